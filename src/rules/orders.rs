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
    /// How these orders answer a decision with these choices, if they do. It is computed only from
    /// what the seat itself is shown, so it reveals nothing to the seat.
    fn answer(&self, due: &Due, choices: &[R::Choice]) -> Option<OrderedAnswer<R::Action>>;
}

/// The answer that orders give to a decision.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OrderedAnswer<A> {
    /// The action that is played.
    pub action: A,
    /// How long the decision stays open before it is played, in seconds. The player can answer
    /// until then.
    pub after_s: u32,
}

/// The orders of rules that know none.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NoOrders {}

impl<R: Rules> Orders<R> for NoOrders {
    fn concern(_: &Due) -> bool {
        false
    }

    fn answer(&self, _: &Due, _: &[R::Choice]) -> Option<OrderedAnswer<R::Action>> {
        None
    }
}
