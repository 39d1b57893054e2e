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

/// Whether or not the write was applied, the player is either a guest or a user, and repeating the
/// request completes the upgrade without a waiting time.
#[tokio::test]
async fn an_upgrade_whose_write_fails_is_completed_by_its_repetition() {
    for fault in [Fault::Applied, Fault::Lost] {
        for writes in [1, 2, kontor_store::WRITE_ATTEMPTS_MAX as usize] {
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
async fn of_a_guest_and_a_user_who_want_a_name_at_once_one_gets_it() {
    let scene = scene();
    let guest = scene.guest().await;
    let caller = scene.accounts.identify(&guest.access_token).await.unwrap();
    let upgrade = scene.accounts.upgrade(&caller, become_user("Countess", None));
    let (upgraded, made) = tokio::join!(upgrade, scene.user("Countess"));
    assert_ne!(upgraded.is_ok(), made.is_ok());
    let owner = scene.accounts.sign_in("Countess", "cinnamon".to_owned()).await.ok().unwrap();
    assert_eq!(owner.player.id == guest.player.id, upgraded.is_ok());
}
