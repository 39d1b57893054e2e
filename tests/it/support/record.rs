//! Records as whoever holds the file and the published keys can check them.

use kontor::app::{
    record::Record,
    verify::{self, Fault, Verified},
};
use serde_json::Value;

/// Reads a record; `None`: the text is none.
pub fn read(text: &str) -> Option<Record> {
    verify::read(text).ok()
}

/// Checks a record without the server's keys.
pub fn verify(record: &Record) -> Result<Verified, Fault> {
    verify::verify(record, None)
}

/// Checks a record, its signature by the key set that the server publishes.
pub fn verify_signed(record: &Record, jwks: &Value) -> Result<Verified, Fault> {
    verify::verify(record, Some(&serde_json::from_value(jwks.clone()).unwrap()))
}
