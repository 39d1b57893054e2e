//! Signing and verifying a compact JWS with one fixed algorithm, for access tokens and for
//! signatures of records.
//!
//! The `typ` of the header distinguishes the two. The signature covers it and it is always checked,
//! so that neither is ever accepted as the other.

use jsonwebtoken::{Algorithm, DecodingKey, Header, Validation};
use serde::{Serialize, de::DeserializeOwned};

use super::keys::Keys;

/// The only algorithm. The one that a header names is never used to choose another.
pub(super) const ALGORITHM: Algorithm = Algorithm::EdDSA;

/// Signs claims with the key that signs now.
pub(super) fn sign<T: Serialize>(keys: &Keys, typ: &str, claims: &T) -> String {
    let key = keys.signing();
    let header = Header {
        typ: Some(typ.to_owned()),
        kid: Some(key.jwk.kid.clone()),
        ..Header::new(ALGORITHM)
    };
    jsonwebtoken::encode(&header, claims, key.signing())
        .expect("the key fits the algorithm, and claims are plain JSON")
}

/// The id of the key that the header names, if the header has the given `typ`. Nothing is verified
/// yet.
pub(super) fn key_id(text: &str, typ: &str) -> Option<String> {
    let header = jsonwebtoken::decode_header(text).ok()?;
    (header.typ.as_deref() == Some(typ) && header.alg == ALGORITHM).then_some(header.kid).flatten()
}

/// The claims, if the key signed them and they pass the validation.
pub(super) fn verify<T: DeserializeOwned>(
    text: &str,
    key: &DecodingKey,
    validation: &Validation,
) -> Option<T> {
    assert_eq!(validation.algorithms, [ALGORITHM], "there is one algorithm");
    jsonwebtoken::decode(text, key, validation).ok().map(|data| data.claims)
}
