from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.field_error_code import check_field_error_code
from ..models.field_error_code import FieldErrorCode
from typing import cast


T = TypeVar("T", bound="FieldError")


@_attrs_define
class FieldError:
    """A place in a request that is at fault.

    Attributes:
        code (FieldErrorCode): What is wrong with a place; new ones may come.
        detail (str): What is wrong with it, for people.
        max_ (int | None): The largest value that would do, where there is a range.
        min_ (int | None): The smallest value that would do, where there is a range.
        parameter (None | str): Name of the parameter or header; null if the fault is in the body.
        pointer (None | str): JSON pointer (RFC 6901) into the body; null if the fault is not in the body. Example:
            /action/amount.
    """

    code: FieldErrorCode
    detail: str
    max_: int | None
    min_: int | None
    parameter: None | str
    pointer: None | str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        code: str = self.code

        detail = self.detail

        max_: int | None
        max_ = self.max_

        min_: int | None
        min_ = self.min_

        parameter: None | str
        parameter = self.parameter

        pointer: None | str
        pointer = self.pointer

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "code": code,
                "detail": detail,
                "max": max_,
                "min": min_,
                "parameter": parameter,
                "pointer": pointer,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        code = check_field_error_code(d.pop("code"))

        detail = d.pop("detail")

        def _parse_max_(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        max_ = _parse_max_(d.pop("max"))

        def _parse_min_(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        min_ = _parse_min_(d.pop("min"))

        def _parse_parameter(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        parameter = _parse_parameter(d.pop("parameter"))

        def _parse_pointer(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        pointer = _parse_pointer(d.pop("pointer"))

        field_error = cls(
            code=code,
            detail=detail,
            max_=max_,
            min_=min_,
            parameter=parameter,
            pointer=pointer,
        )

        field_error.additional_properties = d
        return field_error

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
