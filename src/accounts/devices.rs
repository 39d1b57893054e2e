//! The device flow (RFC 8628): an app on a device without a browser shows a short code, its user
//! types it into the page somewhere else and allows or denies, and the device, which has been
//! asking, gets its token.
//!
//! The flow begins without an account, as often as the rate limits allow. Therefore the requests
//! lie in a fixed number of documents, by the first letters of the user code. Each holds at most
//! [`DEVICES_PER_DOCUMENT_MAX`] and drops those that have expired whenever it is written.

use crate::boxed;
use data_encoding::BASE32_NOPAD;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use super::{
    Accounts, Caller, SessionId, TokenInfo,
    apps::{AppAsShown, RegisteredApp},
    authorizations::{Allowed, GrantError, NotGiven, granted},
    sign_outs::is_zero,
};
use crate::error::AccountsError;
use kontor_auth::scopes::{Scope, Scopes};
use kontor_environment::{Entropy, fresh_id, random};
use kontor_problems::Refused;
use kontor_service::space::Growth;

/// How long a user has to answer, in milliseconds.
pub const DEVICE_LIFETIME_MS: u64 = 10 * 60 * 1000;

/// How long a device waits between two questions, in seconds.
pub const DEVICE_INTERVAL_S: u64 = 5;

/// Maximum number of requests of devices in one document; there are 400 documents.
pub const DEVICES_PER_DOCUMENT_MAX: usize = 64;

/// The letters of user codes: no vowels, so that they make no words (RFC 8628 section 6.1).
const LETTERS: &[u8; 20] = b"BCDFGHJKLMNPQRSTVWXZ";

/// Number of letters of a user code: 20^8 codes.
const CODE_LENGTH: usize = 8;

/// How many of these choose the document.
const DOCUMENT_LETTERS: usize = 2;

/// What a device gets that begins.
pub struct BegunDevice {
    /// With which it asks for its token.
    pub device_code: String,
    /// What it shows to its user.
    pub user_code: String,
}

/// What a user is asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeviceRequest {
    /// The code that the device shows.
    pub user_code: String,
    /// The app that asks.
    pub app: RegisteredApp,
    /// What it wants to do.
    pub scopes: Vec<Scope>,
    /// Until when the user can answer.
    pub expires_at_ms: u64,
}

#[derive(Clone, Default, PartialEq, Serialize, Deserialize)]
struct Devices {
    items: Vec<StoredDevice>,
}

/// A request of a device as stored.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
struct StoredDevice {
    user_code: String,
    secret_hash: [u8; 32],
    app: String,
    scopes: Vec<Scope>,
    expires_at_ms: u64,
    answer: Option<Answer>,
}

#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
enum Answer {
    Denied {},
    Allowed {
        user: String,
        /// How often everything of the user had been switched off then.
        #[serde(default, skip_serializing_if = "is_zero")]
        revocations: u64,
    },
    /// The device has the answer, and this token. Each writer writes a token of its own, so no
    /// server takes the write of another one for its own.
    Taken {
        token: String,
    },
}

fn key(user_code: &str) -> String {
    format!("devices/{}", &user_code[..DOCUMENT_LETTERS])
}

impl Accounts {
    /// Begins the flow for a device with this app.
    #[boxed]
    pub async fn begin_device(
        &self,
        app: &str,
        scopes: Vec<Scope>,
    ) -> Result<BegunDevice, AccountsError> {
        self.space.admit(Growth::New)?;
        self.app(app).await?;
        let scopes = granted(Scopes::ALL, scopes)?;
        let (secret, now_ms): ([u8; 32], _) = (random(&*self.entropy), self.clock.now_ms());
        let user_code = fresh_user_code(&*self.entropy);
        let device = StoredDevice {
            user_code: user_code.clone(),
            secret_hash: Sha256::digest(secret).into(),
            app: app.to_owned(),
            scopes,
            expires_at_ms: now_ms + DEVICE_LIFETIME_MS,
            answer: None,
        };
        let add = |devices: &mut Devices| {
            let devices = devices.without_expired(now_ms);
            let is_taken = devices.iter().any(|other| other.user_code == user_code);
            if is_taken || devices.len() >= DEVICES_PER_DOCUMENT_MAX {
                return Err(Refused::Busy);
            }
            devices.push(device.clone());
            Ok(())
        };
        self.documents.change(&key(&user_code), add).await??;
        let secret = BASE32_NOPAD.encode(&secret).to_ascii_lowercase();
        Ok(BegunDevice {
            device_code: format!("{user_code}_{secret}"),
            user_code: format!(
                "{}-{}",
                &user_code[..CODE_LENGTH / 2],
                &user_code[CODE_LENGTH / 2..]
            ),
        })
    }

