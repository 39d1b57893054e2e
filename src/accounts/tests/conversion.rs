//! What earlier releases have left, also those that were killed in the middle, is completed or
//! taken back once.

use kontor_store::MemoryStore;
use serde::Serialize;

use super::*;
use crate::{bots::BOT_ACCOUNTS_MAX, owned::Owned};
use kontor_problems::Refused;
use kontor_service::documents::{WriteOutcome, convert_again};
use kontor_test_store::{HandClock, writes_of_conversion};

/// A claim that is not settled, as earlier releases wrote it before the account.
fn unsettled(player: &str, lapses_at_ms: u64) -> Claim {
    Claim { player: player.to_owned(), lapses_at_ms: Some(lapses_at_ms) }
}

fn user(name: &str, password_hash: &str) -> Account {
    let login = Login::User { password_hash: password_hash.to_owned(), upgraded_by: None };
    Account::new(name.to_owned(), START_MS, login)
}

fn bot(name: &str, owner: &str) -> Account {
    let engine = Arc::new(Engine { name: "Abacus".to_owned(), version: "1".to_owned() });
    Account::new(name.to_owned(), START_MS, Login::Bot { owner: owner.to_owned(), engine })
}

async fn put<T: Serialize>(scene: &scene::Scene, key: &str, value: &T) {
    let written = scene.accounts.documents.write(key, None, value).await.unwrap();
    assert!(matches!(written, WriteOutcome::Written(_)), "{key} is there already");
}

/// The claims that earlier releases made: one to the name and one to its only look.
async fn put_claims(scene: &scene::Scene, name: &str, claim: &Claim) {
    put(scene, &names::key(&looks::fold(name)), claim).await;
    put(scene, &looks::earlier_key(name), claim).await;
}

async fn put_account(scene: &scene::Scene, id: &str, account: &Account) {
    put(scene, &Account::key(id), account).await;
}

async fn hash(scene: &scene::Scene) -> String {
    scene.accounts.passwords.hash("cinnamon".to_owned(), [7; 16]).await.unwrap()
}

async fn convert(scene: &scene::Scene) -> Option<ConvertedNames> {
    let store: Arc<dyn DocumentStore> = scene.store.clone();
    convert_names(&store, &*scene.clock).await.unwrap()
}

async fn converted(scene: &scene::Scene) -> ConvertedNames {
    convert(scene).await.expect("it was converted before")
}

async fn claim(scene: &scene::Scene, key: &str) -> Option<Claim> {
    scene.accounts.documents.read::<Claim>(key).await.unwrap().map(|kept| kept.value)
}

fn ids<const N: usize>(ids: [&str; N]) -> std::collections::BTreeSet<String> {
    ids.map(str::to_owned).into()
}

#[tokio::test]
async fn a_store_is_converted_once() {
    let scene = scene();
    scene.user("Ada").await.ok().unwrap();
    let (keys, batches) = (scene.store.keys(""), scene.batches());
    assert_eq!(converted(&scene).await, ConvertedNames::default());
    assert_eq!(scene.batches(), batches + 1, "only the mark is written");
    assert_eq!(scene.store.keys("").len(), keys.len() + 1);
    assert_eq!(convert(&scene).await, None);
}

/// Of a store that was salvaged, claims may be missing.
#[tokio::test]
async fn a_salvaged_store_is_converted_again() {
    let scene = scene();
    scene.user("Ada").await.ok().unwrap();
    converted(&scene).await;
    scene.accounts.documents.remove("name/ada").await.unwrap();
    convert_again(&*scene.store).await.unwrap();
    converted(&scene).await;
    assert!(matches!(scene.user("Ada").await, Err(AccountsError::Refused(Refused::NameTaken))));
    assert!(scene.accounts.sign_in("Ada", "cinnamon".to_owned().into()).await.is_ok());
}

/// A kill before the claims were settled.
#[tokio::test]
async fn a_user_with_unsettled_claims_has_them_for_good() {
    for lapses_at_ms in [START_MS, START_MS + 60_000] {
        let scene = scene();
        put_claims(&scene, "Max", &unsettled("p_max", lapses_at_ms)).await;
        put_account(&scene, "p_max", &user("Max", &hash(&scene).await)).await;
        converted(&scene).await;
        for key in names::claim_keys("Max") {
            assert!(claim(&scene, &key).await.unwrap().is_settled(), "{key}");
        }
        assert!(claim(&scene, &looks::earlier_key("Max")).await.is_none());
        assert!(scene.accounts.sign_in("max", "cinnamon".to_owned().into()).await.is_ok());
        scene.clock.advance(YEAR_MS);
        assert!(matches!(scene.user("Max").await, Err(AccountsError::Refused(Refused::NameTaken))));
    }
}

