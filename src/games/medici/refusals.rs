//! Every way in which the rules refuse; sections are those of the English rulebook.

use kontor_rules::refusals;

refusals! {
    /// A bid that does not exceed the highest, or that the bidder cannot pay.
    BID_OUT_OF_RANGE {
        code: "medici.bid.out_of_range",
        section: "The First Game Round",
        sentence: "A bid of {amount} is not possible now: it must be from {min} to {max} florins.",
        de: "Ein Gebot von {amount} ist jetzt nicht möglich: Es muss {min} bis {max} Florin \
             betragen.",
        fr: "Une mise de {amount} n’est pas possible maintenant : il faut de {min} à {max} \
             florins.",
    }
}
