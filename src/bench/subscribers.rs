//! Subscribers of the scene `streams`: each follows one table over event streams and records how
//! long after the action an event was delivered.

use std::{
    cell::{Cell, RefCell},
    net::SocketAddr,
    rc::Rc,
    time::Instant,
};

use tokio::sync::watch;

use crate::{
    BenchError,
    connection::Connection,
    event_stream::{EventStream, is_closing, seq_of},
};

/// Resolution of the histogram of latencies.
const BUCKET_US: u128 = 100;
/// Buckets of the histogram; all longer latencies count into the last one.
const BUCKETS: usize = 100_000;

/// A game that is streamed.
pub struct StreamedGame {
    /// Its id.
    pub id: String,
    /// The invite with which spectators may see it.
    pub invite: String,
    /// Seq of its last event when it became the current game of its table.
    pub seq: u64,
    /// When each action was sent, by the seq of the first event that it could cause.
    sent: RefCell<Vec<(u64, Instant)>>,
}

impl StreamedGame {
    /// A game in which no action was sent yet.
    pub fn new(id: &str, invite: &str, seq: u64) -> Rc<Self> {
        let (id, invite, sent) = (id.to_owned(), invite.to_owned(), RefCell::default());
        Rc::new(StreamedGame { id, invite, seq, sent })
    }

    /// Records that an action is sent now.
    pub fn action_sent(&self, first_seq: u64) {
        self.sent.borrow_mut().push((first_seq, Instant::now()));
    }

    /// When the action was sent that caused this event.
    fn sent_at(&self, seq: u64) -> Option<Instant> {
        let sent = self.sent.borrow();
        let index = sent.partition_point(|(first, _)| *first <= seq);
        sent.get(index.checked_sub(1)?).map(|(_, at)| *at)
    }
}

/// The current game of a table; subscribers learn from it when the next one begins.
pub type CurrentGame = watch::Sender<Rc<StreamedGame>>;

/// What all subscribers together received.
pub struct Deliveries {
    open_streams: Cell<usize>,
    events_played: Cell<u64>,
    events_delivered: Cell<u64>,
    /// How many latencies fall into each bucket.
    histogram: RefCell<Vec<u64>>,
}

impl Default for Deliveries {
    fn default() -> Self {
        Deliveries {
            open_streams: Cell::default(),
            events_played: Cell::default(),
            events_delivered: Cell::default(),
            histogram: RefCell::new(vec![0; BUCKETS]),
        }
    }
}

impl Deliveries {
    /// Streams that are open.
    pub fn open_streams(&self) -> usize {
        self.open_streams.get()
    }

    /// Events that were played.
    pub fn events_played(&self) -> u64 {
        self.events_played.get()
    }

    /// Events that were delivered, counted once for each subscriber.
    pub fn events_delivered(&self) -> u64 {
        self.events_delivered.get()
    }

    /// Whether an event was played and one was delivered.
    pub fn have_begun(&self) -> bool {
        self.events_played() > 0 && self.events_delivered() > 0
    }

    /// Records that so many events were played.
    pub fn played(&self, events: u64) {
        self.events_played.set(self.events_played.get() + events);
    }

    /// The latency that this share of all deliveries did not exceed, in milliseconds.
    pub fn percentile_ms(&self, share: f64) -> f64 {
        let histogram = self.histogram.borrow();
        let deliveries = histogram.iter().sum::<u64>();
        if deliveries == 0 {
            return f64::NAN;
        }
        let rank = deliveries as f64 * share;
        let mut passed = 0;
        let bucket = histogram.iter().position(|count| {
            passed += count;
            passed as f64 >= rank
        });
        (bucket.unwrap_or(BUCKETS) + 1) as f64 * BUCKET_US as f64 / 1e3
    }

    /// Records a delivery; an event that no action caused has no latency.
    fn delivered(&self, sent: Option<Instant>) {
        self.events_delivered.set(self.events_delivered.get() + 1);
        if let Some(sent) = sent {
            let bucket = usize::try_from(sent.elapsed().as_micros() / BUCKET_US).unwrap_or(BUCKETS);
            self.histogram.borrow_mut()[bucket.min(BUCKETS - 1)] += 1;
        }
    }
}

