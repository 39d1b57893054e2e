//! Reads JSON, and classifies the error if it does not fit its type.
//!
//! An error of serde_json is an English sentence and does not give its kind as a value. So a text
//! that was refused is read a second time, through the deserializer of `recording`, which records
//! the kind.

mod recording;

use std::{cell::Cell, fmt};

use serde::{Deserializer, de::DeserializeOwned};
use serde_json::Value;
use serde_path_to_error::{Segment, Track};

pub use self::recording::JsonErrorKind;
use self::recording::Recording;

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

/// Reads a whole text.
pub fn from_slice<T: DeserializeOwned>(text: &[u8]) -> Result<T, JsonError> {
    serde_json::from_slice(text).or_else(|_| {
        let mut reader = serde_json::Deserializer::from_slice(text);
        let value = read(&mut reader)?;
        reader.end().map(|()| value).map_err(|error| JsonError {
            kind: JsonErrorKind::Malformed,
            error: serde_path_to_error::Error::new(Track::new().path(), error),
        })
    })
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
