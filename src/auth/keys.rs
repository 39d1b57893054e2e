//! The server's own keys: Ed25519 keys that sign tokens and records, and one secret for everything
//! that only the server itself has to recognise.
//!
//! They are made on the first start and live in a directory of their own, as hexadecimal text:
//!
//! * `signing-<number>.hex`: seeds of signing keys. All of them verify, the highest number signs.
//!   To change keys, put a file with 64 fresh random digits and the next number beside the old one
//!   and restart; take the old one away when nothing that it signed is to count any more. Records
//!   count for ever, so published old keys should be kept.
//! * `secret.hex`: the secret. Without it every refresh token is void, and with it every guest's
//!   way back.

use std::{
    fs::{self, DirBuilder, File, OpenOptions},
    io::{self, ErrorKind, Write},
    os::unix::fs::{DirBuilderExt, OpenOptionsExt},
    path::{Path, PathBuf},
};

use data_encoding::HEXLOWER_PERMISSIVE as HEX;
use hmac::{Hmac, KeyInit, Mac};
use jsonwebtoken::{DecodingKey, EncodingKey};
use sha2::Sha256;

use super::jwks::{Jwk, Jwks};

/// Bytes of a seed and of the secret.
pub const KEY_LENGTH: usize = 32;
/// The most signing keys that may stand in the directory.
pub const SIGNING_KEYS_MAX: usize = 16;

const SECRET_FILE: &str = "secret.hex";
const FIRST_SIGNING_FILE: &str = "signing-1.hex";
const DIRECTORY_MODE: u32 = 0o700;
const FILE_MODE: u32 = 0o600;
/// What stands before the seed in the DER form of an Ed25519 private key (RFC 8410, section 7).
const PKCS8_PREFIX: [u8; 16] = [
    0x30, 0x2e, 0x02, 0x01, 0x00, 0x30, 0x05, 0x06, 0x03, 0x2b, 0x65, 0x70, 0x04, 0x22, 0x04, 0x20,
];

/// All keys of a server. Deliberately not `Debug`, `Clone` or `Serialize`.
pub struct Keys {
    /// The newest first; never empty.
    signing: Vec<SigningKey>,
    secret: [u8; KEY_LENGTH],
}

/// A key that signs, with its public half.
pub(super) struct SigningKey {
    pub(super) jwk: Jwk,
    pub(super) signing: EncodingKey,
    pub(super) verifying: DecodingKey,
}

/// What a message authenticated by the secret is for: a value made for one purpose is worth nothing
/// for another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// Refresh tokens.
    RefreshToken,
    /// Stream tickets.
    StreamTicket,
    /// Ids of what a request with a key creates, so that its repetition meets the same id.
    CreationId,
}

impl Purpose {
    /// Ends with a zero byte, so that no label with its message is the beginning of another.
    fn label(self) -> &'static [u8] {
        match self {
            Purpose::RefreshToken => b"kontor/1 refresh token\0",
            Purpose::StreamTicket => b"kontor/1 stream ticket\0",
            Purpose::CreationId => b"kontor/1 creation id\0",
        }
    }
}

/// Why the keys could not be opened.
#[derive(Debug, thiserror::Error)]
pub enum KeysError {
    /// The disk said no.
    #[error("cannot use {path}")]
    Disk {
        /// Which file or directory.
        path: PathBuf,
        /// What it said.
        #[source]
        source: io::Error,
    },
    /// The file does not hold a key.
    #[error("{path} does not hold 64 hexadecimal digits")]
    Malformed {
        /// Which file.
        path: PathBuf,
    },
    /// More files than [`SIGNING_KEYS_MAX`].
    #[error("{path} holds more than {SIGNING_KEYS_MAX} signing keys")]
    TooMany {
        /// Which directory.
        path: PathBuf,
    },
}

impl Keys {
    /// Opens the keys of a directory; makes what is missing from `fresh` random bytes, durably,
    /// before it returns.
    pub fn open(dir: &Path, fresh: impl Fn() -> [u8; KEY_LENGTH]) -> Result<Keys, KeysError> {
        make_directory(dir).map_err(at(dir))?;
        let secret = read_or_make(&dir.join(SECRET_FILE), &fresh)?;
        let mut files = signing_files(dir)?;
        if files.is_empty() {
            files.push(dir.join(FIRST_SIGNING_FILE));
        }
        let seeds =
            files.iter().map(|file| read_or_make(file, &fresh)).collect::<Result<Vec<_>, _>>()?;
        Ok(Keys::in_memory(&seeds, secret))
    }

