//! Medici: hidden cards and future luck.

use kontor_log::chain;
use kontor_rules::{Chance, SeededChance};
use serde_json::{Value, json};

use super::{
    FETCH_ALL_EVERY, PREVIEWED, Table, assert_alike, difference, get, json_of, shuffle_to_differ,
    worlds::{Ask, Seen, World},
};
use crate::support::sized;

/// Events that reveal random results. The events of a commit before the first of them must be the
/// same in both worlds.
const REVEALING: [&str; 3] =
    ["medici.card_turned_up", "medici.warehouse_filled", "medici.start_player_chosen"];

impl Table {
    /// The responses to illegal actions, from the seat that is due and from another.
    async fn refused(&self, world: &World, asked: usize, decision: &Value) -> Vec<Seen> {
        let id = &decision["id"];
        let none = json!("d_1_0");
        let actions = [
            json!({"type": "medici.turn_up"}),
            json!({"type": "medici.pass"}),
            json!({"type": "medici.bid", "amount": 0}),
            json!({"type": "medici.bid", "amount": 100_000}),
            json!({"type": "medici.bid"}),
            json!({"type": "medici.peek"}),
        ];
        let allowed: Vec<&Value> = decision["actions"].as_array().unwrap().iter().collect();
        let mut seen = Vec::new();
        for seat in [asked, (asked + 1) % self.players.len()] {
            for action in &actions {
                if !allowed.contains(&action) {
                    seen.push(world.ask(self.action(seat, "refused", id, action)).await);
                }
                seen.push(world.ask(self.action(seat, "refused", &none, action)).await);
            }
            let stale = self.action(seat, "refused", id, allowed[0]);
            let stale = Ask {
                headers: [stale.headers.clone(), vec![("if-match", "\"0.s0.0\"".to_owned())]]
                    .concat(),
                ..stale
            };
            seen.push(world.ask(stale).await);
            seen.push(
                world
                    .ask(get(
                        &format!("/v1/games/{}/decisions/{}", self.game, id.as_str().unwrap()),
                        Some(&self.players[seat]),
                    ))
                    .await,
            );
        }
        assert!(
            seen.iter().all(|seen| seen.status >= 400 || seen.asked.starts_with("GET")),
            "none of these is a move"
        );
        seen
    }

    /// The previews of listed actions and of illegal ones, for the seat that is due.
    async fn previewed(&self, world: &World, asked: usize, decision: &Value) -> Vec<Seen> {
        let allowed = decision["actions"].as_array().unwrap();
        let legal = allowed
            .iter()
            .step_by(allowed.len().div_ceil(PREVIEWED))
            .chain(allowed.last())
            .cloned();
        let illegal =
            [json!({"type": "medici.bid", "amount": 100_000}), json!({"type": "medici.peek"})];
        let mut seen = Vec::new();
        for action in legal.chain(illegal) {
            seen.push(world.ask(self.preview(asked, &decision["id"], &action)).await);
        }
        assert!(seen.iter().all(|seen| seen.status == 200));
        seen
    }
}

/// The response to an action: all of it if it reveals no random result, otherwise the events before
/// the first that does.
fn before_luck(mut reply: Seen) -> Seen {
    let body = reply.json();
    let events = body["events"].as_array().unwrap();
    let shows = |event: &Value| REVEALING.contains(&event["type"].as_str().unwrap());
    if let Some(first) = events.iter().position(shows) {
        reply.body = json!(events[..first]).to_string();
        reply.headers.remove("etag");
    }
    reply
}

/// Plays a game. At every so many decisions (fewer by day), everything that anybody can fetch, refusals, previews
/// and the effect of an action are compared with those in another world.
async fn play_beside_twins(seats: usize, seed: u64, every: u32) {
    let mut chance = SeededChance::new([3; 32], seed);
    let world = World::empty().await;
    let table = Table::open(&world, &json!({ "ruleset": "medici", "seats": seats })).await;
    table.start(&world).await;
    let mut hidden_elsewhere = 0;
    for turn in 0.. {
        let Some((seat, decision)) = table.asked(&world).await else { break };
        let actions = decision["actions"].as_array().unwrap();
        let action = &actions[chance.below(actions.len() as u32) as usize];
        let step = table.action(seat, &format!("k{turn}"), &decision["id"], action);
        let twin =
            if turn % every == 0 { Some(twin(&world, &table, &mut chance).await) } else { None };
        if let Some(twin) = &twin {
            let (log, other) = (world.log(&table.game).await, twin.log(&table.game).await);
            let mut commits = log.iter().zip(&other).skip(1);
            let differs = commits.any(|(one, other)| one.commit.get() != other.commit.get());
            hidden_elsewhere += u32::from(differs);
            table.compare(&world, twin, turn % FETCH_ALL_EVERY == 0).await;
            assert_alike(
                &table.refused(&world, seat, &decision).await,
                &table.refused(twin, seat, &decision).await,
            );
            assert_alike(
                &table.previewed(&world, seat, &decision).await,
                &table.previewed(twin, seat, &decision).await,
            );
        }
        let one = world.ask(step.clone()).await;
        assert_eq!(one.status, 201);
        if let Some(twin) = &twin {
            assert_alike(&[before_luck(one)], &[before_luck(twin.ask(step).await)]);
        }
    }
    let record = world.ask(get(&format!("/v1/games/{}/record", table.game), None)).await;
    assert_eq!(record.status, 200, "the game came to its end");
    assert!(hidden_elsewhere > 0, "the hidden cards were the same in every world");
}

