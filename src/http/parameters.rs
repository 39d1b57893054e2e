//! Extractors for path and query. Unknown and repeated parameters are refused, and the problem
//! names the parameter. What libraries add by themselves is passed over.

use std::{
    borrow::Cow,
    fmt,
    future::{Ready, ready},
    ops::Deref,
    time::Duration,
};

use actix_web::{FromRequest, HttpRequest, dev::Payload, web};
use serde::{
    Deserialize, Deserializer, Serialize,
    de::{self, DeserializeOwned, Expected, IntoDeserializer, Visitor, value::MapDeserializer},
    forward_to_deserialize_any,
};
use utoipa::IntoParams;

use super::{field_error::FieldErrorCode, problem::Failure};
use kontor_json::must_be_within;
use kontor_log::time::Timestamp;

/// The parameters of the path.
pub struct Path<T>(T);

/// The parameters of the query.
pub struct Query<T>(T);

impl<T> Query<T> {
    /// The parameters.
    pub fn into_inner(self) -> T {
        self.0
    }
}

impl<T> Deref for Path<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.0
    }
}

impl<T> Deref for Query<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.0
    }
}

impl<T: DeserializeOwned> FromRequest for Path<T> {
    type Error = Failure;
    type Future = Ready<Result<Self, Failure>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        ready(read(|| request.match_info().iter()).map(Path))
    }
}

impl<T: DeserializeOwned> FromRequest for Query<T> {
    type Error = Failure;
    type Future = Ready<Result<Self, Failure>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        let mut pairs = query_pairs(request);
        pairs.retain(|(name, _)| !is_added_by_libraries(name));
        ready(read(|| pairs.iter().map(|(name, value)| (name.as_str(), value.as_str()))).map(Query))
    }
}

/// A game in the path.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Path)]
pub struct GamePath {
    /// Id of the game.
    #[param(max_length = 64, example = "g_4x7k2m3n5q6r7s2t4u5v6w7x2y")]
    pub game: String,
}

/// The invite to a private table, for callers other than its owner and the seated ones.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub struct InviteQuery {
    /// The table's `invite`.
    #[serde(default, deserialize_with = "short_text::<64, _>")]
    #[param(max_length = 64)]
    pub invite: Option<String>,
}

kontor_limits::limits! {
    /// Longest wait of a long poll, in seconds.
    pub const WAIT_S_MAX: u64 = 60;
}

/// The highest number that an event or message could have: JSON parsers that use floating point
/// read no higher one exactly.
pub const NUMBER_MAX: u64 = (1 << 53) - 1;

/// The number after which a page begins, within its limit; 0 by default.
pub fn after_limit(after: Option<u64>) -> Result<u64, Failure> {
    match after.unwrap_or(0) {
        after @ 0..=NUMBER_MAX => Ok(after),
        after => Err(Failure::parameter_range("after", after, 0..=NUMBER_MAX)),
    }
}

/// The number of items on a page, within its limit.
pub fn page_limit(limit: Option<u32>, usual: usize, most: usize) -> Result<usize, Failure> {
    match limit {
        None => Ok(usual),
        Some(limit) if (1..=most).contains(&(limit as usize)) => Ok(limit as usize),
        Some(limit) => Err(Failure::parameter_range("limit", u64::from(limit), 1..=most as u64)),
    }
}

/// The link to the next page of a list: what this request filters by, with another cursor.
pub fn next_page(path: &str, filter: &impl Serialize, limit: usize, cursor: &str) -> String {
    let filter = serde_urlencoded::to_string(filter).expect("parameters are plain values");
    let and = if filter.is_empty() { "" } else { "&" };
    format!("<{path}?{filter}{and}limit={limit}&cursor={cursor}>; rel=\"next\"")
}

/// The time of a long poll, within its limit; `None` if the request does not wait.
pub fn wait_limit(wait: Option<u64>) -> Result<Option<Duration>, Failure> {
    match wait {
        None | Some(0) => Ok(None),
        Some(seconds) if seconds <= WAIT_S_MAX => Ok(Some(Duration::from_secs(seconds))),
        Some(seconds) => Err(Failure::parameter_range("wait", seconds, 0..=WAIT_S_MAX)),
    }
}

