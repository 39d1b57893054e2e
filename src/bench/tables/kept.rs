//! Whether the server still has all that it acknowledged to a table.

use serde::Deserialize;

use super::Table;
use crate::BenchError;

/// What the server still has of a table's games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Kept {
    /// Games.
    pub games: usize,
    /// Events of all these games.
    pub events: u64,
}

impl Table {
    /// Checks that the server has every event that it acknowledged, and no other.
    pub async fn check_kept(&mut self) -> Result<Kept, BenchError> {
        #[derive(Deserialize)]
        struct Game {
            seq: u64,
        }
        let running = self.current.iter().chain(&self.prepared);
        let running = running.map(|game| (game.id.clone(), game.seq));
        let games: Vec<(String, u64)> = running.chain(self.finished.drain(..)).collect();
        let mut kept = Kept::default();
        for (game, acknowledged) in games {
            let Game { seq } = self.get(&format!("/v1/games/{game}")).await?;
            if seq != acknowledged {
                return Err(BenchError::Lost { game, acknowledged, kept: seq });
            }
            kept.games += 1;
            kept.events += seq;
        }
        Ok(kept)
    }
}

#[cfg(test)]
mod tests {
    use std::{collections::VecDeque, sync::Arc};

    use kontor_games::GameKind;

    use super::*;
    use crate::{
        canned_server::{CannedServer, reply},
        connection::Connection,
        script::Script,
        tables::RunningGame,
    };

    /// What the check finds when three games were acknowledged up to events 3, 8 and 5, and the
    /// server has these seqs.
    async fn check(kept: [u64; 3]) -> Result<Kept, BenchError> {
        let replies = kept.map(|seq| reply(200, &format!(r#"{{"seq":{seq}}}"#)));
        let server = CannedServer::start(replies.to_vec());
        let game = |id: &str, seq| RunningGame {
            id: id.to_owned(),
            invite: String::new(),
            script: Arc::new(Script { seed: String::new(), steps: Vec::new() }),
            next: 0,
            decisions: Vec::new(),
            seq,
        };
        let mut table = Table {
            connection: Connection::open(server.address).await?,
            ruleset: GameKind::Medici,
            tokens: vec!["token".to_owned()],
            scripts: Arc::default(),
            next_script: 0,
            current: Some(game("g_1", 3)),
            prepared: VecDeque::from([game("g_2", 8)]),
            finished: vec![("g_3".to_owned(), 5)],
            last: Default::default(),
        };
        table.check_kept().await
    }

    #[tokio::test]
    async fn the_check_counts_what_was_kept_of_all_games() {
        assert_eq!(check([3, 8, 5]).await.unwrap(), Kept { games: 3, events: 16 });
    }

    #[tokio::test]
    async fn the_check_finds_a_lost_event_in_any_game() {
        for (seqs, lost) in [([2, 8, 5], "g_1"), ([3, 7, 5], "g_2"), ([3, 8, 4], "g_3")] {
            let Err(BenchError::Lost { game, .. }) = check(seqs).await else {
                panic!("{seqs:?} was accepted");
            };
            assert_eq!(game, lost);
        }
    }
}
