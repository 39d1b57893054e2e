//! The test by Jepsen's method: clients at all servers, faults by a seeded schedule, and a check of
//! everything that was acknowledged.
//!
//! `make jepsen` goes on until `JEPSEN_MOVES` moves were acknowledged; `make cluster` until each
//! kind of fault has happened once. `JEPSEN_SEED` is the seed of another schedule.

use std::sync::Arc;
use std::time::{Duration, Instant};

use crate::checker::{Checked, check};
use crate::client::{Anomaly, Client, Dice};
use crate::engine::{Engine, Options};
use crate::nemesis::{Fault, LASTS_LONG, LASTS_SHORT, Nemesis};
use crate::server::Servers;
use crate::workload::Workload;
use crate::{PATIENCE, from_environment, until, until_within};

/// Games at a time.
const TABLES: usize = 12;
/// Between two faults at least so many moves are acknowledged: in a short run, and in a long one.
const MOVES_BETWEEN: usize = 60;
const MOVES_BETWEEN_IN_LONG_RUN: usize = 1_500;
/// How far the clocks of the servers are ahead, in seconds.
const CLOCKS: [i64; 3] = [0, 4, -3];
/// The size of the disks, where there can be any of a limited size.
const DISK_MIB: u32 = 1_536;
/// How long the games may take to end after the last fault.
const END_MAX: Duration = Duration::from_secs(1_200);

/// Nodes, servers and games.
struct Scene {
    workload: Arc<Workload>,
    players: Vec<tokio::task::JoinHandle<()>>,
    nemesis: Nemesis,
}

impl Scene {
    async fn begin(options: Options, flags: &[&str], clocks: &[i64], seed: u64) -> Scene {
        let engine = Arc::new(Engine::start(options).await);
        if !options.asynchronous {
            engine.until_whole().await;
        }
        let store = engine.address(&engine.create_database().await);
        let servers = Servers::start(&store, flags, clocks).await;
        let (workload, players) = Workload::start(&servers.addresses, seed, TABLES).await;
        let dice = Dice::new(seed, 0);
        let nemesis = Nemesis { engine, servers, dice, lasts_max: LASTS_SHORT };
        Scene { workload, players, nemesis }
    }

    /// Waits until so many more moves were acknowledged.
    async fn progress(&self, moves: usize) {
        let history = &self.workload.history;
        let goal = history.acknowledged() + moves;
        until("moves are acknowledged", async || {
            history.acknowledged() >= goal || !self.workload.is_running()
        })
        .await;
    }

    async fn strike(&mut self, fault: Fault, moves_between: usize) {
        self.workload.history.note_fault(&format!("{fault:?}"));
        self.nemesis.strike(fault).await;
        self.progress(moves_between).await;
    }

