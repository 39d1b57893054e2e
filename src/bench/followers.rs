//! Those who follow games: each has a stream of its own, and notes when an event has come.

use std::{
    cell::{Cell, RefCell},
    net::SocketAddr,
    rc::Rc,
    time::Instant,
};

use tokio::sync::watch;

use super::{
    BenchFault,
    connection::Connection,
    event_stream::{EventStream, is_closing, seq_of},
};

/// How fine delays are told apart.
const STEP_US: u128 = 100;
/// Steps of delay that are told apart; what takes longer counts as this long.
const STEPS: usize = 100_000;

/// A game to be followed.
pub struct Game {
    /// Its id.
    pub id: String,
    /// What opens it to spectators.
    pub invite: String,
    /// Seq of its last event when it came to the table.
    pub seq: u64,
    /// When which action was sent, by the seq of the first event that it could cause.
    sent: RefCell<Vec<(u64, Instant)>>,
}

impl Game {
    /// A game in which nothing was played yet.
    pub fn new(id: &str, invite: &str, seq: u64) -> Rc<Self> {
        Rc::new(Game {
            id: id.to_owned(),
            invite: invite.to_owned(),
            seq,
            sent: RefCell::default(),
        })
    }

    /// An action is sent now.
    pub fn send(&self, first_seq: u64) {
        self.sent.borrow_mut().push((first_seq, Instant::now()));
    }

    /// When the action was sent that caused this event.
    fn sent_for(&self, seq: u64) -> Option<Instant> {
        let sent = self.sent.borrow();
        let place = sent.partition_point(|(first, _)| *first <= seq);
        sent.get(place.checked_sub(1)?).map(|(_, at)| *at)
    }
}

/// The game at a table, and the next one after it.
pub type Followed = watch::Sender<Rc<Game>>;

/// What all followers heard.
pub struct Heard {
    open: Cell<usize>,
    events: Cell<u64>,
    deliveries: Cell<u64>,
    delays: RefCell<Vec<u64>>,
}

impl Default for Heard {
    fn default() -> Self {
        let delays = RefCell::new(vec![0; STEPS]);
        Heard {
            open: Cell::default(),
            events: Cell::default(),
            deliveries: Cell::default(),
            delays,
        }
    }
}

impl Heard {
    /// Streams that are open.
    pub fn open(&self) -> usize {
        self.open.get()
    }

    /// Events that were played.
    pub fn events(&self) -> u64 {
        self.events.get()
    }

    /// Events that came to a follower.
    pub fn deliveries(&self) -> u64 {
        self.deliveries.get()
    }

    /// So many events were played.
    pub fn played(&self, events: u64) {
        self.events.set(self.events.get() + events);
    }

    /// The delay that this share of all did not exceed, in milliseconds.
    pub fn percentile_ms(&self, share: f64) -> f64 {
        let delays = self.delays.borrow();
        let place = delays.iter().sum::<u64>() as f64 * share;
        let mut passed = 0;
        let step = delays.iter().position(|count| {
            passed += count;
            passed as f64 >= place
        });
        (step.unwrap_or(0) + 1) as f64 * STEP_US as f64 / 1e3
    }

    fn note(&self, sent: Option<Instant>) {
        self.deliveries.set(self.deliveries.get() + 1);
        if let Some(sent) = sent {
            let step = usize::try_from(sent.elapsed().as_micros() / STEP_US).unwrap_or(STEPS);
            self.delays.borrow_mut()[step.min(STEPS - 1)] += 1;
        }
    }
}

/// Follows all games at a table, one after the other.
pub async fn follow(
    server: SocketAddr,
    followed: Rc<Followed>,
    token: Option<String>,
    heard: Rc<Heard>,
) -> Result<(), BenchFault> {
    let mut games = followed.subscribe();
    loop {
        let game = games.borrow_and_update().clone();
        let connection = Connection::open(server).await?;
        let path =
            format!("/v1/games/{}/events?after={}&invite={}", game.id, game.seq, game.invite);
        let mut stream = connection.into_event_stream(&path, token.as_deref()).await?;
        heard.open.set(heard.open.get() + 1);
        hear_out(&mut stream, &game, &heard).await?;
        heard.open.set(heard.open.get() - 1);
        drop(stream);
        if games.changed().await.is_err() {
            return Ok(());
        }
    }
}

/// Reads a stream to its closing frame. Every event must come once, in order.
async fn hear_out(stream: &mut EventStream, game: &Game, heard: &Heard) -> Result<(), BenchFault> {
    let mut last = game.seq;
    loop {
        let frame = stream.next_frame().await?;
        match seq_of(&frame) {
            Some(seq) if seq == last + 1 => {
                last = seq;
                heard.note(game.sent_for(seq));
            }
            Some(seq) => {
                let game = game.id.clone();
                return Err(BenchFault::OutOfOrder { game, before: last, came: seq });
            }
            None if is_closing(&frame) => return Ok(()),
            // A heartbeat.
            None => {}
        }
    }
}
