//! The house rulings on what an owl answers to.

use super::{
    super::{action::Action, event::Event, kinds::Card::*},
    scene::*,
};

#[test]
fn r03_the_window_of_a_purchase_opens_when_the_card_is_in_the_hand() {
    let scene = given(2)
        .owls()
        .hand(A, [Calculations])
        .market([Some(Cheer)])
        .hand(B, [Junk])
        .deck(B, [Junk])
        .acting();
    scene
        .buys(A, 0, [Calculations])
        .then_asked([B], "dale_of_merchants.reacting")
        .then_hand(A, [Cheer])
        .then_pile(A, [Calculations]);
}

#[test]
fn r04_a_waiting_technique_is_fully_resolved_when_it_leaves_the_schedule() {
    let scene =
        given(2).owls().hand(A, [SteadyAchiever, Junk]).hand(B, [Junk]).deck(B, [Junk]).acting();
    scene.plays(A, SteadyAchiever).then_asked([A], "dale_of_merchants.acting");
    let scene = given(2)
        .owls()
        .waiting(B, Gunfight)
        .hand(A, [Junk])
        .deck(A, [Swank; 9])
        .acting()
        .discards(A, []);
    let scene = scene.then_asked([A], "dale_of_merchants.ending_turn").ends(A).passes(A);
    scene.then_asked([A], "dale_of_merchants.reacting");
}

#[test]
fn r05_forming_a_deck_is_shuffling_it() {
    let scene = given(2)
        .owls()
        .hand(A, [LunchBreak])
        .pile(A, [Swank])
        .hand(B, [Balancing])
        .pile(B, [Sofa])
        .acting();
    scene.plays(A, LunchBreak).passes(A).then_usable(B, [Balancing]);
}

#[test]
fn r07_quality_inspection_answers_to_the_filled_hand() {
    let scene = given(2)
        .owls()
        .deck(A, [QualityInspection, Swank, Swank, Swank, Swank, Sofa])
        .acting()
        .discards(A, []);
    let scene = scene
        .then_asked([A], "dale_of_merchants.reacting")
        .uses(A, QualityInspection)
        .picks(A, [Swank]);
    scene.then_hand(A, [QualityInspection, Swank, Swank, Swank, Sofa]);
}

#[test]
fn r09_only_the_market_action_is_a_purchase() {
    let scene = given(2)
        .owls()
        .waiting(B, ShoppingJourney)
        .market([Some(Swank)])
        .hand(A, [Binoculars])
        .deck(A, [Junk; 9]);
    let scene = scene.hand(A, [Junk; 4]).acting().discards(A, []).ends(A);
    scene.then_asked([A], "dale_of_merchants.reacting").then_usable(A, []);
}

#[test]
fn r15_the_winning_stack_wakes_no_owl() {
    let scene = given(2)
        .owls()
        .hand(A, [Magnet, SafetyPrecaution, TirelessTinkerer])
        .stacks(0, 7)
        .hand(B, [ExtraRemarks]);
    let scene =
        scene.pile(B, [Swank]).acting().builds(A, [Magnet, SafetyPrecaution, TirelessTinkerer]);
    scene.then_over();
}

#[test]
fn r17_a_partners_owls_answer_to_ones_actions() {
    let scene = given(4)
        .teams()
        .owls()
        .hand(A, [LittleVillain])
        .hand(C, [ExtraRemarks])
        .pile(C, [Swank])
        .acting();
    scene
        .builds(A, [LittleVillain])
        .then_asked([C], "dale_of_merchants.reacting")
        .then_usable(C, [ExtraRemarks]);
}

#[test]
fn r04_a_technique_that_goes_to_the_stall_or_the_deck_is_fully_resolved() {
    let watched = || given(2).owls().hand(B, [AncientKnowledge]).deck(B, [Junk]);
    let to_stall = watched()
        .hand(A, [SafetyPrecaution])
        .stall(0, &[&[Swank]])
        .acting()
        .plays(A, SafetyPrecaution);
    to_stall.then_usable(B, [AncientKnowledge]);
    let to_deck = watched().hand(A, [CunningNeighbour]).acting().plays(A, CunningNeighbour);
    to_deck.when(A, Action::PutOnDeck { on_deck: true }).then_usable(B, [AncientKnowledge]);
}

