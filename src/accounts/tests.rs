//! Tests of the use cases, each with a scene of its own.

mod codes;
mod conversion;
mod damage;
mod groups;
mod lists;
mod revocations;
mod scene;
mod together;
mod token_conversion;
mod tokens;
mod upgrades;

use std::sync::atomic::Ordering;

use self::scene::{START_MS, TOKEN_LIFETIME_MS, later, scene, wish};
use super::*;
use kontor_auth::{passwords::PASSWORD_LENGTH_MAX, refresh::RefreshToken};
use kontor_problems::Refused;
use kontor_test_store::disturbed::Fault;

/// Longer than anything lasts that lapses.
const YEAR_MS: u64 = 366 * 24 * 60 * 60 * 1000;

#[tokio::test]
async fn an_unknown_player_is_none() {
    let scene = scene();
    assert_eq!(scene.accounts.player("p_nobody").await.unwrap(), None);
    assert_eq!(scene.accounts.player(&"p".repeat(PLAYER_ID_LENGTH_MAX + 1)).await.unwrap(), None);
}

#[tokio::test]
async fn a_password_has_up_to_128_characters_at_a_sign_in_too() {
    let (scene, long) = (scene(), |length: usize| "ß".repeat(length).into());
    assert!(scene.accounts.create_user("Ada", long(PASSWORD_LENGTH_MAX)).await.is_ok());
    let refused = scene.accounts.sign_in("Ada", long(PASSWORD_LENGTH_MAX + 1)).await;
    assert!(
        matches!(refused, Err(AccountsError::BodyInvalid { pointer, .. }) if pointer == "/password")
    );
}

#[tokio::test]
async fn a_user_whose_name_could_not_be_chosen_now_signs_in() {
    let scene = scene();
    let (name, password) = ("Ada\u{F8FF}", "cinnamon");
    let hash = scene.accounts.passwords.hash(password.to_owned(), [7; 16]).await.unwrap();
    let login = Login::User { password_hash: hash, upgraded_by: None };
    let account = Account::new(name.to_owned(), START_MS, login);
    scene.accounts.documents.write("player/p_ada", None, &account).await.unwrap();
    let claim = Claim::settled("p_ada");
    scene.accounts.documents.write(&names::key(&looks::fold(name)), None, &claim).await.unwrap();
    assert!(scene.accounts.sign_in(name, password.to_owned().into()).await.is_ok());
    assert!(scene.user(name).await.is_err(), "a new user cannot have it");
}

#[tokio::test]
async fn a_name_that_is_kept_from_others_is_free_when_its_time_is_over() {
    let scene = scene();
    scene.kept_name("Ada", START_MS + 60_000).await;
    let refused = scene.accounts.sign_in("Ada", "cinnamon".to_owned().into()).await;
    assert!(matches!(refused, Err(AccountsError::Refused(Refused::CredentialsInvalid))));
    scene.clock.advance(59_999);
    for name in ["Ada", "\u{410}da"] {
        assert!(
            matches!(scene.user(name).await, Err(AccountsError::Refused(Refused::NameTaken))),
            "{name}"
        );
    }
    scene.clock.advance(1);
    assert!(scene.user("Ada").await.is_ok());
}

#[tokio::test]
async fn a_write_of_unknown_outcome_is_found_out_by_reading() {
    let scene = scene();
    scene.store.fail_next(&[Fault::Applied, Fault::Lost]);
    let made = scene.user("Ada").await.ok().unwrap();
    scene.store.fail_next(&[Fault::Applied]);
    let first = scene.refresh(&made).await.ok().unwrap();
    scene.store.fail_next(&[Fault::Lost]);
    assert!(scene.refresh(&first).await.is_ok());
}

#[tokio::test]
async fn a_store_that_stays_away_is_reported() {
    let scene = scene();
    let guest = scene.guest().await;
    scene.store.fail_next(&[Fault::Lost; kontor_store::WRITE_ATTEMPTS_MAX as usize]);
    assert!(matches!(scene.refresh(&guest).await, Err(AccountsError::Store(_))));
    assert!(scene.refresh(&guest).await.is_ok(), "the token is still the newest");
}

#[tokio::test]
async fn a_refresh_before_the_expiry_gives_a_token_that_lives_longer() {
    let scene = scene();
    let guest = scene.guest().await;
    scene.clock.advance(60_000);
    let fresh = scene.refresh(&guest).await.ok().unwrap();
    assert_eq!(fresh.expires_at_ms, guest.expires_at_ms + 60_000);
    assert_eq!(fresh.player, guest.player);
    assert_eq!(scene.session_of(&fresh).await, scene.session_of(&guest).await);
    assert_ne!(fresh.refresh_token, guest.refresh_token);
}

