//! Clients need no code of their own for the rules: players who know only the contract play every
//! ruleset to its end.

use std::{collections::BTreeSet, sync::Arc};

use kontor_testing::postgresql::named_database;
use serde_json::{Value, json};

use crate::support::{
    client::{Address, Caller},
    dice::Dice,
    generic::{Choosing, Play, Ruleset, Terms, misfits, sample},
    local::Local,
    server::Server,
    sized,
    table::Table,
};

/// Games of each ruleset with each number of players, one for each way to choose, unless `GAMES` says
/// otherwise: `GAMES=1000 make generic`. Numbers of players take turns in the kind of terms. `RULESET`
/// names the only one to be played.
const GAMES: usize = 2;

/// Options that make another game of a ruleset, with the number of players.
const VARIANTS: [(&str, usize, Terms); 1] =
    [("dale_of_merchants", 4, Terms::Given(|| json!({ "teams": true })))];

/// Groups of players who play concurrently, each group one game after the other.
const GROUPS: usize = 4;

/// At every so many decisions, previews and refusals are checked as well.
const CLOSE_LOOK_EVERY: usize = 12;

/// Listed actions that are previewed at such a decision, and values against the schema that are
/// sent.
const CLOSE_LOOKS: usize = 24;

/// Where the games are played.
enum Host {
    /// In this process.
    Here(Box<Local>),
    /// On two servers over the database that `KONTOR_TEST_STORE` names, at one of them and the other
    /// by turns.
    There { _servers: Vec<Server>, address: Address },
}

impl Host {
    fn start() -> Self {
        let Some(store) = named_database() else { return Host::Here(Box::new(Local::start())) };
        let flags = ["--store", &*store];
        let first = Server::with_flags(&flags);
        let second = Server::with_secret_of(&first, &flags);
        let address = Address::of_all([&first.address, &second.address]);
        Host::There { _servers: vec![first, second], address }
    }

