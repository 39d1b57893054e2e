//! One form for all errors (RFC 9457), and the one table of their codes: schema, docs page and
//! tests come from it.

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
use kontor_app::{
    contract::decision::Decision,
    error::{AppError, OptionsFault, RecordFault},
    json::JsonError,
};
use kontor_rules::{Param, Refusal};

/// The media type of every error.
pub const PROBLEM_JSON: &str = "application/problem+json";

macro_rules! catalogue {
    ($($Code:ident $code:tt $status:literal $retry:literal $title:literal: $about:tt;)+) => {
        /// What went wrong. A code has one status and is never reused; new ones may come.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, ToSchema)]
        pub enum ProblemCode {$(
            #[doc = $about]
            #[serde(rename = $code)]
            $Code,
        )+}

        impl ProblemCode {
            /// Every code.
            pub const ALL: &'static [ProblemCode] = &[$(ProblemCode::$Code),+];

            /// The code's row of the catalogue.
            pub fn entry(self) -> CatalogueEntry {
                match self {$(
                    ProblemCode::$Code => CatalogueEntry { code: $code, status: $status, retryable: $retry, title: $title, about: $about },
                )+}
            }
        }
    };
}

/// A row of the catalogue.
pub struct CatalogueEntry {
    /// The code as it is written.
    pub code: &'static str,
    /// Its status.
    pub status: u16,
    /// Whether the same request may succeed later without being changed.
    pub retryable: bool,
    /// In a few words.
    pub title: &'static str,
    /// What it means and what to do.
    pub about: &'static str,
}

