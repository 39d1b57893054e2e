//! What became of the requests of an attack.

use std::ops::AddAssign;

use hyper::StatusCode;

/// Numbers of requests.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Answered in another way than with 429 or 503; a wrong password counts here, too, because it
    /// was hashed.
    pub answered: usize,
    /// Refused with 429: a rate limit or a quota.
    pub limited: usize,
    /// Refused with 503: a queue was full.
    pub busy: usize,
    /// The server closed the connection without an answer.
    pub cut_off: usize,
    /// Not answered when the attack ended, such as a body that was never sent to its end.
    pub held: usize,
}

impl Tally {
    /// Counts an answer. Returns whether it was a refusal.
    pub fn count(&mut self, status: StatusCode) -> bool {
        match status {
            StatusCode::TOO_MANY_REQUESTS => self.limited += 1,
            StatusCode::SERVICE_UNAVAILABLE => self.busy += 1,
            _ => self.answered += 1,
        }
        matches!(status, StatusCode::TOO_MANY_REQUESTS | StatusCode::SERVICE_UNAVAILABLE)
    }

    /// Requests that the server refused, in whichever way.
    pub fn refused(&self) -> usize {
        self.limited + self.busy + self.cut_off
    }
}

impl AddAssign for Tally {
    fn add_assign(&mut self, other: Tally) {
        self.answered += other.answered;
        self.limited += other.limited;
        self.busy += other.busy;
        self.cut_off += other.cut_off;
        self.held += other.held;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn refusals_are_counted_by_their_kind() {
        let mut tally = Tally::default();
        let refused: Vec<bool> = [200, 401, 429, 503, 408]
            .into_iter()
            .map(|status| tally.count(StatusCode::from_u16(status).unwrap()))
            .collect();
        assert_eq!(refused, [false, false, true, true, false]);
        assert_eq!(tally, Tally { answered: 3, limited: 1, busy: 1, cut_off: 0, held: 0 });
        tally += Tally { cut_off: 2, held: 5, ..tally };
        assert_eq!((tally.answered, tally.refused()), (6, 6));
    }
}
