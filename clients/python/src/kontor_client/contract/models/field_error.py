from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field


from ..models.field_error_code import check_field_error_code
from ..models.field_error_code import FieldErrorCode

T = TypeVar("T", bound="FieldError")


@_attrs_define
class FieldError:
    """A place in a request that is at fault."""

    code: FieldErrorCode
    """ What is wrong with a place; new ones may come. """
    detail: str
    """ What is wrong with it, for people. """
    max_: int | None
    """ The largest value that would do, where there is a range. """
    min_: int | None
    """ The smallest value that would do, where there is a range. """
    parameter: None | str
    """ Name of the parameter or header; null if the fault is in the body. """
    pointer: None | str
    """ JSON pointer (RFC 6901) into the body; null if the fault is not in the body. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        code = self.code
        detail = self.detail
        max_ = self.max_

        min_ = self.min_

        parameter = self.parameter

        pointer = self.pointer

        json: dict[str, Any] = {
            **self.additional_properties,
            "code": code,
            "detail": detail,
            "max": max_,
            "min": min_,
            "parameter": parameter,
            "pointer": pointer,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        code = check_field_error_code(d.pop("code"))

        detail = d.pop("detail")
        max_ = d.pop("max")

        min_ = d.pop("min")

        parameter = d.pop("parameter")

        pointer = d.pop("pointer")

        model = cls(
            code=code,
            detail=detail,
            max_=max_,
            min_=min_,
            parameter=parameter,
            pointer=pointer,
        )
        model.additional_properties = d
        return model
