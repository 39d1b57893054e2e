//! Codes for apps that are shown several times at once.

use data_encoding::BASE64URL_NOPAD;
use futures_util::future::join_all;
use sha2::{Digest, Sha256};

use super::*;
use crate::accounts::{apps::AppDescription, authorizations::AuthorizationRequest};
use kontor_auth::scopes::Scope;

pub(super) const BACK: &str = "https://fortnight.example/done";
pub(super) const VERIFIER: &str = "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk";

/// Does something after others have had so many turns.
pub(super) async fn later<T>(turns: usize, what: impl Future<Output = T>) -> T {
    for _ in 0..turns {
        tokio::task::yield_now().await;
    }
    what.await
}

pub(super) fn description() -> AppDescription {
    let (name, redirects) = ("Fortnight".to_owned(), vec![BACK.to_owned()]);
    AppDescription { name, website: None, redirects }
}

pub(super) async fn caller(scene: &scene::Scene) -> Arc<Caller> {
    let grace = scene.user("Grace").await.ok().unwrap();
    scene.accounts.identify(&grace.access_token).await.unwrap()
}

/// A code with which an app can act for this user.
pub(super) async fn code(
    scene: &scene::Scene,
    user: &Caller,
    app: &str,
) -> Result<String, AppError> {
    let challenge = BASE64URL_NOPAD.encode(&Sha256::digest(VERIFIER));
    let (app, redirect, scopes) = (app.to_owned(), BACK.to_owned(), vec![Scope::Read]);
    let request = AuthorizationRequest { app, redirect, scopes, challenge };
    scene.accounts.authorize(user, request, None).await
}

/// Whatever the order of the steps, no token outlives that its code was shown again.
#[tokio::test]
async fn a_code_that_is_shown_several_times_at_once_leaves_no_token() {
    for at_once in 2..=4 {
        for turns in 0..24 {
            let scene = scene();
            let grace = caller(&scene).await;
            let app = scene.accounts.create_app(&grace, description()).await.unwrap().id;
            let code = code(&scene, &grace, &app).await.unwrap();
            let shown = (0..at_once).map(|number| {
                later(number * turns, scene.accounts.exchange_code(&code, &app, BACK, VERIFIER))
            });
            let exchanged = join_all(shown).await;
            assert!(exchanged.iter().filter(|token| token.is_ok()).count() <= 1);
            let left = scene.accounts.tokens(&grace).await.unwrap();
            assert_eq!(left, [], "{at_once} at once, {turns} turns apart");
            assert_eq!(scene.store.keys("token/"), [""; 0], "{at_once}, {turns}");
        }
    }
}
