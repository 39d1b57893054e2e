//! Tests of the use cases, each with a scene of its own.

mod codes;
mod conversion;
mod groups;
mod lists;
mod many;
mod revocations;
mod scene;
mod together;
mod tokens;
mod upgrades;

use std::sync::atomic::Ordering;

use self::scene::{START_MS, TOKEN_LIFETIME_MS, scene};
use super::*;
use crate::scene::disturbed::Fault;
use kontor_auth::refresh::RefreshToken;

/// Longer than anything lasts that lapses.
const YEAR_MS: u64 = 366 * 24 * 60 * 60 * 1000;

#[tokio::test]
async fn a_guest_is_signed_in_under_the_name_given() {
    let scene = scene();
    let signed_in = scene.guest().await;
    assert_eq!((signed_in.player.name.as_str(), signed_in.player.kind), ("Ada", PlayerKind::Guest));
    assert!(signed_in.player.id.starts_with("p_"));
    assert_eq!(signed_in.expires_at_ms, START_MS + TOKEN_LIFETIME_MS);
    let caller = scene.accounts.identify(&signed_in.access_token).await.unwrap();
    assert_eq!(caller.player, signed_in.player);
    assert!(caller.session.0.starts_with("s_"));
    assert_eq!(
        scene.accounts.player(&caller.player.id).await.unwrap(),
        Some(caller.player.clone())
    );
}

#[tokio::test]
async fn a_guest_without_a_name_gets_one() {
    let signed_in = scene().accounts.create_guest(None).await.ok().unwrap();
    let number =
        signed_in.player.name.strip_prefix("Guest ").and_then(|number| number.parse::<u32>().ok());
    assert!(
        number.is_some_and(|number| (1000..10_000).contains(&number)),
        "{}",
        signed_in.player.name
    );
}

#[tokio::test]
async fn guests_may_share_a_name_and_do_not_claim_it() {
    let scene = scene();
    assert_ne!(scene.guest().await.player.id, scene.guest().await.player.id);
    assert!(scene.user("Ada").await.is_ok());
}

#[tokio::test]
async fn an_unknown_player_is_none() {
    let scene = scene();
    assert_eq!(scene.accounts.player("p_nobody").await.unwrap(), None);
    assert_eq!(scene.accounts.player(&"p".repeat(PLAYER_ID_LENGTH_MAX + 1)).await.unwrap(), None);
}

#[tokio::test]
async fn a_user_signs_in_again_however_the_name_is_spelt() {
    let scene = scene();
    let made = scene.user(" Ada  Lovelace ").await.ok().unwrap();
    assert_eq!((made.player.name.as_str(), made.player.kind), ("Ada Lovelace", PlayerKind::User));
    let again = scene.accounts.sign_in("ADA lovelace", "cinnamon".to_owned()).await.ok().unwrap();
    assert_eq!(again.player, made.player);
    assert_ne!(scene.session_of(&again).await, scene.session_of(&made).await);
}

#[tokio::test]
async fn a_wrong_password_and_an_unknown_name_are_answered_alike() {
    let scene = scene();
    scene.user("Ada").await.ok().unwrap();
    for name in ["Ada", "Bob"] {
        let refused = scene.accounts.sign_in(name, "cardamom".to_owned()).await;
        assert!(matches!(refused, Err(AppError::CredentialsInvalid)), "{name}");
    }
}

#[tokio::test]
async fn a_password_has_8_to_128_characters() {
    let scene = scene();
    let long = |length: usize| "ß".repeat(length);
    for password in [long(PASSWORD_LENGTH_MIN - 1), long(PASSWORD_LENGTH_MAX + 1)] {
        let refused = scene.accounts.create_user("Ada", password).await;
        assert!(
            matches!(refused, Err(AppError::BodyInvalid { pointer, .. }) if pointer == "/password")
        );
    }
    let refused = scene.accounts.sign_in("Ada", long(PASSWORD_LENGTH_MAX + 1)).await;
    assert!(
        matches!(refused, Err(AppError::BodyInvalid { pointer, .. }) if pointer == "/password")
    );
    let refused = scene.accounts.sign_in("Ada", long(PASSWORD_LENGTH_MIN - 1)).await;
    assert!(matches!(refused, Err(AppError::CredentialsInvalid)));
    assert!(scene.accounts.create_user("Ada", long(PASSWORD_LENGTH_MAX)).await.is_ok());
}

