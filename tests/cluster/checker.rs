//! Compares what the clients saw with what the servers have in the end.
//!
//! A game has no moves but those of its clients, and each of them was repeated until its outcome
//! was certain. So the log of a finished game must be exactly what was acknowledged.

use std::collections::BTreeMap;
use std::collections::btree_map::Entry;

use futures_util::StreamExt;
use kontor_tables::records::{record::Record, verify::verify};
use serde_json::Value;

use crate::client::{Anomaly, Client, Request};
use crate::history::{GameHistory, History};

/// Games that are checked at a time.
const CONCURRENT: usize = 4;
/// Events of a page.
const PAGE: usize = 500;

/// What was checked.
#[derive(Clone, Copy, Debug, Default)]
pub struct Checked {
    pub games: usize,
    pub moves: usize,
    pub views: usize,
    pub streamed: usize,
    pub messages: usize,
    pub sign_outs: usize,
    pub records: usize,
}

/// Checks all games, and returns what was checked, with everything that is wrong.
pub async fn check(history: &History, client: &Client) -> (Checked, Vec<Anomaly>) {
    let games = std::mem::take(&mut *history.games.lock().unwrap());
    let checks = games.iter().map(|game| async move { (game, check_game(game, client).await) });
    let mut results = futures_util::stream::iter(checks).buffer_unordered(CONCURRENT);
    let mut checked = Checked::default();
    let mut wrong = history.anomalies.lock().unwrap().clone();
    while let Some((game, result)) = results.next().await {
        checked.games += 1;
        checked.moves += game.acknowledged.len();
        checked.views += game.shown.len();
        checked.streamed +=
            game.followed.iter().map(|followed| followed.events.len()).sum::<usize>();
        checked.messages += game.said.len();
        checked.sign_outs += usize::from(game.signed_out.is_some());
        checked.records += usize::from(game.is_finished);
        if let Err(why) = result {
            wrong.push(format!("{}: {why}", game.game));
        }
    }
    drop(results);
    *history.games.lock().unwrap() = games;
    (checked, wrong)
}

async fn check_game(game: &GameHistory, client: &Client) -> Result<(), Anomaly> {
    check_order(game)?;
    let mut seats = Vec::new();
    for (number, seat) in game.seats.iter().enumerate() {
        // The access tokens may have expired.
        seats.push(seat.refreshed(number % client.servers.count()).await?);
    }
    let mut logs: BTreeMap<Option<usize>, Vec<Value>> = BTreeMap::new();
    let moved = game.acknowledged.iter().map(|ack| Some(ack.seat));
    for seat in moved.chain([None]) {
        if let Entry::Vacant(vacant) = logs.entry(seat) {
            let reader = seat.map_or(client, |seat| &seats[seat]);
            vacant.insert(log_at_all_servers(game, reader).await?);
        }
    }
    check_acknowledged(game, &logs)?;
    for followed in &game.followed {
        let log = match logs.get(&followed.seat) {
            Some(log) => log,
            None => continue,
        };
        let is_prefix = log.starts_with(&followed.events);
        if !is_prefix || (game.is_finished && log.len() != followed.events.len()) {
            return Err(format!("a stream of seat {:?} had other events", followed.seat));
        }
    }
    for shown in &game.shown {
        let request = Request::get(&path(game, &format!("/view?at={}", shown.seq)));
        let server = shown.seq as usize;
        let view = seats[shown.seat].definite(server, &request).await?.expect(&[200])?;
        if view != shown.view {
            return Err(format!("another view was shown at {}", shown.seq));
        }
    }
    check_messages(game, &seats[0]).await?;
    if let Some(watcher) = &game.signed_out {
        for server in 0..client.servers.count() {
            if !watcher.is_signed_out(server).await? {
                return Err("LOST: a sign-out was acknowledged".to_owned());
            }
        }
    }
    match game.is_finished {
        true => check_record(game, client).await,
        false => Ok(()),
    }
}

/// All servers have the messages that were acknowledged, each once, in their order, and no other. The
/// last one of a game that was broken off may be there without an acknowledgement.
async fn check_messages(game: &GameHistory, reader: &Client) -> Result<(), Anomaly> {
    for server in 0..reader.servers.count() {
        let mut said = Vec::new();
        let mut after = Some(0);
        while let Some(number) = after {
            let rest = format!("/messages?after={number}&limit={PAGE}");
            let page =
                reader.ask(server, &Request::get(&path(game, &rest))).await?.expect(&[200])?;
            for message in page["items"].as_array().into_iter().flatten() {
                let seat = message["seat"].as_u64().unwrap_or_default() as usize;
                said.push((seat, message["text"].as_str().unwrap_or_default().to_owned()));
            }
            after = page["next"].as_u64();
        }
        let is_same = match game.is_finished {
            true => said == game.said,
            false => said.starts_with(&game.said),
        };
        if !is_same {
            return Err(format!("LOST or doubled: {:?} was said, {said:?} is there", game.said));
        }
    }
    Ok(())
}