    /// Keys made of given seeds, the newest last: for tests and for examples that stay the same.
    pub fn in_memory(seeds: &[[u8; KEY_LENGTH]], secret: [u8; KEY_LENGTH]) -> Keys {
        assert!(!seeds.is_empty(), "without a signing key there are no tokens");
        Keys { signing: seeds.iter().rev().map(SigningKey::of).collect(), secret }
    }

    /// The public halves, for everybody who wants to verify what the server signed.
    pub fn jwks(&self) -> Jwks {
        Jwks { keys: self.signing.iter().map(|key| key.jwk.clone()).collect() }
    }

    /// A value that only this server can make, a function of purpose and message.
    pub fn mac(&self, purpose: Purpose, message: &[u8]) -> [u8; 32] {
        let mut mac =
            Hmac::<Sha256>::new_from_slice(&self.secret).expect("HMAC takes keys of any length");
        mac.update(purpose.label());
        mac.update(message);
        mac.finalize().into_bytes().into()
    }

    pub(super) fn newest(&self) -> &SigningKey {
        self.signing.first().expect("there is always a signing key")
    }

    pub(super) fn find(&self, kid: &str) -> Option<&SigningKey> {
        self.signing.iter().find(|key| key.jwk.kid == kid)
    }
}

impl SigningKey {
    fn of(seed: &[u8; KEY_LENGTH]) -> SigningKey {
        let public = ed25519_dalek::SigningKey::from_bytes(seed).verifying_key().to_bytes();
        SigningKey {
            jwk: Jwk::of(&public),
            signing: EncodingKey::from_ed_der(&[&PKCS8_PREFIX[..], &seed[..]].concat()),
            verifying: DecodingKey::from_ed_der(&public),
        }
    }
}

fn at(path: &Path) -> impl FnOnce(io::Error) -> KeysError {
    move |source| KeysError::Disk { path: path.to_owned(), source }
}

fn make_directory(dir: &Path) -> io::Result<()> {
    DirBuilder::new().recursive(true).mode(DIRECTORY_MODE).create(dir)?;
    dir.parent().filter(|parent| !parent.as_os_str().is_empty()).map_or(Ok(()), sync_directory)
}

/// Files of signing keys, the oldest first. Other files are none of ours and are left alone.
fn signing_files(dir: &Path) -> Result<Vec<PathBuf>, KeysError> {
    let mut files = Vec::new();
    for entry in fs::read_dir(dir).map_err(at(dir))? {
        let name = entry.map_err(at(dir))?.file_name();
        let Some(number) = name.to_str().and_then(signing_number) else { continue };
        files.push((number, dir.join(name)));
        if files.len() > SIGNING_KEYS_MAX {
            return Err(KeysError::TooMany { path: dir.to_owned() });
        }
    }
    files.sort();
    Ok(files.into_iter().map(|(_, file)| file).collect())
}

fn signing_number(name: &str) -> Option<u32> {
    name.strip_prefix("signing-")?.strip_suffix(".hex")?.parse().ok()
}

fn read_or_make(
    path: &Path,
    fresh: &impl Fn() -> [u8; KEY_LENGTH],
) -> Result<[u8; KEY_LENGTH], KeysError> {
    let text = match fs::read_to_string(path) {
        Ok(text) => text,
        Err(error) if error.kind() == ErrorKind::NotFound => {
            let key = fresh();
            write_durably(path, &HEX.encode(&key)).map_err(at(path))?;
            return Ok(key);
        }
        Err(error) => return Err(at(path)(error)),
    };
    let bytes = HEX.decode(text.trim_end().as_bytes()).ok();
    bytes
        .and_then(|bytes| bytes.try_into().ok())
        .ok_or_else(|| KeysError::Malformed { path: path.to_owned() })
}