#[tokio::test]
async fn a_late_repetition_gives_the_same_refresh_token_with_an_access_token_that_lives() {
    let scene = scene();
    let guest = scene.guest().await;
    let first = scene.refresh(&guest).await.ok().unwrap();
    scene.clock.advance(TOKEN_LIFETIME_MS);
    let repeated = scene.refresh(&guest).await.ok().unwrap();
    assert_eq!(repeated.refresh_token, first.refresh_token);
    assert!(scene.accounts.identify(&repeated.access_token).await.is_ok());
}

#[tokio::test]
async fn refreshes_with_the_same_token_at_once_give_the_same_successor() {
    let scene = scene();
    let guest = scene.guest().await;
    let (one, other) = tokio::join!(scene.refresh(&guest), scene.refresh(&guest));
    assert!(one.ok().unwrap() == other.ok().unwrap());
}

#[tokio::test]
async fn a_token_from_before_the_store_was_put_back_is_refused_and_ends_nothing() {
    let scene = scene();
    let guest = scene.guest().await;
    let token = RefreshToken::decode(&guest.refresh_token, &scene.accounts.keys).unwrap();
    let session = sessions::key(&token.session);
    let earlier = scene.store.store.texts()[&session].clone();
    let first = scene.refresh(&guest).await.ok().unwrap();
    scene.store.rewrite(&session, |_| earlier);
    assert!(matches!(
        scene.refresh(&first).await,
        Err(AccountsError::Refused(Refused::RefreshInvalid))
    ));
    assert!(scene.refresh(&guest).await.is_ok());
}

#[tokio::test]
async fn noise_is_no_refresh_token() {
    let scene = scene();
    let guest = scene.guest().await;
    for noise in ["", "r_", guest.access_token.as_str()] {
        assert!(matches!(
            scene.accounts.refresh(noise).await,
            Err(AccountsError::Refused(Refused::RefreshInvalid))
        ));
    }
    assert!(matches!(
        scene.accounts.identify(&guest.refresh_token).await,
        Err(AccountsError::Refused(Refused::TokenInvalid))
    ));
}

#[tokio::test]
async fn a_session_ends_even_if_the_store_cannot_tell() {
    let scene = scene();
    let guest = scene.guest().await;
    let session = scene.session_of(&guest).await;
    scene.store.fail_next(&[Fault::Lost, Fault::Applied]);
    scene.accounts.end_session(&guest.player.id, &session).await.unwrap();
    let again = scene.accounts.end_session(&guest.player.id, &session).await;
    assert!(again.is_ok(), "an ended session may be ended again");
    assert!(matches!(
        scene.accounts.identify(&guest.access_token).await,
        Err(AccountsError::Refused(Refused::TokenInvalid))
    ));
}

/// With one of these delays the session ends after the other request has read it and before that
/// request caches it.
#[tokio::test]
async fn a_request_in_flight_cannot_revive_an_ended_session() {
    for delay in 0..12 {
        let scene = scene();
        let guest = scene.guest().await;
        // The session is not taken from `identify`, which would cache it.
        let session =
            RefreshToken::decode(&guest.refresh_token, &scene.accounts.keys).unwrap().session;
        let in_flight = later(delay, scene.accounts.identify(&guest.access_token));
        let (_, ended) =
            tokio::join!(in_flight, scene.accounts.end_session(&guest.player.id, &session));
        ended.unwrap();
        assert!(
            matches!(
                scene.accounts.identify(&guest.access_token).await,
                Err(AccountsError::Refused(Refused::TokenInvalid))
            ),
            "{delay}"
        );
    }
}

#[tokio::test]
async fn a_session_seen_before_is_not_read_again() {
    let scene = scene();
    let guest = scene.guest().await;
    scene.session_of(&guest).await;
    let reads = scene.store.reads.load(Ordering::SeqCst);
    scene.session_of(&guest).await;
    assert_eq!(scene.store.reads.load(Ordering::SeqCst), reads);
}

#[tokio::test]
async fn no_name_speaks_for_the_server() {
    let scene = scene();
    for name in ["Admin", "ADMIN", "Adm\u{131}n", "K\u{43e}ntor", "operator", "greedy", "Search"] {
        let guest = scene.accounts.create_guest(Some(name.to_owned())).await;
        assert!(matches!(guest, Err(AccountsError::Refused(Refused::NameTaken))), "{name}");
        let user = scene.accounts.create_user(name, "cinnamon".to_owned().into()).await;
        assert!(matches!(user, Err(AccountsError::Refused(Refused::NameTaken))), "{name}");
    }
    scene.accounts.create_user("Adam In", "cinnamon".to_owned().into()).await.ok().unwrap();
}

/// The write depends on the versions that were read before the password was hashed.
#[tokio::test]
async fn a_sign_up_reads_once_and_writes_once() {
    let scene = scene();
    let counts =
        || [&scene.store.reads, &scene.store.batches].map(|count| count.load(Ordering::SeqCst));
    let before = counts();
    scene.user("Grace").await.ok().unwrap();
    assert_eq!(counts(), before.map(|count| count + 1));
    let before = counts();
    scene.accounts.create_guest(None).await.ok().unwrap();
    assert_eq!(counts(), before.map(|count| count + 1));
}
