//! Points in time, as the contract writes them.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};
use time::{
    OffsetDateTime, error::Parse, format_description::well_known::Rfc3339,
    macros::format_description,
};

/// A point in time; as text RFC 3339, UTC, to the millisecond.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Timestamp(pub OffsetDateTime);

impl fmt::Display for Timestamp {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let form = format_description!(
            "[year]-[month]-[day]T[hour]:[minute]:[second].[subsecond digits:3]Z"
        );
        out.write_str(&self.0.to_utc().format(form).map_err(|_| fmt::Error)?)
    }
}

impl FromStr for Timestamp {
    type Err = Parse;

    fn from_str(text: &str) -> Result<Self, Parse> {
        OffsetDateTime::parse(text, &Rfc3339).map(Self)
    }
}

impl Serialize for Timestamp {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        out.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Timestamp {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        String::deserialize(from)?.parse().map_err(D::Error::custom)
    }
}