/// The file appears whole or not at all: a key that was used must be there after a crash.
fn write_durably(path: &Path, text: &str) -> io::Result<()> {
    let draft = path.with_extension("new");
    // A draft left by a crash may have another mode, which `create_new` alone sets.
    match fs::remove_file(&draft) {
        Err(error) if error.kind() != ErrorKind::NotFound => return Err(error),
        Err(_) | Ok(()) => {}
    }
    let mut file = OpenOptions::new().write(true).create_new(true).mode(FILE_MODE).open(&draft)?;
    writeln!(file, "{text}")?;
    file.sync_all()?;
    fs::rename(&draft, path)?;
    sync_directory(path.parent().expect("a file in the directory of keys has a parent"))
}

fn sync_directory(dir: &Path) -> io::Result<()> {
    File::open(dir)?.sync_all()
}

#[cfg(test)]
mod tests {
    use std::{cell::Cell, os::unix::fs::PermissionsExt};

    use super::*;

    /// 1, 2, 3 … as random bytes.
    fn counting() -> impl Fn() -> [u8; KEY_LENGTH] {
        let count = Cell::new(0);
        move || {
            count.set(count.get() + 1);
            [count.get(); KEY_LENGTH]
        }
    }

    fn never() -> [u8; KEY_LENGTH] {
        panic!("no key is missing")
    }

    fn mode(path: &Path) -> u32 {
        fs::metadata(path).unwrap().permissions().mode() & 0o777
    }

    #[test]
    fn keys_are_made_once_and_found_again() {
        let data = tempfile::tempdir().unwrap();
        let dir = data.path().join("keys");
        let made = Keys::open(&dir, counting()).unwrap();
        let found = Keys::open(&dir, never).unwrap();
        assert_eq!(made.jwks(), found.jwks());
        assert_eq!(made.mac(Purpose::RefreshToken, b"x"), found.mac(Purpose::RefreshToken, b"x"));
    }

    #[test]
    fn nobody_else_may_read_the_keys() {
        let data = tempfile::tempdir().unwrap();
        let dir = data.path().join("keys");
        Keys::open(&dir, counting()).unwrap();
        assert_eq!(mode(&dir), DIRECTORY_MODE);
        assert_eq!(mode(&dir.join(SECRET_FILE)), FILE_MODE);
        assert_eq!(mode(&dir.join(FIRST_SIGNING_FILE)), FILE_MODE);
        assert_eq!(fs::read_dir(&dir).unwrap().count(), 2, "no draft is left");
    }

    #[test]
    fn the_highest_number_signs_and_the_others_stay_published() {
        let data = tempfile::tempdir().unwrap();
        let first = Keys::open(data.path(), counting()).unwrap();
        fs::write(data.path().join("signing-9.hex"), HEX.encode(&[9; KEY_LENGTH])).unwrap();
        fs::write(data.path().join("signing-10.hex"), HEX.encode(&[10; KEY_LENGTH])).unwrap();
        let keys = Keys::open(data.path(), never).unwrap();
        assert_eq!(keys.newest().jwk, SigningKey::of(&[10; KEY_LENGTH]).jwk);
        assert_eq!(keys.jwks().keys.len(), 3);
        assert!(keys.find(&first.newest().jwk.kid).is_some());
    }

    #[test]
    fn a_file_that_holds_no_key_is_named() {
        let data = tempfile::tempdir().unwrap();
        fs::write(data.path().join(SECRET_FILE), "not a key").unwrap();
        let error = Keys::open(data.path(), never).err().unwrap();
        assert!(error.to_string().contains(SECRET_FILE), "{error}");
    }

    #[test]
    fn the_number_of_signing_keys_is_limited() {
        let data = tempfile::tempdir().unwrap();
        for number in 0..=SIGNING_KEYS_MAX {
            fs::write(
                data.path().join(format!("signing-{number}.hex")),
                HEX.encode(&[1; KEY_LENGTH]),
            )
            .unwrap();
        }
        assert!(matches!(Keys::open(data.path(), counting()), Err(KeysError::TooMany { .. })));
    }

    #[test]
    fn a_value_made_for_one_purpose_differs_from_that_of_another() {
        let keys = Keys::in_memory(&[[1; KEY_LENGTH]], [2; KEY_LENGTH]);
        assert_ne!(keys.mac(Purpose::RefreshToken, b"x"), keys.mac(Purpose::CreationId, b"x"));
    }
}
