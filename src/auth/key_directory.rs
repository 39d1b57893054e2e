//! The directory with the keys of a server:
//!
//! * `secret.hex`: the secret, as 64 hexadecimal digits. If it is lost, all refresh tokens are
//!   invalid, guests cannot sign in again, and the keys sign nothing any more.
//! * `signing.json`: the list of signing keys, unless it is in a store that several servers share.
//! * `signing-<number>.hex`: the seeds of signing keys of earlier releases. They sign as long as
//!   there is no other key, the highest number last.

use std::{
    fs::{self, DirBuilder, File, OpenOptions},
    io::{self, ErrorKind, Write},
    os::unix::fs::{DirBuilderExt, MetadataExt, OpenOptionsExt, PermissionsExt, fchown},
    path::{Path, PathBuf},
};

use data_encoding::HEXLOWER_PERMISSIVE as HEX;

use super::key_list::{KEY_LENGTH, KeyList, ListedKey, SIGNING_KEYS_MAX, Secret, TooManyKeys};

const SECRET_FILE: &str = "secret.hex";
const LIST_FILE: &str = "signing.json";
const DIRECTORY_MODE: u32 = 0o700;
const FILE_MODE: u32 = 0o600;

/// Why the keys could not be read or written.
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
    /// The file does not contain a list of keys.
    #[error("{path} does not contain a list of keys")]
    ListMalformed {
        /// The file.
        path: PathBuf,
    },
    /// There are more signing keys than [`SIGNING_KEYS_MAX`].
    #[error("{path}: {source}")]
    TooMany {
        /// The directory.
        path: PathBuf,
        /// The limit.
        source: TooManyKeys,
    },
}

/// A directory with keys. Nothing is created before it is asked for.
#[derive(Clone, Debug)]
pub struct KeyDirectory {
    path: PathBuf,
}

impl KeyDirectory {
    /// The directory at this path.
    pub fn new(path: &Path) -> Self {
        KeyDirectory { path: path.to_owned() }
    }

    /// Its path.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// The secret, if there is one.
    pub fn secret(&self) -> Result<Option<Secret>, KeysError> {
        Ok(read_key(&self.path.join(SECRET_FILE))?.map(Secret::new))
    }

    /// Whether other users of the machine than its owner can read the secret.
    pub fn others_can_read_secret(&self) -> bool {
        let is_open = |path: &Path| {
            fs::metadata(path).is_ok_and(|found| found.permissions().mode() & 0o077 != 0)
        };
        is_open(&self.path) && is_open(&self.path.join(SECRET_FILE))
    }

    /// Makes these bytes the secret, unless another process was first to make one. The one that is
    /// returned is durable.
    pub fn create_secret(&self, bytes: [u8; KEY_LENGTH]) -> Result<Secret, KeysError> {
        self.create()?;
        let _locked = self.lock()?;
        if let Some(secret) = self.secret()? {
            return Ok(secret);
        }
        let path = self.path.join(SECRET_FILE);
        write_durably(&path, &HEX.encode(&bytes)).map_err(io_error(&path))?;
        Ok(Secret::new(bytes))
    }

    /// The list of signing keys, with those of earlier releases; `None` if there is no key.
    pub fn list(&self, secret: &Secret) -> Result<Option<KeyList>, KeysError> {
        let mut list = self.read_list()?.unwrap_or_else(|| KeyList::new(secret));
        let seeds = self.seeds()?;
        let united = list.unite(secret, seeds.iter().map(ListedKey::of_seed));
        united.map_err(|source| KeysError::TooMany { path: self.path.clone(), source })?;
        Ok((!list.keys().is_empty()).then_some(list))
    }

    /// Writes the list. It is durable when this returns.
    pub fn save(&self, list: &KeyList) -> Result<(), KeysError> {
        self.create()?;
        let path = self.path.join(LIST_FILE);
        let text = serde_json::to_string(list).expect("a list is plain JSON");
        write_durably(&path, &text).map_err(io_error(&path))
    }

    /// Keeps other processes from changing the list until the file is dropped.
    pub fn lock(&self) -> Result<File, KeysError> {
        let locked = File::open(&self.path).and_then(|directory| {
            directory.lock()?;
            Ok(directory)
        });
        locked.map_err(io_error(&self.path))
    }

    /// The seeds of keys of earlier releases, oldest first.
    pub fn seeds(&self) -> Result<Vec<[u8; KEY_LENGTH]>, KeysError> {
        let mut files = Vec::new();
        let entries = match fs::read_dir(&self.path) {
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Vec::new()),
            entries => entries.map_err(io_error(&self.path))?,
        };
        for entry in entries {
            let name = entry.map_err(io_error(&self.path))?.file_name();
            let Some(number) = name.to_str().and_then(signing_number) else { continue };
            files.push((number, self.path.join(name)));
            if files.len() > SIGNING_KEYS_MAX {
                return Err(KeysError::TooMany { path: self.path.clone(), source: TooManyKeys });
            }
        }
        files.sort();
        files.iter().filter_map(|(_, file)| read_key(file).transpose()).collect()
    }

    /// The list in its file, if there is one.
    pub fn read_list(&self) -> Result<Option<KeyList>, KeysError> {
        let path = self.path.join(LIST_FILE);
        let Some(text) = read(&path)? else { return Ok(None) };
        serde_json::from_str(&text).map(Some).map_err(|_| KeysError::ListMalformed { path })
    }

    fn create(&self) -> Result<(), KeysError> {
        let made = DirBuilder::new().recursive(true).mode(DIRECTORY_MODE).create(&self.path);
        made.map_err(io_error(&self.path))?;
        match self.path.parent().filter(|parent| !parent.as_os_str().is_empty()) {
            Some(parent) => sync_directory(parent).map_err(io_error(parent)),
            None => Ok(()),
        }
    }
}

