//! Invitations of named players: who gets them, what they open, and what they do not tell.

mod damaged;
mod limits;
mod told;

use serde_json::{Value, json};

use super::{catalogue::limit, player_lists, ratings::named};
use crate::support::{
    client::{Answer, Caller},
    local::Local,
    table::Table,
};

const DAY_S: u64 = 24 * 60 * 60;

/// A table at which only its owner sits.
pub(super) async fn table_of(owner: &Caller, visibility: &str) -> Table {
    let body = json!({ "ruleset": "medici", "seats": 3, "visibility": visibility });
    let made = owner.post("/v1/games", &body).await.expect(201);
    Table::of(&made, vec![owner.clone()])
}

pub(super) async fn invite(table: &Table, player: &Caller, seat: Option<u8>) -> Answer {
    let path = table.path(&format!("/invitations/{}", player.id));
    table.seats[0].put(&path, &json!({ "seat": seat })).await
}

async fn withdraw(table: &Table, player: &Caller) -> Answer {
    table.seats[0].delete(&table.path(&format!("/invitations/{}", player.id))).await
}

pub(super) async fn accept(player: &Caller, table: &Table) -> Answer {
    player.post(&format!("/v1/me/invitations/{}/accept", table.game), &json!({})).await
}

async fn decline(player: &Caller, table: &Table) -> Answer {
    player.delete(&format!("/v1/me/invitations/{}", table.game)).await
}

async fn sit_down(player: &Caller, table: &Table, seat: u8) -> Answer {
    player.put(&table.path(&format!("/seats/{seat}")), &json!({ "occupant": "me" })).await
}

/// The tables to which this player is invited.
pub(super) async fn invited_to(player: &Caller) -> Vec<String> {
    let list = player.get("/v1/me/invitations").await.expect(200);
    let games = list["items"].as_array().unwrap().iter().map(|item| &item["game"]["id"]);
    games.map(|game| game.as_str().unwrap().to_owned()).collect()
}

/// The players whom the owner of this table has invited.
pub(super) async fn invited_by(table: &Table) -> Vec<Value> {
    let list = table.seats[0].get(&table.path("/invitations")).await.expect(200);
    list["items"].as_array().unwrap().iter().map(|item| item["player"]["id"].clone()).collect()
}

/// The events of the account that tell that it was invited.
pub(super) async fn told(player: &Caller) -> Vec<Value> {
    told_of(player, "invitation.received").await
}

/// The events of the account that have this type.
async fn told_of(player: &Caller, kind: &str) -> Vec<Value> {
    let feed = player.get("/v1/me/events").await.expect(200);
    let items = feed["items"].as_array().unwrap().iter();
    items.filter(|item| item["news"]["type"] == kind).cloned().collect()
}

/// Each of these is one group of changes, and the seat is taken with it.
#[tokio::test]
async fn inviting_accepting_declining_and_withdrawing_are_one_write_each() {
    let local = Local::idle();
    let [ada, ben] = named(&local, ["Ada", "Ben"]).await;
    for answer in ["accept", "sit down", "decline", "withdraw"] {
        let table = table_of(&ada, "public").await;
        local.store.fail_writes_after(Some(1));
        invite(&table, &ben, Some(1)).await.expect(200);
        assert!(!local.store.have_writes_failed(), "an invitation");
        local.store.fail_writes_after(Some(1));
        match answer {
            "accept" => drop(accept(&ben, &table).await.expect(200)),
            "sit down" => drop(sit_down(&ben, &table, 2).await.expect(200)),
            "decline" => assert_eq!(decline(&ben, &table).await.status, 204),
            _ => assert_eq!(withdraw(&table, &ben).await.status, 204),
        }
        assert!(!local.store.have_writes_failed(), "{answer}");
        local.store.fail_writes_after(None);
        assert_eq!(invited_to(&ben).await, [] as [String; 0], "{answer}");
        assert_eq!(invited_by(&table).await, [] as [Value; 0], "{answer}");
        let seated = table.game().await["seats"]
            .as_array()
            .unwrap()
            .iter()
            .any(|seat| seat["player"]["id"] == ben.id.as_str());
        assert_eq!(seated, ["accept", "sit down"].contains(&answer), "{answer}");
    }
}

