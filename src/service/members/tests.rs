//! Tests of members: who acts, and since when the service is there.

use kontor_store::MemoryStore;
use tokio::sync::oneshot;

use super::*;
use kontor_environment::SystemEntropy;
use kontor_test_store::{HandClock, disturbed::Disturbed, indexed_store};
use kontor_testing::waits::until;

/// Servers on one store, each with a clock of its own.
struct Scene {
    store: Arc<MemoryStore>,
    clocks: Vec<Arc<HandClock>>,
    servers: Vec<Members>,
}

impl Scene {
    /// Servers whose clocks differ by so many milliseconds from the first one's.
    fn new(differences_ms: &[u64]) -> Self {
        let store = indexed_store();
        store.share();
        let mut scene = Scene { store, clocks: Vec::new(), servers: Vec::new() };
        differences_ms.iter().for_each(|difference_ms| scene.start(1_000_000 + difference_ms));
        scene
    }

    fn start(&mut self, now_ms: u64) {
        let clock = HandClock::at(now_ms);
        self.servers.push(Members::new(self.store.clone(), clock.clone(), Arc::new(SystemEntropy)));
        self.clocks.push(clock);
    }

    fn pass(&self, milliseconds: u64) {
        self.clocks.iter().for_each(|clock| clock.advance(milliseconds));
    }

    /// Time passes, in which these servers live.
    async fn live(&self, seconds: u64, servers: &[usize]) {
        for _ in 0..seconds {
            self.pass(1_000);
            for server in servers {
                self.servers[*server].beat().await.unwrap();
            }
        }
    }

    /// In how many of so many games each server acts.
    fn duties(&self, servers: &[usize]) -> Vec<usize> {
        let is_mine = |server: usize| {
            (0..300).filter(|game| self.servers[server].is_mine(&format!("g_{game}"))).count()
        };
        servers.iter().map(|server| is_mine(*server)).collect()
    }

    /// For how long each server knows the service to be there.
    fn served_ms(&self, server: usize) -> Option<u64> {
        let since = self.servers[server].served_since_ms()?;
        Some(self.clocks[server].now_ms().saturating_sub(since))
    }
}

#[tokio::test]
async fn outages_of_all_servers_are_kept_and_a_restart_of_one_is_none() {
    let mut scene = Scene::new(&[0, 0]);
    scene.live(5, &[0, 1]).await;
    let left_ms = scene.clocks[0].now_ms();
    scene.live(10, &[1]).await;
    scene.start(scene.clocks[0].now_ms());
    scene.live(5, &[1, 2]).await;
    let until_ms = scene.clocks[0].now_ms();
    assert_eq!(scene.servers[1].outages(0, until_ms), [], "a server was always there");
    scene.pass(60_000);
    scene.live(5, &[1, 2]).await;
    let now_ms = scene.clocks[0].now_ms();
    let away = scene.servers[2].outages(0, now_ms);
    assert_eq!(away.len(), 1, "{away:?}");
    assert!(away[0].0 == until_ms && away[0].1 >= until_ms + 60_000, "{away:?}");
    assert_eq!(scene.servers[1].outages(0, now_ms), away, "all know the same");
    assert_eq!(scene.servers[1].outages(0, left_ms), [], "before it there was none");
}

#[tokio::test]
async fn the_only_user_of_a_store_finds_out_when_it_was_away() {
    let (store, clock) = (indexed_store(), HandClock::at(1_000_000));
    let start = || Members::new(store.clone(), clock.clone(), Arc::new(SystemEntropy));
    let first = start();
    first.note_alive().await.unwrap();
    clock.set(1_500_000);
    first.note_alive().await.unwrap();
    assert_eq!(first.outages(0, 1_500_000), [], "it lived all the time");
    clock.set(1_502_000);
    let second = start();
    second.look_if_due().await.unwrap();
    assert_eq!(second.outages(0, 1_502_000), [], "a quick restart is no outage");
    clock.set(1_900_000);
    let third = start();
    clock.set(1_950_000);
    third.look_if_due().await.unwrap();
    assert_eq!(third.outages(0, 2_000_000), [(1_502_000, 1_900_000)]);
    assert_eq!(third.outages(1_600_000, 1_700_000), [(1_600_000, 1_700_000)]);
}

#[test]
fn the_shortest_outages_are_forgotten_first() {
    let mut kept = Kept::default();
    for number in 0..=OUTAGES_MAX as u64 {
        kept.alive_at_ms = (number + 1) * 100_000;
        kept.note_outage(kept.alive_at_ms + if number == 7 { 6_000 } else { 60_000 });
    }
    assert_eq!(kept.outages.len(), OUTAGES_MAX);
    assert!(kept.outages.iter().all(|(from, until)| until - from == 60_000));
}

#[tokio::test]
async fn each_game_belongs_to_one_of_the_servers_that_live() {
    let scene = Scene::new(&[0, 0, 0]);
    scene.live(5, &[0, 1, 2]).await;
    let duties = scene.duties(&[0, 1, 2]);
    assert_eq!(duties.iter().sum::<usize>(), 300);
    assert!(duties.iter().all(|games| *games > 50), "{duties:?}");
    assert_eq!(scene.servers[0].gone(), 0);
}

