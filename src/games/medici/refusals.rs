//! Every way in which the rules refuse; sections are those of the English rulebook.

use kontor_rules::refusals;

refusals! {
    /// Too few or too many players.
    SEATS_OUT_OF_RANGE {
        code: "medici.seats.out_of_range",
        section: "Title",
        sentence: "Medici is for {min} to {max} players, not for {seats}.",
    }

    /// A bid that does not exceed the highest, or that the bidder cannot pay.
    BID_OUT_OF_RANGE {
        code: "medici.bid.out_of_range",
        section: "The First Game Round",
        sentence: "A bid of {amount} is not possible now: it must be from {min} to {max} florins.",
    }
}
