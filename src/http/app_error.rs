//! The problem of each error of the use cases.

use actix_web::http::header;

use super::{
    field_error::{FieldError, FieldErrorCode},
    problem::{Failure, ProblemCode},
};
use kontor_app::error::{AppError, OwnedFault, RecordFault, TournamentFault};
use kontor_contract::error::OptionsFault;
use kontor_rules::{NOT_AN_ACTION, Param, Refusal};

impl From<AppError> for Failure {
    #[expect(clippy::too_many_lines, reason = "it is a table with a line for each error")]
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
                return Failure::from(Code::DecisionClosed).decisions(open);
            }
            AppError::AtOutOfRange { min, max } => return Failure::no_view(min, max),
            AppError::PositionOutOfRange { min, max } => return Failure::no_fork(min, max),
            AppError::Store(fault) => {
                tracing::error!(%fault, "the store did not answer as it should");
                return Failure::again_after(Code::StoreUnavailable, 1);
            }
            AppError::AccountSuspended { until, told } => return Failure::suspended(until, told),
            AppError::Internal(cause) => {
                tracing::error!(cause, "internal error");
                Code::Internal
            }
            AppError::Busy => return Failure::again_after(Code::Busy, 1),
            AppError::StorageQuota => return Failure::again_after(Code::StorageQuota, 3600),
            AppError::ReadOnly => return Failure::again_after(Code::ReadOnly, 60),
            AppError::StorageFull => return Failure::again_after(Code::StorageFull, 60),
            AppError::Draining => return Failure::again_after(Code::Draining, 1),
            AppError::TooManyStreams => return Failure::again_after(Code::TooManyStreams, 15),
            AppError::TokenInvalid => Code::TokenInvalid,
            AppError::TokenExpired => Code::TokenExpired,
            AppError::ScopeMissing => Code::ScopeMissing,
            AppError::TicketInvalid => Code::TicketInvalid,
            AppError::TicketExpired => Code::TicketExpired,
            AppError::CredentialsInvalid => Code::CredentialsInvalid,
            AppError::PasswordWrong => Code::PasswordWrong,
            AppError::RecoveryInvalid => Code::RecoveryInvalid,
            AppError::RefreshInvalid => Code::RefreshInvalid,
            AppError::NameTaken => Code::NameTaken,
            AppError::Owned(fault) => owned(fault),
            AppError::Tournament(fault) => of_tournament(fault),
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
            AppError::ForkTooDeep => Code::ForkTooDeep,
            AppError::SeatTaken => Code::SeatTaken,
            AppError::BotGamesSpent => Code::BotGamesSpent,
            AppError::SeatingsSpent => Code::SeatingsSpent,
            AppError::RematchesSpent => Code::RematchesSpent,
            AppError::OpenTablesSpent => Code::OpenTablesSpent,
            AppError::TablePublic => Code::TablePublic,
            AppError::ClockStands => Code::ClockStands,
            AppError::ClockChangesSpent => Code::ClockChangesSpent,
            AppError::VacationSpent => Code::VacationSpent,
            AppError::AbortChangesSpent => Code::AbortChangesSpent,
            AppError::OthersNeeded => Code::OthersNeeded,
            AppError::InvitesSpent => Code::InvitesSpent,
            AppError::MessageUnknown => Code::MessageUnknown,
            AppError::ReportsSpent => Code::ReportsSpent,
            AppError::MessagesSpent => Code::MessagesSpent,
            AppError::InvitationsSpent => Code::InvitationsSpent,
            AppError::NotInvitable => Code::NotInvitable,
            AppError::SeatReserved => Code::SeatReserved,
            AppError::SeekUnknown => Code::SeekUnknown,
            AppError::SeekClosed => Code::SeekClosed,
            AppError::SeeksSpent => Code::SeeksSpent,
            AppError::RatingOutside => Code::RatingOutside,
            AppError::BlocksSpent => Code::BlocksSpent,
            AppError::MutesSpent => Code::MutesSpent,
            AppError::AlreadySeated => Code::AlreadySeated,
            AppError::RatedTable => Code::RatedTable,
            AppError::HistoryHidden => Code::HistoryHidden,
            AppError::PlayerUnknown => Code::PlayerUnknown,
            AppError::SeatsOpen => Code::SeatsOpen,
            AppError::VersionMismatch => Code::VersionMismatch,
        };
        Failure::from(code)
    }
}

fn of_tournament(fault: TournamentFault) -> ProblemCode {
    match fault {
        TournamentFault::Unknown => ProblemCode::TournamentUnknown,
        TournamentFault::RoundUnknown => ProblemCode::RoundUnknown,
        TournamentFault::RegistrationClosed => ProblemCode::RegistrationClosed,
        TournamentFault::Full => ProblemCode::TournamentFull,
        TournamentFault::MayNotEnter => ProblemCode::MayNotEnter,
        TournamentFault::NotParticipant => ProblemCode::NotParticipant,
        TournamentFault::NotYours => ProblemCode::NotYourTournament,
        TournamentFault::Over => ProblemCode::TournamentOver,
        TournamentFault::EntriesSpent => ProblemCode::EntriesSpent,
        TournamentFault::Spent => ProblemCode::TournamentsSpent,
    }
}

