from typing import Literal, cast

TournamentResultReason = Literal["forfeited", "lost", "not_started", "played"]

TOURNAMENT_RESULT_REASON_VALUES: set[TournamentResultReason] = {
    "forfeited",
    "lost",
    "not_started",
    "played",
}


def check_tournament_result_reason(value: str) -> TournamentResultReason:
    # Enumerations grow: a value that is not known yet is one that is not known yet, and no error.
    return cast(TournamentResultReason, value)