#[test]
fn r04_a_technique_that_did_nothing_is_fully_resolved_too() {
    let scene = given(2)
        .owls()
        .hand(A, [Magnet])
        .hand(B, [AncientKnowledge])
        .deck(B, [Junk])
        .acting()
        .plays(A, Magnet);
    scene.then_usable(B, [AncientKnowledge]);
}

#[test]
fn r04_what_lasts_for_a_turn_is_fully_resolved_at_its_end() {
    let scene = given(2)
        .owls()
        .hand(A, [RareArtefact, Junk])
        .hand(B, [AncientKnowledge])
        .deck(B, [Junk])
        .acting()
        .luck([0]);
    let scene = scene.plays(A, RareArtefact).then_asked([A], "dale_of_merchants.acting").ends(A);
    scene.then_asked([B], "dale_of_merchants.reacting").then_usable(B, [AncientKnowledge]);
}

#[test]
fn r05_each_deck_that_cheer_shuffles_is_a_trigger() {
    let scene =
        given(3).owls().hand(A, [Cheer]).hand(B, [Balancing, Sofa, Sofa]).pile(B, [Swank; 3]);
    let scene = [A, B, C]
        .into_iter()
        .fold(scene, |scene, seat| scene.deck(seat, [Junk; 2]))
        .acting()
        .plays(A, Cheer);
    let scene = [A, B, C].into_iter().fold(scene, |scene, seat| scene.finds(seat, Junk)).passes(A);
    let scene = (0..2).fold(scene, |scene, _| {
        let card = scene.handles(B, [Sofa])[0];
        scene.uses(B, Balancing).when(B, Action::Swap { card, place: 0 })
    });
    // The decks of A and C; its own does not count.
    scene.then_asked([B], "dale_of_merchants.reacting").then_usable(B, []);
}

#[test]
fn r05_who_caused_it_does_not_matter_the_owner_of_the_deck_has_shuffled() {
    let scene = given(2)
        .owls()
        .hand(A, [NightShift, Balancing])
        .deck(A, [Swank])
        .pile(A, [Sofa])
        .pile(B, [Cheer])
        .acting();
    let scene = scene.plays(A, NightShift).deals(A, [A, B]);
    scene.then_asked([A], "dale_of_merchants.reacting").then_usable(A, [Balancing]);
}

#[test]
fn r05_neither_the_market_deck_nor_a_deck_without_cards_counts() {
    let scene = given(2)
        .owls()
        .hand(A, [Swank, Sofa])
        .hand(B, [Balancing])
        .pile(B, [Junk])
        .acting()
        .plays(A, Swank);
    scene
        .then_some(|event| matches!(event, Event::MarketDeckFormed { .. }))
        .passes(A)
        .then_asked([A], "dale_of_merchants.acting");
    let scene = given(2)
        .owls()
        .hand(A, [Magnet, Balancing])
        .pile(A, [Junk])
        .hand(B, [AncientKnowledge])
        .deck(B, [Sofa]);
    let scene = scene.acting().plays(A, Magnet).uses(B, AncientKnowledge).finds(B, Sofa);
    scene.then_never(shuffled(B)).then_asked([A], "dale_of_merchants.acting");
}