    /// What the device asks for that shows this code to the calling user.
    #[boxed]
    pub async fn device_request(
        &self,
        caller: &Caller,
        user_code: &str,
    ) -> Result<DeviceRequest, AccountsError> {
        self.user(caller)?;
        let user_code = normalized(user_code).ok_or(Refused::DeviceUnknown)?;
        let kept = self.documents.read::<Devices>(&key(&user_code)).await?;
        let (devices, now_ms) = (kept.map(|kept| kept.value), self.clock.now_ms());
        let mut devices = devices.unwrap_or_default().items.into_iter();
        let found = devices.find(|device| device.is_open(&user_code, now_ms));
        let device = found.ok_or(Refused::DeviceUnknown)?;
        let app = self.app(&device.app).await.map_err(|error| match error {
            AccountsError::Refused(Refused::AppUnknown) => Refused::DeviceUnknown.into(),
            other => other,
        })?;
        let StoredDevice { scopes, expires_at_ms, .. } = device;
        Ok(DeviceRequest { user_code, app, scopes, expires_at_ms })
    }

    /// Allows or denies what the device asks for that shows this code, to a user who was shown this
    /// of its app.
    #[boxed]
    pub async fn answer_device(
        &self,
        caller: &Caller,
        user_code: &str,
        is_allowed: bool,
        shown: Option<AppAsShown>,
    ) -> Result<(), AccountsError> {
        let request = self.device_request(caller, user_code).await?;
        let user = self.user(caller)?;
        let answer = match is_allowed {
            false => Answer::Denied {},
            true => {
                request.app.check_shown(shown)?;
                granted(caller.scopes, request.scopes)?;
                self.room_for_token(user, &request.app.id).await?;
                let revocations = self.noted_revocations(caller, user).await?;
                Answer::Allowed { user: user.to_owned(), revocations }
            }
        };
        let (code, now_ms) = (request.user_code, self.clock.now_ms());
        let set = |devices: &mut Devices| {
            let mut devices = devices.items.iter_mut();
            let found = devices.find(|device| device.is_open(&code, now_ms));
            found.ok_or(Refused::DeviceUnknown)?.answer = Some(answer.clone());
            Ok(())
        };
        self.documents.change(&key(&code), set).await?
    }

