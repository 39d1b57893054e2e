//! Profiles: what everybody may look up about a player, what players hide, and that private tables
//! do not show.

use reqwest::Method;
use serde_json::{Value, json};

use super::{catalogue::limit, tokens::user};
use crate::support::{client::Caller, dice::Dice, local::Local, server::Server, table::Table};

async fn profile(caller: &Caller, player: &str) -> Value {
    caller.get(&format!("/v1/players/{player}")).await.expect(200)
}

/// A game of Medici of this player and two guests.
async fn table(local: &Local, owner: &Caller, visibility: &str) -> Table {
    let body = json!({ "ruleset": "medici", "seats": 3, "visibility": visibility });
    let made = owner.post("/v1/games", &body).await.expect(201);
    Table::joined(&local.address, owner.clone(), &made, 3).await
}

#[tokio::test]
async fn a_profile_says_who_a_player_is_and_what_was_played_in_public() {
    let local = Local::start();
    let since = local.anonymous().get("/v1/meta").await.expect(200)["time"].clone();
    let ada = user(&local, "Ada").await;
    let anonymous = local.anonymous();
    let new = profile(&anonymous, &ada.id).await;
    assert_eq!(
        new,
        json!({
            "player": { "id": ada.id, "name": "Ada", "kind": "user" },
            "since": since,
            "about": null,
            "history": { "games": [], "results": [] },
            "ratings": [],
            "presence": null,
        })
    );
    local.clock.advance_s(60);
    let mut over = table(&local, &ada, "public").await;
    over.start().await;
    let game = over.finish(&mut Dice::new(1)).await;
    table(&local, &ada, "public").await.start().await;
    table(&local, &ada, "public").await;
    let history = profile(&anonymous, &ada.id).await["history"].clone();
    let count = |status| json!({ "ruleset": "medici", "status": status, "games": 1 });
    assert_eq!(history["games"], json!([count("open"), count("running"), count("finished")]));
    let places = game["outcome"]["places"].as_array().unwrap();
    let place = places.iter().find(|place| place["seat"] == 0).unwrap()["place"].clone();
    let result = json!({
        "game": over.game, "ruleset": "medici", "rated": false, "ended_at": game["finished_at"],
        "seats": 3, "place": place, "left": false,
    });
    assert_eq!(history["results"], json!([result]));
    let guest = &over.seats[1];
    assert_eq!(profile(&anonymous, &guest.id).await["player"]["kind"], "guest");
    anonymous.get("/v1/players/p_nobody").await.refused("player-unknown");
    let long = format!("/v1/players/{}", "p".repeat(65));
    anonymous.request(Method::GET, &long).bad().send().await.refused("player-unknown");
}

#[tokio::test]
async fn a_player_who_left_has_the_result_of_the_stand_in_and_it_says_so() {
    let local = Local::start();
    let ada = user(&local, "Ada").await;
    let over = table(&local, &ada, "public").await;
    over.start().await;
    for player in &over.seats {
        player.call(&over.path("/resignations")).await.expect(201);
    }
    over.finished().await;
    let result = profile(&ada, &ada.id).await["history"]["results"][0].clone();
    assert_eq!((&result["game"], &result["left"]), (&json!(over.game), &json!(true)));
}

#[tokio::test]
async fn private_tables_change_nothing_that_others_can_look_up() {
    let local = Local::start();
    let ada = user(&local, "Ada").await;
    table(&local, &ada, "public").await;
    let stranger = local.guest("Stranger").await;
    let paths = [
        format!("/v1/players/{}", ada.id),
        format!("/v1/games?player={}", ada.id),
        format!("/v1/games?player={}&limit=1", ada.id),
        format!("/v1/games?player={}&rated=false&status=open", ada.id),
        "/v1/leaderboards/medici".to_owned(),
    ];
    let seen = async || {
        let mut seen = Vec::new();
        for path in &paths {
            for caller in [&stranger, &ada, &local.anonymous()] {
                seen.push(caller.get(path).await.expect(200));
            }
        }
        seen
    };
    let before = seen().await;
    table(&local, &ada, "private").await;
    table(&local, &ada, "private").await.start().await;
    let mut over = table(&local, &ada, "private").await;
    over.start().await;
    over.finish(&mut Dice::new(1)).await;
    local.clock.advance_s(240);
    local.app.ratings.update().await.unwrap();
    assert_eq!(seen().await, before);
    let own = ada.get("/v1/games?seat=me").await.expect(200);
    assert_eq!(own["items"].as_array().unwrap().len(), 4);
}

#[tokio::test]
async fn the_public_games_of_a_player_are_listed_page_by_page() {
    let local = Local::start();
    let (ada, anonymous) = (user(&local, "Ada").await, local.anonymous());
    let mut tables = Vec::new();
    for _ in 0..3 {
        tables.insert(0, table(&local, &ada, "public").await.game);
        local.clock.advance_s(1);
        Table::seated(&local.address, 3).await;
    }
    let (mut found, mut path) = (Vec::new(), format!("/v1/games?player={}&limit=2", ada.id));
    loop {
        let page = anonymous.get(&path).await.expect(200);
        let items = page["items"].as_array().unwrap();
        found.extend(items.iter().map(|game| game["id"].as_str().unwrap().to_owned()));
        let Some(cursor) = page["next"].as_str() else { break };
        path = format!("/v1/games?player={}&limit=2&cursor={cursor}", ada.id);
        anonymous
            .get(&format!("/v1/games?limit=2&cursor={cursor}"))
            .await
            .refused("cursor-invalid");
    }
    assert_eq!(found, tables);
    assert_eq!(anonymous.get("/v1/games?player=p_nobody").await.expect(200)["items"], json!([]));
    for query in [format!("player={}&seat=me", ada.id), format!("player={}", "p".repeat(65))] {
        let request = ada.request(Method::GET, &format!("/v1/games?{query}"));
        request.bad().send().await.refused("parameter-invalid");
    }
}