/// A kill before the account was written, and a name of a deleted account.
#[tokio::test]
async fn a_claim_without_an_account_goes_if_it_has_lapsed() {
    let scene = scene();
    put_claims(&scene, "Max", &unsettled("p_gone", START_MS)).await;
    put_claims(&scene, "Eva", &unsettled("p_deleted", START_MS + 1)).await;
    converted(&scene).await;
    assert_eq!(scene.store.keys("name/"), ["name/eva"]);
    assert!(scene.user("Max").await.is_ok());
    assert!(matches!(scene.user("Eva").await, Err(AccountsError::Refused(Refused::NameTaken))));
    scene.clock.advance(1);
    assert!(scene.user("Eva").await.is_ok());
}

/// A kill in an upgrade, before the account was written: the name is kept from others, and not from
/// the guest who asked for it.
#[tokio::test]
async fn a_guest_whose_upgrade_was_cut_off_takes_its_own_name_at_once() {
    for is_converted in [true, false] {
        let scene = scene();
        let guest = scene.guest().await;
        let kept = unsettled(&guest.player.id, START_MS + 60_000);
        put_claims(&scene, "Countess", &kept).await;
        if is_converted {
            converted(&scene).await;
        }
        assert!(matches!(
            scene.user("Countess").await,
            Err(AccountsError::Refused(Refused::NameTaken))
        ));
        let caller = scene.accounts.identify(&guest.access_token).await.unwrap();
        let (name, password) = ("Countess".to_owned(), "cinnamon".to_owned().into());
        let upgrade = Upgrade { name, password, key: None };
        let user = scene.accounts.upgrade(&caller, upgrade).await.ok().unwrap().answer;
        for key in names::claim_keys("Countess") {
            assert!(claim(&scene, &key).await.unwrap().is_settled(), "{key}");
        }
        scene.clock.advance(YEAR_MS);
        assert!(matches!(
            scene.user("Countess").await,
            Err(AccountsError::Refused(Refused::NameTaken))
        ));
        let owner =
            scene.accounts.sign_in("Countess", "cinnamon".to_owned().into()).await.ok().unwrap();
        assert_eq!(owner.player, user);
    }
}

/// A name that an operator has reserved, and that no account has.
#[tokio::test]
async fn a_reserved_name_keeps_others_from_all_its_looks() {
    let scene = scene();
    put_claims(&scene, "Max", &Claim::settled("p_renamed")).await;
    put_account(&scene, "p_renamed", &user("Benedict", "unread")).await;
    put_claims(&scene, "Benedict", &Claim::settled("p_renamed")).await;
    converted(&scene).await;
    for name in ["max", "\u{41c}ax"] {
        assert!(
            matches!(scene.user(name).await, Err(AccountsError::Refused(Refused::NameTaken))),
            "{name}"
        );
    }
}

/// A kill in an upgrade, after which another player took the name.
#[tokio::test]
async fn a_user_whose_name_belongs_to_another_account_is_a_guest_again() {
    let scene = scene();
    let guest = scene.guest().await;
    let other = scene.user("Countess").await.ok().unwrap();
    let key = Account::key(&guest.player.id);
    let kept = scene.accounts.documents.read::<Account>(&key).await.unwrap().unwrap();
    let lost = user("Countess", "unread");
    scene.accounts.documents.write(&key, Some(kept.version), &lost).await.unwrap();
    assert_eq!(converted(&scene).await.guests, ids([&guest.player.id]));
    let caller = scene.accounts.identify(&guest.access_token).await.unwrap();
    assert_eq!(caller.player.kind, PlayerKind::Guest);
    let (name, password) = ("Duchess".to_owned(), "cinnamon".to_owned().into());
    scene.accounts.upgrade(&caller, Upgrade { name, password, key: None }).await.ok().unwrap();
    let owner =
        scene.accounts.sign_in("Countess", "cinnamon".to_owned().into()).await.ok().unwrap();
    assert_eq!(owner.player, other.player);
}

/// The owner of bot accounts, as stored.
const OWNER: &str = "p_grace";

/// A kill before the account was listed.
async fn with_unlisted_bot(listed: usize) -> scene::Scene {
    let scene = scene();
    put_account(&scene, OWNER, &user("Grace", "unread")).await;
    put_claims(&scene, "Grace", &Claim::settled(OWNER)).await;
    if listed > 0 {
        let ids: Vec<String> = (0..listed).map(|number| format!("p_bot{number}")).collect();
        put(&scene, &bots::list_key(OWNER), &Owned { ids }).await;
    }
    put_claims(&scene, "Gadget", &unsettled("p_gadget", START_MS)).await;
    put_account(&scene, "p_gadget", &bot("Gadget", OWNER)).await;
    scene
}

