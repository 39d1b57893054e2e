//! What access tokens and signatures of records share: a compact JWS by one of our keys, with one
//! fixed algorithm.
//!
//! The `typ` of the header tells the kinds apart. It is under the signature and is always checked,
//! so that neither kind ever passes for the other.

use jsonwebtoken::{Algorithm, DecodingKey, Header, Validation};
use serde::{Serialize, de::DeserializeOwned};

use super::keys::Keys;

/// The only algorithm: what a header asks for never matters.
pub(super) const ALGORITHM: Algorithm = Algorithm::EdDSA;

/// Signs claims with the newest key.
pub(super) fn sign<T: Serialize>(keys: &Keys, typ: &str, claims: &T) -> String {
    let key = keys.newest();
    let header = Header {
        typ: Some(typ.to_owned()),
        kid: Some(key.jwk.kid.clone()),
        ..Header::new(ALGORITHM)
    };
    jsonwebtoken::encode(&header, claims, &key.signing)
        .expect("our key signs with our algorithm, and claims are plain JSON")
}

/// Id of the key that is said to have signed, if this is a text of the given kind at all. Nothing
/// is verified yet.
pub(super) fn key_id(text: &str, typ: &str) -> Option<String> {
    let header = jsonwebtoken::decode_header(text).ok()?;
    (header.typ.as_deref() == Some(typ) && header.alg == ALGORITHM).then_some(header.kid).flatten()
}

/// The claims, if the key signed them and they are as wanted.
pub(super) fn verify<T: DeserializeOwned>(
    text: &str,
    key: &DecodingKey,
    validation: &Validation,
) -> Option<T> {
    assert_eq!(validation.algorithms, [ALGORITHM], "there is one algorithm");
    jsonwebtoken::decode(text, key, validation).ok().map(|data| data.claims)
}
