//! First entries that cannot be read, events in any order, and what is kept of commits.

use kontor_games::{
    dispatch,
    medici::{self, Medici},
};
use kontor_rules::{Rules, Seat, SeededChance};
use serde_json::{
    Value, json,
    value::{RawValue, to_raw_value},
};

use super::*;
use crate::{
    log::{
        commit::{FORMAT, action_as_logged},
        events::GameEvents,
        lobby::rules_version,
        table_event::{PlayerRef, TableEvent, Visibility},
    },
    time::Timestamp,
};
use kontor_bots::Bot;

fn seed() -> Seed {
    Seed::new([7; 32])
}

fn position(number: u64) -> Position {
    Position { number, token: number }
}

fn player(seat: u8) -> PlayerRef {
    let id = format!("p_{seat}");
    PlayerRef { name: id.as_str().into(), id: id.into(), kind: None, engine: None }
}

fn abort(wanted: bool) -> TableEvent {
    TableEvent::AbortWanted { seat: Seat(1), wanted }
}

fn commit(number: u64, events: Events) -> Commit {
    let action = action_as_logged(&json!({ "type": "table.any" }));
    let at = Timestamp(1_000 + number);
    Commit { action, at, away_ms: 0, commit: number, events, format: FORMAT, seat: None }
}

/// The creation of a table of this ruleset at which everybody sits.
fn creation(ruleset: &str) -> Commit {
    let seats = *GameKind::from_id(ruleset).map_or(2..=2, GameKind::seats).start();
    let created = TableEvent::Created {
        ruleset: ruleset.to_owned(),
        rules_version: rules_version(ruleset, 1),
        options: json!({}),
        seats,
        visibility: Visibility::Public,
        owner: player(0),
        commitment: chain::hex(&seed().commitment()),
        stand_in: Bot::Random,
        turn_limit_s: None,
        sandbox: false,
        rated: false,
        clock: None,
        tournament: None,
    };
    let sit = |seat| TableEvent::SeatTaken { seat: Seat(seat), player: player(seat), nonce: None };
    commit(0, [created].into_iter().chain((0..seats).map(sit)).collect())
}

fn create(kind: GameKind, commit: Commit) -> Snapshot {
    let (rules, text) = (rules_of(kind), commit.to_raw(rules_of(kind)));
    Snapshot::create(rules, "g_1", position(0), commit, text.get(), seed(), None).unwrap()
}

fn created(kind: GameKind) -> Snapshot {
    create(kind, creation(kind.id()))
}

/// The snapshot after one more commit with these events.
fn after(before: &Snapshot, events: Events) -> Arc<Snapshot> {
    let commit = commit(before.commit() + 1, events);
    let text = commit.to_raw(before.rules);
    before.with_commit(commit, text.get(), None).unwrap()
}

fn set_up(snapshot: &Snapshot) -> GameEvents {
    let luck_key = snapshot.begin_game(1).unwrap().luck_key;
    snapshot.setup_with(luck_key).unwrap()
}

/// An entry with this commit and the summary of a new table of this kind, but for its ruleset.
fn first_entry(kind: GameKind, ruleset: &str, commit: &RawValue) -> Entry {
    let mut summary: Value = serde_json::from_str(created(kind).summary().to_raw().get()).unwrap();
    summary["ruleset"] = json!(ruleset);
    Entry {
        append_id: "e_1".to_owned(),
        request: None,
        parent: None,
        base: None,
        summary: to_raw_value(&summary).unwrap(),
        seed: Some(seed().to_hex()),
        commit: commit.to_owned(),
    }
}

fn read(entry: &Entry) -> Result<Snapshot, String> {
    Snapshot::from_first_entry("g_1", position(0), entry)
}

#[test]
fn a_first_entry_of_an_unknown_ruleset_is_an_error() {
    let kind = GameKind::Medici;
    let known = creation(kind.id()).to_raw(rules_of(kind));
    assert!(read(&first_entry(kind, kind.id(), &known)).is_ok());
    // The commit may say the same as the summary, or not.
    for commit in [known, creation("chess").to_raw(rules_of(kind))] {
        let error = read(&first_entry(kind, "chess", &commit)).err().unwrap();
        assert_eq!(error, "its ruleset is not known");
    }
    let foreign = creation("chess").to_raw(rules_of(kind));
    let error = read(&first_entry(kind, kind.id(), &foreign)).err().unwrap();
    assert_eq!(error, "chess is another ruleset");
}