    /// Lets the games end, and checks them.
    async fn end(self) -> (Checked, Vec<Anomaly>) {
        self.nemesis.engine.heal();
        self.nemesis.engine.until_whole().await;
        self.workload.history.note("the games end");
        self.workload.stop();
        until_within(END_MAX, "the games end", async || !self.workload.is_running()).await;
        for player in self.players {
            player.await.expect("players do not panic");
        }
        let history = &self.workload.history;
        let seconds = history.seconds();
        history.note("everything is checked");
        let client = Client::new(&self.nemesis.servers.addresses);
        let (checked, mut wrong) = check(history, &client).await;
        wrong.extend(self.nemesis.servers.check_lists().await);
        println!("{checked:?} in {seconds:.0} s");
        history.print_stalls();
        (checked, wrong)
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whatever_happens_nothing_acknowledged_is_lost_doubled_or_reordered() {
    let seed = from_environment("JEPSEN_SEED").unwrap_or(1);
    let moves = from_environment("JEPSEN_MOVES").unwrap_or_default() as usize;
    let isolated = Engine::can_isolate();
    let options = Options { isolated, disk_mib: isolated.then_some(DISK_MIB), asynchronous: false };
    let mut faults = Fault::PROCESSES.to_vec();
    match isolated {
        true => faults.extend(Fault::MACHINES),
        false => println!("without root no network is cut and no disk filled"),
    }
    let mut scene = Scene::begin(options, &[], &CLOCKS, seed).await;
    scene.progress(MOVES_BETWEEN).await;
    let (between, lasts_max) = match moves {
        0 => (MOVES_BETWEEN, LASTS_SHORT),
        _ => (MOVES_BETWEEN_IN_LONG_RUN, LASTS_LONG),
    };
    scene.nemesis.lasts_max = lasts_max;
    let (mut left, mut struck) = (faults.clone(), 0);
    while struck < faults.len() || scene.workload.history.acknowledged() < moves {
        if left.is_empty() {
            left.clone_from(&faults);
        }
        let fault = left.swap_remove(scene.nemesis.dice.below(left.len()));
        scene.strike(fault, between).await;
        struck += 1;
        if !scene.workload.is_running() {
            break;
        }
    }
    let (checked, wrong) = scene.end().await;
    assert!(wrong.is_empty(), "{wrong:#?}");
    assert!(checked.records >= TABLES && checked.moves >= moves, "{checked:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_only_the_leader_had_was_never_acknowledged() {
    let mut scene = Scene::begin(Options::default(), &[], &[0, 0], 2).await;
    scene.progress(MOVES_BETWEEN).await;
    scene.workload.history.note_fault("the leader is lost with what only it has");
    scene.nemesis.lose_what_only_the_leader_has().await;
    scene.progress(MOVES_BETWEEN).await;
    let (_, wrong) = scene.end().await;
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// A standby that is cut off takes nothing with it, not even if its etcd led those of the others: the
/// leading node waits until they have chosen another one, and goes on to lead.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_move_waits_for_a_standby_that_is_cut_off() {
    if !Engine::can_isolate() {
        println!("without root no network is cut");
        return;
    }
    let options = Options { isolated: true, ..Options::default() };
    let scene = Scene::begin(options, &[], &[0, 0], 4).await;
    let engine = &scene.nemesis.engine;
    scene.progress(MOVES_BETWEEN).await;
    let timeline = || engine.sql("select timeline_id from pg_control_checkpoint()");
    let (led, leader) = (timeline(), engine.leader().await.expect("a node leads"));
    let [standby, other] = [1, 2].map(|step| (leader + step) % engine.nodes.len());
    scene.workload.history.note_fault("a standby is cut off, with the leader of etcd");
    engine.let_etcd_lead(standby).await;
    engine.cut(standby);
    let only_the_other = format!("ANY 1 ({})", engine.nodes[other].name());
    until("its lease has run out", async || {
        engine.sql("show synchronous_standby_names").is_some_and(|names| names == only_the_other)
    })
    .await;
    scene.progress(MOVES_BETWEEN).await;
    assert_eq!(timeline(), led, "no other node has taken the lead, nor this one again");
    let (_, wrong) = scene.end().await;
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// Whether this tells of a move that was acknowledged and is lost, or is another one now.
fn is_loss(why: &Anomaly) -> bool {
    ["LOST", "one key, two answers", "repeated,"].iter().any(|sign| why.contains(sign))
}

/// The same with a fault planted: the database acknowledges what no standby has. A check that did
/// not notice that would prove nothing.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_check_notices_what_was_acknowledged_before_a_standby_had_it() {
    let options = Options { asynchronous: true, ..Options::default() };
    let mut scene = Scene::begin(options, &["--store-unsynced"], &[0, 0], 3).await;
    scene.progress(MOVES_BETWEEN).await;
    scene.workload.history.note_fault("the leader is lost with what only it has");
    scene.nemesis.lose_what_only_the_leader_has().await;
    let begun = Instant::now();
    let history = scene.workload.history.clone();
    let is_noticed = || history.anomalies.lock().unwrap().iter().any(is_loss);
    until("it is noticed, or the games go on", async || {
        is_noticed() || begun.elapsed() > PATIENCE / 4
    })
    .await;
    // The games would wait for what is lost.
    if !is_noticed() {
        let (_, wrong) = scene.end().await;
        assert!(
            wrong.iter().any(is_loss),
            "moves were lost, and the check did not notice: {wrong:#?}"
        );
    }
}
