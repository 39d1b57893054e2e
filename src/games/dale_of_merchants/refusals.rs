//! Every way in which the rules refuse; sections are those of the rulebook.

use kontor_rules::{NOT_ASKED, refusals};

refusals! {
    shared NOT_ASKED;

    /// Teams without four players.
    TEAMS_NEED_FOUR {
        code: "dale_of_merchants.teams.need_four",
        section: "4 player team rules",
        sentence: "Teams are for four players, not for {seats}.",
    }

    /// Too few or too many sets.
    SETS_MISCOUNTED {
        code: "dale_of_merchants.decks.miscounted",
        section: "Game setup",
        sentence: "This game needs {needed} decks, not {count}.",
    }

    /// A set that was chosen twice.
    SET_NAMED_TWICE {
        code: "dale_of_merchants.decks.named_twice",
        section: "Game setup",
        sentence: "{set} can be chosen once only.",
    }

    /// A first seat that the table does not have.
    FIRST_SEAT_MISSING {
        code: "dale_of_merchants.first_seat.missing",
        section: "Game setup",
        sentence: "Seat {first} cannot begin at a table of {seats}.",
    }

    /// A limit of rounds beyond the bounds.
    ROUND_LIMIT_OUT_OF_RANGE {
        code: "dale_of_merchants.round_limit.out_of_range",
        section: "Kontor",
        sentence: "A game ends after {min} to {max} rounds, not after {rounds}.",
    }

    /// A card or place that cannot be chosen here.
    NOT_CHOOSABLE {
        code: "dale_of_merchants.card.not_choosable",
        section: "Action phase",
        sentence: "Number {number} is none that can be chosen here.",
    }

    /// A card or place that was named twice.
    NAMED_TWICE {
        code: "dale_of_merchants.card.named_twice",
        section: "Action phase",
        sentence: "Number {number} is named twice.",
    }

    /// Too few or too many cards.
    MISCOUNTED {
        code: "dale_of_merchants.cards.miscounted",
        section: "Action phase",
        sentence: "Here one chooses {min} to {max}, not {count}.",
    }

    /// A payment below the price.
    PAYMENT_TOO_LOW {
        code: "dale_of_merchants.payment.too_low",
        section: "Market action",
        sentence: "The price is {price}, and these cards are worth {sum}.",
    }

    /// A payment of which a card could be left out.
    PAYMENT_TOO_HIGH {
        code: "dale_of_merchants.payment.too_high",
        section: "Market action",
        sentence: "The price is {price}; these cards are worth {sum}, so one worth {least} could \
                   be left out.",
    }

    /// Glue is to be kept that was not paid with.
    GLUE_NOT_PAID {
        code: "dale_of_merchants.payment.without_glue",
        section: "Passive",
        sentence: "Only a Glue that is part of the payment can be kept.",
    }

    /// The market is to be rearranged without Calculations.
    CALCULATIONS_NOT_PAID {
        code: "dale_of_merchants.payment.without_calculations",
        section: "Passive",
        sentence: "The market can be rearranged only with Calculations in the payment.",
    }

    /// A stack of another value.
    STACK_SUM_WRONG {
        code: "dale_of_merchants.stack.sum_wrong",
        section: "Stall action",
        sentence: "The stack has to be worth {worth}, and these cards are worth {sum}.",
    }

    /// Cards laid out that need no help.
    STACK_NEEDS_NO_HELP {
        code: "dale_of_merchants.stack.needs_no_help",
        section: "4 player team rules",
        sentence: "Cards laid out for help are worth less than {worth}; these are worth {sum}.",
    }

    /// A stack with junk or of several sets.
    STACK_MIXED {
        code: "dale_of_merchants.stack.mixed",
        section: "Stall action",
        sentence: "A stack is built of cards of one animalfolk set.",
    }
}
