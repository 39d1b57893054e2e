//! The body of all errors (RFC 9457), and the error type of handlers that becomes one.

use std::{
    ops::RangeInclusive,
    sync::{Mutex, PoisonError},
};

use actix_web::{HttpResponse, ResponseError, body::BoxBody, http::StatusCode, http::header};
use serde::Serialize;
use utoipa::ToSchema;

use super::{
    field_error::{FieldError, FieldErrorCode},
    request_id,
};
use kontor_contract::decision::Decision;
use kontor_json::{JsonError, must_be_within};
use kontor_log::{shown_json::shown_json, time::Timestamp};
pub use kontor_problems::ProblemCode;
use kontor_problems::Retry;
use kontor_rules::{Param, Refusal, Texts};

/// The media type of every error.
pub const PROBLEM_JSON: &str = "application/problem+json";

/// Why the rules say no.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct ProblemRefusal {
    /// Dotted and stable.
    #[schema(example = "medici.bid.out_of_range")]
    pub code: String,
    /// Section of the rulebook; `Kontor` where the limit is this program's own.
    pub section: String,
    /// Integers and strings that the sentence in `detail` is made of.
    #[schema(value_type = Object)]
    pub params: serde_json::Value,
    /// What the refusal says, in every language; the one in English also stands in `detail`.
    #[schema(value_type = Texts)]
    pub sentences: Texts<String>,
}

impl From<&Refusal> for ProblemRefusal {
    fn from(refusal: &Refusal) -> Self {
        let param = |(name, value): &(&str, Param)| {
            let value = match value {
                Param::Int(number) => serde_json::Value::from(*number),
                Param::Text(text) | Param::Words(text) => serde_json::Value::from(text.as_str()),
            };
            ((*name).to_owned(), value)
        };
        ProblemRefusal {
            code: refusal.kind().code.to_owned(),
            section: refusal.kind().section.to_owned(),
            params: refusal.params().iter().map(param).collect(),
            sentences: refusal.sentences(),
        }
    }
}

/// Why, and until when, a player is suspended.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct ProblemSuspension {
    /// When it is over; null if an operator has to lift it.
    pub until: Option<Timestamp>,
    /// What the operator says of the reason.
    #[schema(max_length = 200, example = "Insults at several tables.")]
    pub reason: String,
}

/// What went wrong, in the form of RFC 9457.
#[derive(Debug, Serialize, ToSchema)]
pub struct Problem {
    /// URI reference of the code's page in the catalogue.
    #[schema(format = "uri-reference", example = "/v1/problems/illegal-action")]
    pub r#type: String,
    /// The code in a few words.
    pub title: String,
    /// The HTTP status.
    #[schema(minimum = 400, maximum = 599)]
    pub status: u16,
    /// What programs act on.
    pub code: ProblemCode,
    /// A sentence about this case, for people.
    pub detail: String,
    /// Id of the request, as in the header `Request-Id`.
    pub instance: String,
    /// Why the rules say no; null unless they do.
    pub refusal: Option<ProblemRefusal>,
    /// The places at fault; often empty.
    pub errors: Vec<FieldError>,
    /// Seq of the first event of the commit at which a record goes wrong, 0 where the fault lies
    /// outside of all commits; null unless a record was refused so.
    pub seq: Option<u64>,
    /// The caller's open decisions; null unless the decision was closed.
    pub decisions: Option<Vec<Decision>>,
    /// Until when and why the player is suspended; left out unless that is the problem.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub suspension: Option<ProblemSuspension>,
}

/// An error of a handler or of the middleware. Actix makes a reply of it, within the request whose
/// id the problem bears.
#[derive(Debug)]
pub struct Failure {
    /// Its code.
    pub code: ProblemCode,
    details: Box<Details>,
}

/// The details of this failure.
#[derive(Debug, Default)]
struct Details {
    detail: Option<String>,
    refusal: Option<ProblemRefusal>,
    errors: Vec<FieldError>,
    seq: Option<u64>,
    suspension: Option<ProblemSuspension>,
    /// Taken out when the body is made, for which actix gives only a shared reference.
    decisions: Mutex<Option<Vec<Decision>>>,
    headers: Vec<(header::HeaderName, String)>,
}

impl std::fmt::Display for Failure {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.write_str(self.code.entry().code)
    }
}

impl From<ProblemCode> for Failure {
    fn from(code: ProblemCode) -> Self {
        let failure = Failure { code, details: Box::default() };
        match code.entry().retry {
            Retry::After(seconds) => failure.header(header::RETRY_AFTER, seconds.to_string()),
            Retry::Never | Retry::Later => failure,
        }
    }
}

impl Failure {
    /// Sets the sentence about this case.
    pub fn detail(mut self, detail: impl Into<String>) -> Self {
        self.details.detail = Some(detail.into());
        self
    }

    /// Adds a place that is at fault.
    pub(super) fn at(mut self, error: FieldError) -> Self {
        self.details.errors.push(error);
        self
    }

