//! The signing keys as they are stored, and the secret that they are derived from.
//!
//! The list has no secret: of each key it has the public half, and a *salt*. The seed of the key is
//! the MAC of the salt under the secret, so only a server that has the secret can sign. Lists only
//! grow: two of them can always be united.

use data_encoding::{BASE64URL_NOPAD, HEXLOWER_PERMISSIVE as HEX};
use hmac::{Hmac, KeyInit, Mac};
use serde::{Deserialize, Serialize};
use sha2::Sha256;

use super::jwks::Jwk;

/// Length of a seed, of a salt and of the secret, in bytes.
pub const KEY_LENGTH: usize = 32;
/// Most keys of a list. All of them are published for ever, because records never expire.
pub const SIGNING_KEYS_MAX: usize = 256;

const FORMAT: u32 = 1;
const FINGERPRINT_LABEL: &[u8] = b"kontor/1 fingerprint\0";
const SIGNING_KEY_LABEL: &[u8] = b"kontor/1 signing key\0";

/// The secret of a server, or of all servers that share a store. Deliberately not `Debug` or
/// `Serialize`.
#[derive(Clone)]
pub struct Secret([u8; KEY_LENGTH]);

impl Secret {
    /// The secret that consists of these bytes.
    pub fn new(bytes: [u8; KEY_LENGTH]) -> Self {
        Secret(bytes)
    }

    /// The MAC of a message. The label ends with a zero byte and says what the MAC is for.
    pub(super) fn mac(&self, label: &[u8], message: &[u8]) -> [u8; KEY_LENGTH] {
        let mut mac =
            Hmac::<Sha256>::new_from_slice(&self.0).expect("HMAC takes keys of any length");
        mac.update(label);
        mac.update(message);
        mac.finalize().into_bytes().into()
    }

    /// Tells secrets apart without telling anything about them.
    pub fn fingerprint(&self) -> String {
        HEX.encode(&self.mac(FINGERPRINT_LABEL, b"")[..16])
    }

    fn seed(&self, salt: &[u8]) -> [u8; KEY_LENGTH] {
        self.mac(SIGNING_KEY_LABEL, salt)
    }
}

/// There are [`SIGNING_KEYS_MAX`] keys already.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there are {SIGNING_KEYS_MAX} signing keys already, which is the limit")]
pub struct TooManyKeys;

/// A signing key as it is stored.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ListedKey {
    /// The public key: 32 bytes in base64url without padding.
    pub x: String,
    /// What the seed is derived from, as hexadecimal text; none if the seed was in a file.
    pub salt: Option<String>,
    /// From when on it signs, until the next one does. 0: since before that was noted.
    pub signs_from_ms: u64,
}

impl ListedKey {
    /// A key whose seed is in a file of an earlier release.
    pub(super) fn of_seed(seed: &[u8; KEY_LENGTH]) -> Self {
        ListedKey { x: public_key(seed), salt: None, signs_from_ms: 0 }
    }

    /// The seed, if it is derived from this secret.
    pub(super) fn seed(&self, secret: &Secret) -> Option<[u8; KEY_LENGTH]> {
        let salt = HEX.decode(self.salt.as_ref()?.as_bytes()).ok()?;
        let seed = secret.seed(&salt);
        (public_key(&seed) == self.x).then_some(seed)
    }

    /// The id of the key.
    pub fn id(&self) -> Option<String> {
        Some(self.jwk()?.kid)
    }

    pub(super) fn jwk(&self) -> Option<Jwk> {
        let public = BASE64URL_NOPAD.decode(self.x.as_bytes()).ok()?;
        Some(Jwk::of(&public.try_into().ok()?))
    }
}

fn public_key(seed: &[u8; KEY_LENGTH]) -> String {
    let public = ed25519_dalek::SigningKey::from_bytes(seed).verifying_key().to_bytes();
    BASE64URL_NOPAD.encode(&public)
}

/// The signing keys, oldest first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct KeyList {
    format: u32,
    /// The fingerprint of the secret of all servers that use the list.
    secret: String,
    keys: Vec<ListedKey>,
}

impl KeyList {
    /// A list without keys.
    pub fn new(secret: &Secret) -> Self {
        KeyList { format: FORMAT, secret: secret.fingerprint(), keys: Vec::new() }
    }

