from typing import Literal, cast

AccountEventType = Literal[
    "decision.opened",
    "invitation.declined",
    "invitation.received",
    "invitation.withdrawn",
    "message.posted",
    "seek.expired",
    "table.created",
    "table.deleted",
    "table.finished",
    "table.invited",
    "table.seat_left",
    "table.seat_taken",
    "table.started",
    "table.wishes_changed",
    "tournament.cancelled",
    "tournament.ended",
    "tournament.started",
    "webhook.disabled",
]

ACCOUNT_EVENT_TYPE_VALUES: set[AccountEventType] = {
    "decision.opened",
    "invitation.declined",
    "invitation.received",
    "invitation.withdrawn",
    "message.posted",
    "seek.expired",
    "table.created",
    "table.deleted",
    "table.finished",
    "table.invited",
    "table.seat_left",
    "table.seat_taken",
    "table.started",
    "table.wishes_changed",
    "tournament.cancelled",
    "tournament.ended",
    "tournament.started",
    "webhook.disabled",
}


def check_account_event_type(value: str) -> AccountEventType:
    # Enumerations grow: a value that is not known yet is one that is not known yet, and no error.
    return cast(AccountEventType, value)
