//! The server's keys: Ed25519 keys that sign access tokens and records, and one secret for MACs
//! that only the server itself verifies.
//!
//! The first start creates them. They are in a directory of their own, as hexadecimal text:
//!
//! * `signing-<number>.hex`: the seed of a signing key. All signing keys verify; the one with the
//!   highest number signs. To rotate keys, add a file with the next number and 64 random
//!   hexadecimal digits, and restart. Remove the old file when nothing that it signed has to be
//!   verified any more. Records stay valid for ever, so old public keys should be kept.
//! * `secret.hex`: the secret. If it is lost, all refresh tokens are invalid, and guests cannot
//!   sign in again.

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

/// Length of a seed and of the secret, in bytes.
pub const KEY_LENGTH: usize = 32;
/// Most signing keys in the directory.
pub const SIGNING_KEYS_MAX: usize = 16;

const SECRET_FILE: &str = "secret.hex";
const FIRST_SIGNING_FILE: &str = "signing-1.hex";
const DIRECTORY_MODE: u32 = 0o700;
const FILE_MODE: u32 = 0o600;
/// The bytes before the seed in the DER encoding of an Ed25519 private key (RFC 8410, section 7).
const PKCS8_PREFIX: [u8; 16] = [
    0x30, 0x2e, 0x02, 0x01, 0x00, 0x30, 0x05, 0x06, 0x03, 0x2b, 0x65, 0x70, 0x04, 0x22, 0x04, 0x20,
];

/// All keys of a server. Deliberately not `Debug`, `Clone` or `Serialize`.
pub struct Keys {
    /// Newest first; never empty.
    signing: Vec<SigningKey>,
    secret: [u8; KEY_LENGTH],
}

/// A signing key and its public key.
pub(super) struct SigningKey {
    pub(super) jwk: Jwk,
    pub(super) signing: EncodingKey,
    pub(super) verifying: DecodingKey,
}

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
}

impl Purpose {
    /// Ends with a zero byte, so that no label followed by a message begins with another label.
    fn label(self) -> &'static [u8] {
        match self {
            Purpose::RefreshToken => b"kontor/1 refresh token\0",
            Purpose::StreamTicket => b"kontor/1 stream ticket\0",
            Purpose::CreationId => b"kontor/1 creation id\0",
            Purpose::Address => b"kontor/1 address\0",
        }
    }
}

/// Why the keys could not be opened.
#[derive(Debug, thiserror::Error)]
pub enum KeysError {
    /// Reading or writing failed.
    #[error("cannot use {path}")]
    Io {
        /// The file or directory.
        path: PathBuf,
        /// The error of the operating system.
        #[source]
        source: io::Error,
    },
    /// The file does not contain a key.
    #[error("{path} does not contain 64 hexadecimal digits")]
    Malformed {
        /// The file.
        path: PathBuf,
    },
    /// There are more signing keys than [`SIGNING_KEYS_MAX`].
    #[error("{path} contains more than {SIGNING_KEYS_MAX} signing keys")]
    TooMany {
        /// The directory.
        path: PathBuf,
    },
}

impl Keys {
    /// Reads the keys from a directory. Missing keys are created from `random` bytes and are
    /// durable when this returns.
    pub fn open(dir: &Path, random: impl Fn() -> [u8; KEY_LENGTH]) -> Result<Keys, KeysError> {
        create_directory(dir).map_err(io_error(dir))?;
        let secret = read_or_create(&dir.join(SECRET_FILE), &random)?;
        let mut files = signing_files(dir)?;
        if files.is_empty() {
            files.push(dir.join(FIRST_SIGNING_FILE));
        }
        let seeds = files
            .iter()
            .map(|file| read_or_create(file, &random))
            .collect::<Result<Vec<_>, _>>()?;
        Ok(Keys::in_memory(&seeds, secret))
    }

    /// Keys from given seeds, newest last: for tests and for reproducible examples.
    pub fn in_memory(seeds: &[[u8; KEY_LENGTH]], secret: [u8; KEY_LENGTH]) -> Keys {
        assert!(!seeds.is_empty(), "there must be a signing key");
        Keys { signing: seeds.iter().rev().map(SigningKey::of).collect(), secret }
    }

