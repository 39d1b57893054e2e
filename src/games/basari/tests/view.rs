//! What each sees and is told, and what stays hidden from all.

use std::collections::BTreeSet;

use utoipa::PartialSchema;

use super::{
    super::{
        Basari, Event,
        components::{Colour, DEFAULT_BOARD, Gems},
        determinize::determinize,
        event::{AcceptReason, ConcedeReason, EventView, OpeningRoll},
        scores::{LapScore, MajorityScore, Placing},
        view::{ChosenView, FigureView, OfferView, PhaseView, view},
    },
    scene::{
        A, B, C, GEMS, Given, POINTS, ROLL, Scene, accepted, choose, conceded, gems, given, lapsed,
        offer, offered, opened, took_gems, took_points,
    },
};
use kontor_rules::{Rules, ScriptedChance, Viewer};

/// B has chosen points, C gems, and A nothing yet.
fn two_have_chosen() -> Scene {
    given(3).choosing().when(B, choose(POINTS)).when(C, choose(GEMS))
}

/// «Die 2. Phase»
#[test]
fn everybody_sees_who_has_chosen_and_only_the_owner_what() {
    let state = two_have_chosen().into_state();
    let seen = |viewer| view(&state, viewer).phase;
    let chosen = |cards: [Option<_>; 3]| PhaseView::ChoosingCards {
        chosen: vec![
            ChosenView { seat: A, has_chosen: false, card: cards[0] },
            ChosenView { seat: B, has_chosen: true, card: cards[1] },
            ChosenView { seat: C, has_chosen: true, card: cards[2] },
        ],
    };
    assert_eq!(seen(Viewer::Seat(B)), chosen([None, Some(POINTS), None]));
    assert_eq!(seen(Viewer::Seat(C)), chosen([None, None, Some(GEMS)]));
    assert_eq!(seen(Viewer::Seat(A)), chosen([None; 3]));
    assert_eq!(seen(Viewer::Spectator), chosen([None; 3]));
}

/// «Die 2. Phase»
#[test]
fn a_choice_is_told_to_its_owner_alone() {
    let event = Event::CardChosen { seat: B, card: POINTS };
    let told = |viewer| serde_json::to_value(event.redact(viewer)).unwrap()["data"].clone();
    assert_eq!(told(Viewer::Seat(B)), serde_json::json!({ "seat": 1, "card": "points" }));
    for viewer in [Viewer::Seat(A), Viewer::Seat(C), Viewer::Spectator] {
        assert_eq!(told(viewer), serde_json::json!({ "seat": 1, "card": null }));
    }
}

/// One of every event but the card that is chosen in secret; no two values of an event are the same
/// that could be mixed up.
fn open_events() -> Vec<Event> {
    let placings = [(B, 1, 90, [1, 2, 3, 4]), (A, 2, 80, [0; 4]), (C, 3, 70, [4, 3, 2, 1])];
    let placing =
        |(seat, place, points, counts)| Placing { seat, place, points, gems: gems(counts) };
    vec![
        Event::GemsDealt { each: gems([1, 2, 3, 4]) },
        Event::ArchChosen { seat: B, arch: 20 },
        Event::RoundBegan { round: 7 },
        Event::FigureMoved { seat: B, die: 6, arch: 20, steps: 13 },
        Event::CardsRevealed { cards: vec![POINTS, ROLL, POINTS], order: vec![ROLL, POINTS] },
        lapsed(GEMS, [B, C, A]),
        Event::OpeningRolled {
            rolls: [(C, 5), (A, 2)].map(|(seat, die)| OpeningRoll { seat, die }).to_vec(),
        },
        opened(POINTS, C, B),
        offered(B, [1, 2, 3, 4]),
        accepted(B, C, [1, 2, 3, 4], AcceptReason::NoRaise),
        conceded(B, C, ConcedeReason::NoGems),
        Event::RollCarriedOut { seat: B, die: 2, arch: 20, steps: 13, points: 4 },
        took_points(B, 20, 7),
        took_gems(B, 20, [1, 2, 3, 4]),
        Event::LapsScored {
            scoring: 2,
            scores: [(B, 30, 10), (A, 13, 0)]
                .map(|(seat, steps, points)| LapScore { seat, steps, points })
                .to_vec(),
        },
        Event::MajorityScored {
            colour: Colour::Green,
            scores: vec![MajorityScore { seat: B, owned: 4, points: 5, returned: 2 }],
        },
        Event::StartMarkersMoved { arches: vec![20, 7, 13] },
        Event::GameEnded { standings: placings.map(placing).to_vec() },
    ]
}

