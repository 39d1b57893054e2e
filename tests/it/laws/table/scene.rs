//! A table whose players give random commands.

use kontor_log::snapshot::Snapshot;
use kontor_testing::waits::until;
use reqwest::Method;
use serde_json::{Value, json};

use super::{INCREMENT_S, LIMIT_S};
use crate::support::{
    client::{Answer, Caller},
    dice::Dice,
    local::Local,
    table::Table,
};

/// After an absence of the service no player loses a seat for a minute.
const GRACE_S: u64 = 61;

/// What a player may be told who asks for something at the wrong moment.
const REFUSALS: &[&str] = &[
    "not-your-seat",
    "clock-stands",
    "clock-changes-spent",
    "vacation-spent",
    "seatings-spent",
    "malformed-body",
    "game-over",
];

fn clock(dice: &mut Dice) -> Value {
    let times = [
        json!({ "type": "decision", "limit_s": LIMIT_S }),
        json!({ "type": "turn", "limit_s": LIMIT_S }),
        json!({
            "type": "banked", "start_s": LIMIT_S, "increment_s": INCREMENT_S, "max_s": LIMIT_S,
        }),
    ];
    let time = dice.pick(&times).clone();
    let on_timeout =
        dice.pick(&["stand_in", "lose", "stand_in_until_return", "stand_in_until_return"]);
    // The clock of the server begins on a day like any other.
    let days = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];
    let off = |day| json!({ "day": day, "from_hour": 6, "to_hour": 23 });
    let hours_off: Vec<Value> = match dice.below(3) {
        0 => days.into_iter().map(off).collect(),
        _ => Vec::new(),
    };
    json!({
        "time": time, "on_timeout": on_timeout, "hours_off": hours_off,
        "vacations": dice.below(3) > 0,
    })
}

/// A table with its players, some of whom may have lost their seats.
pub(super) struct Scene {
    pub(super) local: Local,
    pub(super) table: Table,
    /// By the seat that each had at the start.
    players: Vec<Caller>,
    dice: Dice,
    keys: usize,
}

impl Scene {
    pub(super) async fn new(ruleset: &str, seed: u64) -> Self {
        let (local, mut dice) = (Local::on_named_store().await, Dice::new(seed));
        local.live_s(GRACE_S).await;
        let body = json!({
            "ruleset": ruleset, "seats": 3, "stand_in": "random", "clock": clock(&mut dice),
        });
        let table = Table::made(&local.address, 3, &body).await;
        table.start().await;
        let players = table.seats.clone();
        Scene { local, table, players, dice, keys: 0 }
    }

    async fn game(&self) -> Value {
        self.local.anonymous().get(&self.table.path("")).await.expect(200)
    }

    pub(super) async fn is_over(&self) -> bool {
        self.game().await["status"] == "finished"
    }

    fn key(&mut self) -> String {
        self.keys += 1;
        format!("key-{}", self.keys)
    }

    /// A random command of a random player.
    pub(super) async fn command(mut self) -> Self {
        let who = self.players[self.dice.below(3)].clone();
        let path = |rest: &str| self.table.path(rest);
        let (pause, abort, gift) = (path("/pause"), path("/abort"), path("/gifts"));
        let (returns, resignations) = (path("/returns"), path("/resignations"));
        match self.dice.below(20) {
            0..=4 => self.step().await,
            5..=7 => {
                let wish = json!({ "wanted": self.dice.below(4) > 0 });
                checked(&who.put(&pause, &wish).await);
            }
            8..=9 => {
                let wish = json!({ "wanted": self.dice.below(2) > 0 });
                checked(&who.put(&abort, &wish).await);
            }
            10..=11 => {
                let seconds = *self.dice.pick(&[60, 600, 1_800, 3_600]);
                let wish = json!({ "seat": self.dice.below(3), "seconds": seconds });
                checked(&who.request(Method::POST, &gift).json(&wish).send().await);
            }
            12..=13 => {
                let until_when = self.local.in_s(*self.dice.pick(&[300, 3_600, 90_000]));
                checked(&who.put("/v1/me/vacation", &json!({ "until": until_when })).await);
            }
            14 => checked(&who.delete("/v1/me/vacation").await),
            15..=16 => {
                let key = self.key();
                let request = who.request(Method::POST, &returns);
                checked(&request.header("idempotency-key", &key).send().await);
            }
            17..=18 => {
                let seconds = *self.dice.pick(&[20, 200, 700]);
                self.local.live_s(seconds).await;
                self.sign_in_again().await;
            }
            _ if self.dice.below(4) == 0 => checked(&who.call(&resignations).await),
            _ => {
                self.local.app.games.members.note_alive().await.unwrap();
                self.local = self.local.restarted_after_s(5_000);
                self.local.live_s(GRACE_S).await;
                self.sign_in_again().await;
                self.note_the_outage().await;
            }
        }
        self.settled().await;
        self
    }

