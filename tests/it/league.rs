//! A league: people and programs who find each other, play, travel, forget their games and come back,
//! over `LEAGUE_DAYS` days of a clock that is handed in: `make league` plays three weeks of 32 members.
//! Without it a few of them play for two days.
//!
//! Everybody acts through the contract alone: seeks, tournaments, moves, returns, vacations, rematches.
//! The server is stopped again and again meanwhile. Nobody helps it, and in the end every record
//! verifies, nobody has lost a seat on vacation, and the ratings recompute to the same figures.

use std::collections::BTreeMap;

use kontor_store::{DocumentStore, EventStore};
use serde_json::{Value, json};
use tempfile::TempDir;

use crate::{
    http::{ratings::users, tokens},
    ratings::{recompute, stored},
    support::{client::Caller, dice::Dice, local::Local, record, until},
};

const HOUR_S: u64 = 60 * 60;
const DAY_S: u64 = 24 * HOUR_S;

/// How often a member answers at one look, at most.
const ANSWERS_MAX: usize = 12;

/// In how many games a member plays before looking for another one.
const GAMES_AT_ONCE: usize = 2;

/// After so many hours the server is stopped.
const HOURS_BETWEEN_STOPS: u64 = 37;

/// How long the league may go on after its last day, until all games are over.
const DAYS_AFTER_MAX: u64 = 30;

/// After so many days more, players agree to end the games that still go on: with moves at random
/// some take very long.
const DAYS_UNTIL_ABORT: u64 = 20;

/// How much is played.
struct Extent {
    people: usize,
    programs: usize,
    days: u64,
}

impl Extent {
    fn of_environment() -> Self {
        match std::env::var("LEAGUE_DAYS") {
            Ok(days) => Extent {
                people: 24,
                programs: 8,
                days: days.parse().expect("LEAGUE_DAYS is a number"),
            },
            Err(_) => Extent { people: 6, programs: 2, days: 2 },
        }
    }
}

/// Somebody who plays.
struct Member {
    caller: Caller,
    is_program: bool,
    number: u64,
    /// The last event of the account that was read.
    read: u64,
}

/// What a member does on the days of the league, by number.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Absence {
    None,
    /// Takes a vacation and does not look.
    Vacation,
    /// Does not look, and comes back.
    Forgetful,
    /// Never comes back.
    Gone,
}

impl Member {
    fn absence(&self, hour: u64, days: u64) -> Absence {
        let at = |from: u64, to: u64| (days * 24 * from / 20..days * 24 * to / 20).contains(&hour);
        match self.number % 8 {
            _ if self.is_program => Absence::None,
            1 if at(5, 10) => Absence::Vacation,
            3 if at(6, 11) => Absence::Forgetful,
            5 if self.number % 16 == 5 && at(12, u64::MAX / days / 24) => Absence::Gone,
            _ => Absence::None,
        }
    }

    /// People sleep, and look every one to three hours.
    fn looks(&self, hour: u64) -> bool {
        let of_day = (hour + self.number * 5) % 24;
        self.is_program || (of_day >= 7 && hour.is_multiple_of(1 + self.number % 3))
    }
}

