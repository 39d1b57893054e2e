//! The conversion of a store of an earlier release with many accounts, their lists, ratings and
//! seeks. `ACCOUNTS=1000000 make conversion` says how many; the optimised test then prints how long a
//! server takes to open such a store, and fails if that is longer than it may be.

use std::{
    sync::Arc,
    time::{Duration, Instant},
};

use futures_util::{StreamExt, TryStreamExt, stream};
use kontor_store::{DocumentStore, EventStore, IfMissing, Settings, SledStore, WRITE_KEYS_MAX};
use serde_json::{Value, json};
use unicode_security::skeleton;

use crate::{
    deletions::convert_deletions, ratings::convert_ratings, seeks::convert_seeks,
    tournaments::convert_tournaments,
};
use kontor_accounts::{ConvertedNames, convert_names, needed_claims};
use kontor_environment::SystemClock;
use kontor_log::{
    chain::{hex, sha256},
    time::Timestamp,
};
use kontor_service::documents::{Documents, Group};
use kontor_tables::table::{
    conversion::convert_invitations,
    seek_rows,
    seeks::{self, KeptSeek, SeekPlace},
};

/// The server's, with which the time is measured.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// When the accounts were made.
const START_MS: u64 = 1_700_000_000_000;

/// How many accounts there are by default.
const ACCOUNTS: usize = 300;

/// How many documents an account of an earlier release has at most: itself, its name, the look of
/// that, two lists, a rating, a seek and the list of that.
const DOCUMENTS: usize = 8;

/// Of how many accounts one has a rating, and one a seek.
const RATED_EVERY: usize = 4;
const SEEKING_EVERY: usize = 20;

/// How long the conversion of a million accounts may take when it is optimised, and the least time
/// that fewer may take.
const MILLION_MAX: Duration = Duration::from_secs(60);
const CONVERTED_MIN: Duration = Duration::from_secs(10);

/// How many groups are written at the same time.
const GROUPS_AT_A_TIME: usize = 256;

fn settings() -> Settings {
    Settings { if_missing: IfMissing::Create, ..Settings::new(|_, _| Vec::new(), 1) }
}

fn id(number: usize) -> String {
    format!("p_{number:026}")
}

/// Every third name has a letter that looks the same as another one if its case is folded.
fn name(number: usize) -> String {
    let first = ["Ada", "Mlla", "\u{415}mil"][number % 3];
    format!("{first} {number}")
}

/// The claim to the only look that a name had in earlier releases.
fn earlier_look(name: &str) -> String {
    let look = skeleton(name).collect::<String>().to_lowercase();
    format!("look/{}", hex(&sha256(&[look.as_bytes()])))
}

/// An account as an earlier release wrote it. Every seventh was killed before it settled its
/// claims.
fn of_earlier_release(group: Group, number: usize) -> Group {
    let (id, name) = (id(number), name(number));
    let lapses_at_ms = number.is_multiple_of(7).then_some(START_MS);
    let claim = json!({ "player": id, "lapses_at_ms": lapses_at_ms });
    let login = json!({ "kind": "user", "password_hash": "x".repeat(96) });
    let account = json!({ "name": name, "created_at_ms": START_MS, "login": login });
    let (name_key, _) = needed_claims(&name);
    let group = group
        .put(name_key, None, &claim)
        .put(earlier_look(&name), None, &claim)
        .put(format!("player/{id}"), None, &account)
        .put(format!("sessions/{id}"), None, &json!({ "ids": [format!("s_{number:026}")] }))
        .put(format!("player_lists/{id}"), None, &json!({ "blocked": [], "muted": [] }));
    let group = match number.is_multiple_of(RATED_EVERY) {
        true => group.put(format!("rating/{id}/users/medici/multiplayer"), None, &rating()),
        false => group,
    };
    match number.is_multiple_of(SEEKING_EVERY) {
        true => {
            let listed = json!({ "ids": [seeks::seek_id(&place(number))], "day": 0, "today": 0 });
            group.put(format!("seeks/{id}"), None, &listed).put(
                seeks::key_of(&place(number)),
                None,
                &seek(&id),
            )
        }
        false => group,
    }
}

