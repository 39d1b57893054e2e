from typing import Literal, cast

ListTournamentsStatus = Literal["cancelled", "finished", "registering", "running"]

LIST_TOURNAMENTS_STATUS_VALUES: set[ListTournamentsStatus] = {
    "cancelled",
    "finished",
    "registering",
    "running",
}


def check_list_tournaments_status(value: str) -> ListTournamentsStatus:
    # Enumerations grow: a value that is not known yet is one that is not known yet, and no error.
    return cast(ListTournamentsStatus, value)
