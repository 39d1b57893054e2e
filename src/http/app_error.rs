//! The problem of each error of the use cases.

use super::{
    field_error::{FieldError, FieldErrorCode},
    problem::{Failure, ProblemCode},
};
use kontor_accounts::error::AccountsError;
use kontor_app::error::AppError;
use kontor_contract::error::OptionsFault;
use kontor_problems::Refused;
use kontor_rules::{NOT_AN_ACTION, Param, Refusal};
use kontor_service::error::ServiceError;
use kontor_tables::error::{PlayError, RecordFault, RecordsError, TablesError};

impl From<AppError> for Failure {
    fn from(error: AppError) -> Self {
        match error {
            AppError::Refused(refused) => refused.into(),
            AppError::BodyInvalid { pointer, what } => Failure::body(pointer, what),
            AppError::ParameterInvalid { parameter, what } => {
                Failure::parameter_fault(FieldErrorCode::OutOfRange, parameter, what)
            }
            AppError::OptionsInvalid(fault) => Failure::options(fault),
            AppError::AccountSuspended { until, told } => Failure::suspended(until, told),
            AppError::Store(fault) => {
                tracing::error!(%fault, "the store did not answer as it should");
                ProblemCode::StoreUnavailable.into()
            }
            AppError::Internal(cause) => {
                tracing::error!(cause, "internal error");
                ProblemCode::Internal.into()
            }
        }
    }
}

impl From<PlayError> for Failure {
    fn from(error: PlayError) -> Self {
        let of_table = match error {
            PlayError::DecisionClosed { open } => {
                return Failure::from(ProblemCode::DecisionClosed).decisions(open);
            }
            PlayError::IllegalAction(refusal) => {
                return Failure::refused(ProblemCode::IllegalAction, &refusal, "/action");
            }
            PlayError::IllegalUnread => return ProblemCode::IllegalAction.into(),
            PlayError::AtOutOfRange { min, max } => return Failure::no_view(min, max),
            PlayError::Refused(refused) => TablesError::Refused(refused),
            PlayError::BodyInvalid { pointer, what } => TablesError::BodyInvalid { pointer, what },
            PlayError::ParameterInvalid { parameter, what } => {
                TablesError::ParameterInvalid { parameter, what }
            }
            PlayError::OptionsInvalid(fault) => TablesError::OptionsInvalid(fault),
            PlayError::Store(fault) => TablesError::Store(fault),
            PlayError::Internal(cause) => TablesError::Internal(cause),
        };
        of_table.into()
    }
}

impl From<RecordsError> for Failure {
    fn from(error: RecordsError) -> Self {
        let of_table = match error {
            RecordsError::BodyShape(error) => return Failure::json(&error),
            RecordsError::RecordUnsupported(fault) => return Failure::unsupported(fault),
            RecordsError::RecordDiverges(fault) => return Failure::diverges(fault),
            RecordsError::PositionOutOfRange { min, max } => return Failure::no_fork(min, max),
            RecordsError::Refused(refused) => TablesError::Refused(refused),
            RecordsError::BodyInvalid { pointer, what } => {
                TablesError::BodyInvalid { pointer, what }
            }
            RecordsError::ParameterInvalid { parameter, what } => {
                TablesError::ParameterInvalid { parameter, what }
            }
            RecordsError::OptionsInvalid(fault) => TablesError::OptionsInvalid(fault),
            RecordsError::Store(fault) => TablesError::Store(fault),
            RecordsError::Internal(cause) => TablesError::Internal(cause),
        };
        of_table.into()
    }
}

impl From<TablesError> for Failure {
    fn from(error: TablesError) -> Self {
        AppError::from(error).into()
    }
}

impl From<AccountsError> for Failure {
    fn from(error: AccountsError) -> Self {
        AppError::from(error).into()
    }
}

impl From<ServiceError> for Failure {
    fn from(error: ServiceError) -> Self {
        AppError::from(error).into()
    }
}

impl From<Refused> for Failure {
    fn from(refused: Refused) -> Self {
        ProblemCode::from(refused).into()
    }
}

impl Failure {
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
                    Param::Text(_) | Param::Words(_) => None,
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
