//! What players are told of tables that end by themselves: from when on, at two servers, over
//! kills, with long feeds, and with players who were asked only.

mod asked_players;

use std::{num::NonZeroU64, sync::Arc};

use kontor_auth::{Player, PlayerKind};
use kontor_bots::Bot;
use kontor_rules::Seat;
use kontor_store::{
    DOCUMENT_BYTES_MAX, DocumentStore, EventStore, LogId, MemoryStore, UnknownOutcome,
    UnknownPolicy,
};
use serde_json::{Value, json};

use super::{kept_after, last_number};
use kontor_environment::{SystemEntropy, TimeSource};
use kontor_log::{table_event::TableDeletedReason, time::Timestamp};
use kontor_service::{
    account_news::{
        ACCOUNT_EVENTS_KEPT_MIN, AccountEvent, AccountNews, PAGE_ITEMS, PAGES_KEPT, asked, key_of,
    },
    documents::Documents,
    jobs::do_all,
    quotas::{QuotaSettings, Quotas, Storer},
    runtime::{
        counted_from::convert_open_tables,
        games::{Games, GamesParts},
        hub::Hub,
    },
    space::Space,
};
use kontor_tables::table::{
    expiry::{ExpireTables, OPEN_TABLE_LIFETIME_MS, expire, expires_at},
    tables::Tables,
};
use kontor_test_store::{HandClock, indexed_store, keys};

/// The games of a server on a store.
fn games_on(store: &Arc<MemoryStore>, clock: &Arc<HandClock>, space: Arc<Space>) -> Games {
    let clock = || Arc::clone(clock) as Arc<dyn TimeSource>;
    let quotas = Quotas::new(QuotaSettings::default(), keys(), store.clone(), clock());
    let games = Games::new(GamesParts {
        events: store.clone(),
        documents: store.clone(),
        clock: clock(),
        entropy: Arc::new(SystemEntropy),
        hub: Hub::default(),
        space,
        quotas,
        cache_bytes_max: 1 << 20,
    });
    games.unwrap()
}

struct Scene {
    store: Arc<MemoryStore>,
    clock: Arc<HandClock>,
}

impl Scene {
    fn new() -> Self {
        Scene { store: indexed_store(), clock: HandClock::at(1_000_000) }
    }

    /// A server that has nothing in memory.
    fn server(&self) -> Tables {
        Tables::new(games_on(&self.store, &self.clock, Space::unlimited()), keys())
    }

    fn documents(&self) -> Documents {
        Documents(self.store.clone())
    }

    /// A table at which so many players sit, one seat being free, whose time is up.
    async fn table(&self, players: u8) -> String {
        let tables = self.server();
        let new = json!({ "ruleset": "medici", "seats": (players + 1).max(3) });
        let new = serde_json::from_value(new).unwrap();
        let owner = Storer { player: player(0), address: "192.0.2.1".to_owned() };
        let game = tables.create_game(&owner, new, None).await.unwrap().answer.id.to_string();
        for number in 1..players {
            let (who, seat) = (player(number), Seat(number));
            tables.take_seat(&who, &game, seat, None, None, None).await.unwrap();
        }
        self.clock.advance(OPEN_TABLE_LIFETIME_MS);
        game
    }

    /// These players are asked to a table.
    async fn ask(&self, game: &str, numbers: impl IntoIterator<Item = u8>) {
        let players: Vec<String> = numbers.into_iter().map(|number| player(number).id).collect();
        let asked = json!({ "players": players });
        self.documents().write(&format!("asked/{game}"), None, &asked).await.unwrap();
    }

    /// Whether it is written down who is asked to a table.
    async fn has_asked(&self, game: &str) -> bool {
        self.documents().0.get(&format!("asked/{game}")).await.unwrap().is_some()
    }

    /// The feed of a player has so many events, and the table is known so.
    async fn feed(&self, number: u8, events: u64, game: &str, known: Value) {
        let recent: Vec<AccountEvent> = (1..=events).map(event).collect();
        let kept = json!({ "sealed": 0, "recent": recent, "tables": { (game): known } });
        self.documents().write(&key_of(&player(number).id), None, &kept).await.unwrap();
    }

    /// What the feeds of so many players tell of the end of tables.
    async fn told(&self, players: u8) -> Vec<Vec<AccountNews>> {
        let (games, mut told) = (self.server().games, Vec::new());
        for number in 0..players {
            let events =
                kept_after(&games, &player(number).id, 0, ACCOUNT_EVENTS_KEPT_MIN as usize)
                    .await
                    .unwrap();
            let news = events.into_iter().map(|event| event.news);
            told.push(news.filter(|news| matches!(news, AccountNews::Deleted { .. })).collect());
        }
        told
    }

