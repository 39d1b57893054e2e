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
