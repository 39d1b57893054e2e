//! Checking and replaying a record, offline: with nothing but the record and, for the signature, the server's public keys.

use std::panic::{AssertUnwindSafe, catch_unwind};

use serde_json::{Value, value::RawValue};

use super::{
    chain::{Seed, canonical, hex, parse_hex},
    commit::{Commit, FORMAT, LoggedEvent, ResignReason, TableAction, TableEvent, Visibility, is_of_the_table},
    exposed::{Exposed, GameView},
    folded::Folded,
    lobby::{Lobby, rules_version},
    play::play_action,
    record::{Record, players_of},
    seats::{left, resigned, set_up},
    tables::TURN_LIMIT_S,
};
use crate::{
    auth::{
        jwks::Jwks,
        records::{Seal, read_seal, verify_record},
    },
    games::{GameKind, dispatch},
    rules::{OpenDecision, Seat, Viewer},
    store::Position,
};

/// What was found to be in order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verified {
    /// How many commits were checked.
    pub commits: u64,
    /// Seq of the last event.
    pub seq: u64,
    /// Whether every draw, action and event was computed again; if not, this release does not know the rules version,
    /// and only chain, commitment, folding and standings were checked.
    pub recomputed: bool,
    /// Whether the luck was known from the beginning: such a game proves nothing about its winner.
    pub sandbox: bool,
    /// Whether the signature was checked against public keys.
    pub signature_checked: bool,
}

/// What was found to be wrong, and where.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("seq {seq}: {what}")]
pub struct Fault {
    /// The first event of the commit at fault; 0 where the fault lies outside of all commits.
    pub seq: u64,
    /// What is wrong.
    pub what: String,
}

fn fault(seq: u64, what: impl Into<String>) -> Fault {
    Fault { seq, what: what.into() }
}

/// Reads a record of which this release knows every field: whatever else stood in it would pass unchecked.
pub fn read(text: &str) -> Result<Record, Fault> {
    let malformed = |error: serde_json::Error| fault(0, format!("it is not a record: {error}"));
    let given: Value = serde_json::from_str(text).map_err(malformed)?;
    let record: Record = serde_json::from_str(text).map_err(malformed)?;
    let known = serde_json::to_value(&record).map_err(malformed)?;
    match first_difference(&given, &known) {
        None => Ok(record),
        Some(pointer) => Err(fault(0, format!("the record has a field that this release does not know: {pointer}"))),
    }
}

/// JSON pointer of the first place where what is given is not what is known.
fn first_difference(given: &Value, known: &Value) -> Option<String> {
    match (given, known) {
        (Value::Object(given), Value::Object(known)) => given.iter().find_map(|(name, inner)| {
            let rest = known.get(name).map_or(Some(String::new()), |known| first_difference(inner, known))?;
            Some(format!("/{}{rest}", name.replace('~', "~0").replace('/', "~1")))
        }),
        (Value::Array(given), Value::Array(known)) if given.len() == known.len() => {
            let mut items = given.iter().zip(known).enumerate();
            items.find_map(|(index, (given, known))| Some(format!("/{index}{}", first_difference(given, known)?)))
        }
        (given, known) => (given != known).then(String::new),
    }
}

/// Checks a record; `jwks` are the server's public keys as published.
pub fn verify(record: &Record, jwks: Option<&Jwks>) -> Result<Verified, Fault> {
    let kind = GameKind::from_id(&record.ruleset).ok_or_else(|| fault(0, "the ruleset is not known to this release"))?;
    let verified = dispatch!(kind, R => walk::<R>(record, None).map(|walked| walked.verified))?;
    check_signature(record, jwks)?;
    Ok(Verified { signature_checked: jwks.is_some(), ..verified })
}

/// The view of `viewer` at the end of the commit that holds the event `at`.
pub fn replay(record: &Record, at: u64, viewer: Viewer) -> Result<GameView, Fault> {
    let kind = GameKind::from_id(&record.ruleset).ok_or_else(|| fault(0, "the ruleset is not known to this release"))?;
    dispatch!(kind, R => {
        let walked = walk::<R>(record, Some(at))?;
        if viewer.seat().is_some_and(|seat| seat.0 >= walked.folded.lobby.seat_count()) {
            return Err(fault(at, "there is no such seat"));
        }
        if walked.folded.seq < at {
            return Err(fault(at, format!("the last seq is {}", walked.folded.seq)));
        }
        walked.folded.view(viewer).ok_or_else(|| fault(at, "the game had not begun"))
    })
}

struct Walked<R: Exposed> {
    folded: Folded<R>,
    verified: Verified,
}

