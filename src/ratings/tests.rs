//! What results change, on examples that can be checked by hand.

use super::*;

fn alone(place: u8, member: Rating) -> Side {
    Side { place, members: vec![member] }
}

fn at(rating: u32, uncertainty: u32) -> Rating {
    Rating { rating_milli: rating * 1_000, uncertainty_milli: uncertainty * 1_000 }
}

/// The places of sides of one player each, all new.
fn new_players(places: &[u8]) -> Vec<Rating> {
    let sides: Vec<Side> = places.iter().map(|place| alone(*place, Rating::default())).collect();
    rate(&sides).concat()
}

#[test]
fn the_figures_of_two_new_players_are_those_of_the_paper() {
    // With drift, the variance before is 500² (its maximum). c² = 2·500² + 2·250² = 625,000, c =
    // 790.569. p = 1/2. The winner gains 500²/c · 1/2 = 158.114; the variance is multiplied by
    // 1 − (500/c)·(500²/c²)·1/4 = 0.936754, and the uncertainty by its root.
    let after = new_players(&[1, 2]);
    assert_eq!(after[0].rating_milli, 1_658_114);
    assert_eq!(after[1].rating_milli, 1_341_886);
    let uncertainty = (0.936_754_447_f64).sqrt() * 500.0;
    assert!((f64::from(after[0].uncertainty_milli) / 1_000.0 - uncertainty).abs() < 0.002);
    assert_eq!(after[0].uncertainty_milli, after[1].uncertainty_milli);
}

#[test]
fn places_order_the_ratings_and_shared_places_are_equal() {
    let after = new_players(&[2, 1, 4, 2]);
    assert!(after[1].rating_milli > after[0].rating_milli);
    assert_eq!(after[0], after[3]);
    assert!(after[2].rating_milli < after[0].rating_milli);
    let draw = new_players(&[1, 1, 1]);
    assert!(draw.iter().all(|one| one.rating_milli == 1_500_000));
    assert!(draw.iter().all(|one| one.uncertainty_milli < 500_000));
}

#[test]
fn only_the_order_of_places_matters() {
    assert_eq!(new_players(&[1, 2, 3]), new_players(&[2, 5, 9]));
}

#[test]
fn a_surprise_changes_more_than_what_was_expected() {
    let (strong, weak) = (at(1_900, 100), at(1_300, 100));
    let gain = |places: [u8; 2]| {
        let after = rate(&[alone(places[0], strong), alone(places[1], weak)]).concat();
        after[0].rating_milli.abs_diff(strong.rating_milli)
    };
    assert!(gain([2, 1]) > 3 * gain([1, 2]));
}

#[test]
fn an_uncertain_rating_changes_more_than_a_certain_one() {
    let after = rate(&[alone(1, at(1_500, 80)), alone(2, at(1_500, 300))]).concat();
    let changes = [after[0].rating_milli - 1_500_000, 1_500_000 - after[1].rating_milli];
    assert!(changes[1] > 5 * changes[0], "{changes:?}");
}

#[test]
fn a_team_is_as_strong_as_its_members_together() {
    let team = |place, ratings: [u32; 2]| Side {
        place,
        members: ratings.map(|rating| at(rating, 100)).to_vec(),
    };
    let equal = rate(&[team(1, [1_800, 1_200]), team(2, [1_500, 1_500])]).concat();
    let gains: Vec<u32> = equal[..2]
        .iter()
        .zip([1_800, 1_200])
        .map(|(now, was)| now.rating_milli - was * 1_000)
        .collect();
    assert_eq!(gains[0], gains[1], "members who are known equally well gain the same");
    let expected = rate(&[team(1, [1_800, 1_800]), team(2, [1_200, 1_200])]).concat();
    assert!(expected[0].rating_milli - 1_800_000 < gains[0]);
}

#[test]
fn figures_stay_within_their_limits() {
    let (top, bottom) = (at(RATING_MAX, UNCERTAINTY_MIN), at(0, START_UNCERTAINTY));
    let after = rate(&[alone(1, top), alone(2, bottom)]).concat();
    assert!(after[0].rating_milli <= RATING_MAX * 1_000);
    assert!(after[0].uncertainty_milli >= UNCERTAINTY_MIN * 1_000);
    assert_eq!(after[1].rating_milli, 0);
    assert!(after[1].uncertainty_milli <= START_UNCERTAINTY * 1_000);
}

#[test]
fn what_is_no_game_changes_nothing() {
    let one = at(1_600, 90);
    assert_eq!(rate(&[alone(1, one)]), [[one]]);
    let empty = Side { place: 2, members: Vec::new() };
    assert_eq!(rate(&[alone(1, one), empty]), [vec![one], Vec::new()]);
    assert!(rate(&[]).is_empty());
}

#[test]
fn a_rating_is_provisional_until_some_games_are_known() {
    let (mut one, mut other, mut games) = (Rating::default(), Rating::default(), 0);
    while one.is_provisional() {
        games += 1;
        let places = if games % 2 == 0 { [1, 2] } else { [2, 1] };
        let after = rate(&[alone(places[0], one), alone(places[1], other)]).concat();
        (one, other) = (after[0], after[1]);
    }
    assert!((10..=60).contains(&games), "{games} games of two");
}

#[test]
fn what_is_expected_adds_up() {
    let (one, other) = (at(1_700, 60), at(1_450, 90));
    assert!((expected(one, other) + expected(other, one) - 1.0).abs() < 1e-12);
    assert!((expected(one, one) - 0.5).abs() < 1e-12);
    assert!(expected(one, other) > 0.6);
}
