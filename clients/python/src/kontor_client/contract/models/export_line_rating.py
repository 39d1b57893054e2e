from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="ExportLineRating")


@_attrs_define
class ExportLineRating:
    """A rating of the player."""

    rating: PlayerRating
    """ A rating as everybody sees it. """
    type_: Literal["rating"] = "rating"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        rating = self.rating.to_dict()
        type_ = self.type_
        json: dict[str, Any] = {
            **self.additional_properties,
            "rating": rating,
            "type": type_,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        rating = PlayerRating.from_dict(d.pop("rating"))

        type_ = cast(Literal["rating"], d.pop("type"))
        if type_ != "rating":
            raise ValueError(f"type must match const 'rating', got '{type_}'")
        model = cls(
            rating=rating,
            type_=type_,
        )
        model.additional_properties = d
        return model


from ..models.player_rating import PlayerRating  # noqa: E402
