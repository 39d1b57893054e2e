//! What belongs together is written as one group: all of it is there or nothing.

use super::codes::{BACK, VERIFIER};
use super::*;
use crate::accounts::{apps::AppDescription, personal::NewToken};
use crate::catalogue::Refused;
use crate::documents::{Tombstone, tombstone_key};
use kontor_auth::scopes::Scope;
use kontor_store::WRITE_ATTEMPTS_MAX;

fn engine() -> Engine {
    Engine { name: "Abacus".to_owned(), version: "1".to_owned() }
}

fn wish() -> NewToken {
    NewToken { name: "program".to_owned(), scopes: vec![Scope::Read], days: 1, bot: None }
}

async fn caller(scene: &scene::Scene, signed_in: &SignedIn) -> Arc<Caller> {
    scene.accounts.identify(&signed_in.access_token).await.unwrap()
}

#[tokio::test]
async fn each_request_is_one_batch() {
    let scene = scene();
    let mut batches = 0;
    let mut is_one_more = || {
        batches += 1;
        assert_eq!(scene.batches(), batches);
    };
    let guest = scene.guest().await;
    is_one_more();
    let grace = scene.user("Grace").await.ok().unwrap();
    is_one_more();
    scene.refresh(&grace).await.ok().unwrap();
    is_one_more();
    let other = scene.accounts.sign_in("Grace", "cinnamon".to_owned()).await.ok().unwrap();
    is_one_more();
    let (guest, grace) = (caller(&scene, &guest).await, caller(&scene, &grace).await);
    let other = caller(&scene, &other).await.session.clone();
    scene.accounts.end_session_of(&grace, &other.0).await.unwrap();
    is_one_more();
    scene.accounts.create_bot(&grace, "Gadget", engine()).await.unwrap();
    is_one_more();
    let (token, _) = scene.accounts.create_token(&grace, wish()).await.unwrap();
    is_one_more();
    scene.accounts.revoke_token(&grace, &token.id).await.unwrap();
    is_one_more();
    assert_eq!(scene.store.keys("token/"), [] as [&str; 0]);
    let app = scene.accounts.create_app(&grace, super::codes::description()).await.unwrap();
    is_one_more();
    let other = AppDescription { name: "Weekly".to_owned(), ..app.description };
    scene.accounts.change_app(&grace, &app.id, other).await.unwrap();
    is_one_more();
    scene.accounts.remove_app(&grace, &app.id).await.unwrap();
    is_one_more();
    assert_eq!(scene.store.keys("app"), ["apps/"].map(|list| format!("{list}{}", grace.player.id)));
    let (about, shows_presence) = (Some("I like long games.".to_owned()), true);
    let profile = OwnProfile { about, hides_history: false, shows_presence };
    scene.accounts.set_profile(&grace.player, profile).await.unwrap();
    is_one_more();
    scene.accounts.note(&grace.player.id);
    scene.accounts.write_presence().await;
    is_one_more();
    scene.accounts.set_profile(&grace.player, OwnProfile::default()).await.unwrap();
    is_one_more();
    assert_eq!(scene.store.keys("presence/"), [] as [&str; 0]);
    let (name, password) = ("Countess".to_owned(), "cinnamon".to_owned().into());
    scene.accounts.upgrade(&guest, Upgrade { name, password, key: None }).await.ok().unwrap();
    is_one_more();
}

#[tokio::test]
async fn what_cannot_be_written_leaves_nothing() {
    let scene = scene();
    let grace = scene.user("Grace").await.ok().unwrap();
    let grace = caller(&scene, &grace).await;
    let before = scene.store.keys("");
    let lost = [Fault::Lost; WRITE_ATTEMPTS_MAX as usize];
    scene.store.fail_next(&lost);
    assert!(matches!(scene.user("Ada").await, Err(AppError::Store(_))));
    scene.store.fail_next(&lost);
    let bot = scene.accounts.create_bot(&grace, "Gadget", engine()).await;
    assert!(matches!(bot, Err(AppError::Store(_))));
    scene.store.fail_next(&lost);
    let token = scene.accounts.create_token(&grace, wish()).await;
    assert!(matches!(token, Err(AppError::Store(_))));
    assert_eq!(scene.store.keys(""), before);
    // The names are free.
    assert!(scene.user("Gadget").await.is_ok());
    assert!(scene.accounts.create_bot(&grace, "Ada", engine()).await.is_ok());
}

