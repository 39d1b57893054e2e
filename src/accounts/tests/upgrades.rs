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
