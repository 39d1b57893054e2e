//! Texts for people, in every language of the contract.

use std::borrow::Cow;

use serde::Serialize;
use utoipa::{
    PartialSchema, ToSchema,
    openapi::{ObjectBuilder, RefOr, Schema, Type},
};

/// A text for people in every language of the contract. A text of the program is a constant; one
/// that is filled in with values is made of strings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Texts<Text = &'static str> {
    /// In English.
    pub en: Text,
    /// In German.
    pub de: Text,
    /// In French.
    pub fr: Text,
}

impl Texts {
    /// A text in English, German and French.
    pub const fn new(en: &'static str, de: &'static str, fr: &'static str) -> Self {
        Texts { en, de, fr }
    }

    /// What is the same in all languages, such as a title.
    pub const fn same(text: &'static str) -> Self {
        Texts::new(text, text, text)
    }

    /// The texts with something done to each of them.
    pub fn map(self, change: impl Fn(&str) -> String) -> Texts<String> {
        Texts { en: change(self.en), de: change(self.de), fr: change(self.fr) }
    }

    /// Whether the texts have the same parameters, in braces, in any order.
    pub const fn have_same_parameters(&self) -> bool {
        has_parameters_of(self.en, self.de)
            && has_parameters_of(self.de, self.en)
            && has_parameters_of(self.en, self.fr)
            && has_parameters_of(self.fr, self.en)
    }
}

/// An id as it is, and any other text in quotation marks, with an escape for each character that ends
/// them, ends the line or cannot be seen. Within a sentence or a list it is then not taken for a part
/// of it, whatever a player called a place.
pub fn quoted_unless_id(text: &str) -> Cow<'_, str> {
    let is_id = text.bytes().any(|byte| byte != b'-')
        && text.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"_-.".contains(&byte));
    match is_id {
        true => Cow::Borrowed(text),
        false => Cow::Owned(format!("{text:?}")),
    }
}

/// Whether a text has all parameters that another one has.
const fn has_parameters_of(text: &str, other: &str) -> bool {
    let (text, other) = (text.as_bytes(), other.as_bytes());
    let mut at = 0;
    while at < other.len() {
        if other[at] == b'{' && !holds_parameter(text, other, at) {
            return false;
        }
        at += 1;
    }
    true
}

/// Whether a text has the parameter that begins in another one at this byte.
const fn holds_parameter(text: &[u8], other: &[u8], begin: usize) -> bool {
    let mut start = 0;
    while start < text.len() {
        let mut length = 0;
        while start + length < text.len()
            && begin + length < other.len()
            && text[start + length] == other[begin + length]
        {
            if text[start + length] == b'}' {
                return true;
            }
            length += 1;
        }
        start += 1;
    }
    false
}

/// The same for constants and for strings: the contract has one schema for both.
impl<Text> PartialSchema for Texts<Text> {
    fn schema() -> RefOr<Schema> {
        let text = |description: &str| {
            ObjectBuilder::new().schema_type(Type::String).description(Some(description))
        };
        ObjectBuilder::new()
            .description(Some("A text for people in every language of the contract."))
            .property("en", text("In English."))
            .property("de", text("In German."))
            .property("fr", text("In French."))
            .required("en")
            .required("de")
            .required("fr")
            .into()
    }
}

impl<Text> ToSchema for Texts<Text> {
    fn name() -> Cow<'static, str> {
        Cow::Borrowed("Texts")
    }
}