/// «Die 2. Phase»: of all other events everything is told to everybody.
#[test]
fn what_happens_in_the_open_is_told_as_it_is_stored() {
    for event in open_events() {
        for viewer in Viewer::all(3) {
            assert_eq!(
                serde_json::to_value(event.redact(viewer)).unwrap(),
                serde_json::to_value(&event).unwrap()
            );
        }
    }
}

/// Else the test before would hold less than it says.
#[test]
fn one_of_every_event_is_told_in_these_tests() {
    let schema = serde_json::to_value(EventView::schema()).unwrap();
    let contract = schema["oneOf"]
        .as_array()
        .unwrap()
        .iter()
        .map(|event| event["properties"]["type"]["enum"][0].clone());
    let chosen = Event::CardChosen { seat: B, card: POINTS };
    let told = open_events()
        .into_iter()
        .chain([chosen])
        .map(|event| serde_json::to_value(event).unwrap()["type"].clone());
    assert_eq!(
        contract.map(|name| name.to_string()).collect::<BTreeSet<_>>(),
        told.map(|name| name.to_string()).collect()
    );
}

/// «Die 2. Phase»
#[test]
fn the_revealed_cards_and_the_trade_are_seen() {
    let scene =
        given(3).points([1, 0, 0]).when_chosen([POINTS, POINTS, GEMS]).when(A, offer([1, 0, 0, 0]));
    let offer = Some(OfferView { seat: A, gems: gems([1, 0, 0, 0]) });
    let cards = vec![POINTS, POINTS, GEMS];
    let phase =
        PhaseView::Trading { cards, to_settle: vec![POINTS], opener: A, responder: B, offer };
    assert_eq!(view(scene.state(), Viewer::Spectator).phase, phase);
}

/// «Spielverlauf»
#[test]
fn the_round_and_the_scorings_are_seen() {
    let view = view(given(3).scorings(1).choosing().state(), Viewer::Spectator);
    assert_eq!((view.round, view.scorings), (2, 1));
}

/// «Spielende»
#[test]
fn when_the_game_is_over_the_standings_are_seen() {
    let game =
        given(3).points([1, 3, 2]).gems([[0; 4]; 3]).figures([(7, 28), (8, 1), (9, 1)]).scorings(2);
    let view = view(game.when_chosen([POINTS; 3]).state(), Viewer::Spectator);
    let standings = [(A, 1, 11), (B, 2, 3), (C, 3, 2)];
    let standings = standings
        .map(|(seat, place, points)| Placing { seat, place, points, gems: Gems::NONE })
        .to_vec();
    assert_eq!((view.scorings, view.phase), (3, PhaseView::Over { standings }));
}

/// «Spielvorbereitung»: the rulebook does not list the arches, but a table may bring its own.
#[test]
fn who_plays_on_the_reconstructed_board_sees_that_it_is_one() {
    let shown = |game: Given| view(game.choosing().state(), Viewer::Spectator).arches_reconstructed;
    assert_eq!([shown(given(3)), shown(given(3).board(DEFAULT_BOARD))], [true, false]);
}

/// «Spielvorbereitung»: so a client draws any board without knowing the options.
#[test]
fn the_board_in_use_is_seen() {
    let shown = |game: Given| view(game.choosing().state(), Viewer::Spectator).arches;
    assert_eq!(shown(given(3)), Some(DEFAULT_BOARD.to_vec()));
    let own = &DEFAULT_BOARD[..12];
    assert_eq!(shown(given(3).board(own)), Some(own.to_vec()));
}

