//! The house rulings on owls: who is asked, when, and how often.

use super::{
    super::{
        DaleOfMerchants, Options,
        action::Action,
        components::{
            Card::{self, *},
            Set,
        },
        event::Event,
    },
    scene::*,
};
use kontor_rules::{Rules, SeededChance, open};

fn none() -> Action {
    Action::ChooseDeckCards { places: Vec::new() }
}

#[test]
fn r01_the_player_whose_turn_it_is_answers_first_then_the_others_clockwise() {
    let scene = given(3)
        .owls()
        .hand(A, [LunchBreak, Junk])
        .pile(A, [Swank])
        .hand(C, [Junk])
        .pile(C, [Junk])
        .hand(B, [Junk]);
    let scene =
        scene.pile(B, [Junk]).acting().plays(A, LunchBreak).then_asked([A], "reacting").passes(A);
    scene
        .then_asked([B], "reacting")
        .passes(B)
        .then_asked([C], "reacting")
        .passes(C)
        .then_asked([A], "acting");
}

#[test]
fn r02_an_owl_drawn_during_a_reaction_does_not_answer_the_same_trigger() {
    let scene = given(2)
        .owls()
        .hand(A, [Calculations])
        .market([Some(Cheer)])
        .hand(B, [Binoculars, Junk])
        .deck(B, [Binoculars]);
    let scene =
        scene.acting().buys(A, 0, [Calculations]).uses(B, Binoculars).passes(B).picks(B, [Junk]);
    assert_eq!(scene.then_asked([B], "reacting").usable(B), []);
}

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
        .then_asked([B], "reacting")
        .then_hand(A, [Cheer])
        .then_pile(A, [Calculations]);
}

#[test]
fn r04_a_waiting_technique_is_fully_resolved_when_it_leaves_the_schedule() {
    let scene =
        given(2).owls().hand(A, [SteadyAchiever, Junk]).hand(B, [Junk]).deck(B, [Junk]).acting();
    scene.plays(A, SteadyAchiever).then_asked([A], "acting");
    let scene = given(2)
        .owls()
        .waiting(B, Gunfight)
        .hand(A, [Junk])
        .deck(A, [Swank; 9])
        .acting()
        .discards(A, []);
    let scene = scene.then_asked([A], "ending_turn").ends(A).passes(A);
    scene.then_asked([A], "reacting");
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
    assert_eq!(scene.plays(A, LunchBreak).passes(A).usable(B), [Balancing]);
}

#[test]
fn r06_owls_answer_owls_and_the_active_player_too() {
    let scene = given(2)
        .owls()
        .hand(A, [Swank, Balancing, Junk])
        .pile(A, [Sofa])
        .hand(B, [AncientKnowledge])
        .deck(B, [Magnet]);
    let scene =
        scene.acting().plays(A, Swank).picks(A, [Junk]).uses(B, AncientKnowledge).when(B, none());
    assert_eq!(scene.then_asked([A], "reacting").usable(A), [Balancing]);
}

#[test]
fn r07_quality_inspection_answers_to_the_filled_hand() {
    let scene = given(2)
        .owls()
        .deck(A, [QualityInspection, Swank, Swank, Swank, Swank, Sofa])
        .acting()
        .discards(A, []);
    let scene = scene.then_asked([A], "reacting").uses(A, QualityInspection).picks(A, [Swank]);
    scene.then_hand(A, [QualityInspection, Swank, Swank, Swank, Sofa]);
}

#[test]
fn r08_the_card_given_by_balancing_lies_on_top() {
    let scene = given(2)
        .owls()
        .hand(A, [LunchBreak])
        .pile(A, [Swank])
        .hand(B, [Balancing])
        .pile(B, [Sofa, Cheer])
        .acting();
    let scene = scene.plays(A, LunchBreak).passes(A).uses(B, Balancing);
    let card = scene.handles(B, [Balancing])[0];
    scene.when(B, Action::Swap { card, place: 0 }).then_pile(B, [Cheer, Balancing]);
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
    assert_eq!(scene.then_asked([A], "reacting").usable(A), []);
}

#[test]
fn r11_a_spy_is_no_help_in_the_middle_of_an_effect() {
    let scene = given(2).owls().hand(A, [WiseSpy, Swank, Junk]).deck(A, [Sofa]).acting();
    assert_eq!(scene.usable(A), [WiseSpy]);
    assert_eq!(scene.plays(A, Swank).then_asked([A], "resolving").usable(A), []);
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
    assert!(scene.then_asked([], "reacting").state.over.is_some());
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
    assert_eq!(
        scene.builds(A, [LittleVillain]).then_asked([C], "reacting").usable(C),
        [ExtraRemarks]
    );
}