/// The invitation is withdrawn after the server has found it, and before the seat is taken.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_invitation_that_is_withdrawn_while_it_is_accepted_is_not_accepted() {
    let local = Local::start();
    let [ada, ben] = named(&local, ["Ada", "Ben"]).await;
    let table = table_of(&ada, "public").await;
    invite(&table, &ben, Some(1)).await.expect(200);
    let mut held = local.store.hold_append_after(0);
    let (player, path) = (ben.clone(), format!("/v1/me/invitations/{}/accept", table.game));
    let accepts = tokio::spawn(async move { player.post(&path, &json!({})).await });
    held.arrived().await;
    assert_eq!(withdraw(&table, &ben).await.status, 204);
    drop(held);
    accepts.await.unwrap().refused("game-unknown");
    assert_eq!(table.game().await["seats"][1]["player"], Value::Null);
    assert_eq!(invited_by(&table).await, [] as [Value; 0]);
}

#[tokio::test]
async fn an_invitation_opens_a_private_table_and_its_seat_is_kept() {
    let local = Local::start();
    let [ada, ben, cleo] = named(&local, ["Ada", "Ben", "Cleo"]).await;
    let table = table_of(&ada, "private").await;
    let sent = invite(&table, &ben, Some(2)).await.expect(200);
    assert_eq!((&sent["player"]["name"], &sent["seat"]), (&json!("Ben"), &json!(2)));
    let list = ben.get("/v1/me/invitations").await.expect(200);
    let open = &list["items"][0];
    assert_eq!((&open["by"]["id"], &open["seat"]), (&json!(ada.id), &json!(2)));
    assert_eq!((&open["game"]["id"], &open["game"]["invite"]), (&json!(table.game), &Value::Null));
    assert_eq!(open["expires_at"], sent["expires_at"]);
    let news = told(&ben).await;
    assert_eq!(news.len(), 1);
    assert_eq!((&news[0]["game"], &news[0]["news"]["seat"]), (&json!(table.game), &json!(2)));
    assert_eq!(news[0]["news"]["by"]["name"], "Ada");
    // Cleo has the invite, and takes the other seat.
    let invite = table.game().await["invite"].clone();
    let wish = json!({ "occupant": "me", "invite": invite });
    cleo.put(&table.path("/seats/2"), &wish).await.refused("seat-reserved");
    cleo.put(&table.path("/seats/1"), &wish).await.expect(200);
    for _ in 0..2 {
        let game = accept(&ben, &table).await.expect(200);
        assert_eq!(game["seats"][2]["player"]["id"], ben.id);
    }
    assert_eq!(invited_to(&ben).await, [] as [String; 0]);
    assert_eq!(invited_by(&table).await, [] as [Value; 0]);
    assert_eq!(told(&ben).await, news, "an invitation is told once");
    table.start().await;
}

#[tokio::test]
async fn any_seat_is_the_first_that_is_free_and_kept_for_nobody_else() {
    let local = Local::start();
    let [ada, ben, cleo] = named(&local, ["Ada", "Ben", "Cleo"]).await;
    let table = table_of(&ada, "public").await;
    invite(&table, &cleo, Some(1)).await.expect(200);
    invite(&table, &ben, None).await.expect(200);
    assert_eq!(accept(&ben, &table).await.expect(200)["seats"][2]["player"]["id"], ben.id);
    let dan = local.guest("Dan").await;
    sit_down(&dan, &table, 1).await.refused("seat-reserved");
    withdraw(&table, &cleo).await;
    sit_down(&dan, &table, 1).await.expect(200);
    accept(&cleo, &table).await.refused("game-unknown");
}

#[tokio::test]
async fn only_the_owner_invites_and_only_who_can_sit_there() {
    let local = Local::start();
    let [ada, ben] = named(&local, ["Ada", "Ben"]).await;
    let table = table_of(&ada, "public").await;
    let guest = local.guest("Dan").await;
    let path = table.path(&format!("/invitations/{}", guest.id));
    ben.put(&path, &json!({})).await.refused("not-your-table");
    ben.get(&table.path("/invitations")).await.refused("not-your-table");
    ben.delete(&path).await.refused("not-your-table");
    let of_guest = Table::seated(&local.address, 3).await;
    invite(&of_guest, &ben, None).await.refused("user-needed");
    invite(&table, &ada, None).await.refused("already-seated");
    invite(&table, &ben, Some(0)).await.refused("seat-taken");
    invite(&table, &ben, Some(3)).await.refused("malformed-body");
    let unknown = table.path("/invitations/p_nobody");
    ada.put(&unknown, &json!({})).await.refused("player-unknown");
    assert_eq!(ada.delete(&unknown).await.status, 204);
    let rated = json!({ "ruleset": "basari", "seats": 3, "rated": true, "turn_limit_s": 60 });
    let rated = Table::of(&ada.post("/v1/games", &rated).await.expect(201), vec![ada.clone()]);
    invite(&rated, &guest, None).await.refused("rated-table");
    invite(&rated, &ben, None).await.expect(200);
    accept(&ben, &rated).await.expect(200);
    sit_down(&guest, &table, 1).await.expect(200);
    sit_down(&ben, &table, 2).await.expect(200);
    invite(&table, &ben, None).await.refused("already-seated");
    table.start().await;
    invite(&table, &ben, None).await.refused("game-started");
}

