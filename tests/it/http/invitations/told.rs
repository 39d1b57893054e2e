//! Who is told of an invitation and of its end, and who is not.

use serde_json::{Value, json};

use super::{accept, decline, invite, invited_to, table_of, told, told_of, withdraw};
use crate::{
    http::{player_lists, ratings::named},
    support::local::Local,
};

#[tokio::test]
async fn who_invited_is_told_of_a_refusal_once() {
    let local = Local::start();
    let [ada, ben] = named(&local, ["Ada", "Ben"]).await;
    for writes in 0..4 {
        let table = table_of(&ada, "private").await;
        let sent = invite(&table, &ben, Some(1)).await.expect(200);
        local.store.fail_writes_after(Some(writes));
        let first = decline(&ben, &table).await;
        assert_eq!(first.status == 204, !local.store.have_writes_failed());
        local.store.fail_writes_after(None);
        for _ in 0..2 {
            assert_eq!(decline(&ben, &table).await.status, 204);
        }
        let declined = told_of(&ada, "invitation.declined").await;
        let of_table = |item: &&Value| item["game"] == table.game;
        let declined: Vec<&Value> = declined.iter().filter(of_table).collect();
        assert_eq!(declined.len(), 1, "after {writes} writes");
        assert_eq!(declined[0]["ruleset"], "medici");
        let news = &declined[0]["news"];
        assert_eq!(
            (&news["player"]["id"], &news["invited_at"]),
            (&json!(ben.id), &sent["invited_at"])
        );
    }
}

#[tokio::test]
async fn who_was_told_of_an_invitation_is_told_when_it_is_withdrawn() {
    let local = Local::start();
    let [ada, ben] = named(&local, ["Ada", "Ben"]).await;
    let table = table_of(&ada, "private").await;
    // What comes and goes between two looks is not told.
    invite(&table, &ben, None).await.expect(200);
    assert_eq!(withdraw(&table, &ben).await.status, 204);
    assert_eq!(told(&ben).await, [] as [Value; 0]);
    assert_eq!(told_of(&ben, "invitation.withdrawn").await, [] as [Value; 0]);
    for times in 1..3 {
        invite(&table, &ben, None).await.expect(200);
        assert_eq!(told(&ben).await.len(), times);
        for _ in 0..2 {
            assert_eq!(withdraw(&table, &ben).await.status, 204);
        }
        assert_eq!(invited_to(&ben).await, [] as [String; 0]);
        let withdrawn = told_of(&ben, "invitation.withdrawn").await;
        assert_eq!(withdrawn.len(), times);
        assert_eq!(withdrawn[times - 1]["game"], table.game);
        assert_eq!(withdrawn[times - 1]["news"]["by"]["id"], ada.id);
        accept(&ben, &table).await.refused("game-unknown");
        decline(&ben, &table).await.refused("game-unknown");
    }
    // Of a player whom the invited one has blocked since, nothing is told; nor of what was
    // accepted.
    invite(&table, &ben, None).await.expect(200);
    assert_eq!(told(&ben).await.len(), 3);
    player_lists::put(&ben, "blocks", &ada.id).await.expect(200);
    assert_eq!(withdraw(&table, &ben).await.status, 204);
    assert_eq!(told_of(&ben, "invitation.withdrawn").await.len(), 2);
    ben.delete(&format!("/v1/me/blocks/{}", ada.id)).await;
    let other = table_of(&ada, "private").await;
    invite(&other, &ben, None).await.expect(200);
    told(&ben).await;
    accept(&ben, &other).await.expect(200);
    assert_eq!(withdraw(&other, &ben).await.status, 204);
    let withdrawn = told_of(&ben, "invitation.withdrawn").await;
    assert!(withdrawn.iter().all(|item| item["game"] == table.game));
}

/// A woken request looks at all own tables for news.
#[tokio::test]
async fn an_invitation_that_is_sent_again_wakes_nobody() {
    let local = Local::start();
    let [ada, ben] = named(&local, ["Ada", "Ben"]).await;
    let table = table_of(&ada, "public").await;
    let follower = local.follow_account(&ben.id);
    invite(&table, &ben, Some(1)).await.expect(200);
    assert!(follower.was_notified());
    for seat in [1, 2] {
        local.clock.advance_s(1);
        invite(&table, &ben, Some(seat)).await.expect(200);
        assert!(!follower.was_notified(), "seat {seat}");
    }
}

/// A woken request looks at all own tables for news.
#[tokio::test]
async fn whoever_withdraws_what_there_is_not_wakes_nobody() {
    let local = Local::start();
    let [ada, ben] = named(&local, ["Ada", "Ben"]).await;
    let table = table_of(&ada, "public").await;
    let follower = local.follow_account(&ben.id);
    assert_eq!(withdraw(&table, &ben).await.status, 204);
    assert!(!follower.was_notified(), "there was no invitation");
    invite(&table, &ben, None).await.expect(200);
    assert!(follower.was_notified());
    assert_eq!(withdraw(&table, &ben).await.status, 204);
    assert!(follower.was_notified());
    assert_eq!(withdraw(&table, &ben).await.status, 204);
    assert!(!follower.was_notified(), "it was withdrawn before");
}
