//! Dale of Merchants 2: hands, decks, the market deck, private sets, and choices that are made
//! simultaneously in secret.
//!
//! Nothing is revealed where all seats order `ask`, nor by the pace of the answers where they order
//! `when_able`.

use std::{collections::BTreeSet, sync::Arc};

use kontor_games::dale_of_merchants::{
    DaleOfMerchants, Event,
    event::SetUp,
    kinds::Card,
    pending::{Question, Task},
};
use kontor_rules::{Chance, Seat, SeededChance, Viewer};
use kontor_testing::waits::{Looks, until};
use serde_json::{Value, json};

use super::{
    Table,
    compared_game::{
        ComparedGame, Game, StoredCommit, StoredEvent, alike, events_after, last_seq, order, tokens,
    },
    get,
    hidden_cards::{Id, Tracked},
    shuffle_to_differ,
    worlds::{Ask, Seen, World},
};

/// The most moves of a comparison.
const MOVES_MAX: u32 = 350;

/// The decision whether to react, and after how many seconds the server declines under `when_able`.
const REACTING: &str = "dale_of_merchants.reacting";
const PASSED_AFTER_S: u64 = 10;

/// Moves of a game in which orders are carried out.
const MOVES_WITH_ORDERS: u32 = 120;

/// The pace is compared in every so many of them.
const PACE_EVERY: u32 = 2;

/// Techniques by which private sets and secret choices come about.
const SOUGHT: [&str; 3] = ["cheer", "charity", "night_shift"];

/// The cards in an event that may be unknown to a player.
fn named(event: &mut Event) -> Vec<&mut Card> {
    match event {
        Event::SetUp(set_up) => {
            let SetUp { decks, market_deck, .. } = &mut **set_up;
            decks.iter_mut().flatten().chain(market_deck).collect()
        }
        Event::CardMoved { card, .. }
        | Event::CardShown { card, .. }
        | Event::ValueMultiplied { card, .. } => vec![card],
        Event::DeckShuffled { order, .. } | Event::MarketDeckFormed { order } => {
            order.iter_mut().collect()
        }
        Event::HandLookedAt { cards, .. } => cards.iter_mut().collect(),
        Event::Waiting { pending } => {
            let sets = Arc::make_mut(pending).stack.iter_mut().filter_map(|task| match task {
                Task::Ask {
                    question: Question::Deal { set } | Question::Order { set }, ..
                } => Some(set),
                _ => None,
            });
            sets.flatten().map(|given| &mut given.card).collect()
        }
        _ => Vec::new(),
    }
}

/// The game's own events of all commits.
fn game_events(commits: &mut [StoredCommit<DaleOfMerchants>]) -> impl Iterator<Item = &mut Event> {
    commits.iter_mut().flat_map(|commit| &mut commit.events).filter_map(|event| match event {
        StoredEvent::Game(event) => Some(event),
        StoredEvent::Table(_) => None,
    })
}

/// Changes the secret choices of an unfinished Cheer, except those of viewers in `knowing`. Returns
/// whether there were any.
fn change_choices(
    events: &mut [&mut Event],
    sizes: &[usize],
    knowing: &[Viewer],
    chance: &mut SeededChance,
) -> bool {
    let begun = events
        .iter()
        .rposition(|event| matches!(event, Event::Waiting { .. }))
        .map_or(0, |place| place + 1);
    let mut changed = false;
    for event in &mut events[begun..] {
        if let Event::DeckCardChosen { seat, place, .. } = event
            && !knowing.iter().any(|viewer| viewer.is(*seat))
            && sizes[seat.index()] > 1
        {
            let size = u32::try_from(sizes[seat.index()]).unwrap();
            *place = (*place + 1 + chance.below(size - 1)) % size;
            changed = true;
        }
    }
    changed
}

/// Dale of Merchants 2.
pub struct Dale;

impl Game for Dale {
    type Rules = DaleOfMerchants;

    fn change_hidden(
        commits: &mut [StoredCommit<DaleOfMerchants>],
        knowing: &[Viewer],
        chance: &mut SeededChance,
    ) -> bool {
        let mut tracked = Tracked::default();
        let mut events: Vec<&mut Event> = game_events(commits).collect();
        let names: Vec<Vec<Id>> = events.iter().map(|event| tracked.follow(event)).collect();
        let is_unknown =
            |id: &Id| !knowing.iter().any(|viewer| tracked.unknown[*id].seen.contains(*viewer));
        let hidden: Vec<Id> = tracked.hidden_cards().into_iter().filter(is_unknown).collect();
        let before: Vec<Card> = hidden.iter().map(|id| tracked.unknown[*id].card).collect();
        let mut after = before.clone();
        shuffle_to_differ(&mut after, chance);
        hidden.iter().zip(&after).for_each(|(id, card)| tracked.unknown[*id].card = *card);
        for (event, ids) in events.iter_mut().zip(&names) {
            named(event)
                .into_iter()
                .zip(ids)
                .for_each(|(card, id)| *card = tracked.unknown[*id].card);
        }
        let sizes: Vec<usize> = tracked.decks.iter().map(Vec::len).collect();
        let chosen = change_choices(&mut events, &sizes, knowing, chance);
        before != after || chosen
    }

