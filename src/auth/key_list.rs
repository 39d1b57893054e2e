//! The signing keys as they are stored, and the secret that they are derived from.
//!
//! The list has no secret: of each key it has the public half, and a *salt*. The seed of the key is
//! the MAC of the salt under the secret, so only a server that has the secret can sign. Each key
//! has a MAC, too, so only such a server can add a key, or change when one signs. Lists only grow:
//! two of them can always be united.

use data_encoding::{BASE64URL_NOPAD, HEXLOWER_PERMISSIVE as HEX};
use hmac::{Hmac, KeyInit, Mac};
use serde::{Deserialize, Serialize};
use sha2::Sha256;
use subtle::ConstantTimeEq;

use super::jwks::Jwk;

/// Length of a seed, of a salt and of the secret, in bytes.
pub const KEY_LENGTH: usize = 32;
/// Most keys of a list. All of them are published for ever, because records never expire.
pub const SIGNING_KEYS_MAX: usize = 256;

const FORMAT: u32 = 1;
const FINGERPRINT_LABEL: &[u8] = b"kontor/1 fingerprint\0";
const LISTED_KEY_LABEL: &[u8] = b"kontor/1 listed key\0";
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
    /// The MAC of all that under the secret, as hexadecimal text.
    mac: String,
}

impl ListedKey {
    /// A key whose seed is in a file of an earlier release. It has no MAC yet.
    pub(super) fn of_seed(seed: &[u8; KEY_LENGTH]) -> Self {
        ListedKey { x: public_key(seed), salt: None, signs_from_ms: 0, mac: String::new() }
    }

    fn with_mac(self, secret: &Secret) -> Self {
        ListedKey { mac: self.mac_under(secret), ..self }
    }

    fn is_from(&self, secret: &Secret) -> bool {
        self.mac.as_bytes().ct_eq(self.mac_under(secret).as_bytes()).into()
    }

    fn mac_under(&self, secret: &Secret) -> String {
        let fields = serde_json::to_vec(&(&self.x, &self.salt, self.signs_from_ms));
        HEX.encode(&secret.mac(LISTED_KEY_LABEL, &fields.expect("the fields are plain JSON")))
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

    /// The same list without keys that were added without this secret.
    pub fn verified(mut self, secret: &Secret) -> Self {
        self.keys.retain(|key| key.is_from(secret));
        self
    }

    /// From now on the list belongs to another secret. Keys that are derived from the one before
    /// sign no more. All keys are trusted, whichever secret they were added with.
    pub fn change_secret(&mut self, secret: &Secret) {
        let keys = std::mem::take(&mut self.keys);
        self.keys = keys.into_iter().map(|key| key.with_mac(secret)).collect();
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
        let salt = Some(HEX.encode(&salt));
        self.unite(secret, [ListedKey { x, salt, signs_from_ms, mac: String::new() }])
    }

    /// Adds those of the given keys that the list lacks. They are trusted.
    pub fn unite(
        &mut self,
        secret: &Secret,
        keys: impl IntoIterator<Item = ListedKey>,
    ) -> Result<(), TooManyKeys> {
        for key in keys {
            if self.keys.iter().all(|known| known.x != key.x) {
                self.keys.push(key.with_mac(secret));
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
        let seeds = [[9; KEY_LENGTH], [8; KEY_LENGTH]];
        list.unite(&secret(1), seeds.iter().map(ListedKey::of_seed)).unwrap();
        list.add(&secret(1), [2; KEY_LENGTH], 20).unwrap();
        let mut other = list.clone();
        other.add(&secret(1), [1; KEY_LENGTH], 10).unwrap();
        list.unite(&secret(1), other.keys().to_vec()).unwrap();
        assert_eq!(list, other);
        let order: Vec<u64> = list.keys().iter().map(|key| key.signs_from_ms).collect();
        assert_eq!(order, [0, 0, 10, 20]);
        assert_eq!(list.keys()[0].x, ListedKey::of_seed(&[9; 32]).x);
    }

    #[test]
    fn only_who_has_the_secret_can_add_or_change_a_key() {
        let mut list = KeyList::new(&secret(1));
        list.add(&secret(1), [7; KEY_LENGTH], 5).unwrap();
        assert_eq!(list.clone().verified(&secret(1)), list);
        let mut forged = list.clone();
        forged.keys.push(ListedKey::of_seed(&[9; KEY_LENGTH]).with_mac(&secret(2)));
        forged.keys.push(ListedKey { mac: list.keys[0].mac.clone(), ..forged.keys[1].clone() });
        assert_eq!(forged.verified(&secret(1)), list);
        let mut delayed = list.clone();
        delayed.keys[0].signs_from_ms += 1;
        assert!(delayed.verified(&secret(1)).keys().is_empty());

        list.change_secret(&secret(2));
        assert!(list.belongs_to(&secret(2)));
        assert_eq!(list.clone().verified(&secret(2)), list, "they stay published");
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
