//! The laws of a table's own state, whatever its players do: clocks, pauses, gifts, vacations, seats
//! that are handed over and taken again, ends without a result, and times without a server.
//!
//! Random players give random commands, most of them at the wrong moment. After each command the log
//! is folded from its beginning, and must lead to what the server has stored and shows. What each
//! commit did is then compared with the commit before it.

use kontor_log::{
    clock::{CLOCK_CHANGES_MAX, GIFTS_S_MIN},
    commit::is_of_the_table,
    seating::SEATINGS_MAX,
    snapshot::Snapshot,
    table_event::{GameOutcome, TableEvent},
};
use kontor_rules::Seat;
use reqwest::Method;
use serde_json::{Value, json};

use crate::support::{
    client::{Answer, Caller},
    dice::Dice,
    local::Local,
    record,
    table::Table,
    until,
};

/// Tables, each with a clock and commands of its own.
const TABLES: u64 = 8;

/// Commands at a table, until its players agree to end the game.
const COMMANDS: usize = 45;

/// After an absence of the service no player loses a seat for a minute.
const GRACE_S: u64 = 61;
const LIMIT_S: u64 = 600;
const INCREMENT_S: u64 = 30;

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
struct Scene {
    local: Local,
    table: Table,
    /// By the seat that each had at the start.
    players: Vec<Caller>,
    dice: Dice,
    keys: usize,
}

