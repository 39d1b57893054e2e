//! Room for what a newer server says: each union and each enumeration gets a variant for what it
//! does not know, and each enumeration the list of what it knows.

use quote::{ToTokens, format_ident, quote};
use syn::{
    Arm, Expr, Field, Ident, ImplItem, Item, ItemEnum, ItemImpl, Lit, Meta, Type, parse_quote,
    visit_mut::{self, VisitMut},
};

/// Types that are handed out as copies.
const COPIED: &[&str] = &["bool", "i32", "i64", "u32", "u64", "Timestamp"];

/// Gives every enum of the module its variant for what is not known.
pub fn make_room(items: &mut Vec<Item>) {
    let mut enumerations = Vec::new();
    let mut accessors = Vec::new();
    for item in items.iter_mut() {
        let Item::Enum(item) = item else { continue };
        match tag(item) {
            Some(tag) => accessors.push(extend_union(item, &tag)),
            None => {
                accessors.push(extend_enumeration(item));
                enumerations.push(item.ident.clone());
            }
        }
    }
    for item in items.iter_mut() {
        if let Item::Impl(item) = item
            && enumerations.iter().any(|name| is_of(item, name))
        {
            TextForms.visit_item_impl_mut(item);
        }
    }
    items.extend(accessors);
}

/// The field that tells the variants of a union apart.
fn tag(item: &ItemEnum) -> Option<String> {
    let serde = item.attrs.iter().filter(|attribute| attribute.path().is_ident("serde"));
    let mut found = None;
    for attribute in serde {
        attribute
            .parse_nested_meta(|meta| {
                let value: Lit = meta.value()?.parse()?;
                if let (true, Lit::Str(value)) = (meta.path.is_ident("tag"), value) {
                    found = Some(value.value());
                }
                Ok(())
            })
            .expect("attributes of generated unions have values");
    }
    found
}

