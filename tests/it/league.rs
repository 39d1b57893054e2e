//! A league: people and programs who find each other, play, travel, forget their games and come back,
//! on the program itself, over `LEAGUE_DAYS` days of a clock that is set forward: `make league` plays
//! three weeks of 32 members. Without it a few of them play for two days.
//!
//! Everybody acts through the contract alone: seeks, quick matching, invitations to tables with a bot of
//! the server, tournaments, moves, returns, vacations, rematches.
//! The server is stopped again and again, or killed while it works on a move. No operator helps
//! it, and in the end no acknowledged move is missing, every record verifies, no player has lost a
//! seat on vacation, and the ratings recompute to the same figures.

use std::{collections::BTreeMap, time::Duration};

use kontor_testing::clock::AdvancedClock;
use serde_json::{Value, json};

use crate::{
    http::tokens,
    ratings::recompute,
    support::{
        client::{Answer, Caller, Request},
        dice::Dice,
        record,
        server::Server,
        until,
    },
};

const HOUR_S: u64 = 60 * 60;
const DAY_S: u64 = 24 * HOUR_S;

/// How often a member answers at one look, at most.
const ANSWERS_MAX: usize = 12;

/// In how many games a member plays before looking for another one.
const GAMES_AT_ONCE: usize = 2;

/// After so many hours the server is stopped in good order.
const HOURS_BETWEEN_STOPS: u64 = 37;

/// After so many hours it is killed while it works on a move.
const HOURS_BETWEEN_KILLS: u64 = 23;

/// How far a killed server may come with the move: so many other requests are answered before, at most.
const REQUESTS_BEFORE_KILL_MAX: usize = 8;

/// How long there is no server after it was stopped or killed.
const AWAY_S: u64 = 120;

/// How long the league may go on after its last day, until all games are over.
const DAYS_AFTER_MAX: u64 = 30;

/// How much is played.
struct Extent {
    people: usize,
    programs: usize,
    days: u64,
    /// After so many days more, players agree to end the games that still go on: with moves at random
    /// some take very long.
    days_until_abort: u64,
}

impl Extent {
    fn of_environment() -> Self {
        match std::env::var("LEAGUE_DAYS") {
            Ok(days) => Extent {
                people: 24,
                programs: 8,
                days: days.parse().expect("LEAGUE_DAYS is a number"),
                days_until_abort: 20,
            },
            Err(_) => Extent { people: 6, programs: 2, days: 2, days_until_abort: 4 },
        }
    }
}

/// A person or program that plays.
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
    server: Server,
    /// The ids of the people, whom others invite.
    people: Vec<String>,
    clock: AdvancedClock,
    extent: Extent,
    dice: Dice,
    counts: Counts,
    keys: u64,
    /// The server is to be killed while it works on the next move.
    kills_next: bool,
    /// The games in which moves were acknowledged: the action of each of these commits.
    acknowledged: BTreeMap<String, BTreeMap<u64, Value>>,
    tournament: String,
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_league_goes_on_without_help() {
    let mut server = Server::asleep();
    let clock = AdvancedClock::kept_in(server.file("clock"));
    server.variables = clock.variables();
    server.launch_with(&[]);
    let extent = Extent::of_environment();
    let mut members = members(&server, &extent).await;
    let people = members.iter().filter(|member| !member.is_program);
    let people = people.map(|member| member.caller.id.clone()).collect();
    let mut league = League {
        server,
        people,
        clock,
        extent,
        dice: Dice::new(24),
        counts: Counts::default(),
        keys: 0,
        kills_next: false,
        acknowledged: BTreeMap::new(),
        tournament: String::new(),
    };
    league.begin_tournament(&members).await;
    let last = league.extent.days * 24;
    let mut hour = 0;
    while hour < last || league.is_unfinished(&members, hour).await {
        if hour >= last + DAYS_AFTER_MAX * 24 {
            let running = league.games(&members, "running").await;
            panic!("games that never end: {:?}, {:?}", running.keys(), league.counts.0);
        }
        league.hour(&mut members, hour, hour < last).await;
        hour += 1;
    }
    league.check(&members).await;
    println!("{} hours: {:?}", hour, league.counts.0);
}

