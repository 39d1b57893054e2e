//! Players in different seeks whom the server puts together by its next look.

use serde_json::json;

use super::{apart, ask, ask_with_key, basari, ids, leave, look, of, open_seeks, running, seated};
use crate::{
    http::{
        catalogue::limit,
        player_lists,
        ratings::{named, users},
        seeks::{join, sought},
    },
    support::{client::Caller, local::Local},
};

#[tokio::test]
async fn who_asked_at_the_same_moment_is_put_together_by_the_next_look() {
    let local = Local::start();
    let [ada, ben, cleo] = named(&local, ["Ada", "Ben", "Cleo"]).await;
    let found = apart(&local, &[&ada, &ben], &basari()).await;
    assert_eq!(open_seeks(&local).await.len(), 2);
    look(&local).await;
    let open = open_seeks(&local).await;
    assert_eq!(open.len(), 1);
    assert_eq!(
        (&open[0]["id"], ids(&open[0]["players"])),
        (&found[0]["seek"]["id"], of(&[&ada, &ben]))
    );
    // The request and the id from before lead to the seek in which the player is now.
    assert_eq!(ask(&ben, &basari()).await["seek"]["id"], open[0]["id"]);
    let own = ben.get("/v1/me/seeks").await.expect(200);
    assert_eq!((own["items"].as_array().unwrap().len(), &own["items"][0]), (1, &open[0]));
    assert_eq!(leave(&ben, &found[1]).await.status, 204);
    assert_eq!(ids(&open_seeks(&local).await[0]["players"]), of(&[&ada]));
    ask(&ben, &basari()).await;
    assert_eq!(ask(&cleo, &basari()).await["status"], "complete");
    assert_eq!(local.documents("seek/").await, []);
}

#[tokio::test]
async fn two_seeks_that_wait_for_one_player_each_become_a_game_and_a_seek() {
    let local = Local::start();
    let [ada, ben, cleo, dan] = named(&local, ["Ada", "Ben", "Cleo", "Dan"]).await;
    player_lists::put(&ada, "blocks", &cleo.id).await.expect(200);
    player_lists::put(&dan, "blocks", &ada.id).await.expect(200);
    for player in [&ada, &cleo, &ben, &dan] {
        local.clock.advance_s(1);
        ask(player, &basari()).await;
    }
    look(&local).await;
    assert_eq!(open_seeks(&local).await.len(), 2, "no player fits");
    ada.delete(&format!("/v1/me/blocks/{}", cleo.id)).await;
    look(&local).await;
    let open = open_seeks(&local).await;
    assert_eq!((open.len(), ids(&open[0]["players"])), (1, of(&[&dan])));
    assert_eq!(seated(&running(&local).await[0]), of(&[&ada, &ben, &cleo]));
}

#[tokio::test]
async fn a_seek_that_somebody_has_chosen_comes_first() {
    let local = Local::start();
    let [ada, ben, cleo] = named(&local, ["Ada", "Ben", "Cleo"]).await;
    player_lists::put(&ada, "blocks", &ben.id).await.expect(200);
    let found = ask(&ada, &basari()).await;
    local.clock.advance_s(1);
    let chosen = sought(&ben, &basari()).await;
    join(&cleo, &chosen).await.expect(200);
    ada.delete(&format!("/v1/me/blocks/{}", ben.id)).await;
    look(&local).await;
    assert_eq!(seated(&running(&local).await[0]), of(&[&ada, &ben, &cleo]));
    assert_ne!(found["game"], chosen["game"]);
    assert_eq!(running(&local).await[0]["id"], chosen["game"]);
}

/// Gives a player a rating where games of Basari for three count.
async fn rate(local: &Local, player: &Caller, points: u64) {
    let key = format!("rating/{}/users/basari/multiplayer", player.id);
    let figures = json!({
        "rating_milli": points * 1_000, "uncertainty_milli": 100_000,
        "games": 9, "wins": 3, "left": 0,
    });
    let rating = json!({ "last": "", "before": figures, "after": figures });
    local.put_document(&key, &rating).await;
}

