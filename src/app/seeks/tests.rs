//! What is due too early, and requests of one player at the same moment.

use kontor_store::DocumentStore;
use serde_json::json;

use super::*;
use crate::{
    App,
    scene::{Scene, guest},
};
use kontor_accounts::player_lists::ListKind;
use kontor_problems::Refused;
use kontor_service::{
    jobs::rows,
    requester::{RequestKey, Requester},
    runtime::jobs::JobKind,
};
use kontor_test_store::disturbed::Disturbed;

/// A player at an address of their own.
fn storer(player: &Player) -> Storer {
    Storer { player: player.clone(), address: format!("address of {}", player.id) }
}

async fn sought(app: &App, player: &Player, seats: u8) -> Seek {
    let terms = serde_json::from_value(json!({ "ruleset": "basari", "seats": seats })).unwrap();
    app.seeks.create(&storer(player), terms, None).await.unwrap().answer
}

/// A request for a match of three.
async fn matched(app: &App, player: &Player, key: Option<&str>) -> Match {
    let wanted = serde_json::from_value(json!({ "ruleset": "basari", "seats": 3 })).unwrap();
    let key = key.map(|key| RequestKey { key: key.to_owned(), fingerprint: "match".to_owned() });
    app.seeks.find_match(&storer(player), wanted, key).await.unwrap().answer
}

fn players(seek: &Seek) -> Vec<&str> {
    seek.players.iter().map(|player| &*player.id).collect()
}

/// A row of another time leads to what is remembered. Nothing writes one today; a server that goes
/// on with such a store must not forget the seek early.
#[tokio::test]
async fn a_seek_is_remembered_for_an_hour_whatever_else_was_due() {
    let scene = Scene::new();
    let app = scene.server();
    let (ada, ben) = (guest(&app, "Ada").await, guest(&app, "Ben").await);
    let cleo = guest(&app, "Cleo").await;
    let id = sought(&app, &ada, 3).await.id;
    for player in [&ben, &cleo] {
        app.seeks.join(&storer(player), &id).await.unwrap();
    }
    let place = seeks::hex_of(&seeks::place_of(&id, "k").unwrap());
    let early = rows::key_of(JobKind::Seeks, Timestamp(1), &place);
    scene.store.put(&early, None, "{}".to_owned()).await.unwrap();
    let begun = app.seeks.seek(&id).await.unwrap();
    scene.advance_s(60 * 60 - 1);
    app.seeks.update().await.unwrap();
    assert_eq!(app.seeks.seek(&id).await.unwrap(), begun);
    scene.advance_s(1);
    app.seeks.update().await.unwrap();
    assert!(matches!(app.seeks.seek(&id).await, Err(AppError::Refused(Refused::SeekUnknown))));
}

#[tokio::test]
async fn a_row_of_no_seek_is_looked_at_once() {
    let scene = Scene::new();
    let app = scene.server();
    let ada = guest(&app, "Ada").await;
    let id = sought(&app, &ada, 3).await.id;
    let place = seeks::hex_of(&seeks::place_of(&id, "k").unwrap());
    let other = seeks::hex_of(&[7; 16]);
    let stray = rows::key_of(JobKind::Seeks, Timestamp(1), &other);
    let early = rows::key_of(JobKind::Seeks, Timestamp(1), &place);
    for key in [&stray, &early] {
        scene.store.put(key, None, "{}".to_owned()).await.unwrap();
    }
    app.seeks.update().await.unwrap();
    assert!(scene.store.get(&stray).await.unwrap().is_none());
    assert!(scene.store.get(&early).await.unwrap().is_some(), "there is a seek");
    assert_eq!(own(&app, &ada).await, [id]);
}

/// What makes the second request go elsewhere.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Change {
    /// The maker of the first seek has blocked the player.
    Block,
    /// Another player has made a seek that comes before those for which any player fits. Of all
    /// that the first request has read, only the list of the player changes then.
    ChosenSeek,
}

/// A server with the seeks of two players who have blocked each other, and four players: two are in
/// no seek.
async fn apart(scene: &Scene) -> (App, [Player; 4]) {
    let app = scene.server();
    let players = [
        guest(&app, "Ada").await,
        guest(&app, "Ben").await,
        guest(&app, "Cleo").await,
        guest(&app, "Dan").await,
    ];
    let [ada, ben, ..] = &players;
    app.accounts.list_player(ada, ListKind::Blocks, &ben.id).await.unwrap();
    for player in [ada, ben] {
        matched(&app, player, None).await;
        scene.advance_s(1);
    }
    (app, players)
}

/// The seeks in which a player is.
async fn own(app: &App, player: &Player) -> Vec<String> {
    let own = app.seeks.own(player).await.unwrap();
    own.into_iter().map(|seek| seek.id).collect()
}