#[derive(Default)]
struct Counts(BTreeMap<&'static str, u64>);

impl Counts {
    fn add(&mut self, what: &'static str) {
        *self.0.entry(what).or_default() += 1;
    }

    fn of(&self, what: &str) -> u64 {
        self.0.get(what).copied().unwrap_or_default()
    }
}

struct League {
    local: Local,
    extent: Extent,
    dice: Dice,
    counts: Counts,
    keys: u64,
    tournament: String,
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_league_goes_on_without_help() {
    let local = Local::start();
    let extent = Extent::of_environment();
    let mut members = members(&local, &extent).await;
    let mut league = League {
        local,
        extent,
        dice: Dice::new(24),
        counts: Counts::default(),
        keys: 0,
        tournament: String::new(),
    };
    league.begin_tournament(&members).await;
    let last = league.extent.days * 24;
    let mut hour = 0;
    while hour < last || league.is_unfinished(hour).await {
        if hour >= last + DAYS_AFTER_MAX * 24 {
            let anonymous = league.local.anonymous().unchecked();
            let running = anonymous.get("/v1/games?status=running").await.expect(200);
            panic!("games that never end: {running}, {:?}", league.counts.0);
        }
        league.hour(&mut members, hour, hour < last).await;
        hour += 1;
    }
    league.check(&members).await;
    println!("{} hours: {:?}", hour, league.counts.0);
}

async fn members(local: &Local, extent: &Extent) -> Vec<Member> {
    let names: Vec<String> = (0..extent.people).map(|number| format!("Member {number}")).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let people = users(local, &names).await;
    let scopes = json!(["read", "play", "tables", "account"]);
    let mut members = Vec::new();
    for (number, user) in (0..).zip(&people) {
        let token = json!({ "name": "league", "scopes": scopes });
        let (caller, _) = tokens::made(user, &token).await;
        members.push(Member { caller: caller.unchecked(), is_program: false, number, read: 0 });
    }
    for number in 0..extent.programs {
        let owner = &people[number % people.len()];
        let bot = tokens::bot(owner, &format!("Program {number}")).await;
        let token = json!({ "name": "league", "scopes": scopes, "bot": bot["id"] });
        let (caller, _) = tokens::made(owner, &token).await;
        let number = members.len() as u64;
        members.push(Member { caller: caller.unchecked(), is_program: true, number, read: 0 });
    }
    members
}

impl League {
    async fn begin_tournament(&mut self, members: &[Member]) {
        let people: Vec<&Member> = members.iter().filter(|member| !member.is_program).collect();
        let begins_ms = self.local.app.games.clock().now_ms() + 6 * HOUR_S * 1000;
        let terms = json!({
            "name": "Cup of the league", "ruleset": "medici", "seats": 3,
            "format": { "type": "swiss", "rounds": 2 },
            "participants_max": people.len(),
            "registration_ends_at": kontor_app::time::Timestamp(begins_ms).to_string(),
            "round_limit_s": self.extent.days * DAY_S / 4,
            "clock": self.clock(false),
        });
        let made = people[0].caller.post("/v1/tournaments", &terms).await.expect(201);
        self.tournament = made["id"].as_str().unwrap().to_owned();
        let path = format!("/v1/tournaments/{}/participants/me", self.tournament);
        for member in people {
            member.caller.put(&path, &json!({})).await.expect(200);
        }
    }

    fn clock(&self, loses: bool) -> Value {
        let on_timeout = if loses { "lose" } else { "stand_in_until_return" };
        json!({
            "time": { "type": "decision", "limit_s": 30 * HOUR_S },
            "hours_off": [{ "day": "sunday", "from_hour": 0, "to_hour": 24 }],
            "on_timeout": on_timeout, "vacations": true,
        })
    }

    async fn hour(&mut self, members: &mut [Member], hour: u64, begins_games: bool) {
        self.local.clock.advance_s(HOUR_S);
        if hour % HOURS_BETWEEN_STOPS == HOURS_BETWEEN_STOPS - 1 {
            self.stop().await;
        } else {
            self.wait_for_late_seats().await;
        }
        self.work().await;
        for member in members {
            let days = self.extent.days;
            let absence = member.absence(hour, days);
            let before =
                hour.checked_sub(1).map_or(Absence::None, |before| member.absence(before, days));
            if absence == Absence::Vacation && before != Absence::Vacation {
                self.begin_vacation(member, hour).await;
            }
            if absence == Absence::None && member.looks(hour) {
                self.look(member, begins_games).await;
                if hour >= (days + DAYS_UNTIL_ABORT) * 24 {
                    self.wish_ends(member).await;
                }
            }
        }
    }

    /// Stops the server, and starts it again two minutes later. No seat is handed over in the minute
    /// after that, so nobody waits for it in this hour.
    async fn stop(&mut self) {
        self.wait_until_noted_alive().await;
        let fresh = Local::idle();
        let stopped = std::mem::replace(&mut self.local, fresh);
        self.local = stopped.restarted_after_s(120);
        self.counts.add("stops");
    }

    /// What a server does in the background besides, each time that it looks.
    async fn work(&self) {
        let app = &self.local.app;
        app.tournaments.update().await.unwrap();
        app.ratings.update().await.unwrap();
        app.seeks.update().await.unwrap();
    }

    /// The server looks for late seats each half second of its own; meanwhile the clock stands. The
    /// deadlines of the index do not have the time yet in which the server was stopped.
    async fn wait_for_late_seats(&self) {
        let now_ms = self.local.app.games.clock().now_ms() - HOUR_S * 1000 / 2;
        until("late seats are handed over", async || {
            let rows = self.local.store.index_rows("deadline/", None, 1).await.unwrap();
            rows.first().is_none_or(|row| {
                let digits = row.split('/').nth(1).unwrap();
                u64::from_str_radix(digits, 16).unwrap() > now_ms
            })
        })
        .await;
    }

    /// A server that stops gives the time back since it noted last that it lived. It notes that each
    /// ten seconds where clocks run; here the clock goes on by an hour at once.
    async fn wait_until_noted_alive(&self) {
        let now_ms = self.local.app.games.clock().now_ms();
        until("the server notes that it lives", async || {
            let rows = self.local.store.index_rows("deadline/", None, 1).await.unwrap();
            let noted = self.local.store.get("members").await.unwrap();
            let noted = noted.map(|noted| serde_json::from_str::<Value>(&noted.value).unwrap());
            rows.is_empty() || noted.is_some_and(|noted| noted["alive_at_ms"] == now_ms)
        })
        .await;
    }

    async fn begin_vacation(&mut self, member: &Member, hour: u64) {
        let days = self.extent.days;
        let hours =
            (hour..).take_while(|hour| member.absence(*hour, days) == Absence::Vacation).count();
        let until_ms = self.local.app.games.clock().now_ms() + hours as u64 * HOUR_S * 1000;
        let body = json!({ "until": kontor_app::time::Timestamp(until_ms).to_string() });
        member.caller.put("/v1/me/vacation", &body).await.expect(200);
        self.counts.add("vacations");
    }

    /// A member looks at what there is to do.
    async fn look(&mut self, member: &mut Member, begins_games: bool) {
        self.come_back(member).await;
        self.answer(member).await;
        self.read_news(member, begins_games).await;
        self.start_own_tables(member).await;
        let running = self.own_games(member, "running").await.len();
        if begins_games && running < GAMES_AT_ONCE {
            self.seek(member).await;
        }
    }

    async fn own_games(&self, member: &Member, status: &str) -> Vec<Value> {
        let path = format!("/v1/games?seat=me&status={status}");
        member.caller.get(&path).await.expect(200)["items"].as_array().unwrap().clone()
    }

    async fn wish_ends(&mut self, member: &Member) {
        for game in self.own_games(member, "running").await {
            let path = format!("/v1/games/{}/abort", game["id"].as_str().unwrap());
            let wished = member.caller.put(&path, &json!({ "wanted": true })).await.expect(200);
            if wished["status"] == "finished" {
                self.counts.add("games that all agreed to end");
            }
        }
    }

    async fn come_back(&mut self, member: &Member) {
        for game in self.own_games(member, "running").await {
            let may_return = |seat: &Value| {
                seat["may_return"] == true && seat["resigned"]["id"] == member.caller.id
            };
            if game["seats"].as_array().unwrap().iter().any(may_return) {
                let path = format!("/v1/games/{}/returns", game["id"].as_str().unwrap());
                if member.caller.call(&path).await.status == 201 {
                    self.counts.add("returns");
                }
            }
        }
    }

    async fn answer(&mut self, member: &Member) {
        for _ in 0..ANSWERS_MAX {
            let asked = member.caller.get("/v1/me/decisions").await.expect(200);
            let due = asked["items"].as_array().unwrap();
            let Some(item) = due.iter().find(|item| item["decision"]["optional"] == false) else {
                return;
            };
            let (game, decision) = (item["game"].as_str().unwrap(), &item["decision"]);
            let action = self.dice.pick(decision["actions"].as_array().unwrap()).clone();
            self.keys += 1;
            let key = format!("league-{}", self.keys);
            let answer = member.caller.action(game, &key, &decision["id"], &action).send().await;
            match answer.status {
                201 => self.counts.add("moves"),
                409 => self.counts.add("moves that came too late"),
                other => panic!("{other}: {answer:?}"),
            }
        }
    }

    /// One in three games has a rematch, and whoever is asked to one comes.
    async fn read_news(&mut self, member: &mut Member, begins_games: bool) {
        let path = format!("/v1/me/events?after={}", member.read);
        let feed = member.caller.get(&path).await.expect(200);
        for item in feed["items"].as_array().unwrap().clone() {
            member.read = item["number"].as_u64().unwrap();
            let news = &item["news"];
            let (of, what) = match news["type"].as_str().unwrap() {
                "table.finished" if begins_games && self.dice.below(3) == 0 => {
                    (item["game"].as_str().unwrap().to_owned(), "rematches asked for")
                }
                "table.invited" => {
                    (news["rematch_of"].as_str().unwrap().to_owned(), "rematches joined")
                }
                _ => continue,
            };
            if member.caller.call(&format!("/v1/games/{of}/rematch")).await.status == 200 {
                self.counts.add(what);
            }
        }
    }

    async fn start_own_tables(&mut self, member: &Member) {
        for game in self.own_games(member, "open").await {
            let is_full = game["seats"]
                .as_array()
                .unwrap()
                .iter()
                .all(|seat| !(seat["player"].is_null() && seat["bot"].is_null()));
            if is_full && game["owner"] == member.caller.id {
                let path = format!("/v1/games/{}/start", game["id"].as_str().unwrap());
                member.caller.call(&path).await.expect(200);
                self.counts.add("tables started by their owners");
            }
        }
    }

    /// Joins somebody who looks for players, or looks for players.
    async fn seek(&mut self, member: &Member) {
        let own = member.caller.get("/v1/me/seeks").await.expect(200);
        if !own["items"].as_array().unwrap().is_empty() {
            return;
        }
        let open = member.caller.get("/v1/seeks").await.expect(200);
        for seek in open["items"].as_array().unwrap() {
            let path = format!("/v1/seeks/{}/join", seek["id"].as_str().unwrap());
            if member.caller.call(&path).await.status == 200 {
                self.counts.add("seeks joined");
                return;
            }
        }
        let (ruleset, seats) = *self.dice.pick(&[("medici", 3), ("basari", 3), ("haendler", 2)]);
        let loses = self.dice.below(3) == 0;
        let terms = json!({
            "ruleset": ruleset, "seats": seats, "rated": true, "clock": self.clock(loses),
            "lifetime_s": 3 * DAY_S,
        });
        member.caller.post("/v1/seeks", &terms).await.expect(201);
        self.counts.add("seeks made");
    }

    /// Whether games or the tournament go on.
    async fn is_unfinished(&self, hour: u64) -> bool {
        let anonymous = self.local.anonymous().unchecked();
        // The list of all tables is read once a day.
        !hour.is_multiple_of(24)
            || !anonymous.get("/v1/games?status=running").await.expect(200)["items"]
                .as_array()
                .unwrap()
                .is_empty()
            || anonymous.get(&format!("/v1/tournaments/{}", self.tournament)).await.expect(200)["status"]
                != "finished"
    }

    async fn check(&mut self, members: &[Member]) {
        let anonymous = self.local.anonymous().unchecked();
        let mut path = "/v1/games?status=finished&limit=100".to_owned();
        loop {
            let page = anonymous.get(&path).await.expect(200);
            for game in page["items"].as_array().unwrap() {
                self.check_game(game).await;
            }
            let Some(next) = page["next"].as_str() else { break };
            path = format!("/v1/games?status=finished&limit=100&cursor={next}");
        }
        let path = format!("/v1/tournaments/{}/standings", self.tournament);
        let standings = anonymous.get(&path).await.expect(200);
        let people = members.iter().filter(|member| !member.is_program).count();
        assert_eq!(standings["items"].as_array().unwrap().len(), people);
        self.check_ratings().await;
        for what in [
            "moves",
            "returns",
            "vacations",
            "stops",
            "seeks joined",
            "games",
            "seats lost by time",
        ] {
            assert!(self.counts.of(what) > 0, "{what}: {:?}", self.counts.0);
        }
    }

    /// The record verifies, and no seat was lost on a vacation.
    async fn check_game(&mut self, game: &Value) {
        let anonymous = self.local.anonymous().unchecked();
        let path = |rest: &str| format!("/v1/games/{}{rest}", game["id"].as_str().unwrap());
        let text = anonymous.get(&path("/record")).await.text;
        assert!(record::verify(&record::read(&text).unwrap()).unwrap().recomputed);
        self.counts.add("games");
        let record: Value = serde_json::from_str(&text).unwrap();
        let mut vacations = BTreeMap::new();
        for commit in record["commits"].as_array().unwrap() {
            let at = commit["at"].as_str().unwrap();
            for event in commit["events"].as_array().unwrap() {
                let (kind, data) = (event["type"].as_str().unwrap(), &event["data"]);
                match kind {
                    "table.vacation_taken" => {
                        vacations.insert(data["seat"].clone().to_string(), data["until"].clone());
                    }
                    "table.timed_out" => self.lost_by_time(&vacations, game, data, at),
                    "table.resigned" if data["reason"] == "turn_limit" => {
                        self.lost_by_time(&vacations, game, data, at);
                    }
                    _ => {}
                }
            }
        }
    }

    fn lost_by_time(
        &mut self,
        vacations: &BTreeMap<String, Value>,
        game: &Value,
        data: &Value,
        at: &str,
    ) {
        self.counts.add("seats lost by time");
        let until = vacations.get(&data["seat"].to_string()).and_then(Value::as_str);
        // The end of a round of a tournament waits for nobody.
        let waits = game["tournament"].is_null();
        assert!(
            !waits || until.is_none_or(|until| until <= at),
            "a seat was lost on a vacation: {data} at {at}, {vacations:?}, {game}"
        );
    }

    async fn check_ratings(&mut self) {
        self.local.clock.advance_s(180);
        self.local.app.ratings.update().await.unwrap();
        let lines = self.local.exported().await;
        let folder = TempDir::new().unwrap();
        let (code, text) = recompute(&stored(folder.path(), "league", &lines));
        assert_eq!((code, text.contains("are equal")), (Some(0), true), "{text}");
    }
}
