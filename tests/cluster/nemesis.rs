//! Does to servers and nodes what happens to machines: kills, stops, cuts, fills disks. The seed
//! determines what and when, leaders are sought out, and afterwards everything is whole again.

use std::sync::Arc;
use std::time::Duration;

use tokio::time::sleep;

use crate::client::Dice;
use crate::engine::{Engine, Program};
use crate::server::Servers;

/// When the watchdog of a node resets it: some time before another one may lead (`ttl`).
const WATCHDOG: Duration = Duration::from_secs(12);

/// See [`Nemesis::lasts_max`].
const LASTS_MIN: Duration = Duration::from_secs(2);
/// For tests that have only a few minutes.
pub const LASTS_SHORT: Duration = Duration::from_secs(6);
/// For the others.
pub const LASTS_LONG: Duration = Duration::from_secs(20);

/// A slow PostgreSQL stands still for nine tenths of each such period.
const SLOW_PERIOD: Duration = Duration::from_millis(200);

/// What can happen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    ServerKilled,
    ServerTerminated,
    ServerStopped,
    /// The process of PostgreSQL that leads.
    LeaderKilled,
    /// One of its processes, so that it recovers from its log.
    LeaderCrashed,
    LeaderStopped,
    /// The leading PostgreSQL runs for a tenth of the time only, as over a slow disk.
    LeaderSlow,
    /// Patroni stops the leading PostgreSQL in good order, as before an upgrade.
    LeaderTerminated,
    /// An operator hands the lead over to another node.
    LeadHandedOver,
    /// The machine of the leading node with everything on it.
    LeaderLost,
    /// The same, while a server is killed too.
    LeaderLostAndServerKilled,
    /// Patroni hangs beside the leading PostgreSQL, which is without control then, until its
    /// watchdog resets the machine. Without a watchdog two nodes would lead.
    LeaderUncontrolled,
    StandbyKilled,
    StandbyStopped,
    /// No node is left to which a commit could be replicated.
    StandbysStopped,
    /// The etcd of the leading node.
    EtcdKilled,
    EtcdStopped,
    /// The leading node reaches no other one.
    LeaderCut,
    /// The servers do not reach the leading node, which goes on to lead the others.
    LeaderCutFromServers,
    /// A standby reaches no other one, and its etcd led those of the others.
    StandbyCut,
    LeaderDiskFull,
    StandbyDiskFull,
}

impl Fault {
    /// Those that need nothing but processes.
    pub const PROCESSES: [Fault; 17] = [
        Fault::ServerKilled,
        Fault::ServerTerminated,
        Fault::ServerStopped,
        Fault::LeaderKilled,
        Fault::LeaderCrashed,
        Fault::LeaderStopped,
        Fault::LeaderSlow,
        Fault::LeaderTerminated,
        Fault::LeadHandedOver,
        Fault::LeaderLost,
        Fault::LeaderLostAndServerKilled,
        Fault::LeaderUncontrolled,
        Fault::StandbyKilled,
        Fault::StandbyStopped,
        Fault::StandbysStopped,
        Fault::EtcdKilled,
        Fault::EtcdStopped,
    ];
    /// Those that need network namespaces and file systems.
    pub const MACHINES: [Fault; 5] = [
        Fault::LeaderCut,
        Fault::LeaderCutFromServers,
        Fault::StandbyCut,
        Fault::LeaderDiskFull,
        Fault::StandbyDiskFull,
    ];
}

/// What faults happen to.
pub struct Nemesis {
    pub engine: Arc<Engine>,
    pub servers: Arc<Servers>,
    pub dice: Dice,
    /// Most faults last at least [`LASTS_MIN`] and at most so long, some twice as long.
    pub lasts_max: Duration,
}