#[actix_web::test]
async fn nobody_learns_hidden_cards_in_a_game_of_three() {
    play_beside_twins(3, 1, sized(3, 1)).await;
}

#[actix_web::test]
async fn nobody_learns_hidden_cards_in_a_game_of_six() {
    play_beside_twins(6, 2, sized(10, 3)).await;
}

#[actix_web::test]
async fn nobody_learns_the_luck_of_a_game_before_its_start() {
    let world = World::empty().await;
    let table = Table::open(&world, &json!({ "ruleset": "medici", "seats": 4 })).await;
    let twin = twin(&world, &table, &mut SeededChance::new([3; 32], 3)).await;
    assert_ne!(world.log(&table.game).await[0].seed, twin.log(&table.game).await[0].seed);
    table.compare(&world, &twin, true).await;
}

/// Tests the comparison itself: it must notice a stored commit, a size that depends on it, and a
/// tag computed from it.
#[actix_web::test]
async fn a_planted_leak_is_noticed() {
    let world = World::empty().await;
    let table = Table::open(&world, &json!({ "ruleset": "medici", "seats": 3 })).await;
    table.start(&world).await;
    let twin = twin(&world, &table, &mut SeededChance::new([3; 32], 4)).await;
    let honest =
        async |world: &World| world.ask(get(&format!("/v1/games/{}/view", table.game), None)).await;
    let stored =
        async |world: &World| world.log(&table.game).await.pop().unwrap().commit.get().to_owned();
    let (one, other) = (honest(&world).await, honest(&twin).await);
    let (first, second) = (stored(&world).await, stored(&twin).await);
    assert_eq!(difference(std::slice::from_ref(&one), std::slice::from_ref(&other)), None);

    type Leak = fn(&mut Seen, &str);
    let leaks: [(&str, Leak); 3] = [
        ("a stored commit as its body", |seen, stored| seen.body = stored.to_owned()),
        ("a hash of it in the tag", |seen, stored| {
            seen.headers.get_mut("etag").unwrap()[0] +=
                &chain::hex(&chain::sha256(&[stored.as_bytes()]))
        }),
        ("its size", |seen, stored| {
            seen.body += &" ".repeat(usize::from(chain::sha256(&[stored.as_bytes()])[0]))
        }),
    ];
    for (what, leak) in leaks {
        let leaking = |seen: &Seen, stored: &str| {
            let mut seen = seen.clone();
            leak(&mut seen, stored);
            seen
        };
        assert!(
            difference(&[leaking(&one, &first)], &[leaking(&other, &second)]).is_some(),
            "{what} leaks"
        );
    }
}

/// A world that looks the same to everybody: the cards that no player has seen are shuffled among
/// their places, in all rounds, and the seed is another one.
async fn twin(world: &World, table: &Table, chance: &mut SeededChance) -> World {
    let mut commits: Vec<Value> =
        world.log(&table.game).await.iter().map(|entry| json_of(&entry.commit)).collect();
    let shown = cards_shown_by_round(&commits);
    let events = commits.iter_mut().flat_map(|commit| commit["events"].as_array_mut().unwrap());
    let deals = events.filter(|event| event["type"] == "medici.round_dealt");
    for (deal, shown) in deals.zip(shown) {
        let mut hidden = deal["data"]["deck"].as_array_mut().unwrap().split_off(shown);
        let left_in_deck = hidden.len();
        hidden.append(deal["data"]["left_out"].as_array_mut().unwrap());
        shuffle_to_differ(&mut hidden, chance);
        deal["data"]["left_out"] = hidden.split_off(left_in_deck).into();
        deal["data"]["deck"].as_array_mut().unwrap().append(&mut hidden);
    }
    world.rewritten(&table.game, commits).await
}

/// The number of revealed cards of each round's deck.
fn cards_shown_by_round(commits: &[Value]) -> Vec<usize> {
    let mut shown: Vec<usize> = Vec::new();
    for event in commits.iter().flat_map(|commit| commit["events"].as_array().unwrap()) {
        match event["type"].as_str().unwrap() {
            "medici.round_dealt" => shown.push(0),
            "medici.card_turned_up" => *shown.last_mut().unwrap() += 1,
            "medici.warehouse_filled" => {
                *shown.last_mut().unwrap() += event["data"]["cards"].as_array().unwrap().len()
            }
            _ => {}
        }
    }
    shown
}