/// Goes through the commits, one by one: chain, fold, and everything computed again. Stops early at the event `until`.
fn walk<R: Exposed>(record: &Record, until: Option<u64>) -> Result<Walked<R>, Fault> {
    if record.format != FORMAT {
        return Err(fault(0, format!("format {} is not known to this release", record.format)));
    }
    let [first] = record.seeds.as_slice() else { return Err(fault(0, "a record of this format has one seed")) };
    let seed = Seed::from_hex(&first.seed).filter(|_| first.from_commit == 0).ok_or_else(|| fault(0, "the seed is malformed"))?;
    if record.links.len() != record.commits.len() {
        return Err(fault(0, "there is not one link for each commit"));
    }
    let mut folded: Option<Folded<R>> = None;
    for (raw, link) in record.commits.iter().zip(&record.links) {
        let seq = folded.as_ref().map_or(1, |folded| folded.seq + 1);
        let number = folded.as_ref().map_or(0, |folded| folded.commit() + 1);
        let here = |what: String| fault(seq, format!("commit {number}: {what}"));
        // What was never played may as well trip an assertion of the rules.
        let next = catch_unwind(AssertUnwindSafe(|| step(&record.game, &seed, folded.take(), raw)));
        let next = next.unwrap_or_else(|_| Err("it breaks an assertion of the rules".to_owned())).map_err(here)?;
        if parse_hex(link) != Some(next.head) {
            return Err(here("its link does not follow from the link before, its salt and its content".to_owned()));
        }
        let reached = until.is_some_and(|at| at <= next.seq);
        folded = Some(next);
        if reached {
            break;
        }
    }
    let folded = folded.ok_or_else(|| fault(0, "there are no commits"))?;
    if until.is_none() {
        check_frame(record, &folded).map_err(|what| fault(folded.seq, what))?;
    }
    let recomputed = is_known(&folded);
    let verified = Verified {
        commits: folded.commit() + 1,
        seq: folded.seq,
        recomputed,
        sandbox: folded.lobby.sandbox,
        signature_checked: false,
    };
    Ok(Walked { folded, verified })
}

/// Checks the next commit and folds it.
fn step<R: Exposed>(game: &str, seed: &Seed, before: Option<Folded<R>>, raw: &RawValue) -> Result<Folded<R>, String> {
    let value: Value = serde_json::from_str(raw.get()).map_err(|error| error.to_string())?;
    let text = canonical(&value);
    let commit = Commit::<R>::parse(&text)?;
    let known = serde_json::from_str(commit.to_raw().get()).map_err(|error| error.to_string())?;
    if let Some(pointer) = first_difference(&value, &known) {
        return Err(format!("it has a field that this release does not know: {pointer}"));
    }
    let Some(mut before) = before else {
        let created = Folded::create(game, Position { number: 0, token: 0 }, commit, &text, seed.clone(), None)?;
        check_creation(&created)?;
        return Ok(created);
    };
    if commit.at < before.last.at {
        return Err("the time goes back".to_owned());
    }
    if is_known(&before) {
        check_commit(&before, &commit)?;
    }
    let number = before.commit() + 1;
    before.advance(Position { number, token: number }, commit, &text)?;
    Ok(before)
}

/// Whether this release can compute again what happened.
fn is_known<R: Exposed>(folded: &Folded<R>) -> bool {
    folded.lobby.rules_version <= R::VERSION
}

/// The first commit: a table that the rules allow, and perhaps its maker on seat 0.
fn check_creation<R: Exposed>(created: &Folded<R>) -> Result<(), String> {
    let seats = created.lobby.seat_count();
    if !R::SEATS.contains(&seats) {
        return Err(format!("the ruleset is not for {seats} players"));
    }
    R::check(&created.options()?, seats).map_err(|refusal| format!("the table is against the rules: {refusal}"))?;
    let Lobby { sandbox, visibility, turn_limit_s, .. } = &created.lobby;
    if turn_limit_s.is_some_and(|limit| *sandbox || !TURN_LIMIT_S.contains(&limit)) {
        return Err("the table cannot have such a turn limit".to_owned());
    }
    if *sandbox && (*visibility == Visibility::Public || created.lobby.nonces().iter().any(Option::is_some)) {
        return Err("a sandbox is private and takes no nonce".to_owned());
    }
    let action = table_action(&created.last.action)?;
    let TableAction::Create { player } = action else { return Err("the first commit does not create a table".to_owned()) };
    let sat = match created.last.events.get(1..).unwrap_or_default() {
        [] => None,
        [LoggedEvent::Table(TableEvent::SeatTaken { seat: Seat(0), player, .. })] => Some(&player.id),
        _ => return Err("more happened than the creation of a table".to_owned()),
    };
    if created.lobby.owner.id != player || sat.is_some_and(|id| *id != player) {
        return Err("somebody else made the table".to_owned());
    }
    if created.last.seat != sat.map(|_| Seat(0)) {
        return Err("the acting seat is wrong".to_owned());
    }
    Ok(())
}

/// A later commit: its events are what its action causes, draw by draw.
fn check_commit<R: Exposed>(before: &Folded<R>, commit: &Commit<R>) -> Result<(), String> {
    let expected = match &before.running {
        Some(running) if !is_of_the_table(&commit.action) => {
            let seat = commit.seat.ok_or("an action without a seat")?;
            let action: R::Action =
                serde_json::from_value(commit.action.clone()).map_err(|error| format!("not an action: {error}"))?;
            // The kernel's stream counts from the start; the commit to be checked is the next one.
            play_action(before, running, seat, &action).map_err(|refusal| format!("the action is illegal: {refusal}"))?.events
        }
        Some(_) | None => table_events(before, commit)?,
    };
    if let Some((index, _)) = commit.events.iter().zip(&expected).enumerate().find(|(_, (found, due))| found != due) {
        return Err(format!(
            "event {} of it (seq {}) is not what follows from seed and actions",
            index + 1,
            before.seq + 1 + index as u64
        ));
    }
    if commit.events.len() != expected.len() {
        return Err(format!("it has {} events, but {} follow from seed and actions", commit.events.len(), expected.len()));
    }
    Ok(())
}

