from typing import Literal, cast

PreviewStop = Literal["luck", "reveal"]

PREVIEW_STOP_VALUES: set[PreviewStop] = {
    "luck",
    "reveal",
}


def check_preview_stop(value: str) -> PreviewStop:
    # Enumerations grow: a value that is not known yet is one that is not known yet, and no error.
    return cast(PreviewStop, value)