/// A code is not spent by an exchange that gives no token.
#[tokio::test]
async fn a_code_is_exchanged_by_one_batch_or_can_be_exchanged_still() {
    let scene = scene();
    let grace = super::codes::caller(&scene).await;
    let app = scene.accounts.create_app(&grace, super::codes::description()).await.unwrap().id;
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

/// A reply that is lost is no second attempt.
#[tokio::test]
async fn what_is_offered_again_is_written_once() {
    let scene = scene();
    let grace = scene.user("Grace").await.ok().unwrap();
    let grace = caller(&scene, &grace).await;
    let before = scene.batches();
    scene.store.fail_next(&[Fault::Applied, Fault::Lost]);
    let bot = scene.accounts.create_bot(&grace, "Gadget", engine()).await.unwrap();
    assert_eq!(scene.batches(), before + 1);
    assert_eq!(scene.accounts.bots(&grace).await.unwrap(), [bot]);
}

#[tokio::test]
async fn a_user_who_is_gone_gets_no_bot_account() {
    let scene = scene();
    let grace = scene.user("Grace").await.ok().unwrap();
    let grace = caller(&scene, &grace).await;
    let tombstone = tombstone_key(&grace.player.id);
    scene.accounts.documents.write(&tombstone, None, &Tombstone::default()).await.unwrap();
    let made = scene.accounts.create_bot(&grace, "Gadget", engine()).await;
    assert!(matches!(made, Err(AppError::Refused(Refused::TokenInvalid))));
    assert_eq!(scene.store.keys("bots/"), [""; 0]);
    assert!(scene.user("Gadget").await.is_ok());
}

/// With one of these delays the account goes between the look at it and the write.
#[tokio::test]
async fn a_user_who_goes_meanwhile_leaves_no_bot_account_that_no_list_has() {
    for delay in 0..16 {
        let scene = scene();
        let grace = scene.user("Grace").await.ok().unwrap();
        let grace = caller(&scene, &grace).await;
        let remove = async {
            for _ in 0..delay {
                tokio::task::yield_now().await;
            }
            scene.accounts.documents.remove(&Account::key(&grace.player.id)).await.unwrap();
        };
        let make = scene.accounts.create_bot(&grace, "Gadget", engine());
        let (made, ()) = tokio::join!(make, remove);
        let listed = scene.accounts.owned(&bots::list_key(&grace.player.id)).await.unwrap();
        assert_eq!(scene.store.keys("player/").len(), listed.len(), "{delay}");
        assert_eq!(made.is_ok(), !listed.is_empty(), "{delay}");
    }
}

/// A request of a caller who was identified before the account went.
#[tokio::test]
async fn nothing_is_created_for_a_caller_who_is_gone() {
    let scene = scene();
    let signed_in = scene.user("Grace").await.ok().unwrap();
    let ben = scene.user("Ben").await.ok().unwrap().player;
    let grace = caller(&scene, &signed_in).await;
    let documents = &scene.accounts.documents;
    let tombstone = crate::documents::tombstone_key(&grace.player.id);
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
        assert!(matches!(refusal, Err(AppError::Refused(Refused::TokenInvalid))), "{refusal:?}");
    }
    let sign_in = accounts.sign_in("Grace", "cinnamon".to_owned()).await.map(drop);
    assert!(matches!(sign_in, Err(AppError::Refused(Refused::CredentialsInvalid))), "{sign_in:?}");
    assert_eq!(scene.store.keys(""), before);
}
