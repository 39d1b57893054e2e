//! Which sessions and tokens live, and what stands in the lists of their user.

use super::*;
use crate::{owned::Owned, sessions::SESSIONS_MAX, sign_outs::SignOuts};
use kontor_problems::Refused;
use kontor_service::documents::Group;
use kontor_store::WRITE_ATTEMPTS_MAX;

async fn sign_in(scene: &scene::Scene) -> SignedIn {
    scene.accounts.sign_in("Grace", "cinnamon".to_owned().into()).await.ok().unwrap()
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
    matches!(
        scene.accounts.identify(&session.access_token).await,
        Err(AccountsError::Refused(Refused::TokenInvalid))
    )
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

/// The player signs in and out on one device each day. The other device stays signed in.
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
    assert!(matches!(
        scene.refresh(&first).await,
        Err(AccountsError::Refused(Refused::RefreshInvalid))
    ));
    assert_eq!(listed(&scene, &phone.player.id).await.len(), 1);

    let group = scene.accounts.with_all_ended(Group::new(), &phone.player.id, 1).await.unwrap();
    assert_eq!(scene.accounts.documents.write_group(group).await.unwrap(), None);
    assert!(matches!(
        scene.refresh(&phone).await,
        Err(AccountsError::Refused(Refused::RefreshInvalid))
    ));
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
            let made =
                scene.accounts.create_token(&grace, NewToken { bot: bot.clone(), ..wish() }).await;
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

/// So a server that is killed in between leaves no orphan session.
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

/// Sessions that a change of the password has ended, and that a server which was killed has left.
#[tokio::test]
async fn what_others_have_ended_leaves_a_full_list_before_what_lives() {
    let scene = scene();
    let sessions = user_with_sessions(&scene, SESSIONS_MAX).await;
    let (grace, kept) = (&sessions[0].player.id, scene.session_of(&sessions[0]).await.0);
    let change = |account: Account| {
        Ok(account.with_password("a hash".to_owned(), Some(kept.clone()), false))
    };
    let account = scene.accounts.change_account(grace, change).await.unwrap();
    let newest = scene.accounts.open_session(grace, &account).await.ok().unwrap();
    let newest_session = scene.session_of(&newest).await.0;
    assert_eq!(listed(&scene, grace).await, [kept, newest_session]);
    assert_eq!(scene.store.keys("session/").len(), 2);
    assert!(!is_refused(&scene, &sessions[0]).await);

    // An account that was read before takes no session for ended that was opened since.
    let earlier = SignOuts::default();
    assert!(!earlier.have_ended(&SessionId("s_later".to_owned()), 1));
}

/// Damage must not lock a user out.
#[tokio::test]
async fn a_damaged_session_blocks_no_full_list() {
    let scene = scene();
    let sessions = user_with_sessions(&scene, SESSIONS_MAX).await;
    let damaged = sessions::key(&scene.session_of(&sessions[0]).await);
    scene.store.store.corrupt_document(&damaged);
    let newest = sign_in(&scene).await;
    assert!(!is_refused(&scene, &newest).await);
    assert!(!is_refused(&scene, &sessions[1]).await);
    assert_eq!(listed(&scene, &newest.player.id).await.len(), SESSIONS_MAX);
}

/// Also if its list cannot be read, or says nothing that is understood.
#[tokio::test]
async fn a_session_ends_whose_list_is_damaged() {
    for is_corrupt in [true, false] {
        let scene = scene();
        let phone = scene.user("Grace").await.ok().unwrap();
        let stolen = sign_in(&scene).await;
        let list = sessions::list_key(&phone.player.id);
        scene.store.damage(&list, is_corrupt);
        let caller = scene.accounts.identify(&phone.access_token).await.unwrap();
        scene.accounts.end_session_of(&caller, &caller.session.0).await.unwrap();
        assert!(is_refused(&scene, &phone).await, "{is_corrupt}");

        // Its old refresh token is shown again.
        let key = sessions::key(&scene.session_of(&stolen).await);
        with_counter(&scene, &key, 2);
        assert!(matches!(
            scene.refresh(&stolen).await,
            Err(AccountsError::Refused(Refused::RefreshInvalid))
        ));
        assert!(is_refused(&scene, &stolen).await, "{is_corrupt}");
        assert_eq!(scene.store.keys("session/"), [""; 0]);
    }
}

/// Sets the counter of the newest refresh token of a session.
fn with_counter(scene: &scene::Scene, key: &str, counter: u64) {
    scene.store.rewrite(key, |text| {
        let mut session: serde_json::Value = serde_json::from_str(&text).unwrap();
        session["counter"] = counter.into();
        session.to_string()
    });
}

#[tokio::test]
async fn a_token_ends_whose_account_or_list_is_damaged() {
    for key in [Account::key, personal::list_key] {
        let scene = scene();
        let grace = scene.user("Grace").await.ok().unwrap();
        let grace = scene.accounts.identify(&grace.access_token).await.unwrap();
        let (_, text) = scene.accounts.create_token(&grace, wish()).await.unwrap();
        let token = scene.accounts.identify(&text).await.unwrap();
        scene.store.store.corrupt_document(&key(&grace.player.id));
        scene.accounts.end_session(&token.player.id, &token.session).await.unwrap();
        let ended = scene.accounts.identify(&text).await;
        assert!(matches!(ended, Err(AccountsError::Refused(Refused::TokenInvalid))), "{ended:?}");
        assert_eq!(scene.store.keys("token/"), [""; 0]);
    }
}

/// A user with so many sessions and a recovery code.
async fn user_with_code(scene: &scene::Scene, count: usize) -> (Vec<SignedIn>, String) {
    let sessions = user_with_sessions(scene, count).await;
    let grace = scene.accounts.identify(&sessions[0].access_token).await.unwrap();
    let made = scene.accounts.create_recovery_codes(&grace, "cinnamon".to_owned().into()).await;
    (sessions, made.ok().unwrap().codes.remove(0))
}

async fn recover(scene: &scene::Scene, code: &str) -> Result<SignedIn, AccountsError> {
    scene.accounts.recover("Grace", code, "cardamom".to_owned().into()).await
}

/// The first batch ends them, or nothing has happened; the second one removes what is left of them.
#[tokio::test]
async fn a_recovery_ends_all_sessions_by_one_batch_and_removes_them_by_another() {
    let scene = scene();
    let (sessions, code) = user_with_code(&scene, SESSIONS_MAX).await;
    let before = (scene.batches(), scene.store.keys(""));
    scene.store.fail_next(&[Fault::Lost; WRITE_ATTEMPTS_MAX as usize]);
    assert!(recover(&scene, &code).await.is_err());
    assert_eq!((scene.batches(), scene.store.keys("")), before);
    assert!(!is_refused(&scene, &sessions[1]).await);

    let recovered = recover(&scene, &code).await.ok().unwrap();
    assert_eq!(scene.batches(), before.0 + 2);
    let only = scene.session_of(&recovered).await;
    let grace = &recovered.player.id;
    assert_eq!(listed(&scene, grace).await, std::slice::from_ref(&only.0));
    assert_eq!(scene.store.keys("session/"), [sessions::key(&only)]);
    for session in &sessions {
        assert!(is_refused(&scene, session).await);
    }
}

#[tokio::test]
async fn a_recovery_does_not_depend_on_the_sessions_that_it_ends() {
    let scene = scene();
    let (sessions, code) = user_with_code(&scene, 3).await;
    let damaged = sessions::key(&scene.session_of(&sessions[1]).await);
    scene.store.store.corrupt_document(&damaged);
    let recovered = recover(&scene, &code).await.ok().unwrap();
    let only = scene.session_of(&recovered).await;
    assert!(is_refused(&scene, &sessions[0]).await);
    assert!(matches!(
        scene.refresh(&sessions[2]).await,
        Err(AccountsError::Refused(Refused::RefreshInvalid))
    ));
    let caller = scene.accounts.identify(&sessions[1].access_token).await;
    assert!(matches!(caller, Err(AccountsError::Store(_))), "no player acts by it: {caller:?}");
    assert_eq!(listed(&scene, &recovered.player.id).await, std::slice::from_ref(&only.0));
    assert_eq!(scene.store.keys("session/").len(), 2, "the damaged one stays, unlisted");
}

/// A thief who refreshes a session without pause does not hold it up.
#[tokio::test]
async fn a_recovery_succeeds_while_a_session_keeps_changing() {
    let scene = scene();
    let (sessions, code) = user_with_code(&scene, 2).await;
    let key = sessions::key(&scene.session_of(&sessions[1]).await);
    let before = scene.store.conflicts.load(Ordering::SeqCst);
    let thief = async {
        // Until there is a third one, that of the recovery.
        while scene.store.keys("session/").len() == 2 {
            scene.store.rewrite(&key, |same| same);
            // The recovery takes one step: both run in one thread.
            tokio::task::yield_now().await;
        }
        std::future::pending::<()>().await;
    };
    let recovered = tokio::select! {
        biased;
        recovered = recover(&scene, &code) => recovered,
        () = thief => unreachable!("it has no end"),
    };
    assert!(recovered.is_ok());
    assert_eq!(scene.store.conflicts.load(Ordering::SeqCst), before);
    assert!(is_refused(&scene, &sessions[1]).await);
}
