//! No response depends on a secret. Whole games are played, and at every decision everything that
//! anybody can fetch is compared with the response in another world, which differs only in hidden
//! cards and future luck.
//!
//! Status, all headers and all bytes are compared. Chain heads and commitments are masked before,
//! since they are salted and differ between worlds.

mod bots;
mod compared_game;
mod dale_of_merchants;
mod haendler;
mod hidden_cards;
mod medici;
mod people;
mod secret_choices;
mod worlds;

use actix_web::http::Method;
use kontor_rules::{SeededChance, shuffle};
use serde_json::{Value, json, value::RawValue};

use worlds::{Ask, Seen, World};

/// Whole feeds and lists are long: they are compared at every so many decisions, and only what is
/// new at the others.
const FETCH_ALL_EVERY: u32 = 12;

/// About how many of the listed actions are previewed at a decision.
const PREVIEWED: usize = 6;

/// A table and the access tokens of all its viewers.
struct Table {
    game: String,
    /// The players' tokens, by seat.
    players: Vec<String>,
    /// The token of a client without a seat.
    stranger: String,
}

impl Table {
    /// A table made with this body, all seats taken.
    async fn open(world: &World, body: &Value) -> Table {
        let mut players = Vec::new();
        for _ in 0..=body["seats"].as_u64().unwrap() {
            let signed = world.ask(post("/v1/guests", None, json!({}))).await.json();
            players.push(signed["access_token"].as_str().unwrap().to_owned());
        }
        let stranger = players.pop().unwrap();
        // Clocks show when seats were asked and have answered; that must tell nothing else.
        let mut body = body.clone();
        body["clock"] = json!({
            "time": { "type": "banked", "start_s": 86_400, "increment_s": 60, "max_s": 604_800 }
        });
        let made = world.ask(post("/v1/games", Some(&players[0]), body)).await.json();
        let game = made["id"].as_str().unwrap().to_owned();
        for (seat, player) in players.iter().enumerate().skip(1) {
            let path = format!("/v1/games/{game}/seats/{seat}");
            let sat =
                Ask { method: Method::PUT, ..post(&path, Some(player), json!({"occupant": "me"})) };
            assert_eq!(world.ask(sat).await.status, 200);
        }
        Table { game, players, stranger }
    }

    async fn start(&self, world: &World) {
        let started = world
            .ask(post(&format!("/v1/games/{}/start", self.game), Some(&self.players[0]), json!({})))
            .await;
        assert_eq!(started.status, 200);
    }

    /// All viewers: the players, a stranger, and a client without a token.
    fn viewers(&self) -> impl Iterator<Item = Option<&String>> {
        self.players.iter().chain([&self.stranger]).map(Some).chain([None])
    }

    /// The decision for which the game waits, with its seat; `None` if the game is over.
    async fn asked(&self, world: &World) -> Option<(usize, Value)> {
        let path = format!("/v1/games/{}/decisions", self.game);
        let seat = world.ask(get(&path, None)).await.json()["items"][0]["seat"].as_u64()? as usize;
        let own = world.ask(get(&path, Some(&self.players[seat]))).await.json();
        Some((seat, own["items"][0].clone()))
    }

    fn action(&self, seat: usize, key: &str, decision: &Value, action: &Value) -> Ask {
        let body = json!({"decision": decision, "action": action});
        let ask =
            post(&format!("/v1/games/{}/actions", self.game), Some(&self.players[seat]), body);
        Ask { headers: vec![("idempotency-key", key.to_owned())], ..ask }
    }

    fn preview(&self, seat: usize, decision: &Value, action: &Value) -> Ask {
        let body = json!({"decision": decision, "action": action});
        post(&format!("/v1/games/{}/previews", self.game), Some(&self.players[seat]), body)
    }

    /// What is new to a viewer after each move.
    async fn fetch_news(&self, world: &World, viewer: Option<&String>) -> Vec<Seen> {
        let game = format!("/v1/games/{}", self.game);
        let last = world.ask(get(&game, viewer)).await.json()["seq"].as_u64().unwrap();
        let events = format!("/events?after={}", last.saturating_sub(4));
        let paths = ["", "/view", "/decisions", "/decisions?fields=short", &events]
            .map(|rest| format!("{game}{rest}"));
        let due = ["/v1/me/decisions", "/v1/me/decisions?fields=short", "/v1/me/events"]
            .map(str::to_owned);
        let paths = [&paths[..], &due].concat();
        let seen = fetch(world, viewer, &paths).await;
        assert_some_are_served(&seen, 3);
        seen
    }

