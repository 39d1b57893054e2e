//! How many tables of one player may wait for others. Without a limit one player could fill the
//! list of open tables.

use std::sync::PoisonError;

use crate::{
    error::TablesError,
    table::tables::{BeingMade, Tables},
};
use kontor_auth::PlayerKind;
use kontor_log::{index_rows, stored::StoredFor};
use kontor_problems::Refused;
use kontor_service::{quotas::Storer, space::Growth};

kontor_limits::limits! {
    /// How many tables of a guest may be open.
    // A bot account has as many.
    pub const OPEN_TABLES_GUEST_MAX: usize = 8;
    /// How many tables of a user may be open.
    // Fewer than a page of the list has without a `limit`, so that the page never belongs to one
    // player.
    pub const OPEN_TABLES_USER_MAX: usize = 16;
}

/// A table may be made. To be kept until it is stored.
pub(crate) struct Admitted {
    /// For whom the table is stored.
    pub(crate) stored_for: StoredFor,
    _counted: Counted,
}

/// Counts for a table that is being made.
struct Counted {
    player: String,
    being_made: BeingMade,
}

impl Counted {
    /// Counts one more, and returns how many of the player there are with it.
    fn new(being_made: &BeingMade, player: &str) -> (Self, usize) {
        let mut counts = being_made.lock().unwrap_or_else(PoisonError::into_inner);
        let count = counts.entry(player.to_owned()).or_default();
        *count += 1;
        (Counted { player: player.to_owned(), being_made: being_made.clone() }, *count)
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        let mut counts = self.being_made.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = counts.get_mut(&self.player) {
            *count -= 1;
            if *count == 0 {
                counts.remove(&self.player);
            }
        }
    }
}

impl Tables {
    /// Refuses to make a table that begins with so many bytes if there is no space for it, or if
    /// the player has the maximum number of open tables, with those that this server is making at
    /// the moment. What other servers are making at the same instant is not known.
    pub(crate) async fn admit_table(
        &self,
        storer: &Storer,
        bytes: u64,
    ) -> Result<Admitted, TablesError> {
        self.games.space.admit(Growth::New)?;
        let most = match storer.player.kind {
            PlayerKind::Guest | PlayerKind::Bot => OPEN_TABLES_GUEST_MAX,
            PlayerKind::User => OPEN_TABLES_USER_MAX,
        };
        let prefix = index_rows::open_tables_prefix(&storer.player.id);
        let (_counted, making) = Counted::new(&self.being_made, &storer.player.id);
        let open = self.games.events().index_rows(&prefix, None, most).await?.len();
        if open + making > most {
            return Err(Refused::OpenTablesSpent.into());
        }
        let stored_for = self.games.quotas.admit(storer, bytes).await?;
        Ok(Admitted { stored_for, _counted })
    }
}
