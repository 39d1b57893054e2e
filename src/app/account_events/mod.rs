//! The events of an account: one numbered feed of what concerns a player at all tables, so that one
//! connection tells a program when there is something to do.
//!
//! The feed is derived. A *look* compares the tables of the player as their logs are now with how
//! they were at the last look, and the differences are the news. Nothing is written when a move is
//! made: a reader of the feed looks at each notification, and only a look that finds something
//! writes, once for all that it found ([`account_news`](kontor_service::account_news)). A feed
//! without readers costs nothing. Looks at the same server write in turns.
//!
//! What came and went between two looks is not told: a decision that was answered between them, or
//! a table that was made and deleted.

mod feed;
mod look;
mod reading;
#[cfg(test)]
mod tests;

pub use feed::{AccountEventPage, AccountFeed, EVENTS_PAGE, EVENTS_PAGE_MAX};
pub(crate) use reading::{event, kept_after, last_number, next_event};