#[test]
fn a_summary_that_names_another_ruleset_than_its_commit_is_an_error() {
    for kind in GameKind::ALL.iter().copied() {
        let open = creation(kind.id());
        // The game of a table that the server makes begins with the first commit.
        let set_up = set_up(&created(kind));
        let begun = Commit {
            events: open.events.clone().then(TableEvent::Started {}).then_game(set_up),
            ..open.clone()
        };
        let (open, begun) = (open.to_raw(rules_of(kind)), begun.to_raw(rules_of(kind)));
        for commit in [&open, &begun] {
            assert!(read(&first_entry(kind, kind.id(), commit)).is_ok(), "{}", kind.id());
        }
        for other in GameKind::ALL.iter().filter(|other| **other != kind) {
            let error = read(&first_entry(kind, other.id(), &open)).err().unwrap();
            assert_eq!(error, format!("{} is another ruleset", kind.id()));
            assert!(read(&first_entry(kind, other.id(), &begun)).is_err(), "{}", other.id());
        }
    }
}

#[test]
fn events_of_the_table_between_those_of_the_game_do_not_change_what_these_lead_to() {
    for kind in GameKind::ALL.iter().copied() {
        let table = created(kind);
        let set_up = set_up(&table);
        // One event of the table before each of the game.
        let mut events = Events::default();
        events.push_at(0, TableEvent::Started {});
        for place in 1..set_up.len() {
            events.push_at(2 * place, abort(place % 2 == 1));
        }
        events.set_game(set_up.clone());
        let (seq, count) = (table.seq, events.len());
        assert_eq!(count, 2 * set_up.len());

        let mixed = after(&table, events);
        let mut alone = table.begin_game(1).unwrap().state;
        table.rules.evolve(&mut alone, &set_up, 0..set_up.len());
        let state = &mixed.running.as_ref().unwrap().state;
        let is_same = dispatch!(kind, R => *state.get::<R>() == *alone.get::<R>());
        assert!(is_same, "{}", kind.id());
        assert_eq!(mixed.seq, seq + count as u64);
        let wanted = if set_up.len().is_multiple_of(2) { &[Seat(1)][..] } else { &[] };
        assert_eq!(mixed.lobby.abort_wanted, wanted);
    }
}

/// A game of Medici whose last commit has room for more events than it has.
fn begun_with_spare_room() -> Snapshot {
    let table = created(GameKind::Medici);
    let mut chance = SeededChance::new([1; 32], 0);
    let (seats, version) = (table.lobby.seat_count(), table.lobby.rules_version);
    let options = medici::Options::default();
    let mut set_up = kontor_rules::open::<Medici>(&options, seats, version, &mut chance);
    set_up.events.reserve_exact(100);
    let set_up = GameEvents::of::<Medici>(set_up.events);
    let begun = after(&table, Events::from(TableEvent::Started {}).then_game(set_up));
    Arc::into_inner(begun).unwrap()
}

fn bytes_of_the_game(commit: &Commit) -> usize {
    commit.events.game().unwrap().bytes
}

#[test]
fn what_is_kept_of_an_earlier_commit_has_no_spare_room() {
    let begun = begun_with_spare_room();
    let exact = begun.last.events.game().unwrap().len() * size_of::<<Medici as Rules>::Event>();
    assert!(bytes_of_the_game(&begun.last) > exact);
    let (text, mut next) = (begun.last.to_raw(begun.rules), after(&begun, abort(true).into()));
    Snapshot::unshared(&mut next).take_history_from(Arc::new(begun));
    let kept = next.recent.back().unwrap();
    assert_eq!(bytes_of_the_game(kept), exact);
    assert_eq!(kept.to_raw(next.rules).get(), text.get());
}

#[test]
fn a_commit_that_others_hold_is_kept_as_it_is() {
    let begun = Arc::new(begun_with_spare_room());
    let mut next = after(&begun, abort(true).into());
    Snapshot::unshared(&mut next).take_history_from(begun.clone());
    let kept = next.recent.back().unwrap();
    assert_eq!(bytes_of_the_game(kept), bytes_of_the_game(&begun.last));
    assert_eq!(kept.to_raw(next.rules).get(), begun.last.to_raw(begun.rules).get());
}
