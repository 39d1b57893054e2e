from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field


from ..models.basari_card import BasariCard
from ..models.basari_card import check_basari_card

T = TypeVar("T", bound="BasariComponents")


@_attrs_define
class BasariComponents:
    """The material as clients may want to draw it."""

    arches: list[BasariArchInfo]
    """ The arches of the default board, clockwise; the first follows the last. A table with the option `arches` has its
    own. """
    arches_reconstructed: bool
    """ Whether these arches are a reconstruction and not those of the printed board. """
    arches_source: str
    """ Where these arches come from, for people, in English. """
    arches_sources: Texts
    """ A text for people in every language of the contract. """
    cards: list[BasariCard]
    """ The action cards that each player has, in the order in which their actions are carried out. """
    colours: list[BasariColourInfo]
    """ The colours of gems, the most valuable first. """
    die_most: int
    """ The highest number of a die. """
    edition: str
    """ The edition whose rulebook is followed. """
    lap_points: int
    """ Points for a lap. """
    scorings: int
    """ Scorings in a game. """
    track_fields: int
    """ Fields of the score track, which a marker goes round as often as it must; points are plain numbers. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        arches = []
        for arches_item_data in self.arches:
            arches_item = arches_item_data.to_dict()
            arches.append(arches_item)

        arches_reconstructed = self.arches_reconstructed
        arches_source = self.arches_source
        arches_sources = self.arches_sources.to_dict()
        cards = []
        for cards_item_data in self.cards:
            cards_item: str = cards_item_data
            cards.append(cards_item)

        colours = []
        for colours_item_data in self.colours:
            colours_item = colours_item_data.to_dict()
            colours.append(colours_item)

        die_most = self.die_most
        edition = self.edition
        lap_points = self.lap_points
        scorings = self.scorings
        track_fields = self.track_fields
        json: dict[str, Any] = {
            **self.additional_properties,
            "arches": arches,
            "arches_reconstructed": arches_reconstructed,
            "arches_source": arches_source,
            "arches_sources": arches_sources,
            "cards": cards,
            "colours": colours,
            "die_most": die_most,
            "edition": edition,
            "lap_points": lap_points,
            "scorings": scorings,
            "track_fields": track_fields,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        arches = []
        _arches = d.pop("arches")
        for arches_item_data in _arches:
            arches_item = BasariArchInfo.from_dict(arches_item_data)

            arches.append(arches_item)

        arches_reconstructed = d.pop("arches_reconstructed")
        arches_source = d.pop("arches_source")
        arches_sources = Texts.from_dict(d.pop("arches_sources"))

        cards = []
        _cards = d.pop("cards")
        for cards_item_data in _cards:
            cards_item = check_basari_card(cards_item_data)

            cards.append(cards_item)

        colours = []
        _colours = d.pop("colours")
        for colours_item_data in _colours:
            colours_item = BasariColourInfo.from_dict(colours_item_data)

            colours.append(colours_item)

        die_most = d.pop("die_most")
        edition = d.pop("edition")
        lap_points = d.pop("lap_points")
        scorings = d.pop("scorings")
        track_fields = d.pop("track_fields")
        model = cls(
            arches=arches,
            arches_reconstructed=arches_reconstructed,
            arches_source=arches_source,
            arches_sources=arches_sources,
            cards=cards,
            colours=colours,
            die_most=die_most,
            edition=edition,
            lap_points=lap_points,
            scorings=scorings,
            track_fields=track_fields,
        )
        model.additional_properties = d
        return model


from ..models.basari_arch_info import BasariArchInfo  # noqa: E402
from ..models.basari_colour_info import BasariColourInfo  # noqa: E402
from ..models.texts import Texts  # noqa: E402