    /// Another server ends the table, if it is there still. Both players are told once, by the
    /// entry after so many.
    async fn expire_by_another(&self, game: &str, entries: u64) {
        for _ in 0..2 {
            let games = self.server().games;
            do_all(&games, Box::new(ExpireTables(games.clone()))).await.unwrap();
        }
        assert_eq!(self.entries(game).await, entries + 1);
        assert_eq!(self.told(2).await, [[expired()], [expired()]]);
    }

    /// The number of entries of a log.
    async fn entries(&self, game: &str) -> u64 {
        let head = self.store.head(&LogId(game.into())).await.unwrap();
        head.map_or(0, |head| head.number + 1)
    }
}

fn player(number: u8) -> Player {
    let (id, name) = (format!("p_{number}"), format!("Player {number}"));
    Player { id, name, kind: PlayerKind::User, engine: None }
}

/// An event that is about another table.
fn event(number: u64) -> AccountEvent {
    AccountEvent {
        number,
        at: Timestamp(1),
        game: Some("g_other".to_owned()),
        ruleset: Some("medici".to_owned()),
        news: AccountNews::Started {},
    }
}

fn expired() -> AccountNews {
    AccountNews::Deleted { reason: TableDeletedReason::Expired }
}

#[test]
fn the_time_counts_from_the_last_change_and_not_from_before_the_upgrade() {
    let upgraded = Timestamp(1_000);
    let end_of_all = Timestamp(1_000 + OPEN_TABLE_LIFETIME_MS);
    assert_eq!(expires_at(Timestamp(1), upgraded), end_of_all);
    assert_eq!(expires_at(Timestamp(1_000), upgraded), end_of_all);
    let changed_later = Timestamp(2_000 + OPEN_TABLE_LIFETIME_MS);
    assert_eq!(expires_at(Timestamp(2_000), upgraded), changed_later);
}

#[tokio::test]
async fn a_table_that_two_servers_end_at_the_same_moment_ends_once() {
    let scene = Scene::new();
    scene.store.share();
    let game = scene.table(3).await;
    let entries = scene.entries(&game).await;
    let [one, two] = [scene.server().games, scene.server().games];
    for games in [&one, &two] {
        let handle = games.handle(&game).await.unwrap();
        games.load(&handle).await.unwrap();
    }
    let done = tokio::join!(
        do_all(&one, Box::new(ExpireTables(one.clone()))),
        do_all(&two, Box::new(ExpireTables(two.clone())))
    );
    done.0.and(done.1).unwrap();
    assert_eq!(scene.entries(&game).await, entries + 1);
    assert_eq!(scene.told(3).await, [[expired()], [expired()], [expired()]]);
}

/// Of its writes so many are made, and then it is no more. Another one goes on.
#[tokio::test]
async fn a_table_whose_server_is_killed_while_it_ends_ends_once() {
    for writes in 0..=2 {
        let scene = Scene::new();
        let game = scene.table(2).await;
        let entries = scene.entries(&game).await;
        scene.store.fail_writes_after(Some(writes));
        let _ = expire(&scene.server().games, &game).await;
        scene.store.fail_writes_after(None);
        assert_eq!(scene.entries(&game).await, entries + writes.min(1));
        let is_told = if writes == 0 { Vec::new() } else { vec![expired()] };
        assert_eq!(scene.told(2).await, vec![is_told; 2], "it is one write");
        scene.expire_by_another(&game, entries).await;
    }
}

/// It has written, and the reply is lost.
#[tokio::test]
async fn a_table_ends_once_though_the_store_cannot_tell() {
    let scene = Scene::new();
    let game = scene.table(2).await;
    let entries = scene.entries(&game).await;
    let policy = UnknownPolicy { every: NonZeroU64::MIN, outcome: UnknownOutcome::Written };
    scene.store.inject_unknown(Some(policy));
    let unknown = expire(&scene.server().games, &game).await;
    assert!(unknown.is_err(), "the work is repeated: {unknown:?}");
    assert!(scene.store.injected_unknown() > 0);
    scene.store.inject_unknown(None);
    scene.expire_by_another(&game, entries).await;
}