    fn shows(event: &Value, viewer: Viewer) -> bool {
        let data = &event["data"];
        let is_own = |seat: &Value| viewer.seat().is_some_and(|own| *seat == json!(own));
        match event["type"].as_str().unwrap() {
            "dale_of_merchants.card_moved" => {
                let from = &data["from"];
                let was_hidden = match from["zone"].as_str().unwrap() {
                    // Luck may decide which card of the viewer's hand another player gets.
                    "hand" => {
                        !is_own(&from["seat"])
                            || ["hand", "aside"].iter().any(|zone| data["to"]["zone"] == **zone)
                    }
                    "deck_top" | "deck" | "market_deck" | "aside" => true,
                    _ => false,
                };
                was_hidden && !data["card"].is_null()
            }
            "dale_of_merchants.die_rolled" => true,
            "dale_of_merchants.card_shown" | "dale_of_merchants.value_multiplied" => {
                !is_own(&data["seat"])
            }
            "dale_of_merchants.hand_looked_at" | "dale_of_merchants.deck_searched" => {
                is_own(&data["seat"])
            }
            _ => false,
        }
    }

    fn label(decision: &Value, view: &Value, open: usize) -> String {
        let asking =
            view["view"]["asking"].as_str().map(|card| format!(" for {card}")).unwrap_or_default();
        let first = if open > 1 { format!(", {open} open") } else { String::new() };
        format!("{}{asking}{first}", decision["kind"].as_str().unwrap())
    }

    fn sought(decision: &Value) -> Option<&Value> {
        let choices = decision["choices"].as_array().unwrap().iter();
        let is_sought = |card: &Value| SOUGHT.iter().any(|sought| card == sought);
        let mut wanted = choices.filter_map(|choice| match choice["type"].as_str().unwrap() {
            "dale_of_merchants.buy" => {
                is_sought(&choice["card"]).then(|| ("slot", &choice["slot"]))
            }
            "dale_of_merchants.play" => {
                let sought = choice["cards"]
                    .as_array()
                    .unwrap()
                    .iter()
                    .find(|held| is_sought(&held["card"]));
                sought.map(|held| ("card", &held["handle"]))
            }
            _ => None,
        });
        // Playing is preferred to buying.
        let (field, number) = wanted.next_back()?;
        decision["actions"]
            .as_array()
            .unwrap()
            .iter()
            .find(|action| action.get(field) == Some(number))
    }

    fn alike(seen: Seen) -> Seen {
        seen
    }
}

fn body(decks: &[&str], teams: bool) -> Value {
    let seats = if teams { 4 } else { decks.len() - 1 };
    json!({ "ruleset": "dale_of_merchants", "seats": seats, "options": { "decks": decks, "teams": teams } })
}

/// All seats order `ask`. Returns the kinds of decisions at which worlds were compared.
async fn compare_with_all_asked(decks: &[&str], teams: bool, seed: u64) -> BTreeSet<String> {
    let mut compared = ComparedGame::begin(World::empty().await, &body(decks, teams), seed).await;
    let orders = json!({ "ruleset": "dale_of_merchants", "orders": { "reactions": "ask" } });
    order(&compared.world, &compared.table, &orders).await;
    compared.play_and_compare::<Dale>(MOVES_MAX).await;
    compared.looks.into_keys().collect()
}

fn assert_met(met: &BTreeSet<String>, labels: &[&str]) {
    for label in labels {
        assert!(
            met.contains(&format!("dale_of_merchants.{label}")),
            "{label} is not among {met:?}"
        );
    }
}

#[actix_web::test]
async fn nobody_learns_what_is_hidden_in_a_game_of_two() {
    let met = compare_with_all_asked(&["owls", "foxes", "crocodiles"], false, 4).await;
    assert_met(
        &met,
        &[
            "acting",
            "reacting",
            "starting_turn",
            "ending_turn",
            "cheering for cheer",
            "resolving for charity",
            "resolving for night_shift",
            "resolving for wise_spy",
        ],
    );
}

