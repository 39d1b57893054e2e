from typing import Literal, cast

TournamentCancelReason = Literal["account_deleted", "operator", "organizer", "too_few"]

TOURNAMENT_CANCEL_REASON_VALUES: set[TournamentCancelReason] = {
    "account_deleted",
    "operator",
    "organizer",
    "too_few",
}


def check_tournament_cancel_reason(value: str) -> TournamentCancelReason:
    # Enumerations grow: a value that is not known yet is one that is not known yet, and no error.
    return cast(TournamentCancelReason, value)