/// All of them change one document, on a disk.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn many_changes_of_a_profile_at_the_same_moment_are_all_made() {
    let server = Server::start();
    let ada = server.guest("Ada").await;
    let change = |number: u32| {
        let (ada, wish) = (&ada, json!({ "hides_history": number.is_multiple_of(2) }));
        async move { ada.put("/v1/me/profile", &wish).await }
    };
    for answer in futures_util::future::join_all((0..48).map(change)).await {
        answer.expect(200);
    }
    assert!(!server.log().contains("ERROR"), "an operator is woken: {}", server.log());
}

#[tokio::test]
async fn a_player_says_something_and_takes_it_back() {
    let local = Local::start();
    let ada = user(&local, "Ada").await;
    let nothing = json!({ "about": null, "hides_history": false, "shows_presence": false });
    assert_eq!(ada.get("/v1/me/profile").await.expect(200), nothing);
    let wish = json!({ "about": "  I like long games.\nAnd short ones: Größe! \n" });
    let told = ada.put("/v1/me/profile", &wish).await.expect(200);
    assert_eq!(told["about"], "I like long games.\nAnd short ones: Größe!");
    let shown = profile(&local.anonymous(), &ada.id).await;
    assert_eq!(shown["about"], told["about"]);
    let local = local.restarted();
    assert_eq!(ada.get("/v1/me/profile").await.expect(200), told);
    assert_eq!(ada.put("/v1/me/profile", &json!({})).await.expect(200), nothing);
    assert_eq!(profile(&local.anonymous(), &ada.id).await["about"], Value::Null);
    let credentials = json!({ "name": "Ada", "password": "cinnamon" });
    local.anonymous().post("/v1/sessions", &credentials).await.expect(201);
}

#[tokio::test]
async fn what_is_no_profile_is_refused_and_changes_nothing() {
    let local = Local::start();
    let (ada, guest) = (user(&local, "Ada").await, local.guest("Guest").await);
    let most = usize::try_from(limit(&ada, "about_length_max").await).unwrap();
    for (body, pointer) in [
        (json!({ "about": "" }), "/about"),
        (json!({ "about": "x".repeat(most + 1) }), "/about"),
        (json!({ "about": "hidden\u{200b}letter" }), "/about"),
        (json!({ "about": "bell\u{7}" }), "/about"),
        (json!({ "about": 7 }), "/about"),
        (json!({ "hides_history": "yes" }), "/hides_history"),
        (json!({ "shows_presence": null }), "/shows_presence"),
        (json!({ "email": "ada@example.org" }), "/email"),
    ] {
        let request = ada.request(Method::PUT, "/v1/me/profile").json(&body).bad();
        let problem = request.send().await.refused("malformed-body");
        assert_eq!(problem["errors"][0]["pointer"], pointer, "{body}");
    }
    ada.put("/v1/me/profile", &json!({ "about": "\u{200d}\u{fe0f}" }))
        .await
        .refused("malformed-body");
    let spelt = "❤\u{fe0f} 👨\u{200d}👩\u{200d}👧\nمی\u{200c}خواهم";
    let sent = json!({ "about": spelt.replace('\n', "\r\n") });
    assert_eq!(ada.put("/v1/me/profile", &sent).await.expect(200)["about"], spelt);
    let fits = json!({ "about": "ö".repeat(most) });
    ada.put("/v1/me/profile", &fits).await.expect(200);
    guest.put("/v1/me/profile", &json!({ "about": "Hello" })).await.refused("user-needed");
    let nothing = json!({ "about": null, "hides_history": false, "shows_presence": false });
    assert_eq!(guest.get("/v1/me/profile").await.expect(200), nothing);
    local.anonymous().get("/v1/me/profile").await.refused("token-missing");
}

#[tokio::test]
async fn a_hidden_history_is_shown_to_the_player_alone() {
    let local = Local::start();
    let (ada, ben) = (user(&local, "Ada").await, user(&local, "Ben").await);
    let mut over = table(&local, &ada, "public").await;
    over.start().await;
    over.finish(&mut Dice::new(1)).await;
    local.clock.advance_s(120);
    ada.put("/v1/me/profile", &json!({ "hides_history": true })).await.expect(200);
    let paths =
        ["games", "records", "tournaments"].map(|list| format!("/v1/{list}?player={}", ada.id));
    for caller in [&ben, &local.anonymous()] {
        assert_eq!(profile(caller, &ada.id).await["history"], Value::Null);
        for path in &paths {
            caller.get(path).await.refused("history-hidden");
        }
        let public = caller.get("/v1/games").await.expect(200);
        assert_eq!(public["items"].as_array().unwrap().len(), 1, "the tables stay public");
    }
    let own = profile(&ada, &ada.id).await;
    assert_eq!(own["history"]["results"].as_array().unwrap().len(), 1);
    for path in &paths {
        assert_eq!(ada.get(path).await.status, 200);
    }
    ada.put("/v1/me/profile", &json!({ "hides_history": false })).await.expect(200);
    assert_eq!(ben.get(&paths[0]).await.status, 200);
}