    /// The keys, oldest first.
    pub fn keys(&self) -> &[ListedKey] {
        &self.keys
    }

    /// Whether this is the secret that the list was made with.
    pub fn belongs_to(&self, secret: &Secret) -> bool {
        self.secret == secret.fingerprint()
    }

    /// From now on the list belongs to another secret. Keys that are derived from the one before
    /// sign no more.
    pub fn change_secret(&mut self, secret: &Secret) {
        self.secret = secret.fingerprint();
    }

    /// Whether a key can be derived from this secret.
    pub fn has_key_of(&self, secret: &Secret) -> bool {
        self.keys.iter().any(|key| key.seed(secret).is_some())
    }

    /// Adds a key that is derived from the secret.
    pub fn add(
        &mut self,
        secret: &Secret,
        salt: [u8; KEY_LENGTH],
        signs_from_ms: u64,
    ) -> Result<(), TooManyKeys> {
        let x = public_key(&secret.seed(&salt));
        self.unite([ListedKey { x, salt: Some(HEX.encode(&salt)), signs_from_ms }])
    }

    /// Adds those of the given keys that the list lacks.
    pub fn unite(&mut self, keys: impl IntoIterator<Item = ListedKey>) -> Result<(), TooManyKeys> {
        for key in keys {
            if self.keys.iter().all(|known| known.x != key.x) {
                self.keys.push(key);
            }
        }
        // Sorting is stable: keys of earlier releases stay in the order of their files.
        self.keys.sort_by_key(|key| key.signs_from_ms);
        if self.keys.len() > SIGNING_KEYS_MAX { Err(TooManyKeys) } else { Ok(()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn secret(byte: u8) -> Secret {
        Secret::new([byte; KEY_LENGTH])
    }

    #[test]
    fn a_key_is_derived_only_from_the_secret_of_its_list() {
        let mut list = KeyList::new(&secret(1));
        list.add(&secret(1), [7; KEY_LENGTH], 5).unwrap();
        assert!(list.keys()[0].seed(&secret(1)).is_some() && list.belongs_to(&secret(1)));
        assert!(list.keys()[0].seed(&secret(2)).is_none() && !list.belongs_to(&secret(2)));
        assert!(list.has_key_of(&secret(1)) && !list.has_key_of(&secret(2)));
    }

    #[test]
    fn the_stored_text_has_neither_the_secret_nor_a_seed() {
        let mut list = KeyList::new(&secret(1));
        list.add(&secret(1), [7; KEY_LENGTH], 5).unwrap();
        let text = serde_json::to_string(&list).unwrap();
        let seed = list.keys()[0].seed(&secret(1)).unwrap();
        for hidden in [&seed, &secret(1).0] {
            assert!(!text.contains(&HEX.encode(hidden)), "{text}");
            assert!(!text.contains(&BASE64URL_NOPAD.encode(hidden)), "{text}");
        }
    }

    #[test]
    fn lists_are_united_in_the_order_in_which_their_keys_sign() {
        let mut list = KeyList::new(&secret(1));
        list.unite([ListedKey::of_seed(&[9; 32]), ListedKey::of_seed(&[8; 32])]).unwrap();
        list.add(&secret(1), [2; KEY_LENGTH], 20).unwrap();
        let mut other = list.clone();
        other.add(&secret(1), [1; KEY_LENGTH], 10).unwrap();
        list.unite(other.keys().to_vec()).unwrap();
        assert_eq!(list, other);
        let order: Vec<u64> = list.keys().iter().map(|key| key.signs_from_ms).collect();
        assert_eq!(order, [0, 0, 10, 20]);
        assert_eq!(list.keys()[0], ListedKey::of_seed(&[9; 32]));
    }

    #[test]
    fn the_number_of_keys_is_limited() {
        let mut list = KeyList::new(&secret(1));
        let add = |list: &mut KeyList, number: usize| {
            let salt = [u8::try_from(number % 251).unwrap(), u8::try_from(number / 251).unwrap()];
            list.add(&secret(1), std::array::from_fn(|at| salt[at % 2]), number as u64)
        };
        for number in 0..SIGNING_KEYS_MAX {
            add(&mut list, number).unwrap();
        }
        assert_eq!(add(&mut list, SIGNING_KEYS_MAX), Err(TooManyKeys));
    }
}
