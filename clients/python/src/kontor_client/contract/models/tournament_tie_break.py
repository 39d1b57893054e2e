from typing import Literal, cast

TournamentTieBreak = Literal["buchholz", "direct_encounter", "game_score", "sonneborn_berger", "wins"]

TOURNAMENT_TIE_BREAK_VALUES: set[TournamentTieBreak] = {
    "buchholz",
    "direct_encounter",
    "game_score",
    "sonneborn_berger",
    "wins",
}


def check_tournament_tie_break(value: str) -> TournamentTieBreak:
    # Enumerations grow: a value that is not known yet is one that is not known yet, and no error.
    return cast(TournamentTieBreak, value)