#[test]
fn r21_who_is_asked_depends_on_what_all_can_see() {
    let asked = |held: Card| {
        let scene =
            given(2).owls().hand(A, [Swank, Junk, Junk]).hand(B, [held]).deck(B, [Sofa]).acting();
        scene.plays(A, Swank).picks(A, [Junk]).then_asked([B], "reacting");
    };
    asked(AncientKnowledge);
    asked(Junk);
    // All copies lie face up.
    let scene = given(2)
        .owls()
        .hand(A, [Swank, Junk, Junk])
        .hand(B, [Junk])
        .deck(B, [Sofa])
        .pile(A, [AncientKnowledge; 3])
        .acting();
    scene.plays(A, Swank).picks(A, [Junk]).then_asked([A], "acting");
}

#[test]
fn r34_with_owls_a_turn_pauses_before_its_clean_up_and_a_single_due_card_is_asked_for() {
    let scene = given(2)
        .owls()
        .hand(A, [Junk])
        .deck(A, [Swank])
        .waiting(B, SteadyAchiever)
        .hand(B, [Junk])
        .deck(B, [Swank; 2]);
    let scene = scene.acting().discards(A, []).then_asked([A], "ending_turn").ends(A).passes(A);
    scene.then_asked([B], "starting_turn");
    given(2).hand(A, [Junk]).deck(A, [Swank]).acting().discards(A, []).then_asked([B], "acting");
}

#[test]
fn r35_the_window_of_tasters_opens_after_the_last_player() {
    let scene = given(3)
        .owls()
        .hand(A, [Tasters])
        .market([QualityInspection, Swank, Sofa].map(Some))
        .acting();
    let scene =
        scene.plays(A, Tasters).goes_left(A).takes_from_market(A, [0]).then_asked([B], "resolving");
    let scene = scene.takes_from_market(B, [1]);
    assert_eq!(scene.then_asked([A], "reacting").usable(A), [QualityInspection]);
}

#[test]
fn r36_one_copy_answers_once_for_each_trigger_of_a_step() {
    let hand = [RareArtefact, RareArtefact, Junk, Junk, Junk, Junk, Junk];
    let scene = given(2).owls().hand(A, hand).hand(B, [AncientKnowledge]).deck(B, [Sofa]).acting();
    let scene = scene
        .plays(A, RareArtefact)
        .luck([0])
        .picks(A, [Junk])
        .plays(A, RareArtefact)
        .luck([0])
        .picks(A, [Junk]);
    // Both are discarded at the end of the turn, and one window answers to both.
    let scene = scene.ends(A).takes_up(A, 0).then_asked([B], "reacting");
    let scene = scene.uses(B, AncientKnowledge).when(B, none()).passes(A);
    assert_eq!(scene.usable(B), [AncientKnowledge]);
    let scene = scene.uses(B, AncientKnowledge).when(B, none()).passes(A);
    assert_eq!(scene.then_asked([B], "reacting").usable(B), []);
}

#[test]
fn r36_a_copy_that_has_left_the_hand_answers_no_more() {
    let scene =
        given(3).owls().hand(A, [Cheer]).deck(A, [Junk; 2]).deck(B, [Junk; 2]).deck(C, [Junk; 2]);
    let scene = scene
        .hand(B, [Balancing])
        .pile(B, [Swank, Sofa, Magnet])
        .acting()
        .plays(A, Cheer)
        .finds(A, Junk);
    let scene = scene.finds(B, Junk).finds(C, Junk).passes(A).uses(B, Balancing);
    let card = scene.handles(B, [Balancing])[0];
    let scene = scene.when(B, Action::Swap { card, place: 0 });
    assert_eq!(scene.then_asked([B], "reacting").usable(B), []);
}

#[test]
fn r37_an_owl_that_can_do_nothing_is_not_offered() {
    assert_eq!(given(2).owls().hand(A, [WiseSpy]).acting().usable(A), []);
    let scene = given(2)
        .owls()
        .hand(A, [Swank, Junk, Junk])
        .hand(B, [AncientKnowledge])
        .acting()
        .plays(A, Swank)
        .picks(A, [Junk]);
    scene.then_asked([A], "acting");
}

