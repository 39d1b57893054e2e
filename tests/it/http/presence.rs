//! When a player was last here: shown by those who want it, to those who may know it, and of the
//! others nothing is stored.

use reqwest::Method;
use serde_json::{Value, json};

use super::{
    player_lists::put,
    ratings::named,
    tokens::{bot, made},
};
use crate::support::{
    client::Caller,
    local::{Local, generous},
    table::Table,
};

/// The clock begins 100 seconds after this.
const FIRST_STEP: &str = "2025-06-15T15:05:00.000Z";
const SECOND_STEP: &str = "2025-06-15T15:10:00.000Z";

/// How long a step is, in seconds.
const STEP_S: u64 = 300;

async fn presence(viewer: &Caller, player: &Caller) -> Value {
    viewer.get(&format!("/v1/players/{}", player.id)).await.expect(200)["presence"].clone()
}

async fn shows(player: &Caller, shows: bool) {
    player.put("/v1/me/profile", &json!({ "shows_presence": shows })).await.expect(200);
}

async fn is_here(player: &Caller) {
    player.get("/v1/me").await.expect(200);
}

/// What the server does every half a minute.
async fn write(local: &Local) {
    local.app.accounts.write_presence().await.unwrap();
}

#[tokio::test]
async fn nothing_is_stored_of_who_does_not_show_it() {
    let local = Local::start();
    let [ada, ben] = named(&local, ["Ada", "Ben"]).await;
    is_here(&ada).await;
    write(&local).await;
    assert_eq!(presence(&ben, &ada).await, Value::Null);
    shows(&ada, true).await;
    assert_eq!(presence(&ben, &ada).await, json!({ "online": false, "seen_at": null }));
    is_here(&ada).await;
    write(&local).await;
    assert_eq!(presence(&ben, &ada).await, json!({ "online": true, "seen_at": FIRST_STEP }));
    is_here(&ada).await;
    shows(&ada, false).await;
    write(&local).await;
    assert_eq!(presence(&ben, &ada).await, Value::Null);
    assert_eq!(local.documents("presence/").await, []);
    shows(&ada, true).await;
    assert_eq!(presence(&ben, &ada).await["seen_at"], Value::Null, "it begins again");
}

#[tokio::test]
async fn the_time_is_that_of_a_step_and_written_once_in_it() {
    let local = Local::start();
    let [ada, ben] = named(&local, ["Ada", "Ben"]).await;
    let meta = local.anonymous().get("/v1/meta").await.expect(200);
    assert_eq!(meta["limits"]["presence_step_s"], STEP_S);
    shows(&ada, true).await;
    let key = format!("presence/{}", ada.id);
    for wait_s in [0, 100, STEP_S - 100 - 100 - 1] {
        local.clock.advance_s(wait_s);
        is_here(&ada).await;
        write(&local).await;
        assert_eq!(local.documents("presence/").await, [(key.clone(), 1)]);
    }
    local.clock.advance_s(1);
    is_here(&ada).await;
    write(&local).await;
    assert_eq!(local.documents("presence/").await, [(key, 2)]);
    for online in [true, true, false] {
        write(&local).await;
        assert_eq!(presence(&ben, &ada).await, json!({ "online": online, "seen_at": SECOND_STEP }));
        local.clock.advance_s(STEP_S);
    }
}

/// Moves and messages are as fast as those of a player who does not show it: what was noted is
/// written by a task.
#[tokio::test]
async fn no_request_writes_when_somebody_was_here() {
    let local = Local::start();
    let table = Table::started(&local.address, 3).await;
    for player in &table.seats {
        shows(player, true).await;
    }
    let due = table.first_due().await;
    table.move_of(&due, "k").send().await.expect(201);
    let hello = json!({ "text": "Hello" });
    for player in &table.seats {
        player.post(&table.path("/messages"), &hello).await.expect(201);
    }
    assert_eq!(local.documents("presence/").await, []);
    write(&local).await;
    assert_eq!(local.documents("presence/").await.len(), 3);
}

