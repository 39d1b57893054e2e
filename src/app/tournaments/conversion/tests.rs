//! What earlier releases have left, also those that were killed in the middle, is completed or
//! taken back once.

use kontor_auth::PlayerKind;
use kontor_store::{Entry, MemoryStore};
use serde_json::{Value, json};

use super::*;
use crate::tournaments::{
    NewTournament, TournamentEvent,
    events::{DrawnGame, Entered, RoundTable, StartedEntrant, WithdrawReason},
    logs::event_of,
};
use kontor_log::{chain::sha256, stored::StoredFor, table_event::PlayerRef};
use kontor_test_store::{HandClock, indexed_store, writes_of_conversion};

const START_MS: u64 = 1_700_000_000_000;

/// A store as an earlier release has left it.
struct Scene(Arc<MemoryStore>);

fn player(name: &str) -> PlayerRef {
    let (id, name) = (format!("p_{name}").into(), name.into());
    PlayerRef { id, name, kind: Some(PlayerKind::User), engine: None }
}

fn registered(participant: u16, name: &str) -> TournamentNews {
    TournamentNews::Registered { participant, who: Entered::Player { player: player(name) } }
}

fn started(participants: &[u16]) -> TournamentNews {
    let started = |number: &u16| StartedEntrant {
        participant: *number,
        seed: *number,
        lot: *number,
        rating_milli: 1_500_000,
    };
    let participants = participants.iter().map(started).collect();
    TournamentNews::Started { seed: "00".to_owned(), participants }
}

fn drawn(seats: &[u16]) -> TournamentNews {
    let game = DrawnGame { game: "g_first".to_owned(), seats: seats.to_vec() };
    let tables = vec![RoundTable { table: 1, games: vec![game] }];
    let ends_at = Timestamp(START_MS + 600_000);
    TournamentNews::RoundDrawn { round: 1, ends_at, tables, byes: Vec::new() }
}

fn withdrawn(participant: u16) -> TournamentNews {
    TournamentNews::Withdrawn { participant, reason: WithdrawReason::Asked }
}

impl Scene {
    fn new() -> Self {
        Scene(indexed_store())
    }

    async fn put(&self, key: &str, text: &str) {
        self.0.put(key, None, text.to_owned()).await.unwrap();
    }

    async fn accounts(&self, names: &[&str]) {
        for name in names {
            self.put(&format!("player/p_{name}"), "{}").await;
        }
    }

    /// A tournament that `ada` has made, in which this has happened.
    async fn tournament(&self, id: &str, happened: &[TournamentNews]) {
        let wish = json!({
            "name": "Cup", "ruleset": "medici", "seats": 3, "format": { "type": "round_robin" },
            "participants_max": 8, "registration_ends_at": Timestamp(START_MS + 3_600_000),
            "round_limit_s": 600, "turn_limit_s": 60,
        });
        let wish: NewTournament = serde_json::from_value(wish).unwrap();
        let terms = wish.checked(PlayerKind::User, START_MS).unwrap();
        let commitment = hex(&sha256(&["00".as_bytes()]));
        let organizer = player("ada");
        let created = TournamentNews::Created { terms: Box::new(terms), organizer, commitment };
        let by = StoredFor { player: "p_ada".into(), address: "a".into() };
        let mut state = State::create(id, &created, Timestamp(START_MS), by).unwrap();
        let log = LogId(id.into());
        let first = Entry { seed: Some("00".to_owned()), ..entry_of(&state, &created) };
        let mut last = self.0.append(&log, None, first.into()).await.unwrap();
        for news in happened {
            state.evolve(news, Timestamp(START_MS)).unwrap();
            last = self.0.append(&log, Some(last), entry_of(&state, news).into()).await.unwrap();
        }
    }

    async fn convert(&self) -> Result<Option<ConvertedTournaments>, AppError> {
        let (events, store): (Arc<dyn EventStore>, Arc<dyn DocumentStore>) =
            (self.0.clone(), self.0.clone());
        convert_tournaments(&events, &store, &*HandClock::at(START_MS + 60_000)).await
    }

    async fn converted(&self) -> ConvertedTournaments {
        self.convert().await.unwrap().expect("it was converted before")
    }

    async fn value(&self, key: &str) -> Option<Value> {
        let kept = self.0.get(key).await.unwrap();
        kept.map(|kept| serde_json::from_str(&kept.value).unwrap())
    }

