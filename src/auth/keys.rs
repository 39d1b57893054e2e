//! The keys that a server uses: Ed25519 keys that sign access tokens and records, and one secret
//! for MACs that only the server itself verifies.
//!
//! The list of signing keys may grow while the server runs. Of all keys one signs: the newest whose
//! time has come. All are published, because records never expire. An access token is accepted
//! until it must have expired, so a key that was replaced signs no tokens any more, even in the
//! hands of a thief.

use std::{
    collections::HashMap,
    sync::{Arc, PoisonError, RwLock},
};

use jsonwebtoken::{DecodingKey, EncodingKey};

use super::{
    jwks::{Jwk, Jwks},
    key_list::{KEY_LENGTH, KeyList, ListedKey, Secret},
    lifetimes::{ACCESS_TOKEN_S, CLOCKS_DIFFER_MAX_MS},
};

/// The bytes before the seed in the DER encoding of an Ed25519 private key (RFC 8410, section 7).
const PKCS8_PREFIX: [u8; 16] = [
    0x30, 0x2e, 0x02, 0x01, 0x00, 0x30, 0x05, 0x06, 0x03, 0x2b, 0x65, 0x70, 0x04, 0x22, 0x04, 0x20,
];

/// All keys of a server. Deliberately not `Debug`, `Clone` or `Serialize`.
pub struct Keys {
    secret: Secret,
    /// Seeds of earlier releases, by public key.
    seeds: HashMap<String, [u8; KEY_LENGTH]>,
    ring: RwLock<Arc<Ring>>,
}

/// The signing keys at one time.
struct Ring {
    list: KeyList,
    /// Oldest first.
    keys: Vec<Arc<SigningKey>>,
    signing: Arc<SigningKey>,
}

/// A signing key and its public key.
pub(super) struct SigningKey {
    pub(super) jwk: Jwk,
    /// None if this server does not know the seed.
    signing: Option<EncodingKey>,
    pub(super) verifying: DecodingKey,
    signs_from_ms: u64,
    /// From then on no access token counts that it has signed.
    pub(super) tokens_until_ms: u64,
}

impl SigningKey {
    pub(super) fn signing(&self) -> &EncodingKey {
        self.signing.as_ref().expect("only a key with a seed is chosen for signing")
    }
}

/// This server knows the seed of none of the keys.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("none of the signing keys can be used with the secret of this server")]
pub struct NoSigningKey;

/// What a MAC is for. A MAC for one purpose is not valid for another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// Refresh tokens.
    RefreshToken,
    /// Stream tickets.
    StreamTicket,
    /// Ids of what a request with an idempotency key creates: the same request gets the same id
    /// again.
    CreationId,
    /// What is stored instead of the address of a client.
    Address,
    /// Secrets by which deliveries of webhooks are signed.
    Webhook,
}

impl Purpose {
    /// Ends with a zero byte, so that no label followed by a message begins with another label.
    fn label(self) -> &'static [u8] {
        match self {
            Purpose::RefreshToken => b"kontor/1 refresh token\0",
            Purpose::StreamTicket => b"kontor/1 stream ticket\0",
            Purpose::CreationId => b"kontor/1 creation id\0",
            Purpose::Address => b"kontor/1 address\0",
            Purpose::Webhook => b"kontor/1 webhook\0",
        }
    }
}

impl Keys {
    /// The keys of a list, with the seeds of those that are not derived from the secret.
    pub fn new(
        secret: Secret,
        seeds: &[[u8; KEY_LENGTH]],
        list: KeyList,
        now_ms: u64,
    ) -> Result<Keys, NoSigningKey> {
        let seeds = seeds.iter().map(|seed| (ListedKey::of_seed(seed).x, *seed)).collect();
        let ring = RwLock::new(Arc::new(Ring::of(&secret, &seeds, list, now_ms)?));
        Ok(Keys { secret, seeds, ring })
    }

