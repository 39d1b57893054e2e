//! Personal tokens when writes fail or several requests come at once.

use super::*;
use crate::personal::{LAST_USE_STEP_MS, TOKENS_MAX};

#[tokio::test]
async fn of_tokens_made_at_once_no_more_remain_than_are_allowed() {
    let scene = scene();
    let grace = scene.grace().await;
    for _ in 1..TOKENS_MAX {
        scene.accounts.create_token(&grace, wish()).await.unwrap();
    }
    let make = || scene.accounts.create_token(&grace, wish());
    let made = tokio::join!(make(), make(), make());
    let made = [made.0, made.1, made.2];
    assert_eq!(made.iter().filter(|made| made.is_ok()).count(), 1);
    assert_eq!(scene.store.keys("token/").len(), TOKENS_MAX);
    let listed = scene.accounts.tokens(&grace).await.unwrap();
    assert_eq!(listed.len(), TOKENS_MAX);
}

#[tokio::test]
async fn expired_tokens_make_room_and_leave_nothing_behind() {
    let scene = scene();
    let grace = scene.grace().await;
    for _ in 0..TOKENS_MAX {
        scene.accounts.create_token(&grace, wish()).await.unwrap();
    }
    scene.clock.advance(24 * 60 * 60 * 1000);
    scene.accounts.create_token(&grace, wish()).await.unwrap();
    assert_eq!(scene.store.keys("token/").len(), 1);
}

#[tokio::test]
async fn the_last_use_is_written_once_an_hour() {
    let scene = scene();
    let grace = scene.grace().await;
    let (_, text) = scene.accounts.create_token(&grace, wish()).await.unwrap();
    let used = async || {
        scene.accounts.identify(&text).await.unwrap();
        scene.accounts.tokens(&grace).await.unwrap()[0].last_used_at_ms
    };
    assert_eq!(used().await, Some(START_MS));
    scene.clock.advance(LAST_USE_STEP_MS - 1);
    assert_eq!(used().await, Some(START_MS));
    scene.clock.advance(1);
    assert_eq!(used().await, Some(START_MS + LAST_USE_STEP_MS));
    // A store that fails does not refuse the token.
    scene.clock.advance(LAST_USE_STEP_MS);
    scene.store.fail_next(&[Fault::Lost; 16]);
    assert!(scene.accounts.identify(&text).await.is_ok());
    scene.store.mend();
}

#[tokio::test]
async fn the_store_holds_no_secret_of_a_token() {
    let scene = scene();
    let grace = scene.grace().await;
    let (_, text) = scene.accounts.create_token(&grace, wish()).await.unwrap();
    let secret = text.rsplit('_').next().unwrap();
    assert!(scene.store.store.texts().values().all(|text| !text.contains(secret)));
}

/// Each session that is forgotten costs its next request two reads.
#[tokio::test]
async fn what_one_player_changes_leaves_the_sessions_of_others_in_the_cache() {
    let scene = scene();
    let (grace, accounts) = (scene.grace().await, &scene.accounts);
    let ben = scene.user("Ben").await.ok().unwrap();
    let ben = scene.session_of(&ben).await;
    let engine = || Engine { name: "Abacus".to_owned(), version: "1".to_owned() };
    let bot = accounts.create_bot(&grace, "Gadget", engine()).await.unwrap();
    let of_bot = NewToken { bot: Some(bot.id.clone()), ..wish() };
    let (_, text) = accounts.create_token(&grace, of_bot).await.unwrap();
    let token = accounts.identify(&text).await.unwrap().session.clone();
    let is_cached = |session: &SessionId| accounts.live.caller(session).is_some();
    assert!(is_cached(&ben) && is_cached(&token) && is_cached(&grace.session));

    accounts.change_engine(&grace, &bot.id, engine()).await.unwrap();
    assert!(!is_cached(&token), "it shows what plays");
    assert!(is_cached(&ben) && is_cached(&grace.session));
    let shown = OwnProfile { shows_presence: true, ..OwnProfile::default() };
    accounts.set_profile(&grace.player, shown).await.unwrap();
    assert!(is_cached(&ben) && !is_cached(&grace.session));

    accounts.identify(&text).await.unwrap();
    let [old, new] = ["cinnamon", "cardamom"].map(|text| text.to_owned().into());
    accounts.change_password(&grace, old, new, true).await.unwrap();
    assert!(is_cached(&ben) && !is_cached(&token), "it has ended with its user's others");
    accounts.on_left(&grace);
    assert!(is_cached(&ben));
}
