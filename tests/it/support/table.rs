//! A table with guests on its seats, who play random legal actions.

use std::sync::Mutex;

use serde_json::{Value, json};

use super::{
    client::{Address, Answer, Caller, Request},
    dice::Dice,
};

/// A table; its ruleset is Medici unless the body says otherwise.
pub struct Table {
    pub game: String,
    /// By seat.
    pub seats: Vec<Caller>,
    /// Counts the moves of this table; makes their keys.
    moves: u32,
}

/// Who can act, and how.
#[derive(Clone, Debug)]
pub struct Due {
    pub seat: usize,
    pub decision: Value,
}

impl Due {
    /// The first of the legal actions.
    pub fn action(&self) -> &Value {
        &self.decision["actions"][0]
    }

    pub fn id(&self) -> &str {
        self.decision["id"].as_str().unwrap()
    }
}

impl Table {
    /// A public table at which `count` new guests sit.
    pub async fn seated(address: &Address, count: usize) -> Self {
        Table::made(address, count, &json!({ "ruleset": "medici", "seats": count })).await
    }

    /// A table made with this body at which new guests sit.
    pub async fn made(address: &Address, count: usize, body: &Value) -> Self {
        let owner = Caller::guest(address, "Seat 0").await;
        let made = owner.post("/v1/games", body).await.expect(201);
        Self::joined(address, owner, &made, count).await
    }

    /// A table that its owner has just made, the other seats taken by guests.
    pub async fn joined(address: &Address, owner: Caller, made: &Value, count: usize) -> Self {
        let game = made["id"].as_str().unwrap().to_owned();
        let mut seats = vec![owner];
        for seat in 1..count {
            let guest = Caller::guest(address, &format!("Seat {seat}")).await;
            let body = match &made["invite"] {
                Value::Null => json!({ "occupant": "me" }),
                invite => json!({ "occupant": "me", "invite": invite }),
            };
            guest.put(&format!("/v1/games/{game}/seats/{seat}"), &body).await.expect(200);
            seats.push(guest);
        }
        Table { game, seats, moves: 0 }
    }

    /// Seats a bot, as the owner.
    pub async fn seat_bot(&self, seat: usize, bot: &str) -> Answer {
        self.seats[0]
            .put(&self.path(&format!("/seats/{seat}")), &json!({ "occupant": "bot", "bot": bot }))
            .await
    }

    /// Waits until the game is over, and returns it.
    pub async fn finished(&self) -> Value {
        let found = Mutex::new(Value::Null);
        kontor_testing::waits::until("the game is played to its end", async || {
            let game = self.game().await;
            let is_finished = game["status"] == "finished";
            *found.lock().unwrap() = game;
            is_finished
        })
        .await;
        found.into_inner().unwrap()
    }

    /// A table that exists already, with these players.
    pub fn of(game: &Value, seats: Vec<Caller>) -> Self {
        Table { game: game["id"].as_str().unwrap().to_owned(), seats, moves: 0 }
    }

    /// The same, started.
    pub async fn started(address: &Address, count: usize) -> Self {
        let table = Table::seated(address, count).await;
        table.start().await;
        table
    }

    pub async fn start(&self) -> Value {
        self.seats[0].call(&self.path("/start")).await.expect(200)
    }

    /// A path below the game.
    pub fn path(&self, rest: &str) -> String {
        format!("/v1/games/{}{rest}", self.game)
    }

    pub async fn game(&self) -> Value {
        self.seats[0].get(&self.path("")).await.expect(200)
    }

    /// A move of the due seat, ready to be sent.
    pub fn move_of(&self, due: &Due, key: &str) -> Request {
        self.seats[due.seat].action(&self.game, key, &due.decision["id"], due.action())
    }

    pub async fn seq(&self) -> u64 {
        self.game().await["seq"].as_u64().unwrap()
    }

    /// All open decisions, each as its own seat sees it.
    pub async fn due(&self) -> Vec<Due> {
        let asked = self.seats[0].get(&self.path("/decisions")).await.expect(200);
        let mut due = Vec::new();
        for decision in asked["items"].as_array().unwrap() {
            let seat = usize::try_from(decision["seat"].as_u64().unwrap()).unwrap();
            let path = self.path(&format!("/decisions/{}", decision["id"].as_str().unwrap()));
            due.push(Due { seat, decision: self.seats[seat].get(&path).await.expect(200) });
        }
        due
    }

    /// The decision of the first seat that is due.
    pub async fn first_due(&self) -> Due {
        self.due().await.swap_remove(0)
    }

    /// A key that this table has not used yet.
    pub fn fresh_key(&mut self) -> String {
        self.moves += 1;
        format!("move-{}", self.moves)
    }

    /// Plays one random legal action of a due seat. `None`: no player is due.
    pub async fn step(&mut self, dice: &mut Dice) -> Option<Answer> {
        let due = self.due().await;
        if due.is_empty() {
            return None;
        }
        let Due { seat, decision } = dice.pick(&due);
        let action = dice.pick(decision["actions"].as_array().unwrap());
        let key = self.fresh_key();
        let answer =
            self.seats[*seat].action(&self.game, &key, &decision["id"], action).send().await;
        assert_eq!(answer.status, 201, "a listed action is legal: {}", answer.text);
        Some(answer)
    }

    /// Plays some random moves.
    pub async fn steps(&mut self, dice: &mut Dice, count: usize) {
        for _ in 0..count {
            self.step(dice).await.expect("the game is not over yet");
        }
    }

    /// Plays to the end, and returns the finished game.
    pub async fn finish(&mut self, dice: &mut Dice) -> Value {
        while self.step(dice).await.is_some() {}
        let game = self.game().await;
        assert_eq!(game["status"], "finished");
        game
    }

    /// All events as this client gets them, page by page.
    pub async fn events_for(&self, caller: &Caller) -> Vec<Value> {
        let mut events = Vec::new();
        let mut after = json!(0);
        while let Some(seq) = after.as_u64() {
            let page =
                caller.get(&self.path(&format!("/events?after={seq}&limit=500"))).await.expect(200);
            events.extend(page["items"].as_array().unwrap().iter().cloned());
            after = page["next"].clone();
        }
        events
    }
}
