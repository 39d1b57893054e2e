from typing import Literal, cast

ListGamesStatus = Literal["finished", "open", "running"]

LIST_GAMES_STATUS_VALUES: set[ListGamesStatus] = {
    "finished",
    "open",
    "running",
}


def check_list_games_status(value: str) -> ListGamesStatus:
    # Enumerations grow: a value that is not known yet is one that is not known yet, and no error.
    return cast(ListGamesStatus, value)