catalogue! {
    MalformedBody "malformed-body" 400 false "Malformed body": "The body is not JSON of the shape that the contract gives, or a value in it breaks a limit. `errors` names the place.";
    ParameterInvalid "parameter-invalid" 400 false "Invalid parameter": "A value in path, query or header is malformed or outside of its limits. `errors` names it.";
    CursorInvalid "cursor-invalid" 400 false "Invalid cursor": "The cursor is none that this list gave out. Begin again without one.";
    AtOutOfRange "at-out-of-range" 400 false "No such position": "`at` lies before the start of the game or after its last event; for a fork also where the game is over. `errors` gives the range.";
    KeyMissing "idempotency-key-missing" 400 false "Idempotency-Key missing": "An action needs an `Idempotency-Key` header, so that it can be sent again safely.";
    KeyInvalid "idempotency-key-invalid" 400 false "Idempotency-Key malformed": "The key is 1 to 64 characters of A–Z a–z 0–9 - _.";
    TokenMissing "token-missing" 401 false "Not signed in": "The request needs an access token: `Authorization: Bearer …`.";
    TokenInvalid "token-invalid" 401 false "Token not valid": "The access token is not one of this server's, or its session has ended. Sign in again.";
    TokenExpired "token-expired" 401 false "Token expired": "The access token's time is over. Refresh the session.";
    TicketInvalid "ticket-invalid" 401 false "Ticket not valid": "The stream ticket is not one of this server's for this game, or its session has ended. Take a fresh one.";
    TicketExpired "ticket-expired" 401 false "Ticket expired": "The stream ticket opens no connections any more. Take a fresh one, and go on behind the last event that came.";
    CredentialsInvalid "credentials-invalid" 401 false "Wrong name or password": "Name and password do not belong together.";
    RefreshInvalid "refresh-invalid" 401 false "Refresh token not valid": "The refresh token is not the newest of a living session. Sign in again.";
    NotYourSeat "not-your-seat" 403 false "Not your seat": "The caller has no seat here, or the seat or decision is another's.";
    NotYourTable "not-your-table" 403 false "Not your table": "Only the owner of the table may do this.";
    PathUnknown "path-unknown" 404 false "No such path": "The contract has no such path.";
    ProblemUnknown "problem-unknown" 404 false "No such problem": "The catalogue has no such code.";
    RulesetUnknown "ruleset-unknown" 404 false "No such ruleset": "This server does not play that ruleset.";
    GameUnknown "game-unknown" 404 false "No such game": "There is no game of that id, or none for this caller.";
    DecisionUnknown "decision-unknown" 404 false "No such decision": "The game has no open decision of that id.";
    MethodNotAllowed "method-not-allowed" 405 false "Method not allowed": "The path exists, but not with this method. `Allow` lists those it has.";
    NotAcceptable "not-acceptable" 406 false "Not acceptable": "The answer does not exist in a media type that `Accept` asks for.";
    NameTaken "name-taken" 409 false "Name taken": "Another player has that name.";
    AlreadyUser "already-user" 409 false "A user already": "Only a guest can become a user, and only once.";
    SeatTaken "seat-taken" 409 false "Seat taken": "Somebody sits there.";
    AlreadySeated "already-seated" 409 false "Already seated": "A player has one seat at a table.";
    SeatingsSpent "seatings-spent" 409 false "Sat down too often": "The player, or all players together, sat down at this table as often as `/v1/meta` allows.";
    MessagesSpent "messages-spent" 409 false "Said too much": "The player, or all players together, said as much at this table as `/v1/meta` allows.";
    BotGamesSpent "bot-games-spent" 409 true "Too many games with bots": "As many games with bots as `/v1/meta` allows are under way at the caller's tables. Bots think in turn: wait until one of the games is over.";
    SeatsOpen "seats-open" 409 true "Seats are open": "The game starts when every seat is taken.";
    GameStarted "game-started" 409 false "Game has started": "This is possible only before the start.";
    GameNotRunning "game-not-running" 409 true "Game is not running": "The game has not started.";
    GameOver "game-over" 409 false "Game is over": "The game has ended; nothing can be played any more.";
    GameNotOver "game-not-over" 409 true "Game is not over": "The record, forks, and what other seats saw and were told, open with the commit that ends the game.";
    DecisionClosed "decision-closed" 409 false "Decision closed": "The decision is not open any more. `decisions` lists the caller's open ones.";
    VersionMismatch "version-mismatch" 412 false "View has changed": "`If-Match` names another state of the caller's view.";
    BodyTooLarge "body-too-large" 413 false "Body too large": "The body is larger than the limit that `/v1/meta` gives.";
    MediaTypeUnsupported "media-type-unsupported" 415 false "Media type not supported": "Bodies are `application/json`.";
    IllegalAction "illegal-action" 422 false "Illegal action": "The rules refuse the action; `refusal` says why, with the section of the rulebook.";
    KeyReused "idempotency-key-reused" 422 false "Idempotency-Key used before": "The key came with another request before. Take a fresh one.";
    OptionsInvalid "options-invalid" 422 false "Options do not fit": "The ruleset cannot be played so. `errors` names the place.";
    RecordDiverges "record-diverges" 422 false "Record not in order": "The record does not hold together: chain, commitment, seed, actions and events do not lead to each other. `seq` says where, `detail` why.";
    RecordUnsupported "record-unsupported" 422 false "Record not known": "The record is of a format, ruleset or rules version that this server does not know. `errors` names the place.";
    RecordUnfinished "record-unfinished" 422 false "Record of an unfinished game": "Only a game that is over can be imported. The record is in order.";
    GameQuarantined "game-quarantined" 423 true "Game set aside": "The game's log cannot be read as a game. Nothing is lost, nothing is accepted.";
    RateLimited "rate-limited" 429 true "Too many requests": "Wait for as long as `Retry-After` says.";
    TooManyStreams "too-many-streams" 429 true "Too many streams": "The caller holds as many event streams as `/v1/meta` allows. Close one.";
    Internal "internal" 500 true "Internal error": "A fault of ours. A command may or may not have been applied: send the same request with the same key.";
    Draining "draining" 503 true "Server is stopping": "The server takes no new commands. Send the same request with the same key again soon.";
    StoreUnavailable "store-unavailable" 503 true "Store not available": "A command may or may not have been applied: send the same request with the same key.";
    Busy "busy" 503 true "Busy": "A bounded queue is full, or bots that go first have not acted yet; nothing was done. Try again after `Retry-After`.";
}

/// Why the rules say no.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct ProblemRefusal {
    /// Dotted and stable.
    #[schema(example = "medici.bid.out_of_range")]
    pub code: String,
    /// Section of the rulebook.
    pub section: String,
    /// Integers and strings that the sentence in `detail` is made of.
    #[schema(value_type = Object)]
    pub params: serde_json::Value,
}

impl From<&Refusal> for ProblemRefusal {
    fn from(refusal: &Refusal) -> Self {
        let param = |(name, value): &(&str, Param)| {
            let value = match value {
                Param::Int(number) => serde_json::Value::from(*number),
                Param::Text(text) => serde_json::Value::from(text.as_str()),
            };
            ((*name).to_owned(), value)
        };
        ProblemRefusal {
            code: refusal.kind().code.to_owned(),
            section: refusal.kind().section.to_owned(),
            params: refusal.params().iter().map(param).collect(),
        }
    }
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
}

