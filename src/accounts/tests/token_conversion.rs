//! Tokens that a killed server of an earlier release has left in no list.

use kontor_store::MemoryStore;
use serde_json::json;

use super::*;
use crate::{owned::Owned, personal};
use kontor_test_store::writes_of_conversion;

/// A token of this player as an earlier release wrote it.
fn stored(player: &str, last_used_at_ms: Option<u64>) -> serde_json::Value {
    json!({
        "name": "program", "player": player, "scopes": ["read"], "created_at_ms": START_MS,
        "expires_at_ms": START_MS + YEAR_MS, "secret_hash": vec![7; 32],
        "last_used_at_ms": last_used_at_ms,
    })
}

/// A user with a bot account: tokens in the list, in none, and used ones; and tokens of others whose
/// list is damaged, or who are gone.
async fn left() -> Arc<MemoryStore> {
    let scene = scene();
    let documents = &scene.accounts.documents;
    let put = async |key: &str, value: &serde_json::Value| {
        documents.write(key, None, value).await.unwrap();
    };
    let user = json!({ "name": "Ada", "created_at_ms": START_MS,
        "login": { "kind": "user", "password_hash": "unread" } });
    let bot = json!({ "name": "Abacus", "created_at_ms": START_MS, "login": { "kind": "bot",
        "owner": "p_ada", "engine": { "name": "Abacus", "version": "1" } } });
    put("player/p_ada", &user).await;
    put("player/p_bot", &bot).await;
    put("player/p_ben", &user).await;
    let listed = Owned { ids: vec!["t_listed".to_owned(), "t_of_bot".to_owned()] };
    documents.write(&personal::list_key("p_ada"), None, &listed).await.unwrap();
    put(&personal::list_key("p_ben"), &json!("damaged")).await;
    for (id, player, used) in [
        ("t_listed", "p_ada", None),
        ("t_of_bot", "p_bot", None),
        ("t_unlisted", "p_ada", None),
        ("t_unlisted_of_bot", "p_bot", None),
        ("t_used", "p_ada", Some(START_MS)),
        ("t_damaged", "p_ben", None),
        ("t_gone", "p_gone", None),
    ] {
        put(&format!("token/{id}"), &stored(player, used)).await;
    }
    scene.store.store.clone()
}

async fn convert(store: Arc<MemoryStore>) -> Result<Option<u64>, AccountsError> {
    let store: Arc<dyn DocumentStore> = store;
    convert_tokens(&store).await
}

#[tokio::test]
async fn an_unused_token_that_no_list_has_goes_and_all_others_stay() {
    let store = left().await;
    assert_eq!(convert(store.clone()).await.unwrap(), Some(2));
    let mut kept: Vec<String> = store.texts().into_keys().collect();
    kept.retain(|key| key.starts_with("token/"));
    assert_eq!(
        kept,
        ["token/t_damaged", "token/t_gone", "token/t_listed", "token/t_of_bot", "token/t_used"]
    );
    assert_eq!(convert(store).await.unwrap(), None, "it is made once");
}

#[tokio::test]
async fn a_conversion_of_tokens_that_is_interrupted_anywhere_is_completed_by_the_next_one() {
    let there = async |store: Arc<MemoryStore>| store.texts();
    let writes = writes_of_conversion(left, convert, there).await;
    assert!(writes > 1, "tokens and the mark");
}
