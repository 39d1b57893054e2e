//! For how long an access token is valid, and the keys with which it is checked are needed.

kontor_limits::limits! {
    /// How long an access token lives, in seconds.
    pub const ACCESS_TOKEN_S: u64 = 15 * 60;
}

/// How much later than now a token or ticket may have been issued, in milliseconds: the clocks of
/// several servers differ. After a clock that was ahead is set back, the tokens that it dated are
/// refused, because they would be valid for longer than a lifetime.
pub const CLOCKS_DIFFER_MAX_MS: u64 = 60_000;
