//! Which sessions and tokens live, and what stands in the lists of their user.

use super::*;
use crate::accounts::owned::Owned;
use kontor_auth::scopes::Scope;
use kontor_store::WRITE_ATTEMPTS_MAX;

async fn sign_in(scene: &scene::Scene) -> SignedIn {
    scene.accounts.sign_in("Grace", "cinnamon".to_owned()).await.ok().unwrap()
}

/// A user with so many sessions, oldest first. The cache of this server knows all of them.
async fn user_with_sessions(scene: &scene::Scene, count: usize) -> Vec<SignedIn> {
    let mut sessions = vec![scene.user("Grace").await.ok().unwrap()];
    while sessions.len() < count {
        sessions.push(sign_in(scene).await);
    }
    for session in &sessions {
        scene.session_of(session).await;
    }
    sessions
}

async fn is_refused(scene: &scene::Scene, session: &SignedIn) -> bool {
    matches!(scene.accounts.identify(&session.access_token).await, Err(AppError::TokenInvalid))
}

async fn listed(scene: &scene::Scene, user: &str) -> Vec<String> {
    scene.accounts.owned(&sessions::list_key(user)).await.unwrap()
}

/// Writes the list of the sessions of a user, as an earlier release has left it.
async fn list(scene: &scene::Scene, user: &str, ids: Vec<String>) {
    let (documents, key) = (&scene.accounts.documents, sessions::list_key(user));
    let kept = documents.read::<Owned>(&key).await.unwrap().unwrap();
    documents.write(&key, Some(kept.version), &Owned { ids }).await.unwrap();
}

fn wish(bot: Option<String>) -> NewToken {
    NewToken { name: "program".to_owned(), scopes: vec![Scope::Read], days: 1, bot }
}

/// Somebody signs in and out on one device each day. The other device stays signed in.
#[tokio::test]
async fn a_session_that_has_signed_out_counts_no_longer() {
    let scene = scene();
    let phone = scene.user("Grace").await.ok().unwrap();
    for _ in 0..=SESSIONS_MAX {
        let laptop = scene.session_of(&sign_in(&scene).await).await;
        scene.accounts.end_session(&phone.player.id, &laptop).await.unwrap();
    }
    let phone_session = scene.session_of(&phone).await;
    assert_eq!(listed(&scene, &phone.player.id).await, [phone_session.0]);
    assert!(scene.refresh(&phone).await.is_ok());
}

/// A stolen refresh token ends its session, and so does one of a session that all others ended.
#[tokio::test]
async fn a_session_that_ends_at_a_refresh_leaves_the_list() {
    let scene = scene();
    let phone = scene.user("Grace").await.ok().unwrap();
    let first = sign_in(&scene).await;
    let second = scene.refresh(&first).await.ok().unwrap();
    scene.refresh(&second).await.ok().unwrap();
    assert!(matches!(scene.refresh(&first).await, Err(AppError::RefreshInvalid)));
    assert_eq!(listed(&scene, &phone.player.id).await.len(), 1);

    let group = scene.accounts.with_all_ended(Group::new(), &phone.player.id, 1).await.unwrap();
    assert_eq!(scene.accounts.documents.write_group(group).await.unwrap(), None);
    assert!(matches!(scene.refresh(&phone).await, Err(AppError::RefreshInvalid)));
    assert_eq!(listed(&scene, &phone.player.id).await, [""; 0]);
    assert_eq!(scene.store.keys("session/"), [""; 0]);
}

/// Earlier releases have left the ids of sessions there that had signed out.
#[tokio::test]
async fn what_has_ended_leaves_a_full_list_before_what_lives() {
    let scene = scene();
    let phone = scene.user("Grace").await.ok().unwrap();
    let phone_session = scene.session_of(&phone).await.0;
    let ended = (1..SESSIONS_MAX).map(|number| format!("s_{number}"));
    let ids = std::iter::once(phone_session.clone()).chain(ended).collect();
    list(&scene, &phone.player.id, ids).await;
    let laptop = scene.session_of(&sign_in(&scene).await).await.0;
    assert_eq!(listed(&scene, &phone.player.id).await, [phone_session, laptop]);
    assert!(!is_refused(&scene, &phone).await);
}

