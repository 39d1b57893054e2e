//! Nothing that leaves the service tells a secret: whole games, in which at every decision everything that anybody can
//! fetch is compared with what it would be in a world that differs in nothing but the hidden cards and the luck to come.
//!
//! Compared are status, all headers and all bytes; chain heads and commitments, which are salted, are made alike before.

mod secret_choices;
mod worlds;

use actix_web::http::Method;
use kontor::{
    app::chain,
    rules::{Chance, SeededChance},
};
use serde_json::{Value, json};

use worlds::{Ask, Seen, World};

/// Events that show what luck decided; up to the first of them a commit is told alike in both worlds.
const REVEALING: [&str; 3] = ["medici.card_turned_up", "medici.warehouse_filled", "medici.start_player_chosen"];

/// Whole feeds and lists are long; they are compared at every so many decisions, the news at each.
const FETCH_ALL_EVERY: u32 = 12;

/// Listed actions that are previewed at a decision, about so many.
const PREVIEWED: usize = 6;

/// A table and the tokens of all who look at it.
struct Table {
    game: String,
    /// Of the players, by seat.
    players: Vec<String>,
    /// Of somebody without a seat.
    stranger: String,
}

impl Table {
    async fn open(world: &World, ruleset: &str, seats: usize) -> Table {
        let mut players = Vec::new();
        for _ in 0..=seats {
            let signed = world.ask(post("/v1/guests", None, json!({}))).await.json();
            players.push(signed["access_token"].as_str().unwrap().to_owned());
        }
        let stranger = players.pop().unwrap();
        let made = world.ask(post("/v1/games", Some(&players[0]), json!({"ruleset": ruleset, "seats": seats}))).await.json();
        let game = made["id"].as_str().unwrap().to_owned();
        for (seat, player) in players.iter().enumerate().skip(1) {
            let path = format!("/v1/games/{game}/seats/{seat}");
            let sat = Ask { method: Method::PUT, ..post(&path, Some(player), json!({"occupant": "me"})) };
            assert_eq!(world.ask(sat).await.status, 200);
        }
        Table { game, players, stranger }
    }

    async fn start(&self, world: &World) {
        let started = world.ask(post(&format!("/v1/games/{}/start", self.game), Some(&self.players[0]), json!({}))).await;
        assert_eq!(started.status, 200);
    }

    /// Everybody: the players, a stranger, and somebody who is not signed in.
    fn viewers(&self) -> impl Iterator<Item = Option<&String>> {
        self.players.iter().chain([&self.stranger]).map(Some).chain([None])
    }

    /// The decision that the game waits for, with its actions; none once it is over.
    async fn asked(&self, world: &World) -> Option<(usize, Value)> {
        let path = format!("/v1/games/{}/decisions", self.game);
        let seat = world.ask(get(&path, None)).await.json()["items"][0]["seat"].as_u64()? as usize;
        let own = world.ask(get(&path, Some(&self.players[seat]))).await.json();
        Some((seat, own["items"][0].clone()))
    }

    fn action(&self, seat: usize, key: &str, decision: &Value, action: &Value) -> Ask {
        let body = json!({"decision": decision, "action": action});
        let ask = post(&format!("/v1/games/{}/actions", self.game), Some(&self.players[seat]), body);
        Ask { headers: vec![("idempotency-key", key.to_owned())], ..ask }
    }

    fn preview(&self, seat: usize, decision: &Value, action: &Value) -> Ask {
        let body = json!({"decision": decision, "action": action});
        post(&format!("/v1/games/{}/previews", self.game), Some(&self.players[seat]), body)
    }

    /// What is new to somebody at each move.
    async fn fetch_news(&self, world: &World, viewer: Option<&String>) -> Vec<Seen> {
        let game = format!("/v1/games/{}", self.game);
        let last = world.ask(get(&game, viewer)).await.json()["seq"].as_u64().unwrap();
        let events = format!("/events?after={}", last.saturating_sub(4));
        let paths = ["", "/view", "/decisions", &events].map(|rest| format!("{game}{rest}"));
        fetch(world, viewer, &[&paths[..], &["/v1/me/decisions".to_owned()]].concat()).await
    }

    /// All that somebody can fetch.
    async fn fetch_all(&self, world: &World, viewer: Option<&String>) -> Vec<Seen> {
        let game = format!("/v1/games/{}", self.game);
        let last = world.ask(get(&game, viewer)).await.json()["seq"].as_u64().unwrap();
        let mut paths = ["", "/view", "/decisions", "/record", "/events?limit=500", "/events?after=2&limit=3", "/view?at=1"]
            .map(|rest| format!("{game}{rest}"))
            .to_vec();
        paths.extend([format!("{game}/view?at={}", last.saturating_sub(4)), format!("{game}/events?after={}", last + 1)]);
        paths.extend(["/v1/games", "/v1/games?seat=me", "/v1/me/decisions", "/v1/me"].map(str::to_owned));
        let mut seen = fetch(world, viewer, &paths).await;
        for media in ["text/event-stream", "application/x-ndjson"] {
            let stream =
                Ask { headers: vec![("accept", media.to_owned())], until: Some(last), ..get(&format!("{game}/events"), viewer) };
            seen.push(world.ask(stream).await);
        }
        seen
    }

