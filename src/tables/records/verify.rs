//! Verifies and replays a record with nothing but the record itself and, for the signature, public
//! keys. The program does this offline, and a server does it with each record that is sent to it.
//! It must not read the store.

mod commits;

use std::panic::{AssertUnwindSafe, catch_unwind};

use serde_json::{Value, value::RawValue};

use crate::{
    error::{RecordFault, RecordsError},
    records::record::{Record, RecordSeed},
};
use commits::{check_commit, check_creation, is_known};
use kontor_auth::{
    jwks::Jwks,
    records::{RecordClaims, SignatureError, read_claims, verify_record},
};
use kontor_contract::{exposed::GameView, redaction::view_of};
use kontor_games::GameKind;
use kontor_json::canonical::canonical;
use kontor_log::{
    any_rules::{AnyRules, rules_of},
    chain::{Seed, hex, parse_hex},
    commit::{Commit, FORMAT},
    lobby::{ForkedFrom, rules_version},
    seating::players_of,
    snapshot::Snapshot,
    time::Timestamp,
};
use kontor_rules::Viewer;
use kontor_store::Position;

kontor_limits::limits! {
    /// Most commits of a record.
    pub const RECORD_COMMITS_MAX: usize = 10_000;
    /// Most commas, and so values, of a record.
    // A text full of short numbers would take sixteen times its size in memory. The records of all
    // games have fewer than 250,000 in the largest text that is accepted.
    pub const RECORD_VALUES_MAX: usize = 400_000;
    /// Most events of a record.
    pub const RECORD_EVENTS_MAX: u64 = 200_000;
}

/// Maximum number of JSON objects and lists in a record. A valid record of the maximum size has
/// fewer.
pub const RECORD_OBJECTS_MAX: usize = 250_000;

/// The result of verifying a valid record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verified {
    /// How many commits were checked.
    pub commits: u64,
    /// Seq of the last event.
    pub seq: u64,
    /// Whether every draw, action and event was computed again. If not, this release does not know
    /// the rules version, and checked only the chain, the commitment, that the commits can be
    /// applied, and the final standings.
    pub recomputed: bool,
    /// When the last commit was accepted.
    pub ended_at: Timestamp,
    /// Whether the luck was known from the beginning. Such a game proves nothing about its winner.
    pub sandbox: bool,
    /// The position with which the table began, if it is a fork. The commits before it were played
    /// by others.
    pub forked_from: Option<ForkedFrom>,
    /// Number of commits, from the first on, that the signing server says it imported. It checked
    /// them but did not see them played.
    pub imported_commits: u64,
    /// Whether the signature was checked against public keys.
    pub signature_checked: bool,
}

fn fault(seq: u64, what: impl Into<String>) -> RecordFault {
    RecordFault { seq, what: what.into(), unknown: None }
}

fn unknown(pointer: &'static str, what: impl Into<String>) -> RecordFault {
    RecordFault { seq: 0, what: what.into(), unknown: Some(pointer) }
}

/// Reads a record. A record with a field that this release does not know is refused, because the
/// field would not be checked.
pub fn read(text: &str) -> Result<Record, RecordFault> {
    parse(text.as_bytes()).map_err(|error| match error {
        RecordsError::RecordDiverges(fault) | RecordsError::RecordUnsupported(fault) => fault,
        malformed => fault(0, format!("it is not a record: {malformed}")),
    })
}

/// Reads a record; the error says where the text does not have the structure of a record.
pub(crate) fn parse(text: &[u8]) -> Result<Record, RecordsError> {
    let malformed = |error: serde_json::Error| RecordsError::BodyInvalid {
        pointer: String::new(),
        what: format!("this is no JSON: {error}"),
    };
    // This is checked before parsing, because a text full of nested lists would take hundreds of
    // times its size in memory.
    if text.iter().filter(|byte| matches!(byte, b'{' | b'[')).count() > RECORD_OBJECTS_MAX {
        let what = format!("a record has at most {RECORD_OBJECTS_MAX} objects and lists");
        return Err(RecordsError::BodyInvalid { pointer: String::new(), what });
    }
    if text.iter().filter(|byte| **byte == b',').count() > RECORD_VALUES_MAX {
        let what = format!("a record has at most {RECORD_VALUES_MAX} commas");
        return Err(RecordsError::BodyInvalid { pointer: String::new(), what });
    }
    let text = &*kontor_json::integers_in_digits(text);
    let given: Value = serde_json::from_slice(text).map_err(malformed)?;
    if let Some(format) = given["format"].as_u64().filter(|format| *format != u64::from(FORMAT)) {
        return Err(
            unknown("/format", format!("format {format} is not known to this release")).into()
        );
    }
    let record: Record = kontor_json::from_slice(text).map_err(RecordsError::BodyShape)?;
    let known = serde_json::to_value(&record).map_err(malformed)?;
    match kontor_json::first_difference(&given, &known) {
        None => Ok(record),
        Some(pointer) => {
            Err(fault(0, format!("the record is not as this release writes it: {pointer}")).into())
        }
    }
}

