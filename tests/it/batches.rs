//! What a request changes is one durable batch: counted in the mark, which has a record for each.

use std::fs;

use reqwest::Method;
use serde_json::json;

use crate::support::{
    client::{Answer, Caller},
    server::Server,
};

const PASSWORD: &str = "correct horse battery";

/// The bytes before the first record, and those of a record's length.
const HEADER: usize = 20;
const LENGTH: usize = 4;

/// How many batches the server has written since it started.
fn batches(server: &Server) -> usize {
    let mark = fs::read(server.data().join("store/acknowledged")).unwrap();
    let mut rest = &mark[HEADER..];
    let mut count = 0;
    while let Some((length, after)) = rest.split_first_chunk::<LENGTH>() {
        // The checksum of the record has four bytes, too.
        rest = &after[LENGTH + u32::from_le_bytes(*length) as usize..];
        count += 1;
    }
    count
}

/// Counts the batches of requests, and collects what is not as it should be.
struct Counted {
    server: Server,
    wrong: Vec<String>,
}

impl Counted {
    fn start() -> Self {
        Counted { server: Server::embedded(), wrong: Vec::new() }
    }

    fn check(self) {
        assert!(self.wrong.is_empty(), "{:#?}", self.wrong);
    }

    /// The answer to a request that changes something.
    async fn one<F: Future<Output = Answer>>(&mut self, what: &str, request: F) -> Answer {
        self.so_many(what, 1, request).await
    }

    /// The answer to a request that writes so many batches.
    async fn so_many<F>(&mut self, what: &str, expected: usize, request: F) -> Answer
    where
        F: Future<Output = Answer>,
    {
        let before = batches(&self.server);
        let answer = request.await;
        assert!(answer.status < 300, "{what}: {} {}", answer.status, answer.text);
        let counted = batches(&self.server) - before;
        if counted != expected {
            self.wrong.push(format!("{what}: {counted}"));
        }
        answer
    }

