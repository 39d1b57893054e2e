//! Accounts in a store in memory, with a clock that is set by hand and "random" bytes that count
//! up.

use std::{
    collections::{BTreeMap, BTreeSet, VecDeque},
    sync::{
        Arc, Mutex,
        atomic::{AtomicU64, Ordering},
    },
};

use async_trait::async_trait;

use crate::{
    accounts::{
        Accounts, SessionId, SignedIn,
        names::{self, Claim},
    },
    environment::{Clock, Entropy},
    error::AppError,
    space::Space,
};
use kontor_auth::{
    keys::Keys,
    passwords::{PasswordCost, Passwords},
};
use kontor_store::{
    Changes, Conflict, Document, DocumentStore, Position, Precondition, Shared, StoreError,
    WriteError, Writer,
};

pub const START_MS: u64 = 1_700_000_000_000;
pub const TOKEN_LIFETIME_MS: u64 = 900_000;

pub struct HandClock(AtomicU64);

impl HandClock {
    pub fn advance(&self, by_ms: u64) {
        self.0.fetch_add(by_ms, Ordering::SeqCst);
    }
}

impl Clock for HandClock {
    fn now_ms(&self) -> u64 {
        self.0.load(Ordering::SeqCst)
    }
}

pub struct CountingEntropy(AtomicU64);

impl Entropy for CountingEntropy {
    fn fill(&self, bytes: &mut [u8]) {
        let count = self.0.fetch_add(1, Ordering::SeqCst).to_le_bytes();
        bytes.iter_mut().zip(count.into_iter().cycle()).for_each(|(byte, part)| *byte = part);
    }
}

/// A fault of a write.
#[derive(Clone, Copy)]
pub enum Fault {
    /// The write is applied, but the store reports an error.
    Applied,
    /// The write is not applied, and the store reports an error.
    Lost,
}

/// Documents in memory. Each call lets other tasks run first, so that races happen, and happen in
/// the same way in each run.
#[derive(Default)]
pub struct MemoryDocuments {
    pub documents: Mutex<BTreeMap<String, Document>>,
    /// The keys of documents whose bytes are damaged.
    corrupt: Mutex<BTreeSet<String>>,
    faults: Mutex<VecDeque<Fault>>,
    /// The ids of changes that were applied.
    ids: Mutex<BTreeSet<String>>,
    pub reads: AtomicU64,
    /// How many groups of changes were written.
    pub batches: AtomicU64,
    /// How many writes found another version than they expected.
    pub conflicts: AtomicU64,
}

impl MemoryDocuments {
    pub fn fail_next(&self, faults: &[Fault]) {
        self.faults.lock().unwrap().extend(faults);
    }

    /// From now on this document cannot be read.
    pub fn corrupt_document(&self, key: &str) {
        self.corrupt.lock().unwrap().insert(key.to_owned());
    }

    /// From now on this document cannot be read: because its bytes are damaged, or because it says
    /// nothing that is understood.
    pub fn damage(&self, key: &str, is_corrupt: bool) {
        if is_corrupt {
            return self.corrupt_document(key);
        }
        let mut documents = self.documents.lock().unwrap();
        let version = documents.get(key).map_or(0, |before| before.version) + 1;
        documents.insert(key.to_owned(), Document { version, value: "noise".to_owned() });
    }

    /// Cancels the faults that have not happened yet.
    pub fn mend(&self) {
        self.faults.lock().unwrap().clear();
    }

    pub fn keys(&self, prefix: &str) -> Vec<String> {
        self.documents
            .lock()
            .unwrap()
            .keys()
            .filter(|key| key.starts_with(prefix))
            .cloned()
            .collect()
    }
}

impl Shared for MemoryDocuments {}

#[async_trait]
impl Writer for MemoryDocuments {
    async fn write(
        &self,
        changes: Changes,
        preconditions: Vec<Precondition>,
    ) -> Result<Option<Position>, WriteError> {
        tokio::task::yield_now().await;
        let fault = self.faults.lock().unwrap().pop_front();
        let unknown = Err(WriteError::Unknown("fault".to_owned()));
        if matches!(fault, Some(Fault::Lost)) {
            return unknown;
        }
        let mut ids = self.ids.lock().unwrap();
        if changes.id().is_some_and(|id| ids.contains(id)) {
            return if fault.is_some() { unknown } else { Ok(None) };
        }
        let mut documents = self.documents.lock().unwrap();
        let named = changes.documents().iter().map(|change| change.key());
        let named = named.chain(preconditions.iter().map(|required| &*required.key));
        let corrupt = self.corrupt.lock().unwrap();
        if let Some(key) = named.into_iter().find(|key| corrupt.contains(*key)) {
            return Err(WriteError::Rejected(format!("{key} is damaged")));
        }
        drop(corrupt);
        let version = |key: &str| documents.get(key).map(|document| document.version);
        if let Some(change) = changes.documents().iter().find(|c| version(c.key()) != c.expected())
        {
            self.conflicts.fetch_add(1, Ordering::SeqCst);
            return Err(WriteError::Conflict(Conflict::Document(change.key().to_owned())));
        }
        if let Some(required) = preconditions.into_iter().find(|p| version(&p.key) != p.version) {
            return Err(WriteError::Conflict(Conflict::Precondition(required.key)));
        }
        ids.extend(changes.id().map(str::to_owned));
        self.batches.fetch_add(1, Ordering::SeqCst);
        for change in changes.documents() {
            let key = change.key().to_owned();
            match change.clone().into_document() {
                Some(document) => drop(documents.insert(key, document)),
                None => drop(documents.remove(&key)),
            }
        }
        if fault.is_some() { unknown } else { Ok(None) }
    }
}