#[tokio::test]
async fn two_users_cannot_have_the_same_name() {
    let scene = scene();
    scene.user("Ada").await.ok().unwrap();
    assert!(matches!(scene.user("aDA").await, Err(AppError::NameTaken)));
    scene.clock.advance(YEAR_MS);
    assert!(
        matches!(scene.user("Ada").await, Err(AppError::NameTaken)),
        "a name with an account never lapses"
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
    scene.accounts.documents.write(&names::key(&names::fold(name)), None, &claim).await.unwrap();
    assert!(scene.accounts.sign_in(name, password.to_owned()).await.is_ok());
    assert!(scene.user(name).await.is_err(), "a new user cannot have it");
}

#[tokio::test]
async fn of_two_who_want_a_name_at_once_one_gets_it() {
    let scene = scene();
    let (one, other) = tokio::join!(scene.user("Ada"), scene.user("Ada"));
    assert_eq!([one.is_ok(), other.is_ok()].iter().filter(|won| **won).count(), 1);
    assert_eq!(scene.store.keys("player/").len(), 1);
}

#[tokio::test]
async fn a_name_that_is_kept_from_others_is_free_when_its_time_is_over() {
    let scene = scene();
    scene.kept_name("Ada", START_MS + 60_000).await;
    let refused = scene.accounts.sign_in("Ada", "cinnamon".to_owned()).await;
    assert!(matches!(refused, Err(AppError::CredentialsInvalid)));
    scene.clock.advance(59_999);
    for name in ["Ada", "\u{410}da"] {
        assert!(matches!(scene.user(name).await, Err(AppError::NameTaken)), "{name}");
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
    assert!(matches!(scene.refresh(&guest).await, Err(AppError::Store(_))));
    assert!(scene.refresh(&guest).await.is_ok(), "the token is still the newest");
}

#[tokio::test]
async fn each_refresh_gives_the_next_token() {
    let scene = scene();
    let guest = scene.guest().await;
    scene.clock.advance(60_000);
    let first = scene.refresh(&guest).await.ok().unwrap();
    let second = scene.refresh(&first).await.ok().unwrap();
    assert_eq!(first.player, guest.player);
    assert_eq!(first.expires_at_ms, guest.expires_at_ms + 60_000);
    assert_ne!(first.refresh_token, guest.refresh_token);
    assert_ne!(second.refresh_token, first.refresh_token);
    assert_eq!(scene.session_of(&second).await, scene.session_of(&guest).await);
}

#[tokio::test]
async fn a_repeated_refresh_gives_the_same_answer() {
    let scene = scene();
    let guest = scene.guest().await;
    let first = scene.refresh(&guest).await.ok().unwrap();
    scene.clock.advance(60_000);
    assert!(scene.refresh(&guest).await.ok() == Some(first));
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
async fn a_token_whose_successor_was_used_ends_the_session() {
    let scene = scene();
    let guest = scene.guest().await;
    let first = scene.refresh(&guest).await.ok().unwrap();
    let second = scene.refresh(&first).await.ok().unwrap();
    assert!(scene.accounts.identify(&second.access_token).await.is_ok());
    assert!(matches!(scene.refresh(&guest).await, Err(AppError::RefreshInvalid)));
    assert!(matches!(scene.refresh(&second).await, Err(AppError::RefreshInvalid)));
    assert!(matches!(
        scene.accounts.identify(&second.access_token).await,
        Err(AppError::TokenInvalid)
    ));
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
    assert!(matches!(scene.refresh(&first).await, Err(AppError::RefreshInvalid)));
    assert!(scene.refresh(&guest).await.is_ok());
}

#[tokio::test]
async fn noise_is_no_refresh_token() {
    let scene = scene();
    let guest = scene.guest().await;
    for noise in ["", "r_", guest.access_token.as_str()] {
        assert!(matches!(scene.accounts.refresh(noise).await, Err(AppError::RefreshInvalid)));
    }
    assert!(matches!(
        scene.accounts.identify(&guest.refresh_token).await,
        Err(AppError::TokenInvalid)
    ));
}

#[tokio::test]
async fn an_ended_session_is_refused_at_once() {
    let scene = scene();
    let guest = scene.guest().await;
    let session = scene.session_of(&guest).await;
    scene.accounts.end_session(&guest.player.id, &session).await.unwrap();
    assert!(matches!(
        scene.accounts.identify(&guest.access_token).await,
        Err(AppError::TokenInvalid)
    ));
    assert!(matches!(scene.refresh(&guest).await, Err(AppError::RefreshInvalid)));
    assert!(
        scene.accounts.end_session(&guest.player.id, &session).await.is_ok(),
        "an ended session may be ended again"
    );
}

#[tokio::test]
async fn the_end_of_a_session_leaves_the_others() {
    let scene = scene();
    let one = scene.user("Ada").await.ok().unwrap();
    let other = scene.accounts.sign_in("Ada", "cinnamon".to_owned()).await.ok().unwrap();
    scene.accounts.end_session(&one.player.id, &scene.session_of(&one).await).await.unwrap();
    assert!(scene.accounts.identify(&other.access_token).await.is_ok());
}

#[tokio::test]
async fn a_session_ends_even_if_the_store_cannot_tell() {
    let scene = scene();
    let guest = scene.guest().await;
    let session = scene.session_of(&guest).await;
    scene.store.fail_next(&[Fault::Lost, Fault::Applied]);
    scene.accounts.end_session(&guest.player.id, &session).await.unwrap();
    assert!(matches!(
        scene.accounts.identify(&guest.access_token).await,
        Err(AppError::TokenInvalid)
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
        let in_flight = async {
            for _ in 0..delay {
                tokio::task::yield_now().await;
            }
            scene.accounts.identify(&guest.access_token).await
        };
        let (_, ended) =
            tokio::join!(in_flight, scene.accounts.end_session(&guest.player.id, &session));
        ended.unwrap();
        assert!(
            matches!(
                scene.accounts.identify(&guest.access_token).await,
                Err(AppError::TokenInvalid)
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
async fn an_expired_token_is_told_from_an_invalid_one() {
    let scene = scene();
    let guest = scene.guest().await;
    scene.clock.advance(TOKEN_LIFETIME_MS);
    assert!(matches!(
        scene.accounts.identify(&guest.access_token).await,
        Err(AppError::TokenExpired)
    ));
    assert!(matches!(scene.accounts.identify("nonsense").await, Err(AppError::TokenInvalid)));
}

#[tokio::test]
async fn nobody_speaks_for_the_server_by_a_name() {
    let scene = scene();
    for name in ["Admin", "ADMIN", "Adm\u{131}n", "K\u{43e}ntor", "operator", "greedy", "Search"] {
        let guest = scene.accounts.create_guest(Some(name.to_owned())).await;
        assert!(matches!(guest, Err(AppError::NameTaken)), "{name}");
        let user = scene.accounts.create_user(name, "cinnamon".to_owned()).await;
        assert!(matches!(user, Err(AppError::NameTaken)), "{name}");
    }
    scene.accounts.create_user("Adam In", "cinnamon".to_owned()).await.ok().unwrap();
}
