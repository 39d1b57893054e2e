//! Games played by clients who know the contract alone, over all servers by turns. What they are
//! told is kept in the [`History`].

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use serde_json::{Map, Value, json};
use tokio::task::JoinHandle;

use crate::client::{Anomaly, Client, Dice, Reply, Request};
use crate::follower::follow;
use crate::history::{Acknowledged, GameHistory, History, Shown};
use crate::server::Addresses;

/// Each ruleset with the numbers of players that take turns.
const RULESETS: [(&str, [usize; 2]); 4] =
    [("medici", [3, 4]), ("basari", [3, 4]), ("haendler", [2, 3]), ("dale_of_merchants", [2, 3])];
/// One move in so many is sent at once to two servers, with one key or as two moves.
const RACE_ONE_IN: usize = 12;
/// One move in so many is repeated at another server.
const REPEAT_ONE_IN: usize = 12;
/// One view in so many that come with moves is kept.
const VIEW_ONE_IN: usize = 20;
/// After one move in so many a player says something.
const SAY_ONE_IN: usize = 15;
/// After one move in so many a player who has watched signs out.
const SIGN_OUT_ONE_IN: usize = 40;
/// One request in so many goes to another server than the one before.
const SWITCH_ONE_IN: usize = 3;
/// A game in which no player is asked anything for so long has got stuck.
const STUCK: Duration = Duration::from_secs(60);
const PAUSE: Duration = Duration::from_millis(30);

/// Games that are played until they are asked to stop.
pub struct Workload {
    pub history: Arc<History>,
    client: Client,
    seed: u64,
    is_stopped: AtomicBool,
    next_game: AtomicU64,
    running: AtomicUsize,
    orders: Vec<(String, Value)>,
}

/// One table with its players.
struct Table {
    game: String,
    seats: Vec<Client>,
    /// Signs out some time.
    watcher: Option<Client>,
    dice: Dice,
    /// The server to which the next request goes.
    server: usize,
    keys: u64,
    history: GameHistory,
    /// Open decisions as far as they are known.
    open: Vec<Value>,
}

impl Workload {
    /// Plays so many games at a time; where one ends, another begins.
    pub async fn start(
        servers: &Arc<Addresses>,
        seed: u64,
        tables: usize,
    ) -> (Arc<Workload>, Vec<JoinHandle<()>>) {
        let client = Client::new(servers);
        let rulesets = client.definite(0, &Request::get("/v1/rulesets")).await.unwrap();
        let orders = rulesets.body["items"].as_array().expect("a list of rulesets").iter();
        let workload = Arc::new(Workload {
            history: Arc::default(),
            client,
            seed,
            is_stopped: AtomicBool::new(false),
            next_game: AtomicU64::new(0),
            running: AtomicUsize::new(tables),
            orders: orders.map(|ruleset| (text(&ruleset["id"]), asking(ruleset))).collect(),
        });
        let tasks = (0..tables).map(|_| tokio::spawn(Arc::clone(&workload).play_games())).collect();
        (workload, tasks)
    }

    /// No further games are begun.
    pub fn stop(&self) {
        self.is_stopped.store(true, Ordering::SeqCst);
    }

    /// Whether a game is still played.
    pub fn is_running(&self) -> bool {
        self.running.load(Ordering::SeqCst) > 0
    }

    async fn play_games(self: Arc<Self>) {
        while !self.is_stopped.load(Ordering::SeqCst) {
            let number = self.next_game.fetch_add(1, Ordering::SeqCst);
            if let Err(anomaly) = self.play_game(number).await {
                self.history.note_anomaly(anomaly);
                break;
            }
        }
        self.running.fetch_sub(1, Ordering::SeqCst);
    }

    async fn play_game(&self, number: u64) -> Result<(), Anomaly> {
        let mut table = self.begin(number).await?;
        let game = table.game.clone();
        let spectator = follow(self.client.clone(), game.clone(), None, number);
        let seat =
            number.is_multiple_of(2).then(|| follow(table.seats[0].clone(), game, Some(0), number));
        let played = table.play(&self.history).await;
        let at_game = |why: Anomaly| format!("{}: {why}", table.game);
        table.history.is_finished = played.is_ok();
        for follower in [Some(spectator), seat].into_iter().flatten() {
            match played.is_ok() {
                true => {
                    let heard = tokio::time::timeout(STUCK, follower).await;
                    let heard = heard.unwrap_or_else(|_| Ok(Err("its end was not heard".into())));
                    match heard.unwrap() {
                        Ok(followed) => table.history.followed.push(followed),
                        Err(why) => self.history.note_anomaly(at_game(why)),
                    }
                }
                false => follower.abort(),
            }
        }
        let done = played.map_err(at_game);
        self.history.games.lock().unwrap().push(table.history);
        done
    }