/// Each of them has more events that no page has yet than one write puts apart for all, and as many
/// pages that go.
#[tokio::test]
async fn a_table_ends_however_many_events_its_players_have() {
    let scene = Scene::new();
    let (game, documents) = (scene.table(5).await, scene.documents());
    let sealed = PAGES_KEPT * PAGE_ITEMS;
    for key in (0..5).map(|number| key_of(&player(number).id)) {
        let recent: Vec<AccountEvent> = (sealed + 1..=sealed + 300).map(event).collect();
        let kept = json!({ "sealed": sealed, "recent": recent, "tables": {} });
        documents.write(&key, None, &kept).await.unwrap();
        for page in 0..PAGES_KEPT {
            documents.write(&format!("{key}/{page:012}"), None, &json!([])).await.unwrap();
        }
    }
    assert!(expire(&scene.server().games, &game).await.unwrap());
    assert_eq!(scene.told(5).await, vec![vec![expired()]; 5]);
}

/// The owner is told nothing, and the table is gone.
#[tokio::test]
async fn a_table_ends_though_the_events_of_its_owner_are_damaged() {
    let scene = Scene::new();
    let game = scene.table(2).await;
    scene.store.corrupt_document(&key_of("p_0"));
    let games = scene.server().games;
    assert!(expire(&games, &game).await.unwrap());
    let told = kept_after(&games, "p_1", 0, 9).await.unwrap();
    assert_eq!(told.last().map(|told| &told.news), Some(&expired()));
}

/// The owner and six players, with feeds as long as documents can be. For the asked players there
/// is no room, or their feed is damaged.
#[tokio::test]
async fn a_table_ends_however_long_the_feeds_of_its_players_are() {
    let (scene, six) = (Scene::new(), 1..=6);
    let new = json!({ "ruleset": "medici", "seats": 6, "sit": false });
    let owner = Storer { player: player(0), address: "192.0.2.1".to_owned() };
    let tables = scene.server();
    let made = tables.create_game(&owner, serde_json::from_value(new).unwrap(), None).await;
    let game = made.unwrap().answer.id.to_string();
    for (seat, number) in six.enumerate() {
        let seat = Seat(u8::try_from(seat).unwrap());
        tables.take_seat(&player(number), &game, seat, None, None, None).await.unwrap();
    }
    scene.clock.advance(OPEN_TABLE_LIFETIME_MS);
    let length = serde_json::to_string(&event(9_999)).unwrap().len() + 1;
    let events = ((DOCUMENT_BYTES_MAX - 200) / length) as u64;
    for number in 0..=7 {
        scene.feed(number, events, &game, json!({ "invited": number == 7 })).await;
    }
    scene.documents().write(&key_of("p_8"), None, &"damaged").await.unwrap();
    scene.store.corrupt_document(&key_of("p_9"));
    scene.ask(&game, [7, 8, 9]).await;
    let games = scene.server().games;
    assert!(expire(&games, &game).await.unwrap());
    assert!(!scene.has_asked(&game).await);
    for number in 0..=7 {
        let told = kept_after(&games, &player(number).id, events, 9).await.unwrap();
        let told: Vec<AccountNews> = told.into_iter().map(|told| told.news).collect();
        assert_eq!(told, vec![expired(); usize::from(number < 7)], "{number}");
    }
    assert_eq!(last_number(&games, "p_7").await.unwrap(), events + 1, "a look tells of it");
}

#[tokio::test]
async fn a_table_ends_though_the_list_of_asked_players_cannot_be_read() {
    let scene = Scene::new();
    let game = scene.table(2).await;
    scene.documents().write(&format!("asked/{game}"), None, &"damaged").await.unwrap();
    assert!(expire(&scene.server().games, &game).await.unwrap());
    assert!(!scene.has_asked(&game).await);
}

/// Such a document cannot be written or deleted either.
#[tokio::test]
async fn what_the_store_finds_damaged_stops_no_table() {
    let scene = Scene::new();
    let [expires, deleted] = [scene.table(2).await, scene.table(2).await];
    let begins = scene.table(2).await;
    for game in [&expires, &deleted, &begins] {
        scene.ask(game, [2]).await;
        scene.store.corrupt_document(&format!("asked/{game}"));
    }
    let (tables, owner) = (scene.server(), player(0));
    assert!(expire(&tables.games, &expires).await.unwrap());
    assert_eq!(scene.told(2).await, [[expired()], [expired()]]);
    tables.delete_game(&owner, &deleted).await.unwrap();
    asked::forget(&scene.documents(), &deleted).await.unwrap();
    tables.seat_bot(&owner, &begins, Seat(2), Bot::Random, None, None).await.unwrap();
    let owner = Storer { player: owner, address: "192.0.2.1".to_owned() };
    tables.start_game(&owner, &begins, None).await.unwrap();
}