#[test]
fn r04_a_technique_that_goes_to_the_stall_or_the_deck_is_fully_resolved() {
    let watched = || given(2).owls().hand(B, [AncientKnowledge]).deck(B, [Junk]);
    let to_stall = watched()
        .hand(A, [SafetyPrecaution])
        .stall(0, &[&[Swank]])
        .acting()
        .plays(A, SafetyPrecaution);
    assert_eq!(to_stall.usable(B), [AncientKnowledge]);
    let to_deck = watched().hand(A, [CunningNeighbour]).acting().plays(A, CunningNeighbour);
    assert_eq!(to_deck.when(A, Action::PutOnDeck { on_deck: true }).usable(B), [AncientKnowledge]);
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
    assert_eq!(scene.usable(B), [AncientKnowledge]);
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
    let scene = scene.plays(A, RareArtefact).then_asked([A], "acting").ends(A);
    assert_eq!(scene.then_asked([B], "reacting").usable(B), [AncientKnowledge]);
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
    assert_eq!(scene.then_asked([B], "reacting").usable(B), []);
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
    assert_eq!(scene.then_asked([A], "reacting").usable(A), [Balancing]);
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
        .then_also(|event| matches!(event, Event::MarketDeckFormed { .. }))
        .passes(A)
        .then_asked([A], "acting");
    let scene = given(2)
        .owls()
        .hand(A, [Magnet, Balancing])
        .pile(A, [Junk])
        .hand(B, [AncientKnowledge])
        .deck(B, [Sofa]);
    let scene = scene.acting().plays(A, Magnet).uses(B, AncientKnowledge).finds(B, Sofa);
    scene.then_never(shuffled(B)).then_asked([A], "acting");
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
    spied.when(A, Action::OrderCards { places: vec![0, 1] }).then_asked([A], "acting");
    let shifted = given(2)
        .owls()
        .hand(A, [NightShift, Junk])
        .deck(A, [QualityInspection])
        .deck(B, [Sofa])
        .acting();
    shifted.plays(A, NightShift).deals(A, [A, B]).then_asked([A], "acting");
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
    assert_eq!(tasted.takes_from_market(A, [0]).usable(B), []);
    let swank =
        watched().hand(A, [Swank, Sofa]).market_deck([Magnet]).acting().plays(A, Swank).passes(A);
    assert_eq!(swank.then_asked([B], "reacting").usable(B), []);
    let guessed =
        watched().hand(A, [RiskyBusiness]).market_deck([Magnet]).acting().plays(A, RiskyBusiness);
    assert_eq!(
        guessed.when(A, Action::Guess { value: 4 }).then_asked([B], "reacting").usable(B),
        []
    );
}

#[test]
fn r11_a_spy_may_come_before_a_due_card_an_action_and_the_end_of_the_turn() {
    let scene = given(2)
        .owls()
        .waiting(B, SteadyAchiever)
        .hand(B, [WiseSpy, Junk])
        .deck(B, [Swank; 9])
        .starting();
    assert_eq!(scene.usable(B), [WiseSpy]);
    let scene =
        scene.then_asked([B], "starting_turn").takes_up(B, 0).passes(B).then_asked([B], "acting");
    assert_eq!(scene.usable(B), [WiseSpy]);
    let scene = scene.discards(B, [Junk]).then_asked([B], "ending_turn");
    assert_eq!(scene.usable(B), [WiseSpy]);
    let scene = scene
        .uses(B, WiseSpy)
        .when(B, Action::OrderCards { places: vec![2, 0, 1] })
        .then_asked([B], "ending_turn");
    assert_eq!(scene.usable(B), []);
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
    assert_eq!(scene.then_asked([C], "reacting").usable(C), [ExtraRemarks]);
}

#[test]
fn r21_dealing_the_first_hands_opens_no_window() {
    let decks = Some(vec![Set::Owls, Set::Foxes, Set::Sloths]);
    let options = Options { decks, first_seat: Some(0), ..Options::default() };
    let state = open::<DaleOfMerchants>(&options, 2, 1, &mut SeededChance::new([5; 32], 0)).state;
    let due = DaleOfMerchants::due(&state);
    assert_eq!((due[A][0].kind, due[B].len()), ("dale_of_merchants.acting", 0));
    assert!(state.pending().triggers.is_empty());
}

#[test]
fn r21_without_cards_in_the_hand_nobody_is_asked() {
    given(2)
        .owls()
        .hand(A, [Magnet])
        .deck(B, [Sofa])
        .acting()
        .plays(A, Magnet)
        .then_asked([A], "acting");
}

#[test]
fn r21_whatever_is_drawn_unseen_may_be_an_inspection() {
    let drawn = |card: Card| {
        given(2).owls().hand(A, [LunchBreak]).deck(A, [card]).acting().plays(A, LunchBreak)
    };
    drawn(Junk).then_asked([A], "reacting");
    drawn(QualityInspection).then_asked([A], "reacting");
    // What all have seen is none.
    let scene = given(2).owls().waiting(B, ShoppingJourney).market([Some(Swank)]).starting();
    scene.then_hand(B, [Swank]).then_asked([B], "acting");
}

