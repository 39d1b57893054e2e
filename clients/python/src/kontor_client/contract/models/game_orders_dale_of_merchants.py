from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define

from ...tagged import forget_unknown_fields


T = TypeVar("T", bound="GameOrdersDaleOfMerchants")


@_attrs_define
class GameOrdersDaleOfMerchants:
    """Orders in a game of this ruleset."""

    orders: DaleOfMerchantsOrders
    """ Standing orders of a seat.

    Who is asked for a reaction follows from what everybody sees, and so tells nothing. Nor does it tell anything when
    the server declines: after a time that does not depend on the hand. """
    ruleset: Literal["dale_of_merchants"] = "dale_of_merchants"

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        orders = self.orders.to_dict()
        ruleset = self.ruleset
        json: dict[str, Any] = {
            "orders": orders,
            "ruleset": ruleset,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        orders = DaleOfMerchantsOrders.from_dict(d.pop("orders"))

        ruleset = cast(Literal["dale_of_merchants"], d.pop("ruleset"))
        if ruleset != "dale_of_merchants":
            raise ValueError(f"ruleset must match const 'dale_of_merchants', got '{ruleset}'")
        model = cls(
            orders=orders,
            ruleset=ruleset,
        )
        forget_unknown_fields(model)
        return model


from ..models.dale_of_merchants_orders import DaleOfMerchantsOrders  # noqa: E402