    /// Keys from given seeds, newest last: for tests and for reproducible examples.
    pub fn in_memory(seeds: &[[u8; KEY_LENGTH]], secret: [u8; KEY_LENGTH]) -> Keys {
        let secret = Secret::new(secret);
        let mut list = KeyList::new(&secret);
        list.unite(&secret, seeds.iter().map(ListedKey::of_seed)).expect("there are few keys");
        Keys::new(secret, seeds, list, 0).expect("there must be a signing key")
    }

    /// Takes over a list that has grown, or the time at which another key begins to sign.
    pub fn update(&self, list: KeyList, now_ms: u64) -> Result<(), NoSigningKey> {
        let ring = Ring::of(&self.secret, &self.seeds, list, now_ms)?;
        *self.ring.write().unwrap_or_else(PoisonError::into_inner) = Arc::new(ring);
        Ok(())
    }

    /// The list of the keys.
    pub fn list(&self) -> KeyList {
        self.ring().list.clone()
    }

    /// The id of the key that signs.
    pub fn signing_id(&self) -> String {
        self.ring().signing.jwk.kid.clone()
    }

    /// Until when access tokens count that a key has signed; `None` if there is no such key.
    pub fn tokens_until_ms(&self, kid: &str) -> Option<u64> {
        self.find(kid).map(|key| key.tokens_until_ms)
    }

    /// The secret.
    pub fn secret(&self) -> &Secret {
        &self.secret
    }

    /// The public keys, with which anybody can verify what the server signed. The one that signs
    /// now is the first.
    pub fn jwks(&self) -> Jwks {
        let ring = self.ring();
        let others = ring.keys.iter().rev().filter(|key| !Arc::ptr_eq(key, &ring.signing));
        let keys = std::iter::once(&ring.signing).chain(others);
        Jwks { keys: keys.map(|key| key.jwk.clone()).collect() }
    }

    /// The MAC of a message for this purpose. Only servers with this secret can compute it.
    pub fn mac(&self, purpose: Purpose, message: &[u8]) -> [u8; 32] {
        self.secret.mac(purpose.label(), message)
    }

    /// The key that signs.
    pub(super) fn signing(&self) -> Arc<SigningKey> {
        self.ring().signing.clone()
    }

    pub(super) fn find(&self, kid: &str) -> Option<Arc<SigningKey>> {
        self.ring().keys.iter().find(|key| key.jwk.kid == kid).cloned()
    }

