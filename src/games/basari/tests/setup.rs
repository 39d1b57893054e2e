//! «Spielvorbereitung»: players, gems, start markers and figures.

use serde_json::json;

use super::{
    super::{
        Action, Basari, Choice, Event, Options,
        components::{Colour, Gems, components},
    },
    scene::{A, B, BasariScene, C, D, Scene},
};
use kontor_rules::{Rules, Seat};

/// A new game, and these arches chosen in it, of which the last is followed by the first round.
fn game(seats: u8, arches: &[u8]) -> Scene {
    let opened = Scene::opened(&Options::default(), seats, []);
    Seat::all(seats).zip(arches).fold(opened, |game, (seat, arch)| {
        let is_last = seat.left(seats) == A;
        let dice = if is_last { vec![1; seats.into()] } else { Vec::new() };
        game.dice(dice).when(seat, Action::ChooseArch { arch: *arch })
    })
}

/// «Spielvorbereitung»
#[test]
fn three_or_four_can_play() {
    assert_eq!(Basari::SEATS, 3..=4);
}

/// «Spielvorbereitung»
#[test]
fn there_are_25_gems_of_each_of_four_colours() {
    let counts: Vec<(Colour, u8)> =
        components().colours.iter().map(|colour| (colour.id, colour.count)).collect();
    assert_eq!(counts, Colour::ALL.map(|colour| (colour, 25)));
}

/// «Spielvorbereitung»: all but the arches, which have a test of their own.
#[test]
fn what_is_in_the_box_is_served_as_data() {
    let mut served = serde_json::to_value(components()).unwrap();
    served.as_object_mut().unwrap().remove("arches").expect("the arches are served");
    let source = served.as_object_mut().unwrap().remove("arches_sources").unwrap();
    assert_eq!(source["en"], served["arches_source"]);
    let colour = |rank: u8, id: &str, [en, de, fr]: [&str; 3], majority_points: u32| {
        let names = json!({ "en": en, "de": de, "fr": fr });
        json!({ "id": id, "name": en, "names": names, "rank": rank, "count": 25, "start_count": 3, "majority_points": majority_points })
    };
    let expected = json!({
        "edition": "F.X. Schmid 1998",
        "arches_reconstructed": true,
        "arches_source": "A reconstruction that fits the rulebook, not the printed board; the option `arches` takes another.",
        "colours": [
            colour(1, "red", ["Rubies", "Rubine", "Rubis"], 14),
            colour(2, "yellow", ["Topazes", "Topase", "Topazes"], 12),
            colour(3, "green", ["Emeralds", "Smaragde", "Émeraudes"], 10),
            colour(4, "blue", ["Sapphires", "Saphire", "Saphirs"], 8),
        ],
        "cards": ["roll", "points", "gems"],
        "die_most": 6,
        "scorings": 3,
        "lap_points": 10,
        "track_fields": 85,
    });
    assert_eq!(served, expected);
}

/// «Spielvorbereitung»
#[test]
fn every_player_begins_with_three_gems_of_each_colour() {
    for seats in [3, 4] {
        let game = game(seats, &[]);
        let game = game.then_events([Event::GemsDealt { each: Gems::each(3) }]);
        assert!(game.state().players.iter().all(|(_, player)| player.gems == Gems::each(3)));
    }
}

/// «Spielvorbereitung»
#[test]
fn the_other_gems_are_the_supply() {
    assert_eq!(
        [3, 4].map(|seats| game(seats, &[]).state().supply),
        [Gems::each(16), Gems::each(13)]
    );
}

/// «Spielvorbereitung»: the markers stand on the arrow of the track.
#[test]
fn everybody_begins_with_no_points() {
    game(4, &[]).then_points([0; 4]);
}

/// «Spielvorbereitung», ruling B2.
#[test]
fn start_arches_are_chosen_in_seat_order() {
    for (arches, next) in [(&[][..], A), (&[7], B), (&[7, 3], C), (&[7, 3, 9], D)] {
        game(4, arches).then_asked([next], "basari.choosing_arch");
    }
}

/// «Spielvorbereitung»
#[test]
fn a_figure_stands_on_its_start_marker() {
    let figure = game(3, &[7]).state().figure(A);
    assert_eq!((figure.arch, figure.start, figure.steps), (7, 7, 0));
}

/// «Spielvorbereitung», ruling B2: no two start above the same arch.
#[test]
fn only_free_arches_are_offered() {
    let arches = (1..28).filter(|arch| *arch != 5).collect();
    game(3, &[0, 5]).then_choices(C, [Choice::ChooseArch { arches }]);
}

/// «Spielvorbereitung»
#[test]
fn the_last_start_arch_begins_the_first_round() {
    game(3, &[0, 5, 9]).then_also(Event::RoundBegan { round: 1 });
}
