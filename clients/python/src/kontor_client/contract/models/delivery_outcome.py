from typing import Literal, cast

DeliveryOutcome = Literal["address_refused", "answer_refused", "delivered", "played", "rejected", "timed_out", "unreachable"]

DELIVERY_OUTCOME_VALUES: set[DeliveryOutcome] = {
    "address_refused",
    "answer_refused",
    "delivered",
    "played",
    "rejected",
    "timed_out",
    "unreachable",
}


def check_delivery_outcome(value: str) -> DeliveryOutcome:
    # Enumerations grow: a value that is not known yet is one that is not known yet, and no error.
    return cast(DeliveryOutcome, value)