#[tokio::test]
async fn only_users_and_bots_see_it_whom_the_player_has_not_blocked() {
    let local = Local::start();
    let [ada, ben, cleo] = named(&local, ["Ada", "Ben", "Cleo"]).await;
    let guest = local.guest("Guest").await;
    let mut programs = Vec::new();
    for (owner, name) in [(&ben, "Abacus"), (&cleo, "Counter")] {
        let bot = bot(owner, name).await;
        let body = json!({ "name": "its", "scopes": ["read"], "bot": bot["id"] });
        programs.push(made(owner, &body).await.0);
    }
    shows(&ada, true).await;
    is_here(&ada).await;
    write(&local).await;
    let seen = json!({ "online": true, "seen_at": FIRST_STEP });
    let anonymous = local.anonymous();
    for viewer in [&ada, &ben, &cleo, &programs[0], &programs[1]] {
        assert_eq!(presence(viewer, &ada).await, seen);
    }
    for viewer in [&guest, &anonymous] {
        assert_eq!(presence(viewer, &ada).await, Value::Null);
    }
    put(&ada, "blocks", &ben.id).await.expect(200);
    put(&ada, "mutes", &cleo.id).await.expect(200);
    for (viewer, shown) in [
        (&ben, &Value::Null),
        (&programs[0], &Value::Null),
        (&cleo, &seen),
        (&programs[1], &seen),
        (&ada, &seen),
    ] {
        assert_eq!(presence(viewer, &ada).await, *shown);
    }
    // To the blocked player the whole profile is the one of a player who does not show it.
    let path = format!("/v1/players/{}", ada.id);
    let blocked = ben.get(&path).await.expect(200);
    shows(&ada, false).await;
    assert_eq!(ben.get(&path).await.expect(200), blocked);
}

#[tokio::test]
async fn a_guest_hides_the_history_and_shows_presence() {
    let local = Local::start();
    let [ben] = named(&local, ["Ben"]).await;
    let guest = local.guest("Guest").await;
    let wish = json!({ "hides_history": true, "shows_presence": true });
    let kept = guest.put("/v1/me/profile", &wish).await.expect(200);
    assert_eq!(kept, json!({ "about": null, "hides_history": true, "shows_presence": true }));
    is_here(&guest).await;
    write(&local).await;
    let shown = ben.get(&format!("/v1/players/{}", guest.id)).await.expect(200);
    assert_eq!((&shown["history"], &shown["presence"]["online"]), (&Value::Null, &json!(true)));
    ben.get(&format!("/v1/games?player={}", guest.id)).await.refused("history-hidden");
}

/// A server has noted a player, and the player stops showing it, or goes, at another server before
/// it is written.
#[tokio::test]
async fn nothing_is_written_of_who_has_stopped_showing_it_at_another_server() {
    let [one, two] = Local::two_with(&generous(), Default::default());
    let [ada, ben] = named(&one, ["Ada", "Ben"]).await;
    shows(&ada, true).await;
    is_here(&ada.at(&two.address)).await;
    write(&two).await;
    assert_eq!(presence(&ben, &ada).await, json!({ "online": true, "seen_at": FIRST_STEP }));
    local_leaves(&one, &two, &ada).await;
    shows(&ben, true).await;
    is_here(&ben.at(&two.address)).await;
    let left = ben.post("/v1/me/deletion", &json!({ "password": "cinnamon" })).await;
    assert_eq!(left.status, 204);
    one.app.deletions.complete_all().await.unwrap();
    write(&two).await;
    assert_eq!(one.documents("presence/").await, []);
}

async fn local_leaves(one: &Local, two: &Local, ada: &Caller) {
    one.clock.advance_s(STEP_S);
    is_here(&ada.at(&two.address)).await;
    shows(ada, false).await;
    // Perhaps the other server has not heard of it yet.
    let request = ada.at(&two.address);
    request.request(Method::GET, "/v1/me").send().await.expect(200);
    write(two).await;
    assert_eq!(one.documents("presence/").await, []);
}