#[tokio::test]
async fn the_games_of_a_server_that_dies_go_to_the_others_within_four_seconds() {
    let scene = Scene::new(&[0, 0, 0]);
    scene.live(5, &[0, 1, 2]).await;
    scene.live(4, &[0, 1]).await;
    assert_eq!(scene.duties(&[0, 1]).iter().sum::<usize>(), 300);
    assert_eq!([scene.servers[0].gone(), scene.servers[1].gone()], [1, 1]);
    scene.live(20, &[0, 1]).await;
    assert_eq!(scene.servers[0].gone(), 1, "it dies once");
    scene.live(2, &[0, 1, 2]).await;
    assert_eq!(scene.duties(&[0, 1, 2]).iter().sum::<usize>(), 300, "it was only paused");
}

#[tokio::test]
async fn a_server_that_leaves_is_not_waited_for() {
    let scene = Scene::new(&[0, 0]);
    scene.live(5, &[0, 1]).await;
    scene.servers[1].leave().await.unwrap();
    scene.live(1, &[0]).await;
    assert_eq!(scene.duties(&[0]), [300]);
    assert!(scene.servers[0].is_alone());
}

#[tokio::test]
async fn clocks_that_differ_do_not_matter() {
    let mut scene = Scene::new(&[0, 3_600_000]);
    scene.live(20, &[0, 1]).await;
    assert_eq!(scene.duties(&[0, 1]).iter().sum::<usize>(), 300);
    let before = scene.servers[0].served_since_ms();
    scene.start(2_000_000);
    scene.live(2, &[0, 1, 2]).await;
    assert_eq!(scene.servers[2].served_since_ms(), before, "the others were there all the time");
}

#[tokio::test]
async fn the_service_was_there_while_one_server_was() {
    let mut scene = Scene::new(&[0, 0]);
    scene.live(10, &[0, 1]).await;
    let before = scene.servers[0].served_since_ms();
    assert!(before.is_some());
    scene.live(60, &[1]).await;
    assert_eq!(scene.servers[0].served_since_ms(), None, "a paused server does not know");
    scene.start(scene.clocks[1].now_ms());
    scene.live(3, &[0, 1, 2]).await;
    for server in 0..3 {
        assert_eq!(scene.servers[server].served_since_ms(), before);
    }
}

#[tokio::test]
async fn the_service_was_away_while_no_server_was_there() {
    let mut scene = Scene::new(&[0, 0]);
    scene.live(10, &[0, 1]).await;
    scene.pass(600_000);
    assert_eq!([scene.served_ms(0), scene.served_ms(1)], [None, None]);
    scene.start(scene.clocks[1].now_ms());
    scene.live(5, &[0, 1, 2]).await;
    for server in 0..3 {
        assert!(scene.served_ms(server).is_some_and(|served_ms| served_ms < 5_000), "{server}");
    }
}

/// While no standby is there, writes wait, and all of them succeed at once when one is back.
#[tokio::test]
async fn the_service_was_away_while_the_store_held_writes_back() {
    let scene = Scene::new(&[0, 0]);
    scene.live(10, &[0, 1]).await;
    let from_ms = scene.clocks[0].now_ms();
    let clocks = scene.clocks.clone();
    scene.store.lose_reply_of_next_put(move || {
        clocks.iter().for_each(|clock| clock.advance(33_000));
    });
    scene.servers[0].beat().await.unwrap();
    let back_ms = scene.clocks[0].now_ms();
    assert_eq!([scene.served_ms(0), scene.served_ms(1)], [None, None]);
    scene.live(5, &[0, 1]).await;
    for server in 0..2 {
        let away = scene.servers[server].outages(0, scene.clocks[0].now_ms());
        assert_eq!(away.len(), 1, "{away:?}");
        assert!(away[0].0 == from_ms && away[0].1 >= back_ms, "{away:?}, back at {back_ms}");
        assert!(scene.served_ms(server).is_some_and(|served_ms| served_ms < 5_000), "{server}");
    }
}

/// A command comes before the first look behind an outage, or behind a pause of this process alone.
#[tokio::test]
async fn an_outage_is_known_before_anybody_has_noted_it() {
    for others in [&[][..], &[1]] {
        let scene = Scene::new(&[0, 0]);
        scene.live(20, &[0, 1]).await;
        let (from_ms, was_alone) = (scene.clocks[0].now_ms(), others.is_empty());
        scene.live(20, others).await;
        let until_ms = scene.clocks[0].now_ms();
        let unknown = scene.servers[0].outages(from_ms, until_ms);
        assert_eq!(unknown, [(from_ms, until_ms)], "it is in favour of the players");
        scene.servers[0].look_if_due().await.unwrap();
        let known = scene.servers[0].outages(from_ms, until_ms);
        assert_eq!(known.is_empty(), !was_alone, "{known:?}");
    }
}