#[tokio::test]
async fn a_bot_account_that_no_list_has_is_put_into_that_of_its_owner() {
    for listed in [0, BOT_ACCOUNTS_MAX - 1] {
        let scene = with_unlisted_bot(listed).await;
        assert_eq!(converted(&scene).await.bots_listed, ids(["p_gadget"]));
        let list = scene.accounts.owned(&bots::list_key(OWNER)).await.unwrap();
        assert_eq!(list.len(), listed + 1);
        assert!(list.iter().any(|id| id == "p_gadget"));
        assert!(matches!(
            scene.user("Gadget").await,
            Err(AccountsError::Refused(Refused::NameTaken))
        ));
    }
}

#[tokio::test]
async fn a_bot_account_for_which_there_is_no_place_goes_and_its_name_is_free() {
    let full = with_unlisted_bot(BOT_ACCOUNTS_MAX).await;
    let orphaned = with_unlisted_bot(0).await;
    orphaned.accounts.documents.remove(&Account::key(OWNER)).await.unwrap();
    for scene in [full, orphaned] {
        let made = converted(&scene).await;
        assert_eq!((made.bots_removed, made.bots_listed), (ids(["p_gadget"]), ids([])));
        assert!(scene.accounts.player("p_gadget").await.unwrap().is_none());
        assert!(scene.user("Gadget").await.is_ok());
    }
}

#[tokio::test]
async fn accounts_of_earlier_releases_get_the_looks_of_their_names() {
    let scene = scene();
    // Of a release that knew no looks.
    put(&scene, "name/bob", &Claim::settled("p_bob")).await;
    put_account(&scene, "p_bob", &user("Bob", "unread")).await;
    put_claims(&scene, "Emil", &Claim::settled("p_emil")).await;
    put_account(&scene, "p_emil", &user("Emil", "unread")).await;
    let [bob, emil] = ["B0b", "\u{415}MIL"];
    assert_eq!(converted(&scene).await, ConvertedNames::default());
    for name in [bob, emil] {
        assert!(
            matches!(scene.user(name).await, Err(AccountsError::Refused(Refused::NameTaken))),
            "{name}"
        );
        let guest = scene.accounts.create_guest(Some(name.to_owned())).await;
        assert!(matches!(guest, Err(AccountsError::Refused(Refused::NameTaken))), "{name}");
    }
}

/// In each order of reading.
#[tokio::test]
async fn of_two_names_that_look_the_same_the_older_player_has_the_look() {
    for (older, younger) in [("p_1", "p_2"), ("p_2", "p_1")] {
        let scene = scene();
        let hash = hash(&scene).await;
        for (id, name, later_ms) in [(older, "Mia", 0), (younger, "MlA", 1)] {
            put_claims(&scene, name, &Claim::settled(id)).await;
            let account = Account { created_at_ms: START_MS + later_ms, ..user(name, &hash) };
            put_account(&scene, id, &account).await;
        }
        let made = converted(&scene).await;
        let pair = (older.to_owned(), younger.to_owned());
        assert_eq!(made.collisions.into_iter().collect::<Vec<_>>(), [pair]);
        for (id, name) in [(older, "mia"), (younger, "mla")] {
            let signed_in = scene.accounts.sign_in(name, "cinnamon".to_owned().into()).await;
            assert_eq!(signed_in.ok().unwrap().player.id, id);
        }
        for key in looks::keys("Mia") {
            assert_eq!(claim(&scene, &key).await.unwrap().player, older);
        }
        for name in ["MIA", "MLA", "M1A"] {
            assert!(
                matches!(scene.user(name).await, Err(AccountsError::Refused(Refused::NameTaken))),
                "{name}"
            );
        }
    }
}

#[tokio::test]
async fn a_name_that_looks_like_a_reserved_one_is_reported_and_stays() {
    let scene = scene();
    put_claims(&scene, "ADMlN", &Claim::settled("p_1")).await;
    put_account(&scene, "p_1", &user("ADMlN", &hash(&scene).await)).await;
    assert_eq!(converted(&scene).await.reserved, ids(["p_1"]));
    assert!(scene.accounts.sign_in("ADMlN", "cinnamon".to_owned().into()).await.is_ok());
}

#[tokio::test]
async fn an_app_of_an_earlier_release_keeps_its_name() {
    let scene = scene();
    let grace = scene.grace().await;
    scene.accounts.create_app(&grace, super::codes::description()).await.unwrap();
    for key in scene.store.keys("app_look/") {
        scene.accounts.documents.remove(&key).await.unwrap();
    }
    converted(&scene).await;
    let ben = scene.user("Ben").await.ok().unwrap();
    let ben = scene.accounts.identify(&ben.access_token).await.unwrap();
    let made = scene.accounts.create_app(&ben, super::codes::description()).await;
    assert!(matches!(made, Err(AccountsError::Refused(Refused::NameTaken))));
}