fn owned(fault: OwnedFault) -> ProblemCode {
    match fault {
        OwnedFault::UserNeeded => ProblemCode::UserNeeded,
        OwnedFault::TokenUnknown => ProblemCode::TokenUnknown,
        OwnedFault::BotUnknown => ProblemCode::BotUnknown,
        OwnedFault::SessionUnknown => ProblemCode::SessionUnknown,
        OwnedFault::TokensSpent => ProblemCode::TokensSpent,
        OwnedFault::WebhookUnknown => ProblemCode::WebhookUnknown,
        OwnedFault::WebhooksSpent => ProblemCode::WebhooksSpent,
        OwnedFault::DeliveriesSpent => ProblemCode::DeliveriesSpent,
        OwnedFault::AppUnknown => ProblemCode::AppUnknown,
        OwnedFault::AppChanged => ProblemCode::AppChanged,
        OwnedFault::AppsSpent => ProblemCode::AppsSpent,
        OwnedFault::DeviceUnknown => ProblemCode::DeviceUnknown,
        OwnedFault::BotAccountsSpent => ProblemCode::BotAccountsSpent,
    }
}

impl Failure {
    /// A problem that may be over after so many seconds.
    fn again_after(code: ProblemCode, seconds: u32) -> Self {
        Failure::from(code).header(header::RETRY_AFTER, seconds.to_string())
    }

    /// A position at which there is no view: before the start, or not reached yet.
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

    /// A position in a body at which there is nothing to evaluate.
    pub(crate) fn no_position(min: u64, max: u64) -> Self {
        let detail = format!("`at` is {min} to {max} in this game.");
        let error = FieldError::of_body(FieldErrorCode::OutOfRange, "/at", detail);
        Failure::from(ProblemCode::AtOutOfRange)
            .detail(error.detail.clone())
            .at(error.within(min, max))
    }

    /// A position at which a game cannot be forked.
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

    /// Options that do not fit the ruleset.
    fn options(fault: OptionsFault) -> Self {
        let error = match fault {
            OptionsFault::NoObject => {
                FieldError::of_body(FieldErrorCode::WrongType, "/options", fault.to_string())
            }
            OptionsFault::Json(error) => FieldError::of_json("/options", &error),
            OptionsFault::Form(ref pointer) | OptionsFault::Text(ref pointer) => {
                FieldError::of_body(
                    FieldErrorCode::Malformed,
                    format!("/options{pointer}"),
                    fault.to_string(),
                )
            }
            OptionsFault::Refused(refusal) => {
                let root = if refusal.field() == Some("seats") { "" } else { "/options" };
                return Failure::refused(ProblemCode::OptionsInvalid, &refusal, root);
            }
        };
        Failure::from(ProblemCode::OptionsInvalid).detail(error.detail.clone()).at(error)
    }

    /// A record of an unknown format, ruleset or rules version.
    fn unsupported(fault: RecordFault) -> Self {
        let place = fault.unknown.unwrap_or_default();
        let error = FieldError::of_body(FieldErrorCode::UnknownValue, place, fault.what.as_str());
        Failure::from(ProblemCode::RecordUnsupported).detail(fault.what).at(error)
    }

    /// A record that is not consistent.
    fn diverges(fault: RecordFault) -> Self {
        Failure::from(ProblemCode::RecordDiverges).detail(fault.what).seq(fault.seq)
    }

    /// A refusal of the rules. If it names a field, that is the field below `root` that is at
    /// fault.
    fn refused(code: ProblemCode, refusal: &Refusal, root: &str) -> Self {
        let number = |name: &str| {
            refusal.params().iter().find(|(param, _)| *param == name).and_then(|(_, value)| {
                match value {
                    Param::Int(number) => Some(*number),
                    Param::Text(_) => None,
                }
            })
        };
        let failure = Failure::from(code).detail(refusal.to_string()).refusal(refusal);
        if let Some(field) = refusal.field() {
            let value = field.rsplit('/').next().and_then(number);
            // `min` and `max` are the range of the field only if its value is a number; otherwise
            // they belong to something inside of it.
            let (min, max) = value.map_or((None, None), |_| (number("min"), number("max")));
            let fault = match (value, min, max) {
                _ if *refusal.kind() == NOT_AN_ACTION => FieldErrorCode::Malformed,
                (Some(value), Some(min), _) if value < min => FieldErrorCode::BelowMinimum,
                (Some(value), _, Some(max)) if value > max => FieldErrorCode::AboveMaximum,
                (_, _, _) => FieldErrorCode::Refused,
            };
            // An action that is no object is at fault as a whole.
            let pointer =
                if field.is_empty() { root.to_owned() } else { format!("{root}/{field}") };
            let error = FieldError::of_body(fault, pointer, refusal.to_string());
            return failure.at(FieldError { min, max, ..error });
        }
        failure
    }
}
