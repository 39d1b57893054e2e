//! Reads JSON, and classifies the error if it does not fit its type.
//!
//! An error of serde_json is an English sentence and does not give its kind as a value. So a text
//! that was refused is read a second time, through the deserializer of [`recording`], which records
//! the kind. That deserializer is also stricter: it takes no list in the place of an object.
//!
//! What is hashed, and requests that are compared, are written in one form by [`canonical`].
//!
//! This crate must not know what the JSON means.

pub mod canonical;
mod fault;
mod numbers;
mod recording;
mod strict_value;
mod words;

use std::{
    cell::Cell,
    fmt,
    io::{self, BufRead},
};

use serde::{Deserializer, de::DeserializeOwned};
use serde_json::Value;
use serde_path_to_error::{Segment, Track};

use self::recording::Recording;
pub use self::{
    fault::place_of_fault,
    numbers::{in_digits, integers_in_digits},
    recording::JsonErrorKind,
    strict_value::{strict_option, strict_value},
    words::must_be_within,
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

    /// The error in words, with its place.
    pub fn placed(&self) -> String {
        match self.pointer().as_str() {
            "" => self.detail(),
            pointer => format!("at {pointer}, {}", self.detail()),
        }
    }

    /// The error in words, without its place; of a text that is no JSON with line and column.
    pub fn detail(&self) -> String {
        let error = self.error.inner();
        let text = error.to_string();
        if error.is_syntax() || error.is_eof() {
            return match self.kind {
                JsonErrorKind::Malformed => format!("this is no JSON: {text}"),
                kind => words::in_words(kind, &text),
            };
        }
        let place = format!(" at line {} column {}", error.line(), error.column());
        words::in_words(self.kind, text.strip_suffix(&place).unwrap_or(&text))
    }
}

impl fmt::Display for JsonError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&self.placed())
    }
}

/// The text without the byte order mark that some programs put before it (RFC 8259 section 8.1).
pub fn without_mark(text: &[u8]) -> &[u8] {
    text.strip_prefix("\u{feff}".as_bytes()).unwrap_or(text)
}

/// Goes on behind the byte order mark, if the input begins with one.
pub fn skip_mark(input: &mut impl BufRead) -> io::Result<()> {
    let begin = input.fill_buf()?;
    let mark = begin.len() - without_mark(begin).len();
    input.consume(mark);
    Ok(())
}

/// Reads a whole text. A list in the place of an object is refused; serde_json by itself takes the
/// items of the list for the fields of the object, in their order. Only a text with a list in it
/// can be of that kind, so all others are read the short way first.
pub fn from_slice<T: DeserializeOwned>(text: &[u8]) -> Result<T, JsonError> {
    let short = (!text.contains(&b'[')).then(|| serde_json::from_slice(text).ok()).flatten();
    short.map_or_else(|| from_slice_strictly(text), Ok)
}

fn from_slice_strictly<T: DeserializeOwned>(text: &[u8]) -> Result<T, JsonError> {
    let mut reader = serde_json::Deserializer::from_slice(text);
    let read = read(&mut reader).and_then(|value| {
        reader.end().map(|()| value).map_err(|error| JsonError {
            kind: JsonErrorKind::Malformed,
            error: serde_path_to_error::Error::new(Track::new().path(), error),
        })
    });
    read.map_err(|error| true_error::<T>(text, error))
}