/// A move that was sent after the reply to another one comes after it, and no commit is the answer
/// to two moves.
fn check_order(game: &GameHistory) -> Result<(), Anomaly> {
    let mut by_sent: Vec<_> = game.acknowledged.iter().collect();
    by_sent.sort_by_key(|ack| ack.sent);
    let mut by_reply: Vec<_> = game.acknowledged.iter().collect();
    by_reply.sort_by_key(|ack| ack.replied);
    let (mut replies, mut newest) = (by_reply.into_iter().peekable(), game.started);
    for ack in by_sent {
        while let Some(before) = replies.next_if(|before| before.replied < ack.sent) {
            newest = newest.max(before.commit);
        }
        if ack.commit <= newest {
            return Err(format!("{} became commit {}, after {newest}", ack.key, ack.commit));
        }
    }
    Ok(())
}

/// The events for a player or a spectator: all servers have the same, without a gap.
async fn log_at_all_servers(game: &GameHistory, reader: &Client) -> Result<Vec<Value>, Anomaly> {
    let mut logs: Vec<Vec<Value>> = Vec::new();
    for server in 0..reader.servers.count() {
        let mut events: Vec<Value> = Vec::new();
        loop {
            let rest = format!("/events?after={}&limit={PAGE}", events.len());
            let reply = reader.ask(server, &Request::get(&path(game, &rest))).await?;
            let page = reply.expect(&[200])?;
            for event in page["items"].as_array().into_iter().flatten() {
                if event["seq"] != events.len() as u64 + 1 {
                    return Err(format!("event {} follows {}", event["seq"], events.len()));
                }
                events.push(event.clone());
            }
            if page["next"].is_null() {
                break;
            }
        }
        logs.push(events);
    }
    if logs.windows(2).any(|pair| pair[0] != pair[1]) {
        return Err("the servers have different events".to_owned());
    }
    Ok(logs.swap_remove(0))
}

/// Each acknowledged move is there with its events, once, and there is nothing else.
fn check_acknowledged(
    game: &GameHistory,
    logs: &BTreeMap<Option<usize>, Vec<Value>>,
) -> Result<(), Anomaly> {
    let mut by_commit: BTreeMap<(usize, u64), Vec<&Value>> = BTreeMap::new();
    for (seat, log) in logs.iter().filter_map(|(seat, log)| Some(((*seat)?, log))) {
        for event in log {
            let commit = event["commit"].as_u64().unwrap_or_default();
            by_commit.entry((seat, commit)).or_default().push(event);
        }
    }
    for ack in &game.acknowledged {
        let kept = by_commit.get(&(ack.seat, ack.commit));
        let told = ack.events.as_array().into_iter().flatten();
        if !kept.is_some_and(|kept| kept.iter().copied().eq(told)) {
            return Err(format!("LOST: {} was acknowledged as commit {}", ack.key, ack.commit));
        }
    }
    let last = logs[&None].last().and_then(|event| event["commit"].as_u64()).unwrap_or_default();
    let expected = game.started + game.acknowledged.len() as u64;
    match game.is_finished && last != expected {
        true => Err(format!("{last} commits instead of {expected}: a move was doubled or lost")),
        false => Ok(()),
    }
}

/// All servers give the same record, which verifies.
async fn check_record(game: &GameHistory, client: &Client) -> Result<(), Anomaly> {
    let mut texts = Vec::new();
    for server in 0..client.servers.count() {
        let reply = client.ask(server, &Request::get(&path(game, "/record"))).await?;
        texts.push(reply.text.clone());
        reply.expect(&[200])?;
    }
    if texts.windows(2).any(|pair| pair[0] != pair[1]) {
        return Err("the servers give different records".to_owned());
    }
    let record: Record = serde_json::from_str(&texts[0]).map_err(|why| why.to_string())?;
    let keys = client.ask(0, &Request::get("/.well-known/jwks.json")).await?;
    let keys = serde_json::from_str(&keys.text).map_err(|why| why.to_string())?;
    let verified = verify(&record, Some(&keys)).map_err(|fault| format!("{fault:?}"))?;
    match verified.recomputed && verified.signature_checked {
        true => Ok(()),
        false => Err("the record is not verified in full".to_owned()),
    }
}

fn path(game: &GameHistory, rest: &str) -> String {
    format!("/v1/games/{}{rest}", game.game)
}
