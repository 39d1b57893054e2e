//! Guests who become users.

use super::*;

fn become_user(name: &str, key: Option<&str>) -> Upgrade {
    Upgrade {
        name: name.to_owned(),
        password: "cinnamon".to_owned().into(),
        key: key.map(str::to_owned),
    }
}

#[tokio::test]
async fn an_upgraded_guest_is_a_user_by_every_token_and_by_name() {
    let scene = scene();
    let guest = scene.guest().await;
    let caller = scene.accounts.identify(&guest.access_token).await.unwrap();
    let user =
        scene.accounts.upgrade(&caller, become_user("Countess", None)).await.ok().unwrap().answer;
    assert_eq!(
        user,
        Player {
            id: guest.player.id.clone(),
            name: "Countess".to_owned(),
            kind: PlayerKind::User,
            engine: None
        }
    );
    assert_eq!(scene.accounts.identify(&guest.access_token).await.unwrap().player, user);
    assert_eq!(scene.refresh(&guest).await.ok().unwrap().player, user);
    assert_eq!(
        scene.accounts.sign_in("countess", "cinnamon".to_owned()).await.ok().unwrap().player,
        user
    );
}

/// Whichever of the writes fails, and whether or not it was applied, the player is either a guest
/// or a user, and repeating the request completes the upgrade without a waiting time.
#[tokio::test]
async fn an_upgrade_whose_writes_fail_is_completed_by_its_repetition() {
    for fault in [Fault::Applied, Fault::Lost] {
        for writes in 0..3 * crate::documents::WRITES_MAX as usize {
            let scene = scene();
            let guest = scene.guest().await;
            let caller = scene.accounts.identify(&guest.access_token).await.unwrap();
            scene.store.fail_next(&vec![fault; writes]);
            let first =
                scene.accounts.upgrade(&caller, become_user("Countess", Some("become"))).await;
            scene.store.mend();
            let again = scene
                .accounts
                .upgrade(&caller, become_user("Countess", Some("become")))
                .await
                .ok()
                .unwrap();
            assert!(again.replayed || first.is_err());
            assert_eq!(
                scene.accounts.identify(&guest.access_token).await.unwrap().player,
                again.answer
            );
            assert!(scene.accounts.sign_in("Countess", "cinnamon".to_owned()).await.is_ok());
        }
    }
}

#[tokio::test]
async fn a_request_in_flight_cannot_keep_an_upgraded_player_a_guest() {
    for delay in 0..16 {
        let scene = scene();
        let guest = scene.guest().await;
        let session =
            RefreshToken::decode(&guest.refresh_token, &scene.accounts.keys).unwrap().session;
        let caller = Caller::signed_in(guest.player.clone(), session);
        let in_flight = async {
            for _ in 0..delay {
                tokio::task::yield_now().await;
            }
            scene.accounts.identify(&guest.access_token).await
        };
        let (_, upgraded) =
            tokio::join!(in_flight, scene.accounts.upgrade(&caller, become_user("Countess", None)));
        let user = upgraded.ok().unwrap().answer;
        assert_eq!(
            scene.accounts.identify(&guest.access_token).await.unwrap().player,
            user,
            "{delay}"
        );
    }
}

#[tokio::test]
async fn a_claim_that_a_cut_off_upgrade_left_lapses_for_others_and_never_binds_its_own_guest() {
    let scene = scene();
    let guest = scene.guest().await;
    let caller = scene.accounts.identify(&guest.access_token).await.unwrap();
    scene.accounts.claim_name("countess", &guest.player.id).await.unwrap();
    assert!(matches!(scene.user("Countess").await, Err(AppError::NameTaken)));
    assert!(scene.accounts.upgrade(&caller, become_user("Countess", None)).await.is_ok());
    let (scene, other) = (self::scene(), "Duchess");
    let guest = scene.guest().await;
    scene.accounts.claim_name("duchess", &guest.player.id).await.unwrap();
    scene.clock.advance(NAME_CLAIM_LIFETIME_MS);
    assert!(scene.user(other).await.is_ok());
}

#[tokio::test]
async fn a_user_who_lost_the_name_between_two_writes_can_be_upgraded_again() {
    let scene = scene();
    let guest = scene.guest().await;
    let caller = scene.accounts.identify(&guest.access_token).await.unwrap();
    let other = scene.user("Countess").await.ok().unwrap();
    let key = Account::key(&guest.player.id);
    let login =
        Login::User { password_hash: "unread".to_owned(), upgraded_by: Some("become".to_owned()) };
    let lost = Account::new("Countess".to_owned(), START_MS, login);
    let version = scene.accounts.documents.read::<Account>(&key).await.unwrap().unwrap().version;
    scene.accounts.documents.write(&key, Some(version), &lost).await.unwrap();
    let again = scene.accounts.upgrade(&caller, become_user("Countess", Some("become"))).await;
    assert!(matches!(again, Err(AppError::NameTaken)));
    assert!(scene.accounts.upgrade(&caller, become_user("Duchess", Some("again"))).await.is_ok());
    assert_eq!(
        scene.accounts.sign_in("Countess", "cinnamon".to_owned()).await.ok().unwrap().player,
        other.player
    );
}