/// serde_json calls some values of a wrong type an error of syntax, such as a number in the place
/// of a word. Where the text is JSON nevertheless, reading its value gives the error.
fn true_error<T: DeserializeOwned>(text: &[u8], error: JsonError) -> JsonError {
    if error.kind != JsonErrorKind::Malformed || !error.error.inner().is_syntax() {
        return error;
    }
    let value = serde_json::from_slice(text).ok();
    value.and_then(|value| from_value::<T>(value).err()).unwrap_or(error)
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

/// JSON pointer to the first place where a given object is not of the published form. A field of it
/// that is null, and that the published form leaves out, is left out as well.
pub fn first_difference_from_form(given: &Value, published: &Value) -> Option<String> {
    let (Value::Object(fields), Value::Object(known)) = (given, published) else {
        return first_difference(given, published);
    };
    let is_said = |(name, field): &(&String, &Value)| !field.is_null() || known.contains_key(*name);
    let said = fields.iter().filter(is_said).map(|(name, field)| (name.clone(), field.clone()));
    first_difference(&Value::Object(said.collect()), published)
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

    #[expect(dead_code, reason = "only its errors are looked at")]
    #[derive(Debug, Deserialize)]
    #[serde(deny_unknown_fields)]
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

    #[expect(dead_code, reason = "only its errors are looked at")]
    #[derive(Debug, Deserialize)]
    struct Place {
        seat: u8,
    }

    #[test]
    fn one_byte_order_mark_is_no_part_of_a_text() {
        let mark = "\u{feff}";
        for (text, rest) in [("", ""), ("{}", "{}"), ("\u{feff}{}", "{}"), ("\u{feff}", "")] {
            let mut input = text.as_bytes();
            skip_mark(&mut input).unwrap();
            assert_eq!((input, without_mark(text.as_bytes())), (rest.as_bytes(), rest.as_bytes()));
        }
        let twice = mark.repeat(2);
        assert_eq!(without_mark(twice.as_bytes()), mark.as_bytes());
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

    /// All that bodies can be made of, with a name for each.
    #[derive(Debug, Default, Deserialize)]
    #[serde(default, deny_unknown_fields)]
    struct AllTypes {
        byte: u8,
        number: Option<u64>,
        signed: i64,
        fraction: f64,
        from_one: Option<std::num::NonZeroU16>,
        flag: bool,
        text: String,
        bot: Option<Bot>,
        list: Vec<u8>,
        pair: Option<(u8, u8)>,
        four: [u8; 4],
        named: std::collections::BTreeMap<String, u8>,
        inner: Option<Place>,
        tagged: Option<Tagged>,
        nothing: (),
    }

    #[expect(dead_code, reason = "only its errors are looked at")]
    #[derive(Debug, Deserialize)]
    #[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
    enum Tagged {
        Bid { amount: u32 },
    }

    fn detail(text: &str) -> String {
        from_slice::<AllTypes>(text.as_bytes()).unwrap_err().detail()
    }

    #[test]
    fn an_error_says_in_words_of_json_what_must_stand_there() {
        for (text, expected) in [
            (
                r#"{"byte":"x, expected"}"#,
                "an integer from 0 to 255, and not the text \"x, expected\"",
            ),
            (r#"{"byte":300}"#, "an integer from 0 to 255, and not the number 300"),
            (r#"{"byte":1.5}"#, "an integer from 0 to 255, and not the number 1.5"),
            (r#"{"byte":null}"#, "an integer from 0 to 255, and not null"),
            (r#"{"byte":[]}"#, "an integer from 0 to 255, and not a list"),
            (r#"{"number":{}}"#, "an integer from 0 to 18446744073709551615, and not an object"),
            (r#"{"from_one":0}"#, "an integer from 1 to 65535, and not the number 0"),
            (r#"{"fraction":true}"#, "a number, and not true"),
            (r#"{"flag":0}"#, "true or false, and not the number 0"),
            (r#"{"text":7}"#, "a text, and not the number 7"),
            (r#"{"bot":7}"#, "a text, and not the number 7"),
            (r#"{"list":7}"#, "a list, and not the number 7"),
            (r#"{"pair":[1]}"#, "a list of 2 items, and has 1"),
            (r#"{"named":[]}"#, "an object, and not a list"),
            (r#"{"inner":"x"}"#, "an object, and not the text \"x\""),
            (r#"{"tagged":"x"}"#, "an object, and not the text \"x\""),
            (
                r#"{"tagged":{"type":"bid","amount":-1}}"#,
                "an integer from 0 to 4294967295, and not the number -1",
            ),
        ] {
            assert_eq!(detail(text), format!("this must be {expected}"), "{text}");
        }
        for (text, expected) in [
            (r#"{"pair":[1,2,3]}"#, "this list has too many items"),
            (r#"{"inner":{}}"#, "the field `seat` is missing"),
            (r#"{"byte":1,"byte":1}"#, "the field `byte` is given twice"),
            (r#"{"bot":"wise"}"#, "the value `wise` is unknown here; it must be `greedy`"),
            (
                r#"{"tagged":{"type":"bid","amount":1,"x":1}}"#,
                "the field `x` is unknown here; it must be `amount`",
            ),
            ("{", "this is no JSON: EOF while parsing an object at line 1 column 1"),
            (r#"{"bot": @}"#, "this is no JSON: expected value at line 1 column 9"),
        ] {
            assert_eq!(detail(text), expected, "{text}");
        }
    }

    #[test]
    fn no_error_speaks_of_types_of_rust() {
        let fields = [
            "byte", "number", "signed", "fraction", "from_one", "flag", "text", "bot", "list",
            "pair", "four", "named", "inner", "tagged", "nothing",
        ];
        let values = [
            "1",
            "-1",
            "1.5",
            "1e300",
            "true",
            "null",
            "\"x\"",
            "[]",
            "[[]]",
            "[1,2,3,4,5]",
            "{}",
            "{\"x\":\"x\"}",
            "{\"type\":3}",
            "{\"type\":\"x\"}",
        ];
        let texts =
            fields.iter().flat_map(|field| values.map(|value| format!("{{\"{field}\":{value}}}")));
        let mut refused = 0;
        for text in texts {
            let value: Value = serde_json::from_str(&text).unwrap();
            let errors = [from_slice::<AllTypes>(text.as_bytes()), from_value::<AllTypes>(value)];
            let [of_text, of_value] = errors.map(|error| error.err().map(|error| error.detail()));
            assert_eq!(of_text, of_value, "{text}");
            let Some(detail) = of_text else { continue };
            refused += 1;
            let is_of_rust = |word: &str| {
                [
                    "struct", "enum", "variant", "tuple", "sequence", "map", "unit", "string",
                    "invalid",
                ]
                .contains(&word)
                    || word.len() < 4
                        && word.starts_with(['u', 'i', 'f'])
                        && word.ends_with(|c: char| c.is_ascii_digit())
            };
            let words = detail.split(|c: char| !c.is_ascii_alphanumeric());
            assert_eq!(
                words.filter(|word| is_of_rust(word)).collect::<Vec<_>>(),
                [""; 0],
                "{text}: {detail}"
            );
        }
        assert!(refused > 100, "{refused}");
    }
}