/// An error on its way out. Made into a reply by actix, within the request whose id it then bears.
#[derive(Debug)]
pub struct Failure {
    /// Which.
    pub code: ProblemCode,
    details: Box<Details>,
}

/// What there is to say of this case.
#[derive(Debug, Default)]
struct Details {
    detail: Option<String>,
    refusal: Option<ProblemRefusal>,
    errors: Vec<FieldError>,
    seq: Option<u64>,
    /// Counted when the body is made; actix hands out no more than a reference for that.
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
        Failure { code, details: Box::default() }
    }
}

impl Failure {
    /// Says what is wrong in this case.
    pub fn detail(mut self, detail: impl Into<String>) -> Self {
        self.details.detail = Some(detail.into());
        self
    }

    /// Names a place that is at fault.
    pub(super) fn at(mut self, error: FieldError) -> Self {
        self.details.errors.push(error);
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
        let detail = format!("{} to {}", range.start(), range.end());
        let error = FieldError::of_parameter(code, parameter, detail.as_str())
            .within(*range.start(), *range.end());
        Failure::from(ProblemCode::ParameterInvalid)
            .detail(format!("{parameter}: {detail}"))
            .at(error)
    }

    /// A position that the game has not reached, or that lies before its start.
    fn no_view(min: u64, max: u64) -> Self {
        let error = FieldError::of_parameter(
            FieldErrorCode::OutOfRange,
            "at",
            format!("`at` is {min} to {max} in this game."),
        );
        Failure::from(ProblemCode::AtOutOfRange)
            .detail(error.detail.clone())
            .at(error.within(min, max))
    }

    /// A position that is none to go on from.
    fn no_fork(min: u64, max: u64) -> Self {
        let detail = match min <= max {
            true => format!("This game can be forked at {min} to {max}."),
            false => "This game is too long to be forked.".to_owned(),
        };
        let error = FieldError::of_body(FieldErrorCode::OutOfRange, "/at", detail);
        Failure::from(ProblemCode::AtOutOfRange)
            .detail(error.detail.clone())
            .at(error.within(min, max))
    }

    /// Options that no table can have.
    fn options(fault: OptionsFault) -> Self {
        let error = match fault {
            OptionsFault::NoObject => {
                FieldError::of_body(FieldErrorCode::WrongType, "/options", fault.to_string())
            }
            OptionsFault::Json(error) => FieldError::of_json("/options", &error),
            OptionsFault::Refused(refusal) => {
                let root = if refusal.field() == Some("seats") { "" } else { "/options" };
                return Failure::refused(ProblemCode::OptionsInvalid, &refusal, root);
            }
        };
        Failure::from(ProblemCode::OptionsInvalid).detail(error.detail.clone()).at(error)
    }

    /// A record of which something is not known here.
    fn unsupported(fault: RecordFault) -> Self {
        let place = fault.unknown.unwrap_or_default();
        let error = FieldError::of_body(FieldErrorCode::UnknownValue, place, fault.what.as_str());
        Failure::from(ProblemCode::RecordUnsupported).detail(fault.what).at(error)
    }

    /// A record that does not hold together.
    fn diverges(fault: RecordFault) -> Self {
        let mut failure = Failure::from(ProblemCode::RecordDiverges).detail(fault.what);
        failure.details.seq = Some(fault.seq);
        failure
    }

    fn refused(code: ProblemCode, refusal: &Refusal, root: &str) -> Self {
        let number = |name: &str| {
            refusal.params().iter().find(|(param, _)| *param == name).and_then(|(_, value)| {
                match value {
                    Param::Int(number) => Some(*number),
                    Param::Text(_) => None,
                }
            })
        };
        let mut failure = Failure::from(code).detail(refusal.to_string());
        if let Some(field) = refusal.field() {
            let value = field.rsplit('/').next().and_then(number);
            // A range is that of the value; where the field is more than a number, it belongs to
            // something within.
            let (min, max) = value.map_or((None, None), |_| (number("min"), number("max")));
            let fault = match (value, min, max) {
                (Some(value), Some(min), _) if value < min => FieldErrorCode::BelowMinimum,
                (Some(value), _, Some(max)) if value > max => FieldErrorCode::AboveMaximum,
                (_, _, _) => FieldErrorCode::Refused,
            };
            let error = FieldError::of_body(fault, format!("{root}/{field}"), refusal.to_string());
            failure.details.errors.push(FieldError { min, max, ..error });
        }
        failure.details.refusal = Some(refusal.into());
        failure
    }