    fn address(&self) -> &Address {
        match self {
            Host::Here(local) => &local.address,
            Host::There { address, .. } => address,
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn players_who_know_only_the_contract_play_every_ruleset_to_its_end() {
    let host = Arc::new(Host::start());
    let mut rulesets = Ruleset::all(&Caller::anonymous(host.address())).await;
    if let Ok(only) = std::env::var("RULESET") {
        rulesets.retain(|ruleset| ruleset.id == only);
        assert!(!rulesets.is_empty(), "there is no ruleset {only}");
    }
    let rulesets = Arc::new(rulesets);
    let games =
        std::env::var("GAMES").map_or(GAMES, |games| games.parse().expect("GAMES is a number"));
    let groups = (0..GROUPS)
        .map(|group| tokio::spawn(play_share(host.clone(), rulesets.clone(), games, group)));
    for group in futures_util::future::join_all(groups).await {
        group.unwrap();
    }
}

/// A group's share of the games: all numbers of players, answers from the list and from the schema,
/// default options and random ones; and variants.
async fn play_share(host: Arc<Host>, rulesets: Arc<Vec<Ruleset>>, games: usize, group: usize) {
    for ruleset in rulesets.iter() {
        for number in (group..games * ruleset.sizes()).step_by(GROUPS) {
            let (seats, round) = (ruleset.seats(number), number / ruleset.sizes());
            let is_default = (round / 2 + seats).is_multiple_of(2);
            let terms = if is_default { Terms::Default } else { Terms::Sampled };
            let play = Play::start(
                host.address(),
                ruleset,
                seats,
                terms,
                choosing(round),
                Dice::new(number as u64),
            )
            .await;
            play.unchecked().finish().await;
        }
    }
    for (id, seats, terms) in VARIANTS {
        let Some(ruleset) = rulesets.iter().find(|ruleset| ruleset.id == id) else {
            assert!(std::env::var("RULESET").is_ok(), "there is no ruleset {id}");
            continue;
        };
        for number in (group..games).step_by(GROUPS) {
            let play = Play::start(
                host.address(),
                ruleset,
                seats,
                terms,
                choosing(number),
                Dice::new(number as u64),
            )
            .await;
            play.unchecked().finish().await;
        }
    }
}

fn choosing(round: usize) -> Choosing {
    if round.is_multiple_of(2) { Choosing::Listed } else { Choosing::Sampled }
}

#[tokio::test]
async fn what_is_listed_is_legal_and_what_does_not_fit_the_schema_is_refused_and_changes_nothing() {
    let local = Local::start();
    for ruleset in Ruleset::all(&local.anonymous()).await {
        let mut kinds = BTreeSet::new();
        // By day the fewest players, and the most where there are more than two numbers of them.
        let step = (ruleset.sizes() - 1).max(2);
        for round in (0..ruleset.sizes()).step_by(sized(step, 1)) {
            let (seats, dice) = (ruleset.seats(round), Dice::new(round as u64));
            let mut play = Play::start(
                &local.address,
                &ruleset,
                seats,
                Terms::Default,
                Choosing::Listed,
                dice,
            )
            .await;
            play.ask_everybody(&ruleset).await;
            for number in 0.. {
                let Some((seat, decision)) = play.asked().await else { break };
                // Each kind of decision is checked when it comes up first, and now and then
                // afterwards.
                if kinds.insert(decision["kind"].to_string()) || number % CLOSE_LOOK_EVERY == 0 {
                    look_closely(&mut play, seat, &decision).await;
                }
                play.answer(seat, &decision).await;
            }
        }
        assert!(!kinds.is_empty(), "{}", ruleset.id);
    }
}

async fn look_closely(play: &mut Play, seat: usize, decision: &Value) {
    let listed = decision["actions"].as_array().unwrap();
    for action in listed.iter().step_by(listed.len().div_ceil(CLOSE_LOOKS)) {
        let preview = play.table.seats[seat].preview(&play.table.game, &decision["id"], action);
        let previewed = preview.send().await.expect(200);
        assert_eq!(previewed["legal"], true, "{action} is listed: {previewed}");
    }
    let before = seen(&play.table, seat).await;
    let wrong = misfits(decision, play.dice.pick(listed));
    for action in wrong.iter().step_by(wrong.len().div_ceil(CLOSE_LOOKS)) {
        let refused = play.send(seat, decision, action).await.refused("illegal-action");
        assert!(refused["refusal"]["code"].is_string(), "{refused}");
    }
    assert_eq!(seen(&play.table, seat).await, before, "a refused action changes nothing");
}

async fn seen(table: &Table, seat: usize) -> [String; 3] {
    let [game, view, decisions] = ["", "/view", "/decisions"].map(|rest| table.path(rest));
    let caller = &table.seats[seat];
    [caller.get(&game).await.text, caller.get(&view).await.text, caller.get(&decisions).await.text]
}

/// Otherwise games with sampled options would be games with the defaults. An option such as a board,
/// which is more than a choice between values, keeps its default.
#[tokio::test]
async fn options_are_sampled_where_they_are_choices_between_values() {
    let local = Local::start();
    let (mut dice, mut sampled) = (Dice::new(1), 0);
    for ruleset in Ruleset::all(&local.anonymous()).await {
        let samples: Vec<Value> = (0..100).map(|_| ruleset.sampled_options(&mut dice)).collect();
        for option in ruleset.plain_options() {
            let values: BTreeSet<String> =
                samples.iter().map(|options| options[&option].to_string()).collect();
            assert!(values.len() > 1, "{} of {}", option, ruleset.id);
            sampled += 1;
        }
    }
    assert!(sampled > 0);
}

#[test]
fn a_sample_fits_its_schema_and_every_value_comes_up() {
    let schema = json!({ "oneOf": [
        { "type": "object", "additionalProperties": false, "required": ["type", "n"],
            "properties": { "type": { "const": "x" }, "n": { "type": "integer", "minimum": 4, "maximum": 12, "multipleOf": 4 } } },
        { "type": "object", "additionalProperties": false, "required": ["type", "cards"],
            "properties": { "type": { "const": "y" }, "cards": {
                "type": "array", "uniqueItems": true, "minItems": 1, "maxItems": 2, "items": { "enum": ["a", "b"] } } } },
        { "type": "object", "additionalProperties": false, "required": ["type", "of"],
            "properties": { "type": { "const": "z" }, "of": { "oneOf": [{ "const": 1 }, { "enum": [2, 3] }] } } },
    ] });
    let validator = jsonschema::validator_for(&schema).unwrap();
    let mut dice = Dice::new(1);
    let samples: BTreeSet<String> = (0..1_000)
        .map(|_| {
            let sample = sample(&schema, &mut dice);
            assert!(validator.is_valid(&sample), "{sample}");
            sample.to_string()
        })
        .collect();
    assert_eq!(samples.len(), 3 + 4 + 3);
}
