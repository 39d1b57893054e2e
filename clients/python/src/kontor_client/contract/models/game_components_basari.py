from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="GameComponentsBasari")


@_attrs_define
class GameComponentsBasari:
    """The material of this ruleset."""

    components: BasariComponents
    """ The material as clients may want to draw it. """
    ruleset: Literal["basari"] = "basari"
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
        components = BasariComponents.from_dict(d.pop("components"))

        ruleset = cast(Literal["basari"], d.pop("ruleset"))
        if ruleset != "basari":
            raise ValueError(f"ruleset must match const 'basari', got '{ruleset}'")
        model = cls(
            components=components,
            ruleset=ruleset,
        )
        model.additional_properties = d
        return model


from ..models.basari_components import BasariComponents  # noqa: E402