#[tokio::test]
async fn an_invitation_ends_with_its_time_with_the_start_and_with_the_table() {
    let local = Local::start();
    let [ada, ben] = named(&local, ["Ada", "Ben"]).await;
    let started = table_of(&ada, "public").await;
    let deleted = table_of(&ada, "private").await;
    let late = table_of(&ada, "public").await;
    for table in [&started, &deleted, &late] {
        invite(table, &ben, None).await.expect(200);
    }
    assert_eq!(invited_to(&ben).await, [&*started.game, &*deleted.game, &*late.game]);
    for seat in [1, 2] {
        started.seat_bot(seat, "random").await.expect(200);
    }
    started.start().await;
    ada.delete(&deleted.path("")).await;
    assert_eq!(invited_to(&ben).await, [&*late.game]);
    accept(&ben, &started).await.refused("game-started");
    accept(&ben, &deleted).await.refused("game-unknown");
    let days = limit(&ben, "invitation_days").await;
    local.clock.advance_s(days * DAY_S);
    let (anonymous, refresh) = (local.anonymous(), json!({ "refresh_token": ben.refresh_token }));
    let ben = anonymous.signed_in(&anonymous.post("/v1/sessions/refresh", &refresh).await);
    assert_eq!(invited_to(&ben).await, [] as [String; 0]);
    accept(&ben, &late).await.refused("game-unknown");
}

#[tokio::test]
async fn who_declines_is_not_asked_again_by_the_same_table() {
    let local = Local::start();
    let [ada, ben] = named(&local, ["Ada", "Ben"]).await;
    let (table, other) = (table_of(&ada, "private").await, table_of(&ada, "public").await);
    decline(&ben, &table).await.refused("game-unknown");
    invite(&table, &ben, None).await.expect(200);
    assert_eq!(invited_by(&table).await, [json!(ben.id)]);
    for _ in 0..2 {
        assert_eq!(decline(&ben, &table).await.status, 204);
    }
    assert_eq!(invited_to(&ben).await, [] as [String; 0]);
    assert_eq!(invited_by(&table).await, [] as [Value; 0]);
    accept(&ben, &table).await.refused("game-unknown");
    invite(&table, &ben, None).await.refused("not-invitable");
    assert_eq!(withdraw(&table, &ben).await.status, 204);
    invite(&table, &ben, None).await.refused("not-invitable");
    invite(&other, &ben, None).await.expect(200);
}

#[tokio::test]
async fn an_invitation_sent_again_changes_the_seat_and_counts_once() {
    let local = Local::start();
    let [ada, ben] = named(&local, ["Ada", "Ben"]).await;
    let table = table_of(&ada, "public").await;
    for round in 0..limit(&ada, "invitations_per_day_max").await + 1 {
        let seat = u8::try_from(1 + round % 2).unwrap();
        invite(&table, &ben, Some(seat)).await.expect(200);
        let list = ben.get("/v1/me/invitations").await.expect(200);
        assert_eq!(list["items"].as_array().unwrap().len(), 1);
        assert_eq!(list["items"][0]["seat"], seat);
    }
    assert_eq!(told(&ben).await.len(), 1);
}

