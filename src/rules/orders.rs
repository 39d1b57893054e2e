//! Standing orders: answers that a seat gives in advance to future decisions.

use std::fmt::Debug;

use serde::{Deserialize, Serialize, de::DeserializeOwned};
use utoipa::ToSchema;

use super::{Due, Rules};

/// The standing orders of a seat under some rules. The default applies to a seat that has given no
/// orders.
pub trait Orders<R: Rules>:
    Clone + Debug + Default + PartialEq + Serialize + DeserializeOwned + ToSchema + Send + Sync
{
    /// Whether there are orders that answer decisions like this one.
    fn concern(due: &Due) -> bool;
    /// The action with which these orders answer a decision with these choices, if they do. It is
    /// computed only from what the seat itself is shown, so it reveals nothing to the seat.
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