    /// A random legal action of a player who is asked.
    async fn step(&mut self) {
        for player in &self.players {
            let asked = player.get(&self.table.path("/decisions")).await.expect(200);
            let own =
                asked["items"].as_array().unwrap().iter().find(|due| due["actions"].is_array());
            let Some(own) = own else { continue };
            let action = self.dice.pick(own["actions"].as_array().unwrap()).clone();
            self.keys += 1;
            let key = format!("key-{}", self.keys);
            player.action(&self.table.game, &key, &own["id"], &action).send().await.expect(201);
            return;
        }
    }

    /// A commit has the time without a server, so that the deadlines that are shown are right again.
    async fn note_the_outage(&self) {
        let seats = self.game().await["seats"].clone();
        for (seat, player) in self.players.iter().enumerate() {
            let wish = json!({ "wanted": seats[seat]["pause_wanted"] == false });
            let answer = player.put(&self.table.path("/pause"), &wish).await;
            checked(&answer);
            if answer.status == 200 {
                return;
            }
        }
    }

    async fn sign_in_again(&mut self) {
        for player in &mut self.players {
            let refresh = json!({ "refresh_token": player.refresh_token });
            let anonymous = self.local.anonymous();
            *player = anonymous.signed_in(&anonymous.post("/v1/sessions/refresh", &refresh).await);
        }
    }

    /// Waits until the server has nothing to do: no bot is asked, and no time is up.
    async fn settled(&self) {
        until("the server has done what it has to do", async || {
            let game = self.game().await;
            let now = self.local.in_s(0);
            let seats = game["seats"].as_array().unwrap();
            let is_late = |seat: &Value| {
                let deadline = &seat["clock"]["deadline"];
                deadline.is_string() && deadline.as_str() <= now.as_str()
            };
            let asked =
                self.local.anonymous().get(&self.table.path("/decisions")).await.expect(200);
            let is_of_bot = |due: &Value| {
                let seat = usize::try_from(due["seat"].as_u64().unwrap()).unwrap();
                seats[seat]["bot"].is_string()
            };
            game["status"] == "finished"
                || !(seats.iter().any(is_late)
                    || asked["items"].as_array().unwrap().iter().any(is_of_bot))
        })
        .await;
    }

    /// Everybody comes back who may, and all agree to end the game; those who cannot resign.
    pub(super) async fn end(&self) {
        for player in &self.players {
            let request = player.request(Method::POST, &self.table.path("/returns"));
            checked(&request.header("idempotency-key", "the-end").send().await);
        }
        for player in &self.players {
            checked(&player.put(&self.table.path("/abort"), &json!({ "wanted": true })).await);
        }
        for player in &self.players {
            checked(&player.call(&self.table.path("/resignations")).await);
        }
        until("the game is over", async || self.is_over().await).await;
    }

    /// All positions of the log, folded from its beginning; each must be what the server stored
    /// when it came to it, and the last one what it shows.
    pub(super) async fn folded(&self) -> Vec<Snapshot> {
        self.local.bases_of(&self.table.game).await;
        let game = &self.table.game;
        let entries = self.local.log(game).await;
        let (position, first) = &entries[0];
        let mut now = Snapshot::from_first_entry(game, *position, first).unwrap();
        let mut folded = vec![*now.without_history()];
        for (position, entry) in &entries[1..] {
            now.apply_entry(*position, entry).unwrap();
            let mut kept = *now.without_history();
            kept.last = now.last.clone();
            folded.push(kept);
        }
        let (shown, summary) = (self.game().await, now.summary());
        assert_eq!(shown["paused"], summary.progress.paused);
        for clock in &summary.progress.clocks {
            let seat = &shown["seats"][clock.seat.index()];
            assert_eq!(seat["clock"], serde_json::to_value(clock).unwrap());
        }
        folded
    }
}

/// Whether a command was accepted, or refused for a reason that it can have.
fn checked(answer: &Answer) {
    let refusal = |code: &&str| answer.text.contains(&format!(r#""code":"{code}""#));
    let is_expected = [200, 201].contains(&answer.status) || REFUSALS.iter().any(refusal);
    assert!(is_expected, "{}: {}", answer.status, answer.text);
}
