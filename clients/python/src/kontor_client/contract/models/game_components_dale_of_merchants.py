from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="GameComponentsDaleOfMerchants")


@_attrs_define
class GameComponentsDaleOfMerchants:
    """The material of this ruleset."""

    components: DaleOfMerchantsComponents
    """ What is in the box, as public data. """
    ruleset: Literal["dale_of_merchants"] = "dale_of_merchants"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        components = self.components.to_dict()
        ruleset = self.ruleset
        json: dict[str, Any] = {
            **self.additional_properties,
            "components": components,
            "ruleset": ruleset,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        components = DaleOfMerchantsComponents.from_dict(d.pop("components"))

        ruleset = cast(Literal["dale_of_merchants"], d.pop("ruleset"))
        if ruleset != "dale_of_merchants":
            raise ValueError(f"ruleset must match const 'dale_of_merchants', got '{ruleset}'")
        model = cls(
            components=components,
            ruleset=ruleset,
        )
        model.additional_properties = d
        return model


from ..models.dale_of_merchants_components import DaleOfMerchantsComponents  # noqa: E402