async fn members(server: &Server, extent: &Extent) -> Vec<Member> {
    let mut people = Vec::new();
    for number in 0..extent.people {
        let wish = json!({ "name": format!("Member {number}"), "password": "cinnamon" });
        let anonymous = server.anonymous();
        people.push(anonymous.signed_in(&anonymous.post("/v1/users", &wish).await));
    }
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
        let begins_ms = self.clock.now_ms() + 6 * HOUR_S * 1000;
        let terms = json!({
            "name": "Cup of the league", "ruleset": "medici", "seats": 3,
            "format": { "type": "swiss", "rounds": 2 },
            "participants_max": people.len(),
            "registration_ends_at": kontor_log::time::Timestamp(begins_ms).to_string(),
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
        self.clock.advance(Duration::from_secs(HOUR_S));
        if hour % HOURS_BETWEEN_STOPS == HOURS_BETWEEN_STOPS - 1 {
            self.stop();
        }
        self.kills_next |= hour % HOURS_BETWEEN_KILLS == HOURS_BETWEEN_KILLS - 1;
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
                if hour >= (days + self.extent.days_until_abort) * 24 {
                    self.wish_ends(member).await;
                }
            }
        }
    }

    /// Stops the server, and starts it again after a while.
    fn stop(&mut self) {
        self.server.stop();
        self.clock.advance(Duration::from_secs(AWAY_S));
        self.server.launch_with(&[]);
        self.counts.add("stops");
    }

    /// Kills the server while it works on a request, starts it again after a while, and sends the
    /// request again if it was not answered.
    async fn kill_during(&mut self, request: impl Fn() -> Request) -> Answer {
        self.counts.add("kills");
        let asked = tokio::spawn(request().try_send());
        let anonymous = self.server.anonymous().unchecked();
        for _ in 0..self.dice.below(REQUESTS_BEFORE_KILL_MAX + 1) {
            anonymous.get("/healthz/live").await;
        }
        self.server.kill();
        self.clock.advance(Duration::from_secs(AWAY_S));
        self.server.launch_with(&[]);
        if let Ok(answer) = asked.await.unwrap() {
            return answer;
        }
        let answer = request().send().await;
        let what = match answer.is_replayed() {
            true => "moves without an answer that were made",
            false => "moves without an answer that were not made",
        };
        self.counts.add(what);
        answer
    }

    async fn begin_vacation(&mut self, member: &Member, hour: u64) {
        let days = self.extent.days;
        let hours =
            (hour..).take_while(|hour| member.absence(*hour, days) == Absence::Vacation).count();
        let until_ms = self.clock.now_ms() + hours as u64 * HOUR_S * 1000;
        let body = json!({ "until": kontor_log::time::Timestamp(until_ms).to_string() });
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
            let wished = member.caller.put(&path, &json!({ "wanted": true })).await;
            if wished.status == 200 && wished.body["status"] == "finished" {
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
            let request = || member.caller.action(game, &key, &decision["id"], &action);
            let answer = match std::mem::take(&mut self.kills_next) {
                true => self.kill_during(request).await,
                false => request().send().await,
            };
            match answer.status {
                // 200: it was sent again, and had been made.
                200 | 201 => {
                    self.counts.add("moves");
                    let commit = answer.body["commit"].as_u64().unwrap();
                    let moves = self.acknowledged.entry(game.to_owned()).or_default();
                    assert!(moves.insert(commit, action).is_none(), "two moves are one commit");
                }
                // The seat was handed over, or the game was over, after the decisions were read.
                403 | 409 => self.counts.add("moves that came too late"),
                other => panic!("{other}: {answer:?}"),
            }
        }
    }

    /// One in three games has a rematch, and each player who is asked to one comes.
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
                "invitation.received" => {
                    self.accept(member, item["game"].as_str().unwrap()).await;
                    continue;
                }
                "invitation.declined" => {
                    let path = format!("/v1/games/{}", item["game"].as_str().unwrap());
                    member.caller.delete(&path).await.expect(204);
                    continue;
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

    /// Comes by a game: invites a player, is put together with others, joins one who looks for
    /// players, or looks for players.
    async fn seek(&mut self, member: &Member) {
        if !member.is_program && self.dice.below(6) == 0 {
            return self.invite(member).await;
        }
        let own = member.caller.get("/v1/me/seeks").await.expect(200);
        if !own["items"].as_array().unwrap().is_empty() {
            return;
        }
        let (ruleset, seats) = *self.dice.pick(&[("medici", 3), ("basari", 3), ("haendler", 2)]);
        let loses = self.dice.below(3) == 0;
        let mut terms = json!({
            "ruleset": ruleset, "seats": seats, "rated": true, "clock": self.clock(loses),
        });
        if self.dice.below(3) == 0 {
            let found = member.caller.post("/v1/matches", &terms).await.expect(200);
            self.counts.add("matches");
            if found["status"] == "complete" {
                self.counts.add("matches that began a game at once");
            }
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
        terms["lifetime_s"] = json!(3 * DAY_S);
        member.caller.post("/v1/seeks", &terms).await.expect(201);
        self.counts.add("seeks made");
    }

    /// Invites a player to a table for three, at which a bot of the server plays, too.
    async fn invite(&mut self, member: &Member) {
        if !self.own_games(member, "open").await.is_empty() {
            return;
        }
        let other = loop {
            let other = self.dice.pick(&self.people).clone();
            if other != member.caller.id {
                break other;
            }
        };
        let body = json!({
            "ruleset": "basari", "seats": 3, "visibility": "public",
            "clock": {
                "time": { "type": "banked", "start_s": 2 * DAY_S, "increment_s": 6 * HOUR_S,
                    "max_s": 3 * DAY_S },
                "on_timeout": "stand_in_until_return", "vacations": true,
            },
        });
        let made = member.caller.post("/v1/games", &body).await.expect(201);
        let path = format!("/v1/games/{}", made["id"].as_str().unwrap());
        let bot = json!({ "occupant": "bot", "bot": "greedy" });
        member.caller.put(&format!("{path}/seats/2"), &bot).await.expect(200);
        let invitation = format!("{path}/invitations/{other}");
        let sent = member.caller.put(&invitation, &json!({ "seat": 1 })).await;
        assert!([200, 409].contains(&sent.status), "{sent:?}");
        self.counts.add("invitations");
    }

    /// One in five invitations is declined.
    async fn accept(&mut self, member: &Member, game: &str) {
        let path = format!("/v1/me/invitations/{game}");
        let (answer, what) = match self.dice.below(5) {
            0 => (member.caller.delete(&path).await, "invitations declined"),
            _ => {
                let accept = format!("{path}/accept");
                (member.caller.post(&accept, &json!({})).await, "invitations accepted")
            }
        };
        if [200, 204].contains(&answer.status) {
            self.counts.add(what);
        }
    }

    /// Whether games or the tournament go on.
    async fn is_unfinished(&self, members: &[Member], hour: u64) -> bool {
        let anonymous = self.server.anonymous().unchecked();
        let tournament = format!("/v1/tournaments/{}", self.tournament);
        // The lists of all tables are read once a day.
        !hour.is_multiple_of(24)
            || !self.games(members, "running").await.is_empty()
            || anonymous.get(&tournament).await.expect(200)["status"] != "finished"
    }

    async fn check(&mut self, members: &[Member]) {
        let mut rated_seats = 0;
        for (game, reader) in self.games(members, "finished").await.into_values() {
            let has_result = !game["outcome"]["places"].as_array().unwrap().is_empty();
            if game["rated"] == true && has_result {
                rated_seats += game["seats"].as_array().unwrap().len() as u64;
            }
            self.check_game(&game, &reader).await;
        }
        assert!(self.acknowledged.is_empty(), "moves in games that are not there");
        let anonymous = self.server.anonymous().unchecked();
        let path = format!("/v1/tournaments/{}/standings", self.tournament);
        let standings = anonymous.get(&path).await.expect(200);
        let people = members.iter().filter(|member| !member.is_program).count();
        assert_eq!(standings["items"].as_array().unwrap().len(), people);
        self.check_ratings(members, rated_seats).await;
        let always = [
            "moves",
            "returns",
            "vacations",
            "stops",
            "kills",
            "seeks joined",
            "games",
            "seats lost by time",
        ];
        // In a few days hardly a game ends while others are still begun, and few are looked for.
        let in_weeks =
            ["rematches asked for", "rematches joined", "matches", "invitations accepted"];
        let in_weeks = in_weeks.into_iter().filter(|_| self.extent.days >= 7);
        for what in always.into_iter().chain(in_weeks) {
            assert!(self.counts.of(what) > 0, "{what}: {:?}", self.counts.0);
        }
    }

    /// All games with this status, each with a caller who may look at it: tables of rematches are
    /// private.
    async fn games(&self, members: &[Member], status: &str) -> BTreeMap<String, (Value, Caller)> {
        let anonymous = self.server.anonymous().unchecked();
        let own = members.iter().map(|member| (member.caller.clone(), "&seat=me"));
        let mut games = BTreeMap::new();
        for (reader, filter) in own.chain([(anonymous, "")]) {
            let first = format!("/v1/games?status={status}&limit=100{filter}");
            let mut path = Some(first.clone());
            while let Some(page) = path {
                let page = reader.get(&page).await.expect(200);
                for game in page["items"].as_array().unwrap() {
                    let id = game["id"].as_str().unwrap().to_owned();
                    games.insert(id, (game.clone(), reader.clone()));
                }
                path = page["next"].as_str().map(|next| format!("{first}&cursor={next}"));
            }
        }
        games
    }

    /// The record verifies, each acknowledged move is in it, and no seat was lost on a vacation.
    async fn check_game(&mut self, game: &Value, reader: &Caller) {
        let id = game["id"].as_str().unwrap();
        let text = reader.get(&format!("/v1/games/{id}/record")).await.text;
        assert!(record::verify(&record::read(&text).unwrap()).unwrap().recomputed);
        self.counts.add("games");
        let record: Value = serde_json::from_str(&text).unwrap();
        let mut vacations = BTreeMap::new();
        let mut acknowledged = self.acknowledged.remove(id).unwrap_or_default();
        for commit in record["commits"].as_array().unwrap() {
            let at = commit["at"].as_str().unwrap();
            if let Some(action) = acknowledged.remove(&commit["commit"].as_u64().unwrap()) {
                assert_eq!(commit["action"], action, "another move stands in {id}");
            }
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
        assert!(acknowledged.is_empty(), "acknowledged moves of {id} are lost: {acknowledged:?}");
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
        // The end of a round of a tournament does not wait.
        let waits = game["tournament"].is_null();
        assert!(
            !waits || until.is_none_or(|until| until <= at),
            "a seat was lost on a vacation: {data} at {at}, {vacations:?}, {game}"
        );
    }

    /// The server counts all results, and all of them counted again give the same ratings.
    async fn check_ratings(&mut self, members: &[Member], rated_seats: u64) {
        // A result is counted when two minutes have passed.
        self.clock.advance(Duration::from_secs(180));
        until("all results are counted", async || {
            let mut counted = 0;
            for member in members {
                let path = format!("/v1/players/{}", member.caller.id);
                let profile = member.caller.get(&path).await.expect(200);
                let ratings = profile["ratings"].as_array().unwrap();
                counted +=
                    ratings.iter().map(|rating| rating["games"].as_u64().unwrap()).sum::<u64>();
            }
            counted == rated_seats
        })
        .await;
        self.server.stop();
        let (code, text) = recompute(&self.server.data());
        assert_eq!((code, text.contains("are equal")), (Some(0), true), "{text}");
    }
}