/// The first request has chosen a seek and is about to write. At that moment the second one comes
/// into another seek, at another server.
#[tokio::test]
async fn of_two_requests_of_a_player_the_first_follows_the_second_if_that_was_quicker() {
    let with_keys = [Some("one"), Some("two")];
    for (change, keys) in [
        (Change::Block, with_keys),
        (Change::Block, [None, None]),
        (Change::ChosenSeek, with_keys),
        (Change::ChosenSeek, [None, None]),
    ] {
        let scene = Scene::new();
        let (other, [ada, ben, cleo, dan]) = apart(&scene).await;
        let (by, maker, who) = (ada.clone(), dan.clone(), cleo.clone());
        let work = async move {
            match change {
                Change::Block => {
                    let blocks = other.accounts.list_player(&by, ListKind::Blocks, &who.id);
                    drop(blocks.await.unwrap());
                }
                Change::ChosenSeek => drop(sought(&other, &maker, 3).await),
            }
            matched(&other, &who, keys[1]).await;
        };
        let held = Disturbed::new(&scene.store, |_| 0);
        *held.before_write.lock().unwrap() = Some(Box::pin(work));
        let server = scene.server_over(held.clone());
        let found = matched(&server, &cleo, keys[0]).await.seek.unwrap();
        assert!(held.before_write.lock().unwrap().is_none(), "it was about to write");
        let with = if change == Change::Block { &ben } else { &dan };
        assert_eq!(players(&found), [&*with.id, &*cleo.id], "{change:?}, {keys:?}");
        assert_eq!(own(&server, &cleo).await, [&*found.id], "{change:?}, {keys:?}");
        let [of_ada] = &own(&server, &ada).await[..] else { panic!("Ada is in one seek") };
        let left = server.seeks.seek(of_ada).await.unwrap();
        assert_eq!(players(&left), [&*ada.id], "{change:?}, {keys:?}");
        for key in keys.into_iter().flatten() {
            let again = matched(&server, &cleo, Some(key)).await.seek.unwrap();
            assert_eq!(again.id, found.id, "{change:?}, {key}");
        }
    }
}

/// Neither the list of seeks, nor a match, nor what is due for the seeks of others.
#[tokio::test]
async fn a_damaged_seek_or_row_blocks_nothing_else() {
    for kind in ["seek/", "seeks/", "seeks_of_game/", "seeks_made/", "due/seeks/"] {
        let scene = Scene::new();
        let app = scene.server();
        let (ada, ben) = (guest(&app, "Ada").await, guest(&app, "Ben").await);
        matched(&app, &ada, None).await;
        let key = scene.store.texts().into_keys().find(|key| key.starts_with(kind)).unwrap();
        scene.store.corrupt_document(&key);
        matched(&app, &ben, None).await;
        let dan = guest(&app, "Dan").await;
        let other = sought(&app, &dan, 4).await.id;

        let selector = SeekSelector { filter: &SeekFilter::default(), cursor: None, limit: 9 };
        let requester = Requester::of(&ben, None);
        let listed = app.seeks.wait_for_list(&app.watch, &requester, selector, None, |_, _| true);
        let (page, _) = listed.await.unwrap();
        let listed =
            |player: &Player| page.items.iter().any(|seek| players(seek).contains(&&*player.id));
        assert!(listed(&ben) && listed(&dan), "{kind}");

        scene.advance_s(365 * 24 * 60 * 60);
        // It fails for the damaged seek; a damaged list is that of one player alone.
        let updated = app.seeks.update().await;
        assert!(kind != "seeks/" || updated.is_ok(), "{updated:?}");
        let expired = app.seeks.seek(&other).await;
        assert!(matches!(expired, Err(AppError::Refused(Refused::SeekUnknown))), "{kind}");
    }
}

/// The game begins with this player all the same, and a seek that has expired goes.
#[tokio::test]
async fn a_damaged_list_of_one_player_keeps_no_other_player_of_the_seek_waiting() {
    for begins in [true, false] {
        let scene = Scene::new();
        let app = scene.server();
        let (ada, ben) = (guest(&app, "Ada").await, guest(&app, "Ben").await);
        let cleo = guest(&app, "Cleo").await;
        let id = sought(&app, &ada, 3).await.id;
        app.seeks.join(&storer(&ben), &id).await.unwrap();
        scene.store.corrupt_document(&own_seeks::own_key(&ada.id));
        if begins {
            let begun = app.seeks.join(&storer(&cleo), &id).await.unwrap();
            assert_eq!(players(&begun), [&*ada.id, &*ben.id, &*cleo.id]);
            assert_eq!(own(&app, &ben).await, Vec::<String>::new());
            assert_eq!(app.tables.has_played(&id, &ada.id).await.unwrap(), Some(true));
            continue;
        }
        scene.advance_s(365 * 24 * 60 * 60);
        // The request itself takes the old one away.
        let next = sought(&app, &ben, 3).await.id;
        assert_ne!(next, id);
        app.seeks.update().await.unwrap();
        assert_eq!(own(&app, &ben).await, [next]);
        let expired = app.seeks.seek(&id).await;
        assert!(matches!(expired, Err(AppError::Refused(Refused::SeekUnknown))), "{expired:?}");
    }
}
