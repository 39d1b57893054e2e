//! A damaged document locks no player out, lets no player in, and keeps no account from its
//! deletion. Each scene has it twice: with bytes that are damaged, and with a text that says
//! nothing.

use super::{codes::description, *};
use crate::names::claim_keys;
use kontor_auth::scopes::Scope;
use kontor_problems::Refused;
use kontor_service::documents::Group;

const NAME_UNTIL_MS: u64 = START_MS + YEAR_MS;

async fn sign_in(scene: &scene::Scene) -> SignedIn {
    scene.accounts.sign_in("Grace", "cinnamon".to_owned().into()).await.ok().unwrap()
}

async fn caller_of(scene: &scene::Scene, signed_in: &SignedIn) -> Arc<Caller> {
    scene.accounts.identify(&signed_in.access_token).await.unwrap()
}

/// Whether a server that has nothing in its memory refuses this token.
async fn is_refused(scene: &scene::Scene, token: &str) -> bool {
    matches!(
        scene.beside().identify(token).await,
        Err(AccountsError::Refused(Refused::TokenInvalid))
    )
}

fn wish(bot: Option<String>) -> NewToken {
    NewToken { name: "program".to_owned(), scopes: vec![Scope::Read], days: 1, bot }
}

async fn bot_of(scene: &scene::Scene, grace: &Caller) -> String {
    let engine = Engine { name: "Abacus".to_owned(), version: "1".to_owned() };
    scene.accounts.create_bot(grace, "Gadget", engine).await.unwrap().id
}

#[tokio::test]
async fn a_user_signs_in_and_goes_on_though_the_list_of_sessions_is_damaged() {
    for is_corrupt in [true, false] {
        let scene = scene();
        let phone = scene.user("Grace").await.ok().unwrap();
        let list = sessions::list_key(&phone.player.id);
        scene.store.damage(&list, is_corrupt);
        let laptop = sign_in(&scene).await;
        let phone = scene.refresh(&phone).await.ok().unwrap();
        let phone = scene.refresh(&phone).await.ok().unwrap();
        assert!(!is_refused(&scene, &phone.access_token).await);
        assert!(!is_refused(&scene, &laptop.access_token).await);
        // A request that cannot write it leaves it as it is, and the caller is shown the own
        // session.
        let caller = caller_of(&scene, &phone).await;
        let listed = scene.accounts.sessions(&caller).await.unwrap();
        assert_eq!(listed.len(), if is_corrupt { 1 } else { 2 });
        assert!(listed.iter().any(|listed| listed.id == caller.session));
    }
}

#[tokio::test]
async fn no_session_that_has_ended_comes_back_with_a_damaged_list() {
    for is_corrupt in [true, false] {
        let scene = scene();
        let phone = scene.user("Grace").await.ok().unwrap();
        let (signed_out, stolen) = (sign_in(&scene).await, sign_in(&scene).await);
        let session = scene.session_of(&signed_out).await;
        let grace = &phone.player.id;
        scene.accounts.end_session(grace, &session).await.unwrap();
        // A server that was killed has left the document of a session that a new password has
        // ended.
        let kept = Some(scene.session_of(&phone).await.0);
        let change =
            |account: Account| Ok(account.with_password("a hash".to_owned(), kept.clone(), false));
        let account = scene.accounts.change_account(grace, change).await.unwrap();
        scene.store.damage(&sessions::list_key(grace), is_corrupt);
        let server = scene.beside();
        let newest = server.open_session(grace, &account).await.ok().unwrap();
        for ended in [&signed_out, &stolen] {
            assert!(is_refused(&scene, &ended.access_token).await);
            let again = server.refresh(&ended.refresh_token).await;
            assert!(matches!(again, Err(AccountsError::Refused(Refused::RefreshInvalid))));
        }
        for lives in [&phone, &newest] {
            assert!(!is_refused(&scene, &lives.access_token).await);
        }
    }
}

#[tokio::test]
async fn a_recovery_needs_no_list_and_ends_all_sessions() {
    for is_corrupt in [true, false] {
        let scene = scene();
        let phone = scene.user("Grace").await.ok().unwrap();
        let stolen = sign_in(&scene).await;
        let caller = caller_of(&scene, &phone).await;
        let made = scene.accounts.create_recovery_codes(&caller, "cinnamon".to_owned().into());
        let code = made.await.ok().unwrap().codes.remove(0);
        scene.store.damage(&sessions::list_key(&phone.player.id), is_corrupt);
        let password = "cardamom".to_owned().into();
        let recovered = scene.accounts.recover("Grace", &code, password).await.ok().unwrap();
        assert!(!is_refused(&scene, &recovered.access_token).await);
        for ended in [&phone, &stolen] {
            assert!(is_refused(&scene, &ended.access_token).await);
            assert!(matches!(
                scene.refresh(ended).await,
                Err(AccountsError::Refused(Refused::RefreshInvalid))
            ));
        }
    }
}