impl Scene {
    async fn new(ruleset: &str, seed: u64) -> Self {
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

    async fn is_over(&self) -> bool {
        self.game().await["status"] == "finished"
    }

    fn key(&mut self) -> String {
        self.keys += 1;
        format!("key-{}", self.keys)
    }

    /// A random command of a random player.
    async fn command(mut self) -> Self {
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
    async fn end(&self) {
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
    async fn folded(&self) -> Vec<Snapshot> {
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

/// The seats whose players have a say: who sits there, and who may still come back.
fn asked(position: &Snapshot) -> Vec<Seat> {
    let lobby = &position.lobby;
    let may_return = |seat: &Seat| {
        lobby.away.contains(seat)
            && lobby
                .resigned
                .iter()
                .any(|(left, player)| left == seat && lobby.seatings[&player.id] < SEATINGS_MAX)
    };
    Seat::all(lobby.seat_count())
        .filter(|seat| lobby.player_at(*seat).is_some() || may_return(seat))
        .collect()
}

/// Pauses hold exactly while all want them who have a say, and no game goes on that all want to end.
fn consent_is_that_of_all(position: &Snapshot) {
    let Some(running) = &position.running else { return };
    let asked = asked(position);
    let agree =
        |wanted: &[Seat]| !asked.is_empty() && asked.iter().all(|seat| wanted.contains(seat));
    assert_eq!(running.clocks.is_paused(), agree(running.clocks.pause_wanted()));
    let outcome = position.lobby.finished.as_ref().map(|(_, outcome)| &outcome.reason);
    let is_aborted = outcome.is_some_and(|reason| reason == GameOutcome::ABORTED);
    assert!(outcome.is_some() && !is_aborted || is_aborted == agree(&position.lobby.abort_wanted));
}

/// What a seat has left grows only by what the rules of the clock give: an increment, a gift, a
/// return, a new decision, and the time in which there was no server.
fn time_grows_only_by_what_is_given(before: &Snapshot, after: &Snapshot) {
    let (Some(old), Some(new)) = (&before.running, &after.running) else { return };
    let commit = &after.last;
    let is_move = !is_of_the_table(&commit.action);
    for seat in Seat::all(after.lobby.seat_count()) {
        let (old_ms, ran_since) = old.clocks.left_ms(seat).unwrap();
        let (new_ms, _) = new.clocks.left_ms(seat).unwrap();
        let (mut given_ms, mut reset_ms) = (0, 0);
        for event in commit.events.of_the_table() {
            match event {
                TableEvent::TimeGiven { to, seconds, .. } if *to == seat => {
                    given_ms += u64::from(*seconds) * 1000;
                }
                TableEvent::Returned { seat: back, .. } if *back == seat => reset_ms = 300_000,
                _ => {}
            }
        }
        if ran_since.is_some() {
            given_ms += commit.away_ms;
        }
        if is_move && commit.seat == Some(seat) {
            given_ms += INCREMENT_S * 1000;
        }
        // Where each decision or turn has the same time, a new one has it again.
        if is_move || reset_ms > 0 {
            let is_banked = json!(after.lobby.clock)["time"]["type"] == "banked";
            reset_ms = reset_ms.max(if is_banked { 0 } else { LIMIT_S * 1000 });
        }
        let most_ms = (old_ms + given_ms).max(reset_ms);
        assert!(new_ms <= most_ms, "seat {} of commit {}", seat.0, commit.commit);
    }
}

/// Each player has changed no more than one may, and each seat was given no more than one may get.
fn limits_hold(folded: &[Snapshot]) {
    let of_the_table = || folded.iter().flat_map(|position| position.last.events.of_the_table());
    for seat in Seat::all(3) {
        let given = of_the_table().map(|event| match event {
            TableEvent::TimeGiven { to, seconds, .. } if *to == seat => *seconds,
            _ => 0,
        });
        assert!(given.sum::<u32>() <= GIFTS_S_MIN);
        let changes = of_the_table().filter(|event| match event {
            TableEvent::TimeGiven { from: by, .. } | TableEvent::PauseWanted { seat: by, .. } => {
                *by == seat
            }
            _ => false,
        });
        assert!(changes.count() <= CLOCK_CHANGES_MAX as usize);
        let taken = of_the_table().filter_map(|event| match event {
            TableEvent::VacationTaken { seat: of, from, .. } => (*of == seat).then_some(*from),
            _ => None,
        });
        assert!(taken.is_sorted(), "vacations stand in a log in the order in which they began");
    }
}

/// What must have come up for the laws to have been tested.
#[derive(Default)]
struct Seen {
    pauses: usize,
    returns: usize,
    vacations: usize,
    gifts: usize,
    outages: usize,
}

impl Seen {
    fn note(&mut self, folded: &[Snapshot]) {
        for position in folded {
            let is_paused = position.running.as_ref().is_some_and(|game| game.clocks.is_paused());
            self.pauses += usize::from(is_paused);
            self.outages += usize::from(position.last.away_ms > 0);
            for event in position.last.events.of_the_table() {
                self.returns += usize::from(matches!(event, TableEvent::Returned { .. }));
                self.vacations += usize::from(matches!(event, TableEvent::VacationTaken { .. }));
                self.gifts += usize::from(matches!(event, TableEvent::TimeGiven { .. }));
            }
        }
    }
}

/// Plays at tables of a ruleset, and returns how often what must come up did.
async fn keep_their_laws(ruleset: &str) -> Seen {
    let mut seen = Seen::default();
    for seed in 0..TABLES {
        let mut scene = Scene::new(ruleset, seed).await;
        for _ in 0..COMMANDS {
            scene = scene.command().await;
            let folded = scene.folded().await;
            consent_is_that_of_all(folded.last().unwrap());
            if scene.is_over().await {
                break;
            }
        }
        scene.end().await;
        let folded = scene.folded().await;
        folded.iter().for_each(consent_is_that_of_all);
        folded.windows(2).for_each(|two| time_grows_only_by_what_is_given(&two[0], &two[1]));
        limits_hold(&folded);
        seen.note(&folded);
        let text = scene.local.anonymous().get(&scene.table.path("/record")).await.text;
        assert!(record::verify(&record::read(&text).unwrap()).unwrap().recomputed);
    }
    seen
}

fn all_came_up(Seen { pauses, returns, vacations, gifts, outages }: Seen) {
    let counts = [pauses, returns, vacations, gifts, outages];
    assert!(counts.iter().all(|count| *count > 0), "something did not come up: {counts:?}");
}

#[tokio::test]
async fn a_table_keeps_its_laws_whatever_its_players_do() {
    all_came_up(keep_their_laws("medici").await);
}

/// In Basari all choose at the same time, each on a clock of its own.
#[tokio::test]
async fn a_table_where_all_choose_at_once_keeps_its_laws_too() {
    all_came_up(keep_their_laws("basari").await);
}