    /// Makes a table, seats its players and starts the game.
    async fn begin(&self, number: u64) -> Result<Table, Anomaly> {
        let (ruleset, counts) = RULESETS[number as usize % RULESETS.len()];
        let count = counts[number as usize / RULESETS.len() % counts.len()];
        let mut dice = Dice::new(self.seed, number);
        let mut server = || dice.below(self.client.servers.count());
        let mut seats = Vec::new();
        for seat in 0..count {
            seats.push(self.client.guest(&format!("Seat {seat}"), server()).await?);
        }
        let watcher = Some(self.client.guest("Watcher", server()).await?);
        let body = json!({ "ruleset": ruleset, "seats": count });
        let made = seats[0].definite(server(), &Request::post("/v1/games", "made", &body)).await?;
        let game = text(&made.expect(&[200, 201])?["id"]);
        let path = |rest: &str| format!("/v1/games/{game}{rest}");
        let orders = &self.orders.iter().find(|(id, _)| id == ruleset).expect("it is there").1;
        for (number, seat) in seats.iter().enumerate() {
            if number > 0 {
                let me = json!({ "occupant": "me" });
                let sit = Request::put(&path(&format!("/seats/{number}")), &me).with_key("sit");
                seat.definite(server(), &sit).await?.expect(&[200])?;
            }
            if !orders.is_null() {
                let ask = Request::put(&path("/orders"), orders);
                seat.definite(server(), &ask).await?.expect(&[200])?;
            }
        }
        let start = Request::call(&path("/start"), "start");
        let started = seats[0].definite(server(), &start).await?.expect(&[200])?;
        let history = GameHistory {
            game: game.clone(),
            seats: seats.clone(),
            started: started["commit"].as_u64().unwrap_or_default(),
            acknowledged: Vec::new(),
            shown: Vec::new(),
            followed: Vec::new(),
            said: Vec::new(),
            signed_out: None,
            is_finished: false,
        };
        let server = server();
        Ok(Table { game, seats, watcher, dice, server, keys: 0, history, open: Vec::new() })
    }
}

impl Table {
    fn path(&self, rest: &str) -> String {
        format!("/v1/games/{}{rest}", self.game)
    }

    /// The server for the next request.
    fn server(&mut self) -> usize {
        if self.dice.below(SWITCH_ONE_IN) == 0 {
            self.server = self.dice.below(self.seats[0].servers.count());
        }
        self.server
    }

    /// Plays to the end.
    async fn play(&mut self, history: &History) -> Result<(), Anomaly> {
        let mut asked = Instant::now();
        loop {
            if self.open.is_empty() && !self.list().await? {
                return Ok(());
            }
            let Some((seat, decision)) = self.pick().await? else {
                if asked.elapsed() > STUCK {
                    return Err(format!("no seat was asked anything for {STUCK:?}"));
                }
                tokio::time::sleep(PAUSE).await;
                continue;
            };
            asked = Instant::now();
            let action = self.dice.pick(decision["actions"].as_array().unwrap()).clone();
            match self.dice.below(RACE_ONE_IN) {
                0 => self.race(history, seat, &decision, &action).await?,
                _ => {
                    let request = self.request(&decision, &action);
                    let server = self.server();
                    let sent = Instant::now();
                    let reply = self.seats[seat].definite(server, &request.1).await?;
                    self.take(history, seat, &request.0, sent, &reply)?;
                    self.maybe_repeat(seat, &request.1, &reply).await?;
                }
            }
            self.maybe_say().await?;
            self.maybe_sign_out().await?;
        }
    }

    /// Asks what is open. Returns whether the game goes on.
    async fn list(&mut self) -> Result<bool, Anomaly> {
        let server = self.server();
        let request = Request::get(&self.path("/decisions"));
        let list = self.seats[0].definite(server, &request).await?.expect(&[200])?;
        self.open = list["items"].as_array().cloned().unwrap_or_default();
        if !self.open.is_empty() {
            return Ok(true);
        }
        let request = Request::get(&self.path(""));
        let game = self.seats[0].definite(server, &request).await?.expect(&[200])?;
        Ok(game["status"] != "finished")
    }

    /// An open decision as its seat sees it. `None`: none of those that are known is open.
    async fn pick(&mut self) -> Result<Option<(usize, Value)>, Anomaly> {
        if self.open.is_empty() {
            return Ok(None);
        }
        let decision = self.dice.pick(&self.open).clone();
        let seat = decision["seat"].as_u64().unwrap_or_default() as usize;
        let request = self.path(&format!("/decisions/{}", text(&decision["id"])));
        let server = self.server();
        let reply = self.seats[seat].definite(server, &Request::get(&request)).await?;
        if is_closed(&reply) {
            self.open.clear();
            return Ok(None);
        }
        Ok(Some((seat, reply.expect(&[200])?)))
    }

