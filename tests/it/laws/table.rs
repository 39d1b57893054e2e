//! The laws of a table's own state, after any actions of its players: clocks, pauses, gifts,
//! vacations, seats that are handed over and taken again, ends without a result, and times without
//! a server.
//!
//! Random players give random commands, most of them at the wrong moment. After each command the log
//! is folded from its beginning, and must lead to what the server has stored and shows. What each
//! commit did is then compared with the commit before it.

mod scene;

use kontor_log::{
    clock::{CLOCK_CHANGES_MAX, GIFTS_S_MIN},
    commit::is_of_the_table,
    seating::SEATINGS_MAX,
    snapshot::Snapshot,
    table_event::{GameOutcome, TableEvent},
};
use kontor_rules::Seat;
use serde_json::json;

use self::scene::Scene;
use crate::support::record;

/// Tables, each with a clock and commands of its own.
const TABLES: u64 = 8;

/// Commands at a table, until its players agree to end the game.
const COMMANDS: usize = 45;

const LIMIT_S: u64 = 600;
const INCREMENT_S: u64 = 30;

/// The seats whose players have a say: who sits there, and who may still come back.
fn asked(position: &Snapshot) -> Vec<Seat> {
    let lobby = &position.lobby;
    let may_return = |seat: &Seat| {
        lobby.away.contains(seat)
            && lobby
                .resigned
                .iter()
                .any(|(left, player)| left == seat && lobby.seatings[&player.id] < SEATINGS_MAX)
    };
    Seat::all(lobby.seat_count())
        .filter(|seat| lobby.player_at(*seat).is_some() || may_return(seat))
        .collect()
}

/// Pauses hold exactly while all want them who have a say, and no game goes on that all want to end.
fn consent_is_that_of_all(position: &Snapshot) {
    let Some(running) = &position.running else { return };
    let asked = asked(position);
    let agree =
        |wanted: &[Seat]| !asked.is_empty() && asked.iter().all(|seat| wanted.contains(seat));
    assert_eq!(running.clocks.is_paused(), agree(running.clocks.pause_wanted()));
    let outcome = position.lobby.finished.as_ref().map(|(_, outcome)| &outcome.reason);
    let is_aborted = outcome.is_some_and(|reason| reason == GameOutcome::ABORTED);
    assert!(outcome.is_some() && !is_aborted || is_aborted == agree(&position.lobby.abort_wanted));
}

/// What a seat has left grows only by what the rules of the clock give: an increment, a gift, a
/// return, a new decision, and the time in which there was no server.
fn time_grows_only_by_what_is_given(before: &Snapshot, after: &Snapshot) {
    let (Some(old), Some(new)) = (&before.running, &after.running) else { return };
    let commit = &after.last;
    let is_move = !is_of_the_table(&commit.action);
    for seat in Seat::all(after.lobby.seat_count()) {
        let (old_ms, ran_since) = old.clocks.left_ms(seat).unwrap();
        let (new_ms, _) = new.clocks.left_ms(seat).unwrap();
        let (mut given_ms, mut reset_ms) = (0, 0);
        for event in commit.events.of_the_table() {
            match event {
                TableEvent::TimeGiven { to, seconds, .. } if *to == seat => {
                    given_ms += u64::from(*seconds) * 1000;
                }
                TableEvent::Returned { seat: back, .. } if *back == seat => reset_ms = 300_000,
                _ => {}
            }
        }
        if ran_since.is_some() {
            given_ms += commit.away_ms;
        }
        if is_move && commit.seat == Some(seat) {
            given_ms += INCREMENT_S * 1000;
        }
        // Where each decision or turn has the same time, a new one has it again.
        if is_move || reset_ms > 0 {
            let is_banked = json!(after.lobby.clock)["time"]["type"] == "banked";
            reset_ms = reset_ms.max(if is_banked { 0 } else { LIMIT_S * 1000 });
        }
        let most_ms = (old_ms + given_ms).max(reset_ms);
        assert!(new_ms <= most_ms, "seat {} of commit {}", seat.0, commit.commit);
    }
}

/// Each player has changed no more than one may, and each seat was given no more than one may get.
fn limits_hold(folded: &[Snapshot]) {
    let of_the_table = || folded.iter().flat_map(|position| position.last.events.of_the_table());
    for seat in Seat::all(3) {
        let given = of_the_table().map(|event| match event {
            TableEvent::TimeGiven { to, seconds, .. } if *to == seat => *seconds,
            _ => 0,
        });
        assert!(given.sum::<u32>() <= GIFTS_S_MIN);
        let changes = of_the_table().filter(|event| match event {
            TableEvent::TimeGiven { from: by, .. } | TableEvent::PauseWanted { seat: by, .. } => {
                *by == seat
            }
            _ => false,
        });
        assert!(changes.count() <= CLOCK_CHANGES_MAX as usize);
        let taken = of_the_table().filter_map(|event| match event {
            TableEvent::VacationTaken { seat: of, from, .. } => (*of == seat).then_some(*from),
            _ => None,
        });
        assert!(taken.is_sorted(), "vacations stand in a log in the order in which they began");
    }
}

/// What must have come up for the laws to have been tested.
#[derive(Default)]
struct Seen {
    pauses: usize,
    returns: usize,
    vacations: usize,
    gifts: usize,
    outages: usize,
}

impl Seen {
    fn note(&mut self, folded: &[Snapshot]) {
        for position in folded {
            let is_paused = position.running.as_ref().is_some_and(|game| game.clocks.is_paused());
            self.pauses += usize::from(is_paused);
            self.outages += usize::from(position.last.away_ms > 0);
            for event in position.last.events.of_the_table() {
                self.returns += usize::from(matches!(event, TableEvent::Returned { .. }));
                self.vacations += usize::from(matches!(event, TableEvent::VacationTaken { .. }));
                self.gifts += usize::from(matches!(event, TableEvent::TimeGiven { .. }));
            }
        }
    }
}

/// Plays at tables of a ruleset, and returns how often what must come up did.
async fn keep_their_laws(ruleset: &str) -> Seen {
    let mut seen = Seen::default();
    for seed in 0..TABLES {
        let mut scene = Scene::new(ruleset, seed).await;
        for _ in 0..COMMANDS {
            scene = scene.command().await;
            let folded = scene.folded().await;
            consent_is_that_of_all(folded.last().unwrap());
            if scene.is_over().await {
                break;
            }
        }
        scene.end().await;
        let folded = scene.folded().await;
        folded.iter().for_each(consent_is_that_of_all);
        folded.windows(2).for_each(|two| time_grows_only_by_what_is_given(&two[0], &two[1]));
        limits_hold(&folded);
        seen.note(&folded);
        let text = scene.local.anonymous().get(&scene.table.path("/record")).await.text;
        assert!(record::verify(&record::read(&text).unwrap()).unwrap().recomputed);
    }
    seen
}

fn all_came_up(Seen { pauses, returns, vacations, gifts, outages }: Seen) {
    let counts = [pauses, returns, vacations, gifts, outages];
    assert!(counts.iter().all(|count| *count > 0), "something did not come up: {counts:?}");
}

#[tokio::test]
async fn a_table_keeps_its_laws_whatever_its_players_do() {
    all_came_up(keep_their_laws("medici").await);
}

/// In Basari all choose at the same time, each on a clock of its own.
#[tokio::test]
async fn a_table_where_all_choose_at_once_keeps_its_laws_too() {
    all_came_up(keep_their_laws("basari").await);
}
