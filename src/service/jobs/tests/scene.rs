//! Servers on a store, with a kind of work of which tests say what is due, what fails and what
//! panics.

use std::{cell::RefCell, collections::BTreeSet, io, rc::Rc, sync::Arc, time::Duration};

use async_trait::async_trait;
use kontor_store::{DocumentStore, MemoryStore};
use tokio::{sync::Notify, time::Instant};

use crate::{
    documents::{Documents, Group},
    error::{ServiceError, StoreFault},
    jobs::{
        Job, Page, Part, Plan, rows,
        worker::{Look, Looker},
    },
    runtime::{
        games::Games,
        jobs::{JobKind, Woken},
    },
    scene::games_on,
    space::{Disk, Space},
};
use kontor_log::time::Timestamp;
use kontor_test_store::{HandClock, indexed_store};

pub const KIND: JobKind = JobKind::Seeks;
const NOW_MS: u64 = 1_000_000;
pub const HOUR: Duration = Duration::from_secs(3_600);

pub struct FullDisk;

impl Disk for FullDisk {
    fn free_bytes(&self) -> io::Result<u64> {
        Ok(0)
    }
}

/// What has happened to the chores of a server.
#[derive(Default)]
pub struct Told {
    pub ran: RefCell<Vec<String>>,
    pub something_ran: Notify,
    pub lacked_space: RefCell<u32>,
    /// Those that fail, and those that panic.
    pub failing: RefCell<BTreeSet<String>>,
    pub panicking: RefCell<BTreeSet<String>>,
    /// Whether it is not known what is due.
    pub is_unknown: RefCell<bool>,
}

impl Told {
    pub fn take(&self) -> Vec<String> {
        self.ran.take()
    }
}

/// A kind of work: each chore is a document that says when it is due, and goes when it is done.
struct Chores {
    documents: Documents,
    games: Games,
    plan: Plan,
    told: Rc<Told>,
}

#[async_trait(?Send)]
impl Job for Chores {
    fn plan(&self) -> Plan {
        self.plan.clone()
    }

    async fn due(&self, part: Part<'_>) -> Result<Page, ServiceError> {
        if *self.told.is_unknown.borrow() {
            return Err(ServiceError::Store(StoreFault::of("no store".to_owned())));
        }
        rows::due_in_documents(&self.documents, KIND, part).await
    }

    async fn run(&self, id: &str) -> Result<u64, ServiceError> {
        self.told.ran.borrow_mut().push(id.to_owned());
        self.told.something_ran.notify_one();
        if id == "stop" {
            self.games.drain().await;
        }
        assert!(!self.told.panicking.borrow().contains(id), "this chore is to panic");
        if self.told.failing.borrow().contains(id) {
            return Err(ServiceError::Store(StoreFault::of("no store".to_owned())));
        }
        let key = format!("chore/{id}");
        let Some(chore) = self.documents.read::<u64>(&key).await? else { return Ok(0) };
        let group = Group::new().delete(&key, chore.version);
        let group = rows::follow(group, (KIND, id), Some(Timestamp(chore.value)), None);
        Ok(u64::from(self.documents.write_group(group).await?.is_none()))
    }

    fn has_no_space(&self) {
        *self.told.lacked_space.borrow_mut() += 1;
    }
}

/// A server on a store.
pub struct Server {
    pub games: Games,
    pub told: Rc<Told>,
}

impl Server {
    pub fn on(store: &Arc<MemoryStore>, clock: &Arc<HandClock>, space: Arc<Space>) -> Self {
        Server { games: games_on(store, clock, space), told: Rc::default() }
    }

    pub fn job(&self, plan: Plan) -> Box<dyn Job> {
        let (documents, games) = (Documents(self.games.documents().clone()), self.games.clone());
        Box::new(Chores { documents, games, plan, told: self.told.clone() })
    }

    pub fn looker(&self, plan: Plan) -> Looker {
        Looker::new(self.games.clone(), self.job(plan))
    }

    pub fn failures(&self) -> u64 {
        self.games.jobs.failures(KIND)
    }
}

pub struct Scene {
    pub store: Arc<MemoryStore>,
    pub clock: Arc<HandClock>,
}

impl Scene {
    pub fn new() -> Self {
        Scene { store: indexed_store(), clock: HandClock::at(NOW_MS) }
    }

    pub fn server(&self) -> Server {
        Server::on(&self.store, &self.clock, Space::unlimited())
    }

    /// Two servers that know of each other.
    pub async fn two(&self) -> [Server; 2] {
        self.store.share();
        let servers = [self.server(), self.server()];
        for _ in 0..6 {
            self.clock.advance(1_000);
            for server in &servers {
                server.games.members.beat().await.unwrap();
            }
        }
        servers
    }

    /// Chores that are due in this order.
    pub async fn chores(&self, ids: &[&str]) {
        let documents = Documents(self.store.clone());
        for (at, id) in (1..).zip(ids) {
            let group = Group::new().put(format!("chore/{id}"), None, &at);
            let group = rows::follow(group, (KIND, id), None, Some(Timestamp(at)));
            assert_eq!(documents.write_group(group).await.unwrap(), None);
        }
    }

    pub async fn left(&self) -> usize {
        self.store.scan("chore/", None, 99).await.unwrap().len()
    }
}

pub fn plan() -> Plan {
    Plan::new(KIND, Duration::from_secs(1), 9)
}

pub async fn look(looker: &mut Looker, at: Instant) -> Look {
    looker.look(at, Woken::all()).await
}