    /// The body, for a request of this id.
    pub fn problem(&self, instance: String) -> Problem {
        let entry = self.code.entry();
        Problem {
            r#type: format!("/v1/problems/{}", entry.code),
            title: entry.title.to_owned(),
            status: entry.status,
            code: self.code,
            detail: self.details.detail.clone().unwrap_or_else(|| entry.about.to_owned()),
            instance,
            refusal: self.details.refusal.clone(),
            errors: self.details.errors.clone(),
            seq: self.details.seq,
            decisions: self.details.decisions.lock().unwrap_or_else(PoisonError::into_inner).take(),
        }
    }
}

impl From<AppError> for Failure {
    fn from(error: AppError) -> Self {
        use ProblemCode as Code;
        let code = match error {
            AppError::BodyInvalid { pointer, what } => return Failure::body(pointer, what),
            AppError::BodyShape(error) => return Failure::json(&error),
            AppError::RecordUnsupported(fault) => return Failure::unsupported(fault),
            AppError::RecordDiverges(fault) => return Failure::diverges(fault),
            AppError::ParameterInvalid { parameter, what } => {
                return Failure::parameter_fault(FieldErrorCode::OutOfRange, parameter, what);
            }
            AppError::OptionsInvalid(fault) => return Failure::options(fault),
            AppError::IllegalAction(refusal) => {
                return Failure::refused(Code::IllegalAction, &refusal, "/action");
            }
            AppError::DecisionClosed { open } => {
                let mut failure = Failure::from(Code::DecisionClosed);
                failure.details.decisions = Mutex::new(Some(open));
                return failure;
            }
            AppError::AtOutOfRange { min, max } => return Failure::no_view(min, max),
            AppError::PositionOutOfRange { min, max } => return Failure::no_fork(min, max),
            AppError::Store(fault) => {
                tracing::error!(%fault, "the store did not answer as it should");
                return Failure::from(Code::StoreUnavailable).header(header::RETRY_AFTER, "1");
            }
            AppError::Internal(cause) => {
                tracing::error!(cause, "internal error");
                Code::Internal
            }
            AppError::Busy => return Failure::from(Code::Busy).header(header::RETRY_AFTER, "1"),
            AppError::Draining => {
                return Failure::from(Code::Draining).header(header::RETRY_AFTER, "1");
            }
            AppError::TooManyStreams => {
                return Failure::from(Code::TooManyStreams).header(header::RETRY_AFTER, "15");
            }
            AppError::TokenInvalid => Code::TokenInvalid,
            AppError::TokenExpired => Code::TokenExpired,
            AppError::TicketInvalid => Code::TicketInvalid,
            AppError::TicketExpired => Code::TicketExpired,
            AppError::CredentialsInvalid => Code::CredentialsInvalid,
            AppError::RefreshInvalid => Code::RefreshInvalid,
            AppError::NameTaken => Code::NameTaken,
            AppError::AlreadyUser => Code::AlreadyUser,
            AppError::RecordUnfinished => Code::RecordUnfinished,
            AppError::CursorInvalid => Code::CursorInvalid,
            AppError::KeyReused => Code::KeyReused,
            AppError::RulesetUnknown => Code::RulesetUnknown,
            AppError::GameUnknown => Code::GameUnknown,
            AppError::DecisionUnknown => Code::DecisionUnknown,
            AppError::GameQuarantined => Code::GameQuarantined,
            AppError::NotYourSeat => Code::NotYourSeat,
            AppError::NotYourTable => Code::NotYourTable,
            AppError::GameNotRunning => Code::GameNotRunning,
            AppError::GameStarted => Code::GameStarted,
            AppError::GameOver => Code::GameOver,
            AppError::GameNotOver => Code::GameNotOver,
            AppError::SeatTaken => Code::SeatTaken,
            AppError::BotGamesSpent => Code::BotGamesSpent,
            AppError::SeatingsSpent => Code::SeatingsSpent,
            AppError::MessagesSpent => Code::MessagesSpent,
            AppError::AlreadySeated => Code::AlreadySeated,
            AppError::SeatsOpen => Code::SeatsOpen,
            AppError::VersionMismatch => Code::VersionMismatch,
        };
        Failure::from(code)
    }
}

impl ResponseError for Failure {
    fn status_code(&self) -> StatusCode {
        StatusCode::from_u16(self.code.entry().status).expect("the catalogue holds valid statuses")
    }

    /// A problem that names the request that is being worked on.
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
        response
            .content_type(PROBLEM_JSON)
            .body(serde_json::to_vec(&body).expect("problems are plain data"))
    }
}
