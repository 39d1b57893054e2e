//! Die Händler: bids, price wheels, money and influence cards.
//!
//! All payments are public, so that a player who adds them up knows everybody's money. To test that
//! it is shown nowhere, others pay less for their abilities in the other world. The one event that
//! shows this price is masked.

use std::collections::BTreeSet;

use kontor_games::haendler::{
    Event, Haendler,
    cards::Influence,
    components::{COIN, INFLUENCE_OF_A_KIND},
    prices::{Arrow, Wheel},
    step::LoadingRight,
};
use kontor_rules::{Chance, Seat, SeededChance, Viewer, shuffle};
use serde_json::{Value, json};

use super::{
    compared_game::{ComparedGame, Game, StoredCommit, StoredEvent},
    shuffle_to_differ,
    worlds::{Seen, World},
};

/// The most moves of a comparison.
const MOVES_MAX: u32 = 500;

/// The most coins that a seat pays less in the other world.
const COINS_SPARED_MAX: u32 = 9;

/// Die Händler.
struct Traders;

/// Whether this seat is none of the viewers in `knowing`.
fn is_another(seat: Seat, knowing: &[Viewer]) -> bool {
    !knowing.iter().any(|viewer| viewer.is(seat))
}

/// Gives other seats more money; returns how much more, by seat.
fn enrich(
    events: &mut [&mut Event],
    knowing: &[Viewer],
    chance: &mut SeededChance,
) -> Vec<(Seat, u32)> {
    let fallen: Vec<Seat> = events
        .iter()
        .filter_map(|event| {
            if let Event::UpkeepMissed { seat, .. } = &**event { Some(*seat) } else { None }
        })
        .collect();
    let mut spared = Vec::new();
    for event in events {
        // A seat that could not pay upkeep has shown all its money.
        if let Event::AbilitiesDealt { seat, price, .. } = &mut **event
            && is_another(*seat, knowing)
            && !fallen.contains(seat)
        {
            let amount = COIN * (1 + chance.below(COINS_SPARED_MAX));
            *price -= amount;
            spared.push((*seat, amount));
        }
    }
    spared
}

/// Changes the bids and wheels of other seats that are not revealed yet. Returns whether there were
/// any.
fn change_decisions(
    events: &mut [&mut Event],
    spared: &[(Seat, u32)],
    knowing: &[Viewer],
    chance: &mut SeededChance,
) -> bool {
    let revealing = |event: &&mut Event| {
        matches!(**event, Event::BidsRevealed { .. } | Event::WheelsRevealed { .. })
    };
    let open = events.iter().rposition(revealing).map_or(0, |place| place + 1);
    let mut changed = false;
    for event in &mut events[open..] {
        match &mut **event {
            Event::BidMade { seat, amount } if is_another(*seat, knowing) => {
                let more =
                    spared.iter().find(|(rich, _)| rich == seat).map_or(0, |(_, amount)| *amount);
                let coins = (*amount + more) / COIN + 1;
                // Any other bid that the seat can pay.
                *amount = COIN * ((*amount / COIN + 1 + chance.below((coins - 1).max(1))) % coins);
                changed = true;
            }
            Event::WheelSet { seat, wheel } if is_another(*seat, knowing) => {
                let mut arrows = Arrow::ALL.to_vec();
                shuffle(chance, &mut arrows);
                *wheel = Wheel { first: arrows[0], second: arrows[1] };
                changed = true;
            }
            _ => {}
        }
    }
    changed
}

/// The seat, card and count of an event that shows a card as used.
fn used(event: &Event) -> Option<(Seat, Influence, u8)> {
    match event {
        Event::BrokenAxlePlayed { seat, .. } => Some((*seat, Influence::BrokenAxle, 1)),
        Event::GoodsLoaded { seat, right: LoadingRight::FreeLoading, .. } => {
            Some((*seat, Influence::FreeLoading, 1))
        }
        Event::SpecialSalePlayed { seat, .. } => Some((*seat, Influence::SpecialSale, 1)),
        Event::SaleWithBonusPlayed { seat, .. } => Some((*seat, Influence::SaleWithBonus, 1)),
        Event::StatusPurchased { seat, cards, .. } => {
            Some((*seat, Influence::SocialClimbing, *cards))
        }
        _ => None,
    }
}

