from typing import Literal, cast

TournamentStatus = Literal["cancelled", "finished", "registering", "running"]

TOURNAMENT_STATUS_VALUES: set[TournamentStatus] = {
    "cancelled",
    "finished",
    "registering",
    "running",
}


def check_tournament_status(value: str) -> TournamentStatus:
    # Enumerations grow: a value that is not known yet is one that is not known yet, and no error.
    return cast(TournamentStatus, value)