fn query_pairs(request: &HttpRequest) -> Vec<(String, String)> {
    let pairs = web::Query::<Vec<(String, String)>>::from_query(request.query_string());
    pairs.expect("any text is a list of pairs").into_inner()
}

/// The value of one parameter of the query. The others are not checked.
pub fn query_value(request: &HttpRequest, name: &str) -> Option<String> {
    query_pairs(request).into_iter().find(|(given, _)| given == name).map(|(_, value)| value)
}

/// Parameters in which libraries that stand in for `EventSource` say where to go on, because
/// browsers did not allow the header in requests to other origins.
pub const LAST_EVENT_ID: [&str; 2] = ["lastEventId", "evs_last_event_id"];

/// Whether this is the name of a parameter that a library adds without being told to: against
/// caches (`_`), for browsers without CORS (`cors`), or to read a stream (`evs_preamble`). No
/// parameter of the contract has such a name, so no mistake of a developer is hidden.
fn is_added_by_libraries(name: &str) -> bool {
    name.starts_with('_') || name.starts_with("evs_") || ["cors", "lastEventId"].contains(&name)
}

fn read<'a, T: DeserializeOwned, I: Iterator<Item = (&'a str, &'a str)>>(
    pairs: impl Fn() -> I,
) -> Result<T, Failure> {
    let texts = || MapDeserializer::new(pairs().map(|(name, value)| (name, ParameterValue(value))));
    // Tracking the path slows reading down, so it is done only after an error.
    T::deserialize(texts()).or_else(|_: ParameterError| {
        serde_path_to_error::deserialize(texts()).map_err(|error| {
            let path = error.path().to_string();
            let ParameterError { code, parameter, detail } = error.into_inner();
            Failure::parameter_fault(code, &parameter.unwrap_or(path), detail)
        })
    })
}

/// Reads a text of at most `MAX` characters.
pub fn short_text<'de, const MAX: usize, D: Deserializer<'de>>(
    deserializer: D,
) -> Result<Option<String>, D::Error> {
    let text = Option::<String>::deserialize(deserializer)?;
    match text.as_ref().map(|text| text.chars().count()).filter(|length| *length > MAX) {
        None => Ok(text),
        Some(length) => {
            Err(de::Error::invalid_length(length, &format!("at most {MAX} characters").as_str()))
        }
    }
}

/// Reads a point in time.
pub fn moment<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Timestamp>, D::Error> {
    let Some(text) = Option::<String>::deserialize(deserializer)? else { return Ok(None) };
    let read =
        Timestamp::deserialize(IntoDeserializer::<ParameterError>::into_deserializer(&*text));
    read.map(Some).map_err(|error| {
        de::Error::custom(match text.contains(' ') {
            // As forms are encoded, a plus sign is a space.
            true => format!("{error}; a plus sign is written as %2B in an address"),
            false => error.to_string(),
        })
    })
}

/// Reads an id of at most 64 characters.
pub fn short_id<'de, D: Deserializer<'de>>(deserializer: D) -> Result<String, D::Error> {
    short_text::<64, _>(deserializer)?.ok_or_else(|| de::Error::missing_field("id"))
}

/// Reads the number of seats of a table.
pub fn seat_count<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<u8>, D::Error> {
    let (seats, range) = (Option::<u8>::deserialize(deserializer)?, 2_u8..=6);
    match seats.is_none_or(|seats| range.contains(&seats)) {
        true => Ok(seats),
        false => Err(de::Error::custom(must_be_within(&range))),
    }
}

/// What is wrong with a parameter. The name is known here only if the fault is not in the value;
/// otherwise it comes from the path of the error.
#[derive(Debug)]
struct ParameterError {
    code: FieldErrorCode,
    parameter: Option<String>,
    detail: String,
}