/// The seats whose cards were named or seen in a deal.
fn dealt_with_cards(event: &Event) -> Vec<Seat> {
    match event {
        Event::DealProposed { seat, deal } if deal.names_card() => vec![*seat],
        Event::CardSetAside { seat, .. } => vec![*seat],
        Event::CardHandedOver { giver, receiver, .. }
        | Event::CardSlippedOver { giver, receiver, .. } => vec![*giver, *receiver],
        _ => Vec::new(),
    }
}

/// A card that was picked in secret and not used yet.
struct Picked {
    /// The index of the event.
    place: usize,
    seat: Seat,
    card: Influence,
    /// How often a viewer in `knowing` had looked through the pile before.
    looks: usize,
}

/// Changes the cards that other seats picked in secret. Between two looks of a viewer in `knowing`
/// through the pile, the same cards are picked in another order. Returns whether anything changed.
fn change_picks(
    events: &mut [&mut Event],
    mut pile: Vec<Influence>,
    knowing: &[Viewer],
    chance: &mut SeededChance,
) -> bool {
    let mut looks = 0;
    let mut picked: Vec<Picked> = Vec::new();
    for (place, event) in events.iter().enumerate() {
        match &**event {
            Event::InfluenceEarned { seat, .. } if !is_another(*seat, knowing) => looks += 1,
            Event::InfluencePicked { seat, card } => {
                pile.remove(pile.iter().position(|kind| kind == card).unwrap());
                picked.push(Picked { place, seat: *seat, card: *card, looks });
            }
            event => {
                let Some((seat, card, count)) = used(event) else { continue };
                for _ in 0..count {
                    // It may have come by a deal.
                    let place =
                        picked.iter().position(|pick| (pick.seat, pick.card) == (seat, card));
                    place.map(|place| picked.remove(place));
                }
            }
        }
    }
    let dealt: Vec<Seat> = events.iter().flat_map(|event| dealt_with_cards(event)).collect();
    let is_secret = |seat: Seat| is_another(seat, knowing) && !dealt.contains(&seat);
    let mut changed = false;
    for epoch in 0..=looks {
        let secret: Vec<&Picked> =
            picked.iter().filter(|pick| pick.looks == epoch && is_secret(pick.seat)).collect();
        let mut cards: Vec<Influence> = secret.iter().map(|pick| pick.card).collect();
        if epoch == looks {
            cards.extend(&pile);
        }
        shuffle_to_differ(&mut cards, chance);
        for (pick, now) in secret.iter().zip(cards) {
            let Event::InfluencePicked { card, .. } = &mut *events[pick.place] else {
                unreachable!("it is a pick")
            };
            changed |= *card != now;
            *card = now;
        }
    }
    changed
}

/// The influence cards of the game.
fn influence_cards(created: &StoredEvent<Haendler>) -> Vec<Influence> {
    let StoredEvent::Table(created) = created else { panic!("a log begins with the table") };
    assert_eq!(created["type"], "table.created");
    let has_broken_axles = created["data"]["options"]["broken_axle"].as_bool().unwrap();
    let is_played_with = |kind: &Influence| *kind != Influence::BrokenAxle || has_broken_axles;
    let kinds = Influence::ALL.into_iter().filter(is_played_with);
    kinds.flat_map(|kind| std::iter::repeat_n(kind, INFLUENCE_OF_A_KIND.into())).collect()
}

impl Game for Traders {
    type Rules = Haendler;