#[test]
fn r07_quality_inspection_answers_to_every_way_into_the_hand() {
    let owls = || given(2).owls();
    let cards = || owls().hand(B, [QualityInspection]);
    let ways = [
        (
            "a search",
            A,
            owls().hand(A, [Magnet]).deck(A, [QualityInspection]).acting().plays(A, Magnet),
        ),
        ("a card of another deck", A, {
            owls()
                .hand(A, [RuthlessCompetition, Junk])
                .deck(B, [QualityInspection])
                .acting()
                .plays(A, RuthlessCompetition)
        }),
        ("a swap with the stall", A, {
            owls()
                .hand(A, [SafetyPrecaution])
                .stall(0, &[&[QualityInspection]])
                .acting()
                .plays(A, SafetyPrecaution)
        }),
        ("a raffle", A, cards().hand(A, [Raffle, Swank]).acting().luck([0, 0]).plays(A, Raffle)),
        (
            "a gift",
            A,
            cards()
                .hand(A, [Charity, Swank])
                .acting()
                .luck([0, 0])
                .plays(A, Charity)
                .deals(A, [B, A]),
        ),
        ("a card given back", B, {
            cards()
                .hand(A, [Charity, Swank])
                .acting()
                .luck([0, 0])
                .plays(A, Charity)
                .deals(A, [A, B])
                .passes(A)
        }),
        (
            "a free card",
            B,
            owls().waiting(B, ShoppingJourney).market([Some(QualityInspection)]).starting(),
        ),
        (
            "a card of the pile",
            B,
            owls()
                .waiting(B, Siesta)
                .pile(B, [QualityInspection])
                .starting()
                .takes_from_pile(B, [0]),
        ),
        ("a right guess", A, {
            let scene = owls()
                .hand(A, [RiskyBusiness])
                .market_deck([QualityInspection])
                .acting()
                .plays(A, RiskyBusiness);
            scene.when(A, Action::Guess { value: 3 })
        }),
    ];
    for (way, seat, scene) in ways {
        assert_eq!(scene.usable(seat), [QualityInspection], "{way}");
    }
}

#[test]
fn r07_cards_that_are_looked_at_are_not_in_the_hand() {
    let spied = given(2)
        .owls()
        .hand(A, [WiseSpy, Junk])
        .deck(A, [QualityInspection, Junk])
        .acting()
        .uses(A, WiseSpy);
    spied
        .when(A, Action::OrderCards { places: vec![0, 1] })
        .then_asked([A], "dale_of_merchants.acting");
    let shifted = given(2)
        .owls()
        .hand(A, [NightShift, Junk])
        .deck(A, [QualityInspection])
        .deck(B, [Sofa])
        .acting();
    shifted.plays(A, NightShift).deals(A, [A, B]).then_asked([A], "dale_of_merchants.acting");
}

#[test]
fn r07_lost_shipments_does_not_stop_its_draw() {
    let scene = given(2)
        .owls()
        .waiting(A, LostShipments)
        .deck(B, [QualityInspection, Sofa])
        .starting()
        .discards(B, []);
    scene.then_hand(B, [QualityInspection]).uses(B, QualityInspection).then_hand(B, [Sofa]);
}

#[test]
fn r09_what_is_free_or_drawn_is_no_purchase() {
    let watched = || given(2).owls().hand(B, [Binoculars]).deck(B, [Junk; 9]);
    let tasted =
        watched().hand(A, [Tasters]).market([Swank, Sofa].map(Some)).acting().plays(A, Tasters);
    tasted.takes_from_market(A, [0]).then_usable(B, []);
    let swank =
        watched().hand(A, [Swank, Sofa]).market_deck([Magnet]).acting().plays(A, Swank).passes(A);
    swank.then_asked([B], "dale_of_merchants.reacting").then_usable(B, []);
    let guessed =
        watched().hand(A, [RiskyBusiness]).market_deck([Magnet]).acting().plays(A, RiskyBusiness);
    guessed
        .when(A, Action::Guess { value: 4 })
        .then_asked([B], "dale_of_merchants.reacting")
        .then_usable(B, []);
}

#[test]
fn r17_who_helped_with_a_stack_may_remark_on_it() {
    let scene = given(4)
        .teams()
        .owls()
        .hand(A, [Calculations])
        .hand(C, [SafetyPrecaution, ExtraRemarks])
        .pile(C, [Swank]);
    let scene =
        scene.stacks(0, 4).acting().asks_for_help(A, [Calculations]).helps(C, [SafetyPrecaution]);
    scene.then_asked([C], "dale_of_merchants.reacting").then_usable(C, [ExtraRemarks]);
}
