//! How long a search bot takes for a move while other guests have many games of search bots.

use std::{net::Ipv4Addr, time::Duration};

use kontor_games::GameKind;
use serde::Deserialize;
use serde_json::json;
use tokio::time::sleep;

use super::{attacks::owners_of_bots, guests::Guest};
use crate::{BenchError, Settings, server_process::ServerProcess};

/// Seats of the game, all of them with search bots.
const SEATS: u8 = 4;
/// Events of a page.
const PAGE: usize = 500;
/// Milliseconds of a day.
const DAY_MS: u64 = 24 * 60 * 60 * 1000;

/// The times that the moves of the bots of a single game take on a fresh server, within a stretch
/// of time: from each commit of the game to the next.
pub async fn times_of_moves(
    settings: &Settings,
    beside_others: bool,
) -> Result<Vec<Duration>, BenchError> {
    let Settings { stretch, hostile: size, .. } = *settings;
    let data = tempfile::tempdir()?;
    let server = ServerProcess::kontor_with_limits(settings, data.path(), &[])?;
    if beside_others {
        owners_of_bots(server.address, size).await?;
    }
    let mut guest = Guest::sign_in(server.address, Ipv4Addr::new(127, 3, 0, 1)).await?;
    let game = GameKind::DaleOfMerchants;
    let path = guest.start_game(game, SEATS, false, "search", json!({})).await?;
    sleep(stretch).await;
    let mut commits = commits(&mut guest, &path).await?;
    // The bots of a short run may not have moved twice yet.
    while commits.len() < 2 {
        sleep(stretch).await;
        commits = self::commits(&mut guest, &path).await?;
    }
    let times = commits.windows(2).map(|pair| (pair[1] + DAY_MS - pair[0]) % DAY_MS);
    Ok(times.map(Duration::from_millis).collect())
}

/// When each commit since the start of the game was made, in milliseconds of the day.
async fn commits(guest: &mut Guest, path: &str) -> Result<Vec<u64>, BenchError> {
    #[derive(Deserialize)]
    struct Page {
        items: Vec<Event>,
        next: Option<u64>,
    }
    #[derive(Deserialize)]
    struct Event {
        commit: u64,
        at: String,
        r#type: String,
    }
    let unreadable =
        |reason: &str| BenchError::Unreadable { path: path.to_owned(), reason: reason.to_owned() };
    let (mut after, mut last_commit, mut commits) = (0, None, Vec::new());
    loop {
        let page = guest.get(&format!("{path}/events?after={after}&limit={PAGE}")).await?;
        let page: Page =
            serde_json::from_value(page).map_err(|error| unreadable(&error.to_string()))?;
        for event in page.items.iter().filter(|event| !event.r#type.starts_with("table.")) {
            if last_commit.replace(event.commit) != Some(event.commit) {
                let at = millisecond_of_day(&event.at);
                commits.push(at.ok_or_else(|| unreadable("a time is malformed"))?);
            }
        }
        match page.next {
            Some(next) => after = next,
            None => return Ok(commits),
        }
    }
}

/// The millisecond of the day of a time such as `2026-01-31T12:00:00.000Z`.
fn millisecond_of_day(time: &str) -> Option<u64> {
    let field = |from: usize, to: usize| time.get(from..to)?.parse::<u64>().ok();
    let minutes = field(11, 13)? * 60 + field(14, 16)?;
    Some((minutes * 60 + field(17, 19)?) * 1000 + field(20, 23)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_time_of_the_contract_is_read_to_the_millisecond() {
        assert_eq!(millisecond_of_day("2026-01-31T01:02:03.004Z"), Some(3_723_004));
        assert_eq!(millisecond_of_day("2026-01-31"), None);
    }
}
