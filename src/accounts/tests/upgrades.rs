//! Guests who become users.

use futures_util::future::join_all;
use kontor_store::WRITE_ATTEMPTS_MAX;

use super::*;

fn become_user(name: &str, key: Option<&str>) -> Upgrade {
    Upgrade {
        name: name.to_owned(),
        password: "cinnamon".to_owned().into(),
        key: key.map(str::to_owned),
    }
}

/// So many writes fail in the same way, and the server goes on. After the repetition the player is a
/// user at once, though the session of the guest was in the cache.
async fn upgrade_at_a_store_that_fails(fault: Fault, failures: u32) {
    let scene = scene();
    let guest = scene.guest().await;
    let caller = scene.accounts.identify(&guest.access_token).await.unwrap();
    let upgrade = || scene.accounts.upgrade(&caller, become_user("Countess", Some("become")));
    scene.store.fail_next(&vec![fault; failures as usize]);
    let first = upgrade().await;
    scene.store.mend();
    assert_eq!(first.is_err(), failures >= WRITE_ATTEMPTS_MAX, "{failures}");
    let again = upgrade().await.ok().unwrap();
    assert_eq!(again.replayed, first.is_ok() || matches!(fault, Fault::Applied), "{failures}");
    assert_eq!(again.answer.kind, PlayerKind::User);
    let named = scene.accounts.identify(&guest.access_token).await.unwrap();
    assert_eq!(named.player, again.answer, "{failures}");
    let signed_in = scene.accounts.sign_in("Countess", "cinnamon".to_owned().into()).await;
    assert_eq!(signed_in.ok().unwrap().player, again.answer, "{failures}");
}

#[tokio::test]
async fn an_upgrade_whose_writes_fail_is_completed_by_its_repetition() {
    for fault in [Fault::Applied, Fault::Lost] {
        // All at once, because they wait before each attempt.
        let all = (0..3 * WRITE_ATTEMPTS_MAX)
            .map(|failures| upgrade_at_a_store_that_fails(fault, failures));
        join_all(all).await;
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
        let in_flight = later(delay, scene.accounts.identify(&guest.access_token));
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
