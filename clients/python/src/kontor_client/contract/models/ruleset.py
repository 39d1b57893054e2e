from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="Ruleset")


@_attrs_define
class Ruleset:
    """A game that can be played."""

    action_types: list[str]
    """ Types of all its actions. """
    event_types: list[str]
    """ Types of all its events; events of the table itself begin with `table.`. """
    id: str
    """ Its id. """
    names: Texts
    """ A text for people in every language of the contract. """
    options_default: Any
    """ The options if none are given. """
    options_schema: Any
    """ JSON Schema (2020-12) of the options. """
    orders_default: Any
    """ The orders of a seat that has given none. """
    orders_schema: Any
    """ JSON Schema (2020-12) of the standing orders that a seat can give; without properties where there are none. """
    refusals: list[RulesetRefusal]
    """ The ways in which its rules refuse. """
    rules_version: str
    """ The newest behaviour; a game keeps the one that it began with. """
    seats_max: int
    """ Most players. """
    seats_min: int
    """ Fewest players. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        action_types = self.action_types

        event_types = self.event_types

        id = self.id
        names = self.names.to_dict()
        options_default = self.options_default
        options_schema = self.options_schema
        orders_default = self.orders_default
        orders_schema = self.orders_schema
        refusals = []
        for refusals_item_data in self.refusals:
            refusals_item = refusals_item_data.to_dict()
            refusals.append(refusals_item)

        rules_version = self.rules_version
        seats_max = self.seats_max
        seats_min = self.seats_min
        json: dict[str, Any] = {
            **self.additional_properties,
            "action_types": action_types,
            "event_types": event_types,
            "id": id,
            "names": names,
            "options_default": options_default,
            "options_schema": options_schema,
            "orders_default": orders_default,
            "orders_schema": orders_schema,
            "refusals": refusals,
            "rules_version": rules_version,
            "seats_max": seats_max,
            "seats_min": seats_min,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        action_types = cast(list[str], d.pop("action_types"))

        event_types = cast(list[str], d.pop("event_types"))

        id = d.pop("id")
        names = Texts.from_dict(d.pop("names"))

        options_default = d.pop("options_default")
        options_schema = d.pop("options_schema")
        orders_default = d.pop("orders_default")
        orders_schema = d.pop("orders_schema")
        refusals = []
        _refusals = d.pop("refusals")
        for refusals_item_data in _refusals:
            refusals_item = RulesetRefusal.from_dict(refusals_item_data)

            refusals.append(refusals_item)

        rules_version = d.pop("rules_version")
        seats_max = d.pop("seats_max")
        seats_min = d.pop("seats_min")
        model = cls(
            action_types=action_types,
            event_types=event_types,
            id=id,
            names=names,
            options_default=options_default,
            options_schema=options_schema,
            orders_default=orders_default,
            orders_schema=orders_schema,
            refusals=refusals,
            rules_version=rules_version,
            seats_max=seats_max,
            seats_min=seats_min,
        )
        model.additional_properties = d
        return model


from ..models.ruleset_refusal import RulesetRefusal  # noqa: E402
from ..models.texts import Texts  # noqa: E402
