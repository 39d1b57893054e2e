//! The store in PostgreSQL, which several servers share.
//!
//! The servers keep no truth. **The append decides**: it names the entry that it follows, and of
//! two servers that append after the same one, the second gets a conflict. No lease and no route is
//! needed for that.
//!
//! # The path of a write
//!
//! ```text
//! caller      encode the entry, compute checksum and index rows, put the group into the queue
//! committer   take the waiting groups as one batch, one transaction:
//!               lock the logs and documents, read their heads and versions,
//!               decide which groups are accepted, write documents, entries and index rows, commit
//!             reply to the callers
//! news        tell the subscribers; send a hint to the other servers
//! ```
//!
//! A write is acknowledged when the commit returns: it is synced on the primary and, as
//! `synchronous_standby_names` says, on a standby. The settings that this depends on are checked on
//! every connection. Index rows are written with the entry, so they are always current.
//!
//! # Doubt
//!
//! * A batch that was not sent, or that the database refused, is not written. It waits for a
//!   database that accepts it, up to [`PostgresSettings::wait_max`].
//! * If the connection breaks during the commit, or no reply comes, or the server warns that it did
//!   not wait for a standby, the outcome is unknown. The connection is dropped, nothing is
//!   cancelled. [`super::write_with_retry`] offers the same group again. If the earlier attempt is
//!   still under way, it holds the locks of what the group changes, and the next one waits for it.
//!   Then the log has the entry, or the table `writes` the id of the group, or neither ever will.
//! * A database that crashes and is started again shows commits that no standby has. No server
//!   reads there before a commit of the new connection was acknowledged, and with it all that is
//!   older.
//! * An answer that something else was written first is given only after a commit of its own, so
//!   that it too survives a failover.
//!
//! # Other servers
//!
//! A subscriber receives the entries of all servers. Where some may have been missed (a hint is
//! lost, a connection is made again), it is told, and must not rely on what it knows. Hints also
//! name the documents that were written and the logs that were deleted.
//!
//! # What weakens it
//!
//! An operator can weaken the database. With `--store-unsynced` a failover loses what was
//! acknowledged. Disks that do not sync what they say they have synced lose it in a power cut. Two
//! of three nodes that are lost for ever at the same time take with them what only they had. A
//! Patroni without a watchdog leaves a node without control: it acknowledges nothing, but
//! answers reads from old entries. `docs/operations.md` has the settings against the first and the
//! last.

mod check;
mod checks;
mod committer;
mod connection;
mod decide;
mod errors;
mod facts;
mod hints;
mod index;
mod maintenance;
mod meters;
mod news;
mod notifications;
mod ranges;
mod read;
mod readers;
mod repair;
mod rows;
mod schema;
mod settings;
mod store;
mod tls;
mod transaction;
mod watch;
mod write;

pub use check::{CheckReport, FINDINGS_MAX};
pub use facts::DatabaseFacts;
pub use settings::{Beats, OpenedBy, PostgresSettings};
pub use store::PostgresStore;
