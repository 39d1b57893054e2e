//! A deserializer around another that records the kind of an error.
//!
//! It stands between serde_json and the type that is read. The type makes its errors through
//! serde's error trait, whose functions name the kind, so these errors are a [`ClassifiedError`].
//! serde_json knows only its own error type, which has no kind, and adds line and column to it. So
//! the kind is recorded in a cell whenever an error is handed from the type to serde_json.

use std::{cell::Cell, fmt};

use serde::{
    Deserializer,
    de::{
        self, DeserializeSeed, EnumAccess, Expected, MapAccess, SeqAccess, Unexpected,
        VariantAccess, Visitor,
    },
};

/// What is wrong with JSON that does not fit its type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum JsonErrorKind {
    /// It is not JSON, or its type refuses it for another reason, which the text gives.
    Malformed,
    /// An object lacks this field.
    MissingField(&'static str),
    /// An object has a field that is not known.
    UnknownField,
    /// An object has this field twice.
    DuplicateField(&'static str),
    /// A value is of another type.
    WrongType,
    /// A value is not one of the listed words.
    UnknownVariant,
    /// A value lies outside of its range.
    InvalidValue,
    /// A text or list is too long or too short.
    InvalidLength,
}

/// An error of serde_json with its kind. An error that comes from serde_json has no kind: either
/// the kind was recorded before, or serde_json itself has found the error.
#[derive(Debug)]
pub(super) struct ClassifiedError<E> {
    kind: Option<JsonErrorKind>,
    error: E,
}

impl<E> ClassifiedError<E> {
    fn unclassified(error: E) -> Self {
        ClassifiedError { kind: None, error }
    }

    fn of(kind: JsonErrorKind, error: E) -> Self {
        ClassifiedError { kind: Some(kind), error }
    }

    /// Records the kind, unless one was recorded before, and returns the error of serde_json.
    pub(super) fn record(self, kind: &Cell<Option<JsonErrorKind>>) -> E {
        kind.set(kind.get().or(self.kind));
        self.error
    }
}

impl<E: fmt::Display> fmt::Display for ClassifiedError<E> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.error.fmt(out)
    }
}

impl<E: std::error::Error> std::error::Error for ClassifiedError<E> {}

impl<E: de::Error> de::Error for ClassifiedError<E> {
    fn custom<T: fmt::Display>(what: T) -> Self {
        ClassifiedError::of(JsonErrorKind::Malformed, E::custom(what))
    }

    fn invalid_type(found: Unexpected<'_>, expected: &dyn Expected) -> Self {
        ClassifiedError::of(JsonErrorKind::WrongType, E::invalid_type(found, expected))
    }

    fn invalid_value(found: Unexpected<'_>, expected: &dyn Expected) -> Self {
        ClassifiedError::of(JsonErrorKind::InvalidValue, E::invalid_value(found, expected))
    }

    fn invalid_length(length: usize, expected: &dyn Expected) -> Self {
        ClassifiedError::of(JsonErrorKind::InvalidLength, E::invalid_length(length, expected))
    }

    fn unknown_variant(variant: &str, expected: &'static [&'static str]) -> Self {
        ClassifiedError::of(JsonErrorKind::UnknownVariant, E::unknown_variant(variant, expected))
    }

    fn unknown_field(field: &str, expected: &'static [&'static str]) -> Self {
        ClassifiedError::of(JsonErrorKind::UnknownField, E::unknown_field(field, expected))
    }

    fn missing_field(field: &'static str) -> Self {
        ClassifiedError::of(JsonErrorKind::MissingField(field), E::missing_field(field))
    }

    fn duplicate_field(field: &'static str) -> Self {
        ClassifiedError::of(JsonErrorKind::DuplicateField(field), E::duplicate_field(field))
    }
}

/// Wraps a deserializer, a visitor, a seed, or the access to a list, object or variant, and records
/// the kind of an error that passes.
pub(super) struct Recording<'k, T> {
    inner: T,
    kind: &'k Cell<Option<JsonErrorKind>>,
}

impl<'k, T> Recording<'k, T> {
    /// Wraps `inner`; the kind of an error goes to `kind`.
    pub(super) fn new(inner: T, kind: &'k Cell<Option<JsonErrorKind>>) -> Self {
        Recording { inner, kind }
    }

    fn around<U>(&self, inner: U) -> Recording<'k, U> {
        Recording { inner, kind: self.kind }
    }
}

/// Calls the wrapped deserializer with a wrapped visitor.
macro_rules! deserialize {
    ($($method:ident($($name:ident: $Type:ty),*))*) => {$(
        fn $method<V: Visitor<'de>>(self, $($name: $Type,)* visitor: V) -> Result<V::Value, Self::Error> {
            let visitor = self.around(visitor);
            self.inner.$method($($name,)* visitor).map_err(ClassifiedError::unclassified)
        }
    )*};
}

impl<'de, D: Deserializer<'de>> Deserializer<'de> for Recording<'_, D> {
    type Error = ClassifiedError<D::Error>;

