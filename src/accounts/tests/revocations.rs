//! What is made while everything is switched off does not outlive it.

use super::{
    codes::{BACK, VERIFIER, code, description},
    *,
};
use kontor_auth::scopes::Scope;
use kontor_problems::Refused;
use kontor_service::documents::Group;

/// How many turns one of two waits for the other at most: longer than either of them takes.
const TURNS_MAX: usize = 40;

/// Ends everything, as an operator does.
async fn end_all(scene: &scene::Scene, player: &str) {
    loop {
        let group = scene.accounts.with_all_ended(Group::new(), player, 1).await.unwrap();
        if scene.accounts.documents.write_group(group).await.unwrap().is_none() {
            break;
        }
    }
    scene.accounts.drop_all_ended(player).await;
}

/// A user with a token of a thief, and how the two are interleaved.
async fn each_order(what: impl AsyncFn(&scene::Scene, &Caller)) {
    for (first, second) in (0..TURNS_MAX).map(|turns| (turns, 0)).chain((1..8).map(|n| (0, n))) {
        let scene = scene();
        let grace = scene.grace().await;
        let scopes = vec![Scope::Account, Scope::Read, Scope::Play];
        let stolen = NewToken { scopes, ..wish() };
        let (_, text) = scene.accounts.create_token(&grace, stolen).await.unwrap();
        let thief = scene.accounts.identify(&text).await.unwrap();
        let end = end_all(&scene, &grace.player.id);
        let ((), ()) = tokio::join!(later(first, end), later(second, what(&scene, &thief)));
        assert!(matches!(
            scene.accounts.identify(&text).await,
            Err(AccountsError::Refused(Refused::TokenInvalid))
        ));
        let left = scene.accounts.tokens_of(&grace.player.id).await.unwrap();
        assert_eq!(left, [], "{first} and {second} turns");
        for app in scene.accounts.apps(&grace).await.unwrap() {
            assert!(app.disabled, "{first} and {second} turns");
        }
    }
}

#[tokio::test]
async fn no_token_is_made_by_one_that_ends() {
    each_order(async |scene, thief| {
        let _ = scene.accounts.create_token(thief, wish()).await;
    })
    .await;
}

#[tokio::test]
async fn no_app_is_registered_by_a_token_that_ends() {
    each_order(async |scene, thief| {
        let _ = scene.accounts.create_app(thief, description()).await;
    })
    .await;
}

#[tokio::test]
async fn no_code_of_a_token_that_ends_becomes_a_token() {
    each_order(async |scene, thief| {
        let ben = scene.user("Ben").await.ok().unwrap();
        let ben = scene.accounts.identify(&ben.access_token).await.unwrap();
        let app = scene.accounts.create_app(&ben, description()).await.unwrap().id;
        if let Ok(code) = code(scene, thief, &app).await {
            let _ = scene.accounts.exchange_code(&code, &app, BACK, VERIFIER).await;
        }
    })
    .await;
}
