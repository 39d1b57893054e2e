from typing import Literal, cast

TournamentSeeding = Literal["entry", "lot", "rating"]

TOURNAMENT_SEEDING_VALUES: set[TournamentSeeding] = {
    "entry",
    "lot",
    "rating",
}


def check_tournament_seeding(value: str) -> TournamentSeeding:
    # Enumerations grow: a value that is not known yet is one that is not known yet, and no error.
    return cast(TournamentSeeding, value)