/// A variant with the tag, the fields that all variants have, and the rest as JSON; and access to
/// the former.
fn extend_union(item: &mut ItemEnum, tag: &str) -> Item {
    let shared = shared_fields(item);
    let field_of_tag = field_name(tag);
    let known: Vec<(&Ident, String)> =
        item.variants.iter().map(|variant| (&variant.ident, value_of(variant))).collect();
    let of_tag = known.iter().map(|(variant, value)| quote!(Self::#variant { .. } => #value,));
    let names: Vec<&Ident> = item.variants.iter().map(|variant| &variant.ident).collect();
    let of_shared = shared.iter().map(|field| {
        let (name, kind) = (&field.ident, &field.ty);
        let documentation = field.attrs.iter().filter(|attribute| attribute.path().is_ident("doc"));
        let all = quote!(#(Self::#names { #name, .. })|* | Self::Unknown { #name, .. });
        let (kind, value) = if is_copied(kind) {
            (quote!(#kind), quote!(*#name))
        } else {
            (quote!(&#kind), quote!(#name))
        };
        quote!(#(#documentation)* pub fn #name(&self) -> #kind { match self { #all => #value } })
    });
    let (union, says) = (&item.ident, format!(" The `{tag}` that tells it apart."));
    let accessors = parse_quote! {
        impl #union {
            #[doc = #says]
            pub fn #field_of_tag(&self) -> &str {
                match self { #(#of_tag)* Self::Unknown { #field_of_tag, .. } => #field_of_tag }
            }
            #(#of_shared)*
        }
    };
    item.variants.push(parse_quote! {
        /// What this client does not know yet.
        #[serde(untagged)]
        Unknown {
            #[doc = #says]
            #[serde(rename = #tag)]
            #field_of_tag: ::std::string::String,
            #(#shared,)*
            /// The other fields.
            #[serde(flatten)]
            rest: ::serde_json::Map<::std::string::String, ::serde_json::Value>,
        }
    });
    accessors
}

/// The fields that all variants have, with the same type.
fn shared_fields(item: &ItemEnum) -> Vec<Field> {
    let text = |kind: &Type| kind.to_token_stream().to_string();
    let mut variants = item.variants.iter().map(|variant| &variant.fields);
    let mut shared: Vec<Field> = variants.next().into_iter().flatten().cloned().collect();
    for variant in variants {
        shared.retain(|field| {
            variant
                .iter()
                .any(|other| other.ident == field.ident && text(&other.ty) == text(&field.ty))
        });
    }
    shared
}

/// A variant with the value as it came; and the values that are known.
fn extend_enumeration(item: &mut ItemEnum) -> Item {
    assert!(
        item.variants.iter().all(|variant| variant.fields.is_empty()),
        "{} is a union without a tag",
        item.ident
    );
    for attribute in item.attrs.iter_mut().filter(|attribute| attribute.path().is_ident("derive")) {
        let Meta::List(derive) = &mut attribute.meta else { continue };
        let without_copy = derive
            .tokens
            .to_string()
            .split(',')
            .filter(|name| name.trim() != "Copy")
            .collect::<Vec<_>>()
            .join(",");
        derive.tokens = without_copy.parse().expect("a list of derives stays one without a name");
    }
    item.variants.iter_mut().for_each(|variant| TextForms.visit_ident_mut(&mut variant.ident));
    let (name, known) = (&item.ident, item.variants.iter().map(|variant| &variant.ident));
    let list = parse_quote! {
        impl #name {
            /// All values that this client knows, in the order of the contract.
            pub const KNOWN: &'static [Self] = &[#(Self::#known),*];
        }
    };
    item.variants.push(parse_quote! {
        /// What this client does not know yet.
        #[serde(untagged)]
        Unknown(::std::string::String)
    });
    list
}

/// Carries the variant into `Display` and `FromStr` of an enumeration. A value of the contract that
/// has its name gives way.
struct TextForms;

impl VisitMut for TextForms {
    fn visit_ident_mut(&mut self, name: &mut Ident) {
        if name == "Unknown" {
            *name = format_ident!("Unknown_");
        }
    }

    fn visit_expr_match_mut(&mut self, node: &mut syn::ExprMatch) {
        visit_mut::visit_expr_match_mut(self, node);
        let arm: Arm = match node.arms.last() {
            Some(arm) if matches!(arm.pat, syn::Pat::Wild(_)) => {
                node.arms.pop();
                parse_quote!(_ => Ok(Self::Unknown(value.to_owned())),)
            }
            Some(_) | None => {
                if let Expr::Unary(of) = &*node.expr {
                    node.expr = of.expr.clone();
                }
                parse_quote!(Self::Unknown(value) => f.write_str(value),)
            }
        };
        node.arms.push(arm);
    }
}

fn is_of(item: &ItemImpl, name: &Ident) -> bool {
    let has_methods = item.items.iter().any(|item| matches!(item, ImplItem::Fn(_)));
    has_methods && matches!(&*item.self_ty, Type::Path(path) if path.path.is_ident(name))
}

/// What the tag of a variant says.
fn value_of(variant: &syn::Variant) -> String {
    let mut value = None;
    for attribute in variant.attrs.iter().filter(|attribute| attribute.path().is_ident("serde")) {
        attribute
            .parse_nested_meta(|meta| {
                let text: syn::LitStr = meta.value()?.parse()?;
                if meta.path.is_ident("rename") {
                    value = Some(text.value());
                }
                Ok(())
            })
            .expect("attributes of generated variants have values");
    }
    value.expect("the generator names the tag of each variant")
}

/// As the generator names fields that are words of the language.
fn field_name(tag: &str) -> Ident {
    syn::parse_str(tag).unwrap_or_else(|_| format_ident!("{tag}_"))
}

fn is_copied(kind: &Type) -> bool {
    let last = |kind: &Type| match kind {
        Type::Path(path) => path.path.segments.last().cloned(),
        _ => None,
    };
    let Some(outer) = last(kind) else { return false };
    let inner = match &outer.arguments {
        syn::PathArguments::AngleBracketed(arguments) if outer.ident == "Option" => {
            match arguments.args.first() {
                Some(syn::GenericArgument::Type(inner)) => last(inner),
                _ => None,
            }
        }
        _ => Some(outer),
    };
    inner.is_some_and(|kind| COPIED.iter().any(|copied| kind.ident == copied))
}
