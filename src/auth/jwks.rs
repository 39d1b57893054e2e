//! The public keys that verify what the server signs, as `/.well-known/jwks.json` publishes them
//! (RFC 7517, RFC 8037).

use data_encoding::BASE64URL_NOPAD;
use jsonwebtoken::DecodingKey;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use utoipa::ToSchema;

const KEY_TYPE: &str = "OKP";
const CURVE: &str = "Ed25519";
/// Bytes of an Ed25519 public key.
const PUBLIC_KEY_LENGTH: usize = 32;

/// The public keys of this server.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct Jwks {
    /// All keys whose signatures count, the one that signs now first.
    pub keys: Vec<Jwk>,
}

/// A public key, in the form of RFC 8037.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct Jwk {
    /// Type of the key, always `OKP`.
    #[schema(example = "OKP")]
    pub kty: String,
    /// The curve, always `Ed25519`.
    #[schema(example = "Ed25519")]
    pub crv: String,
    /// The public key: 32 bytes in base64url without padding.
    #[schema(example = "11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo")]
    pub x: String,
    /// Which key a signature's header means: the thumbprint of the key (RFC 7638).
    #[schema(example = "kPrK_qmxVWaYVA9wwBF6Iuo3vVzz7TxHCTwXBygrS4k")]
    pub kid: String,
    /// What the key is for, always `sig`.
    #[serde(rename = "use")]
    #[schema(example = "sig")]
    pub usage: String,
    /// The algorithm, always `EdDSA`.
    #[schema(example = "EdDSA")]
    pub alg: String,
}

impl Jwk {
    /// The JWK of a public key.
    pub fn of(public: &[u8; PUBLIC_KEY_LENGTH]) -> Jwk {
        let x = BASE64URL_NOPAD.encode(public);
        Jwk {
            kid: thumbprint(&x),
            x,
            kty: KEY_TYPE.to_owned(),
            crv: CURVE.to_owned(),
            usage: "sig".to_owned(),
            alg: "EdDSA".to_owned(),
        }
    }

    /// The key for verifying signatures; `None` if this is not an Ed25519 key.
    pub(super) fn decoding_key(&self) -> Option<DecodingKey> {
        // The length is checked here because the crypto provider assumes that it is right.
        let public = BASE64URL_NOPAD.decode(self.x.as_bytes()).ok()?;
        let is_ed25519 =
            self.kty == KEY_TYPE && self.crv == CURVE && public.len() == PUBLIC_KEY_LENGTH;
        is_ed25519.then(|| DecodingKey::from_ed_der(&public))
    }
}

impl Jwks {
    /// The key with this id.
    pub fn find(&self, kid: &str) -> Option<&Jwk> {
        self.keys.iter().find(|key| key.kid == kid)
    }
}

/// The thumbprint of RFC 7638: a hash of the required members in alphabetical order, without white
/// space.
fn thumbprint(x: &str) -> String {
    let members = format!(r#"{{"crv":"{CURVE}","kty":"{KEY_TYPE}","x":"{x}"}}"#);
    BASE64URL_NOPAD.encode(&Sha256::digest(members))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The key and thumbprint of RFC 8037, appendices A.2 and A.3.
    #[test]
    fn the_key_id_is_the_standard_thumbprint() {
        let public =
            BASE64URL_NOPAD.decode(b"11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo").unwrap();
        let jwk = Jwk::of(&public.try_into().unwrap());
        assert_eq!(jwk.kid, "kPrK_qmxVWaYVA9wwBF6Iuo3vVzz7TxHCTwXBygrS4k");
    }

    #[test]
    fn a_key_that_is_too_short_is_not_used() {
        let mut jwk = Jwk::of(&[7; 32]);
        assert!(jwk.decoding_key().is_some());
        jwk.x = BASE64URL_NOPAD.encode(&[7; 31]);
        assert!(jwk.decoding_key().is_none());
    }
}
