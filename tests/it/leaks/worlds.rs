//! Worlds that no viewer can tell apart: the same visible game with other hidden cards and other
//! future luck.

use std::{
    collections::BTreeMap,
    num::NonZeroU32,
    pin::Pin,
    sync::{
        Arc, Mutex,
        atomic::{AtomicU64, AtomicUsize, Ordering},
    },
};

use actix_web::{
    body::{BoxBody, MessageBody},
    dev::ServiceResponse,
    http::Method,
    test::{TestRequest, call_service, init_service},
    web::Data,
};
use futures_util::future::{LocalBoxFuture, poll_fn};
use kontor_accounts::Accounts;
use kontor_app::{App, Parts, retention::RetentionSettings};
use kontor_auth::{
    keys::Keys,
    passwords::{PasswordCost, Passwords},
};
use kontor_environment::{Entropy, TimeSource};
use kontor_http::{HttpSettings, Service, build_app, rates::RateSettings};
use kontor_json::canonical::canonical;
use kontor_log::{
    chain::{self, Seed},
    snapshot::Snapshot,
};
use kontor_service::{quotas::QuotaSettings, runtime::jobs::JobKind, space::Space};
use kontor_store::{Entry, LogId, Position};
use kontor_webhooks::{Allowed, HttpCourier};
use serde_json::{Value, value::RawValue};
use tokio::task::JoinHandle;

use crate::support::{contract::DOCUMENTS, stores::Stores};

/// A clock that stands still until a test moves it.
struct WorldClock(AtomicU64);

impl TimeSource for WorldClock {
    fn now_ms(&self) -> u64 {
        self.0.load(Ordering::SeqCst)
    }
}

/// Bytes that are computed from a counter.
#[derive(Default)]
struct CountedEntropy(Mutex<u64>);

impl Entropy for CountedEntropy {
    fn fill(&self, bytes: &mut [u8]) {
        let mut count = self.0.lock().unwrap();
        *count += 1;
        bytes.copy_from_slice(&chain::sha256(&[&count.to_be_bytes()])[..bytes.len()]);
    }
}

/// A request.
#[derive(Clone, Default)]
pub struct Ask {
    pub method: Method,
    pub path: String,
    pub token: Option<String>,
    pub headers: Vec<(&'static str, String)>,
    pub body: Option<String>,
    /// If the response is a stream: the seq up to which it is read.
    pub until: Option<u64>,
}

/// A response, as it leaves the HTTP layer.
#[derive(Clone, Debug, PartialEq)]
pub struct Seen {
    pub asked: String,
    pub status: u16,
    pub headers: BTreeMap<String, Vec<String>>,
    pub body: String,
}

impl Seen {
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|error| panic!("{error} in {}", self.body))
    }
}

/// How many services share a database.
const SERVICES: usize = 2;

type Serve = Box<dyn Fn(Ask) -> LocalBoxFuture<'static, Seen>>;

/// One service over a store in memory, or several that share the database which `KONTOR_TEST_STORE`
/// names, each of which has opened it by itself. Each request asks the next one.
pub struct World {
    store: Stores,
    apps: Vec<App>,
    clock: Arc<WorldClock>,
    serve: Vec<Serve>,
    asked: AtomicUsize,
    /// Whether the service moves for bots and carries out orders.
    acts: bool,
    tasks: Vec<JoinHandle<()>>,
}

impl Drop for World {
    fn drop(&mut self) {
        self.tasks.iter().for_each(JoinHandle::abort);
    }
}

impl World {
    /// A world in which nothing has happened.
    pub async fn empty() -> Self {
        World::over(Stores::named(SERVICES).await, false).await
    }

    /// The same, but the service moves for bots and carries out orders.
    pub async fn empty_and_acting() -> Self {
        World::over(Stores::named(SERVICES).await, true).await
    }

