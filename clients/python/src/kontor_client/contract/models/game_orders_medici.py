from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define

from ...tagged import forget_unknown_fields


T = TypeVar("T", bound="GameOrdersMedici")


@_attrs_define
class GameOrdersMedici:
    """Orders in a game of this ruleset."""

    orders: NoOrders
    """ The orders of rules that know none. """
    ruleset: Literal["medici"] = "medici"

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
        orders = NoOrders.from_dict(d.pop("orders"))

        ruleset = cast(Literal["medici"], d.pop("ruleset"))
        if ruleset != "medici":
            raise ValueError(f"ruleset must match const 'medici', got '{ruleset}'")
        model = cls(
            orders=orders,
            ruleset=ruleset,
        )
        forget_unknown_fields(model)
        return model


from ..models.no_orders import NoOrders  # noqa: E402