/// A token, the bot account for which another one acts, and an app.
#[tokio::test]
async fn one_that_is_damaged_hides_no_other_one() {
    for is_corrupt in [true, false] {
        let scene = scene();
        let grace = caller_of(&scene, &scene.user("Grace").await.ok().unwrap()).await;
        let bot = bot_of(&scene, &grace).await;
        let (damaged, _) = scene.accounts.create_token(&grace, wish(None)).await.unwrap();
        let (whole, _) =
            scene.accounts.create_token(&grace, wish(Some(bot.clone()))).await.unwrap();
        let app = scene.accounts.create_app(&grace, description()).await.unwrap().id;
        for key in [format!("token/{}", damaged.id), Account::key(&bot), format!("app/{app}")] {
            scene.store.damage(&key, is_corrupt);
        }
        let (new, _) = scene.accounts.create_token(&grace, wish(None)).await.unwrap();
        let tokens = scene.accounts.tokens(&grace).await.unwrap();
        let ids: Vec<&str> = tokens.iter().map(|token| &*token.id).collect();
        assert_eq!(ids, [&*whole.id, &*new.id]);
        // It is not known to have ended, so its user can still revoke it.
        let listed = scene.accounts.owned(&personal::list_key(&grace.player.id)).await.unwrap();
        assert_eq!(listed, [damaged.id, whole.id, new.id]);
        assert_eq!(scene.accounts.bots(&grace).await.unwrap(), []);
        assert_eq!(scene.accounts.apps(&grace).await.unwrap().len(), 0);
        scene.accounts.remove_app(&grace, &app).await.unwrap();
        scene.accounts.create_app(&grace, description()).await.unwrap();
    }
}

/// A player can stop to show the own presence.
#[tokio::test]
async fn a_player_whose_presence_is_damaged_has_not_been_seen_and_can_hide_it() {
    for is_corrupt in [true, false] {
        let scene = scene();
        let ada = scene.guest().await.player;
        let shows = OwnProfile { shows_presence: true, ..OwnProfile::default() };
        scene.accounts.set_profile(&ada, shows).await.unwrap();
        let key = format!("presence/{}", ada.id);
        scene.store.damage(&key, is_corrupt);
        assert_eq!(scene.accounts.seen(&ada.id).await.unwrap().seen_at, None);
        scene.accounts.set_profile(&ada, OwnProfile::default()).await.unwrap();
        assert_eq!(scene.store.keys(&key), [""; 0]);
    }
}

/// Deletes the account, as far as that is a matter of accounts.
async fn delete(scene: &scene::Scene, grace: &Caller) {
    let accounts = &scene.accounts;
    let account = accounts.stored_account(&grace.player.id).await.unwrap().value;
    let leavers = accounts.leavers(grace, account.password_hash()).await.unwrap();
    let mut group = accounts.without_session(Group::new(), grace).await.unwrap();
    for leaver in &leavers {
        let left = leaver.without_account(&accounts.documents, group, NAME_UNTIL_MS).await;
        group = left.unwrap();
    }
    assert_eq!(accounts.documents.write_group(group).await.unwrap(), None);
    for leaver in &leavers {
        accounts.remove_belongings(&leaver.id).await.unwrap();
    }
}

#[tokio::test]
async fn an_account_is_deleted_whatever_of_it_is_damaged_and_its_tokens_are_refused() {
    // The lists, the session, what the lists name, a claim to the name, and two lists at once.
    const KINDS: usize = 10;
    for (kind, is_corrupt) in (0..KINDS).flat_map(|kind| [(kind, true), (kind, false)]) {
        let scene = scene();
        let signed_in = scene.user("Grace").await.ok().unwrap();
        let grace = caller_of(&scene, &signed_in).await;
        let (id, bot) = (&grace.player.id, bot_of(&scene, &grace).await);
        let app = scene.accounts.create_app(&grace, description()).await.unwrap().id;
        let mut tokens = vec![signed_in.access_token];
        for bot in [None, Some(bot.clone())] {
            tokens.push(scene.accounts.create_token(&grace, wish(bot)).await.unwrap().1);
        }
        let unreadable = [sessions::key(&grace.session), Account::key(&bot)];
        let keys: [Vec<String>; KINDS] = [
            vec![sessions::list_key(id)],
            vec![personal::list_key(id)],
            vec![bots::list_key(id)],
            vec![authorizations::key(id)],
            vec![format!("apps/{id}")],
            vec![unreadable[0].clone()],
            vec![unreadable[1].clone()],
            vec![format!("app/{app}")],
            vec![claim_keys("Grace").into_iter().next().unwrap()],
            vec![personal::list_key(id), bots::list_key(id)],
        ];
        keys[kind].iter().for_each(|key| scene.store.damage(key, is_corrupt));
        delete(&scene, &grace).await;
        for token in &tokens {
            let refused = scene.beside().identify(token).await;
            let is_invalid = matches!(refused, Err(AccountsError::Refused(Refused::TokenInvalid)));
            let may_be_a_fault = refused.is_err() && unreadable.contains(&keys[kind][0]);
            assert!(is_invalid || may_be_a_fault, "{:?}, {is_corrupt}: {refused:?}", keys[kind]);
        }
        // Webhooks of a bot account that has outlived its user are switched off, too.
        if !unreadable.contains(&keys[kind][0]) && !scene.store.keys(&Account::key(&bot)).is_empty()
        {
            assert_eq!(scene.accounts.revocations(&bot).await.unwrap(), u64::MAX);
        }
        assert!(scene.store.keys(&Account::key(id)).is_empty());
    }
}
