//! Reads JSON, and classifies the error if it does not fit its type.
//!
//! An error of serde_json is an English sentence and does not give its kind as a value. So a text
//! that was refused is read a second time, through the deserializer of `recording`, which records
//! the kind. That deserializer is also stricter: it takes no list in the place of an object.

mod numbers;
mod recording;
mod strict_value;

use std::{cell::Cell, fmt};

use serde::{Deserializer, de::DeserializeOwned};
use serde_json::Value;
use serde_path_to_error::{Segment, Track};

use self::recording::Recording;
pub use self::{
    numbers::{in_digits, integers_in_digits},
    recording::JsonErrorKind,
    strict_value::{strict_option, strict_value},
};

/// JSON that does not fit its type.
#[derive(Debug)]
pub struct JsonError {
    /// What is wrong.
    pub kind: JsonErrorKind,
    error: serde_path_to_error::Error<serde_json::Error>,
}

impl JsonError {
    /// JSON pointer (RFC 6901) to the value at fault, or to the field that is missing or repeated.
    pub fn pointer(&self) -> String {
        let place = self.error.path().iter().map(|segment| match segment {
            Segment::Seq { index } => format!("/{index}"),
            Segment::Map { key } => format!("/{}", key.replace('~', "~0").replace('/', "~1")),
            Segment::Enum { .. } | Segment::Unknown => String::new(),
        });
        let field = match self.kind {
            // The path ends with the object.
            JsonErrorKind::MissingField(field) | JsonErrorKind::DuplicateField(field) => {
                format!("/{field}")
            }
            _ => String::new(),
        };
        place.chain([field]).collect()
    }

    /// The error in words, without its place.
    pub fn detail(&self) -> String {
        self.error.inner().to_string()
    }
}

impl fmt::Display for JsonError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.error.fmt(out)
    }
}

/// The text without the byte order mark that some programs put before it (RFC 8259 section 8.1).
pub fn without_mark(text: &[u8]) -> &[u8] {
    text.strip_prefix("\u{feff}".as_bytes()).unwrap_or(text)
}

/// Reads a whole text. A list in the place of an object is refused; serde_json by itself takes the
/// items of the list for the fields of the object, in their order. Only a text with a list in it
/// can be of that kind, so all others are read the short way first.
pub fn from_slice<T: DeserializeOwned>(text: &[u8]) -> Result<T, JsonError> {
    let short = (!text.contains(&b'[')).then(|| serde_json::from_slice(text).ok()).flatten();
    short.map_or_else(|| from_slice_strictly(text), Ok)
}

fn from_slice_strictly<T: DeserializeOwned>(text: &[u8]) -> Result<T, JsonError> {
    {
        let mut reader = serde_json::Deserializer::from_slice(text);
        let value = read(&mut reader)?;
        reader.end().map(|()| value).map_err(|error| JsonError {
            kind: JsonErrorKind::Malformed,
            error: serde_path_to_error::Error::new(Track::new().path(), error),
        })
    }
}

/// Reads a value that was parsed before.
pub fn from_value<T: DeserializeOwned>(value: Value) -> Result<T, JsonError> {
    read(value)
}

fn read<'de, D: Deserializer<'de, Error = serde_json::Error>, T: DeserializeOwned>(
    source: D,
) -> Result<T, JsonError> {
    let (kind, mut track) = (Cell::new(None), Track::new());
    let source = serde_path_to_error::Deserializer::new(source, &mut track);
    T::deserialize(Recording::new(source, &kind)).map_err(|found| {
        let error = found.record(&kind);
        let kind = match kind.get() {
            Some(kind) => kind,
            // The errors that serde_json itself finds are errors of syntax or values of another
            // type.
            None if error.is_data() => JsonErrorKind::WrongType,
            None => JsonErrorKind::Malformed,
        };
        JsonError { kind, error: serde_path_to_error::Error::new(track.path(), error) }
    })
}

