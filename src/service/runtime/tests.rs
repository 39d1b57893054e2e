//! What is shown of a game of which this process knows less than the log has.

use std::sync::Arc;

use kontor_bots::Bot;
use kontor_games::GameKind;
use kontor_rules::Seat;
use kontor_store::{Entry, LogId, MemoryStore, Position};
use serde_json::json;

use super::{
    execute::{Command, Draft},
    games::Games,
    handle::{GameHandle, InMemory},
    heard::Heard,
};
use crate::{documents::Group, error::ServiceError, scene::games_on, space::Space};
use kontor_log::{
    any_rules::rules_of,
    chain::{Seed, hex},
    commit::{Commit, FORMAT, action_as_logged},
    lobby::rules_version,
    snapshot::Snapshot,
    table_event::{PlayerRef, TableEvent, Visibility},
    time::Timestamp,
};
use kontor_test_store::{HandClock, indexed_store};

const NOW_MS: u64 = 1_000_000;

/// A server on a store.
pub(super) fn server(store: &Arc<MemoryStore>) -> Games {
    games_on(store, &HandClock::at(NOW_MS), Space::unlimited())
}

fn player(seat: u8) -> PlayerRef {
    let id = format!("p_{seat}");
    PlayerRef { name: id.as_str().into(), id: id.into(), kind: None, engine: None }
}

fn sits_down(seat: u8) -> TableEvent {
    TableEvent::SeatTaken { seat: Seat(seat), player: player(seat), nonce: None }
}

/// The handle of a game whose table was just made: one player sits there.
pub(super) async fn table(games: &Games) -> Arc<GameHandle> {
    let (kind, seed) = (GameKind::Medici, Seed::new([7; 32]));
    let created = TableEvent::Created {
        ruleset: kind.id().to_owned(),
        rules_version: rules_version(kind.id(), kind.version()),
        options: json!({}),
        seats: 3,
        visibility: Visibility::Public,
        owner: player(0),
        commitment: hex(&seed.commitment()),
        stand_in: Bot::Random,
        turn_limit_s: None,
        sandbox: false,
        rated: false,
        clock: None,
        tournament: None,
    };
    let (at, position) = (Timestamp(NOW_MS), Position { number: 0, token: 0 });
    let action = action_as_logged(&json!({ "type": "table.any" }));
    let events = [created, sits_down(0)].into_iter().collect();
    let commit = Commit { action, at, away_ms: 0, commit: 0, events, format: FORMAT, seat: None };
    let (rules, id) = (rules_of(kind), "g_1");
    let text = commit.to_raw(rules);
    let made = Snapshot::create(rules, id, position, commit, text.get(), seed.clone(), None);
    let entry = Entry::new(games.append_id(), made.unwrap().summary().to_raw(), text);
    let entry = Entry { seed: Some(seed.to_hex()), ..entry };
    Group::new().append(games.events(), &LogId(id.into()), None, entry).await.unwrap();
    games.handle(id).await.unwrap()
}

/// A player sits down.
pub(super) fn draft(before: &Snapshot, seat: u8) -> Draft {
    Draft {
        after: before.position,
        not_before: None,
        seat: Some(Seat(seat)),
        action: action_as_logged(&json!({ "type": "table.any" })),
        events: sits_down(seat).into(),
        state: None,
    }
}

struct SitDown(u8);

impl Command for SitDown {
    type Answer = ();
    type Error = ServiceError;
    type Read = ();

    fn admit(&self, _: &Snapshot) -> Result<(), ServiceError> {
        Ok(())
    }

    fn decide(&self, snapshot: &Snapshot, (): &()) -> Result<Option<Draft>, ServiceError> {
        Ok(Some(draft(snapshot, self.0)))
    }

    fn answer(&self, _: &Snapshot) {}
}

async fn sit_down(games: &Games, seat: u8) {
    let handle = games.handle("g_1").await.unwrap();
    games.execute(handle, None, SitDown(seat)).await.unwrap();
}

/// Which position the handle says is the newest, and how sure that is.
fn kept(handle: &GameHandle) -> (&'static str, Option<u64>) {
    match handle.in_memory() {
        InMemory::Nothing => ("nothing", None),
        InMemory::InDoubt(_) => ("in doubt", None),
        InMemory::Behind(snapshot) => ("behind", Some(snapshot.position.number)),
        InMemory::Newest(snapshot) => ("newest", Some(snapshot.position.number)),
    }
}

/// No position is shown after a newer one, even if games were dropped from memory and a reader is
/// late.
#[tokio::test]
async fn a_game_never_goes_back() {
    let store = indexed_store();
    store.share();
    let (games, other) = (server(&store), server(&store));
    let handle = table(&games).await;
    let old = games.load(&handle).await.unwrap();
    let number = old.position.number;
    sit_down(&other, 1).await;
    assert_eq!(kept(&handle), ("newest", Some(number)), "this server has heard nothing yet");
    handle.heard(|heard| heard.find(number + 1));
    assert_eq!(kept(&handle), ("behind", Some(number)));
    games.load(&handle).await.unwrap();
    assert_eq!(kept(&handle), ("newest", Some(number + 1)));
    handle.put_if_newer(old.clone());
    assert_eq!(kept(&handle), ("newest", Some(number + 1)));
    handle.forget();
    assert_eq!(kept(&handle), ("nothing", None));
    handle.put_if_newer(old);
    assert_eq!(kept(&handle), ("behind", Some(number)), "a late reader has read the log before");
    assert_eq!(games.load(&handle).await.unwrap().position.number, number + 1);
}

#[tokio::test]
async fn a_game_that_is_in_doubt_is_looked_up_before_it_is_used() {
    let store = indexed_store();
    store.share();
    let (games, other) = (server(&store), server(&store));
    let handle = table(&games).await;
    let number = games.load(&handle).await.unwrap().position.number;
    handle.heard(Heard::doubt);
    assert_eq!(kept(&handle), ("in doubt", None));
    games.load(&handle).await.unwrap();
    assert_eq!(kept(&handle), ("newest", Some(number)), "nothing was missed");
    sit_down(&other, 1).await;
    handle.heard(Heard::doubt);
    assert_eq!(games.load(&handle).await.unwrap().position.number, number + 1);
    assert_eq!(kept(&handle), ("newest", Some(number + 1)));
}
