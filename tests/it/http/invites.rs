//! The invite of a private table is replaced on request, and when the owner removes a player.

use serde_json::{Value, json};

use crate::support::{client::Caller, dice::Dice, local::Local, table::Table};

async fn private(local: &Local) -> Table {
    let body = json!({ "ruleset": "medici", "seats": 3, "visibility": "private" });
    Table::made(&local.address, 3, &body).await
}

fn invite_of(game: &Value) -> String {
    game["invite"].as_str().unwrap().to_owned()
}

async fn knows(caller: &Caller, table: &Table, invite: &str) -> bool {
    let answer = caller.get(&table.path(&format!("?invite={invite}"))).await;
    match answer.status {
        200 => true,
        _ => {
            answer.refused("game-unknown");
            false
        }
    }
}

#[tokio::test]
async fn a_replaced_invite_opens_nothing_and_the_new_one_survives_a_restart() {
    let local = Local::start();
    let (mut table, guest) = (private(&local).await, local.guest("Guest").await);
    let first = invite_of(&table.game().await);
    assert!(knows(&guest, &table, &first).await);
    let replaced = table.seats[0].call(&table.path("/invites")).await.expect(201);
    let second = invite_of(&replaced);
    assert_ne!(second, first);
    assert!(!knows(&guest, &table, &first).await);
    assert!(knows(&guest, &table, &second).await);
    // Those who sit there stay, see the new invite, and the game goes on.
    assert_eq!(invite_of(&table.seats[1].get(&table.path("")).await.expect(200)), second);
    table.start().await;
    let third = invite_of(&table.seats[0].call(&table.path("/invites")).await.expect(201));
    table.steps(&mut Dice::new(1), 3).await;
    let local = local.restarted();
    assert_eq!(invite_of(&table.game().await), third);
    assert!(!knows(&guest, &table, &second).await && knows(&guest, &table, &third).await);
    let events = table.events_for(&table.seats[1]).await;
    let replaced = events.iter().filter(|event| event["type"] == "table.invite_replaced");
    assert_eq!(
        replaced.map(|event| event["data"].clone()).collect::<Vec<_>>(),
        [json!({}), json!({})]
    );
    // The record of such a game is in order, and nothing follows the end.
    table.finish(&mut Dice::new(1)).await;
    table.seats[0].call(&table.path("/invites")).await.refused("game-over");
    let record = table.seats[0].get(&table.path("/record")).await.expect(200);
    let verified = local.guest("Judge").await.post("/v1/records/verifications", &record).await;
    assert_eq!(verified.expect(200)["valid"], true);
}

#[tokio::test]
async fn who_is_removed_from_a_private_table_loses_it() {
    let local = Local::start();
    let table = private(&local).await;
    let (owner, removed) = (&table.seats[0], &table.seats[2]);
    let before = invite_of(&table.game().await);
    // A player who leaves by choice may come back by the invite.
    removed.delete(&table.path("/seats/2")).await.expect(200);
    assert!(knows(removed, &table, &before).await);
    let sit = json!({ "occupant": "me", "invite": before });
    removed.put(&table.path("/seats/2"), &sit).await.expect(200);
    let after = invite_of(&owner.delete(&table.path("/seats/2")).await.expect(200));
    assert_ne!(after, before);
    assert!(!knows(removed, &table, &before).await);
    removed.put(&table.path("/seats/2"), &sit).await.refused("game-unknown");
    let _local = local.restarted();
    assert_eq!(invite_of(&table.game().await), after);
    assert!(!knows(removed, &table, &before).await);
}

#[tokio::test]
async fn whoever_follows_by_a_replaced_invite_is_shut_out() {
    let local = Local::start();
    let (table, guest) = (private(&local).await, local.guest("Guest").await);
    let before = invite_of(&table.game().await);
    let seq = table.seq().await;
    let path = table.path(&format!("/events?after={seq}&wait=20&invite={before}"));
    let (waited, ()) = tokio::join!(guest.get(&path), async {
        table.seats[0].call(&table.path("/invites")).await.expect(201);
    });
    waited.refused("game-unknown");
}

#[tokio::test]
async fn only_the_owner_of_a_private_table_replaces_its_invite() {
    let local = Local::start();
    let (table, stranger) = (private(&local).await, local.guest("Stranger").await);
    let path = table.path("/invites");
    table.seats[1].call(&path).await.refused("not-your-table");
    stranger.call(&path).await.refused("game-unknown");
    local.anonymous().call(&path).await.refused("token-missing");
    let public = Table::seated(&local.address, 3).await;
    public.seats[0].call(&public.path("/invites")).await.refused("table-public");
    let most =
        local.anonymous().get("/v1/meta").await.expect(200)["limits"]["invites_replaced_max"]
            .as_u64()
            .unwrap();
    for _ in 0..most {
        table.seats[0].call(&path).await.expect(201);
    }
    table.seats[0].call(&path).await.refused("invites-spent");
}

#[tokio::test]
async fn a_repeated_request_replaces_the_invite_once() {
    let local = Local::start();
    let table = private(&local).await;
    let replace = async || {
        let request = table.seats[0].request(reqwest::Method::POST, &table.path("/invites"));
        request.header("idempotency-key", "another").send().await
    };
    let first = invite_of(&replace().await.expect(201));
    let again = replace().await;
    assert!(again.is_replayed());
    assert_eq!(invite_of(&again.expect(200)), first);
}
