//! Who gets a place beside whom.

use super::*;

const SLOW: Duration = QUICK_MAX.saturating_mul(2);

fn of(player: &str, target: &str) -> Addressed {
    let (owner, player) = (player.to_owned(), player.to_owned());
    Addressed { owner, player, target: target.to_owned() }
}

/// The place, if one is free.
fn free(places: &Places, addressed: &Addressed) -> Option<DeliveryPlace> {
    places.take(addressed).now_or_never()
}

/// Deliveries of many new accounts, each to a target of its own, for as many as get a place.
fn crowd(places: &Places) -> Vec<DeliveryPlace> {
    let many = 0..2 * DELIVERIES_AT_A_TIME_MAX;
    many.filter_map(|number| free(places, &of(&format!("p{number}"), &format!("t{number}"))))
        .collect()
}

#[test]
fn quick_players_find_a_place_however_many_others_deliver() {
    let places = Places::default();
    places.note(&of("ada", "quick"), Duration::ZERO);
    assert_eq!(crowd(&places).len(), UNPROVEN_AT_A_TIME_MAX + FIRST_AT_A_TIME_MAX);
    let held = crowd(&places);
    let ada: Vec<_> =
        (0..=OF_OWNER_AT_A_TIME_MAX).filter_map(|_| free(&places, &of("ada", "quick"))).collect();
    assert_eq!(ada.len(), OF_OWNER_AT_A_TIME_MAX);
    drop(ada);
    assert!(free(&places, &of("ada", "new")).is_none(), "a new target is not known to be quick");
    drop(held);
    assert!(free(&places, &of("ada", "new")).is_some());
}

#[test]
fn a_first_attempt_does_not_wait_for_those_who_are_slow() {
    let places = Places::default();
    let slow = |number: usize| of(&format!("slow{number}"), &format!("t{number}"));
    (0..DELIVERIES_AT_A_TIME_MAX).for_each(|number| places.note(&slow(number), SLOW));
    let held: Vec<_> =
        (0..DELIVERIES_AT_A_TIME_MAX).filter_map(|one| free(&places, &slow(one))).collect();
    assert_eq!(held.len(), UNPROVEN_AT_A_TIME_MAX, "they have no other places");
    let ben = of("ben", "new");
    let first = free(&places, &ben).expect("it is a first attempt");
    assert_eq!(first.time_max, Some(FIRST_MAX));
    drop(first);
    places.note(&ben, FIRST_MAX);
    assert!(free(&places, &ben).is_none(), "it was slow, and is one of the others now");
    drop(held);
    assert_eq!(free(&places, &ben).expect("a place is free").time_max, None);
}

#[test]
fn a_first_attempt_has_all_its_time_while_few_deliver() {
    let places = Places::default();
    let held = free(&places, &of("ada", "slow"));
    assert_eq!(free(&places, &of("ben", "new")).expect("a place is free").time_max, None);
    drop(held);
}

/// However many accounts begin at once: each of them has one first attempt, so the wait of
/// another one is at most the time of those that are before it.
#[test]
fn a_first_attempt_waits_for_the_first_attempts_before_it_alone() {
    let places = Places::default();
    let slow = |number: usize| of(&format!("slow{number}"), &format!("s{number}"));
    (0..UNPROVEN_AT_A_TIME_MAX).for_each(|number| places.note(&slow(number), SLOW));
    let _slow: Vec<_> =
        (0..UNPROVEN_AT_A_TIME_MAX).filter_map(|one| free(&places, &slow(one))).collect();
    let rounds = 5;
    let new = |number: usize| of(&format!("new{number}"), &format!("t{number}"));
    let crowd: Vec<_> = (0..rounds * FIRST_AT_A_TIME_MAX).map(new).collect();
    let mut waiting: Vec<_> =
        crowd.iter().map(|addressed| (addressed, Box::pin(places.take(addressed)))).collect();
    let ben = of("ben", "new");
    let mut of_ben = Box::pin(places.take(&ben));
    for _ in 0..rounds {
        let mut held = Vec::new();
        waiting.retain_mut(|(addressed, asked)| match asked.now_or_never() {
            Some(place) => {
                held.push((*addressed, place));
                false
            }
            None => true,
        });
        assert_eq!(held.len(), FIRST_AT_A_TIME_MAX, "in the order in which they came");
        assert!((&mut of_ben).now_or_never().is_none(), "others are before it");
        // None of their receivers answers.
        for (addressed, place) in held {
            assert_eq!(place.time_max, Some(FIRST_MAX));
            places.note(addressed, FIRST_MAX);
        }
    }
    assert!(waiting.is_empty() && of_ben.now_or_never().is_some());
}