    /// The public keys, with which anybody can verify what the server signed.
    pub fn jwks(&self) -> Jwks {
        Jwks { keys: self.signing.iter().map(|key| key.jwk.clone()).collect() }
    }

    /// The MAC of a message for this purpose. Only this server can compute it.
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

fn io_error(path: &Path) -> impl FnOnce(io::Error) -> KeysError {
    move |source| KeysError::Io { path: path.to_owned(), source }
}

fn create_directory(dir: &Path) -> io::Result<()> {
    DirBuilder::new().recursive(true).mode(DIRECTORY_MODE).create(dir)?;
    dir.parent().filter(|parent| !parent.as_os_str().is_empty()).map_or(Ok(()), sync_directory)
}

/// The files of signing keys, oldest first. Other files are ignored.
fn signing_files(dir: &Path) -> Result<Vec<PathBuf>, KeysError> {
    let mut files = Vec::new();
    for entry in fs::read_dir(dir).map_err(io_error(dir))? {
        let name = entry.map_err(io_error(dir))?.file_name();
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

fn read_or_create(
    path: &Path,
    random: &impl Fn() -> [u8; KEY_LENGTH],
) -> Result<[u8; KEY_LENGTH], KeysError> {
    let text = match fs::read_to_string(path) {
        Ok(text) => text,
        Err(error) if error.kind() == ErrorKind::NotFound => {
            let key = random();
            write_durably(path, &HEX.encode(&key)).map_err(io_error(path))?;
            return Ok(key);
        }
        Err(error) => return Err(io_error(path)(error)),
    };
    let bytes = HEX.decode(text.trim_end().as_bytes()).ok();
    bytes
        .and_then(|bytes| bytes.try_into().ok())
        .ok_or_else(|| KeysError::Malformed { path: path.to_owned() })
}

/// Writes a file so that after a crash it is complete or does not exist. A key must be durable
/// before it is used.
fn write_durably(path: &Path, text: &str) -> io::Result<()> {
    let temporary = path.with_extension("new");
    // A temporary file left by a crash may have another mode: the mode is set only when a file is
    // created.
    match fs::remove_file(&temporary) {
        Err(error) if error.kind() != ErrorKind::NotFound => return Err(error),
        Err(_) | Ok(()) => {}
    }
    let mut file =
        OpenOptions::new().write(true).create_new(true).mode(FILE_MODE).open(&temporary)?;
    writeln!(file, "{text}")?;
    file.sync_all()?;
    fs::rename(&temporary, path)?;
    sync_directory(path.parent().expect("a file in the key directory has a parent"))
}

fn sync_directory(dir: &Path) -> io::Result<()> {
    File::open(dir)?.sync_all()
}

#[cfg(test)]
mod tests {
    use std::{cell::Cell, os::unix::fs::PermissionsExt};

    use super::*;

    /// Returns 1, 2, 3, … instead of random bytes.
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
    fn keys_are_created_once_and_then_read() {
        let data = tempfile::tempdir().unwrap();
        let dir = data.path().join("keys");
        let created = Keys::open(&dir, counting()).unwrap();
        let read = Keys::open(&dir, never).unwrap();
        assert_eq!(created.jwks(), read.jwks());
        assert_eq!(created.mac(Purpose::RefreshToken, b"x"), read.mac(Purpose::RefreshToken, b"x"));
    }

    #[test]
    fn only_the_owner_can_read_the_keys() {
        let data = tempfile::tempdir().unwrap();
        let dir = data.path().join("keys");
        Keys::open(&dir, counting()).unwrap();
        assert_eq!(mode(&dir), DIRECTORY_MODE);
        assert_eq!(mode(&dir.join(SECRET_FILE)), FILE_MODE);
        assert_eq!(mode(&dir.join(FIRST_SIGNING_FILE)), FILE_MODE);
        assert_eq!(fs::read_dir(&dir).unwrap().count(), 2, "no temporary file is left");
    }

    #[test]
    fn the_highest_number_signs_and_all_keys_are_published() {
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
    fn the_error_names_a_file_without_a_key() {
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
    fn macs_for_different_purposes_differ() {
        let keys = Keys::in_memory(&[[1; KEY_LENGTH]], [2; KEY_LENGTH]);
        assert_ne!(keys.mac(Purpose::RefreshToken, b"x"), keys.mac(Purpose::CreationId, b"x"));
    }
}
