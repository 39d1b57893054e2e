//! Private tables: unknown to strangers, but visible with the invite.

use reqwest::Method;
use serde_json::{Value, json};

use crate::support::{client::Caller, contract::CONTRACT, dice::Dice, local::Local, table::Table};

async fn private(local: &Local) -> Table {
    Table::made(
        &local.address,
        3,
        &json!({ "ruleset": "medici", "seats": 3, "visibility": "private" }),
    )
    .await
}

/// Calls every operation of the contract that has a game in its path.
async fn call_every_operation(caller: &Caller, table: &Table) {
    let mut operations = 0;
    for (method, template) in
        CONTRACT.operations().filter(|(_, template)| template.contains("{game}"))
    {
        let path = template
            .replace("{game}", &table.game)
            .replace("{seat}", "1")
            .replace("{message}", "1")
            .replace("{player}", &caller.id)
            .replace("{decision}", "d_1_0");
        let request = caller.request(method.to_uppercase().parse::<Method>().unwrap(), &path);
        let request = match (method, template.rsplit('/').next()) {
            ("put", Some("orders")) => request.json(&json!({ "ruleset": "medici", "orders": {} })),
            ("put", _) if template.contains("/invitations/") => request.json(&json!({})),
            ("post", Some("accept")) => request.json(&json!({})),
            ("put", Some("pause" | "abort")) => request.json(&json!({ "wanted": true })),
            ("post", Some("gifts")) => request.json(&json!({ "seat": 0, "seconds": 60 })),
            ("put", _) => request.json(&json!({ "occupant": "me", "invite": "i_wrong" })),
            ("post", Some("messages")) => request.json(&json!({ "text": "Let me in" })),
            ("post", Some("reports")) => request.json(&json!({ "category": "spam" })),
            ("post", Some("evaluations")) => request.json(&json!({ "seat": 0 })),
            ("post", Some("forks")) => request.json(&json!({ "at": 9, "seats": [] })),
            ("post", Some("previews")) => {
                request.json(&json!({ "decision": "d_1_0", "action": { "type": "medici.pass" } }))
            }
            ("post", Some("actions")) => {
                let body = json!({ "decision": "d_1_0", "action": { "type": "medici.pass" } });
                request.header("idempotency-key", "k").json(&body)
            }
            _ => request,
        };
        request.send().await.refused("game-unknown");
        operations += 1;
    }
    assert!(operations >= 15, "{operations} operations on games");
}

#[tokio::test]
async fn a_private_table_is_unknown_to_strangers_on_every_path() {
    let local = Local::start();
    let mut table = private(&local).await;
    let stranger = local.guest("Stranger").await;
    call_every_operation(&stranger, &table).await;
    table.start().await;
    call_every_operation(&stranger, &table).await;
    table.finish(&mut Dice::new(1)).await;
    call_every_operation(&stranger, &table).await;
    local.anonymous().get(&table.path("/record")).await.refused("game-unknown");
}

#[tokio::test]
async fn a_private_table_is_listed_for_its_players_only() {
    let local = Local::start();
    let table = private(&local).await;
    let stranger = local.guest("Stranger").await;
    let ids = async |caller: &Caller, query: &str| {
        caller.get(&format!("/v1/games{query}")).await.expect(200)["items"].clone()
    };
    assert_eq!(ids(&stranger, "").await, json!([]));
    assert_eq!(ids(&stranger, "?seat=me").await, json!([]));
    assert_eq!(ids(&table.seats[1], "").await, json!([]));
    assert_eq!(ids(&table.seats[1], "?seat=me").await[0]["id"], table.game);
}

#[tokio::test]
async fn only_players_see_the_invite_and_it_opens_the_table() {
    let local = Local::start();
    let table = private(&local).await;
    let stranger = local.guest("Stranger").await;
    let invite = table.game().await["invite"].as_str().unwrap().to_owned();
    assert_eq!(table.seats[1].get(&table.path("")).await.expect(200)["invite"], invite.as_str());
    let seen = stranger.get(&table.path(&format!("?invite={invite}"))).await.expect(200);
    assert_eq!(seen["invite"], Value::Null, "an invited player sits down before inviting others");
    table.start().await;
    for path in ["/view", "/events", "/decisions"] {
        stranger.get(&table.path(path)).await.refused("game-unknown");
        stranger.get(&table.path(&format!("{path}?invite=i_wrong"))).await.refused("game-unknown");
        stranger.get(&table.path(&format!("{path}?invite={invite}"))).await.expect(200);
    }
}

#[tokio::test]
async fn a_public_table_has_no_invite() {
    let local = Local::start();
    let table = Table::seated(&local.address, 3).await;
    assert_eq!(table.game().await["invite"], Value::Null);
}

#[tokio::test]
async fn an_invited_page_links_to_the_next_with_the_invite() {
    let local = Local::start();
    let table = private(&local).await;
    let invite = table.game().await["invite"].as_str().unwrap().to_owned();
    let page =
        local.anonymous().get(&table.path(&format!("/events?limit=1&invite={invite}"))).await;
    let target =
        page.header("link").strip_prefix('<').unwrap().split('>').next().unwrap().to_owned();
    let next = local.anonymous().get(&target).await.expect(200);
    assert_eq!(next["items"][0]["seq"], 2);
}
