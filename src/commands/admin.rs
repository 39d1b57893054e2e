//! `kontor admin`: what operators do, at a running server.
//!
//! The command sends one line of JSON to the server's socket and prints the line that comes back
//! (`admin_socket`).

use std::{
    io::{BufRead, BufReader, Write},
    os::unix::net::UnixStream,
    time::{Duration, SystemTime, UNIX_EPOCH},
};

use kontor_app::admin::act::{Act, Outcome, Request};
use kontor_log::time::Timestamp;
use kontor_tables::messages::reports::ReportOutcome;
use serde_json::Value;

use super::{
    CommandError,
    admin_socket::{Answer, Asked, FaultKind},
    print,
};
use crate::config::{self, AdminCommand, SettledAs};

/// How long the command waits for the server.
const ANSWER_TIMEOUT: Duration = Duration::from_secs(60);

/// The server did not do what was asked for, and nothing has changed.
#[derive(Debug)]
pub struct NotDone {
    kind: FaultKind,
    what: String,
}

impl NotDone {
    /// The exit code: 4 if there is no such thing, 5 if it is not allowed, 1 if the server failed.
    pub fn exit_code(&self) -> u8 {
        match self.kind {
            FaultKind::Unknown => 4,
            FaultKind::Invalid => 5,
            FaultKind::Failed => 1,
        }
    }
}

impl std::fmt::Display for NotDone {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.what)
    }
}

impl std::error::Error for NotDone {}

pub fn run(args: &config::Admin) -> Result<(), CommandError> {
    let answer = ask(args, &asked(args))?;
    let (value, refused) = match answer {
        Answer::Reply(reply) => {
            let refused = match &reply.outcome {
                Outcome::Done => None,
                Outcome::Refused { why } => Some(why.clone()),
            };
            (serde_json::to_value(reply)?, refused)
        }
        Answer::Audit(page) => (serde_json::to_value(page)?, None),
        Answer::Fault { kind, what } => return Err(NotDone { kind, what }.into()),
    };
    print(&match args.json {
        true => format!("{value}\n"),
        false => text_of(&value, 0),
    })?;
    match refused {
        None => Ok(()),
        Some(what) => Err(NotDone { kind: FaultKind::Invalid, what }.into()),
    }
}

fn ask(args: &config::Admin, asked: &Asked) -> Result<Answer, CommandError> {
    let path = args.socket().display();
    let mut stream = UnixStream::connect(args.socket())
        .map_err(|error| format!("no server answers at the socket {path}: {error}"))?;
    stream.set_read_timeout(Some(ANSWER_TIMEOUT))?;
    let line = serde_json::to_string(asked)? + "\n";
    stream.write_all(line.as_bytes())?;
    let mut answer = String::new();
    BufReader::new(stream).read_line(&mut answer)?;
    if answer.is_empty() {
        return Err(format!("the server at {path} ended the connection").into());
    }
    Ok(serde_json::from_str(&answer)?)
}

fn asked(args: &config::Admin) -> Asked {
    let act = match &args.command {
        AdminCommand::Audit(audit) => {
            return Asked::Audit { after: audit.after, limit: audit.limit };
        }
        AdminCommand::Player(of) => Act::LookUpPlayer { player: of.player.clone() },
        AdminCommand::Game(of) => Act::LookUpGame { game: of.game.clone() },
        AdminCommand::Reports(list) => {
            let (after, limit, all) = (list.after.clone(), list.limit, list.all);
            Act::ListReports { after, limit, all }
        }
        AdminCommand::Suspend(suspend) => {
            let (player, told) = (suspend.of.player.clone(), suspend.tell.clone());
            Act::Suspend { player, until: suspend.days.map(in_days), told }
        }
        AdminCommand::Lift(of) => Act::Lift { player: of.player.clone() },
        AdminCommand::Rename(rename) => {
            let (player, name) = (rename.player.clone(), rename.name.clone());
            Act::Rename { player, from: None, name, reserve: rename.reserve }
        }
        AdminCommand::EndSessions(of) => Act::EndSessions { player: of.player.clone() },
        AdminCommand::RemoveAbout(of) => Act::RemoveAbout { player: of.player.clone() },
        AdminCommand::Quarantine(of) => Act::Quarantine { game: of.game.clone() },
        AdminCommand::Release(of) => Act::Release { game: of.game.clone() },
        AdminCommand::CountLost(of) => Act::CountLost { game: of.game.clone() },
        AdminCommand::CancelTournament(of) => {
            Act::CancelTournament { tournament: of.tournament.clone() }
        }
        AdminCommand::RenameTournament(of) => {
            let (tournament, name) = (of.tournament.clone(), of.name.clone());
            Act::RenameTournament { tournament, from: None, name }
        }
        AdminCommand::RemoveMessage(of) => {
            Act::RemoveMessage { game: of.game.clone(), message: of.message }
        }
        AdminCommand::Settle(settle) => {
            let outcome = match settle.outcome {
                SettledAs::Done => ReportOutcome::Done,
                SettledAs::Dismissed => ReportOutcome::Dismissed,
            };
            Act::SettleReport { report: settle.report.clone(), outcome }
        }
    };
    let (operator, reason) = (args.operator.clone(), args.reason().to_owned());
    Asked::Act(Request { operator, reason, act })
}

/// The time in so many days.
fn in_days(days: u32) -> Timestamp {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    let then = now + Duration::from_secs(u64::from(days) * 24 * 60 * 60);
    Timestamp(u64::try_from(then.as_millis()).unwrap_or(u64::MAX))
}

/// A value for people: a line for each field. Texts that players have written are quoted, so that
/// none looks like a line of the output.
fn text_of(value: &Value, depth: usize) -> String {
    let indent = "  ".repeat(depth);
    let line = |name: &str, value: &Value| match value {
        Value::Object(fields) if !fields.is_empty() => {
            format!("{indent}{name}:\n{}", text_of(value, depth + 1))
        }
        Value::Array(items) if !items.is_empty() => {
            format!("{indent}{name}:\n{}", text_of(value, depth + 1))
        }
        plain => format!("{indent}{name}: {plain}\n"),
    };
    match value {
        Value::Object(fields) => fields.iter().map(|(name, value)| line(name, value)).collect(),
        Value::Array(items) => items.iter().map(|item| line("-", item)).collect(),
        plain => format!("{indent}{plain}\n"),
    }
}