    /// Answers a device that asks for its token. What the user allowed is taken from the document
    /// by the write that makes the token, so a device gets one token, whichever servers it asks.
    #[boxed]
    pub async fn poll_device(
        &self,
        device_code: &str,
        app: &str,
    ) -> Result<(TokenInfo, String), GrantError> {
        let registered = self.app(app).await?;
        let (user_code, hash) = decoded(device_code).ok_or(GrantError::Invalid)?;
        let now_ms = self.clock.now_ms();
        let before = self.polls.0.get(&hash).unwrap_or_default();
        self.polls.0.insert(hash, now_ms);
        if now_ms < before + DEVICE_INTERVAL_S * 1000 {
            return Err(GrantError::TooOften);
        }
        let token = SessionId(fresh_id("t", &*self.entropy));
        let take = |devices: &mut Devices| {
            let is_it = |device: &&mut StoredDevice| {
                device.secret_hash == hash && now_ms < device.expires_at_ms
            };
            // What is not there any more has expired, or was denied to the device already.
            let found = devices.items.iter_mut().find(is_it).ok_or(GrantError::Expired)?;
            if found.app != app {
                return Err(GrantError::Invalid.into());
            }
            let taken = match found.answer.clone() {
                None => return Err(GrantError::Pending.into()),
                Some(Answer::Taken { .. }) => return Err(GrantError::Expired.into()),
                Some(Answer::Denied {}) => Err(GrantError::Denied.into()),
                Some(Answer::Allowed { user, revocations }) => {
                    found.answer = Some(Answer::Taken { token: token.0.clone() });
                    Ok(Allowed { user, scopes: found.scopes.clone(), revocations })
                }
            };
            let devices = devices.without_expired(now_ms);
            // A device hears once that it was denied.
            devices.retain(|device| taken.is_ok() || device.secret_hash != hash);
            taken
        };
        match self.take_for_token(&key(&user_code), take, &token, &registered).await {
            Ok(given) => Ok(given),
            Err(NotGiven::Because(why)) => Err(why),
            // The token of a device goes on when its code is shown again.
            Err(NotGiven::Used(_)) => Err(GrantError::Expired),
        }
    }
}

impl Devices {
    /// Drops what can no longer be answered.
    fn without_expired(&mut self, now_ms: u64) -> &mut Vec<StoredDevice> {
        self.items.retain(|device| now_ms < device.expires_at_ms);
        &mut self.items
    }
}

impl StoredDevice {
    /// Whether the user with this code can still answer.
    fn is_open(&self, user_code: &str, now_ms: u64) -> bool {
        self.user_code == user_code && self.answer.is_none() && now_ms < self.expires_at_ms
    }
}

fn fresh_user_code(entropy: &dyn Entropy) -> String {
    let mut code = String::with_capacity(CODE_LENGTH);
    while code.len() < CODE_LENGTH {
        let bytes: [u8; CODE_LENGTH] = random(entropy);
        // The largest multiple of 20 that a byte can be below: each letter is as likely.
        let even = bytes.iter().filter(|byte| **byte < 240);
        let letters = even.map(|byte| char::from(LETTERS[usize::from(*byte) % LETTERS.len()]));
        code.extend(letters.take(CODE_LENGTH - code.len()));
    }
    code
}

/// The code that a user typed: however written, with or without what separates its halves.
fn normalized(user_code: &str) -> Option<String> {
    if user_code.len() > 4 * CODE_LENGTH {
        return None;
    }
    let letters = user_code.chars().filter(|letter| !matches!(letter, '-' | ' '));
    let code: String = letters.map(|letter| letter.to_ascii_uppercase()).collect();
    let is_code = code.len() == CODE_LENGTH && code.bytes().all(|letter| LETTERS.contains(&letter));
    is_code.then_some(code)
}

/// The user code that a device code belongs to, and the hash of its secret.
fn decoded(device_code: &str) -> Option<(String, [u8; 32])> {
    let (user_code, secret) = device_code.split_once('_')?;
    let secret = BASE32_NOPAD.decode(secret.to_ascii_uppercase().as_bytes()).ok()?;
    Some((normalized(user_code)?, Sha256::digest(secret).into()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use kontor_environment::SystemEntropy;

    #[test]
    fn a_code_is_found_however_it_is_typed() {
        let code = fresh_user_code(&SystemEntropy);
        assert_eq!(normalized(&code).as_deref(), Some(code.as_str()));
        for typed in ["WDJBMJHT", "wdjb-mjht", "WDJB MJHT", " wd jb-mj ht "] {
            assert_eq!(normalized(typed).as_deref(), Some("WDJBMJHT"));
        }
        for other in ["", "WDJBMJH", "WDJBMJHTT", "WDJBMJHA", "WDJBMJH\u{e9}", &"-".repeat(99)] {
            assert_eq!(normalized(other), None, "{other}");
        }
    }
}