#[actix_web::test]
async fn nobody_learns_what_is_hidden_in_a_game_of_four() {
    let met =
        compare_with_all_asked(&["owls", "foxes", "sloths", "platypuses", "crocodiles"], false, 2)
            .await;
    assert_met(&met, &["acting", "reacting", "ending_turn"]);
}

#[actix_web::test]
async fn nobody_learns_what_is_hidden_between_teams() {
    let met = compare_with_all_asked(&["owls", "foxes", "polecats", "sloths"], true, 3).await;
    assert_met(&met, &["acting", "reacting"]);
}

/// The first decision that is due for a player after all orders were carried out, with its seat;
/// `None` if the game is over.
pub async fn awaited(table: &Table, world: &World) -> Option<(usize, Value)> {
    let looks = Looks::at("a decision or the end");
    loop {
        for (seat, player) in table.players.iter().enumerate() {
            let page = world.ask(get("/v1/me/decisions", Some(player))).await.json();
            if let Some(first) = page["items"].get(0) {
                return Some((seat, first["decision"].clone()));
            }
        }
        if world.ask(get(&format!("/v1/games/{}", table.game), None)).await.json()["status"]
            == "finished"
        {
            return None;
        }
        looks.next().await;
    }
}

/// How a viewer can tell two worlds apart.
#[derive(Debug, PartialEq)]
enum Learned {
    Nothing,
    /// An event reveals something that the viewer did not know.
    Shown,
}

/// Plays the same step in both worlds, and lets the orders be carried out when their time has come.
async fn learned_by_pace(
    table: &Table,
    worlds: [&World; 2],
    viewer: Viewer,
    step: &Ask,
) -> Learned {
    let before = last_seq(table, worlds[0]).await;
    let mut events = Vec::new();
    for world in worlds {
        assert_eq!(world.ask(step.clone()).await.status, 201);
        awaited(table, world).await;
        let at_once = events_after(table, world, viewer, before).await;
        decline_in_time(table, world).await;
        events.push([at_once, events_after(table, world, viewer, before).await].concat());
    }
    let common = events[0].iter().zip(&events[1]).take_while(|(here, there)| here == there).count();
    let shows = |events: &Vec<Value>| events.iter().position(|event| Dale::shows(event, viewer));
    if events.iter().filter_map(shows).min().is_some_and(|first| first <= common) {
        return Learned::Shown;
    }
    assert_eq!(events[0], events[1], "the worlds go on otherwise");
    for token in tokens(table, viewer) {
        alike::<Dale>(
            table.fetch_news(worlds[0], token).await,
            table.fetch_news(worlds[1], token).await,
        );
    }
    Learned::Nothing
}

/// Lets the time of one reaction pass, if a seat is asked for one.
async fn decline_in_time(table: &Table, world: &World) {
    let is_asked = |(_, decision): &(usize, Value)| decision["kind"] == REACTING;
    let Some((_, decision)) = awaited(table, world).await.filter(is_asked) else { return };
    world.advance_s(PASSED_AFTER_S);
    let is_open =
        |next: Option<(usize, Value)>| next.is_some_and(|(_, next)| next["id"] == decision["id"]);
    until("its time passes", async || !is_open(awaited(table, world).await)).await;
}

#[actix_web::test]
async fn under_when_able_the_pace_shows_nothing() {
    let decks = ["owls", "foxes", "sloths", "platypuses"];
    let mut compared =
        ComparedGame::begin(World::empty_and_acting().await, &body(&decks, false), 4).await;
    let orders = json!({ "ruleset": "dale_of_merchants", "orders": { "reactions": "when_able" } });
    order(&compared.world, &compared.table, &orders).await;
    let (mut learned, mut reactions) = (Vec::new(), 0);
    for number in 0..MOVES_WITH_ORDERS {
        let Some((actor, decision)) = awaited(&compared.table, &compared.world).await else {
            break;
        };
        let (viewer, step) =
            (compared.any_viewer(), compared.next_action::<Dale>(actor, &decision));
        let actor = Viewer::Seat(Seat(u8::try_from(actor).unwrap()));
        let twin = if number % PACE_EVERY == 0 {
            compared.twin::<Dale>(&[viewer, actor]).await
        } else {
            None
        };
        match twin {
            Some(twin) => {
                reactions += u32::from(decision["kind"] == REACTING);
                let worlds = [&compared.world, &twin];
                learned.push(learned_by_pace(&compared.table, worlds, viewer, &step).await);
            }
            None => assert_eq!(compared.world.ask(step).await.status, 201),
        }
    }
    assert!(reactions > 0 && learned.contains(&Learned::Nothing), "{reactions}, {learned:?}");
}