/// What a command of the table causes. Nonces and names are as the players brought them.
fn table_events<R: Exposed>(before: &Folded<R>, commit: &Commit<R>) -> Result<Vec<LoggedEvent<R>>, String> {
    let action = table_action(&commit.action)?;
    let lobby = &before.lobby;
    let owns = |player: &str| if lobby.owner.id == player { Ok(()) } else { Err("only the owner may do this".to_owned()) };
    let (event, actor) = match (&action, commit.events.first()) {
        (
            TableAction::TakeSeat { player, seat },
            Some(LoggedEvent::Table(TableEvent::SeatTaken { player: sitter, nonce, .. })),
        ) if sitter.id == *player && !(lobby.sandbox && nonce.is_some()) => {
            (TableEvent::SeatTaken { seat: *seat, player: sitter.clone(), nonce: nonce.clone() }, Some(*seat))
        }
        (TableAction::LeaveSeat { player, seat }, _) => {
            let occupant = lobby.seats.get(seat.index()).and_then(Option::as_ref).ok_or("the seat was free")?;
            if occupant.player().is_none_or(|sitter| sitter.id != *player) {
                owns(player)?;
            }
            (left(*seat, occupant), lobby.seat_of(player))
        }
        (TableAction::SeatBot { player, seat, bot }, _) => {
            owns(player)?;
            (TableEvent::BotSeated { seat: *seat, bot: *bot }, lobby.seat_of(player))
        }
        (TableAction::Resign { player }, _) => {
            let seat = lobby.seat_of(player).ok_or("who has no seat cannot resign")?;
            (resigned(lobby, seat, ResignReason::Asked).ok_or("nobody sat there")?, Some(seat))
        }
        (TableAction::HandOver { seat }, _) => {
            let late = |open: &&OpenDecision| open.seat == *seat && before.deadline(open).is_some_and(|end| end <= commit.at);
            before.open().iter().find(late).ok_or("the seat had time left")?;
            (resigned(lobby, *seat, ResignReason::TurnLimit).ok_or("nobody sat there")?, None)
        }
        (TableAction::Start { player }, _) => {
            owns(player)?;
            (TableEvent::Started {}, lobby.seat_of(player))
        }
        (TableAction::Create { .. } | TableAction::TakeSeat { .. } | TableAction::Delete { .. }, _) => {
            return Err("the command cannot stand here".to_owned());
        }
    };
    if commit.seat != actor {
        return Err("the acting seat is wrong".to_owned());
    }
    let starts = event == TableEvent::Started {};
    let mut events = vec![LoggedEvent::Table(event)];
    if starts {
        events.extend(set_up(before).map_err(|error| error.to_string())?.into_iter().map(LoggedEvent::Game));
    }
    Ok(events)
}

fn table_action(action: &Value) -> Result<TableAction, String> {
    serde_json::from_value(action.clone()).map_err(|error| format!("not a command of the table: {error}"))
}

/// What stands around the commits says the same as they do.
fn check_frame<R: Exposed>(record: &Record, folded: &Folded<R>) -> Result<(), String> {
    let lobby = &folded.lobby;
    let outcome = lobby.finished.as_ref().map(|(_, outcome)| outcome);
    let computed = folded.running.as_ref().and_then(|running| R::outcome(&running.state)).map(Into::into);
    for (fits, what) in [
        (record.rules_version == rules_version(&lobby.ruleset, lobby.rules_version), "rules_version"),
        (record.options == lobby.options, "options"),
        (record.sandbox == lobby.sandbox, "sandbox"),
        (record.players == players_of(lobby), "players"),
        (record.outcome.is_some() || lobby.sandbox, "outcome"),
        (record.outcome.as_ref() == outcome && outcome == computed.as_ref(), "outcome"),
        (record.chain_head == hex(&folded.head), "chain_head"),
    ] {
        if !fits {
            return Err(format!("{what} is not what the commits say"));
        }
    }
    Ok(())
}

/// The signature speaks of this game; with public keys at hand, it is also the server's.
fn check_signature(record: &Record, jwks: Option<&Jwks>) -> Result<(), Fault> {
    let (game, chain_head) = (record.game.clone(), record.chain_head.clone());
    let seal = Seal { game, commits: record.commits.len() as u64, chain_head };
    let checked = match jwks {
        Some(keys) => verify_record(&record.signature, keys, &seal).map_err(|why| why.to_string()),
        None if read_seal(&record.signature).as_ref() == Some(&seal) => Ok(()),
        None => Err("it does not speak of this record".to_owned()),
    };
    checked.map_err(|why| fault(0, format!("the signature is not in order: {why}")))
}
