#include "CHTMLParsing.h"
#include <libxml/HTMLparser.h>

static xmlNodePtr node_of(const CHTMLNode *node) { return (xmlNodePtr)node; }
static xmlAttrPtr attribute_of(const CHTMLAttribute *attribute) { return (xmlAttrPtr)attribute; }

CHTMLDocument *chtml_read(const char *bytes, int length) {
  const int options =
      HTML_PARSE_RECOVER | HTML_PARSE_NOERROR | HTML_PARSE_NOWARNING | HTML_PARSE_NONET | HTML_PARSE_NODEFDTD;
  return (CHTMLDocument *)htmlReadMemory(bytes, length, NULL, "UTF-8", options);
}
void chtml_free(CHTMLDocument *document) { xmlFreeDoc((xmlDocPtr)document); }

const CHTMLNode *chtml_first(const CHTMLDocument *document) { return (const CHTMLNode *)((xmlDocPtr)document)->children; }
const CHTMLNode *chtml_next(const CHTMLNode *node) { return (const CHTMLNode *)node_of(node)->next; }
const CHTMLNode *chtml_first_child(const CHTMLNode *node) { return (const CHTMLNode *)node_of(node)->children; }

CHTMLNodeKind chtml_kind(const CHTMLNode *node) {
  switch (node_of(node)->type) {
  case XML_ELEMENT_NODE: return CHTMLNodeElement;
  case XML_TEXT_NODE: case XML_CDATA_SECTION_NODE: return CHTMLNodeText;
  default: return CHTMLNodeOther;
  }
}
const char *chtml_string(const CHTMLNode *node) {
  const int isElement = node_of(node)->type == XML_ELEMENT_NODE;
  return (const char *)(isElement ? node_of(node)->name : node_of(node)->content);
}

const CHTMLAttribute *chtml_first_attribute(const CHTMLNode *element) {
  return (const CHTMLAttribute *)node_of(element)->properties;
}
const CHTMLAttribute *chtml_next_attribute(const CHTMLAttribute *attribute) {
  return (const CHTMLAttribute *)attribute_of(attribute)->next;
}
const char *chtml_attribute_name(const CHTMLAttribute *attribute) { return (const char *)attribute_of(attribute)->name; }
const char *chtml_attribute_value(const CHTMLAttribute *attribute) {
  const xmlNode *value = attribute_of(attribute)->children;
  return value ? (const char *)value->content : NULL;
}
