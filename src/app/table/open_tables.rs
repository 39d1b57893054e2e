//! How many tables of one player may wait for others. Without a limit one player could fill the list
//! of open tables.

use crate::{
    error::AppError, log::stored::StoredFor, log::summary, quotas::Storer, space::Growth,
    table::create::Tables,
};
use kontor_auth::PlayerKind;

/// Maximum number of open tables of a guest, or of a bot account.
pub const OPEN_TABLES_GUEST_MAX: usize = 8;

/// Maximum number of open tables of a user: fewer than a page of the list has without a `limit`, so
/// that the page never belongs to one player.
pub const OPEN_TABLES_USER_MAX: usize = 16;

impl Tables {
    /// Refuses to make a table that begins with so many bytes if there is no space for it, or if
    /// the player has the maximum number of open tables. Returns for whom it is stored. If several
    /// tables are made at the same instant, a few more than the maximum may be made.
    pub(crate) async fn admit_table(
        &self,
        storer: &Storer,
        bytes: u64,
    ) -> Result<StoredFor, AppError> {
        self.games.space.admit(Growth::New)?;
        let most = match storer.player.kind {
            PlayerKind::Guest | PlayerKind::Bot => OPEN_TABLES_GUEST_MAX,
            PlayerKind::User => OPEN_TABLES_USER_MAX,
        };
        let prefix = summary::open_tables_prefix(&storer.player.id);
        if self.games.events().index_rows(&prefix, None, most).await?.len() >= most {
            return Err(AppError::OpenTablesSpent);
        }
        self.games.quotas.admit(storer, bytes).await
    }
}
