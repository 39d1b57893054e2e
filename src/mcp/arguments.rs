//! Arguments as clients write them, which is not always as the schema of a tool says: objects,
//! numbers and truth values as JSON in a text (`"{\"type\":…}"`), integers with a fraction (`3.0`),
//! and null for what is left out. What is meant is clear in each case. The bots are those of the
//! contract, as the client lists them.

use std::borrow::Cow;

use kontor_client::types::Bot;
use rmcp::schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Deserializer, de::DeserializeOwned, de::Error as _};
use serde_json::{Number, Value};

/// A bot of the contract.
#[derive(Debug, Deserialize)]
#[serde(try_from = "String")]
pub struct Opponent(pub Bot);

/// The names of all bots that the contract has.
fn bots() -> Vec<String> {
    Bot::KNOWN.iter().map(Bot::to_string).collect()
}

impl TryFrom<String> for Opponent {
    type Error = String;

    fn try_from(name: String) -> Result<Self, String> {
        let known = Bot::KNOWN.iter().find(|bot| bot.to_string() == name);
        let wrong = || format!("`{name}` is none of the bots: {}", bots().join(", "));
        known.cloned().map(Opponent).ok_or_else(wrong)
    }
}

impl JsonSchema for Opponent {
    fn schema_name() -> Cow<'static, str> {
        "Opponent".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({ "description": "A bot.", "type": "string", "enum": bots() })
    }
}

/// An argument that is no text.
pub fn as_meant<'de, D: Deserializer<'de>, T: DeserializeOwned>(from: D) -> Result<T, D::Error> {
    let value = in_integers(Value::deserialize(from)?);
    let read = T::deserialize(&value);
    let text = value.as_str().and_then(|text| serde_json::from_str(text).ok());
    match (read, text) {
        (Err(_), Some(meant)) => T::deserialize(in_integers(meant)).map_err(D::Error::custom),
        (read, _) => read.map_err(D::Error::custom),
    }
}

/// The same for one that may be left out and is not null then.
pub fn or_default<'de, D: Deserializer<'de>, T: DeserializeOwned + Default>(
    from: D,
) -> Result<T, D::Error> {
    as_meant::<D, Option<T>>(from).map(Option::unwrap_or_default)
}

/// The value with all integers as such, also those that came with a fraction of zeros.
fn in_integers(value: Value) -> Value {
    match value {
        Value::Number(number) => Value::Number(integer(&number).unwrap_or(number)),
        Value::Array(items) => items.into_iter().map(in_integers).collect(),
        Value::Object(fields) => {
            fields.into_iter().map(|(name, value)| (name, in_integers(value))).collect()
        }
        other => other,
    }
}

/// The integer, if the number came in another form and is one.
fn integer(number: &Number) -> Option<Number> {
    let value = number.as_f64().filter(|_| number.is_f64())?;
    // Every integer up to here has a form of its own as a floating-point number.
    let is_exact = value.fract() == 0.0 && value.abs() <= (1_u64 << 53) as f64;
    is_exact.then(|| Number::from(value as i64))
}

#[cfg(test)]
mod tests {
    use serde_json::{Map, json};

    use super::*;

    #[derive(Debug, PartialEq, Deserialize)]
    struct Arguments {
        #[serde(deserialize_with = "as_meant")]
        action: Map<String, Value>,
        #[serde(deserialize_with = "as_meant")]
        seats: u32,
        #[serde(default, deserialize_with = "as_meant")]
        seconds: Option<u64>,
        #[serde(default, deserialize_with = "or_default")]
        all: bool,
    }

    fn read(arguments: Value) -> Result<Arguments, serde_json::Error> {
        serde_json::from_value(arguments)
    }

    #[test]
    fn an_argument_is_read_as_it_is_meant() {
        let action = json!({ "type": "medici.bid", "amount": 7 });
        let text = action.to_string();
        let floats = json!({ "type": "medici.bid", "amount": 7.0 });
        for (sent, seconds, all) in [
            (json!({ "action": action, "seats": 3 }), None, false),
            (json!({ "action": text, "seats": 3, "seconds": 25, "all": true }), Some(25), true),
            (
                json!({ "action": text, "seats": "3", "seconds": "25", "all": "true" }),
                Some(25),
                true,
            ),
            (json!({ "action": floats, "seats": 3.0, "seconds": null, "all": null }), None, false),
            (
                json!({ "action": floats.to_string(), "seats": "3.0", "seconds": "null" }),
                None,
                false,
            ),
        ] {
            let read = read(sent.clone()).unwrap();
            assert_eq!(Value::Object(read.action), action, "{sent}");
            assert_eq!((read.seats, read.seconds, read.all), (3, seconds, all), "{sent}");
        }
    }

    #[test]
    fn an_opponent_is_a_bot_of_the_contract() {
        let read = |name: &str| serde_json::from_value::<Opponent>(name.into());
        for bot in Bot::KNOWN {
            assert_eq!(read(&bot.to_string()).unwrap().0, *bot);
        }
        assert!(read("hard").unwrap_err().to_string().contains("greedy"));
    }

    #[test]
    fn what_is_something_else_is_refused() {
        for wrong in [
            json!({ "action": "bid 7", "seats": 3 }),
            json!({ "action": "[7]", "seats": 3 }),
            json!({ "action": null, "seats": 3 }),
            json!({ "action": "\"{}\"", "seats": 3 }),
            json!({ "action": {}, "seats": 3.5 }),
            json!({ "action": {}, "seats": "three" }),
            json!({ "action": {}, "seats": -1.0 }),
            json!({ "action": {}, "seats": 3, "all": 1 }),
            json!({ "action": {} }),
        ] {
            assert!(read(wrong.clone()).is_err(), "{wrong}");
        }
    }
}
