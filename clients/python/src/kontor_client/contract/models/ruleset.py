from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast

if TYPE_CHECKING:
    from ..models.ruleset_options_default import RulesetOptionsDefault
    from ..models.ruleset_options_schema import RulesetOptionsSchema
    from ..models.ruleset_orders_default import RulesetOrdersDefault
    from ..models.ruleset_orders_schema import RulesetOrdersSchema
    from ..models.ruleset_refusal import RulesetRefusal


T = TypeVar("T", bound="Ruleset")


@_attrs_define
class Ruleset:
    """A game that can be played.

    Attributes:
        action_types (list[str]): Types of all its actions. Example: ['medici.bid'].
        event_types (list[str]): Types of all its events; events of the table itself begin with `table.`. Example:
            ['medici.lot_sold'].
        id (str): Its id. Example: medici.
        options_default (RulesetOptionsDefault): The options if none are given.
        options_schema (RulesetOptionsSchema): JSON Schema (2020-12) of the options.
        orders_default (RulesetOrdersDefault): The orders of a seat that has given none.
        orders_schema (RulesetOrdersSchema): JSON Schema (2020-12) of the standing orders that a seat can give; without
            properties where there are none.
        refusals (list[RulesetRefusal]): The ways in which its rules refuse.
        rules_version (str): The newest behaviour; a game keeps the one that it began with. Example: medici/1.
        seats_max (int): Most players. Example: 6.
        seats_min (int): Fewest players. Example: 3.
    """

    action_types: list[str]
    event_types: list[str]
    id: str
    options_default: RulesetOptionsDefault
    options_schema: RulesetOptionsSchema
    orders_default: RulesetOrdersDefault
    orders_schema: RulesetOrdersSchema
    refusals: list[RulesetRefusal]
    rules_version: str
    seats_max: int
    seats_min: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.ruleset_options_default import RulesetOptionsDefault  # noqa: PLC0415
        from ..models.ruleset_options_schema import RulesetOptionsSchema  # noqa: PLC0415
        from ..models.ruleset_orders_default import RulesetOrdersDefault  # noqa: PLC0415
        from ..models.ruleset_orders_schema import RulesetOrdersSchema  # noqa: PLC0415
        from ..models.ruleset_refusal import RulesetRefusal  # noqa: PLC0415

        action_types = self.action_types

        event_types = self.event_types

        id = self.id

        options_default = self.options_default.to_dict()

        options_schema = self.options_schema.to_dict()

        orders_default = self.orders_default.to_dict()

        orders_schema = self.orders_schema.to_dict()

        refusals = []
        for refusals_item_data in self.refusals:
            refusals_item = refusals_item_data.to_dict()
            refusals.append(refusals_item)

        rules_version = self.rules_version

        seats_max = self.seats_max

        seats_min = self.seats_min

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "action_types": action_types,
                "event_types": event_types,
                "id": id,
                "options_default": options_default,
                "options_schema": options_schema,
                "orders_default": orders_default,
                "orders_schema": orders_schema,
                "refusals": refusals,
                "rules_version": rules_version,
                "seats_max": seats_max,
                "seats_min": seats_min,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.ruleset_options_default import RulesetOptionsDefault  # noqa: PLC0415
        from ..models.ruleset_options_schema import RulesetOptionsSchema  # noqa: PLC0415
        from ..models.ruleset_orders_default import RulesetOrdersDefault  # noqa: PLC0415
        from ..models.ruleset_orders_schema import RulesetOrdersSchema  # noqa: PLC0415
        from ..models.ruleset_refusal import RulesetRefusal  # noqa: PLC0415

        d = dict(src_dict)
        action_types = cast(list[str], d.pop("action_types"))

        event_types = cast(list[str], d.pop("event_types"))

        id = d.pop("id")

        options_default = RulesetOptionsDefault.from_dict(d.pop("options_default"))

        options_schema = RulesetOptionsSchema.from_dict(d.pop("options_schema"))

        orders_default = RulesetOrdersDefault.from_dict(d.pop("orders_default"))

        orders_schema = RulesetOrdersSchema.from_dict(d.pop("orders_schema"))

        refusals = []
        _refusals = d.pop("refusals")
        for refusals_item_data in _refusals:
            refusals_item = RulesetRefusal.from_dict(refusals_item_data)

            refusals.append(refusals_item)

        rules_version = d.pop("rules_version")

        seats_max = d.pop("seats_max")

        seats_min = d.pop("seats_min")

        ruleset = cls(
            action_types=action_types,
            event_types=event_types,
            id=id,
            options_default=options_default,
            options_schema=options_schema,
            orders_default=orders_default,
            orders_schema=orders_schema,
            refusals=refusals,
            rules_version=rules_version,
            seats_max=seats_max,
            seats_min=seats_min,
        )

        ruleset.additional_properties = d
        return ruleset

    @property
    def additional_keys(self) -> list[str]:
        return list(self.additional_properties.keys())

    def __getitem__(self, key: str) -> Any:
        return self.additional_properties[key]

    def __setitem__(self, key: str, value: Any) -> None:
        self.additional_properties[key] = value

    def __delitem__(self, key: str) -> None:
        del self.additional_properties[key]

    def __contains__(self, key: str) -> bool:
        return key in self.additional_properties
