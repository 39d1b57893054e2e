//! Points in time as the contract and the log write them: RFC 3339, UTC, with milliseconds.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _, ser::Error as _};
use time::{OffsetDateTime, format_description::well_known::Rfc3339};
use utoipa::ToSchema;

/// A point in time, in milliseconds since 1970 (UTC).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, ToSchema)]
#[schema(value_type = String, format = DateTime, example = "2026-01-31T12:00:00.000Z")]
pub struct Timestamp(pub u64);

/// What is said of a text that is no point in time.
const WANTED: &str = "this must be a date with a time, from 1970 on, such as 2026-01-31T12:00:00Z";

/// Length of a formatted point in time, in bytes.
const LENGTH: usize = "2026-01-31T12:00:00.000Z".len();

impl Timestamp {
    /// The formatted time; `None` after the year 9999. It is formatted by own code because every
    /// reply and every entry contains several: five of them took 13,000 instructions of a command,
    /// and take 3,000 now.
    fn encoded(self) -> Option<[u8; LENGTH]> {
        let time = OffsetDateTime::from_unix_timestamp(i64::try_from(self.0 / 1000).ok()?).ok()?;
        let (year, month, day) = time.to_calendar_date();
        let (hour, minute, second) = time.to_hms();
        let mut text = *b"0000-00-00T00:00:00.000Z";
        let fields = [
            (0..4, u32::try_from(year).ok()?),
            (5..7, u8::from(month).into()),
            (8..10, day.into()),
        ];
        let clock = [
            (11..13, hour.into()),
            (14..16, minute.into()),
            (17..19, second.into()),
            (20..23, (self.0 % 1000) as u32),
        ];
        for (place, mut number) in fields.into_iter().chain(clock) {
            for digit in text[place].iter_mut().rev() {
                *digit += (number % 10) as u8;
                number /= 10;
            }
        }
        Some(text)
    }
}

impl std::fmt::Display for Timestamp {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let text = self.encoded().ok_or(std::fmt::Error)?;
        out.write_str(str::from_utf8(&text).expect("digits are ASCII"))
    }
}

impl Serialize for Timestamp {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        let text = self.encoded().ok_or_else(|| S::Error::custom("a time beyond the year 9999"))?;
        out.serialize_str(str::from_utf8(&text).expect("digits are ASCII"))
    }
}

impl<'de> Deserialize<'de> for Timestamp {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let text = <std::borrow::Cow<'_, str>>::deserialize(from)?;
        let time = OffsetDateTime::parse(&text, &Rfc3339).ok();
        let ms = time.and_then(|time| u64::try_from(time.unix_timestamp_nanos() / 1_000_000).ok());
        ms.map(Timestamp).ok_or_else(|| D::Error::custom(WANTED))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_time_is_written_to_the_millisecond_and_read_back() {
        let text = serde_json::to_string(&Timestamp(1_700_000_000_120)).unwrap();
        assert_eq!(text, r#""2023-11-14T22:13:20.120Z""#);
        assert_eq!(serde_json::from_str::<Timestamp>(&text).unwrap(), Timestamp(1_700_000_000_120));
    }

    #[test]
    fn a_text_that_is_no_time_is_refused_with_what_it_must_be() {
        for text in ["", "yesterday", "2026-01-31", "2026-02-30T12:00:00Z", "1969-12-31T00:00:00Z"]
        {
            let error = serde_json::from_value::<Timestamp>(text.into()).unwrap_err();
            assert_eq!(error.to_string(), WANTED, "{text}");
        }
    }

    #[test]
    fn all_of_it_is_written_as_the_standard_says() {
        let day = 86_400_000;
        for ms in (0..=253_402_300_799_999_i64).step_by(36_525 * day + 12_345_678).chain([
            0,
            951_782_399_999,
            253_402_300_799_999,
        ]) {
            let time =
                OffsetDateTime::from_unix_timestamp_nanos(i128::from(ms) * 1_000_000).unwrap();
            let template = time::macros::format_description!(
                "[year]-[month]-[day]T[hour]:[minute]:[second].[subsecond digits:3]Z"
            );
            assert_eq!(Timestamp(ms as u64).to_string(), time.format(template).unwrap());
        }
        assert!(serde_json::to_string(&Timestamp(253_402_300_800_000)).is_err());
    }
}
