//! The reasons why a call fails.

use std::fmt;

use crate::contract::{
    self, ResponseValue,
    types::{Problem, ProblemCode},
};

/// The reasons why a call fails.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The server answered with a problem.
    #[error(transparent)]
    Problem(#[from] KontorProblem),
    /// The caller's copy is current (304): it was asked for what differs from an ETag.
    #[error("nothing has changed")]
    NotModified,
    /// No response came, from no address and after all tries; the last one is named.
    #[error("no reply came after all tries, the last of which says: {0}")]
    Line(#[source] reqwest::Error),
    /// The response is not in the contract: it may come from a proxy.
    #[error("an unexpected answer: {0}")]
    UnexpectedAnswer(String),
    /// The request could not be encoded.
    #[error("the request could not be written: {0}")]
    Request(String),
    /// So many connections of an event stream broke in a row without a byte.
    #[error("{0} connections in a row broke without a byte")]
    Fruitless(u32),
}

impl Error {
    /// The code of the problem, where the server answered with one.
    pub fn code(&self) -> Option<&ProblemCode> {
        match self {
            Self::Problem(error) => Some(&error.problem.code),
            Self::NotModified
            | Self::Line(_)
            | Self::UnexpectedAnswer(_)
            | Self::Request(_)
            | Self::Fruitless(_) => None,
        }
    }
}

/// A problem that the server answered with (RFC 9457). Act on `problem.code`; codes that you do not
/// know may come.
#[derive(Clone, Debug, PartialEq)]
pub struct KontorProblem {
    /// The problem.
    pub problem: Box<Problem>,
}

impl fmt::Display for KontorProblem {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}: {}", self.problem.code, self.problem.detail)
    }
}

impl std::error::Error for KontorProblem {}

impl From<contract::Error<Problem>> for Error {
    fn from(error: contract::Error<Problem>) -> Self {
        match error {
            contract::Error::ErrorResponse(answer) => {
                KontorProblem { problem: Box::new(answer.into_inner()) }.into()
            }
            contract::Error::UnexpectedResponse(response) if response.status() == 304 => {
                Self::NotModified
            }
            contract::Error::UnexpectedResponse(response) => {
                Self::UnexpectedAnswer(format!("status {}", response.status()))
            }
            contract::Error::InvalidResponsePayload(_, error) => {
                Self::UnexpectedAnswer(error.to_string())
            }
            contract::Error::InvalidRequest(says) | contract::Error::Custom(says) => {
                Self::Request(says)
            }
            contract::Error::CommunicationError(error)
            | contract::Error::ResponseBodyError(error)
            | contract::Error::InvalidUpgrade(error) => Self::Line(error),
        }
    }
}

/// What an operation answered, or the problem, for `?`.
pub trait OrProblem<T> {
    /// What was answered, without status and headers.
    fn or_problem(self) -> Result<T, Error>;
}

impl<T> OrProblem<T> for Result<ResponseValue<T>, contract::Error<Problem>> {
    fn or_problem(self) -> Result<T, Error> {
        Ok(self?.into_inner())
    }
}
