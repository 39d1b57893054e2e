//! Standing orders: what a seat says in advance about decisions to come.

use std::fmt::Debug;

use serde::{Deserialize, Serialize, de::DeserializeOwned};
use utoipa::ToSchema;

use super::{Due, Rules};

/// What a seat can order in advance under some rules. The default is what holds for a seat that has
/// ordered nothing.
pub trait Orders<R: Rules>:
    Clone + Debug + Default + PartialEq + Serialize + DeserializeOwned + ToSchema + Send + Sync
{
    /// Whether there are orders that answer decisions like this one.
    fn concern(due: &Due) -> bool;
    /// The action by which these orders answer a decision with these choices, if they do. It is
    /// made of what the seat itself is shown, so it tells the seat nothing.
    fn answer(&self, due: &Due, choices: &[R::Choice]) -> Option<R::Action>;
}

/// The orders of rules that know none.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NoOrders {}

impl<R: Rules> Orders<R> for NoOrders {
    fn concern(_: &Due) -> bool {
        false
    }

    fn answer(&self, _: &Due, _: &[R::Choice]) -> Option<R::Action> {
        None
    }
}