#[test]
fn figures_are_seen_with_what_their_arches_offer() {
    let view =
        view(given(3).figures([(21, 6), (1, 1), (2, 1)]).choosing().state(), Viewer::Spectator);
    let figure =
        FigureView { arch: 21, arch_points: 5, arch_gems: gems([2, 1, 0, 0]), start: 15, steps: 6 };
    assert_eq!((view.players[0].figure.as_ref(), view.lap_steps), (Some(&figure), 28));
}

/// «Sonderfälle/Hinweise»: gems lie open, and points go on beyond the track.
#[test]
fn points_and_gems_of_all_and_the_supply_are_seen() {
    let state =
        given(3).points([100, 5, 0]).gems([[3; 4], [1, 2, 3, 4], [0; 4]]).choosing().into_state();
    let view = view(&state, Viewer::Spectator);
    let players: Vec<(u32, [u8; 4])> =
        view.players.iter().map(|player| (player.points, player.gems.counts())).collect();
    assert_eq!(players, [(100, [3; 4]), (5, [1, 2, 3, 4]), (0, [0; 4])]);
    assert_eq!(view.supply.counts(), [21, 20, 19, 18]);
}

#[test]
fn luck_speaks_in_dice_and_the_others_in_cards_turned_over() {
    let moved = Event::FigureMoved { seat: A, die: 1, arch: 1, steps: 1 };
    let revealed = Event::CardsRevealed { cards: vec![ROLL; 3], order: vec![ROLL] };
    let rolled = Event::RollCarriedOut { seat: A, die: 1, arch: 1, steps: 1, points: 5 };
    let opening = Event::OpeningRolled { rolls: vec![OpeningRoll { seat: A, die: 1 }] };
    assert!(
        [moved, revealed, rolled, opening].iter().all(|event| event.reveals(Viewer::Spectator))
    );
}

#[test]
fn luck_is_silent_where_players_decide() {
    let chosen = Event::CardChosen { seat: A, card: ROLL };
    let others = [
        opened(ROLL, A, B),
        offered(A, [1, 0, 0, 0]),
        took_points(A, 1, 4),
        took_gems(A, 1, [0; 4]),
    ];
    assert!(![chosen].iter().chain(&others).any(|event| event.reveals(Viewer::Spectator)));
}

/// What a viewer does not know may be anything: the others' cards, never the own one, and never who
/// has chosen.
#[test]
fn an_imagined_table_looks_the_same_and_has_any_cards_of_the_others() {
    let state = two_have_chosen().into_state();
    let imagined = determinize(&state, Viewer::Seat(B), &mut ScriptedChance::new([0]));
    assert_eq!(view(&imagined, Viewer::Seat(B)), view(&state, Viewer::Seat(B)));
    assert_eq!([A, B, C].map(|seat| imagined.chosen_card(seat)), [None, Some(POINTS), Some(ROLL)]);
    let imagined = determinize(&state, Viewer::Spectator, &mut ScriptedChance::new([2, 0]));
    assert_eq!([A, B, C].map(|seat| imagined.chosen_card(seat)), [None, Some(GEMS), Some(ROLL)]);
}

/// After the reveal nothing is left to imagine, so no luck is asked.
#[test]
fn where_all_lies_open_the_imagined_table_is_the_true_one() {
    let state = given(3).points([1, 0, 0]).when_chosen([POINTS, POINTS, GEMS]).into_state();
    assert_eq!(Basari::determinize(&state, Viewer::Seat(C), &mut ScriptedChance::new([])), state);
}

/// A card face down is not even printed for debugging.
#[test]
fn a_card_face_down_is_not_printed() {
    let printed = format!("{:?}", two_have_chosen().state().phase);
    assert!(printed.contains("ChoosingCards"), "{printed}");
    for card in [POINTS, GEMS] {
        assert!(!printed.contains(&format!("{card:?}")), "{printed}");
    }
}
