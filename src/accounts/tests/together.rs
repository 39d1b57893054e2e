//! Many requests of one player at the same moment.

use std::sync::atomic::Ordering;

use futures_util::future::join_all;

use super::scene::{Scene, scene};
use crate::{Accounts, OwnProfile, Player};

/// More than a change is tried.
const MANY: usize = 48;

fn saying(number: usize) -> OwnProfile {
    OwnProfile { about: Some(format!("Number {number}.")), ..OwnProfile::default() }
}

/// Changes a profile so often at the same moment. All must succeed.
async fn change_often(accounts: &Accounts, player: &Player) {
    let changes = (0..MANY).map(|number| accounts.set_profile(player, saying(number)));
    for (number, changed) in join_all(changes).await.into_iter().enumerate() {
        assert_eq!(changed.unwrap(), saying(number));
    }
}

fn conflicts(scene: &Scene) -> u64 {
    scene.store.conflicts.load(Ordering::SeqCst)
}

#[tokio::test]
async fn changes_of_a_profile_wait_for_each_other() {
    let scene = scene();
    let ada = scene.user("Ada").await.ok().unwrap().player;
    let before = conflicts(&scene);
    change_often(&scene.accounts, &ada).await;
    assert_eq!(conflicts(&scene), before, "each change begins after the one before");
}

/// There the store alone decides who is first: one of two, and not one of many.
#[tokio::test]
async fn changes_at_two_servers_are_all_made() {
    let scene = scene();
    let beside = scene.beside();
    let ada = scene.user("Ada").await.ok().unwrap().player;
    let before = conflicts(&scene);
    tokio::join!(change_often(&scene.accounts, &ada), change_often(&beside, &ada));
    assert!(conflicts(&scene) > before, "they met");
}