    async fn over(stores: Vec<Stores>, acts: bool) -> Self {
        let clock = Arc::new(WorldClock(AtomicU64::new(1_700_000_000_000)));
        let entropy = Arc::new(CountedEntropy::default());
        let (mut apps, mut serve, mut tasks) = (Vec::new(), Vec::new(), Vec::new());
        for store in &stores {
            let service = service(store.clone(), clock.clone(), entropy.clone());
            let app = service.app.clone();
            if acts {
                tasks.push(actix_web::rt::spawn(app.autoplay(1).unwrap().run()));
                let deadlines = app.worker().only(&[JobKind::Deadlines]);
                tasks.push(actix_web::rt::spawn(deadlines.run()));
            }
            if stores.len() > 1 {
                tasks.push(actix_web::rt::spawn(app.clone().follow_store()));
            }
            apps.push(app);
            serve.push(serving(service).await);
        }
        let store = stores[0].clone();
        World { store, apps, clock, serve, asked: AtomicUsize::new(0), acts, tasks }
    }

    pub async fn ask(&self, ask: Ask) -> Seen {
        let service = self.asked.fetch_add(1, Ordering::SeqCst) % self.serve.len();
        let changes = ask.method != Method::GET;
        let seen = self.serve[service](ask).await;
        if changes {
            self.look_again();
        }
        seen
    }

    /// Services hear of each other's writes within milliseconds. A test must not depend on when, so
    /// each reads again what it needs.
    fn look_again(&self) {
        if self.apps.len() > 1 {
            self.apps.iter().for_each(|app| app.games.forget_all());
        }
    }

    pub fn advance_s(&self, seconds: u64) {
        self.clock.0.fetch_add(1000 * seconds, Ordering::SeqCst);
    }

    /// Does what the service does in the background: it counts results, looks after seeks and
    /// tournaments, and writes which players were here who show it.
    pub async fn catch_up(&self) {
        for app in &self.apps {
            app.ratings.update().await.unwrap();
            app.seeks.update().await.unwrap();
            app.tournaments.update().await.unwrap();
            app.accounts.write_presence().await.unwrap();
        }
        self.look_again();
    }

    /// All entries of a game.
    pub async fn log(&self, game: &str) -> Vec<Entry> {
        let entries = self.store.events.read(&LogId(game.into()), 0, usize::MAX).await.unwrap();
        entries.into_iter().map(|(_, entry)| entry).collect()
    }

    /// A world with the same players, in which the game has these commits and another seed.
    pub async fn rewritten(&self, game: &str, mut commits: Vec<Value>) -> World {
        let seed = Seed::new([9; 32]);
        commits[0]["events"][0]["data"]["commitment"] = chain::hex(&seed.commitment()).into();
        let log = self.log(game).await;
        let entries = log.iter().zip(commits).map(|(entry, commit)| Entry {
            commit: RawValue::from_string(canonical(&commit)).unwrap(),
            seed: entry.seed.as_ref().map(|_| seed.to_hex()),
            ..entry.clone()
        });
        self.with_log(game, refold(game, entries)).await
    }

    /// A copy of this world.
    pub async fn copy(&self, game: &str) -> World {
        self.with_log(game, self.log(game).await).await
    }

    /// A world with the same players and this game.
    async fn with_log(&self, game: &str, entries: Vec<Entry>) -> World {
        let stores = Stores::named(SERVICES).await;
        let store = &stores[0];
        for (key, document) in self.store.documents.scan("", None, usize::MAX).await.unwrap() {
            // As often as the original, so that the versions are the same.
            for written in 0..document.version {
                let before = Some(written).filter(|written| *written > 0);
                store.documents.put(&key, before, document.value.clone()).await.unwrap();
            }
        }
        let mut after = None;
        for entry in entries {
            let appended = store.events.append(&LogId(game.into()), after, entry.into()).await;
            after = Some(appended.unwrap());
        }
        let world = World::over(stores, self.acts).await;
        world.clock.0.store(self.clock.0.load(Ordering::SeqCst), Ordering::SeqCst);
        world
    }
}

