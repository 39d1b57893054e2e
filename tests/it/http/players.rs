//! Finding a player by name: who is found, and by whom.

use reqwest::Method;
use serde_json::{Value, json};

use super::{player_lists::put, ratings::named, tokens::bot};
use crate::support::{client::Caller, local::Local};

/// The ids of those who are found by this name, as it stands in a query.
async fn found(caller: &Caller, name: &str) -> Vec<Value> {
    let page = caller.get(&format!("/v1/players?name={name}")).await.expect(200);
    page["items"].as_array().unwrap().iter().map(|player| player["id"].clone()).collect()
}

#[tokio::test]
async fn users_and_bot_accounts_are_found_by_the_whole_name() {
    let local = Local::start();
    let [ada, zoe] = named(&local, ["Ada Lovelace", "Zoë"]).await;
    let guest = local.guest("Guest").await;
    let abacus = bot(&ada, "Abacus").await;
    for caller in [&ada, &guest] {
        for name in ["Ada+Lovelace", "ada%20LOVELACE", "%20Ada+Lovelace%20"] {
            assert_eq!(found(caller, name).await, [json!(ada.id)], "{name}");
        }
        assert_eq!(found(caller, "zo%C3%AB").await, [json!(zoe.id)]);
        assert_eq!(found(caller, "Abacus").await, [abacus["id"].clone()]);
        for name in ["Ada", "Lovelace", "Ada%25", "*", "Guest", "Nemo"] {
            assert_eq!(found(caller, name).await, [] as [Value; 0], "{name}");
        }
    }
    let page = guest.get("/v1/players?name=Ada+Lovelace").await.expect(200);
    assert_eq!(page["items"][0], ada.get("/v1/me").await.expect(200));
}

/// A renamed player is found by the new name alone. A player who is suspended, or has deleted the
/// account, is not found; who has blocked the caller is.
#[tokio::test]
async fn who_is_not_there_is_not_found() {
    let local = Local::start();
    let [ada, ben, cleo, dan] = named(&local, ["Ada", "Ben", "Cleo", "Dan"]).await;
    put(&ben, "blocks", &ada.id).await.expect(200);
    assert_eq!(found(&ada, "Ben").await, [json!(ben.id)]);
    for reserve in [false, true] {
        let name = format!("Benjamin{}", u8::from(reserve));
        let act = json!({ "act": "rename", "player": ben.id, "name": name, "reserve": reserve });
        local.operate(act).await.unwrap();
        assert_eq!(found(&ada, "Ben").await, [] as [Value; 0]);
        assert_eq!(found(&ada, &name).await, [json!(ben.id)]);
    }
    assert_eq!(found(&ada, "Benjamin0").await, [] as [Value; 0], "no player has the name");
    let act = json!({ "act": "suspend", "player": cleo.id, "told": "Insults." });
    local.operate(act).await.unwrap();
    assert_eq!(found(&ada, "Cleo").await, [] as [Value; 0]);
    local.operate(json!({ "act": "lift", "player": cleo.id })).await.unwrap();
    assert_eq!(found(&ada, "Cleo").await, [json!(cleo.id)]);
    let left = dan.post("/v1/me/deletion", &json!({ "password": "cinnamon" })).await;
    assert_eq!(left.status, 204);
    assert_eq!(found(&ada, "Dan").await, [] as [Value; 0]);
}

#[tokio::test]
async fn a_search_needs_a_caller_and_one_name() {
    let local = Local::start();
    let ada = local.guest("Ada").await;
    local.anonymous().get("/v1/players?name=Ada").await.refused("token-missing");
    let long = format!("name={}", "n".repeat(41));
    for query in ["", "name=", "name=+", long.as_str(), "name=Ada&kind=user"] {
        let request = ada.request(Method::GET, &format!("/v1/players?{query}"));
        request.bad().send().await.refused("parameter-invalid");
    }
}
