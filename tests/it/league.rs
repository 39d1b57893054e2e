//! A league: people and programs who find each other, play, travel, forget their games and come back,
//! on the program itself, over `LEAGUE_DAYS` days of a clock that is set forward: `make league` plays
//! three weeks of 32 members. Without it a few of them play for two days.
//!
//! Everybody acts through the contract alone: seeks, quick matching, invitations to tables with a bot of
//! the server, tournaments, moves, returns, vacations, rematches.
//! The server is stopped again and again, or killed while it works on a move. No operator helps
//! it, and in the end no acknowledged move is missing, every record verifies, no player has lost a
//! seat on vacation, and the ratings recompute to the same figures.

mod checks;
mod visits;

use std::{collections::BTreeMap, time::Duration};

use kontor_testing::clock::AdvancedClock;
use serde_json::{Value, json};

use crate::{
    http::tokens,
    support::{
        client::{Answer, Caller, Request},
        dice::Dice,
        server::Server,
    },
};

const HOUR_S: u64 = 60 * 60;
const DAY_S: u64 = 24 * HOUR_S;

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
}
