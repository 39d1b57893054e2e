from typing import Literal, cast

TournamentEntrants = Literal["all", "bots", "users"]

TOURNAMENT_ENTRANTS_VALUES: set[TournamentEntrants] = {
    "all",
    "bots",
    "users",
}


def check_tournament_entrants(value: str) -> TournamentEntrants:
    # Enumerations grow: a value that is not known yet is one that is not known yet, and no error.
    return cast(TournamentEntrants, value)