fn io_error(path: &Path) -> impl FnOnce(io::Error) -> KeysError {
    move |source| KeysError::Io { path: path.to_owned(), source }
}

fn signing_number(name: &str) -> Option<u32> {
    name.strip_prefix("signing-")?.strip_suffix(".hex")?.parse().ok()
}

fn read(path: &Path) -> Result<Option<String>, KeysError> {
    match fs::read_to_string(path) {
        Ok(text) => Ok(Some(text)),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
        Err(error) => Err(io_error(path)(error)),
    }
}

fn read_key(path: &Path) -> Result<Option<[u8; KEY_LENGTH]>, KeysError> {
    let Some(text) = read(path)? else { return Ok(None) };
    let bytes = HEX.decode(text.trim_end().as_bytes()).ok();
    let key = bytes.and_then(|bytes| bytes.try_into().ok());
    key.map(Some).ok_or_else(|| KeysError::Malformed { path: path.to_owned() })
}

/// Writes a file so that after a crash it is complete or as it was. A key must be durable before it
/// is used.
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
    let directory = path.parent().expect("a file in the key directory has a parent");
    // The server must be able to read what root writes by a command.
    let owner = fs::metadata(directory)?;
    if file.metadata()?.uid() == 0 && owner.uid() != 0 {
        fchown(&file, Some(owner.uid()), Some(owner.gid()))?;
    }
    writeln!(file, "{text}")?;
    file.sync_all()?;
    fs::rename(&temporary, path)?;
    sync_directory(directory)
}

fn sync_directory(dir: &Path) -> io::Result<()> {
    File::open(dir)?.sync_all()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mode(path: &Path) -> u32 {
        fs::metadata(path).unwrap().permissions().mode() & 0o777
    }

    #[test]
    fn what_was_written_is_read_and_only_the_owner_can_read_it() {
        let data = tempfile::tempdir().unwrap();
        let directory = KeyDirectory::new(&data.path().join("keys"));
        assert!(directory.secret().unwrap().is_none());
        let secret = directory.create_secret([1; KEY_LENGTH]).unwrap();
        assert_eq!(directory.list(&secret).unwrap(), None);
        let mut list = KeyList::new(&secret);
        list.add(&secret, [2; KEY_LENGTH], 3).unwrap();
        directory.save(&list).unwrap();
        assert_eq!(directory.secret().unwrap().unwrap().fingerprint(), secret.fingerprint());
        assert_eq!(directory.list(&secret).unwrap(), Some(list));
        assert_eq!(mode(directory.path()), DIRECTORY_MODE);
        assert_eq!(mode(&directory.path().join(SECRET_FILE)), FILE_MODE);
        assert_eq!(mode(&directory.path().join(LIST_FILE)), FILE_MODE);
        assert_eq!(fs::read_dir(directory.path()).unwrap().count(), 2, "no temporary file is left");
    }

    #[test]
    fn a_secret_that_others_can_read_is_noticed() {
        let data = tempfile::tempdir().unwrap();
        let directory = KeyDirectory::new(&data.path().join("keys"));
        directory.create_secret([1; KEY_LENGTH]).unwrap();
        let change = |path: &Path, mode| {
            fs::set_permissions(path, fs::Permissions::from_mode(mode)).unwrap();
            directory.others_can_read_secret()
        };
        assert!(!change(directory.path(), 0o755));
        assert!(change(&directory.path().join(SECRET_FILE), 0o644));
        assert!(!change(directory.path(), 0o700));
    }

    /// Two servers may be started at once with the same directory.
    #[test]
    fn a_secret_that_was_made_meanwhile_is_kept() {
        let data = tempfile::tempdir().unwrap();
        let directory = KeyDirectory::new(&data.path().join("keys"));
        let first = directory.create_secret([1; KEY_LENGTH]).unwrap();
        let second = directory.create_secret([2; KEY_LENGTH]).unwrap();
        assert_eq!(second.fingerprint(), first.fingerprint());
        assert_eq!(directory.secret().unwrap().unwrap().fingerprint(), first.fingerprint());
    }

    #[test]
    fn keys_of_earlier_releases_come_first_in_the_order_of_their_numbers() {
        let data = tempfile::tempdir().unwrap();
        let directory = KeyDirectory::new(data.path());
        let secret = directory.create_secret([1; KEY_LENGTH]).unwrap();
        for number in [9, 10] {
            let file = data.path().join(format!("signing-{number}.hex"));
            fs::write(file, HEX.encode(&[number; KEY_LENGTH])).unwrap();
        }
        let mut list = directory.list(&secret).unwrap().unwrap();
        list.add(&secret, [2; KEY_LENGTH], 3).unwrap();
        directory.save(&list).unwrap();
        let read = directory.list(&secret).unwrap().unwrap();
        let earlier = [9, 10].map(|number| ListedKey::of_seed(&[number; KEY_LENGTH]).x);
        let read: Vec<_> = read.keys().iter().map(|key| key.x.clone()).collect();
        assert_eq!((read.len(), &read[..2]), (3, &earlier[..]));
        assert_eq!(directory.seeds().unwrap(), [[9; KEY_LENGTH], [10; KEY_LENGTH]]);
    }

    #[test]
    fn the_error_names_a_file_without_a_key() {
        let data = tempfile::tempdir().unwrap();
        fs::write(data.path().join(SECRET_FILE), "not a key").unwrap();
        let error = KeyDirectory::new(data.path()).secret().err().unwrap();
        assert!(error.to_string().contains(SECRET_FILE), "{error}");
    }
}