impl Nemesis {
    /// Makes a fault happen, lets it last for a while, and makes everything whole again.
    pub async fn strike(&mut self, fault: Fault) {
        let server = self.dice.below(self.servers.addresses.count());
        let range = self.lasts_max.saturating_sub(LASTS_MIN).as_millis() as usize;
        let lasts = LASTS_MIN + Duration::from_millis(self.dice.below(range.max(1)) as u64);
        let leader = self.engine.leader().await.unwrap_or_default();
        let standby = (leader + 1 + self.dice.below(2)) % self.engine.nodes.len();
        match fault {
            Fault::ServerKilled | Fault::ServerTerminated => {
                let signal = if fault == Fault::ServerKilled { "KILL" } else { "TERM" };
                self.servers.end(server, signal).await;
                sleep(lasts / 4).await;
                self.servers.launch(server).await;
            }
            Fault::LeaderLostAndServerKilled => {
                self.servers.end(server, "KILL").await;
                self.strike_engine(Fault::LeaderLost, leader, standby, lasts).await;
                self.servers.launch(server).await;
            }
            Fault::ServerStopped => {
                self.servers.signal(server, "STOP");
                sleep(lasts).await;
                self.servers.signal(server, "CONT");
            }
            Fault::EtcdKilled => self.engine.signal(leader, Program::Etcd, "KILL"),
            Fault::EtcdStopped => {
                self.engine.signal(leader, Program::Etcd, "STOP");
                sleep(lasts).await;
            }
            _ => self.strike_engine(fault, leader, standby, lasts).await,
        }
        self.engine.heal();
    }

    async fn strike_engine(
        &mut self,
        fault: Fault,
        leader: usize,
        standby: usize,
        lasts: Duration,
    ) {
        let engine = &self.engine;
        match fault {
            Fault::LeaderKilled => engine.signal(leader, Program::Postgresql, "KILL"),
            Fault::StandbyKilled => engine.signal(standby, Program::Postgresql, "KILL"),
            Fault::LeaderCrashed => {
                let pids = engine.nodes[leader].pids(Program::Postgresql);
                if let Some(pid) = pids.last() {
                    crate::engine::send("KILL", pid);
                }
            }
            Fault::LeaderTerminated => {
                engine.signal(leader, Program::Patroni, "TERM");
                sleep(lasts).await;
            }
            Fault::LeadHandedOver => {
                engine.hand_over(leader).await;
                sleep(lasts).await;
            }
            Fault::LeaderUncontrolled => {
                engine.signal(leader, Program::Patroni, "STOP");
                sleep(WATCHDOG).await;
                engine.off(leader);
                sleep(lasts).await;
            }
            Fault::LeaderStopped => {
                engine.signal(leader, Program::Postgresql, "STOP");
                sleep(lasts * 2).await;
            }
            Fault::LeaderSlow => {
                for _ in 0..lasts.as_millis() / SLOW_PERIOD.as_millis() {
                    engine.signal(leader, Program::Postgresql, "STOP");
                    sleep(SLOW_PERIOD * 9 / 10).await;
                    engine.signal(leader, Program::Postgresql, "CONT");
                    sleep(SLOW_PERIOD / 10).await;
                }
            }
            Fault::StandbyStopped => {
                engine.signal(standby, Program::Postgresql, "STOP");
                sleep(lasts).await;
            }
            Fault::StandbysStopped => {
                self.signal_standbys(leader, "STOP");
                sleep(lasts).await;
            }
            Fault::LeaderLost => {
                engine.off(leader);
                sleep(lasts * 2).await;
            }
            Fault::LeaderCut => {
                engine.cut(leader);
                sleep(lasts * 2).await;
            }
            Fault::StandbyCut => {
                engine.let_etcd_lead(standby).await;
                engine.cut(standby);
                sleep(lasts * 2).await;
            }
            Fault::LeaderCutFromServers => {
                engine.cut_from_servers(leader);
                sleep(lasts).await;
            }
            Fault::LeaderDiskFull | Fault::StandbyDiskFull => {
                engine.fill_disk(if fault == Fault::LeaderDiskFull { leader } else { standby });
                sleep(lasts).await;
            }
            Fault::ServerKilled
            | Fault::ServerTerminated
            | Fault::ServerStopped
            | Fault::LeaderLostAndServerKilled
            | Fault::EtcdKilled
            | Fault::EtcdStopped => {}
        }
    }

    /// Loses the leading node while both standbys have received nothing for a while. What only that
    /// node had is lost; nothing of it may have been acknowledged.
    pub async fn lose_what_only_the_leader_has(&mut self) {
        let leader = self.engine.leader().await.expect("a node leads");
        self.signal_standbys(leader, "STOP");
        sleep(Duration::from_secs(3)).await;
        self.engine.off(leader);
        // What was sent to them waits in buffers of the system, and must not be read.
        self.signal_standbys(leader, "KILL");
        sleep(Duration::from_secs(30)).await;
        self.engine.heal();
    }

    fn signal_standbys(&self, leader: usize, signal: &str) {
        for node in (0..self.engine.nodes.len()).filter(|node| *node != leader) {
            self.engine.signal(node, Program::Postgresql, signal);
        }
    }
}
