// libxml2's trees, without its headers: they declare ICU's types, which Foundation declares in another version.
#pragma once

typedef struct CHTMLDocument CHTMLDocument;
typedef struct CHTMLNode CHTMLNode;
typedef struct CHTMLAttribute CHTMLAttribute;

typedef enum { CHTMLNodeOther, CHTMLNodeText, CHTMLNodeElement } CHTMLNodeKind;

/// Reads UTF-8. NULL where there is nothing to read. Call `chtml_free`.
CHTMLDocument *chtml_read(const char *bytes, int length);
void chtml_free(CHTMLDocument *document);

const CHTMLNode *chtml_first(const CHTMLDocument *document);
const CHTMLNode *chtml_next(const CHTMLNode *node);
const CHTMLNode *chtml_first_child(const CHTMLNode *node);
CHTMLNodeKind chtml_kind(const CHTMLNode *node);
/// An element's name or a text's characters, in UTF-8; NULL where there are none. It lives as long as the document.
const char *chtml_string(const CHTMLNode *node);

const CHTMLAttribute *chtml_first_attribute(const CHTMLNode *element);
const CHTMLAttribute *chtml_next_attribute(const CHTMLAttribute *attribute);
const char *chtml_attribute_name(const CHTMLAttribute *attribute);
/// NULL for an attribute without a value.
const char *chtml_attribute_value(const CHTMLAttribute *attribute);
