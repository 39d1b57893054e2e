//! Players who move at a steady pace, as people and their programs do, whatever the server does.
//!
//! Each table has an address of its own, so that its players stay within the limits of strangers.
//! The pace is far below what the server can do: otherwise the players themselves would make each
//! other wait, and an attack would hardly be seen. A move whose turn has come while the one before
//! was still waiting is measured from that turn on, so that a server that stands still is seen in
//! all moves that it delays.

use std::{
    net::Ipv4Addr,
    sync::Arc,
    time::{Duration, Instant},
};

use futures_util::future::try_join_all;
use kontor_games::GameKind;
use tokio::time::sleep_until;

use crate::{
    BenchError, connection::Connection, measurement::Samples, script::Script,
    server_process::ServerProcess, tables::Table,
};

/// The time from one move of a table to the next. Four players then make 600 moves a minute each,
/// which is half of their limit.
const PACE: Duration = Duration::from_millis(25);

/// The players of some tables.
pub struct Players(Vec<Table>);

impl Players {
    /// Seats them, with as many games begun as they will play in this time.
    pub async fn sit_down(
        server: &ServerProcess,
        ruleset: GameKind,
        scripts: &Arc<Vec<Arc<Script>>>,
        (tables, seats): (usize, u8),
        lasting: Duration,
    ) -> Result<Self, BenchError> {
        let moves = lasting.div_duration_f64(PACE) as usize + 1;
        let mut players = Vec::new();
        for number in 0..tables {
            let connection = Connection::open_from(Some(address(number)), server.address).await?;
            let scripts = Arc::clone(scripts);
            let mut table = Table::new(connection, ruleset, seats, scripts, number).await?;
            table.prepare(moves).await?;
            players.push(table);
        }
        Ok(Players(players))
    }

    /// Tables.
    pub fn tables(&self) -> usize {
        self.0.len()
    }

    /// They move at their pace for a while. The tables do not move at the same instant.
    pub async fn play(&mut self, lasting: Duration) -> Result<Samples, BenchError> {
        let start = Instant::now();
        let share = PACE / self.0.len() as u32;
        let playing = self
            .0
            .iter_mut()
            .zip(0..)
            .map(|(table, number)| play_paced(table, start + share * number, start + lasting));
        Ok(try_join_all(playing).await?.into_iter().collect())
    }
}

/// The address of a table.
fn address(table: usize) -> Ipv4Addr {
    let [high, low] = (table as u16 + 1).to_be_bytes();
    Ipv4Addr::new(127, 1, high, low)
}

/// Moves at the pace from one point in time to another, once at least.
async fn play_paced(
    table: &mut Table,
    mut turn: Instant,
    end: Instant,
) -> Result<Samples, BenchError> {
    let mut samples = Samples::default();
    while samples.latencies.is_empty() || turn < end {
        let is_late = Instant::now() > turn;
        sleep_until(turn.into()).await;
        let start = if is_late { turn } else { Instant::now() };
        if table.act().await? {
            samples.add(start.elapsed(), table.reply_bytes());
        }
        turn += PACE;
    }
    Ok(samples)
}