    /// A move with a key of its own.
    fn request(&mut self, decision: &Value, action: &Value) -> (String, Request) {
        self.keys += 1;
        let key = format!("move-{}", self.keys);
        let body = json!({ "decision": decision["id"], "action": action });
        let request = Request::post(&self.path("/actions"), &key, &body);
        (key, request)
    }

    /// Keeps what a reply says.
    fn take(
        &mut self,
        history: &History,
        seat: usize,
        key: &str,
        sent: Instant,
        reply: &Reply,
    ) -> Result<(), Anomaly> {
        if is_closed(reply) {
            self.open.clear();
            return Ok(());
        }
        let replied = Instant::now();
        let body = reply.clone().expect(&[200, 201])?;
        history.count_one();
        self.open = body["decisions"].as_array().cloned().unwrap_or_default();
        self.history.acknowledged.push(Acknowledged {
            key: key.to_owned(),
            seat,
            sent,
            replied,
            commit: body["commit"].as_u64().unwrap_or_default(),
            events: body["events"].clone(),
        });
        if self.dice.below(VIEW_ONE_IN) == 0 {
            let (seq, view) = (body["seq"].as_u64().unwrap_or_default(), body["view"].clone());
            self.history.shown.push(Shown { seat, seq, view });
        }
        Ok(())
    }

    /// Repeats some moves at another server: the answer must be the first one.
    async fn maybe_repeat(
        &mut self,
        seat: usize,
        request: &Request,
        first: &Reply,
    ) -> Result<(), Anomaly> {
        if first.status > 201 || self.dice.below(REPEAT_ONE_IN) > 0 {
            return Ok(());
        }
        let again = self.seats[seat].definite(self.server + 1, request).await?;
        match (again.status, again.is_replayed, again.text == first.text) {
            (200, true, true) => Ok(()),
            _ => Err(format!("repeated, {} became {again:?}", first.text)),
        }
    }

    /// Says something now and then.
    async fn maybe_say(&mut self) -> Result<(), Anomaly> {
        if self.dice.below(SAY_ONE_IN) > 0 {
            return Ok(());
        }
        self.keys += 1;
        let (seat, key) = (self.dice.below(self.seats.len()), format!("message-{}", self.keys));
        let request = Request::post(&self.path("/messages"), &key, &json!({ "text": key }));
        let server = self.server();
        self.seats[seat].definite(server, &request).await?.expect(&[200, 201])?;
        self.history.said.push((seat, key));
        Ok(())
    }

    /// Ends the session of the one who watches, some time.
    async fn maybe_sign_out(&mut self) -> Result<(), Anomaly> {
        if self.dice.below(SIGN_OUT_ONE_IN) > 0 {
            return Ok(());
        }
        let Some(watcher) = self.watcher.take() else { return Ok(()) };
        let server = self.server();
        let request = Request::delete("/v1/sessions/current");
        let reply = watcher.definite(server, &request).await?;
        // If the reply to the first attempt was lost, the session has ended already.
        if reply.body["code"] != "token-invalid" {
            reply.expect(&[204])?;
        }
        self.history.signed_out = Some(watcher);
        Ok(())
    }

    /// Sends a move to two servers at once: with one key it is made once; of two moves with keys of
    /// their own one is made.
    async fn race(
        &mut self,
        history: &History,
        seat: usize,
        decision: &Value,
        action: &Value,
    ) -> Result<(), Anomaly> {
        let one = self.request(decision, action);
        let is_same = self.dice.below(2) == 0;
        let two = if is_same { one.clone() } else { self.request(decision, action) };
        let (player, server, sent) = (self.seats[seat].clone(), self.server, Instant::now());
        let (first, second) =
            tokio::join!(player.definite(server, &one.1), player.definite(server + 1, &two.1));
        let (first, second) = (first?, second?);
        if is_same {
            if first.text != second.text && !is_closed(&first) {
                return Err(format!("one key, two answers: {first:?} {second:?}"));
            }
            return self.take(history, seat, &one.0, sent, &first);
        }
        if first.status <= 201 && second.status <= 201 {
            return Err(format!("one decision was answered twice: {first:?} {second:?}"));
        }
        self.take(history, seat, &one.0, sent, &first)?;
        self.take(history, seat, &two.0, sent, &second)
    }
}

/// Whether a reply says that the decision is no longer open.
fn is_closed(reply: &Reply) -> bool {
    ["decision-closed", "decision-unknown", "game-over"]
        .iter()
        .any(|code| reply.body["code"] == *code)
}

/// Standing orders by which the server answers nothing by itself, so that each commit is the move
/// of a player.
fn asking(ruleset: &Value) -> Value {
    let Some(names) = ruleset["orders_schema"]["required"].as_array() else { return Value::Null };
    let orders: Map<String, Value> = names.iter().map(|name| (text(name), json!("ask"))).collect();
    json!({ "ruleset": ruleset["id"], "orders": orders })
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}
