//! Seats, sets of seats, one value per seat, and viewers.

use kontor_rules::{PerSeat, Seat, SeatSet, Viewer};
use kontor_testing::{A, B, C, D};

#[test]
fn seats_go_clockwise_and_round() {
    assert_eq!(Seat::all(3).collect::<Vec<_>>(), [A, B, C]);
    assert_eq!([A, C].map(|seat| seat.left(3)), [B, A]);
    assert_eq!(B.clockwise_after(3).collect::<Vec<_>>(), [C, A, B]);
    assert_eq!(C.index(), 2);
}

#[test]
fn a_set_holds_each_seat_once_and_in_order() {
    let mut set = SeatSet::EMPTY;
    assert_eq!((set.is_empty(), set.len()), (true, 0));
    assert_eq!([set.insert(D), set.insert(B), set.insert(D)], [true, true, false]);
    assert_eq!((set.is_empty(), set.len(), set.iter().collect::<Vec<_>>()), (false, 2, vec![B, D]));
    assert_eq!([A, B, C, D].map(|seat| set.contains(seat)), [false, true, false, true]);
    set.remove(D);
    set.remove(A);
    assert_eq!((set, set.iter().collect::<Vec<_>>()), ([B].into_iter().collect(), vec![B]));
}

#[test]
fn every_seat_has_a_value() {
    let mut values = PerSeat::from_fn(3, |seat| seat.0 * 10);
    assert_eq!((values.seats(), values.as_slice()), (3, &[0, 10, 20][..]));
    values[B] = 11;
    values.iter_mut().filter(|(seat, _)| *seat == C).for_each(|(_, value)| *value += 2);
    assert_eq!(values.iter().collect::<Vec<_>>(), [(A, &0), (B, &11), (C, &22)]);
    assert_eq!((values.get(C), values.get(D)), (Some(&22), None));
}

#[test]
fn a_viewer_holds_one_seat_or_none() {
    assert_eq!(
        Viewer::all(2).collect::<Vec<_>>(),
        [Viewer::Seat(A), Viewer::Seat(B), Viewer::Spectator]
    );
    assert_eq!([Viewer::Seat(B), Viewer::Spectator].map(Viewer::seat), [Some(B), None]);
    assert_eq!([A, B].map(|seat| Viewer::Seat(B).is(seat)), [false, true]);
    assert!(!Viewer::Spectator.is(A));
}