#[tokio::test]
async fn a_token_that_signs_out_leaves_the_list_of_its_user() {
    let scene = scene();
    let signed_in = scene.user("Grace").await.ok().unwrap();
    let grace = scene.accounts.identify(&signed_in.access_token).await.unwrap();
    let engine = Engine { name: "Abacus".to_owned(), version: "1".to_owned() };
    let bot = scene.accounts.create_bot(&grace, "Gadget", engine).await.unwrap();
    let list = personal::list_key(&grace.player.id);
    for bot in [None, Some(bot.id)] {
        for through_the_list in [false, true] {
            let made = scene.accounts.create_token(&grace, wish(bot.clone())).await;
            let caller = scene.accounts.identify(&made.unwrap().1).await.unwrap();
            let ended = match through_the_list {
                true => scene.accounts.end_session_of(&caller, &caller.session.0).await,
                false => scene.accounts.end_session(&caller.player.id, &caller.session).await,
            };
            ended.unwrap();
            assert_eq!(scene.accounts.owned(&list).await.unwrap(), [""; 0]);
            assert_eq!(scene.store.keys("token/"), [""; 0]);
        }
    }
}

/// So a server that is killed meanwhile leaves no session that no list has.
#[tokio::test]
async fn a_sign_in_ends_the_oldest_session_by_the_same_batch() {
    let scene = scene();
    let sessions = user_with_sessions(&scene, SESSIONS_MAX).await;
    let before = scene.batches();
    let newest = sign_in(&scene).await;
    assert_eq!(scene.batches(), before + 1);
    assert_eq!(scene.store.keys("session/").len(), SESSIONS_MAX);
    assert_eq!(listed(&scene, &newest.player.id).await.len(), SESSIONS_MAX);
    assert!(is_refused(&scene, &sessions[0]).await);
    assert!(!is_refused(&scene, &sessions[1]).await);
}

/// A session of an earlier release that is on no list comes onto it when it is refreshed.
#[tokio::test]
async fn a_refresh_ends_the_oldest_session_by_the_same_batch() {
    let scene = scene();
    let sessions = user_with_sessions(&scene, SESSIONS_MAX).await;
    let user = &sessions[0].player.id;
    let mut ids = listed(&scene, user).await;
    ids.pop();
    list(&scene, user, ids).await;
    let newest = sign_in(&scene).await;
    let unlisted = sessions.last().unwrap();
    let before = scene.batches();
    assert!(scene.refresh(unlisted).await.is_ok());
    assert_eq!(scene.batches(), before + 1);
    assert_eq!(scene.store.keys("session/").len(), SESSIONS_MAX);
    assert_eq!(listed(&scene, user).await.len(), SESSIONS_MAX);
    assert!(is_refused(&scene, &sessions[0]).await);
    assert!(!is_refused(&scene, &newest).await);
}

/// It is done, or nothing is; there is nothing left to do that could fail afterwards.
#[tokio::test]
async fn a_recovery_ends_all_sessions_by_one_batch() {
    let scene = scene();
    let sessions = user_with_sessions(&scene, SESSIONS_MAX).await;
    let grace = scene.accounts.identify(&sessions[0].access_token).await.unwrap();
    let made = scene.accounts.create_recovery_codes(&grace, "cinnamon".to_owned().into()).await;
    let code = made.ok().unwrap().codes.remove(0);
    let recover = || scene.accounts.recover("Grace", &code, "cardamom".to_owned().into());

    let before = (scene.batches(), scene.store.keys(""));
    scene.store.fail_next(&[Fault::Lost; WRITE_ATTEMPTS_MAX as usize]);
    assert!(recover().await.is_err());
    assert_eq!((scene.batches(), scene.store.keys("")), before);
    assert!(!is_refused(&scene, &sessions[1]).await);

    let recovered = recover().await.ok().unwrap();
    assert_eq!(scene.batches(), before.0 + 1);
    let only = scene.session_of(&recovered).await;
    assert_eq!(listed(&scene, &grace.player.id).await, std::slice::from_ref(&only.0));
    assert_eq!(scene.store.keys("session/"), [sessions::key(&only)]);
    for session in &sessions {
        assert!(is_refused(&scene, session).await);
    }
}
