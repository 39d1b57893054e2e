//! A server inside the test process, with an in-memory store that can fail, a clock that tests
//! advance, seeded entropy and fixed keys.

mod restarts;
mod stored;
mod too_late;

use std::{
    sync::{Arc, mpsc},
    thread::JoinHandle,
    time::Duration,
};

use actix_web::{dev::ServerHandle, web::Data};
use futures_util::FutureExt;
use kontor_accounts::{Accounts, convert_names};
use kontor_app::{
    App, Parts, deletions::convert_deletions, ratings::convert_ratings,
    retention::RetentionSettings, seeks::convert_seeks, tournaments::convert_tournaments,
};
use kontor_auth::{
    Player,
    keys::Keys,
    passwords::{HASHES_PER_ADDRESS_MAX, HASHES_RUNNING_MAX, PasswordCost, Passwords},
};
use kontor_environment::TimeSource;
use kontor_http::{HttpSettings, Service, rates::RateSettings, server};
use kontor_log::{index_rows, time::Timestamp};
use kontor_service::{
    requester::RequestKey,
    runtime::{
        counted_from::convert_open_tables,
        hub::{Subscription, Topic},
        jobs::JobKind,
    },
    space::Space,
};
use kontor_store::MemoryStore;
use kontor_tables::{
    play::moves::{Move, ShownTo},
    table::conversion::convert_invitations,
};
use kontor_testing::waits::{received, until};
use kontor_webhooks::{Allowed, HttpCourier};
use serde_json::{Value, json, value::to_raw_value};

use super::{
    client::{Address, Answer, Caller},
    contract::DOCUMENTS,
    environment::{SeededEntropy, TestClock, TestDisk},
    stores::Stores,
    table::{Due, Table},
};

pub use kontor_log::stored::STORED_BYTES_UNIT;
pub use kontor_service::quotas::QuotaSettings;
pub use kontor_store::ANCESTORS_MAX;
pub use kontor_store::{UnknownOutcome as Fate, UnknownPolicy};

/// More passwords than the server hashes and queues at a time for one address.
pub const TOO_MANY_PASSWORDS: usize = HASHES_RUNNING_MAX + 8 * HASHES_PER_ADDRESS_MAX;

/// Games kept in memory by a local server.
const GAMES_CACHE_BYTES: u64 = 64 << 20;

/// For how many days games of guests are kept.
pub const GUEST_GAME_DAYS: u32 = 90;

/// After how many days an unused guest is forgotten.
pub const GUEST_DAYS: u32 = 200;

/// Free bytes below which a local server stores nothing new.
pub const MIN_FREE_BYTES: u64 = 4_000;

/// How often a server over a database says that it lives, in seconds.
const BEAT_S: usize = 2;

/// How often a request is sent until it meets what a test has prepared.
const TRIES_MAX: usize = 20;

/// Bots that think at a time on a local server.
const BOT_WORKERS: usize = 2;

/// Limits so high that no test reaches them by accident.
pub fn generous() -> HttpSettings {
    let many = 1_000_000.try_into().unwrap();
    let rates = RateSettings::each(|_| many);
    HttpSettings { rates, ..HttpSettings::default() }
}

/// A server in a thread of its own. It stops when it is dropped.
pub struct Local {
    pub app: App,
    pub service: Data<Service>,
    /// A store in memory, which can be told to fail; of a server over a database an empty one.
    pub store: Arc<MemoryStore>,
    /// What the server keeps everything in.
    stores: Stores,
    pub clock: Arc<TestClock>,
    pub entropy: Arc<SeededEntropy>,
    pub address: Address,
    disk: TestDisk,
    quotas: QuotaSettings,
    handle: ServerHandle,
    thread: Option<JoinHandle<()>>,
}

impl Local {
    pub fn start() -> Self {
        Local::with(generous(), PasswordCost::CHEAPEST)
    }

    pub fn with_settings(settings: HttpSettings) -> Self {
        Local::with(settings, PasswordCost::CHEAPEST)
    }

    /// A server on which hashing a password takes so long that requests queue up.
    pub fn with_slow_passwords() -> Self {
        Local::with(generous(), PasswordCost { memory_kib: 8 * 1024, passes: 4 })
    }

    pub fn with(settings: HttpSettings, cost: PasswordCost) -> Self {
        Local::on_nothing(settings, cost, BOT_WORKERS, QuotaSettings::default())
    }

    /// A server that makes no moves by itself, neither for bots nor by standing orders.
    pub fn idle() -> Self {
        Local::on_nothing(generous(), PasswordCost::CHEAPEST, 0, QuotaSettings::default())
    }

    /// A server on which so much may be stored.
    pub fn with_quotas(quotas: QuotaSettings) -> Self {
        Local::on_nothing(generous(), PasswordCost::CHEAPEST, BOT_WORKERS, quotas)
    }

    /// Two servers on the same data.
    pub fn two() -> [Self; 2] {
        Local::two_with(&generous(), QuotaSettings::default())
    }