#[tokio::test]
async fn the_range_of_ratings_widens_with_the_wait() {
    let local = Local::start();
    let range = limit(&local.anonymous(), "match_range").await;
    let a_second = limit(&local.anonymous(), "match_range_a_second").await;
    let wait = 20;
    for rated in [false, true] {
        let names = ["Ada", "Ben", "Cleo", "Dan"].map(|name| format!("{name} {rated}"));
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        let players = users(&local, &names).await;
        let [ada, ben, cleo, dan] = &players[..] else { panic!("there are four") };
        let guest = local.guest("Guest").await;
        rate(&local, ada, 1_500).await;
        rate(&local, ben, 1_500 + range).await;
        rate(&local, cleo, 1_500 - range - wait * a_second).await;
        let mut wanted = json!({ "ruleset": "basari", "seats": 4, "turn_limit_s": 60 });
        wanted["rated"] = json!(rated);
        let first = ask(ada, &wanted).await["seek"].clone();
        assert_eq!(ids(&ask(ben, &wanted).await["seek"]["players"]), of(&[ada, ben]));
        assert_eq!(leave(ben, &json!({ "seek": first })).await.status, 204);
        // Of seeks that were made at the same moment any can come first.
        local.clock.advance_s(1);
        assert_eq!(ids(&ask(cleo, &wanted).await["seek"]["players"]), of(&[cleo]));
        join(cleo, &first).await.refused("rating-outside");
        local.clock.advance_s(wait - 2);
        look(&local).await;
        assert_eq!(open_seeks(&local).await.len(), 2);
        local.clock.advance_s(1);
        look(&local).await;
        let open = open_seeks(&local).await;
        assert_eq!((open.len(), ids(&open[0]["players"])), (1, of(&[ada, cleo])));
        // A player without games has the rating of the beginning, and a guest none.
        assert_eq!(ask(dan, &wanted).await["seek"]["id"], first["id"]);
        if !rated {
            assert_eq!(ask(&guest, &wanted).await["status"], "complete");
        }
        for player in [ada, cleo, dan] {
            leave(player, &json!({ "seek": first })).await;
        }
    }
}

/// A player has left more seeks than a request looks at, all older, for the same game and for
/// others, into which no player fits. Two who ask are put together nevertheless, by the request and
/// by the server.
#[tokio::test]
async fn seeks_of_strangers_keep_nobody_apart() {
    let local = Local::start();
    let [ada, ben, cleo, dan] = named(&local, ["Ada", "Ben", "Cleo", "Dan"]).await;
    let mut closed = basari();
    closed["rating_min"] = json!(9_999);
    sought(&dan, &closed).await;
    let (key, _) = local.documents("seek/").await.remove(0);
    let found = local.document(&key).await;
    let mut copy = found.clone();
    local.take_document(&key).await;
    for number in 0..2_100 {
        let place = format!("{number:032x}");
        let hash = match number % 2 {
            0 => copy["game_hash"].as_str().unwrap().to_owned(),
            _ => format!("{number:064x}"),
        };
        local.put_document(&format!("seeks_of_game/{hash}/0/{place}"), &json!({})).await;
        copy["game_hash"] = json!(hash);
        local.put_document(&format!("seek/{place}"), &copy).await;
        copy = found.clone();
    }
    local.clock.advance_s(1);
    let own = ask(&ada, &basari()).await;
    assert_eq!(ask(&ben, &basari()).await["seek"]["id"], own["seek"]["id"]);
    for player in [&ada, &ben] {
        assert_eq!(leave(player, &own).await.status, 204);
    }
    apart(&local, &[&ada, &ben, &cleo], &basari()).await;
    // The games of others come in their turn, too.
    for _ in 0..12 {
        look(&local).await;
    }
    assert_eq!(seated(&running(&local).await[0]), of(&[&ada, &ben, &cleo]));
}

/// Three who wait in three seeks; the server is killed after each write in turn while it puts them
/// together, which takes one for each of the two who move. Another one goes on: there is one game, with
/// each of them once.
#[tokio::test]
async fn players_are_moved_once_after_a_kill_at_any_point() {
    for writes in 0.. {
        let local = Local::idle();
        let [ada, ben, cleo] = named(&local, ["Ada", "Ben", "Cleo"]).await;
        let found = apart(&local, &[&ada, &ben, &cleo], &basari()).await;
        local.store.fail_writes_after(Some(writes));
        let _ = local.app.seeks.update().await;
        let was_cut_off = local.store.have_writes_failed();
        local.store.fail_writes_after(None);
        // A player who asks again then is where the move has put them.
        let again = ask_with_key(&cleo, &basari(), "again").await.expect(200);
        let local = local.restarted();
        for _ in 0..3 {
            look(&local).await;
        }
        let games = running(&local).await;
        assert_eq!((games.len(), seated(&games[0])), (1, of(&[&ada, &ben, &cleo])), "{writes}");
        assert_eq!(games[0]["id"], found[0]["game"]);
        // If the game had begun when Cleo asked, that was another request.
        for seek in open_seeks(&local).await {
            assert_eq!(ids(&seek["players"]), of(&[&cleo]), "after {writes} writes");
            assert_eq!(seek["id"], again["seek"]["id"]);
        }
        if !was_cut_off {
            assert_eq!(again["status"], "open");
            assert_eq!(writes, 2);
            return;
        }
    }
}
