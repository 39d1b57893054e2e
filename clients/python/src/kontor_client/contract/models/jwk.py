from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field


T = TypeVar("T", bound="Jwk")


@_attrs_define
class Jwk:
    """A public key, in the form of RFC 8037."""

    alg: str
    """ The algorithm, always `EdDSA`. """
    crv: str
    """ The curve, always `Ed25519`. """
    kid: str
    """ Which key a signature's header means: the thumbprint of the key (RFC 7638). """
    kty: str
    """ Type of the key, always `OKP`. """
    use: str
    """ What the key is for, always `sig`. """
    x: str
    """ The public key: 32 bytes in base64url without padding. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)
    """Fields that this client does not know yet."""

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        alg = self.alg
        crv = self.crv
        kid = self.kid
        kty = self.kty
        use = self.use
        x = self.x
        json: dict[str, Any] = {
            **self.additional_properties,
            "alg": alg,
            "crv": crv,
            "kid": kid,
            "kty": kty,
            "use": use,
            "x": x,
        }
        return json

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        """From JSON."""
        d = dict(src_dict)
        alg = d.pop("alg")
        crv = d.pop("crv")
        kid = d.pop("kid")
        kty = d.pop("kty")
        use = d.pop("use")
        x = d.pop("x")
        model = cls(
            alg=alg,
            crv=crv,
            kid=kid,
            kty=kty,
            use=use,
            x=x,
        )
        model.additional_properties = d
        return model