    /// Two servers on the same data, the clock of the second one so many seconds behind.
    pub fn two_apart(behind_s: u64) -> [Self; 2] {
        let late = TestClock::at_start();
        late.set_back_s(behind_s);
        let clocks = [TestClock::at_start(), late].map(Arc::new);
        Local::two_by(clocks, &generous(), QuotaSettings::default())
    }

    /// Two servers on the same data, each with these limits.
    pub fn two_with(settings: &HttpSettings, quotas: QuotaSettings) -> [Self; 2] {
        let clock = Arc::new(TestClock::at_start());
        Local::two_by([clock.clone(), clock], settings, quotas)
    }

    fn two_by(
        clocks: [Arc<TestClock>; 2],
        settings: &HttpSettings,
        quotas: QuotaSettings,
    ) -> [Self; 2] {
        let store = Arc::new(MemoryStore::new(index_rows::rows_of));
        store.share();
        let entropy: Arc<SeededEntropy> = Arc::default();
        clocks.map(|clock| {
            let (store, entropy, settings) = (store.clone(), entropy.clone(), settings.clone());
            let cost = PasswordCost::CHEAPEST;
            let stores = Stores::of(store);
            Local::over(stores, clock, entropy, settings, cost, BOT_WORKERS, quotas)
        })
    }

    fn on_nothing(
        settings: HttpSettings,
        cost: PasswordCost,
        bot_workers: usize,
        quotas: QuotaSettings,
    ) -> Self {
        let clock = Arc::new(TestClock::at_start());
        let stores = Stores::in_memory();
        Local::over(stores, clock, Arc::default(), settings, cost, bot_workers, quotas)
    }

    /// A server over a new database of the server that `KONTOR_TEST_STORE` names, or on a store in
    /// memory.
    pub async fn on_named_store() -> Self {
        let stores = Stores::named(1).await.remove(0);
        let (clock, cost) = (Arc::new(TestClock::at_start()), PasswordCost::CHEAPEST);
        let (settings, quotas) = (generous(), QuotaSettings::default());
        Local::over(stores, clock, Arc::default(), settings, cost, BOT_WORKERS, quotas)
    }

    /// So many seconds pass, in which this server lives. Over a database it says so every few seconds;
    /// otherwise the service would have been away.
    pub async fn live_s(&self, seconds: u64) {
        if !self.stores.events.is_shared() {
            self.clock.advance_s(seconds);
            return;
        }
        for passed in (0..seconds).step_by(BEAT_S) {
            self.clock.advance_s((seconds - passed).min(BEAT_S as u64));
            self.app.games.members.beat().await.unwrap();
        }
    }

    fn over(
        stores: Stores,
        clock: Arc<TestClock>,
        entropy: Arc<SeededEntropy>,
        settings: HttpSettings,
        cost: PasswordCost,
        bot_workers: usize,
        quotas: QuotaSettings,
    ) -> Self {
        let keys = Arc::new(Keys::in_memory(&[[1; 32]], [2; 32]));
        let passwords = Passwords::new(cost).unwrap();
        let contract = DOCUMENTS.clone();
        let disk = TestDisk::default();
        let space = Space::new(disk.clone(), MIN_FREE_BYTES);
        let (now, draws) = (clock.clone(), entropy.clone());
        let documents = stores.documents.clone();
        let accounts = Accounts::new(documents, now, draws, keys.clone(), passwords, space);
        let app = App::new(Parts {
            events: stores.events.clone(),
            documents: stores.documents.clone(),
            clock: clock.clone(),
            entropy: entropy.clone(),
            keys,
            accounts,
            games_cache_bytes_max: GAMES_CACHE_BYTES,
            quotas,
            retention: RetentionSettings {
                guest_game_days: GUEST_GAME_DAYS,
                guest_days: GUEST_DAYS,
            },
            courier: Arc::new(HttpCourier::new(Allowed { http: true, private: true })),
            build: contract.build.clone(),
        })
        .unwrap();
        let service = Data::new(Service::new(app.clone(), settings, contract));
        let opened = (stores.clone(), clock.clone());
        let (address, handle, thread) = serve(service.clone(), bot_workers, opened);
        let thread = Some(thread);
        let store = stores.memory.clone();
        Local { app, service, store, stores, clock, entropy, address, disk, quotas, handle, thread }
    }

    /// Follows the list of seeks, as a long poll does.
    pub fn follow_seeks(&self) -> Subscription {
        self.app.games.hub.subscribe(vec![Topic::Seeks])
    }

    /// Follows the account of a player, as a stream of its events does.
    pub fn follow_account(&self, player: &str) -> Subscription {
        self.app.games.hub.subscribe(vec![Topic::AccountEvents(player.into())])
    }

    /// Tells the task that delivers the webhooks of a player to look at them.
    pub fn look_at_webhooks(&self, player: &str) {
        self.app.games.hub.publish(&[Topic::Webhooks(player.into())]);
    }

    /// Does what an operator asks for.
    pub async fn operate(&self, act: Value) -> Result<Value, String> {
        let request = json!({ "operator": "Olga", "reason": "a test", "act": act });
        let request = serde_json::from_value(request).map_err(|error| error.to_string())?;
        let reply = self.app.admin.act(1000, request).await.map_err(|error| error.to_string())?;
        Ok(serde_json::to_value(reply).unwrap())
    }