    /// Sets the refusal of the rules.
    pub(super) fn refusal(mut self, refusal: &Refusal) -> Self {
        self.details.refusal = Some(refusal.into());
        self
    }

    /// Sets the place in a record at which it goes wrong.
    pub(super) fn seq(mut self, seq: u64) -> Self {
        self.details.seq = Some(seq);
        self
    }

    /// A player who is suspended.
    pub(super) fn suspended(until: Option<Timestamp>, reason: String) -> Self {
        let detail = match until {
            Some(until) => format!("The account is suspended until {until}: {reason}"),
            None => format!("The account is suspended: {reason}"),
        };
        let mut failure = Failure::from(ProblemCode::AccountSuspended).detail(detail);
        failure.details.suspension = Some(ProblemSuspension { until, reason });
        failure
    }

    /// Sets the open decisions of the caller.
    pub(super) fn decisions(mut self, open: Vec<Decision>) -> Self {
        self.details.decisions = Mutex::new(Some(open));
        self
    }

    /// Adds a header.
    pub fn header(mut self, name: header::HeaderName, value: impl Into<String>) -> Self {
        self.details.headers.push((name, value.into()));
        self
    }

    /// A malformed body.
    pub fn body(pointer: impl Into<String>, detail: impl Into<String>) -> Self {
        Failure::body_fault(FieldErrorCode::Malformed, pointer, detail)
    }

    /// A value of the body that is at fault.
    pub fn body_fault(
        code: FieldErrorCode,
        pointer: impl Into<String>,
        detail: impl Into<String>,
    ) -> Self {
        let detail = detail.into();
        Failure::from(ProblemCode::MalformedBody)
            .detail(detail.clone())
            .at(FieldError::of_body(code, pointer, detail))
    }

    /// A body that does not fit its type.
    pub fn json(error: &JsonError) -> Self {
        let fault = FieldError::of_json("", error);
        Failure::from(ProblemCode::MalformedBody).detail(fault.detail.clone()).at(fault)
    }

    /// A malformed parameter or header.
    pub fn parameter(parameter: &str, detail: impl Into<String>) -> Self {
        Failure::parameter_fault(FieldErrorCode::Malformed, parameter, detail)
    }

    /// A header with other characters than it may have.
    pub(super) fn header_text(name: &str) -> Self {
        Failure::parameter(name, "this must have only visible ASCII characters")
    }

    /// A parameter or header that is at fault.
    pub fn parameter_fault(
        code: FieldErrorCode,
        parameter: &str,
        detail: impl Into<String>,
    ) -> Self {
        let detail = detail.into();
        let sentence = format!("{parameter}: {detail}");
        Failure::from(ProblemCode::ParameterInvalid)
            .detail(sentence)
            .at(FieldError::of_parameter(code, parameter, detail))
    }

    /// A parameter that lies outside of its range.
    pub fn parameter_range(parameter: &str, value: u64, range: RangeInclusive<u64>) -> Self {
        let code = if value < *range.start() {
            FieldErrorCode::BelowMinimum
        } else {
            FieldErrorCode::AboveMaximum
        };
        let detail = must_be_within(&range);
        let error = FieldError::of_parameter(code, parameter, detail.as_str())
            .within(*range.start(), *range.end());
        Failure::from(ProblemCode::ParameterInvalid)
            .detail(format!("{parameter}: {detail}"))
            .at(error)
    }

    /// What is said about this case.
    pub(super) fn sentence(&self) -> String {
        let said = self.details.detail.clone();
        said.unwrap_or_else(|| self.code.entry().about.to_owned())
    }

    /// The body, for a request of this id.
    pub fn problem(&self, instance: String) -> Problem {
        let entry = self.code.entry();
        Problem {
            r#type: format!("/v1/problems/{}", entry.code),
            title: entry.title.to_owned(),
            status: entry.status,
            code: self.code,
            detail: self.sentence(),
            instance,
            refusal: self.details.refusal.clone(),
            errors: self.details.errors.clone(),
            seq: self.details.seq,
            suspension: self.details.suspension.clone(),
            decisions: self.details.decisions.lock().unwrap_or_else(PoisonError::into_inner).take(),
        }
    }
}

impl ResponseError for Failure {
    fn status_code(&self) -> StatusCode {
        StatusCode::from_u16(self.code.entry().status).expect("the catalogue holds valid statuses")
    }

    /// The problem, with the id of the current request.
    fn error_response(&self) -> HttpResponse<BoxBody> {
        let mut response = HttpResponse::build(self.status_code());
        for (name, value) in &self.details.headers {
            response.insert_header((name.clone(), value.as_str()));
        }
        if self.status_code() == StatusCode::UNAUTHORIZED {
            response.insert_header((header::WWW_AUTHENTICATE, "Bearer"));
        }
        response.append_header((
            header::LINK,
            format!("</v1/problems/{}>; rel=\"describedby\"", self.code.entry().code),
        ));
        let body = self.problem(request_id::current());
        response.content_type(PROBLEM_JSON).body(shown_json(&body))
    }
}
