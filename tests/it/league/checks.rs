//! What must hold in the end: all games are over, no acknowledged move is missing, records verify,
//! no seat was lost on vacation, and ratings recompute.

use std::{collections::BTreeMap, time::Duration};

use kontor_testing::waits::until;
use serde_json::Value;

use super::{League, Member};
use crate::{
    ratings::recompute,
    support::{client::Caller, record},
};

impl League {
    /// Whether games or the tournament go on.
    pub(super) async fn is_unfinished(&self, members: &[Member], hour: u64) -> bool {
        let anonymous = self.server.anonymous().unchecked();
        let tournament = format!("/v1/tournaments/{}", self.tournament);
        // The lists of all tables are read once a day.
        !hour.is_multiple_of(24)
            || !self.games(members, "running").await.is_empty()
            || anonymous.get(&tournament).await.expect(200)["status"] != "finished"
    }

    pub(super) async fn check(&mut self, members: &[Member]) {
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
    pub(super) async fn games(
        &self,
        members: &[Member],
        status: &str,
    ) -> BTreeMap<String, (Value, Caller)> {
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