/// A rating as an earlier release wrote it.
fn rating() -> Value {
    let figures = json!({ "rating_milli": 1_500_000, "uncertainty_milli": 90_000, "games": 9,
        "wins": 4, "left": 0 });
    json!({ "last": Timestamp(START_MS), "before": figures, "after": figures })
}

fn place(number: usize) -> SeekPlace {
    (number as u128).to_be_bytes()
}

/// A seek as an earlier release wrote it, in which this player waits.
fn seek(player: &str) -> Value {
    let member = json!({
        "player": { "id": player, "name": player, "kind": "user" },
        "by": { "player": player, "address": "a_1" },
        "matched": false,
    });
    json!({
        "terms": { "ruleset": "basari", "seats": 3, "rated": false, "stand_in": "greedy" },
        "members": [member],
        "created_at": Timestamp(START_MS),
        "expires_at": Timestamp(START_MS + 3_600_000),
        "game_hash": "00ff",
        "matching": false,
        "address": "a_1",
    })
}

async fn fill(documents: &Documents, accounts: usize) {
    let of_a_group = WRITE_KEYS_MAX / DOCUMENTS;
    let groups = (0..accounts).step_by(of_a_group).map(|first| {
        let numbers = first..(first + of_a_group).min(accounts);
        numbers.fold(Group::new(), of_earlier_release)
    });
    let written = groups.map(async |group| documents.write_group(group).await);
    let written = stream::iter(written).buffer_unordered(GROUPS_AT_A_TIME);
    let conflicts: Vec<_> = written.try_collect().await.unwrap();
    assert!(conflicts.iter().all(Option::is_none));
}

/// A seek has the rows by which it is found.
async fn assert_has_rows(documents: &Documents, place: &SeekPlace) {
    let kept = documents.read::<KeptSeek>(&seeks::key_of(place)).await.unwrap().unwrap().value;
    for key in seek_rows::keys(place, &kept) {
        assert!(documents.read::<Value>(&key).await.unwrap().is_some(), "{key}");
    }
}

async fn convert(store: &Arc<SledStore>) -> ConvertedNames {
    let documents: Arc<dyn DocumentStore> = store.clone();
    let events: Arc<dyn EventStore> = store.clone();
    let made = convert_names(&documents, &SystemClock).await.unwrap().unwrap();
    convert_deletions(&documents).await.unwrap();
    convert_seeks(&events, &documents, &SystemClock).await.unwrap();
    convert_tournaments(&events, &documents, &SystemClock).await.unwrap();
    convert_ratings(&events, &documents).await.unwrap();
    convert_invitations(&documents, &events, &SystemClock).await.unwrap();
    made
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_store_with_many_accounts_is_converted() {
    let accounts = std::env::var("ACCOUNTS").map_or(ACCOUNTS, |many| many.parse().unwrap());
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("store");
    let store = SledStore::open(&path, settings()).unwrap();
    let begun = Instant::now();
    fill(&Documents(store.clone()), accounts).await;
    store.close().await;
    drop(store);
    let (filled, begun) = (begun.elapsed(), Instant::now());

    let store = SledStore::open(&path, settings()).unwrap();
    let opened = begun.elapsed();
    let made = convert(&store).await;
    let converted = begun.elapsed() - opened;
    println!("{accounts} accounts: filled {filled:?}, opened {opened:?}, converted {converted:?}");
    if !cfg!(debug_assertions) {
        let most = MILLION_MAX.mul_f64(accounts as f64 / 1e6).max(CONVERTED_MIN);
        assert!(converted <= most, "{accounts} accounts: {converted:?} instead of {most:?}");
    }
    assert_eq!(made, ConvertedNames::default());
    let documents = Documents(store.clone());
    for number in (0..accounts).step_by(accounts.div_ceil(ACCOUNTS)) {
        let (name, id) = (name(number), id(number));
        let (name_key, looks) = needed_claims(&name);
        for key in looks.into_iter().chain([name_key]) {
            let claim = documents.read::<Value>(&key).await.unwrap().expect(&name).value;
            assert_eq!(claim, json!({ "player": id, "lapses_at_ms": null }), "{name}: {key}");
        }
        if number.is_multiple_of(SEEKING_EVERY) {
            assert_has_rows(&documents, &place(number)).await;
        }
    }
    store.close().await;
}
