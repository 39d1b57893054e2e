//! The places of a request that a problem finds at fault.

use serde::Serialize;
use utoipa::ToSchema;

use kontor_json::{JsonError, JsonErrorKind};

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

    /// A part of the body below `root` that does not fit its type.
    pub fn of_json(root: &str, error: &JsonError) -> Self {
        let code = match error.kind {
            JsonErrorKind::Malformed => FieldErrorCode::Malformed,
            JsonErrorKind::MissingField(_) => FieldErrorCode::Missing,
            JsonErrorKind::UnknownField => FieldErrorCode::Unknown,
            JsonErrorKind::DuplicateField(_) => FieldErrorCode::Repeated,
            JsonErrorKind::WrongType => FieldErrorCode::WrongType,
            JsonErrorKind::UnknownVariant => FieldErrorCode::UnknownValue,
            JsonErrorKind::InvalidValue => FieldErrorCode::OutOfRange,
            JsonErrorKind::InvalidLength => FieldErrorCode::WrongLength,
        };
        FieldError::of_body(code, format!("{root}{}", error.pointer()), error.detail())
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