/// Whose signatures are accepted.
#[derive(Clone, Copy, Debug)]
pub enum Signers<'a> {
    /// Everybody's: the signature only has to match the record.
    Anybody,
    /// Only that of the server with these public keys.
    Only(&'a Jwks),
    /// Everybody's; but a signature that names a key of this server must be valid.
    AnybodyOr(&'a Jwks),
}

/// Verifies a record; `jwks` are the server's public keys as published.
pub fn verify(record: &Record, jwks: Option<&Jwks>) -> Result<Verified, RecordFault> {
    verify_by(record, jwks.map_or(Signers::Anybody, Signers::Only))
}

/// Verifies a record and by whom it is signed.
pub fn verify_by(record: &Record, signers: Signers<'_>) -> Result<Verified, RecordFault> {
    let Replayed { verified, .. } = replay_commits(record, None)?;
    let (imported_commits, signature_checked) = check_signature(record, signers)?;
    Ok(Verified { imported_commits, signature_checked, ..verified })
}

fn kind_of(record: &Record) -> Result<GameKind, RecordFault> {
    GameKind::from_id(&record.ruleset)
        .ok_or_else(|| unknown("/ruleset", "the ruleset is not known to this release"))
}

/// The view of `viewer` at the end of the commit that holds the event `at`.
pub fn replay(record: &Record, at: u64, viewer: Viewer) -> Result<GameView, RecordFault> {
    let Replayed { snapshot, .. } = replay_commits(record, Some(at))?;
    if viewer.seat().is_some_and(|seat| seat.0 >= snapshot.lobby.seat_count()) {
        return Err(fault(at, "there is no such seat"));
    }
    if snapshot.seq < at {
        return Err(fault(at, format!("the last seq is {}", snapshot.seq)));
    }
    view_of(&snapshot, viewer).ok_or_else(|| fault(at, "the game had not begun"))
}

struct Replayed {
    snapshot: Snapshot,
    verified: Verified,
}

/// Applies the commits one by one: checks the chain, and computes everything again. Stops early at
/// the event `until`.
fn replay_commits(record: &Record, until: Option<u64>) -> Result<Replayed, RecordFault> {
    let rules = rules_of(kind_of(record)?);
    if record.format != FORMAT {
        return Err(unknown(
            "/format",
            format!("format {} is not known to this release", record.format),
        ));
    }
    if record.commits.len() > RECORD_COMMITS_MAX {
        return Err(fault(0, format!("it has more than {RECORD_COMMITS_MAX} commits")));
    }
    if record.links.len() != record.commits.len() {
        return Err(fault(0, "there is not one link for each commit"));
    }
    let mut seeds = seeds_of(record)?.into_iter().peekable();
    let mut snapshot: Option<Snapshot> = None;
    for (raw, link) in record.commits.iter().zip(&record.links) {
        let seq = snapshot.as_ref().map_or(1, |snapshot| snapshot.seq + 1);
        let number = snapshot.as_ref().map_or(0, |snapshot| snapshot.commit() + 1);
        let here = |what: String| fault(seq, format!("commit {number}: {what}"));
        // The commits of a record that was never played may violate an assertion of the rules.
        let seed = seeds.next_if(|(from, _)| *from == number).map(|(_, seed)| seed);
        let next = catch_unwind(AssertUnwindSafe(|| {
            check_next(rules, &record.game, seed, snapshot.take(), raw)
        }));
        let next = next
            .unwrap_or_else(|_| Err("it breaks an assertion of the rules".to_owned()))
            .map_err(here)?;
        if parse_hex(link) != Some(next.head) {
            return Err(here(
                "its link does not follow from the link before, its salt and its content"
                    .to_owned(),
            ));
        }
        if next.seq > RECORD_EVENTS_MAX {
            return Err(here(format!("it has more than {RECORD_EVENTS_MAX} events")));
        }
        let reached = until.is_some_and(|at| at <= next.seq);
        snapshot = Some(next);
        if reached {
            break;
        }
    }
    let snapshot = snapshot.ok_or_else(|| fault(0, "there are no commits"))?;
    if until.is_none() {
        if let Some((from, _)) = seeds.next() {
            return Err(fault(snapshot.seq, format!("no commit {from} brings a seed")));
        }
        check_frame(record, &snapshot).map_err(|what| fault(snapshot.seq, what))?;
    }
    let recomputed = is_known(&snapshot);
    let verified = Verified {
        commits: snapshot.commit() + 1,
        seq: snapshot.seq,
        recomputed,
        ended_at: snapshot.last.at,
        sandbox: snapshot.lobby.sandbox,
        forked_from: snapshot.lobby.forked_from.clone(),
        imported_commits: 0,
        signature_checked: false,
    };
    Ok(Replayed { snapshot, verified })
}

/// The seeds, each with the number of the commit that brings it.
fn seeds_of(record: &Record) -> Result<Vec<(u64, Seed)>, RecordFault> {
    let seed =
        |given: &RecordSeed| Seed::from_hex(&given.seed).map(|seed| (given.from_commit, seed));
    let seeds: Option<Vec<_>> = record.seeds.iter().map(seed).collect();
    let seeds = seeds.ok_or_else(|| fault(0, "a seed is malformed"))?;
    let sorted = seeds.first().is_some_and(|(from, _)| *from == 0)
        && seeds.is_sorted_by(|(one, _), (next, _)| one < next);
    sorted.then_some(seeds).ok_or_else(|| {
        fault(0, "the seeds do not begin with the first commit, each behind the one before")
    })
}

/// Checks the next commit and applies it.
fn check_next(
    rules: &'static dyn AnyRules,
    game: &str,
    seed: Option<Seed>,
    before: Option<Snapshot>,
    raw: &RawValue,
) -> Result<Snapshot, String> {
    let value: Value = serde_json::from_str(raw.get()).map_err(|error| error.to_string())?;
    let text = canonical(&value);
    let commit = Commit::parse(rules, &text)?;
    let known =
        serde_json::from_str(commit.to_raw(rules).get()).map_err(|error| error.to_string())?;
    if let Some(pointer) = kontor_json::first_difference(&value, &known) {
        return Err(format!("it has a field that this release does not know: {pointer}"));
    }
    let Some(mut before) = before else {
        let seed = seed.ok_or("the first commit brings no seed")?;
        let created = Snapshot::create(
            rules,
            game,
            Position { number: 0, token: 0 },
            commit,
            &text,
            seed,
            None,
        )?;
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
    before.apply_commit(Position { number, token: number }, commit, &text, seed)?;
    Ok(before)
}

/// Checks that the fields around the commits agree with the commits.
fn check_frame(record: &Record, snapshot: &Snapshot) -> Result<(), String> {
    let lobby = &snapshot.lobby;
    let outcome = lobby.finished.as_ref().map(|(_, outcome)| outcome);
    let by_rules =
        snapshot.running.as_ref().and_then(|running| snapshot.rules.outcome(&running.state));
    // That players ended it was checked with the commit in which they did.
    let computed = match outcome {
        Some(outcome) if !outcome.is_by_the_rules() => Some(outcome.clone()),
        Some(_) | None => by_rules.map(Into::into),
    };
    for (fits, what) in [
        (
            record.rules_version == rules_version(&lobby.ruleset, lobby.rules_version),
            "rules_version",
        ),
        (record.options == lobby.options, "options"),
        (record.sandbox == lobby.sandbox, "sandbox"),
        (record.players == players_of(lobby), "players"),
        (record.outcome.is_some() || lobby.sandbox, "outcome"),
        (record.outcome.as_ref() == outcome && outcome == computed.as_ref(), "outcome"),
        (record.chain_head == hex(&snapshot.head), "chain_head"),
    ] {
        if !fits {
            return Err(format!("{what} is not what the commits say"));
        }
    }
    Ok(())
}

/// Checks that the signature matches this record and that its signer is accepted. Returns the
/// number of commits that the signing server imported, and whether the signature was checked with
/// the given keys.
fn check_signature(record: &Record, signers: Signers<'_>) -> Result<(u64, bool), RecordFault> {
    let sealed =
        read_claims(&record.signature).filter(|seal| seal.imported_commits <= seal.commits);
    let imported_commits = sealed.as_ref().map(|seal| seal.imported_commits).unwrap_or_default();
    let (game, chain_head) = (record.game.clone(), record.chain_head.clone());
    let seal =
        RecordClaims { game, commits: record.commits.len() as u64, chain_head, imported_commits };
    let checked = match signers {
        _ if sealed.as_ref() != Some(&seal) => Err("it does not speak of this record".to_owned()),
        Signers::Anybody => Ok(false),
        Signers::Only(keys) => verify_record(&record.signature, keys, &seal)
            .map(|()| true)
            .map_err(|why| why.to_string()),
        Signers::AnybodyOr(keys) => match verify_record(&record.signature, keys, &seal) {
            Ok(()) => Ok(true),
            Err(SignatureError::KeyUnknown { .. }) => Ok(false),
            Err(why) => Err(why.to_string()),
        },
    };
    let checked =
        checked.map_err(|why| fault(0, format!("the signature is not in order: {why}")))?;
    Ok((imported_commits, checked))
}
