//! What can be asked of a tournament that is there.

use kontor_auth::Player;

/// What a player wants of a tournament.
pub(super) enum Wish {
    Enter(Player),
    Withdraw(String),
    Cancel(String),
    /// The account of a participant is deleted.
    Forget(String),
    /// The account of the organizer is deleted.
    Abandon,
}
