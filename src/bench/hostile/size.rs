//! How much the scene does.

/// How large the attacks are, and how often each is made.
#[derive(Clone, Copy, Debug)]
pub struct Size {
    /// Pairs of stretches of each attack.
    pub pairs: usize,
    /// Tables that play beside the attack at most.
    pub tables_max: usize,
    /// Rounds of the long game at which attackers look.
    pub long_game_rounds: u16,
    /// Games of search bots of each guest who has many.
    pub bot_games: usize,
    /// Flags of the server: none but in a small run, which would take too long to reach the default
    /// limits.
    pub flags: &'static [&'static str],
}
