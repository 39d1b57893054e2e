//! The places of a request that a problem finds at fault.

use serde::Serialize;
use utoipa::ToSchema;

/// What is wrong with a place; new ones may come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum FieldErrorCode {
    /// It must be given.
    Missing,
    /// The contract has no field or parameter of that name here.
    Unknown,
    /// It is given twice.
    Repeated,
    /// It is of another type than the contract gives.
    WrongType,
    /// It is none of the words that the contract lists.
    UnknownValue,
    /// It has too many or too few characters or items.
    WrongLength,
    /// It lies outside of its range.
    OutOfRange,
    /// It is smaller than `min`.
    BelowMinimum,
    /// It is larger than `max`.
    AboveMaximum,
    /// It is not of the form that the contract gives; `detail` says how.
    Malformed,
    /// The rules of the game do not allow it.
    Refused,
}

/// A place in a request that is at fault.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct FieldError {
    /// What is wrong with it, for programs.
    pub code: FieldErrorCode,
    /// JSON pointer (RFC 6901) into the body; null if the fault is not in the body.
    #[schema(example = "/action/amount")]
    pub pointer: Option<String>,
    /// Name of the parameter or header; null if the fault is in the body.
    pub parameter: Option<String>,
    /// What is wrong with it, for people.
    pub detail: String,
    /// The smallest value that would do, where there is a range.
    pub min: Option<i64>,
    /// The largest value that would do, where there is a range.
    pub max: Option<i64>,
}

/// How serde words its errors of shape. There is nothing else to tell them apart by.
const WORDINGS: [(&str, FieldErrorCode); 7] = [
    ("missing field", FieldErrorCode::Missing),
    ("unknown field", FieldErrorCode::Unknown),
    ("duplicate field", FieldErrorCode::Repeated),
    ("unknown variant", FieldErrorCode::UnknownValue),
    ("invalid type", FieldErrorCode::WrongType),
    ("invalid value", FieldErrorCode::OutOfRange),
    ("invalid length", FieldErrorCode::WrongLength),
];

impl FieldError {
    /// A value of the body.
    pub fn of_body(
        code: FieldErrorCode,
        pointer: impl Into<String>,
        detail: impl Into<String>,
    ) -> Self {
        FieldError {
            code,
            pointer: Some(pointer.into()),
            parameter: None,
            detail: detail.into(),
            min: None,
            max: None,
        }
    }

    /// A part of the body below `root` that is not of its shape.
    pub fn of_shape(root: &str, error: &serde_path_to_error::Error<serde_json::Error>) -> Self {
        let (place, text) = (pointer(error.path()), error.inner().to_string());
        let wording = WORDINGS
            .iter()
            .find(|(wording, _)| error.inner().is_data() && text.starts_with(wording));
        let code = wording.map_or(FieldErrorCode::Malformed, |(_, code)| *code);
        let place = match (code, text.split('`').nth(1)) {
            // Of these the path names no more than the object.
            (FieldErrorCode::Missing | FieldErrorCode::Repeated, Some(field)) => {
                format!("{root}{place}/{field}")
            }
            (_, _) => format!("{root}{place}"),
        };
        FieldError::of_body(code, place, text)
    }

    /// A parameter or header.
    pub fn of_parameter(code: FieldErrorCode, parameter: &str, detail: impl Into<String>) -> Self {
        let parameter = Some(parameter.to_owned());
        FieldError { code, pointer: None, parameter, detail: detail.into(), min: None, max: None }
    }

    /// Says which values would do.
    pub fn within(self, min: u64, max: u64) -> Self {
        FieldError { min: i64::try_from(min).ok(), max: i64::try_from(max).ok(), ..self }
    }
}

fn pointer(path: &serde_path_to_error::Path) -> String {
    use serde_path_to_error::Segment;
    let part = |segment: &Segment| match segment {
        Segment::Seq { index } => format!("/{index}"),
        Segment::Map { key } => format!("/{}", key.replace('~', "~0").replace('/', "~1")),
        Segment::Enum { .. } | Segment::Unknown => String::new(),
    };
    path.iter().map(part).collect()
}
