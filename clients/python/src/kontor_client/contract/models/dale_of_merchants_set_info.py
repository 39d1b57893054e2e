from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field


from ..models.dale_of_merchants_set import check_dale_of_merchants_set
from ..models.dale_of_merchants_set import DaleOfMerchantsSet

T = TypeVar("T", bound="DaleOfMerchantsSetInfo")


@_attrs_define
class DaleOfMerchantsSetInfo:
    """A set of cards."""

    about: str
    """ What its cards are about, in our words, in English. """
    abouts: Texts
    """ A text for people in every language of the contract. """
    first_game: bool
    """ Whether it suits a first game. """
    id: DaleOfMerchantsSet
    """ A set of animalfolk cards, in the order of the rulebook. """
    name: str
    """ Its name for people, in English. """
    names: Texts
    """ A text for people in every language of the contract. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        about = self.about
        abouts = self.abouts.to_dict()
        first_game = self.first_game
        id = self.id
        name = self.name
        names = self.names.to_dict()
        json: dict[str, Any] = {
            **self.additional_properties,
            "about": about,
            "abouts": abouts,
            "first_game": first_game,
            "id": id,
            "name": name,
            "names": names,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        about = d.pop("about")
        abouts = Texts.from_dict(d.pop("abouts"))

        first_game = d.pop("first_game")
        id = check_dale_of_merchants_set(d.pop("id"))

        name = d.pop("name")
        names = Texts.from_dict(d.pop("names"))

        model = cls(
            about=about,
            abouts=abouts,
            first_game=first_game,
            id=id,
            name=name,
            names=names,
        )
        model.additional_properties = d
        return model


from ..models.texts import Texts  # noqa: E402