    /// Everything that a viewer can fetch.
    async fn fetch_all(&self, world: &World, viewer: Option<&String>) -> Vec<Seen> {
        let game = format!("/v1/games/{}", self.game);
        let table = world.ask(get(&game, viewer)).await.json();
        let last = table["seq"].as_u64().unwrap();
        let mut paths = [
            "",
            "/view",
            "/decisions",
            "/decisions?fields=short",
            "/record",
            "/events?limit=500",
            "/events?after=2&limit=3",
            "/view?at=1",
            "/views?limit=64",
            "/orders",
        ]
        .map(|rest| format!("{game}{rest}"))
        .to_vec();
        paths.extend([
            format!("{game}/view?at={}", last.saturating_sub(4)),
            format!("{game}/events?after={}", last + 1),
        ]);
        // Views and events of other seats: the refusal before the end must not depend on them.
        let seats = 0..=self.players.len();
        paths.extend(seats.flat_map(|seat| {
            [
                format!("{game}/view?as={seat}"),
                format!("{game}/views?as={seat}"),
                format!("{game}/events?as={seat}&limit=500"),
            ]
        }));
        paths.extend(
            [
                "/v1/games",
                "/v1/games?seat=me",
                "/v1/me/decisions",
                "/v1/me/events",
                "/v1/me",
                "/v1/records",
                "/v1/me/profile",
                "/v1/leaderboards/medici",
            ]
            .map(str::to_owned),
        );
        let ids = table["seats"].as_array().unwrap().iter().map(|seat| &seat["player"]["id"]);
        paths.extend(
            ids.filter_map(Value::as_str)
                .flat_map(|id| [format!("/v1/players/{id}"), format!("/v1/games?player={id}")]),
        );
        let mut seen = fetch(world, viewer, &paths).await;
        for media in ["text/event-stream", "application/x-ndjson"] {
            let stream = Ask {
                headers: vec![("accept", media.to_owned())],
                until: Some(last),
                ..get(&format!("{game}/events"), viewer)
            };
            seen.push(world.ask(stream).await);
        }
        assert_some_are_served(&seen, 6);
        seen
    }

    /// Compares what every viewer can fetch in both worlds.
    async fn compare(&self, world: &World, twin: &World, everything: bool) {
        for viewer in self.viewers() {
            match everything {
                true => assert_alike(
                    &self.fetch_all(world, viewer).await,
                    &self.fetch_all(twin, viewer).await,
                ),
                false => assert_alike(
                    &self.fetch_news(world, viewer).await,
                    &self.fetch_news(twin, viewer).await,
                ),
            }
        }
    }
}

/// Refusals would be the same in any two worlds: at least so many responses must have content.
fn assert_some_are_served(seen: &[Seen], min: usize) {
    let served = seen.iter().filter(|seen| seen.status == 200).count();
    assert!(served >= min, "{served} of {} replies show something", seen.len());
}

/// Requests each path, and once more with `If-None-Match` if the response has a tag. Views are
/// requested as text, too.
async fn fetch(world: &World, viewer: Option<&String>, paths: &[String]) -> Vec<Seen> {
    let mut seen = Vec::new();
    for path in paths {
        let plain = world.ask(get(path, viewer)).await;
        if let Some(tag) = plain.headers.get("etag") {
            let known = vec![("if-none-match", tag[0].clone())];
            seen.push(world.ask(Ask { headers: known, ..get(path, viewer) }).await);
        }
        seen.push(plain);
        if path.contains("/view") {
            let text = vec![("accept", "text/plain".to_owned())];
            seen.push(world.ask(Ask { headers: text, ..get(path, viewer) }).await);
        }
    }
    seen
}

fn get(path: &str, token: Option<&String>) -> Ask {
    Ask { path: path.to_owned(), token: token.cloned(), ..Ask::default() }
}

fn post(path: &str, token: Option<&String>, body: Value) -> Ask {
    Ask { method: Method::POST, body: Some(body.to_string()), ..get(path, token) }
}

/// Parses JSON of the store.
fn json_of(raw: &RawValue) -> Value {
    serde_json::from_str(raw.get()).unwrap()
}

/// Shuffles until the order differs, unless all items are equal.
fn shuffle_to_differ<T: Clone + PartialEq>(items: &mut [T], chance: &mut SeededChance) {
    let before = items.to_vec();
    shuffle(chance, items);
    if items == before && !items.is_empty() {
        items.rotate_left(1);
    }
}

/// Masks chain heads and commitments, which are salted, with zeros of the same length.
fn unsalted(body: &str) -> String {
    let mut parts = body.to_owned();
    for mark in ["\"chain_head\":\"", "\"commitment\":\""] {
        let pieces: Vec<String> = parts.split(mark).map(str::to_owned).collect();
        let rest =
            pieces[1..].iter().map(|piece| format!("{mark}{}{}", "0".repeat(64), &piece[64..]));
        parts = std::iter::once(pieces[0].clone()).chain(rest).collect();
    }
    parts
}

/// The first difference between the responses of two worlds.
fn difference(one: &[Seen], other: &[Seen]) -> Option<String> {
    assert_eq!(one.len(), other.len(), "the same was asked");
    let alike = |seen: &Seen| Seen { body: unsalted(&seen.body), ..seen.clone() };
    let mut pairs = one.iter().map(alike).zip(other.iter().map(alike));
    pairs.find(|(one, other)| one != other).map(|(one, other)| format!("{one:#?}\n{other:#?}"))
}

fn assert_alike(one: &[Seen], other: &[Seen]) {
    if let Some(difference) = difference(one, other) {
        panic!("what is hidden shows: {difference}");
    }
}
