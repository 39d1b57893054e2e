//! A client that follows a game over streams: whenever one breaks, the next one is opened at
//! another server, after the last event that was received.

use std::time::Duration;

use serde_json::Value;
use tokio::task::JoinHandle;
use tokio::time::{Instant, timeout};

use crate::client::{Anomaly, Client, Dice};
use crate::history::Followed;

/// A stream that is silent for so long is given up. A server that lives sends comments.
const SILENCE_MAX: Duration = Duration::from_secs(20);
/// How long no server may give a stream.
const UNSERVED_MAX: Duration = Duration::from_secs(150);
const PAUSE: Duration = Duration::from_millis(200);

/// Follows a game to its end.
pub fn follow(
    client: Client,
    game: String,
    seat: Option<usize>,
    seed: u64,
) -> JoinHandle<Result<Followed, Anomaly>> {
    tokio::spawn(async move {
        let mut dice = Dice::new(seed, 1_000_000 + seat.map_or(0, |seat| 1 + seat as u64));
        let (mut events, mut served) = (Vec::new(), Instant::now());
        loop {
            let server = dice.below(client.servers.count());
            match client.listen(server, &game, events.len() as u64).await {
                Ok(response) => {
                    served = Instant::now();
                    if receive(response, &mut events).await? {
                        return Ok(Followed { seat, events });
                    }
                }
                Err(why) if served.elapsed() > UNSERVED_MAX => {
                    return Err(format!("no server streams the game: {why}"));
                }
                Err(_) => {}
            }
            tokio::time::sleep(PAUSE).await;
        }
    })
}

/// Takes events until the stream ends. Returns whether the game has ended.
async fn receive(
    mut response: reqwest::Response,
    events: &mut Vec<Value>,
) -> Result<bool, Anomaly> {
    let mut buffer = Vec::new();
    while let Ok(Ok(Some(chunk))) = timeout(SILENCE_MAX, response.chunk()).await {
        buffer.extend_from_slice(&chunk);
        while let Some(end) = buffer.windows(2).position(|pair| pair == b"\n\n") {
            let frame: Vec<u8> = buffer.drain(..end + 2).collect();
            let frame = String::from_utf8_lossy(&frame).into_owned();
            let field = |name: &str| frame.lines().find_map(|line| line.strip_prefix(name));
            let Some(data) = field("data: ") else { continue };
            let data: Value = serde_json::from_str(data).map_err(|why| why.to_string())?;
            if field("event: ").is_some() {
                return Ok(data["reason"] == "finished");
            }
            let expected = events.len() as u64 + 1;
            if data["seq"] != expected {
                return Err(format!("a stream sent {} instead of {expected}", data["seq"]));
            }
            events.push(data);
        }
    }
    Ok(false)
}