    /// The time in so many seconds, by the clock of this server.
    pub fn in_s(&self, seconds: u64) -> Value {
        json!(Timestamp(self.clock.now_ms() + 1000 * seconds))
    }

    /// The answer to a request in which the clock panics. Something in the background may look at the
    /// clock first; then it is asked again.
    pub async fn with_broken_clock<F: Future<Output = Answer>>(
        &self,
        ask: impl Fn() -> F,
    ) -> Answer {
        for _ in 0..TRIES_MAX {
            self.clock.break_once();
            let answer = ask().await;
            if answer.status == 500 {
                return answer;
            }
        }
        panic!("no request was the first to look at the clock");
    }

    /// The audit log after this number.
    pub async fn audit(&self, after: u64) -> Value {
        serde_json::to_value(self.app.admin.audit(after, 100).await.unwrap()).unwrap()
    }

    /// From now on the disk has so many free bytes, and the server knows it.
    pub fn set_free_bytes(&self, bytes: u64) {
        self.disk.set_free_bytes(bytes);
        self.app.games.space.sample();
    }

    /// Starts a move and stops polling it while it waits for the store and holds the game's queue.
    /// Dropping the returned value drops the request, as when a client disconnects.
    pub async fn play_and_stop_polling<'a>(
        &'a self,
        table: &'a Table,
        due: &Due,
    ) -> impl Sized + 'a {
        let player: Player =
            serde_json::from_value(table.seats[due.seat].get("/v1/me").await.expect(200)).unwrap();
        let step = Move {
            decision: due.id().to_owned(),
            action: to_raw_value(due.action()).unwrap(),
            if_match: None,
        };
        let key = RequestKey { key: "left".to_owned(), fingerprint: "left".to_owned() };
        let before = self.store.injected_unknown();
        self.make_results_unknown(1, Fate::Lost);
        let mut asked = Box::pin(async move {
            let shown = ShownTo::Reader;
            self.app.play.play(&player, &table.game, step, key, shown).await.map(drop)
        });
        assert!((&mut asked).now_or_never().is_none(), "it was done at once");
        until("the store is asked", async || self.store.injected_unknown() > before).await;
        self.end_unknown_results();
        asked
    }

    /// Memory of the games that the server caches, in bytes.
    pub fn cached_bytes(&self) -> u64 {
        self.app.games.cache_use().games_bytes
    }

    /// A client without a token.
    pub fn anonymous(&self) -> Caller {
        Caller::anonymous(&self.address)
    }

    /// How often the server could not do by itself what it was to do.
    pub fn failures(&self, duty: &str) -> u64 {
        let kind = JobKind::ALL.into_iter().find(|known| known.name() == duty).unwrap();
        self.app.games.jobs.failures(kind)
    }

    /// A new guest.
    pub async fn guest(&self, name: &str) -> Caller {
        Caller::guest(&self.address, name).await
    }
}

/// How long a stop waits for requests in progress.
const STOP_MAX: Duration = Duration::from_secs(1);

fn serve(
    service: Data<Service>,
    bot_workers: usize,
    (Stores { events, documents, .. }, clock): (Stores, Arc<TestClock>),
) -> (Address, ServerHandle, JoinHandle<()>) {
    let (sender, receiver) = mpsc::channel();
    let thread = std::thread::spawn(move || {
        actix_web::rt::System::new().block_on(async move {
            convert_names(&documents, &*clock).await.unwrap();
            convert_deletions(&documents).await.unwrap();
            convert_seeks(&events, &documents, &*clock).await.unwrap();
            convert_tournaments(&events, &documents, &*clock).await.unwrap();
            convert_ratings(&events, &documents).await.unwrap();
            convert_invitations(&documents, &events, &*clock).await.unwrap();
            convert_open_tables(&documents, &*clock).await.unwrap();
            service.app.admin.convert().await.unwrap();
            actix_web::rt::spawn(service.app.clone().follow_store());
            actix_web::rt::spawn(service.app.autoplay(bot_workers).unwrap().run());
            // Tests do the rest of what is due by hand.
            actix_web::rt::spawn(service.app.worker().only(&[JobKind::Deadlines]).run());
            // A server whose bots do not move delivers nothing either.
            if bot_workers > 0 {
                actix_web::rt::spawn(service.app.webhooks.clone().run());
            }
            let (at, server) =
                server::listen(&service, ([127, 0, 0, 1], 0).into(), 2, STOP_MAX).unwrap();
            let url = format!("http://{at}");
            sender.send((url, server.handle())).unwrap();
            server.await.unwrap();
        });
    });
    let (url, handle) = received("the server starts", &receiver);
    let address = Address::default();
    address.set(&url);
    (address, handle, thread)
}

impl Drop for Local {
    fn drop(&mut self) {
        drop(self.handle.stop(false));
        // When the server's thread panics, the test sees a closed connection.
        let _ = self.thread.take().map(JoinHandle::join);
    }
}
