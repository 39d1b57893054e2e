//! What a member does at one look at the games: it answers, comes back, and looks for further
//! games.

use serde_json::{Value, json};

use super::{DAY_S, HOUR_S, League, Member};

/// How often a member answers at one look, at most.
const ANSWERS_MAX: usize = 12;

/// In how many games a member plays before looking for another one.
const GAMES_AT_ONCE: usize = 2;

impl League {
    /// A member looks at what there is to do.
    pub(super) async fn look(&mut self, member: &mut Member, begins_games: bool) {
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

    pub(super) async fn wish_ends(&mut self, member: &Member) {
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
}
