from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="Meta")


@_attrs_define
class Meta:
    """What this server is."""

    contract_version: str
    """ Version of the contract. """
    features: list[str]
    """ What can be done beyond the basics of the contract; new ones may come. """
    limits: Limits
    """ Every limit of the contract. """
    read_only: bool
    """ Whether the server only reads: requests that store something are refused with `read-only`. """
    time: datetime.datetime
    """ The server's time. """
    version: str
    """ Version of the server. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        contract_version = self.contract_version
        features = self.features

        limits = self.limits.to_dict()
        read_only = self.read_only
        time = self.time.isoformat()
        version = self.version
        json: dict[str, Any] = {
            **self.additional_properties,
            "contract_version": contract_version,
            "features": features,
            "limits": limits,
            "read_only": read_only,
            "time": time,
            "version": version,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        contract_version = d.pop("contract_version")
        features = cast(list[str], d.pop("features"))

        limits = Limits.from_dict(d.pop("limits"))

        read_only = d.pop("read_only")
        time = datetime.datetime.fromisoformat(d.pop("time"))

        version = d.pop("version")
        model = cls(
            contract_version=contract_version,
            features=features,
            limits=limits,
            read_only=read_only,
            time=time,
            version=version,
        )
        model.additional_properties = d
        return model


from ..models.limits import Limits  # noqa: E402
