from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast

if TYPE_CHECKING:
    from ..models.haendler_step_bargaining import HaendlerStepBargaining
    from ..models.haendler_step_bidding import HaendlerStepBidding
    from ..models.haendler_step_bonus_sale import HaendlerStepBonusSale
    from ..models.haendler_step_fixed_loading import HaendlerStepFixedLoading
    from ..models.haendler_step_master_loading import HaendlerStepMasterLoading
    from ..models.haendler_step_moving import HaendlerStepMoving
    from ..models.haendler_step_naming_ability import HaendlerStepNamingAbility
    from ..models.haendler_step_offered_credit import HaendlerStepOfferedCredit
    from ..models.haendler_step_playing_axles import HaendlerStepPlayingAxles
    from ..models.haendler_step_purchasing import HaendlerStepPurchasing
    from ..models.haendler_step_repaying import HaendlerStepRepaying
    from ..models.haendler_step_rising import HaendlerStepRising
    from ..models.haendler_step_setting_wheels import HaendlerStepSettingWheels
    from ..models.haendler_step_special_sale import HaendlerStepSpecialSale
    from ..models.haendler_step_using_offices import HaendlerStepUsingOffices
    from ..models.haendler_step_warehouse_selling import HaendlerStepWarehouseSelling


T = TypeVar("T", bound="HaendlerStepBeganEventData")


@_attrs_define
class HaendlerStepBeganEventData:
    """A step of the round began in which players decide.

    Attributes:
        step (HaendlerStepBargaining | HaendlerStepBidding | HaendlerStepBonusSale | HaendlerStepFixedLoading |
            HaendlerStepMasterLoading | HaendlerStepMoving | HaendlerStepNamingAbility | HaendlerStepOfferedCredit |
            HaendlerStepPlayingAxles | HaendlerStepPurchasing | HaendlerStepRepaying | HaendlerStepRising |
            HaendlerStepSettingWheels | HaendlerStepSpecialSale | HaendlerStepUsingOffices | HaendlerStepWarehouseSelling):
            A step of the round in which players decide.
    """

    step: (
        HaendlerStepBargaining
        | HaendlerStepBidding
        | HaendlerStepBonusSale
        | HaendlerStepFixedLoading
        | HaendlerStepMasterLoading
        | HaendlerStepMoving
        | HaendlerStepNamingAbility
        | HaendlerStepOfferedCredit
        | HaendlerStepPlayingAxles
        | HaendlerStepPurchasing
        | HaendlerStepRepaying
        | HaendlerStepRising
        | HaendlerStepSettingWheels
        | HaendlerStepSpecialSale
        | HaendlerStepUsingOffices
        | HaendlerStepWarehouseSelling
    )
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.haendler_step_bargaining import HaendlerStepBargaining  # noqa: PLC0415
        from ..models.haendler_step_bidding import HaendlerStepBidding  # noqa: PLC0415
        from ..models.haendler_step_bonus_sale import HaendlerStepBonusSale  # noqa: PLC0415
        from ..models.haendler_step_fixed_loading import HaendlerStepFixedLoading  # noqa: PLC0415
        from ..models.haendler_step_master_loading import HaendlerStepMasterLoading  # noqa: PLC0415
        from ..models.haendler_step_moving import HaendlerStepMoving  # noqa: PLC0415
        from ..models.haendler_step_naming_ability import HaendlerStepNamingAbility  # noqa: PLC0415
        from ..models.haendler_step_offered_credit import HaendlerStepOfferedCredit  # noqa: PLC0415
        from ..models.haendler_step_playing_axles import HaendlerStepPlayingAxles  # noqa: PLC0415
        from ..models.haendler_step_purchasing import HaendlerStepPurchasing  # noqa: PLC0415
        from ..models.haendler_step_repaying import HaendlerStepRepaying  # noqa: PLC0415
        from ..models.haendler_step_rising import HaendlerStepRising  # noqa: PLC0415
        from ..models.haendler_step_setting_wheels import HaendlerStepSettingWheels  # noqa: PLC0415
        from ..models.haendler_step_special_sale import HaendlerStepSpecialSale  # noqa: PLC0415
        from ..models.haendler_step_using_offices import HaendlerStepUsingOffices  # noqa: PLC0415
        from ..models.haendler_step_warehouse_selling import HaendlerStepWarehouseSelling  # noqa: PLC0415
        from kontor_client.unions import write

        step: Any = write(self.step)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "step": step,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.haendler_step_bargaining import HaendlerStepBargaining  # noqa: PLC0415
        from ..models.haendler_step_bidding import HaendlerStepBidding  # noqa: PLC0415
        from ..models.haendler_step_bonus_sale import HaendlerStepBonusSale  # noqa: PLC0415
        from ..models.haendler_step_fixed_loading import HaendlerStepFixedLoading  # noqa: PLC0415
        from ..models.haendler_step_master_loading import HaendlerStepMasterLoading  # noqa: PLC0415
        from ..models.haendler_step_moving import HaendlerStepMoving  # noqa: PLC0415
        from ..models.haendler_step_naming_ability import HaendlerStepNamingAbility  # noqa: PLC0415
        from ..models.haendler_step_offered_credit import HaendlerStepOfferedCredit  # noqa: PLC0415
        from ..models.haendler_step_playing_axles import HaendlerStepPlayingAxles  # noqa: PLC0415
        from ..models.haendler_step_purchasing import HaendlerStepPurchasing  # noqa: PLC0415
        from ..models.haendler_step_repaying import HaendlerStepRepaying  # noqa: PLC0415
        from ..models.haendler_step_rising import HaendlerStepRising  # noqa: PLC0415
        from ..models.haendler_step_setting_wheels import HaendlerStepSettingWheels  # noqa: PLC0415
        from ..models.haendler_step_special_sale import HaendlerStepSpecialSale  # noqa: PLC0415
        from ..models.haendler_step_using_offices import HaendlerStepUsingOffices  # noqa: PLC0415
        from ..models.haendler_step_warehouse_selling import HaendlerStepWarehouseSelling  # noqa: PLC0415

        d = dict(src_dict)

        def _parse_step(data: object) -> Any:
            from kontor_client.unions import read

            return read(
                data,
                (
                    HaendlerStepNamingAbility,
                    HaendlerStepPurchasing,
                    HaendlerStepBidding,
                    HaendlerStepMasterLoading,
                    HaendlerStepBargaining,
                    HaendlerStepFixedLoading,
                    HaendlerStepPlayingAxles,
                    HaendlerStepMoving,
                    HaendlerStepSettingWheels,
                    HaendlerStepUsingOffices,
                    HaendlerStepWarehouseSelling,
                    HaendlerStepSpecialSale,
                    HaendlerStepBonusSale,
                    HaendlerStepOfferedCredit,
                    HaendlerStepRising,
                    HaendlerStepRepaying,
                ),
            )

        step = _parse_step(d.pop("step"))

        haendler_step_began_event_data = cls(
            step=step,
        )

        haendler_step_began_event_data.additional_properties = d
        return haendler_step_began_event_data

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