    async fn user(&mut self, name: &str) -> Caller {
        let anonymous = Caller::anonymous(&self.server.address);
        let body = json!({ "name": name, "password": PASSWORD });
        let made = self.one("POST /v1/users", anonymous.post("/v1/users", &body)).await;
        anonymous.signed_in(&made)
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_an_account_changes_is_one_durable_batch() {
    let mut counted = Counted::start();
    let anonymous = Caller::anonymous(&counted.server.address);
    let guest = json!({ "name": "Gustav" });
    let made = counted.one("POST /v1/guests", anonymous.post("/v1/guests", &guest)).await;
    let guest = anonymous.signed_in(&made);
    let upgrade = json!({ "name": "Gustav", "password": PASSWORD });
    counted.one("POST /v1/me/upgrade", guest.post("/v1/me/upgrade", &upgrade)).await;
    let mia = counted.user("Mia").await;
    let sign_in = json!({ "name": "Mia", "password": PASSWORD });
    counted.one("POST /v1/sessions", anonymous.post("/v1/sessions", &sign_in)).await;
    let bot = json!({ "name": "Rook", "engine": { "name": "Rook", "version": "1.0" } });
    counted.one("POST /v1/me/bots", mia.post("/v1/me/bots", &bot)).await;
    let token = json!({ "name": "laptop", "scopes": ["read"] });
    counted.one("POST /v1/me/tokens", mia.post("/v1/me/tokens", &token)).await;
    let mut app =
        json!({ "name": "Fortnight", "redirect_uris": ["https://fortnight.example/done"] });
    let made = counted.one("POST /v1/me/apps", mia.post("/v1/me/apps", &app)).await;
    let path = format!("/v1/me/apps/{}", made.body["app"]["id"].as_str().unwrap());
    counted.one("PUT /v1/me/apps/{app}, the same name", mia.put(&path, &app)).await;
    app["name"] = json!("Sennight");
    counted.one("PUT /v1/me/apps/{app}, another name", mia.put(&path, &app)).await;
    counted.one("DELETE /v1/me/apps/{app}", mia.delete(&path)).await;
    let webhook = json!({ "url": "https://example.org/kontor" });
    let made = counted.one("POST /v1/me/webhooks", mia.post("/v1/me/webhooks", &webhook)).await;
    let path = format!("/v1/me/webhooks/{}", made.body["webhook"]["id"].as_str().unwrap());
    let secret = format!("{path}/secret");
    counted.one("POST /v1/me/webhooks/{webhook}/secret", mia.call(&secret)).await;
    counted.one("DELETE /v1/me/webhooks/{webhook}", mia.delete(&path)).await;
    let profile =
        json!({ "about": "I like long games.", "hides_history": false, "shows_presence": false });
    counted.one("PUT /v1/me/profile", mia.put("/v1/me/profile", &profile)).await;
    let block = format!("/v1/me/blocks/{}", guest.id);
    let blocked = mia.request(Method::PUT, &block).send();
    counted.one("PUT /v1/me/blocks/{player}", blocked).await;
    counted.one("DELETE /v1/me/blocks/{player}", mia.delete(&block)).await;
    let mute = format!("/v1/me/mutes/{}", guest.id);
    counted.one("PUT /v1/me/mutes/{player}", mia.request(Method::PUT, &mute).send()).await;
    counted.one("DELETE /v1/me/mutes/{player}", mia.delete(&mute)).await;
    let codes = json!({ "password": PASSWORD });
    let path = "/v1/me/recovery-codes";
    counted.one("POST /v1/me/recovery-codes", mia.post(path, &codes)).await;
    counted.check();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_happens_at_a_table_is_one_durable_batch() {
    let mut counted = Counted::start();
    let [mia, emil] = [counted.user("Mia").await, counted.user("Emil").await];
    let table = json!({ "ruleset": "basari", "seats": 3, "visibility": "public" });
    let made = counted.one("POST /v1/games", mia.post("/v1/games", &table)).await;
    let path = |rest: &str| format!("/v1/games/{}{rest}", made.body["id"].as_str().unwrap());
    let sit = json!({ "occupant": "me" });
    let seat = path("/seats/1");
    counted.one("PUT /v1/games/{game}/seats/{seat}", emil.put(&seat, &sit)).await;
    counted.one("DELETE /v1/games/{game}/seats/{seat}", emil.delete(&seat)).await;
    counted.one("PUT /v1/games/{game}/seats/{seat}, again", emil.put(&seat, &sit)).await;
    let bot = json!({ "occupant": "bot", "bot": "random" });
    let bots = path("/seats/2");
    counted.one("PUT /v1/games/{game}/seats/{seat}, a bot", mia.put(&bots, &bot)).await;
    let said = json!({ "text": "Good luck" });
    let messages = path("/messages");
    counted.one("POST /v1/games/{game}/messages", mia.post(&messages, &said)).await;
    let spam = json!({ "category": "spam" });
    let reports = path("/messages/1/reports");
    counted.one("POST …/messages/{message}/reports", emil.post(&reports, &spam)).await;
    counted.one("DELETE /v1/games/{game}", mia.delete(&path(""))).await;
    counted.check();
}

/// The table, the seat of its maker and the news of all others are one batch each, and so is each
/// invitation by name.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_players_of_a_game_are_told_of_its_rematch_by_one_durable_batch() {
    let mut counted = Counted::start();
    let mut players = Vec::new();
    for name in ["Mia", "Emil", "Nora"] {
        players.push(counted.user(name).await);
    }
    let table = json!({ "ruleset": "medici", "seats": 3, "visibility": "public" });
    let made = players[0].post("/v1/games", &table).await;
    let path = |rest: &str| format!("/v1/games/{}{rest}", made.body["id"].as_str().unwrap());
    for (seat, player) in players.iter().enumerate().skip(1) {
        let sit = json!({ "occupant": "me" });
        player.put(&path(&format!("/seats/{seat}")), &sit).await.expect(200);
    }
    counted.one("POST /v1/games/{game}/start", players[0].call(&path("/start"))).await;
    let (abort, wanted) = (path("/abort"), json!({ "wanted": true }));
    for (player, which) in players.iter().zip(["first", "second", "last"]) {
        let wanted = player.put(&abort, &wanted);
        counted.one(&format!("PUT /v1/games/{{game}}/abort, the {which}"), wanted).await;
    }
    let rematch = path("/rematch");
    counted.so_many("POST /v1/games/{game}/rematch", 5, players[0].call(&rematch)).await;
    counted.one("the same of another player", players[1].call(&rematch)).await;
    counted.check();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_brings_players_together_is_one_durable_batch() {
    let mut counted = Counted::start();
    let [mia, emil, nora] =
        [counted.user("Mia").await, counted.user("Emil").await, counted.user("Nora").await];
    let table = json!({ "ruleset": "medici", "seats": 3 });
    let made = counted.one("POST /v1/games", mia.post("/v1/games", &table)).await;
    let game = made.body["id"].as_str().unwrap().to_owned();
    for caller in [&emil, &nora] {
        let path = format!("/v1/games/{game}/invitations/{}", caller.id);
        counted.one("an invitation", mia.put(&path, &json!({}))).await;
    }
    let path = format!("/v1/me/invitations/{game}");
    let (accept, nothing) = (format!("{path}/accept"), json!({}));
    counted.one("an invitation is accepted", emil.post(&accept, &nothing)).await;
    counted.one("an invitation is declined", nora.delete(&path)).await;

    let seek = json!({ "ruleset": "basari", "seats": 3, "turn_limit_s": 3600 });
    let made = counted.one("POST /v1/seeks", mia.post("/v1/seeks", &seek)).await;
    let path = format!("/v1/seeks/{}", made.body["id"].as_str().unwrap());
    counted.one("a player leaves the own seek", mia.delete(&path)).await;
    for (caller, which) in [(&mia, "first"), (&emil, "second"), (&nora, "third")] {
        let asked = caller.post("/v1/matches", &seek);
        counted.one(&format!("POST /v1/matches, the {which}"), asked).await;
    }
    counted.check();
}
