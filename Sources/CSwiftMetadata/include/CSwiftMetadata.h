#pragma once

#include "Instructions.h"

/// Makes an object of a class known only by its metatype, through the `__allocating_init(frame:)` entry of its method
/// table.
///
/// `init(frame:)` of UIKit's `UIView` is not `required`, so Swift refuses `metatype.init(frame:)`; Apple's UIKit makes
/// registered classes through the Objective-C runtime. Here the slot is looked up by the address that it has in `UIView`'s
/// own table (`implementation`), and called in Swift's calling convention. Depends on the compiler's ABI for native
/// classes; a test guards it.
///
/// - base: metadata of the class that declares the initializer.
/// - implementation: address of the initializer's implementation in `base`.
/// - metatype: metadata of the class to make, `base` or a subclass of it.
/// - returns: the new object, at +1, or NULL when the slot cannot be found.
void *_Nullable cairn_allocating_init_frame(
    const void *_Nonnull base, const void *_Nullable implementation, const void *_Nonnull metatype, double x, double y,
    double width, double height);

/// The same for `init(style:reuseIdentifier:)`: an enumeration's byte and the two words of an optional string.
void *_Nullable cairn_allocating_init_style(
    const void *_Nonnull base, const void *_Nullable implementation, const void *_Nonnull metatype, unsigned char style,
    unsigned long string0, unsigned long string1);

/// The same for initializers that take one optional string: `init(reuseIdentifier:)`.
void *_Nullable cairn_allocating_init_string(
    const void *_Nonnull base, const void *_Nullable implementation, const void *_Nonnull metatype,
    unsigned long string0, unsigned long string1);

// Addresses of implementations, by their mangled names. NULL where the program does not link the class, or where a
// class, its module or the declaration is called otherwise than here: a test asks for each.

/// Address of `UIView.init(frame:)`.
const void *_Nullable cairn_uiview_init_frame(void);

/// Whether `metatype` overrides the method of `base` whose implementation is given. 1 also when the slot cannot be found.
int cairn_overrides(
    const void *_Nonnull base, const void *_Nullable implementation, const void *_Nonnull metatype);

/// Address of `UIView.traitCollectionDidChange(_:)`.
const void *_Nullable cairn_uiview_trait_change(void);

/// Address of the method of `UIResponder` that an editing command's selector names, such as `copy:`; NULL for other
/// selectors.
const void *_Nullable cairn_responder_edit_action(const char *_Nonnull selector);

/// Address of `UIView.draw(_:)`.
const void *_Nullable cairn_uiview_draw(void);

/// Address of `UITableViewCell.init(style:reuseIdentifier:)`.
const void *_Nullable cairn_cell_init_style(void);

/// The same for `init()`.
void *_Nullable cairn_allocating_init(
    const void *_Nonnull base, const void *_Nullable implementation, const void *_Nonnull metatype);

/// Address of `CALayer.init()`.
const void *_Nullable cairn_calayer_init(void);

/// Stores `object` (or NULL) in the weak variable at `field`.
void cairn_weak_assign(void *_Nonnull field, void *_Nullable object);

/// Address of `NSObject.init()`.
const void *_Nullable cairn_nsobject_init(void);

/// The same for initializers that take one value of any type, by its address.
void *_Nullable cairn_allocating_init_any(
    const void *_Nonnull base, const void *_Nullable implementation, const void *_Nonnull metatype,
    const void *_Nonnull value);

/// Address of `CALayer.init(layer:)`.
const void *_Nullable cairn_calayer_init_layer(void);

/// Addresses of `UIViewController.show(_:sender:)` and `UIViewController.showDetailViewController(_:sender:)`.
const void *_Nullable cairn_controller_show(void);
const void *_Nullable cairn_controller_show_detail(void);

/// Address of `UITableViewController.tableView(_:heightForRowAt:)`.
const void *_Nullable cairn_table_controller_height(void);

/// Address of `UITableViewHeaderFooterView.init(reuseIdentifier:)`.
const void *_Nullable cairn_header_init(void);

/// Whether calling a function ends in a trap whatever it is called with, by itself or in a function that it calls: the
/// initializers that a class has no more. 0 where it cannot be told.
int cairn_only_traps(const void *_Nonnull function);