#[test]
fn a_player_who_is_not_known_to_be_quick_has_one_place() {
    let places = Places::default();
    let held = free(&places, &of("ben", "one"));
    assert!(held.is_some());
    assert!(free(&places, &of("ben", "two")).is_none());
    drop(held);
    assert!(free(&places, &of("ben", "two")).is_some());
}

#[test]
fn the_bot_accounts_of_a_user_share_some_places() {
    let places = Places::default();
    let bot = |number: usize| {
        let (owner, player) = ("ada".to_owned(), format!("bot{number}"));
        Addressed { owner, player, target: format!("t{number}") }
    };
    let held: Vec<_> = (0..2 * OF_UNPROVEN_OWNER_AT_A_TIME_MAX)
        .filter_map(|one| free(&places, &bot(one)))
        .collect();
    assert_eq!(held.len(), OF_UNPROVEN_OWNER_AT_A_TIME_MAX);
    assert!(free(&places, &of("ben", "t0")).is_some());
}

#[test]
fn slow_deliveries_of_others_to_the_same_target_do_not_matter() {
    let places = Places::default();
    places.note(&of("ada", "shared"), Duration::ZERO);
    let of_others = |number: usize| of(&format!("p{number}"), "shared");
    (0..=TO_TARGET_AT_A_TIME_MAX).for_each(|number| places.note(&of_others(number), SLOW));
    let held: Vec<_> = (0..TO_TARGET_AT_A_TIME_MAX)
        .filter_map(|number| free(&places, &of_others(number)))
        .collect();
    assert_eq!(held.len(), TO_TARGET_AT_A_TIME_MAX);
    assert!(free(&places, &of_others(TO_TARGET_AT_A_TIME_MAX)).is_none());
    let first: Vec<_> = (0..=FIRST_TO_TARGET_AT_A_TIME_MAX)
        .filter_map(|number| free(&places, &of(&format!("new{number}"), "shared")))
        .collect();
    assert_eq!(first.len(), FIRST_TO_TARGET_AT_A_TIME_MAX, "first attempts have their own");
    assert!(free(&places, &of("ada", "shared")).is_some());
}

#[test]
fn one_target_has_some_of_the_places() {
    let places = Places::default();
    let held: Vec<_> = (0..2 * TO_TARGET_AT_A_TIME_MAX)
        .filter_map(|number| free(&places, &of(&format!("p{number}"), "one")))
        .collect();
    assert_eq!(held.len(), TO_TARGET_AT_A_TIME_MAX + FIRST_TO_TARGET_AT_A_TIME_MAX);
    assert!(free(&places, &of("ada", "another")).is_some());
}

#[test]
fn a_slow_delivery_counts_for_a_while() {
    let (quick, now) = (Quick::default(), Instant::now());
    assert!(!quick.has("ada", now), "nothing is known");
    quick.note("ada", QUICK_MAX, now);
    assert!(quick.has("ada", now));
    quick.note("ada", SLOW, now);
    quick.note("ada", Duration::ZERO, now);
    assert!(!quick.has("ada", now), "a quick one does not outweigh it");
    assert!(quick.has("ada", now + SLOW_FOR));
}