/// What a server that stops after some of the writes leaves behind is completed by the next request.
#[tokio::test]
async fn an_interrupted_request_is_completed_by_the_next() {
    for writes in 0..4 {
        let local = Local::start();
        let [ada, ben] = named(&local, ["Ada", "Ben"]).await;
        let table = table_of(&ada, "private").await;
        local.store.fail_writes_after(Some(writes));
        let first = invite(&table, &ben, Some(1)).await;
        assert_eq!(first.status == 200, !local.store.have_writes_failed());
        local.store.fail_writes_after(None);
        invite(&table, &ben, Some(1)).await.expect(200);
        assert_eq!(invited_by(&table).await, [json!(ben.id)]);
        assert_eq!(told(&ben).await.len(), 1);
        local.store.fail_writes_after(Some(writes));
        let first = accept(&ben, &table).await;
        assert_eq!(first.status == 200, !local.store.have_writes_failed());
        local.store.fail_writes_after(None);
        assert_eq!(accept(&ben, &table).await.expect(200)["seats"][1]["player"]["id"], ben.id);
        assert_eq!(invited_to(&ben).await, [] as [String; 0]);
        assert_eq!(table.game().await["seats"][2]["player"], Value::Null);
    }
}

/// The invitation is confirmed after the server has looked for it, and before the seat is taken.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_seat_that_somebody_is_about_to_take_is_kept_from_the_invitation_on() {
    let local = Local::start();
    let [ada, ben, cleo] = named(&local, ["Ada", "Ben", "Cleo"]).await;
    let table = table_of(&ada, "public").await;
    let mut held = local.store.hold_append_after(0);
    let (sitter, path) = (cleo.clone(), table.path("/seats/1"));
    let sits = tokio::spawn(async move { sitter.put(&path, &json!({ "occupant": "me" })).await });
    held.arrived().await;
    invite(&table, &ben, Some(1)).await.expect(200);
    drop(held);
    sits.await.unwrap().refused("seat-reserved");
    assert_eq!(accept(&ben, &table).await.expect(200)["seats"][1]["player"]["id"], ben.id);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_servers_tell_the_same_invitations() {
    let servers = Local::two();
    let [ada, ben] = named(&servers[0], ["Ada", "Ben"]).await;
    let there = ben.at(&servers[1].address);
    let path = "/v1/me/events?wait=30";
    let waits = there.clone();
    let waiting = tokio::spawn(async move { waits.get(path).await });
    kontor_testing::waits::until("a request waits", async || servers[1].app.games.hub.topics() > 0)
        .await;
    let table = table_of(&ada, "private").await;
    invite(&table, &ben, Some(1)).await.expect(200);
    let page = waiting.await.unwrap().expect(200);
    assert_eq!(page["items"][0]["news"]["type"], "invitation.received");
    let game = accept(&there, &table).await.expect(200);
    assert_eq!(game["seats"][1]["player"]["id"], ben.id);
    assert_eq!(invited_to(&ben).await, [] as [String; 0]);
    assert_eq!(invited_by(&table).await, [] as [Value; 0]);
}

#[tokio::test]
async fn invitations_go_with_the_account_and_are_in_its_export() {
    let local = Local::start();
    let [ada, ben] = named(&local, ["Ada", "Ben"]).await;
    let table = table_of(&ada, "private").await;
    invite(&table, &ben, Some(1)).await.expect(200);
    let export = ben.get("/v1/me/export").await.text;
    let lines: Vec<Value> =
        export.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let line = lines.iter().find(|line| line["type"] == "invitation").unwrap();
    assert_eq!(line["invitation"]["game"]["id"], table.game);
    let body = json!({ "password": "cinnamon" });
    assert_eq!(ben.post("/v1/me/deletion", &body).await.status, 204);
    local.app.deletions.complete_all().await.unwrap();
    assert_eq!(invited_by(&table).await, [] as [Value; 0]);
    invite(&table, &ben, None).await.refused("player-unknown");
    assert_eq!(local.documents("invitations/").await, []);
    assert_eq!(ada.post("/v1/me/deletion", &body).await.status, 204);
    local.app.deletions.complete_all().await.unwrap();
    assert_eq!(local.documents("invitations_sent/").await, []);
}

#[tokio::test]
async fn who_has_blocked_a_player_cannot_invite_that_player() {
    let local = Local::start();
    let [ada, ben] = named(&local, ["Ada", "Ben"]).await;
    player_lists::put(&ada, "blocks", &ben.id).await.expect(200);
    let table = table_of(&ada, "public").await;
    invite(&table, &ben, None).await.refused("not-invitable");
    assert_eq!(invited_to(&ben).await, [] as [String; 0]);
    assert_eq!(invited_by(&table).await, [] as [Value; 0]);
}
