//! What people do not tell each other: whom they block and mute, whom they invite, which private
//! tables they make. In two worlds the same requests are made, except one, which concerns somebody
//! else; whoever may not know of it finds the same in both.

use actix_web::http::Method;
use serde_json::{Value, json};

use super::{
    assert_alike, assert_some_are_served, fetch, get, post,
    worlds::{Ask, Seen, World},
};

/// Ada, Ben, Cleo and Dan, with a public and a private table of Ada.
struct People {
    world: World,
    ids: Vec<String>,
    tokens: Vec<String>,
    public: String,
    private: String,
}

const ADA: usize = 0;
const BEN: usize = 1;
const CLEO: usize = 2;
const DAN: usize = 3;

fn with(method: Method, path: &str, token: &String, body: &Value) -> Ask {
    Ask { method, ..post(path, Some(token), body.clone()) }
}

impl People {
    async fn new() -> Self {
        let world = World::empty().await;
        let (mut ids, mut tokens) = (Vec::new(), Vec::new());
        for name in ["Ada", "Ben", "Cleo", "Dan"] {
            let wish = json!({ "name": name, "password": "cinnamon" });
            let signed = world.ask(post("/v1/users", None, wish)).await.json();
            tokens.push(signed["access_token"].as_str().unwrap().to_owned());
            ids.push(signed["player"]["id"].as_str().unwrap().to_owned());
        }
        let mut games = Vec::new();
        for visibility in ["public", "private"] {
            let table = json!({ "ruleset": "medici", "seats": 3, "visibility": visibility });
            let made = world.ask(post("/v1/games", Some(&tokens[ADA]), table)).await.json();
            games.push(made["id"].as_str().unwrap().to_owned());
        }
        let [public, private] = games.try_into().unwrap();
        People { world, ids, tokens, public, private }
    }

    async fn does(&self, who: usize, method: Method, path: &str, body: Value) -> Seen {
        self.world.ask(with(method, path, &self.tokens[who], &body)).await
    }

    async fn lists(&self, who: usize, list: &str, whom: usize) {
        let path = format!("/v1/me/{list}/{}", self.ids[whom]);
        let request = Ask { method: Method::PUT, ..get(&path, Some(&self.tokens[who])) };
        assert_eq!(self.world.ask(request).await.status, 200);
    }

    async fn invites(&self, whom: usize, game: &str) -> Seen {
        let path = format!("/v1/games/{game}/invitations/{}", self.ids[whom]);
        self.does(ADA, Method::PUT, &path, json!({ "seat": 1 })).await
    }

    /// Everything about people, tables and seeks that somebody can fetch.
    async fn fetch(&self, viewer: Option<usize>) -> Vec<Seen> {
        let mut paths: Vec<String> = [
            "/v1/games",
            "/v1/games?status=open&ruleset=medici",
            "/v1/games?seat=me",
            "/v1/seeks",
            "/v1/me/seeks",
            "/v1/me",
            "/v1/me/invitations",
            "/v1/me/blocks",
            "/v1/me/mutes",
            "/v1/me/events",
            "/v1/tournaments",
        ]
        .map(str::to_owned)
        .to_vec();
        // Refused at once, it would cost more of the rate than comes back until the next request.
        paths.extend(viewer.map(|_| "/v1/me/export".to_owned()));
        for id in &self.ids {
            paths.extend([format!("/v1/players/{id}"), format!("/v1/games?player={id}")]);
        }
        for game in [&self.public, &self.private] {
            let rest = ["", "/events", "/invitations", "/messages", "/view"];
            paths.extend(rest.map(|rest| format!("/v1/games/{game}{rest}")));
        }
        let seen = fetch(&self.world, viewer.map(|viewer| &self.tokens[viewer]), &paths).await;
        assert_some_are_served(&seen, 8);
        seen
    }
}

async fn assert_same(worlds: &[People; 2], viewers: &[Option<usize>]) {
    for viewer in viewers {
        assert_alike(&worlds[0].fetch(*viewer).await, &worlds[1].fetch(*viewer).await);
    }
}

#[actix_web::test]
async fn whom_somebody_blocks_or_mutes_is_told_to_nobody_else() {
    for list in ["blocks", "mutes"] {
        let worlds = [People::new().await, People::new().await];
        for (people, whom) in worlds.iter().zip([ADA, CLEO]) {
            people.lists(BEN, list, whom).await;
        }
        let others = [Some(ADA), Some(CLEO), Some(DAN), None];
        assert_same(&worlds, &others).await;
        // An invitation looks like any that is not answered, and so does a second one.
        for game in [worlds[0].public.clone(), worlds[0].private.clone()] {
            for _ in 0..2 {
                let [one, two] = [&worlds[0], &worlds[1]].map(|people| people.invites(BEN, &game));
                let (one, two) = (one.await, two.await);
                assert_eq!(one.status, 200);
                assert_alike(&[one], &[two]);
            }
        }
        assert_same(&worlds, &others).await;
        // Who asks for a seek gets one, whomever somebody has blocked who waits for nothing.
        let wanted = json!({ "ruleset": "basari", "seats": 3 });
        for who in [ADA, CLEO] {
            let [one, two] = [&worlds[0], &worlds[1]]
                .map(|people| people.does(who, Method::POST, "/v1/matches", wanted.clone()));
            let (one, two) = (one.await, two.await);
            assert_eq!(one.status, 200);
            assert_alike(&[one], &[two]);
        }
        assert_same(&worlds, &others).await;
    }
}

#[actix_web::test]
async fn who_is_invited_is_told_to_nobody_but_the_two() {
    let worlds = [People::new().await, People::new().await];
    for (people, whom) in worlds.iter().zip([BEN, CLEO]) {
        assert_eq!(people.invites(whom, &people.private).await.status, 200);
        assert_eq!(people.invites(whom, &people.public).await.status, 200);
    }
    assert_same(&worlds, &[Some(DAN), None]).await;
    // The refusal of a seat does not tell for whom it is kept.
    for people in [&worlds[0].private, &worlds[0].public] {
        let path = format!("/v1/games/{people}/seats/1");
        let sit = json!({ "occupant": "me" });
        let one = worlds[0].does(DAN, Method::PUT, &path, sit.clone()).await;
        let two = worlds[1].does(DAN, Method::PUT, &path, sit).await;
        assert_alike(&[one], &[two]);
    }
}

#[actix_web::test]
async fn what_is_played_at_a_private_table_is_told_to_nobody_else() {
    let worlds = [People::new().await, People::new().await];
    for (people, ruleset) in worlds.iter().zip(["medici", "basari"]) {
        let table = json!({ "ruleset": ruleset, "seats": 3, "visibility": "private" });
        assert_eq!(people.does(BEN, Method::POST, "/v1/games", table).await.status, 201);
    }
    assert_same(&worlds, &[Some(ADA), Some(CLEO), Some(DAN), None]).await;
}
