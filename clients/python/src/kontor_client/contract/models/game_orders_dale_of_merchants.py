from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast
from typing import Literal, cast

if TYPE_CHECKING:
    from ..models.dale_of_merchants_orders import DaleOfMerchantsOrders


T = TypeVar("T", bound="GameOrdersDaleOfMerchants")


@_attrs_define
class GameOrdersDaleOfMerchants:
    """Orders in a game of this ruleset.

    Attributes:
        orders (DaleOfMerchantsOrders): Standing orders of a seat.

            Who is asked for a reaction follows from what everybody sees, and so tells nothing. How soon an answer comes may
            tell
            something: if all seats order `ask`, nothing; under `when_able` one thing, that a seat which is waited for can
            answer.
        ruleset (Literal['dale_of_merchants']):
    """

    orders: DaleOfMerchantsOrders
    ruleset: Literal["dale_of_merchants"]

    def to_dict(self) -> dict[str, Any]:
        from ..models.dale_of_merchants_orders import DaleOfMerchantsOrders  # noqa: PLC0415

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
        from ..models.dale_of_merchants_orders import DaleOfMerchantsOrders  # noqa: PLC0415

        d = dict(src_dict)
        orders = DaleOfMerchantsOrders.from_dict(d.pop("orders"))

        ruleset = cast(Literal["dale_of_merchants"], d.pop("ruleset"))
        if ruleset != "dale_of_merchants":
            raise ValueError(f"ruleset must match const 'dale_of_merchants', got '{ruleset}'")

        game_orders_dale_of_merchants = cls(
            orders=orders,
            ruleset=ruleset,
        )

        return game_orders_dale_of_merchants
