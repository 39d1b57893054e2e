//! How far the ratings of players who are matched may differ.

use crate::error::AppError;
use kontor_auth::{Player, PlayerKind};
use kontor_problems::Refused;
use kontor_tables::table::seeks::KeptSeek;

kontor_limits::limits! {
    /// By how many points the ratings of players who are matched may differ at first.
    pub const MATCH_RANGE: u32 = 100;
    /// By how many points more the ratings of players who are matched may differ with each second
    /// for which one of them has waited.
    pub const MATCH_RANGE_A_SECOND: u32 = 5;
    /// At how many open seeks for its game a request for a match looks: of those that somebody has
    /// chosen and of the others half as many each, the oldest first.
    pub const MATCH_SCANNED_MAX: usize = 400;
}

/// Refuses a player whose rating is too far from the ratings in a seek, after a wait of this
/// length; and programs among people.
pub(super) fn check_range(
    kept: &KeptSeek,
    player: &Player,
    points: Option<u32>,
    waited_ms: u64,
) -> Result<(), AppError> {
    let seconds = u32::try_from(waited_ms / 1000).unwrap_or(u32::MAX);
    let range = MATCH_RANGE.saturating_add(seconds.saturating_mul(MATCH_RANGE_A_SECOND));
    for other in &kept.members {
        if (other.player.kind == PlayerKind::Bot) != (player.kind == PlayerKind::Bot) {
            return Err(Refused::SeekClosed.into());
        }
        let apart = points.zip(other.points).map(|(one, two)| one.abs_diff(two));
        if apart.is_some_and(|apart| apart > range) {
            return Err(Refused::RatingOutside.into());
        }
    }
    Ok(())
}
