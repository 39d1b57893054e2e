//! The attacks by name.

/// An attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Attack {
    /// One client without a token looks back at a long game on four connections.
    LooksBack,
    /// Six guests of one address look back at it.
    GuestsLookBack,
    /// Sixty guests of one address ask for lists, pages of events and views.
    ManyGuests,
    /// Four addresses guess passwords.
    Guesses,
    /// Four guests have as many games of search bots as are allowed, and ask for previews.
    SearchBots,
    /// Hundreds of connections send half of a body, some of them half of a record.
    StalledBodies,
    /// Hundreds of connections ask for the contract or a record and do not read it.
    SlowReaders,
    /// Guests fork a long game, delete the fork and ask for the record, again and again.
    ForksAndRecords,
    /// Guests upload bodies of eight megabytes that contain only numbers.
    Numbers,
    /// One client goes on without a pause after its requests are refused.
    Relentless,
    /// Many connections send a burst of short requests at once, without waiting for replies.
    Pipelining,
}

impl Attack {
    /// All of them.
    pub const ALL: [Attack; 11] = [
        Attack::LooksBack,
        Attack::GuestsLookBack,
        Attack::ManyGuests,
        Attack::Guesses,
        Attack::SearchBots,
        Attack::StalledBodies,
        Attack::SlowReaders,
        Attack::ForksAndRecords,
        Attack::Numbers,
        Attack::Relentless,
        Attack::Pipelining,
    ];

    /// Its name on the command line and in the report.
    pub fn name(self) -> &'static str {
        match self {
            Attack::LooksBack => "looks-back",
            Attack::GuestsLookBack => "six-guests-look-back",
            Attack::ManyGuests => "sixty-guests",
            Attack::Guesses => "sign-in-guesses",
            Attack::SearchBots => "search-bots",
            Attack::StalledBodies => "stalled-bodies",
            Attack::SlowReaders => "slow-readers",
            Attack::ForksAndRecords => "forks-and-records",
            Attack::Numbers => "bodies-of-numbers",
            Attack::Relentless => "relentless-requests",
            Attack::Pipelining => "pipelining",
        }
    }
}
