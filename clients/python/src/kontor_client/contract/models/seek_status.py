from typing import Literal, cast

SeekStatus = Literal["complete", "open"]

SEEK_STATUS_VALUES: set[SeekStatus] = {
    "complete",
    "open",
}


def check_seek_status(value: str) -> SeekStatus:
    # Enumerations grow: a value that is not known yet is one that is not known yet, and no error.
    return cast(SeekStatus, value)
