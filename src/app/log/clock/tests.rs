//! Tests of clocks: which are possible, and when they run.

use super::*;

const DAY_MS: u64 = 24 * HOUR_MS;

/// Monday, 17 November 2025, 00:00 UTC.
const MONDAY_MS: u64 = 1_763_337_600_000;

fn off(day: Weekday, from_hour: u8, to_hour: u8) -> HoursOff {
    HoursOff { day, from_hour, to_hour }
}

fn clock(hours_off: Vec<HoursOff>) -> Clock {
    Clock { hours_off, ..Clock::of_turn_limit(48 * 60 * 60) }
}

fn without_weekends() -> Clock {
    clock(vec![off(Weekday::Saturday, 0, 24), off(Weekday::Sunday, 0, 24)])
}

#[test]
fn two_days_from_friday_noon_end_on_tuesday_noon_where_weekends_are_off() {
    let friday_noon = MONDAY_MS + 4 * DAY_MS + 12 * HOUR_MS;
    let end = without_weekends().after(friday_noon, 2 * DAY_MS);
    assert_eq!(end, MONDAY_MS + 8 * DAY_MS + 12 * HOUR_MS);
    assert_eq!(clock(Vec::new()).after(friday_noon, 2 * DAY_MS), friday_noon + 2 * DAY_MS);
}

#[test]
fn time_that_is_used_up_when_the_hours_off_begin_ends_there() {
    let friday = MONDAY_MS + 4 * DAY_MS;
    assert_eq!(without_weekends().after(friday, DAY_MS), friday + DAY_MS);
    assert_eq!(without_weekends().after(friday, DAY_MS + 1), friday + 3 * DAY_MS + 1);
    let saturday = friday + DAY_MS + 5;
    assert_eq!(without_weekends().after(saturday, 0), saturday, "nothing is left");
}

/// The two functions are each other's inverse, over many weeks, from any point.
#[test]
fn what_has_run_until_the_end_is_what_there_was() {
    let nights = clock(vec![
        off(Weekday::Monday, 22, 24),
        off(Weekday::Tuesday, 0, 7),
        off(Weekday::Tuesday, 3, 9),
        off(Weekday::Sunday, 0, 24),
    ]);
    for clock in [clock(Vec::new()), without_weekends(), nights] {
        for from in (0..40).map(|step| MONDAY_MS + step * (7 * HOUR_MS + 1_234_567)) {
            for left in [1, HOUR_MS, DAY_MS, 5 * DAY_MS, 7 * DAY_MS, 60 * DAY_MS + 1] {
                let end = clock.after(from, left);
                assert_eq!(clock.running_ms(from, end), left, "{from} {left}");
                assert_eq!(clock.running_ms(from, end - 1), left - 1, "it is the first such point");
            }
        }
    }
}

#[test]
fn a_clock_has_limits() {
    let banked = |start_s, increment_s, max_s| Clock {
        time: ClockTime::Banked { start_s, increment_s, max_s },
        ..clock(Vec::new())
    };
    let whole_days = [
        Weekday::Monday,
        Weekday::Tuesday,
        Weekday::Wednesday,
        Weekday::Thursday,
        Weekday::Friday,
        Weekday::Saturday,
    ];
    let six_days: Vec<_> = whole_days.iter().map(|day| off(*day, 0, 24)).collect();
    for possible in [
        Clock::of_turn_limit(5),
        Clock::of_turn_limit(CLOCK_TIME_S_MAX),
        banked(5, 0, 5),
        banked(3600, CLOCK_INCREMENT_S_MAX, CLOCK_TIME_S_MAX),
        clock(six_days.clone()),
        clock(vec![off(Weekday::Monday, 1, 2); HOURS_OFF_MAX]),
    ] {
        assert_eq!(possible.check(), Ok(()), "{possible:?}");
    }
    let seven_days = [six_days, vec![off(Weekday::Sunday, 7, 8)]].concat();
    for (impossible, pointer) in [
        (Clock::of_turn_limit(4), "/time/limit_s"),
        (Clock::of_turn_limit(CLOCK_TIME_S_MAX + 1), "/time/limit_s"),
        (banked(4, 0, 60), "/time/start_s"),
        (banked(60, CLOCK_INCREMENT_S_MAX + 1, 60), "/time/increment_s"),
        (banked(60, 0, 59), "/time/max_s"),
        (clock(vec![off(Weekday::Monday, 24, 24)]), "/hours_off/0/from_hour"),
        (clock(vec![off(Weekday::Monday, 7, 7)]), "/hours_off/0/to_hour"),
        (clock(vec![off(Weekday::Monday, 7, 25)]), "/hours_off/0/to_hour"),
        (clock(vec![off(Weekday::Monday, 1, 2); HOURS_OFF_MAX + 1]), "/hours_off"),
        (clock(seven_days), "/hours_off"),
    ] {
        assert_eq!(impossible.check().unwrap_err().pointer, pointer, "{impossible:?}");
    }
}
