//! Codes for apps that are shown several times at once.

use data_encoding::BASE64URL_NOPAD;
use futures_util::future::join_all;
use sha2::{Digest, Sha256};

use super::*;
use crate::{
    apps::AppDescription,
    authorizations::{APP_TOKENS_MAX, AuthorizationRequest, GrantError},
    devices::DEVICE_INTERVAL_S,
    personal::TOKENS_MAX,
};
use kontor_auth::scopes::Scope;
use kontor_problems::Refused;

pub(super) const BACK: &str = "https://fortnight.example/done";
pub(super) const VERIFIER: &str = "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk";

pub(super) fn description() -> AppDescription {
    let (name, redirects) = ("Fortnight".to_owned(), vec![BACK.to_owned()]);
    AppDescription { name, website: None, redirects }
}

/// A user who has an app, and the id of that.
pub(super) async fn with_app() -> (scene::Scene, Arc<Caller>, String) {
    let scene = scene();
    let grace = scene.grace().await;
    let app = scene.accounts.create_app(&grace, description()).await.unwrap().id;
    (scene, grace, app)
}

/// A code with which an app can act for this user.
pub(super) async fn code(
    scene: &scene::Scene,
    user: &Caller,
    app: &str,
) -> Result<String, AccountsError> {
    let challenge = BASE64URL_NOPAD.encode(&Sha256::digest(VERIFIER));
    let (app, redirect, scopes) = (app.to_owned(), BACK.to_owned(), vec![Scope::Read]);
    let request = AuthorizationRequest { app, redirect, scopes, challenge };
    scene.accounts.authorize(user, request, None).await
}

/// What a user has whose code is about to be shown.
struct Shown {
    scene: scene::Scene,
    grace: Arc<Caller>,
    app: String,
    code: String,
}

/// Shows a code several times at once, at two servers in turns and in many orders. In each order,
/// no token outlives the second use of its code. Returns which tokens were there before and are
/// there still, by their places, of each order.
async fn shown_at_once(before: impl AsyncFn(&scene::Scene, &Caller, &str)) -> Vec<Vec<usize>> {
    let mut orders = Vec::new();
    for (at_once, turns) in (2..=4).flat_map(|at_once| (0..24).map(move |turns| (at_once, turns))) {
        let (scene, grace, app) = with_app().await;
        before(&scene, &grace, &app).await;
        let code = code(&scene, &grace, &app).await.unwrap();
        let shown = Shown { scene, grace, app, code };
        orders.push(left_of(&shown, at_once, turns).await);
    }
    orders
}

/// Shows the code so often at once, each time so many turns after the time before.
async fn left_of(
    Shown { scene, grace, app, code }: &Shown,
    at_once: usize,
    turns: usize,
) -> Vec<usize> {
    let beside = scene.beside();
    let before = scene.accounts.tokens(grace).await.unwrap();
    let servers = [&scene.accounts, &beside].into_iter().cycle();
    let shown = servers.take(at_once).enumerate().map(|(number, server)| {
        later(number * turns, server.exchange_code(code, app, BACK, VERIFIER))
    });
    let exchanged = join_all(shown).await;
    let given = exchanged.iter().filter(|token| token.is_ok()).count();
    assert!(given <= 1, "{at_once} at once, {turns} turns apart");
    let left = scene.accounts.tokens(grace).await.unwrap();
    assert_eq!(scene.store.keys("token/").len(), left.len(), "{at_once}, {turns}");
    let place = |token: &TokenInfo| before.iter().position(|earlier| earlier == token);
    let places: Option<Vec<usize>> = left.iter().map(place).collect();
    places.unwrap_or_else(|| panic!("{at_once} at once, {turns} turns apart: {left:?}"))
}

#[tokio::test]
async fn a_code_that_is_shown_several_times_at_once_leaves_no_token() {
    for left in shown_at_once(async |_, _, _| ()).await {
        assert_eq!(left, [0; 0]);
    }
}

/// The token that is made is the last one for which there is room.
#[tokio::test]
async fn a_code_that_is_shown_again_when_there_is_no_room_any_more_leaves_no_token() {
    let all_but_one = async |scene: &scene::Scene, grace: &Caller, _: &str| {
        for _ in 1..TOKENS_MAX {
            scene.accounts.create_token(grace, wish()).await.unwrap();
        }
    };
    for left in shown_at_once(all_but_one).await {
        assert_eq!(left.len(), TOKENS_MAX - 1);
    }
}

