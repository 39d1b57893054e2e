//! What belongs together is written as one group: all of it is there or nothing.

use super::codes::{BACK, VERIFIER, with_app};
use super::*;
use crate::player_lists::ListKind;
use kontor_problems::Refused;
use kontor_service::documents::{Tombstone, tombstone_key};
use kontor_store::WRITE_ATTEMPTS_MAX;

fn engine() -> Engine {
    Engine { name: "Abacus".to_owned(), version: "1".to_owned() }
}

/// A code is not spent by an exchange that gives no token.
#[tokio::test]
async fn a_code_is_exchanged_by_one_batch_or_can_be_exchanged_still() {
    let (scene, grace, app) = with_app().await;
    let code = super::codes::code(&scene, &grace, &app).await.unwrap();
    let exchange = || scene.accounts.exchange_code(&code, &app, BACK, VERIFIER);
    let before = (scene.batches(), scene.store.keys(""));
    scene.store.fail_next(&[Fault::Lost; WRITE_ATTEMPTS_MAX as usize]);
    assert!(exchange().await.is_err());
    assert_eq!((scene.batches(), scene.store.keys("")), before);
    exchange().await.ok().unwrap();
    assert_eq!(scene.batches(), before.0 + 1);
    assert_eq!(scene.accounts.tokens(&grace).await.unwrap().len(), 1);
}

/// With one of these delays the account goes between the look at it and the write.
#[tokio::test]
async fn a_user_who_goes_during_the_request_leaves_no_orphan_bot_account() {
    for delay in 0..16 {
        let scene = scene();
        let grace = scene.grace().await;
        let account = Account::key(&grace.player.id);
        let remove = later(delay, scene.accounts.documents.remove(&account));
        let make = scene.accounts.create_bot(&grace, "Gadget", engine());
        let (made, removed) = tokio::join!(make, remove);
        removed.unwrap();
        let listed = scene.accounts.owned(&bots::list_key(&grace.player.id)).await.unwrap();
        assert_eq!(scene.store.keys("player/").len(), listed.len(), "{delay}");
        assert_eq!(made.is_ok(), !listed.is_empty(), "{delay}");
    }
}

/// A request of a caller who was identified before the account went.
#[tokio::test]
async fn nothing_is_created_for_a_caller_who_is_gone() {
    let scene = scene();
    let (grace, ben) = (scene.grace().await, scene.user("Ben").await.ok().unwrap().player);
    let documents = &scene.accounts.documents;
    let tombstone = tombstone_key(&grace.player.id);
    documents.write(&tombstone, None, &Tombstone::default()).await.unwrap();
    let before = scene.store.keys("");
    let accounts = &scene.accounts;
    let refusals = [
        accounts.create_bot(&grace, "Gadget", engine()).await.map(drop),
        accounts.create_token(&grace, wish()).await.map(drop),
        accounts.create_app(&grace, super::codes::description()).await.map(drop),
        accounts.list_player(&grace.player, ListKind::Mutes, &ben.id).await.map(drop),
    ];
    for refusal in refusals {
        assert!(
            matches!(refusal, Err(AccountsError::Refused(Refused::TokenInvalid))),
            "{refusal:?}"
        );
    }
    let sign_in = accounts.sign_in("Grace", "cinnamon".to_owned().into()).await.map(drop);
    assert!(
        matches!(sign_in, Err(AccountsError::Refused(Refused::CredentialsInvalid))),
        "{sign_in:?}"
    );
    assert_eq!(scene.store.keys(""), before);
}