    /// Everybody looks at both worlds.
    async fn compare(&self, world: &World, twin: &World, everything: bool) {
        for viewer in self.viewers() {
            match everything {
                true => assert_alike(&self.fetch_all(world, viewer).await, &self.fetch_all(twin, viewer).await),
                false => assert_alike(&self.fetch_news(world, viewer).await, &self.fetch_news(twin, viewer).await),
            }
        }
    }

    /// The answers to what is no move now, whether it comes from the seat that is asked or from another.
    async fn refused(&self, world: &World, asked: usize, decision: &Value) -> Vec<Seen> {
        let id = &decision["id"];
        let none = json!("d_1_0");
        let actions = [
            json!({"type": "medici.turn_up"}),
            json!({"type": "medici.pass"}),
            json!({"type": "medici.bid", "amount": 0}),
            json!({"type": "medici.bid", "amount": 100_000}),
            json!({"type": "medici.bid"}),
            json!({"type": "medici.peek"}),
        ];
        let allowed: Vec<&Value> = decision["actions"].as_array().unwrap().iter().collect();
        let mut seen = Vec::new();
        for seat in [asked, (asked + 1) % self.players.len()] {
            for action in &actions {
                if !allowed.contains(&action) {
                    seen.push(world.ask(self.action(seat, "refused", id, action)).await);
                }
                seen.push(world.ask(self.action(seat, "refused", &none, action)).await);
            }
            let stale = self.action(seat, "refused", id, allowed[0]);
            let stale = Ask { headers: [stale.headers.clone(), vec![("if-match", "\"0.s0.0\"".to_owned())]].concat(), ..stale };
            seen.push(world.ask(stale).await);
            seen.push(
                world
                    .ask(get(&format!("/v1/games/{}/decisions/{}", self.game, id.as_str().unwrap()), Some(&self.players[seat])))
                    .await,
            );
        }
        assert!(seen.iter().all(|seen| seen.status >= 400 || seen.asked.starts_with("GET")), "none of these is a move");
        seen
    }

    /// What the asked seat is told of moves before it makes one: of legal ones that are listed, and of illegal ones.
    async fn previewed(&self, world: &World, asked: usize, decision: &Value) -> Vec<Seen> {
        let allowed = decision["actions"].as_array().unwrap();
        let legal = allowed.iter().step_by(allowed.len().div_ceil(PREVIEWED)).chain(allowed.last()).cloned();
        let illegal = [json!({"type": "medici.bid", "amount": 100_000}), json!({"type": "medici.peek"})];
        let mut seen = Vec::new();
        for action in legal.chain(illegal) {
            seen.push(world.ask(self.preview(asked, &decision["id"], &action)).await);
        }
        assert!(seen.iter().all(|seen| seen.status == 200));
        seen
    }
}

/// Asks for each path, and once more for what has a tag, with it.
async fn fetch(world: &World, viewer: Option<&String>, paths: &[String]) -> Vec<Seen> {
    let mut seen = Vec::new();
    for path in paths {
        let plain = world.ask(get(path, viewer)).await;
        if let Some(tag) = plain.headers.get("etag") {
            let known = vec![("if-none-match", tag[0].clone())];
            seen.push(world.ask(Ask { headers: known, ..get(path, viewer) }).await);
        }
        seen.push(plain);
    }
    seen
}

fn get(path: &str, token: Option<&String>) -> Ask {
    Ask { path: path.to_owned(), token: token.cloned(), ..Ask::default() }
}

fn post(path: &str, token: Option<&String>, body: Value) -> Ask {
    Ask { method: Method::POST, body: Some(body.to_string()), ..get(path, token) }
}

/// What is salted, so that nobody learns anything from it, is made alike; its length stays.
fn unsalted(body: &str) -> String {
    let mut parts = body.to_owned();
    for mark in ["\"chain_head\":\"", "\"commitment\":\""] {
        let pieces: Vec<String> = parts.split(mark).map(str::to_owned).collect();
        let rest = pieces[1..].iter().map(|piece| format!("{mark}{}{}", "0".repeat(64), &piece[64..]));
        parts = std::iter::once(pieces[0].clone()).chain(rest).collect();
    }
    parts
}