    fn change_hidden(
        commits: &mut [StoredCommit<Haendler>],
        knowing: &[Viewer],
        chance: &mut SeededChance,
    ) -> bool {
        let pile = influence_cards(&commits[0].events[0]);
        let events = commits.iter_mut().flat_map(|commit| &mut commit.events);
        let mut events: Vec<&mut Event> = events
            .filter_map(|event| match event {
                StoredEvent::Game(event) => Some(event),
                StoredEvent::Table(_) => None,
            })
            .collect();
        let spared = enrich(&mut events, knowing, chance);
        let decided = change_decisions(&mut events, &spared, knowing, chance);
        let picked = change_picks(&mut events, pile, knowing, chance);
        !spared.is_empty() || decided || picked
    }

    fn shows(event: &Value, viewer: Viewer) -> bool {
        let is_own = viewer.seat().is_some_and(|own| event["data"]["seat"] == json!(own));
        match event["type"].as_str().unwrap() {
            "haendler.bids_revealed" | "haendler.wheels_revealed" | "haendler.game_ended" => true,
            "haendler.upkeep_paid" | "haendler.upkeep_missed" => !is_own,
            "haendler.influence_earned" => is_own,
            _ => false,
        }
    }

    fn label(_: &Value, view: &Value, _: usize) -> String {
        let phase = &view["view"]["phase"];
        let picking = if phase["picking"] == json!(true) { " and picking" } else { "" };
        let decided = ["has_bid", "has_set"].iter().find_map(|done| phase[*done].as_array());
        let among = decided.map(|decided| format!(", {} done", decided.len())).unwrap_or_default();
        format!("{}{picking}{among}", phase["phase"].as_str().unwrap())
    }

    fn sought(_: &Value) -> Option<&Value> {
        None
    }

    /// The prices of abilities are public and differ between the worlds; see the head of this file.
    fn alike(mut seen: Seen) -> Seen {
        const DEALT: &str = "\"haendler.abilities_dealt\"";
        const PRICE: &str = "\"price\":";
        let mut parts = seen.body.split(DEALT);
        let mut body = parts.next().unwrap_or_default().to_owned();
        for part in parts {
            let (before, price) = part.split_once(PRICE).expect("what was dealt has a price");
            body += &format!(
                "{DEALT}{before}{PRICE}{}",
                price.trim_start_matches(|letter: char| letter.is_ascii_digit())
            );
        }
        seen.body = body;
        seen
    }
}

/// Plays at such a table and compares worlds; returns the phases in which they were compared.
async fn compare_phases(seats: u8, options: Value, seed: u64) -> BTreeSet<String> {
    let body = json!({ "ruleset": "haendler", "seats": seats, "options": options });
    let mut compared = ComparedGame::begin(World::empty().await, &body, seed).await;
    compared.play_and_compare::<Traders>(MOVES_MAX).await;
    for phase in ["purchasing", "bidding, 1 done", "moving", "setting_wheels, 1 done", "rising"] {
        assert!(compared.looks.contains_key(phase), "{phase} is not among {:?}", compared.looks);
    }
    compared.looks.into_keys().collect()
}

#[actix_web::test]
async fn nobody_learns_bids_wheels_money_or_cards_between_two() {
    compare_phases(2, json!({}), 1).await;
}

#[actix_web::test]
async fn nobody_learns_bids_wheels_money_or_cards_among_three() {
    compare_phases(3, json!({ "board": { "type": "reconstructed-short" } }), 2).await;
}

#[actix_web::test]
async fn nobody_learns_bids_wheels_money_or_cards_in_the_lighter_variant() {
    let met = compare_phases(4, json!({ "loading": "fixed", "broken_axle": false }), 3).await;
    assert!(met.contains("moving and picking"), "a player looks through the pile: {met:?}");
}

#[actix_web::test]
async fn nobody_learns_bids_wheels_money_or_cards_where_deals_are_made() {
    compare_phases(3, json!({ "negotiation": true }), 4).await;
}
