//! Idle games in a store: copies of the first commits of one game, under other ids.
//!
//! They are written straight into the store, because over HTTP they would take many times as long.

use std::{iter::StepBy, net::SocketAddr, ops::Range};

use futures_util::{StreamExt, TryStreamExt, future::try_join_all, stream};
use kontor_store::{Entry, EventStore, LogId, append_with_retry};

use crate::{
    BenchError,
    connection::{Connection, Request},
};

/// Commits of an idle game, if the game that is copied has so many.
const COMMITS_EACH: usize = 10;
/// Idle games written at a time.
const WRITTEN_AT_A_TIME: usize = 500;
/// Idle games viewed at a time.
const VIEWED_AT_A_TIME: usize = 8;
/// An odd factor, so that different numbers always give different ids.
const MIX: u64 = 0x9e37_79b9_7f4a_7c15;

/// Writes so many copies of a game in the store. Returns how many entries it has written.
pub async fn write<S: EventStore>(
    store: &S,
    game: &LogId,
    games: usize,
) -> Result<usize, BenchError> {
    let entries = store.read(game, 0, COMMITS_EACH).await?;
    let entries: Vec<Entry> = entries.into_iter().map(|(_, entry)| entry).collect();
    let copies = (0..games).map(|number| write_copy(store, &entries, number));
    stream::iter(copies).buffer_unordered(WRITTEN_AT_A_TIME).try_collect::<Vec<()>>().await?;
    Ok(games * entries.len())
}

/// Views all of them, as a player of the game that was copied.
pub async fn view_all(server: SocketAddr, token: &str, games: usize) -> Result<(), BenchError> {
    let parts = (0..VIEWED_AT_A_TIME).map(|first| (first..games).step_by(VIEWED_AT_A_TIME));
    try_join_all(parts.map(|games| view(server, token, games))).await?;
    Ok(())
}

/// Id of an idle game. Ids of real games come in no order either.
fn idle_game(number: usize) -> String {
    format!("g_{:016x}", (number as u64).wrapping_mul(MIX))
}

async fn write_copy<S: EventStore>(
    store: &S,
    entries: &[Entry],
    number: usize,
) -> Result<(), BenchError> {
    let log = LogId(idle_game(number).into());
    let mut after = None;
    for (index, entry) in entries.iter().enumerate() {
        let entry = Entry { append_id: format!("{number}_{index}"), ..entry.clone() };
        after = Some(append_with_retry(store, &log, after, entry).await?);
    }
    Ok(())
}

/// Views some of the idle games, as a player of the game that was copied.
async fn view(
    server: SocketAddr,
    token: &str,
    games: StepBy<Range<usize>>,
) -> Result<(), BenchError> {
    let mut connection = Connection::open(server).await?;
    for number in games {
        let path = format!("/v1/games/{}/view", idle_game(number));
        let request = Request { method: "GET", path: &path, token: Some(token), body: "" };
        connection.call_unread(&request).await?;
    }
    Ok(())
}