/// The first difference that somebody could tell the worlds apart by.
fn difference(one: &[Seen], other: &[Seen]) -> Option<String> {
    assert_eq!(one.len(), other.len(), "the same was asked");
    let alike = |seen: &Seen| Seen { body: unsalted(&seen.body), ..seen.clone() };
    let mut pairs = one.iter().map(alike).zip(other.iter().map(alike));
    pairs.find(|(one, other)| one != other).map(|(one, other)| format!("{one:#?}\n{other:#?}"))
}

fn assert_alike(one: &[Seen], other: &[Seen]) {
    if let Some(difference) = difference(one, other) {
        panic!("the hidden cards show: {difference}");
    }
}

/// An action's reply: all of it if it shows no luck, else its events up to the first that do.
fn before_luck(mut reply: Seen) -> Seen {
    let body = reply.json();
    let events = body["events"].as_array().unwrap();
    let shows = |event: &Value| REVEALING.contains(&event["type"].as_str().unwrap());
    if let Some(first) = events.iter().position(shows) {
        reply.body = json!(events[..first]).to_string();
        reply.headers.remove("etag");
    }
    reply
}

/// Plays a game; at every so many decisions, in a world and in its twin, everybody looks, is refused, and acts.
async fn play_beside_twins(seats: usize, seed: u64, every: u32) {
    let mut chance = SeededChance::new([3; 32], seed);
    let world = World::empty().await;
    let table = Table::open(&world, "medici", seats).await;
    table.start(&world).await;
    for turn in 0.. {
        let Some((seat, decision)) = table.asked(&world).await else { break };
        let actions = decision["actions"].as_array().unwrap();
        let action = &actions[chance.below(actions.len() as u32) as usize];
        let step = table.action(seat, &format!("k{turn}"), &decision["id"], action);
        let twin = if turn % every == 0 { Some(world.twin(&table.game, &mut chance).await) } else { None };
        if let Some(twin) = &twin {
            table.compare(&world, twin, turn % FETCH_ALL_EVERY == 0).await;
            assert_alike(&table.refused(&world, seat, &decision).await, &table.refused(twin, seat, &decision).await);
            assert_alike(&table.previewed(&world, seat, &decision).await, &table.previewed(twin, seat, &decision).await);
        }
        let one = world.ask(step.clone()).await;
        assert_eq!(one.status, 201);
        if let Some(twin) = &twin {
            assert_alike(&[before_luck(one)], &[before_luck(twin.ask(step).await)]);
        }
    }
    let record = world.ask(get(&format!("/v1/games/{}/record", table.game), None)).await;
    assert_eq!(record.status, 200, "the game came to its end");
}

#[actix_web::test]
async fn nobody_learns_hidden_cards_in_a_game_of_three() {
    play_beside_twins(3, 1, 1).await;
}

#[actix_web::test]
async fn nobody_learns_hidden_cards_in_a_game_of_six() {
    play_beside_twins(6, 2, 3).await;
}

#[actix_web::test]
async fn nobody_learns_the_luck_of_a_game_before_its_start() {
    let world = World::empty().await;
    let table = Table::open(&world, "medici", 4).await;
    let twin = world.twin(&table.game, &mut SeededChance::new([3; 32], 3)).await;
    assert_ne!(world.log(&table.game).await[0].seed, twin.log(&table.game).await[0].seed);
    table.compare(&world, &twin, true).await;
}

/// The comparison itself: it notices a stored commit, a size that depends on it, and a tag made of it.
#[actix_web::test]
async fn a_planted_leak_is_noticed() {
    let world = World::empty().await;
    let table = Table::open(&world, "medici", 3).await;
    table.start(&world).await;
    let twin = world.twin(&table.game, &mut SeededChance::new([3; 32], 4)).await;
    let honest = async |world: &World| world.ask(get(&format!("/v1/games/{}/view", table.game), None)).await;
    let stored = async |world: &World| world.log(&table.game).await.pop().unwrap().commit.get().to_owned();
    let (one, other) = (honest(&world).await, honest(&twin).await);
    let (first, second) = (stored(&world).await, stored(&twin).await);
    assert_eq!(difference(std::slice::from_ref(&one), std::slice::from_ref(&other)), None);

    type Leak = fn(&mut Seen, &str);
    let leaks: [(&str, Leak); 3] = [
        ("a stored commit as its body", |seen, stored| seen.body = stored.to_owned()),
        ("a hash of it in the tag", |seen, stored| {
            seen.headers.get_mut("etag").unwrap()[0] += &chain::hex(&chain::sha256(&[stored.as_bytes()]))
        }),
        ("its size", |seen, stored| seen.body += &" ".repeat(usize::from(chain::sha256(&[stored.as_bytes()])[0]))),
    ];
    for (what, leak) in leaks {
        let leaking = |seen: &Seen, stored: &str| {
            let mut seen = seen.clone();
            leak(&mut seen, stored);
            seen
        };
        assert!(difference(&[leaking(&one, &first)], &[leaking(&other, &second)]).is_some(), "{what} leaks");
    }
}