#[tokio::test]
async fn a_short_interruption_is_none() {
    let scene = Scene::new(&[0]);
    scene.live(10, &[0]).await;
    scene.pass(AWAY_MIN_MS - 1_000);
    scene.live(1, &[0]).await;
    assert!(scene.served_ms(0).is_some_and(|served_ms| served_ms > 10_000));
}

#[tokio::test]
async fn where_there_is_one_user_it_acts_and_was_away_until_it_started() {
    let members = Members::new(indexed_store(), HandClock::at(7), Arc::new(SystemEntropy));
    members.beat().await.unwrap();
    assert!(members.is_mine("g_1") && members.is_alone());
    assert_eq!(members.served_since_ms(), Some(7));
}

/// A server with a wrong clock leaves, again and again. Where all do, no server is left for the
/// players.
#[tokio::test]
async fn the_service_is_away_while_all_servers_stand_back() {
    let scene = Scene::new(&[0, 0]);
    scene.live(5, &[0, 1]).await;
    for _ in 0..5 {
        scene.live(1, &[0]).await;
        scene.servers[1].leave().await.unwrap();
    }
    assert_eq!(scene.duties(&[0]), [300]);
    scene.live(5, &[0, 1]).await;
    assert!(scene.duties(&[0, 1]).iter().all(|games| *games < 300));

    let from_ms = scene.clocks[0].now_ms();
    for _ in 0..60 {
        scene.pass(1_000);
        for server in &scene.servers {
            server.leave().await.unwrap();
        }
    }
    let back_ms = scene.clocks[0].now_ms();
    assert_eq!(scene.servers[0].outages(from_ms, back_ms), [(from_ms, back_ms)]);
    scene.live(5, &[0, 1]).await;
    for server in 0..2 {
        let away = scene.servers[server].outages(0, scene.clocks[0].now_ms());
        assert!(away.len() == 1 && away[0].0 == from_ms && away[0].1 >= back_ms, "{away:?}");
        assert!(scene.served_ms(server).is_some_and(|served_ms| served_ms < 5_000), "{server}");
    }
}

/// A full disk: what is stored can be read, and no member can write.
#[tokio::test]
async fn the_service_is_away_while_no_member_can_write() {
    let scene = Scene::new(&[0]);
    scene.live(10, &[0]).await;
    let from_ms = scene.clocks[0].now_ms();
    scene.store.fail_writes_after(Some(0));
    for _ in 0..60 {
        scene.pass(1_000);
        assert!(scene.servers[0].beat().await.is_err());
    }
    scene.store.fail_writes_after(None);
    let back_ms = scene.clocks[0].now_ms();
    scene.servers[0].look_if_due().await.unwrap();
    assert_eq!(scene.servers[0].outages(from_ms, back_ms), [(from_ms, back_ms)]);
    assert_eq!(scene.served_ms(0), None);
}

/// A request has read the document before the outage was written, and hears of it after that.
#[tokio::test]
async fn what_is_read_late_does_not_undo_what_is_known() {
    let (store, clock) = (indexed_store(), HandClock::at(1_000_000));
    store.share();
    let late = Disturbed::new(&store, |_| 0);
    let server = Arc::new(Members::new(late.clone(), clock.clone(), Arc::new(SystemEntropy)));
    let live = async |seconds: u64| {
        for _ in 0..seconds {
            clock.advance(1_000);
            server.beat().await.unwrap();
        }
    };
    live(5).await;
    let from_ms = clock.now_ms();
    clock.advance(60_000);
    let (answer, held) = oneshot::channel::<()>();
    let answered = async move { held.await.unwrap() };
    *late.after_read.lock().unwrap() = Some(Box::pin(answered));
    let look = {
        let server = server.clone();
        tokio::spawn(async move { server.look_if_due().await })
    };
    until("it has read", async || late.after_read.lock().unwrap().is_none()).await;
    live(5).await;
    let known = |server: &Members| {
        (server.outages(from_ms, clock.now_ms()), server.served_since_ms().expect("it is known"))
    };
    let before = known(&server);
    assert_eq!(before.0, [(from_ms, before.1)]);
    answer.send(()).unwrap();
    look.await.unwrap().unwrap();
    assert_eq!(known(&server), before);
}

/// It looked at the document while its clock was an hour ahead, and no other member lives.
#[tokio::test]
async fn the_only_server_goes_on_when_its_clock_is_set_back() {
    let scene = Scene::new(&[0]);
    scene.live(5, &[0]).await;
    let from_ms = scene.clocks[0].now_ms();
    scene.pass(3_600_000);
    scene.servers[0].look_if_due().await.unwrap();
    scene.servers[0].leave().await.unwrap();
    let back_ms = from_ms + 600_000;
    scene.clocks[0].set(back_ms);
    scene.live(5, &[0]).await;
    let away = scene.servers[0].outages(0, scene.clocks[0].now_ms());
    assert!(away.len() == 1 && away[0].0 == from_ms && away[0].1 >= back_ms, "{away:?}");
    assert!(scene.served_ms(0).is_some_and(|served_ms| served_ms < 5_000));
    assert_eq!(scene.duties(&[0]), [300]);
}
