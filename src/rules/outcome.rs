//! How a game ended.

use super::Seat;

/// One seat's result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    /// Whose result.
    pub seat: Seat,
    /// Competition rank: after a shared first comes third (1, 1, 3).
    pub place: u8,
    /// The number by which the game ranks the seats. The documentation of the game names it.
    pub score: i64,
}

/// Final standings, best place first and by seat within a place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// Every seat once.
    pub places: Vec<Standing>,
    /// Why the game ended; one of the reasons that the game publishes.
    pub reason: &'static str,
}

impl Outcome {
    /// Ranks seats by score, the highest first; equal scores share a place.
    pub fn by_score(scores: impl IntoIterator<Item = (Seat, i64)>, reason: &'static str) -> Self {
        let mut scores: Vec<(Seat, i64)> = scores.into_iter().collect();
        scores.sort_by_key(|(seat, score)| (std::cmp::Reverse(*score), *seat));
        let places = scores
            .iter()
            .map(|(seat, score)| {
                let better = scores.iter().filter(|(_, other)| other > score).count();
                Standing {
                    seat: *seat,
                    place: u8::try_from(better + 1).expect("few seats"),
                    score: *score,
                }
            })
            .collect();
        Outcome { places, reason }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn after_a_shared_first_comes_third() {
        let outcome =
            Outcome::by_score([(Seat(0), 5), (Seat(1), 9), (Seat(2), 9), (Seat(3), 1)], "end");
        let places: Vec<_> = outcome.places.iter().map(|s| (s.seat.0, s.place)).collect();
        assert_eq!(places, [(1, 1), (2, 1), (0, 3), (3, 4)]);
    }
}