#[tokio::test]
async fn what_cannot_be_read_keeps_nothing_else_from_being_converted() {
    let scene = scene();
    put(&scene, "player/p_1", &"no account").await;
    put(&scene, "name/unclaimed", &"no claim").await;
    put(&scene, "look/something", &"no claim").await;
    put_claims(&scene, "Max", &unsettled("p_max", START_MS)).await;
    put_account(&scene, "p_max", &user("Max", "unread")).await;
    converted(&scene).await;
    assert!(claim(&scene, "name/max").await.unwrap().is_settled());
}

/// What a store has that was killed everywhere.
async fn broken() -> scene::Scene {
    let scene = with_unlisted_bot(1).await;
    put_claims(&scene, "Gus", &unsettled("p_gone", START_MS)).await;
    put_claims(&scene, "Max", &unsettled("p_max", START_MS)).await;
    put_account(&scene, "p_max", &user("Max", "unread")).await;
    put_account(&scene, "p_other", &user("max", "unread")).await;
    put_claims(&scene, "Mia", &Claim::settled("p_1")).await;
    put_account(&scene, "p_1", &user("Mia", "unread")).await;
    put_claims(&scene, "MlA", &Claim::settled("p_2")).await;
    put_account(&scene, "p_2", &user("MlA", "unread")).await;
    scene
}

#[tokio::test]
async fn the_look_of_a_bot_account_that_goes_is_that_of_a_user_whose_name_looks_the_same() {
    let scene = scene();
    put_claims(&scene, "Eia", &Claim::settled("p_bot")).await;
    put_account(&scene, "p_bot", &bot("Eia", "p_gone")).await;
    put_claims(&scene, "ElA", &Claim::settled("p_ela")).await;
    put_account(&scene, "p_ela", &user("ElA", "unread")).await;
    assert_eq!(converted(&scene).await.bots_removed, ids(["p_bot"]));
    for look in looks::keys("ElA") {
        let player = claim(&scene, &look).await.map(|claim| claim.player);
        assert_eq!(player.as_deref(), Some("p_ela"), "{look}");
    }
}

async fn broken_store() -> Arc<MemoryStore> {
    broken().await.store.store.clone()
}

async fn convert_store(store: Arc<MemoryStore>) -> Result<Option<ConvertedNames>, AccountsError> {
    let store: Arc<dyn DocumentStore> = store;
    convert_names(&store, &*HandClock::at(START_MS)).await
}

#[tokio::test]
async fn a_conversion_that_is_interrupted_anywhere_is_completed_by_the_next_one() {
    let made = convert_store(broken_store().await).await.unwrap().unwrap();
    assert_eq!((made.bots_listed.len(), made.guests.len(), made.collisions.len()), (1, 1, 1));
    let there = async |store: Arc<MemoryStore>| store.texts();
    let writes = writes_of_conversion(broken_store, convert_store, there).await;
    assert!(writes > 2, "accounts, claims and the mark");
}

/// Two servers that start at the same moment.
#[tokio::test]
async fn two_conversions_at_once_make_the_same_as_one() {
    let (scene, other) = (broken().await, broken().await);
    let (one, two) = tokio::join!(convert(&scene), convert(&scene));
    assert!(one.is_some() && two.is_some());
    converted(&other).await;
    assert_eq!(scene.store.store.texts(), other.store.store.texts());
}

/// What cannot be read may belong to the account.
#[tokio::test]
async fn a_damaged_account_keeps_its_claims_and_stops_no_other_conversion() {
    for is_corrupt in [true, false] {
        let scene = scene();
        put_account(&scene, "p_grace", &user("Grace", "unread")).await;
        put_claims(&scene, "Grace", &unsettled("p_grace", START_MS - 1)).await;
        put_account(&scene, "p_gear", &bot("Gear", "p_grace")).await;
        put_account(&scene, "p_ada", &user("Ada", "unread")).await;
        scene.store.damage(&Account::key("p_grace"), is_corrupt);
        converted(&scene).await;
        let [graces, adas] = ["Grace", "Ada"].map(|name| names::key(&looks::fold(name)));
        let kept = claim(&scene, &graces).await.expect("it is kept from others");
        assert_eq!((&*kept.player, kept.lapses_at_ms), ("p_grace", Some(START_MS - 1)));
        let settled = claim(&scene, &adas).await.expect("the other account has its name");
        assert!(settled.player == "p_ada" && settled.is_settled(), "{is_corrupt}");
        assert!(scene.store.keys("player/").contains(&Account::key("p_gear")), "{is_corrupt}");
    }
}
