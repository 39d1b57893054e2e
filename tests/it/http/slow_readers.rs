//! Back-pressure: readers of streams that do not keep up, and heartbeats on silent streams.

use std::time::Duration;

use kontor_http::HttpSettings;
use kontor_testing::waits::until;
use reqwest::Method;
use serde_json::Value;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::{TcpSocket, TcpStream},
};

use crate::support::{
    dice::Dice,
    local::{Local, generous},
    table::Table,
};

/// The receive buffer of a slow reader, in bytes: a few moves fill it.
const TAKEN_IN: u32 = 2 * 1024;

/// Moves whose events are far more than the buffer holds.
const MOVES: usize = 40;

/// The time after which a reader that takes nothing is disconnected.
const PATIENCE: Duration = Duration::from_millis(50);

/// Opens a stream and does not read it.
async fn open_and_wait(local: &Local, table: &Table) -> TcpStream {
    let address = local.address.get().strip_prefix("http://").unwrap().parse().unwrap();
    let socket = TcpSocket::new_v4().unwrap();
    socket.set_recv_buffer_size(TAKEN_IN).unwrap();
    let mut stream = socket.connect(address).await.unwrap();
    let path = table.path("/events");
    let request =
        format!("GET {path} HTTP/1.1\r\nhost: kontor\r\naccept: text/event-stream\r\n\r\n");
    stream.write_all(request.as_bytes()).await.unwrap();
    // The first byte says that the stream is open.
    stream.readable().await.unwrap();
    stream
}

/// The events of the complete frames that came before the connection broke.
async fn what_came(mut stream: TcpStream) -> Vec<Value> {
    let (mut bytes, mut piece) = (Vec::new(), [0; 1024]);
    while let Ok(count @ 1..) = stream.read(&mut piece).await {
        bytes.extend_from_slice(&piece[..count]);
    }
    let text = String::from_utf8(bytes).unwrap();
    let (frames, _rest) = text.rsplit_once("\n\n").unwrap();
    let data = frames.lines().filter_map(|line| line.strip_prefix("data: "));
    data.map(|data| serde_json::from_str(data).unwrap()).collect()
}

fn impatient() -> HttpSettings {
    HttpSettings { slow_reader_max: PATIENCE, streams_max: 1, ..generous() }
}

#[tokio::test]
async fn a_slow_reader_is_disconnected_and_gets_every_event_once_after_it_reconnects() {
    let local = Local::with_settings(impatient());
    let mut table = Table::started(&local.address, 3).await;
    let slow = open_and_wait(&local, &table).await;
    table.steps(&mut Dice::new(1), MOVES).await;
    until("no request follows the game any more", || async { local.app.games.hub.topics() == 0 })
        .await;
    let mut received = what_came(slow).await;
    let anonymous = local.anonymous();
    let all = table.events_for(&anonymous).await;
    assert!(received.len() < all.len(), "what was not read is not there");
    // Only one stream is allowed per caller: that of the slow reader no longer counts.
    let mut again = anonymous.listen(&table.game, received.len() as u64).await;
    received.extend(again.take(all.len() - received.len()).await);
    assert_eq!(received, all);
}

#[tokio::test]
async fn a_slow_reader_delays_nobody_else() {
    let local = Local::start();
    let mut table = Table::started(&local.address, 3).await;
    let slow = open_and_wait(&local, &table).await;
    let mut quick = table.seats[1].listen(&table.game, 0).await;
    table.steps(&mut Dice::new(2), MOVES).await;
    let all = table.events_for(&table.seats[1]).await;
    assert_eq!(quick.take(all.len()).await, all);
    drop(slow);
}

#[tokio::test]
async fn a_silent_stream_sends_heartbeats() {
    let local =
        Local::with_settings(HttpSettings { heartbeat: Duration::from_millis(10), ..generous() });
    let table = Table::started(&local.address, 3).await;
    let last = table.seq().await;
    let open = async |accept: &str| {
        let path = table.path(&format!("/events?after={last}"));
        local.anonymous().request(Method::GET, &path).header("accept", accept).open().await
    };
    let (mut frames, mut lines) =
        (open("text/event-stream").await, open("application/x-ndjson").await);
    assert_eq!(frames.piece("\n").await.as_deref(), Some(": up to date"));
    for _ in 0..3 {
        assert_eq!(frames.piece("\n\n").await.as_deref(), Some(":"));
        assert_eq!(lines.piece("\n").await.as_deref(), Some(""));
    }
}
