//! Makes the generated part of kontor-client from the document of the contract.

use std::collections::BTreeSet;

use progenitor_impl::{GenerationSettings, Generator, HooksMode, InterfaceStyle, TypeImpl};
use quote::quote;
use serde_json::json;
use syn::{
    File, ImplItem, Item, ItemImpl, ItemMod, Path, Type,
    visit::{self, Visit},
};

mod document;
mod unknown;

/// The document that all is made from.
pub const DOCUMENT: &str =
    concat!(env!("CARGO_MANIFEST_DIR"), "/../../../openapi/openapi-3.0.json");

/// The folder of what is made.
pub const CONTRACT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../src/contract");

/// The files of the folder, by name.
pub fn files(document: &str) -> Vec<(&'static str, String)> {
    let document =
        document::prepared(serde_json::from_str(document).expect("the document is JSON"));
    let document = serde_json::from_value(document).expect("the document is OpenAPI 3.0");
    let code = Generator::new(&settings())
        .generate_tokens(&document)
        .expect("the document is one that the generator can take");
    let mut root: File = syn::parse2(code).expect("the generator writes Rust");

    let operations = take_module(&mut root.items, "builder");
    let mut types = take_module(&mut root.items, "types");
    root.items.retain(|item| !matches!(item, Item::Mod(module) if module.ident == "prelude"));
    keep_builders_of_bodies(&mut types, &operations);
    unknown::make_room(&mut types);
    root.items.insert(
        0,
        syn::parse_quote!(
            pub mod builder;
        ),
    );
    root.items.insert(
        1,
        syn::parse_quote!(
            pub mod types;
        ),
    );
    let head = |says: &str, items: Vec<Item>| {
        let file = prettyplease::unparse(&syn::parse_quote!(#(#items)*));
        format!(
            "//! {says}\n// Generated from openapi/openapi-3.0.json: change that and run `make clients`.\n\n{file}"
        )
    };
    vec![
        ("mod.rs", head("The contract: its operations, as methods of [`Client`].", root.items)),
        (
            "builder.rs",
            head("The calls of the operations: parameters by name, then `send`.", operations),
        ),
        ("types.rs", head("The types of the contract.", types)),
    ]
}

/// Calls with named parameters, for a later version of the contract may add some.
fn settings() -> GenerationSettings {
    let mut settings = GenerationSettings::default();
    let time = serde_json::from_value(json!({ "type": "string", "format": "date-time" }))
        .expect("this is a schema");
    settings
        .with_interface(InterfaceStyle::Builder)
        .with_hooks(HooksMode::Expected)
        .with_inner_type(quote!(crate::session::Session))
        .with_derive("PartialEq")
        .with_conversion(
            time,
            "crate::Timestamp",
            [TypeImpl::Display, TypeImpl::FromStr].into_iter(),
        );
    settings
}

/// Takes a module out, to become a file.
fn take_module(items: &mut Vec<Item>, name: &str) -> Vec<Item> {
    let is_it = |item: &Item| matches!(item, Item::Mod(module) if module.ident == name);
    let at = items.iter().position(is_it).expect("the generator writes this module");
    let Item::Mod(ItemMod { content: Some((_, items)), .. }) = items.remove(at) else {
        unreachable!("what was found is a module, and the generator writes it inline")
    };
    items
}

/// Builders of what is only read would be half of the code.
fn keep_builders_of_bodies(types: &mut Vec<Item>, operations: &[Item]) {
    let mut bodies = Bodies::default();
    operations.iter().for_each(|item| bodies.visit_item(item));
    let mut builders = take_module(types, "builder");
    builders.retain(|item| match item {
        Item::Struct(item) => bodies.0.contains(&item.ident.to_string()),
        Item::Impl(item) => bodies.0.contains(&last_name(&item.self_ty)),
        _ => true,
    });
    types.retain(|item| match item {
        Item::Impl(item) if begins_builder(item) => bodies.0.contains(&last_name(&item.self_ty)),
        _ => true,
    });
    types.push(syn::parse_quote! {
        /// Builders of what is sent.
        pub mod builder { #(#builders)* }
    });
}

/// The names of types whose builders the operations use.
#[derive(Default)]
struct Bodies(BTreeSet<String>);

impl Visit<'_> for Bodies {
    fn visit_path(&mut self, path: &Path) {
        let parts: Vec<String> = path.segments.iter().map(|part| part.ident.to_string()).collect();
        if let [types, builder, body] = &parts[..]
            && types == "types"
            && builder == "builder"
        {
            self.0.insert(body.clone());
        }
        visit::visit_path(self, path);
    }
}

fn begins_builder(item: &ItemImpl) -> bool {
    item.trait_.is_none()
        && matches!(&item.items[..], [ImplItem::Fn(method)] if method.sig.ident == "builder")
}

fn last_name(kind: &Type) -> String {
    match kind {
        Type::Path(path) => {
            path.path.segments.last().map(|part| part.ident.to_string()).unwrap_or_default()
        }
        _ => String::new(),
    }
}