#[test]
fn r34_there_is_no_pause_where_no_spy_can_be() {
    let without_cards = given(2).owls().hand(A, [Junk]).acting().discards(A, []);
    without_cards.then_asked([B], "acting");
    let all_open = given(2)
        .owls()
        .hand(A, [Junk])
        .deck(A, [Junk; 9])
        .pile(A, [WiseSpy; 4])
        .acting()
        .discards(A, []);
    all_open.then_asked([A], "reacting");
}

#[test]
fn r35_a_window_opens_between_drawing_and_discarding() {
    let scene = given(2)
        .owls()
        .hand(A, [DangerousTest])
        .deck(A, [QualityInspection, Junk, Junk, Sofa])
        .acting();
    let scene = scene
        .plays(A, DangerousTest)
        .then_asked([A], "reacting")
        .uses(A, QualityInspection)
        .picks(A, [Junk]);
    let scene = scene.then_hand(A, [QualityInspection, Junk, Sofa]).passes(A).passes(A);
    scene.picks(A, [Junk, QualityInspection, Sofa]).then_hand(A, []);
}

#[test]
fn r35_the_hand_is_answered_for_before_the_market_is_filled() {
    let scene =
        given(2).owls().deck(A, [Junk; 5]).market([None, Some(Swank)]).acting().discards(A, []);
    let scene = scene
        .then_asked([A], "reacting")
        .then_market([None, Some(Swank), None, None, None])
        .passes(A);
    scene.then_market([Some(Swank), None, None, None, None]).then_asked([B], "acting");
}

#[test]
fn r36_what_a_reaction_triggers_is_settled_before_the_next_reaction() {
    let scene = given(3)
        .owls()
        .hand(A, [Magnet])
        .hand(B, [AncientKnowledge])
        .deck(B, [Junk; 2])
        .deck(C, [Junk; 2]);
    let scene =
        scene.hand(C, [AncientKnowledge, Balancing]).pile(C, [Swank]).acting().plays(A, Magnet);
    let scene = scene.uses(B, AncientKnowledge).luck([1]).when(B, none());
    assert_eq!(scene.then_asked([C], "reacting").usable(C), [Balancing]);
}

#[test]
fn r36_several_copies_answer_to_the_same_trigger() {
    let scene = given(2)
        .owls()
        .hand(A, [Magnet])
        .hand(B, [AncientKnowledge; 2])
        .deck(B, [Sofa, Swank, Cheer])
        .acting();
    let scene = scene.plays(A, Magnet).uses(B, AncientKnowledge).luck([1]).finds(B, Sofa);
    let second = scene.state.hand(B)[1].handle;
    let scene =
        scene.when(B, Action::UseOwl { card: second }).finds(B, Swank).then_pile(B, [Sofa, Swank]);
    assert_eq!(scene.then_asked([B], "reacting").usable(B), []);
}

#[test]
fn r01_the_order_begins_with_the_player_whose_turn_it_is() {
    let scene = given(3)
        .owls()
        .hand(A, [Junk; 5])
        .pile(A, [Junk])
        .hand(B, [LunchBreak])
        .pile(B, [Swank])
        .hand(C, [Junk]);
    let scene = scene.pile(C, [Junk]).acting().discards(A, []).ends(A).plays(B, LunchBreak);
    let scene = scene.then_asked([B], "reacting").passes(B).then_asked([C], "reacting").passes(C);
    scene.then_asked([A], "reacting");
}

#[test]
fn r21_copies_that_lie_open_anywhere_or_are_out_of_the_game_hold_no_surprise() {
    let scene = || given(2).owls().hand(A, [Magnet]).hand(B, [Junk]).deck(B, [Sofa; 2]);
    let market = [Some(AncientKnowledge)];
    let seen =
        scene().stall(1, &[&[AncientKnowledge]]).market_pile([AncientKnowledge]).market(market);
    seen.acting().plays(A, Magnet).then_asked([A], "acting");
    let one_is_missing = scene().stall(1, &[&[AncientKnowledge]]).market_pile([AncientKnowledge]);
    one_is_missing.acting().plays(A, Magnet).then_asked([B], "reacting");
    let spies = given(2)
        .owls()
        .hand(A, [Junk])
        .deck(A, [Junk; 9])
        .boxed([WiseSpy, WiseSpy])
        .pile(B, [WiseSpy; 2]);
    spies.acting().discards(A, []).then_asked([A], "reacting");
}