/// Streams all games of a table, one after the other.
pub async fn subscribe(
    server: SocketAddr,
    current: Rc<CurrentGame>,
    token: Option<String>,
    deliveries: Rc<Deliveries>,
) -> Result<(), BenchError> {
    let mut games = current.subscribe();
    loop {
        let game = games.borrow_and_update().clone();
        let path =
            format!("/v1/games/{}/events?after={}&invite={}", game.id, game.seq, game.invite);
        let connection = Connection::open(server).await?;
        let mut stream = connection.into_event_stream(&path, token.as_deref()).await?;
        deliveries.open_streams.set(deliveries.open_streams.get() + 1);
        read_to_end(&mut stream, &game, &deliveries).await?;
        deliveries.open_streams.set(deliveries.open_streams.get() - 1);
        drop(stream);
        if games.changed().await.is_err() {
            return Ok(());
        }
    }
}

/// Reads a stream to its closing frame. Every event must be delivered once, in order.
async fn read_to_end(
    stream: &mut EventStream,
    game: &StreamedGame,
    deliveries: &Deliveries,
) -> Result<(), BenchError> {
    let mut last = game.seq;
    loop {
        let frame = stream.next_frame().await?;
        match seq_of(&frame) {
            Some(seq) if seq == last + 1 => {
                last = seq;
                deliveries.delivered(game.sent_at(seq));
            }
            Some(seq) => {
                let game = game.id.clone();
                return Err(BenchError::OutOfOrder { game, previous: last, received: seq });
            }
            None if is_closing(&frame) => return Ok(()),
            // A heartbeat.
            None => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::canned_server::{CannedServer, reply};

    /// What comes of a stream that delivers these events and then closes.
    async fn deliver(seqs: &[u64]) -> (Result<(), BenchError>, Deliveries) {
        let events = seqs.iter().map(|seq| format!("id: {seq}\ndata: {{}}\n\n"));
        let body = events.collect::<String>() + ":\n\nevent: end\ndata: {}\n\n";
        let server = CannedServer::start(vec![reply(200, &body)]);
        let connection = Connection::open(server.address).await.unwrap();
        let mut stream = connection.into_event_stream("/events", None).await.unwrap();
        let game = StreamedGame::new("g_1", "i_1", 4);
        game.action_sent(6);
        let deliveries = Deliveries::default();
        (read_to_end(&mut stream, &game, &deliveries).await, deliveries)
    }

    #[tokio::test]
    async fn deliveries_are_counted_and_those_after_an_action_are_timed() {
        let (read, deliveries) = deliver(&[5, 6, 7]).await;
        read.unwrap();
        assert_eq!(deliveries.events_delivered(), 3);
        assert_eq!(deliveries.histogram.borrow().iter().sum::<u64>(), 2);
    }

    #[tokio::test]
    async fn a_gap_and_a_repetition_are_errors() {
        for (seqs, wrong) in [(&[5, 7][..], (5, 7)), (&[5, 6, 6], (6, 6)), (&[6], (4, 6))] {
            let (read, _) = deliver(seqs).await;
            let Err(BenchError::OutOfOrder { previous, received, .. }) = read else {
                panic!("{seqs:?} was accepted");
            };
            assert_eq!((previous, received), wrong);
        }
    }

    #[test]
    fn percentiles_come_from_the_histogram() {
        let deliveries = Deliveries::default();
        assert!(deliveries.percentile_ms(0.5).is_nan(), "nothing was delivered");
        for (bucket, count) in [(0, 50), (9, 49), (99, 1)] {
            deliveries.histogram.borrow_mut()[bucket] = count;
        }
        for (share, expected) in [(0.5, 0.1), (0.9, 1.0), (0.99, 1.0), (1.0, 10.0)] {
            assert_eq!(deliveries.percentile_ms(share), expected, "{share}");
        }
    }
}
