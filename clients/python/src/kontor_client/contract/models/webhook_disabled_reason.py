from typing import Literal, cast

WebhookDisabledReason = Literal["failing", "gone", "player"]

WEBHOOK_DISABLED_REASON_VALUES: set[WebhookDisabledReason] = {
    "failing",
    "gone",
    "player",
}


def check_webhook_disabled_reason(value: str) -> WebhookDisabledReason:
    # Enumerations grow: a value that is not known yet is one that is not known yet, and no error.
    return cast(WebhookDisabledReason, value)