    fn ring(&self) -> Arc<Ring> {
        self.ring.read().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

impl Ring {
    fn of(
        secret: &Secret,
        seeds: &HashMap<String, [u8; KEY_LENGTH]>,
        list: KeyList,
        now_ms: u64,
    ) -> Result<Ring, NoSigningKey> {
        let mut tokens_until_ms = u64::MAX;
        let mut keys = Vec::new();
        for listed in list.keys().iter().rev() {
            let Some(jwk) = listed.jwk() else { continue };
            let Some(verifying) = jwk.decoding_key() else { continue };
            let seed = seeds.get(&listed.x).copied().or_else(|| listed.seed(secret));
            // A key that was derived from a secret before this one: that may be known to others.
            let is_revoked = seed.is_none() && listed.salt.is_some();
            let signing =
                seed.map(|seed| EncodingKey::from_ed_der(&[&PKCS8_PREFIX[..], &seed[..]].concat()));
            let signs_from_ms = listed.signs_from_ms;
            keys.push(Arc::new(SigningKey {
                jwk,
                signing,
                verifying,
                signs_from_ms,
                tokens_until_ms: if is_revoked { 0 } else { tokens_until_ms },
            }));
            if signs_from_ms > 0 {
                let last = ACCESS_TOKEN_S * 1000 + CLOCKS_DIFFER_MAX_MS;
                tokens_until_ms = signs_from_ms.saturating_add(last);
            }
        }
        let mut usable = keys.iter().filter(|key| key.signing.is_some());
        // If the time of none has come, the clock of this server is behind: the oldest signs.
        let signing = usable
            .clone()
            .find(|key| key.signs_from_ms <= now_ms)
            .or_else(|| usable.next_back())
            .ok_or(NoSigningKey)?
            .clone();
        keys.reverse();
        Ok(Ring { list, keys, signing })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LATER_MS: u64 = ACCESS_TOKEN_S * 1000 + CLOCKS_DIFFER_MAX_MS;

    /// The keys at a time: one of an earlier release, and two that sign from 1,000 and 2,000 on.
    fn keys_at(now_ms: u64) -> Keys {
        let secret = Secret::new([5; KEY_LENGTH]);
        let mut list = KeyList::new(&secret);
        list.unite(&secret, [ListedKey::of_seed(&[1; KEY_LENGTH])]).unwrap();
        list.add(&secret, [2; KEY_LENGTH], 1_000).unwrap();
        list.add(&secret, [3; KEY_LENGTH], 2_000).unwrap();
        Keys::new(secret, &[[1; KEY_LENGTH]], list, now_ms).unwrap()
    }

    fn ids(keys: &Keys) -> Vec<String> {
        keys.list().keys().iter().map(|key| key.id().unwrap()).collect()
    }

    #[test]
    fn the_newest_key_whose_time_has_come_signs_and_is_published_first() {
        for (now_ms, signs) in [(999, 0), (1_000, 1), (1_999, 1), (2_000, 2)] {
            let keys = keys_at(now_ms);
            assert_eq!(keys.signing_id(), ids(&keys)[signs], "{now_ms}");
            assert_eq!(keys.jwks().keys[0].kid, ids(&keys)[signs]);
            assert_eq!(keys.jwks().keys.len(), 3, "all keys are published");
        }
    }

    #[test]
    fn tokens_of_a_replaced_key_count_until_they_have_expired() {
        let keys = keys_at(0);
        let until: Vec<_> = ids(&keys).iter().map(|id| keys.tokens_until_ms(id).unwrap()).collect();
        assert_eq!(until, [1_000 + LATER_MS, 2_000 + LATER_MS, u64::MAX]);
        assert_eq!(keys.tokens_until_ms("other"), None);
    }

    #[test]
    fn a_list_that_has_grown_is_taken_over() {
        let keys = keys_at(0);
        let mut list = keys.list();
        list.add(keys.secret(), [4; KEY_LENGTH], 3_000).unwrap();
        let newest = list.keys()[3].id().unwrap();
        keys.update(list, 2_999).unwrap();
        assert_eq!(keys.signing_id(), ids(&keys)[2]);
        assert!(keys.find(&newest).is_some(), "tokens of other servers are verified already");
        keys.update(keys.list(), 3_000).unwrap();
        assert_eq!(keys.signing_id(), newest);
    }

    #[test]
    fn a_key_without_a_known_seed_is_published_and_does_not_sign() {
        let mut list = keys_at(0).list();
        let other = Secret::new([6; KEY_LENGTH]);
        assert!(Keys::new(other.clone(), &[], list.clone(), 9_000).is_err());
        list.add(&other, [7; KEY_LENGTH], 1_500).unwrap();
        let keys = Keys::new(other, &[], list, 9_000).unwrap();
        assert_eq!(keys.signing_id(), ids(&keys)[2]);
        assert_eq!(keys.jwks().keys.len(), 4);
        let until =
            ids(&keys).iter().map(|id| keys.tokens_until_ms(id).unwrap()).collect::<Vec<_>>();
        assert_eq!((until[1], until[3]), (0, 0), "the secret before may be known to others");
        assert_eq!(until[0], 1_000 + LATER_MS, "another server has the seed in a file");
    }

    #[test]
    fn macs_for_different_purposes_differ() {
        let keys = Keys::in_memory(&[[1; KEY_LENGTH]], [2; KEY_LENGTH]);
        assert_ne!(keys.mac(Purpose::RefreshToken, b"x"), keys.mac(Purpose::CreationId, b"x"));
    }
}