#[async_trait]
impl DocumentStore for MemoryDocuments {
    async fn get_all(&self, keys: &[&str]) -> Result<Vec<Option<Document>>, StoreError> {
        tokio::task::yield_now().await;
        self.reads.fetch_add(1, Ordering::SeqCst);
        let found = {
            let (documents, corrupt) =
                (self.documents.lock().unwrap(), self.corrupt.lock().unwrap());
            let read = |key: &&str| match corrupt.contains(*key) {
                true => {
                    let (key, what) = ((*key).to_owned(), "the checksum is wrong".to_owned());
                    Err(StoreError::CorruptDocument { key, what })
                }
                false => Ok(documents.get(*key).cloned()),
            };
            keys.iter().map(read).collect()
        };
        tokio::task::yield_now().await;
        found
    }

    async fn scan(
        &self,
        prefix: &str,
        after: Option<&str>,
        limit: usize,
    ) -> Result<Vec<(String, Document)>, StoreError> {
        let documents = self.documents.lock().unwrap();
        let found = documents
            .iter()
            .filter(|(key, _)| key.starts_with(prefix) && Some(key.as_str()) > after);
        Ok(found.take(limit).map(|(key, document)| (key.clone(), document.clone())).collect())
    }
}

pub struct Scene {
    pub store: Arc<MemoryDocuments>,
    pub clock: Arc<HandClock>,
    pub accounts: Accounts,
    servers: AtomicU64,
}

/// How many times a server draws at most before it would draw what the next one has drawn.
const DRAWS_OF_SERVER: u64 = 1 << 32;

pub fn scene() -> Scene {
    let store = Arc::new(MemoryDocuments::default());
    let clock = Arc::new(HandClock(AtomicU64::new(START_MS)));
    let accounts = server(&store, &clock, 0);
    Scene { store, clock, accounts, servers: AtomicU64::new(1) }
}

fn server(store: &Arc<MemoryDocuments>, clock: &Arc<HandClock>, number: u64) -> Accounts {
    Accounts::new(
        Arc::clone(store) as Arc<dyn DocumentStore>,
        Arc::clone(clock) as Arc<dyn Clock>,
        Arc::new(CountingEntropy(AtomicU64::new(number * DRAWS_OF_SERVER + 1))),
        Arc::new(Keys::in_memory(&[[1; 32]], [2; 32])),
        Passwords::new(PasswordCost::CHEAPEST).unwrap(),
        Space::unlimited(),
    )
}

impl Scene {
    /// A further server on the same documents, which draws what no other one draws.
    pub fn beside(&self) -> Accounts {
        server(&self.store, &self.clock, self.servers.fetch_add(1, Ordering::SeqCst))
    }

    pub async fn guest(&self) -> SignedIn {
        self.accounts.create_guest(Some("Ada".to_owned())).await.ok().unwrap()
    }

    pub async fn user(&self, name: &str) -> Result<SignedIn, AppError> {
        self.accounts.create_user(name, "cinnamon".to_owned()).await
    }

    pub async fn refresh(&self, token: &SignedIn) -> Result<SignedIn, AppError> {
        self.accounts.refresh(&token.refresh_token).await
    }

    pub async fn session_of(&self, token: &SignedIn) -> SessionId {
        self.accounts.identify(&token.access_token).await.unwrap().session.clone()
    }

    /// A name that is kept from others until this time.
    pub async fn kept_name(&self, name: &str, until_ms: u64) {
        let kept = Claim { player: "p_gone".to_owned(), lapses_at_ms: Some(until_ms) };
        for key in names::claim_keys(name) {
            self.accounts.documents.write(&key, None, &kept).await.unwrap();
        }
    }

    /// How many groups of changes have been written.
    pub fn batches(&self) -> u64 {
        self.store.batches.load(Ordering::SeqCst)
    }
}
