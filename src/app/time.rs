//! Points in time as the contract and the log write them: RFC 3339, UTC, to the millisecond.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};
use time::{OffsetDateTime, format_description::well_known::Rfc3339, macros::format_description};
use utoipa::ToSchema;

/// A point in time, in milliseconds since 1970 (UTC).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, ToSchema)]
#[schema(value_type = String, format = DateTime, example = "2026-01-31T12:00:00.000Z")]
pub struct Timestamp(pub u64);

impl std::fmt::Display for Timestamp {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let form = format_description!("[year]-[month]-[day]T[hour]:[minute]:[second].[subsecond digits:3]Z");
        let nanos = i128::from(self.0) * 1_000_000;
        let time = OffsetDateTime::from_unix_timestamp_nanos(nanos).map_err(|_| std::fmt::Error)?;
        out.write_str(&time.format(form).map_err(|_| std::fmt::Error)?)
    }
}

impl Serialize for Timestamp {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        out.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Timestamp {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let text = <std::borrow::Cow<'_, str>>::deserialize(from)?;
        let time = OffsetDateTime::parse(&text, &Rfc3339).map_err(D::Error::custom)?;
        u64::try_from(time.unix_timestamp_nanos() / 1_000_000).map(Timestamp).map_err(D::Error::custom)
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
}
