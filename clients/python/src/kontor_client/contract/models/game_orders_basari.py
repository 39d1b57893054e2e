from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast
from typing import Literal, cast

if TYPE_CHECKING:
    from ..models.no_orders import NoOrders


T = TypeVar("T", bound="GameOrdersBasari")


@_attrs_define
class GameOrdersBasari:
    """Orders in a game of this ruleset.

    Attributes:
        orders (NoOrders): The orders of rules that know none.
        ruleset (Literal['basari']):
    """

    orders: NoOrders
    ruleset: Literal["basari"]

    def to_dict(self) -> dict[str, Any]:
        from ..models.no_orders import NoOrders  # noqa: PLC0415

        orders = self.orders.to_dict()

        ruleset = self.ruleset

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "orders": orders,
                "ruleset": ruleset,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.no_orders import NoOrders  # noqa: PLC0415

        d = dict(src_dict)
        orders = NoOrders.from_dict(d.pop("orders"))

        ruleset = cast(Literal["basari"], d.pop("ruleset"))
        if ruleset != "basari":
            raise ValueError(f"ruleset must match const 'basari', got '{ruleset}'")

        game_orders_basari = cls(
            orders=orders,
            ruleset=ruleset,
        )

        return game_orders_basari