    deserialize! {
        deserialize_any() deserialize_bool() deserialize_char() deserialize_str() deserialize_string() deserialize_bytes()
        deserialize_i8() deserialize_i16() deserialize_i32() deserialize_i64() deserialize_i128()
        deserialize_u8() deserialize_u16() deserialize_u32() deserialize_u64() deserialize_u128()
        deserialize_f32() deserialize_f64() deserialize_byte_buf() deserialize_option() deserialize_unit()
        deserialize_seq() deserialize_map() deserialize_identifier() deserialize_ignored_any()
        deserialize_unit_struct(name: &'static str)
        deserialize_newtype_struct(name: &'static str)
        deserialize_tuple(length: usize)
        deserialize_tuple_struct(name: &'static str, length: usize)
        deserialize_enum(name: &'static str, variants: &'static [&'static str])
    }

    /// An object, and no list of the values of its fields, which serde_json would take as well.
    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _name: &'static str,
        _fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Self::Error> {
        self.deserialize_map(visitor)
    }

    fn is_human_readable(&self) -> bool {
        self.inner.is_human_readable()
    }
}

/// Calls the wrapped visitor with a value.
macro_rules! visit {
    ($($method:ident($($value:ident: $Type:ty)?))*) => {$(
        fn $method<E: de::Error>(self, $($value: $Type)?) -> Result<V::Value, E> {
            self.inner.$method($($value)?).map_err(|found: ClassifiedError<E>| found.record(self.kind))
        }
    )*};
}

/// Calls the wrapped visitor with a wrapped source.
macro_rules! visit_within {
    ($($method:ident $Source:ident)*) => {$(
        fn $method<S: $Source<'de>>(self, source: S) -> Result<V::Value, S::Error> {
            let source = self.around(source);
            self.inner.$method(source).map_err(|found| found.record(self.kind))
        }
    )*};
}

impl<'de, V: Visitor<'de>> Visitor<'de> for Recording<'_, V> {
    type Value = V::Value;

    fn expecting(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.inner.expecting(out)
    }

    visit! {
        visit_bool(value: bool) visit_i64(value: i64) visit_u64(value: u64) visit_f64(value: f64)
        visit_str(value: &str) visit_borrowed_str(value: &'de str) visit_string(value: String) visit_none() visit_unit()
    }

    visit_within! {
        visit_some Deserializer
        visit_newtype_struct Deserializer
        visit_map MapAccess
        visit_enum EnumAccess
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<V::Value, A::Error> {
        let value = self.inner.visit_seq(Recording { inner: &mut items, kind: self.kind });
        if value.is_ok() && items.size_hint().is_some_and(|unread| unread > 0) {
            // serde_json refuses a list that its visitor has not read to the end.
            self.kind.set(Some(JsonErrorKind::InvalidLength));
        }
        value.map_err(|found| found.record(self.kind))
    }
}

impl<'de, S: DeserializeSeed<'de>> DeserializeSeed<'de> for Recording<'_, S> {
    type Value = S::Value;

    fn deserialize<D: Deserializer<'de>>(self, source: D) -> Result<S::Value, D::Error> {
        let source = self.around(source);
        self.inner.deserialize(source).map_err(|found| found.record(self.kind))
    }
}

impl<'de, A: SeqAccess<'de>> SeqAccess<'de> for Recording<'_, A> {
    type Error = ClassifiedError<A::Error>;

    fn next_element_seed<S: DeserializeSeed<'de>>(
        &mut self,
        seed: S,
    ) -> Result<Option<S::Value>, Self::Error> {
        let seed = self.around(seed);
        self.inner.next_element_seed(seed).map_err(ClassifiedError::unclassified)
    }

    fn size_hint(&self) -> Option<usize> {
        self.inner.size_hint()
    }
}

impl<'de, A: MapAccess<'de>> MapAccess<'de> for Recording<'_, A> {
    type Error = ClassifiedError<A::Error>;

    fn next_key_seed<S: DeserializeSeed<'de>>(
        &mut self,
        seed: S,
    ) -> Result<Option<S::Value>, Self::Error> {
        let seed = self.around(seed);
        self.inner.next_key_seed(seed).map_err(ClassifiedError::unclassified)
    }

    fn next_value_seed<S: DeserializeSeed<'de>>(
        &mut self,
        seed: S,
    ) -> Result<S::Value, Self::Error> {
        let seed = self.around(seed);
        self.inner.next_value_seed(seed).map_err(ClassifiedError::unclassified)
    }

    fn size_hint(&self) -> Option<usize> {
        self.inner.size_hint()
    }
}

impl<'de, 'k, A: EnumAccess<'de>> EnumAccess<'de> for Recording<'k, A> {
    type Error = ClassifiedError<A::Error>;
    type Variant = Recording<'k, A::Variant>;

    fn variant_seed<S: DeserializeSeed<'de>>(
        self,
        seed: S,
    ) -> Result<(S::Value, Self::Variant), Self::Error> {
        let seed = self.around(seed);
        let kind = self.kind;
        let (tag, inner) = self.inner.variant_seed(seed).map_err(ClassifiedError::unclassified)?;
        Ok((tag, Recording { inner, kind }))
    }
}

impl<'de, A: VariantAccess<'de>> VariantAccess<'de> for Recording<'_, A> {
    type Error = ClassifiedError<A::Error>;

    fn unit_variant(self) -> Result<(), Self::Error> {
        self.inner.unit_variant().map_err(ClassifiedError::unclassified)
    }

    fn newtype_variant_seed<S: DeserializeSeed<'de>>(
        self,
        seed: S,
    ) -> Result<S::Value, Self::Error> {
        let seed = self.around(seed);
        self.inner.newtype_variant_seed(seed).map_err(ClassifiedError::unclassified)
    }

    fn tuple_variant<V: Visitor<'de>>(
        self,
        length: usize,
        visitor: V,
    ) -> Result<V::Value, Self::Error> {
        let visitor = self.around(visitor);
        self.inner.tuple_variant(length, visitor).map_err(ClassifiedError::unclassified)
    }

    fn struct_variant<V: Visitor<'de>>(
        self,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Self::Error> {
        let visitor = self.around(visitor);
        self.inner.struct_variant(fields, visitor).map_err(ClassifiedError::unclassified)
    }
}
