from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast
import datetime

if TYPE_CHECKING:
    from ..models.limits import Limits


T = TypeVar("T", bound="Meta")


@_attrs_define
class Meta:
    """What this server is.

    Attributes:
        contract_version (str): Version of the contract. Example: 1.0.0.
        features (list[str]): What can be done beyond the basics of the contract; new ones may come.
        limits (Limits): Every limit of the contract.
        time (datetime.datetime): The server's time. Example: 2026-01-31T12:00:00.000Z.
        version (str): Version of the server. Example: 0.1.0.
    """

    contract_version: str
    features: list[str]
    limits: Limits
    time: datetime.datetime
    version: str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.limits import Limits  # noqa: PLC0415

        contract_version = self.contract_version

        features = self.features

        limits = self.limits.to_dict()

        time = self.time.isoformat()

        version = self.version

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "contract_version": contract_version,
                "features": features,
                "limits": limits,
                "time": time,
                "version": version,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.limits import Limits  # noqa: PLC0415

        d = dict(src_dict)
        contract_version = d.pop("contract_version")

        features = cast(list[str], d.pop("features"))

        limits = Limits.from_dict(d.pop("limits"))

        time = datetime.datetime.fromisoformat(d.pop("time"))

        version = d.pop("version")

        meta = cls(
            contract_version=contract_version,
            features=features,
            limits=limits,
            time=time,
            version=version,
        )

        meta.additional_properties = d
        return meta

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