/// Whether a class has no initializer in the place of `implementation`, an initializer of `base`.
int cairn_lacks_init_frame(
    const void *_Nonnull base, const void *_Nullable implementation, const void *_Nonnull metatype);

/// An object of a class that nobody has initialized: what it has from the class of `model` it takes from that object, which
/// must stay; the rest is zero. Must not be freed. NULL where the classes do not fit.
void *_Nullable cairn_hollow(const void *_Nonnull metatype, const void *_Nonnull model);

/// Whether the machine code of `function` calls, or jumps to, `target` directly.
///
/// A requirement that a class leaves to its protocol's default is met by a thunk that calls the default; that tells an
/// implemented optional method from a missing one. The function's end comes from the unwind tables.
///
/// - returns: 1 or 0; -1 where it cannot be told (another processor, no unwind information).
int cairn_calls(const void *_Nonnull function, const void *_Nonnull target);

/// Whether the method table of a class holds `implementation`: no class in between overrides it.
int cairn_holds(const void *_Nonnull metatype, const void *_Nonnull implementation);

/// The defaults of optional methods that answer nothing: of the protocol, and of the classes that conform to it.
typedef struct {
  const void *_Nullable protocol;
  const void *_Nullable controller;
  const void *_Nullable diffable;
} CairnDefaults;

/// `tableView(_:commit:forRowAt:)`.
CairnDefaults cairn_defaults_table_commit(void);
/// `tableView(_:moveRowAt:to:)`.
CairnDefaults cairn_defaults_table_move(void);
/// `collectionView(_:moveItemAt:to:)`.
CairnDefaults cairn_defaults_collection_move(void);

/// The allocating `init(identifier:source:destination:)` of `UIStoryboardSegue`, and a call of a subclass's. The arguments
/// are given away: the string's two words, both controllers retained.
const void *_Nullable cairn_segue_init(void);
void *_Nullable cairn_allocating_init_segue(
    const void *_Nonnull base, const void *_Nullable implementation, const void *_Nonnull metatype,
    unsigned long string0, unsigned long string1, void *_Nonnull source, void *_Nonnull destination);

/// The allocating `init(textAttachment:parentView:textLayoutManager:location:)` of `NSTextAttachmentViewProvider`, and a
/// call of a subclass's. The arguments are given away: the objects retained, the location as its object and its
/// witnesses.
const void *_Nullable cairn_provider_init(void);
void *_Nullable cairn_allocating_init_provider(
    const void *_Nonnull base, const void *_Nullable implementation, const void *_Nonnull metatype,
    void *_Nonnull attachment, void *_Nullable parent, void *_Nullable manager, void *_Nonnull location,
    void *_Nonnull conformance);

/// Puts the methods that the class `overriding` overrides into the method tables of its superclass `base` and of all
/// subclasses that have the superclass's. `plain` is a subclass that overrides nothing.
void cairn_share_overrides(void *_Nonnull base, const void *_Nonnull overriding, const void *_Nonnull plain);

typedef void (*CairnFunctionBody)(void *_Nonnull context, const void *_Nonnull address, const char *_Nonnull name);

/// Calls `body` with every function of the loaded image that contains the address `inside` whose mangled name begins with
/// `prefix` and, where `count` is not 0, whose address is one of `wanted`, which may be that of data. From the symbol table of the image's file;
/// nothing where that has been stripped.
void cairn_each_function(
    const void *_Nonnull inside, const char *_Nonnull prefix, const void *_Nonnull const *_Nullable wanted,
    unsigned long count, void *_Nonnull context, CairnFunctionBody _Nonnull body);

/// The same for functions and variables whose mangled name contains `part` and ends in `suffix`.
void cairn_each_symbol(
    const void *_Nonnull inside, const char *_Nonnull part, const char *_Nonnull suffix, void *_Nonnull context,
    CairnFunctionBody _Nonnull body);

/// Words of a class's metadata, its method table with them; 0 where they cannot be counted.
long cairn_metadata_words(const void *_Nonnull metatype);

/// Puts a function into an entry of the method table of a class, and of the subclasses that have the same one there.
void cairn_replace_method(void *_Nonnull metatype, long slot, const void *_Nonnull implementation);