/// Strangers begin with their devices, which changes the document that this one shares with them.
#[tokio::test]
async fn a_device_for_which_there_is_no_room_is_refused_whatever_strangers_do() {
    let (scene, grace, app) = with_app().await;
    let begun = scene.accounts.begin_device(&app, vec![Scope::Read]).await.unwrap();
    let key = scene.store.keys("devices/").pop().unwrap();
    scene.accounts.answer_device(&grace, &begun.user_code, true, None).await.unwrap();
    for _ in 0..TOKENS_MAX {
        scene.accounts.create_token(&grace, wish()).await.unwrap();
    }
    let strangers = async {
        while scene.store.keys("devices/").len() == 1 {
            scene.store.rewrite(&key, |same| same);
            // The device takes one step: both run in one thread.
            tokio::task::yield_now().await;
        }
    };
    let polled = tokio::select! {
        biased;
        polled = scene.accounts.poll_device(&begun.device_code, &app) => polled,
        () = strangers => unreachable!("the document stays"),
    };
    assert!(
        matches!(&polled, Err(GrantError::Accounts(AccountsError::Refused(Refused::TokensSpent)))),
        "{:?}",
        polled.err()
    );
}

/// The token that is made ends the oldest one, and a request that makes none ends none.
#[tokio::test]
async fn a_code_that_is_shown_several_times_at_once_ends_one_token_of_its_app_at_most() {
    let as_many_as_may_be = async |scene: &scene::Scene, grace: &Caller, app: &str| {
        for _ in 0..APP_TOKENS_MAX {
            let code = code(scene, grace, app).await.unwrap();
            scene.accounts.exchange_code(&code, app, BACK, VERIFIER).await.ok().unwrap();
        }
    };
    for left in shown_at_once(as_many_as_may_be).await {
        assert_eq!(left, (1..APP_TOKENS_MAX).collect::<Vec<_>>());
    }
}

/// The token and the end of the oldest one of its app are one batch, after which that one is
/// refused.
#[tokio::test]
async fn the_fifth_token_of_an_app_ends_the_oldest_by_the_same_batch() {
    let (scene, grace, app) = with_app().await;
    let mut texts = Vec::new();
    for _ in 0..=APP_TOKENS_MAX {
        let code = code(&scene, &grace, &app).await.unwrap();
        let before = scene.batches();
        let given = scene.accounts.exchange_code(&code, &app, BACK, VERIFIER).await;
        assert_eq!(scene.batches(), before + 1);
        let (_, text) = given.ok().unwrap();
        scene.accounts.identify(&text).await.unwrap();
        texts.push(text);
    }
    let oldest = scene.accounts.identify(&texts[0]).await;
    assert!(matches!(oldest, Err(AccountsError::Refused(Refused::TokenInvalid))), "{oldest:?}");
    for text in &texts[1..] {
        scene.accounts.identify(text).await.unwrap();
    }
}

/// Strangers share a document of devices. One who waits for an answer neither writes it nor waits
/// for the others.
#[tokio::test]
async fn a_device_that_waits_for_its_user_delays_no_other_request() {
    let (scene, grace, app) = with_app().await;
    let begun = scene.accounts.begin_device(&app, vec![Scope::Read]).await.unwrap();
    let key = scene.store.keys("devices/").pop().unwrap();
    with_expired_neighbour(&scene, &key);
    let before = scene.batches();
    let _turn = scene.accounts.turns.take(&key).await;
    let polled = tokio::select! {
        biased;
        polled = scene.accounts.poll_device(&begun.device_code, &app) => polled,
        () = later(1_000, async {}) => panic!("the device waits for a turn"),
    };
    assert!(matches!(polled, Err(GrantError::Pending)));
    assert_eq!(scene.batches(), before);

    scene.accounts.answer_device(&grace, &begun.user_code, true, None).await.unwrap();
    scene.clock.advance(DEVICE_INTERVAL_S * 1000);
    scene.accounts.poll_device(&begun.device_code, &app).await.ok().unwrap();
    // What has expired goes with what is written.
    let written = &scene.store.store.texts()[&key];
    let devices: serde_json::Value = serde_json::from_str(written).unwrap();
    assert_eq!(devices["items"].as_array().unwrap().len(), 1);
}

/// Adds to a document of devices an expired request of another device.
fn with_expired_neighbour(scene: &scene::Scene, key: &str) {
    scene.store.rewrite(key, |text| {
        let mut devices: serde_json::Value = serde_json::from_str(&text).unwrap();
        let mut other = devices["items"][0].clone();
        other["expires_at_ms"] = START_MS.into();
        other["secret_hash"][0] = ((other["secret_hash"][0].as_u64().unwrap() + 1) % 256).into();
        devices["items"].as_array_mut().unwrap().push(other);
        devices.to_string()
    });
}
