from typing import Literal, cast

TournamentWithdrawReason = Literal["account_deleted", "asked"]

TOURNAMENT_WITHDRAW_REASON_VALUES: set[TournamentWithdrawReason] = {
    "account_deleted",
    "asked",
}


def check_tournament_withdraw_reason(value: str) -> TournamentWithdrawReason:
    # Enumerations grow: a value that is not known yet is one that is not known yet, and no error.
    return cast(TournamentWithdrawReason, value)
