//! «Spielvorbereitung»: players, gems, start markers and figures.

use serde_json::json;

use super::{
    super::{
        Action, Basari, Choice, Event, Options,
        components::{Colour, Gems, components},
    },
    scene::{A, B, C, D},
};
use kontor_rules::{Played, Rules, ScriptedChance, Seat, open, play};

/// A new game, and these arches chosen in it, of which the last is followed by the first round.
fn game(seats: u8, arches: &[u8]) -> Played<Basari> {
    let opened =
        open::<Basari>(&Options::default(), seats, Basari::VERSION, &mut ScriptedChance::new([]));
    Seat::all(seats).zip(arches).fold(opened, |game, (seat, arch)| {
        let is_last = seat.left(seats) == A;
        let dice = if is_last { vec![0; seats.into()] } else { Vec::new() };
        let action = Action::ChooseArch { arch: *arch };
        play::<Basari>(&game.state, seat, &action, &mut ScriptedChance::new(dice))
            .expect("the arch is free")
    })
}

fn asked(game: &Played<Basari>) -> Vec<Seat> {
    Basari::due(&game.state)
        .iter()
        .filter(|(_, dues)| !dues.is_empty())
        .map(|(seat, _)| seat)
        .collect()
}

/// «Spielvorbereitung»
#[test]
fn three_or_four_can_play() {
    let able: Vec<u8> =
        (0..=9).filter(|seats| Basari::check(&Options::default(), *seats).is_ok()).collect();
    assert_eq!(able, [3, 4]);
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
    let colour = |rank: u8, id: &str, name: &str, majority_points: u32| json!({ "id": id, "name": name, "rank": rank, "count": 25, "start_count": 3, "majority_points": majority_points });
    let expected = json!({
        "edition": "F.X. Schmid 1998",
        "arches_reconstructed": true,
        "arches_source": "A reconstruction that fits the rulebook, not the printed board; the option `arches` takes another.",
        "colours": [
            colour(1, "red", "Rubies", 14),
            colour(2, "yellow", "Topazes", 12),
            colour(3, "green", "Emeralds", 10),
            colour(4, "blue", "Sapphires", 8),
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
        assert_eq!(game.events, [Event::GemsDealt { each: Gems::each(3) }]);
        assert!(game.state.players.iter().all(|(_, player)| player.gems == Gems::each(3)));
    }
}

/// «Spielvorbereitung»
#[test]
fn the_other_gems_are_the_supply() {
    assert_eq!([3, 4].map(|seats| game(seats, &[]).state.supply), [Gems::each(16), Gems::each(13)]);
}

/// «Spielvorbereitung»: the markers stand on the arrow of the track.
#[test]
fn everybody_begins_with_no_points() {
    assert!(game(4, &[]).state.players.iter().all(|(_, player)| player.points == 0));
}

/// «Spielvorbereitung»
#[test]
fn start_arches_are_chosen_in_seat_order() {
    let next: Vec<Vec<Seat>> =
        [&[][..], &[7], &[7, 3], &[7, 3, 9]].iter().map(|arches| asked(&game(4, arches))).collect();
    assert_eq!(next, [[A], [B], [C], [D]]);
}

/// «Spielvorbereitung»
#[test]
fn a_figure_stands_on_its_start_marker() {
    let figure = game(3, &[7]).state.figure(A);
    assert_eq!((figure.arch, figure.start, figure.steps), (7, 7, 0));
}

/// «Spielvorbereitung»: no two start above the same arch.
#[test]
fn only_free_arches_are_offered() {
    let state = game(3, &[0, 5]).state;
    let due = Basari::due(&state)[C][0];
    let arches = (1..28).filter(|arch| *arch != 5).collect();
    assert_eq!(
        (due.kind, Basari::choices(&state, C, &due)),
        ("basari.choosing_arch", vec![Choice::ChooseArch { arches }])
    );
}

/// «Spielvorbereitung»
#[test]
fn the_last_start_arch_begins_the_first_round() {
    assert!(game(3, &[0, 5, 9]).events.contains(&Event::RoundBegan { round: 1 }));
}
