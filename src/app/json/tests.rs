//! Each kind of error, as serde reports it.

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
        assert_eq!((error.kind, error.pointer().as_str()), (kind, pointer), "{text} as a value");
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
