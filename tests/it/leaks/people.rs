//! What people do not tell each other: whom they block and mute, whom they invite, which private
//! tables they make, when they take a vacation. In two worlds the same requests are made, except
//! one, which concerns another player; a caller who may not know of it finds the same in both.

use actix_web::http::Method;
use serde_json::{Value, json};

use super::{
    Table, assert_alike, assert_some_are_served, fetch, get, post,
    worlds::{Ask, Seen, World},
};

/// Ada, Ben, Cleo and Dan, with a public and a private table of Ada and a seek of Dan.
struct People {
    world: World,
    ids: Vec<String>,
    tokens: Vec<String>,
    public: String,
    private: String,
    seek: String,
    /// A rated tournament of all four and the games that it has begun.
    cup: Option<(String, Vec<String>)>,
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
        let wanted = json!({ "ruleset": "haendler", "seats": 4, "lifetime_s": 604_800 });
        let made = world.ask(post("/v1/seeks", Some(&tokens[DAN]), wanted)).await.json();
        let seek = made["id"].as_str().unwrap().to_owned();
        People { world, ids, tokens, public, private, seek, cup: None }
    }

    /// The same, after the first of two rounds of a rated tournament.
    async fn in_cup() -> Self {
        let mut people = People::new().await;
        let body = json!({
            "name": "Winter Cup", "ruleset": "medici", "seats": 4, "rated": true,
            "entrants": "users", "format": { "type": "swiss", "rounds": 2 }, "participants_max": 4,
            "registration_ends_at": "2023-11-20T00:00:00Z", "round_limit_s": 604_800,
            "turn_limit_s": 604_800,
        });
        let made = people.does(DAN, Method::POST, "/v1/tournaments", body).await;
        assert_eq!(made.status, 201, "{}", made.body);
        let cup = made.json()["id"].as_str().unwrap().to_owned();
        let enters = format!("/v1/tournaments/{cup}/participants/me");
        for who in [ADA, BEN, CLEO, DAN] {
            assert_eq!(people.does(who, Method::PUT, &enters, json!({})).await.status, 200);
        }
        people.world.catch_up().await;
        let first = people.game_of_round(&cup, 1).await;
        people.play_moves(&first).await;
        for _ in 0..2 {
            people.world.catch_up().await;
        }
        let second = people.game_of_round(&cup, 2).await;
        people.cup = Some((cup, vec![first, second]));
        people
    }

    async fn game_of_round(&self, cup: &str, round: u8) -> String {
        let path = format!("/v1/tournaments/{cup}/rounds/{round}");
        let shown = self.world.ask(get(&path, None)).await;
        assert_eq!(shown.status, 200, "{}", shown.body);
        shown.json()["tables"][0]["games"][0]["game"].as_str().unwrap().to_owned()
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

    /// Everything about people, tables and seeks that a player can fetch.
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
            "/v1/records",
            "/v1/leaderboards/medici",
        ]
        .map(str::to_owned)
        .to_vec();
        paths.extend(["/v1/players?name=Ada".to_owned(), format!("/v1/seeks/{}", self.seek)]);
        paths.extend(viewer.map(|_| "/v1/me/vacation".to_owned()));
        // Refused at once, it would cost more of the rate than comes back until the next request.
        paths.extend(viewer.map(|_| "/v1/me/export".to_owned()));
        for id in &self.ids {
            paths.extend([format!("/v1/players/{id}"), format!("/v1/games?player={id}")]);
            paths.push(format!("/v1/records?player={id}"));
        }
        let (cup, games) = self.cup.as_ref().map(|(cup, games)| (cup, games)).unzip();
        if let Some(cup) = cup {
            let rest = ["", "/events", "/standings", "/rounds/1", "/rounds/2"];
            paths.extend(rest.map(|rest| format!("/v1/tournaments/{cup}{rest}")));
        }
        for game in [&self.public, &self.private].into_iter().chain(games.into_iter().flatten()) {
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
        // A request for a seek gets one: blocks by players who wait for nothing do not matter.
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

/// Presence says that a player is here, and not what they do there: Ben makes a private table,
/// where Dan sits down, or both look at rulesets.
#[actix_web::test]
async fn presence_is_the_same_whoever_plays_at_a_private_table() {
    let worlds = [People::new().await, People::new().await];
    for people in &worlds {
        for who in [BEN, DAN] {
            let wish = json!({ "shows_presence": true });
            let told = people.does(who, Method::PUT, "/v1/me/profile", wish).await;
            assert_eq!(told.status, 200);
        }
    }
    let [plays, reads] = &worlds;
    let table = json!({ "ruleset": "medici", "seats": 3, "visibility": "private" });
    let made = plays.does(BEN, Method::POST, "/v1/games", table).await.json();
    let sit = json!({ "occupant": "me", "invite": made["invite"] });
    let path = format!("/v1/games/{}/seats/1", made["id"].as_str().unwrap());
    assert_eq!(plays.does(DAN, Method::PUT, &path, sit).await.status, 200);
    for who in [BEN, DAN] {
        let looks = get("/v1/rulesets", Some(&reads.tokens[who]));
        assert_eq!(reads.world.ask(looks).await.status, 200);
    }
    for people in &worlds {
        people.world.catch_up().await;
        for who in [BEN, DAN] {
            let path = format!("/v1/players/{}", people.ids[who]);
            let shown = people.world.ask(get(&path, Some(&people.tokens[CLEO]))).await.json();
            assert_eq!(shown["presence"]["online"], true);
        }
    }
    assert_same(&worlds, &[Some(ADA), Some(CLEO), None]).await;
}

/// A private table of Ada, Ben and Cleo, which all three show that they are here. In one world it is
/// made, and they look at rulesets. In the other it is played to its end, with talk and a pause.
#[actix_web::test]
async fn a_private_game_that_is_played_to_its_end_is_told_to_nobody_else() {
    let mut worlds = [People::in_cup().await, People::in_cup().await];
    for people in &mut worlds {
        let table = people.private_table(false).await;
        people.private = table.game.clone();
    }
    let [plays, reads] = &worlds;
    let viewers = [Some(DAN), None];
    assert_same(&worlds, &viewers).await;
    plays.play(&plays.seated()).await;
    plays.world.advance_s(600);
    reads.world.advance_s(600);
    for people in &worlds {
        for who in [ADA, BEN, CLEO] {
            let looks = get("/v1/rulesets", Some(&people.tokens[who]));
            assert_eq!(people.world.ask(looks).await.status, 200);
        }
        people.world.catch_up().await;
    }
    let own = get(&format!("/v1/games/{}", plays.private), Some(&plays.tokens[ADA]));
    assert_eq!(plays.world.ask(own).await.json()["status"], "finished");
    let path = format!("/v1/players/{}", plays.ids[ADA]);
    let shown = plays.world.ask(get(&path, Some(&plays.tokens[DAN]))).await.json();
    assert_eq!(shown["presence"]["online"], true);
    assert_same(&worlds, &viewers).await;
}

/// Ada takes a vacation in one world. It stands in the log of a private table whose clocks it stops,
/// and nowhere else: not at her public tables, which have no such clock, and not in her profile.
#[actix_web::test]
async fn a_vacation_is_told_at_the_tables_alone_whose_clocks_it_stops() {
    let mut worlds = [People::in_cup().await, People::in_cup().await];
    for people in &mut worlds {
        let table = people.private_table(true).await;
        people.private = table.game.clone();
        table.start(&people.world).await;
    }
    let viewers = [Some(DAN), None];
    assert_same(&worlds, &viewers).await;
    let away = json!({ "until": "2023-11-18T00:00:00Z" });
    let taken = worlds[0].does(ADA, Method::PUT, "/v1/me/vacation", away).await;
    assert_eq!(taken.status, 200, "{}", taken.body);
    for people in &worlds {
        people.world.catch_up().await;
        people.world.advance_s(600);
        people.world.catch_up().await;
    }
    let path = format!("/v1/games/{}", worlds[0].private);
    let seen = worlds[0].world.ask(get(&path, Some(&worlds[0].tokens[BEN]))).await.json();
    assert!(seen["seats"][0]["clock"]["vacation"].is_object(), "those at the table see it");
    assert_same(&worlds, &viewers).await;
    // At her other tables not even those who play there with her learn of it.
    let mut seen = Vec::new();
    for people in &worlds {
        let (cup, games) = people.cup.as_ref().unwrap();
        let mut paths = vec![format!("/v1/players/{}", people.ids[ADA])];
        paths.push(format!("/v1/tournaments/{cup}/events"));
        for rest in ["", "/view", "/events", "/decisions"] {
            paths.push(format!("/v1/games/{}{rest}", games[1]));
        }
        seen.push(fetch(&people.world, Some(&people.tokens[BEN]), &paths).await);
    }
    assert_some_are_served(&seen[0], 6);
    assert_alike(&seen[0], &seen[1]);
}

impl People {
    /// A private table with a clock, at which Ada, Ben and Cleo sit, who show that they are here.
    async fn private_table(&self, vacations: bool) -> Table {
        let wish = json!({ "shows_presence": true });
        for who in [ADA, BEN, CLEO] {
            let told = self.does(who, Method::PUT, "/v1/me/profile", wish.clone()).await;
            assert_eq!(told.status, 200);
        }
        let body = json!({
            "ruleset": "medici", "seats": 3, "visibility": "private",
            "clock": { "vacations": vacations, "time": { "type": "banked", "start_s": 86_400,
                "increment_s": 60, "max_s": 604_800 } },
        });
        let made = self.does(ADA, Method::POST, "/v1/games", body).await.json();
        let sit = json!({ "occupant": "me", "invite": made["invite"] });
        let game = made["id"].as_str().unwrap().to_owned();
        for (seat, who) in [(1, BEN), (2, CLEO)] {
            let path = format!("/v1/games/{game}/seats/{seat}");
            assert_eq!(self.does(who, Method::PUT, &path, sit.clone()).await.status, 200);
        }
        Table { game, ..self.seated() }
    }

    /// The private table, with Dan as the stranger.
    fn seated(&self) -> Table {
        let [players @ .., stranger] = &self.tokens[..] else { panic!("there are four") };
        let (game, stranger) = (self.private.clone(), stranger.clone());
        Table { game, players: players.to_vec(), stranger }
    }

    /// Plays a game to its end. All want a pause at its beginning, and Ben says something.
    async fn play(&self, table: &Table) {
        table.start(&self.world).await;
        let path = format!("/v1/games/{}", table.game);
        let hello = json!({ "text": "Hello" });
        let said = self.does(BEN, Method::POST, &format!("{path}/messages"), hello).await;
        assert_eq!(said.status, 201);
        for wanted in [true, false] {
            for who in [ADA, BEN, CLEO] {
                let wish = json!({ "wanted": wanted });
                let paused = self.does(who, Method::PUT, &format!("{path}/pause"), wish).await;
                assert_eq!(paused.status, 200);
            }
        }
        self.play_moves(&table.game).await;
    }

    /// Takes the first action of each decision until a game is over.
    async fn play_moves(&self, game: &str) {
        let path = format!("/v1/games/{game}");
        let seats = self.world.ask(get(&path, Some(&self.tokens[ADA]))).await.json();
        let seats = seats["seats"].as_array().unwrap().iter();
        let who = |id: &Value| self.ids.iter().position(|own| id == own).unwrap();
        let seated: Vec<usize> = seats.map(|seat| who(&seat["player"]["id"])).collect();
        let decisions = format!("{path}/decisions");
        for number in 0.. {
            let open = self.world.ask(get(&decisions, Some(&self.tokens[ADA]))).await.json();
            let Some(seat) = open["items"][0]["seat"].as_u64() else { break };
            let token = &self.tokens[seated[usize::try_from(seat).unwrap()]];
            let own = self.world.ask(get(&decisions, Some(token))).await.json();
            let decision = &own["items"][0];
            let body = json!({ "decision": decision["id"], "action": decision["actions"][0] });
            let key = vec![("idempotency-key", format!("move-{number}"))];
            let step = post(&format!("{path}/actions"), Some(token), body);
            assert_eq!(self.world.ask(Ask { headers: key, ..step }).await.status, 201);
        }
    }
}