impl ParameterError {
    fn new(code: FieldErrorCode, detail: impl Into<String>) -> Self {
        ParameterError { code, parameter: None, detail: detail.into() }
    }

    fn of(code: FieldErrorCode, parameter: &str, detail: &str) -> Self {
        ParameterError { code, parameter: Some(parameter.to_owned()), detail: detail.to_owned() }
    }
}

impl fmt::Display for ParameterError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&self.detail)
    }
}

impl std::error::Error for ParameterError {}

impl de::Error for ParameterError {
    fn custom<T: fmt::Display>(what: T) -> Self {
        ParameterError::new(FieldErrorCode::Malformed, what.to_string())
    }

    fn invalid_type(_: de::Unexpected<'_>, expected: &dyn Expected) -> Self {
        ParameterError::new(FieldErrorCode::Malformed, format!("this must be {expected}"))
    }

    fn invalid_value(given: de::Unexpected<'_>, expected: &dyn Expected) -> Self {
        Self::invalid_type(given, expected)
    }

    fn invalid_length(_: usize, expected: &dyn Expected) -> Self {
        ParameterError::new(FieldErrorCode::WrongLength, format!("this must have {expected}"))
    }

    fn unknown_variant(_: &str, known: &'static [&'static str]) -> Self {
        ParameterError::new(
            FieldErrorCode::UnknownValue,
            format!("this must be one of: {}", known.join(", ")),
        )
    }

    fn unknown_field(name: &str, _: &'static [&'static str]) -> Self {
        ParameterError::of(FieldErrorCode::Unknown, name, "there is no such parameter here")
    }

    fn missing_field(name: &'static str) -> Self {
        ParameterError::of(FieldErrorCode::Missing, name, "this must be given")
    }

    fn duplicate_field(name: &'static str) -> Self {
        ParameterError::of(FieldErrorCode::Repeated, name, "this is given twice")
    }
}

/// Deserializes the value of a parameter, as a number where the type asks for one.
struct ParameterValue<'a>(&'a str);

macro_rules! numbers {
    ($($deserialize:ident $visit:ident $Number:ty,)+) => {$(
        fn $deserialize<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, ParameterError> {
            let expected = || ParameterError::new(FieldErrorCode::WrongType, format!("this must be an integer from 0 to {}", <$Number>::MAX));
            visitor.$visit(self.in_digits().parse().map_err(|_| expected())?)
        }
    )+};
}

impl ParameterValue<'_> {
    /// A number by its value, as in bodies: `1e5` is what some languages write for `100000`. The
    /// plus of an exponent that was not written as `%2B` has become a space.
    fn in_digits(&self) -> Cow<'_, str> {
        let text = self.0.replace(' ', "+");
        kontor_json::in_digits(text.as_bytes()).map_or(Cow::Borrowed(self.0), Cow::Owned)
    }
}

impl<'de> Deserializer<'de> for ParameterValue<'de> {
    type Error = ParameterError;

    numbers! {
        deserialize_u8 visit_u8 u8,
        deserialize_u16 visit_u16 u16,
        deserialize_u32 visit_u32 u32,
        deserialize_u64 visit_u64 u64,
    }

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, ParameterError> {
        let expected =
            || ParameterError::new(FieldErrorCode::WrongType, "this must be true or false");
        visitor.visit_bool(self.0.parse().map_err(|_| expected())?)
    }

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, ParameterError> {
        visitor.visit_str(self.0)
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, ParameterError> {
        visitor.visit_some(self)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, ParameterError> {
        visitor.visit_enum(self.0.into_deserializer())
    }

    forward_to_deserialize_any! {
        i8 i16 i32 i64 i128 u128 f32 f64 char str string bytes byte_buf unit unit_struct newtype_struct seq tuple
        tuple_struct map struct identifier ignored_any
    }
}

impl<'de> IntoDeserializer<'de, ParameterError> for ParameterValue<'de> {
    type Deserializer = Self;

    fn into_deserializer(self) -> Self {
        self
    }
}
