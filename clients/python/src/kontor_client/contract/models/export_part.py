from typing import Literal, cast

ExportPart = Literal[
    "app",
    "blocked_player",
    "bot_account",
    "event",
    "game",
    "invitation",
    "message",
    "muted_player",
    "orders",
    "rating",
    "report",
    "seek",
    "sent_invitation",
    "session",
    "token",
    "tournament",
    "vacation",
    "webhook",
]

EXPORT_PART_VALUES: set[ExportPart] = {
    "app",
    "blocked_player",
    "bot_account",
    "event",
    "game",
    "invitation",
    "message",
    "muted_player",
    "orders",
    "rating",
    "report",
    "seek",
    "sent_invitation",
    "session",
    "token",
    "tournament",
    "vacation",
    "webhook",
}


def check_export_part(value: str) -> ExportPart:
    # Enumerations grow: a value that is not known yet is one that is not known yet, and no error.
    return cast(ExportPart, value)