async fn serving(service: Service) -> Serve {
    let service = std::rc::Rc::new(init_service(build_app(Data::new(service))).await);
    Box::new(move |ask| {
        let service = service.clone();
        Box::pin(async move {
            let response =
                call_service(&*service, request(&ask).to_request()).await.map_into_boxed_body();
            seen(&ask, response).await
        })
    })
}

fn service(store: Stores, clock: Arc<WorldClock>, entropy: Arc<CountedEntropy>) -> Service {
    let keys = Arc::new(Keys::in_memory(&[[1; 32]], [2; 32]));
    let passwords = Passwords::new(PasswordCost { memory_kib: 8, passes: 1 }).unwrap();
    let accounts = Accounts::new(
        store.documents.clone(),
        clock.clone(),
        entropy.clone(),
        keys.clone(),
        passwords,
        Space::unlimited(),
    );
    let contract = DOCUMENTS.clone();
    let build = contract.build.clone();
    let parts = Parts {
        events: store.events,
        documents: store.documents,
        clock,
        entropy,
        keys,
        accounts,
        games_cache_bytes_max: 1 << 19,
        quotas: QuotaSettings::default(),
        retention: RetentionSettings::default(),
        courier: Arc::new(HttpCourier::new(Allowed::default())),
        build,
    };
    // Rates so high that the buckets are full again before the next request: otherwise what is left
    // in them would differ.
    let rate = NonZeroU32::new(4_000_000_000).unwrap();
    let rates = RateSettings::each(|_| rate);
    Service::new(
        App::new(parts).unwrap(),
        HttpSettings { rates, streams_max: 1_000, ..HttpSettings::default() },
        contract,
    )
}

fn request(ask: &Ask) -> TestRequest {
    let mut request = TestRequest::with_uri(&ask.path)
        .method(ask.method.clone())
        .insert_header(("request-id", "r"));
    if let Some(token) = &ask.token {
        request = request.insert_header(("authorization", format!("Bearer {token}")));
    }
    for (name, value) in &ask.headers {
        request = request.insert_header((*name, value.as_str()));
    }
    if let Some(body) = &ask.body {
        request =
            request.insert_header(("content-type", "application/json")).set_payload(body.clone());
    }
    request
}

async fn seen(ask: &Ask, response: ServiceResponse<BoxBody>) -> Seen {
    let mut headers: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for (name, value) in response.headers() {
        headers
            .entry(name.to_string())
            .or_default()
            .push(in_order(name.as_str(), value.to_str().unwrap()));
    }
    let status = response.status().as_u16();
    let whole = |text: &str| {
        status == 200 && ask.until.is_some_and(|seq| text.contains(&format!("\"seq\":{seq},")))
    };
    let mut body = response.into_body();
    let mut bytes = Vec::new();
    while !whole(&String::from_utf8_lossy(&bytes)) {
        let Some(chunk) = poll_fn(|context| Pin::new(&mut body).poll_next(context)).await else {
            break;
        };
        bytes.extend(chunk.unwrap());
    }
    let asked = format!("{} {} {:?} {:?}", ask.method, ask.path, ask.headers, ask.body);
    Seen { asked, status, headers, body: String::from_utf8(bytes).unwrap() }
}

/// The list of exposed headers has another order in each instance of the service.
fn in_order(name: &str, value: &str) -> String {
    let mut parts: Vec<&str> = value.split(", ").collect();
    if name == "access-control-expose-headers" {
        parts.sort_unstable();
    }
    parts.join(", ")
}

/// The entries with summaries that agree with their commits.
fn refold(game: &str, entries: impl Iterator<Item = Entry>) -> Vec<Entry> {
    let mut snapshot: Option<Snapshot> = None;
    let refolded = entries.zip(0..).map(|(entry, number)| {
        let position = Position { number, token: number };
        let next = match snapshot.take() {
            None => Snapshot::from_first_entry(game, position, &entry).unwrap(),
            Some(mut before) => {
                before.apply_entry(position, &entry).unwrap();
                before
            }
        };
        Entry { base: None, summary: snapshot.insert(next).summary().to_raw(), ..entry }
    });
    refolded.collect()
}