/// JSON pointer to the first place where the given value differs from the known one.
pub fn first_difference(given: &Value, known: &Value) -> Option<String> {
    match (given, known) {
        (Value::Object(given), Value::Object(known)) => given.iter().find_map(|(name, inner)| {
            let rest = known
                .get(name)
                .map_or(Some(String::new()), |known| first_difference(inner, known))?;
            Some(format!("/{}{rest}", name.replace('~', "~0").replace('/', "~1")))
        }),
        (Value::Array(given), Value::Array(known)) if given.len() == known.len() => {
            let mut items = given.iter().zip(known).enumerate();
            items.find_map(|(index, (given, known))| {
                Some(format!("/{index}{}", first_difference(given, known)?))
            })
        }
        (given, known) => (given != known).then(String::new),
    }
}

#[cfg(test)]
mod tests {
    use serde::Deserialize;

    use super::*;

    #[derive(Debug, Deserialize)]
    #[serde(deny_unknown_fields)]
    #[expect(dead_code, reason = "only the errors of reading it matter")]
    struct Table {
        seats: u8,
        #[serde(default)]
        bot: Option<Bot>,
        #[serde(default)]
        places: Vec<Place>,
        #[serde(default)]
        pair: Option<(u8, u8)>,
    }

    #[derive(Debug, Deserialize)]
    #[serde(rename_all = "snake_case")]
    enum Bot {
        Greedy,
    }

    #[derive(Debug, Deserialize)]
    #[expect(dead_code, reason = "only the errors of reading it matter")]
    struct Place {
        seat: u8,
    }

    #[test]
    fn an_error_has_its_kind_and_place() {
        for (text, kind, pointer) in [
            ("{", JsonErrorKind::Malformed, ""),
            (r#"{ "seats": 3 } more"#, JsonErrorKind::Malformed, ""),
            ("{}", JsonErrorKind::MissingField("seats"), "/seats"),
            (r#"{ "seats": 3, "seats": 3 }"#, JsonErrorKind::DuplicateField("seats"), "/seats"),
            (r#"{ "seats": 3, "colour": 1 }"#, JsonErrorKind::UnknownField, "/colour"),
            (r#"{ "seats": "three" }"#, JsonErrorKind::WrongType, "/seats"),
            (r#"{ "seats": 300 }"#, JsonErrorKind::InvalidValue, "/seats"),
            (r#"{ "seats": 3, "bot": "wise" }"#, JsonErrorKind::UnknownVariant, "/bot"),
            (r#"{ "seats": 3, "pair": [1] }"#, JsonErrorKind::InvalidLength, "/pair"),
            (r#"{ "seats": 3, "places": [[2]] }"#, JsonErrorKind::WrongType, "/places/0"),
            (r#"[3, null, [], null]"#, JsonErrorKind::WrongType, ""),
            (
                r#"{ "seats": 3, "places": [{}] }"#,
                JsonErrorKind::MissingField("seat"),
                "/places/0/seat",
            ),
        ] {
            let error = from_slice::<Table>(text.as_bytes()).unwrap_err();
            assert_eq!((error.kind, error.pointer().as_str()), (kind, pointer), "{text}");
            let Ok(value) = serde_json::from_str(text) else { continue };
            let Err(error) = from_value::<Table>(value) else { continue };
            assert_eq!(
                (error.kind, error.pointer().as_str()),
                (kind, pointer),
                "{text} as a value"
            );
        }
    }

    #[test]
    fn a_list_with_too_many_items_is_too_long() {
        let table = serde_json::json!({ "seats": 3, "pair": [1, 2, 3] });
        let error = from_value::<Table>(table).unwrap_err();
        assert_eq!((error.kind, error.pointer().as_str()), (JsonErrorKind::InvalidLength, "/pair"));
    }

    #[test]
    fn the_text_of_an_error_is_that_of_serde_json() {
        let text = r#"{ "seats": "three" }"#;
        let expected = serde_json::from_str::<Table>(text).unwrap_err().to_string();
        assert_eq!(from_slice::<Table>(text.as_bytes()).unwrap_err().detail(), expected);
    }
}