    async fn keys(&self, prefix: &str) -> Vec<String> {
        let all = self.0.scan(prefix, None, usize::MAX).await.unwrap();
        all.into_iter().map(|(key, _)| key).collect()
    }

    /// All documents and the news of these tournaments.
    async fn all(&self, ids: &[&str]) -> (Vec<(String, String)>, Vec<TournamentNews>) {
        let documents = self.0.scan("", None, usize::MAX).await.unwrap();
        let documents = documents.into_iter().map(|(key, document)| (key, document.value));
        let mut news = Vec::new();
        for id in ids {
            news.extend(self.news(id).await);
        }
        (documents.collect(), news)
    }

    async fn news(&self, id: &str) -> Vec<TournamentNews> {
        let entries = self.0.read(&LogId(id.into()), 0, usize::MAX).await.unwrap();
        let event = |(position, entry): &(_, Entry)| event_of(*position, entry).unwrap();
        entries.iter().map(event).map(|TournamentEvent { news, .. }| news).collect()
    }
}

fn entry_of(state: &State, news: &TournamentNews) -> Entry {
    entry(format!("{}/{}", state.id, state.events), state, news, state.last_at)
}

/// Everything that a release could leave behind.
async fn broken() -> Scene {
    let scene = Scene::new();
    scene.accounts(&["ada", "ben", "cleo"]).await;
    let open = [registered(1, "ben"), registered(2, "gone"), registered(3, "cleo"), withdrawn(3)];
    scene.tournament("t_open", &open).await;
    let three = [registered(1, "ada"), registered(2, "ben"), registered(3, "cleo")];
    let run = [&three[..], &[started(&[1, 2, 3]), drawn(&[1, 2, 3])]].concat();
    scene.tournament("t_runs", &run).await;
    let cancelled = TournamentNews::Cancelled { reason: CancelReason::Organizer };
    scene.tournament("t_over", &[&run[..], std::slice::from_ref(&cancelled)].concat()).await;
    scene.tournament("t_told", &[&run[..], &[cancelled]].concat()).await;
    // A list with a tournament that the player has not entered or made, or has left again.
    let at = Timestamp(START_MS);
    let own = json!({ "made": { "t_open": at, "t_runs": at, "t_never": at }, "entered": { "t_runs": at } });
    scene.put("own_tournaments/p_ada", &own.to_string()).await;
    let own = json!({ "entered": { "t_open": at, "t_runs": at, "t_over": at } });
    scene.put("own_tournaments/p_ben", &own.to_string()).await;
    scene.put("own_tournaments/p_cleo", &own.to_string()).await;
    for (name, id) in [("ben", "t_open"), ("cleo", "t_open"), ("ada", "t_open"), ("ada", "t_runs")]
    {
        scene.put(&format!("tournament_of/p_{name}/0000000000000001/{id}"), "true").await;
    }
    // Notes of cancellations: one whose event did not come, one of which some were told, and one of
    // which all were told.
    scene.put("tournament_cancelled/t_open", r#"{"told":false}"#).await;
    scene.put("tournament_cancelled/t_over", r#"{"told":false}"#).await;
    scene.put("tournament_cancelled/t_told", r#"{"told":true}"#).await;
    let told = r#"{"sealed":0,"recent":[],"tables":{},"cancelled":["t_over"]}"#;
    scene.put("account_events/p_ben", told).await;
    scene
}

#[tokio::test]
async fn what_earlier_releases_have_left_is_completed_once() {
    let scene = broken().await;
    let made = scene.converted().await;
    assert_eq!(made.events, 1, "whose account is gone is withdrawn");
    let last = scene.news("t_open").await.pop().unwrap();
    let reason = WithdrawReason::AccountDeleted;
    assert_eq!(last, TournamentNews::Withdrawn { participant: 2, reason });
    assert_eq!(scene.keys("tournament_games/").await, ["tournament_games/t_runs"]);
    assert_eq!(scene.value("tournament_games/t_runs").await.unwrap(), json!({ "over": 0 }));
    let ids = |own: Value, field: &str| -> Vec<String> {
        own[field].as_object().unwrap().keys().cloned().collect()
    };
    let own = scene.value("own_tournaments/p_ada").await.unwrap();
    assert_eq!((ids(own.clone(), "made"), ids(own, "entered")), {
        (vec!["t_open".to_owned(), "t_runs".to_owned()], vec!["t_runs".to_owned()])
    });
    let own = scene.value("own_tournaments/p_cleo").await.unwrap();
    assert_eq!(ids(own, "entered"), ["t_over", "t_runs"], "one that is over is left out in time");
    let rows = scene.keys("tournament_of/").await;
    let names: Vec<&str> = rows.iter().map(|row| row.split('/').nth(1).unwrap()).collect();
    assert_eq!(names, ["p_ada", "p_ben", "p_cleo"], "who has withdrawn has entered before");
    assert_eq!(scene.keys("tournament_cancelled/").await, [""; 0]);
    let left = |untold: &[&str]| json!({ "untold": untold, "games": true });
    let told = scene.value("tournament_news/t_over").await.unwrap();
    assert_eq!(told, left(&["p_ada", "p_cleo"]));
    assert_eq!(scene.value("tournament_news/t_told").await.unwrap(), left(&[]));
    assert_eq!(scene.value("tournament_news/t_open").await, None);
    assert_eq!(scene.convert().await.unwrap(), None);
}

#[tokio::test]
async fn a_tournament_whose_organizer_is_gone_is_cancelled_unless_it_has_begun() {
    let scene = Scene::new();
    scene.accounts(&["ben"]).await;
    scene.tournament("t_open", &[registered(1, "ben")]).await;
    scene.tournament("t_runs", &[registered(1, "ben"), started(&[1])]).await;
    assert_eq!(scene.converted().await.events, 1);
    let reason = CancelReason::AccountDeleted;
    assert_eq!(scene.news("t_open").await.pop().unwrap(), TournamentNews::Cancelled { reason });
    let left = json!({ "untold": ["p_ben"], "games": false });
    assert_eq!(scene.value("tournament_news/t_open").await.unwrap(), left);
    assert_eq!(scene.news("t_runs").await.len(), 3);
    assert_eq!(scene.keys("own_tournaments/").await, ["own_tournaments/p_ben"]);
}

/// In a store that was salvaged, lists and documents of tournaments may be missing.
#[tokio::test]
async fn what_a_salvaged_store_lacks_is_made_again() {
    let scene = broken().await;
    scene.converted().await;
    let ids = ["t_open", "t_runs", "t_over", "t_told"];
    let before = scene.all(&ids).await;
    for key in ["tournament_games/t_runs", "own_tournaments/p_ben"] {
        let version = scene.0.get(key).await.unwrap().unwrap().version;
        scene.0.delete(key, version).await.unwrap();
    }
    let store: Arc<dyn DocumentStore> = scene.0.clone();
    kontor_service::documents::convert_again(&*store).await.unwrap();
    scene.converted().await;
    let after = scene.all(&ids).await;
    assert_eq!(after.1, before.1);
    let keys = |all: &[(String, String)]| -> Vec<String> {
        all.iter().map(|(key, _)| key.clone()).collect()
    };
    assert_eq!(keys(&after.0), keys(&before.0));
    let own = scene.value("own_tournaments/p_ben").await.unwrap();
    assert!(own["entered"]["t_open"].is_string() && own["entered"]["t_runs"].is_string(), "{own}");
}

#[tokio::test]
async fn a_conversion_that_is_interrupted_anywhere_is_completed_by_the_next_one() {
    let left = async || broken().await.0;
    let convert = async |store: Arc<MemoryStore>| Scene(store).convert().await;
    let there = async |store: Arc<MemoryStore>| {
        Scene(store).all(&["t_open", "t_runs", "t_over", "t_told"]).await
    };
    let writes = writes_of_conversion(left, convert, there).await;
    assert!(writes > 4, "an event, documents, notes, lists, rows and the mark");
}

/// Two servers that start at the same moment.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_conversions_at_once_make_the_same_as_one() {
    let ids = ["t_open", "t_runs", "t_over", "t_told"];
    let (scene, other) = (broken().await, broken().await);
    let second = Scene(scene.0.clone());
    let two = tokio::spawn(async move { second.convert().await });
    let (one, two) = (scene.convert().await, two.await.unwrap());
    // A server that comes after the mark finds nothing to do.
    assert!(one.unwrap().is_some() || two.unwrap().is_some());
    other.converted().await;
    assert_eq!(scene.all(&ids).await, other.all(&ids).await);
}
