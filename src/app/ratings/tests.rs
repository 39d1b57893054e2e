//! Counting: what results say, and that it does not matter which server counts, how often, or where
//! a server stopped.

mod conversion;
mod listed;

use std::sync::Arc;

use serde_json::{Value, json};

use super::*;
use kontor_auth::PlayerKind;
use kontor_bots::Bot;
use kontor_log::{
    ended::{EndedPlace, RECORDS_DELAY_MS},
    table_event::PlayerRef,
};
use kontor_service::documents::Group;
use kontor_store::{DocumentStore, Entry, EventStore, LogId, MemoryStore};
use kontor_test_store::{disturbed::Disturbed, indexed_store};

/// Later than all games of these tests.
const LATER_MS: u64 = 1_000_000 + RECORDS_DELAY_MS;

/// Who sits on a seat, and which place the seat reaches.
#[derive(Clone, Copy)]
enum Sits {
    Player(&'static str, u8),
    Left(&'static str, u8),
    Bot(Bot, u8),
}

use Sits::{Left, Player};

/// A game that is over.
struct Over {
    game: &'static str,
    at_ms: u64,
    ruleset: &'static str,
    options: Value,
    owner: PlayerKind,
    seats: Vec<Sits>,
}

fn over(game: &'static str, at_ms: u64, seats: &[Sits]) -> Over {
    let (ruleset, options) = ("dale_of_merchants", json!({}));
    Over { game, at_ms, ruleset, options, owner: PlayerKind::User, seats: seats.to_vec() }
}

fn player(id: &str, kind: PlayerKind) -> PlayerRef {
    PlayerRef { id: format!("p_{id}").into(), name: id.into(), kind: Some(kind), engine: None }
}

impl Over {
    fn entry(&self) -> Entry {
        let owner = player("owner", self.owner);
        let created = json!({ "type": "table.created", "data": {
            "ruleset": self.ruleset, "rules_version": format!("{}/1", self.ruleset),
            "options": self.options, "seats": self.seats.len(), "visibility": "public",
            "owner": owner, "commitment": "00", "turn_limit_s": 60, "rated": true,
        } });
        let commit = json!({ "at": Timestamp(self.at_ms), "events": [created] });
        let raw = |value: &Value| serde_json::value::to_raw_value(value).unwrap();
        Entry::new(self.game.to_owned(), raw(&self.summary()), raw(&commit))
    }

    fn summary(&self) -> Value {
        let seats = || (0_u8..).zip(&self.seats);
        let place = |(seat, sits): (u8, &Sits)| {
            let (Player(_, place) | Left(_, place) | Sits::Bot(_, place)) = sits;
            json!({ "seat": seat, "place": place, "score": 0 })
        };
        let sitter = |(_, sits): (u8, &Sits)| match sits {
            Player(id, _) => Some(player(id, self.owner)),
            Left(..) | Sits::Bot(..) => None,
        };
        let bot = |(_, sits): (u8, &Sits)| match sits {
            Player(..) => None,
            Left(..) => Some(Bot::Greedy),
            Sits::Bot(bot, _) => Some(*bot),
        };
        let left = |(seat, sits): (u8, &Sits)| match sits {
            Left(id, _) => Some((seat, player(id, self.owner))),
            Player(..) | Sits::Bot(..) => None,
        };
        let places: Vec<Value> = seats().map(place).collect();
        json!({
            "ruleset": self.ruleset, "visibility": "public", "rated": true, "status": "finished",
            "seats": seats().map(sitter).collect::<Vec<_>>(),
            "bots": seats().map(bot).collect::<Vec<_>>(),
            "resigned": seats().filter_map(left).collect::<Vec<_>>(),
            "created_at": Timestamp(1), "started_at": Timestamp(2),
            "finished": { "at": Timestamp(self.at_ms),
                "outcome": { "places": places, "reason": "over" } },
            "seq": 9, "commit": 3, "chain_head": "00",
        })
    }
}

async fn store_of(games: &[Over]) -> Arc<MemoryStore> {
    let store = indexed_store();
    for over in games {
        store.append(&LogId(over.game.into()), None, Arc::new(over.entry())).await.unwrap();
    }
    store
}

fn ledger(store: &Arc<MemoryStore>) -> Ledger {
    Ledger::new(store.clone(), store.clone())
}

/// All documents, by key.
fn documents(store: &MemoryStore) -> Vec<(String, String)> {
    store.texts().into_iter().collect()
}

/// The documents after all games were counted without any disturbance.
async fn expected(games: &[Over]) -> Vec<(String, String)> {
    let store = store_of(games).await;
    assert_eq!(ledger(&store).count_some(LATER_MS).await.unwrap(), games.len() as u64);
    documents(&store)
}

async fn figures(store: &Arc<MemoryStore>, who: Rated) -> Vec<(Category, Figures)> {
    let kept = stored::of(ledger(store).documents(), &who).await.unwrap();
    kept.into_iter().map(|(category, kept)| (category, kept.after)).collect()
}

async fn figures_of(store: &Arc<MemoryStore>, player: &str) -> Figures {
    let found = figures(store, Rated::Player(format!("p_{player}").into())).await;
    assert_eq!(found.len(), 1, "{found:?}");
    found[0].1
}

/// Some games of three players, in which everybody meets everybody.
fn season() -> Vec<Over> {
    vec![
        over("g_a", 10, &[Player("ada", 1), Player("ben", 2), Player("cleo", 3)]),
        over("g_b", 20, &[Player("ben", 1), Player("ada", 1)]),
        over("g_c", 20, &[Player("cleo", 1), Left("ada", 2), Player("dan", 3)]),
        over("g_d", 30, &[Player("dan", 1), Player("cleo", 2), Player("ben", 3)]),
    ]
}

#[tokio::test]
async fn games_are_counted_in_the_order_in_which_they_ended_and_once() {
    let mut games = season();
    let there = expected(&games).await;
    games.reverse();
    assert_eq!(
        expected(&games).await,
        there,
        "the order in which they were stored does not matter"
    );
    let store = store_of(&games).await;
    assert_eq!(ledger(&store).count_some(LATER_MS).await.unwrap(), 4);
    assert_eq!(ledger(&store).count_some(LATER_MS).await.unwrap(), 0);
    assert_eq!(documents(&store), there);
}

#[tokio::test]
async fn a_player_who_leaves_shares_the_last_place() {
    let seats = [Left("ada", 1), Player("ben", 3), Player("cleo", 2), Left("dan", 4)];
    let store = store_of(&[over("g_a", 10, &seats)]).await;
    ledger(&store).count_some(LATER_MS).await.unwrap();
    let [ada, ben, cleo, dan] = [
        figures_of(&store, "ada").await,
        figures_of(&store, "ben").await,
        figures_of(&store, "cleo").await,
        figures_of(&store, "dan").await,
    ];
    assert_eq!((ada, ada.wins, ada.left), (dan, 0, 1));
    assert_eq!((cleo.wins, cleo.left, ben.wins), (1, 0, 0));
    assert!(cleo.rating.rating_milli > ben.rating.rating_milli);
    assert!(ben.rating.rating_milli > ada.rating.rating_milli);
}

#[tokio::test]
async fn players_who_have_all_left_stay_equal_and_none_of_them_wins() {
    let store = store_of(&[over("g_a", 10, &[Left("ada", 1), Left("ben", 2)])]).await;
    ledger(&store).count_some(LATER_MS).await.unwrap();
    let ada = figures_of(&store, "ada").await;
    assert_eq!(ada, figures_of(&store, "ben").await);
    assert_eq!((ada.rating.points(), ada.games, ada.wins), (1_500, 1, 0));
}

#[tokio::test]
async fn a_team_is_rated_together_in_a_pool_of_its_own() {
    let seats = [Player("ada", 1), Player("ben", 3), Left("cleo", 1), Player("dan", 3)];
    let teams = Over { options: json!({ "teams": true }), ..over("g_a", 10, &seats) };
    let store = store_of(&[teams]).await;
    ledger(&store).count_some(LATER_MS).await.unwrap();
    let [ada, cleo] = [figures_of(&store, "ada").await, figures_of(&store, "cleo").await];
    assert_eq!(ada.rating, cleo.rating, "a partner who left wins with the other");
    assert_eq!((ada.wins, cleo.wins, cleo.left), (1, 0, 1));
    assert!(ada.rating.points() > figures_of(&store, "ben").await.rating.points());
    let found = figures(&store, Rated::Player("p_ada".into())).await;
    assert_eq!(found[0].0.pool, RatingPool::Teams);
}

#[tokio::test]
async fn games_of_two_and_of_bots_are_rated_apart() {
    let bots = Over {
        owner: PlayerKind::Bot,
        ..over("g_c", 30, &[Player("robot", 2), Sits::Bot(Bot::Greedy, 1)])
    };
    let games = [
        over("g_a", 10, &[Player("ada", 1), Player("ben", 2)]),
        over("g_b", 20, &[Player("ada", 3), Player("ben", 2), Player("cleo", 1)]),
        bots,
    ];
    let store = store_of(&games).await;
    ledger(&store).count_some(LATER_MS).await.unwrap();
    let of_ada = figures(&store, Rated::Player("p_ada".into())).await;
    let pools: Vec<(RatingPool, u64)> =
        of_ada.iter().map(|(category, figures)| (category.pool, figures.wins)).collect();
    assert_eq!(pools, [(RatingPool::Multiplayer, 0), (RatingPool::TwoPlayers, 1)]);
    let greedy = figures(&store, Rated::Bot(Bot::Greedy)).await;
    assert_eq!((greedy[0].0.kind, greedy[0].1.wins), (RatedKind::Bots, 1));
}

#[tokio::test]
async fn what_cannot_be_rated_is_passed_over() {
    let unrated = Over {
        owner: PlayerKind::Guest,
        ..over("g_x", 15, &[Player("guest", 1), Player("other", 2)])
    };
    let mut games = season();
    games.insert(1, unrated);
    let store = store_of(&games).await;
    assert_eq!(ledger(&store).count_some(LATER_MS).await.unwrap(), 5);
    assert_eq!(documents(&store), expected(&season()).await);
    let found = figures(&store, Rated::Player("p_guest".into())).await;
    assert!(found.is_empty());
}

/// They change no rating, and no other game waits for them.
#[tokio::test]
async fn games_of_a_player_whose_rating_is_damaged_are_passed_over() {
    for is_corrupt in [true, false] {
        let games = season();
        let store = store_of(&games[..1]).await;
        ledger(&store).count_some(LATER_MS).await.unwrap();
        let ada = Rated::Player("p_ada".into());
        let category = figures(&store, ada.clone()).await.remove(0).0;
        let key = stored::rating_key(&ada, &category);
        Disturbed::new(&store, |_| 0).damage(&key, is_corrupt);
        for over in &games[1..] {
            store.append(&LogId(over.game.into()), None, Arc::new(over.entry())).await.unwrap();
        }
        assert_eq!(ledger(&store).count_some(LATER_MS).await.unwrap(), 3, "{is_corrupt}");
        let mut counted = Vec::new();
        for player in ["p_ben", "p_cleo", "p_dan"] {
            let found = figures(&store, Rated::Player(player.into())).await.into_iter();
            counted.extend(found.map(|(of, found)| (player, of == category, found.games)));
        }
        let expected =
            [("p_ben", true, 2), ("p_ben", false, 1), ("p_cleo", true, 2), ("p_dan", true, 1)];
        assert_eq!(counted, expected, "all but the game of three with the damaged rating");
    }
}

/// The documents of a store, for one of several who write in turns.
fn in_turns(store: &Arc<MemoryStore>) -> Arc<dyn DocumentStore> {
    Disturbed::new(store, |call| call * 7 % 5)
}

/// Enough games for ratings that are not provisional, so that rows of leaderboards move.
fn long_season() -> Vec<Over> {
    const NAMES: [&str; 24] = [
        "g_00", "g_01", "g_02", "g_03", "g_04", "g_05", "g_06", "g_07", "g_08", "g_09", "g_10",
        "g_11", "g_12", "g_13", "g_14", "g_15", "g_16", "g_17", "g_18", "g_19", "g_20", "g_21",
        "g_22", "g_23",
    ];
    let game = |(name, number): (&&'static str, u8)| {
        let place = |seat: u8| (seat + number / 2) % 4 + 1;
        let seats = [
            Player("ada", place(0)),
            Player("ben", place(1)),
            Player("cleo", place(2)),
            Player("dan", place(3)),
        ];
        over(name, 10 * u64::from(number), &seats)
    };
    NAMES.iter().zip(1..).map(game).collect()
}

#[tokio::test]
async fn wherever_a_server_stops_the_next_one_goes_on_and_each_game_is_one_write() {
    let games = long_season();
    let there = expected(&games).await;
    let rows = there.iter().filter(|(key, _)| key.starts_with(stored::RANK_PREFIX)).count();
    assert_eq!(rows, 4, "{there:?}");
    for writes in 0..=24 {
        let store = store_of(&games).await;
        store.fail_writes_after(Some(writes));
        assert_eq!(ledger(&store).count_some(LATER_MS).await.is_ok(), writes == 24, "{writes}");
        store.fail_writes_after(None);
        assert_eq!(ledger(&store).count_some(LATER_MS).await.unwrap(), 24 - writes);
        assert_eq!(documents(&store), there, "stopped after {writes} writes");
    }
}

#[tokio::test]
async fn of_two_who_count_at_the_same_time_each_game_is_counted_by_one() {
    let games = long_season();
    let there = expected(&games).await;
    for lead in 0..40 {
        let store = store_of(&games).await;
        let ledgers: Vec<Ledger> =
            (0..2).map(|_| Ledger::new(store.clone(), in_turns(&store))).collect();
        let late = async {
            // Both run in one thread: each turn is one more step of the first one.
            for _ in 0..lead {
                tokio::task::yield_now().await;
            }
            ledgers[1].count_some(LATER_MS).await
        };
        let (one, other) = tokio::join!(ledgers[0].count_some(LATER_MS), late);
        assert_eq!(one.unwrap() + other.unwrap(), 24, "a lead of {lead}");
        assert_eq!(documents(&store), there, "a lead of {lead}");
    }
}

/// The cursor of a store that was salvaged may be lost.
#[tokio::test]
async fn what_the_ratings_have_is_not_counted_again_if_the_cursor_is_lost() {
    let store = store_of(&long_season()).await;
    ledger(&store).count_some(LATER_MS).await.unwrap();
    let there = documents(&store);
    ledger(&store).documents().remove("rating_cursor").await.unwrap();
    assert_eq!(ledger(&store).count_some(LATER_MS).await.unwrap(), 24);
    assert_eq!(documents(&store), there);
}

#[tokio::test]
async fn all_ratings_are_computed_again_and_what_differs_is_corrected() {
    let games = long_season();
    let store = store_of(&games).await;
    ledger(&store).count_some(LATER_MS).await.unwrap();
    let there = documents(&store);
    let found = ledger(&store).recompute().await.unwrap();
    assert_eq!((found.games, found.ratings, found.is_equal()), (24, 4, true), "{found:?}");
    let pool = "users/dale_of_merchants/multiplayer";
    let key = format!("rating/p_ada/{pool}");
    let kept = store.get(&key).await.unwrap().unwrap();
    let forged = kept.value.replace("\"games\":24", "\"games\":25");
    assert_ne!(forged, kept.value);
    store.put(&key, Some(kept.version), forged).await.unwrap();
    for (gone, version) in [(format!("rating/p_ben/{pool}"), 24), (key_of_row(&there, "p_cleo"), 1)]
    {
        let version = store.get(&gone).await.unwrap().map_or(version, |kept| kept.version);
        store.delete(&gone, version).await.unwrap();
    }
    let extra = format!("rating_rank/{pool}/00000001/p_dan");
    store.put(&extra, None, "true".to_owned()).await.unwrap();
    let found = ledger(&store).recompute().await.unwrap();
    assert_eq!((found.different, found.rows_different), (2, 2), "{found:?}");
    assert_eq!(documents(&store), there);
    assert!(ledger(&store).recompute().await.unwrap().is_equal());
}

fn key_of_row(documents: &[(String, String)], who: &str) -> String {
    let is_row =
        |key: &String| key.starts_with(stored::RANK_PREFIX) && key.ends_with(&format!("/{who}"));
    documents.iter().map(|(key, _)| key).find(|key| is_row(key)).unwrap().clone()
}

#[tokio::test]
async fn what_a_server_counts_during_the_computation_is_left_alone() {
    let store = store_of(&season()).await;
    ledger(&store).count_some(LATER_MS).await.unwrap();
    let there = documents(&store);
    // As if the others had been counted since the cursor was read.
    let (version, _) = stored::cursor(ledger(&store).documents()).await.unwrap();
    let first = EndedPlace::parse("000000000000000a/g_a").unwrap();
    let back = stored::with_cursor(Group::new(), version, &first);
    assert_eq!(ledger(&store).documents().write_group(back).await.unwrap(), None);
    let found = ledger(&store).recompute().await.unwrap();
    assert_eq!((found.different, found.games, found.newer), (0, 1, there.len() as u64 - 1));
}

#[test]
fn rows_sort_by_rating_and_name_their_player() {
    let row = |rating_milli| {
        let rating = kontor_ratings::Rating { rating_milli, uncertainty_milli: 100_000 };
        let figures = Figures { rating, ..Figures::default() };
        stored::rank_row(&Rated::Player("p_ada".into()), &figures).unwrap()
    };
    assert!(row(1_700_001) < row(1_700_000) && row(1_700_000) < row(0));
    assert!(row(10_000_000) < row(9_999_999));
    assert_eq!(stored::who_of_row(&row(5)), Some(Rated::Player("p_ada".into())));
    let bot = stored::rank_row(&Rated::Bot(Bot::Search), &Figures::default());
    assert_eq!(bot, None, "it is provisional");
}
