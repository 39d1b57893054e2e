//! Every way in which the rules refuse; sections are those of the rulebook.

use kontor_rules::{NOT_ASKED, refusals};

refusals! {
    shared NOT_ASKED;

    /// Teams without four players.
    TEAMS_NEED_FOUR {
        code: "dale_of_merchants.teams.need_four",
        section: "4 player team rules",
        sentence: "Teams need four players; this table has {seats}.",
        de: "Zweierteams brauchen vier Spieler; dieser Tisch hat {seats}.",
        fr: "Les équipes demandent quatre joueurs ; cette table en a {seats}.",
    }

    /// Too few or too many sets.
    SETS_MISCOUNTED {
        code: "dale_of_merchants.decks.miscounted",
        section: "Game setup",
        sentence: "This game needs {needed} decks; {count} are named.",
        de: "Dieses Spiel braucht {needed} Tiervölker; genannt sind {count}.",
        fr: "Cette partie demande {needed} peuples animaux ; {count} sont donnés.",
    }

    /// A set that was chosen twice.
    SET_NAMED_TWICE {
        code: "dale_of_merchants.decks.named_twice",
        section: "Game setup",
        sentence: "{set} can be chosen once only.",
        de: "{set} kann nur einmal gewählt werden.",
        fr: "{set} ne peut être choisi qu’une fois.",
    }

    /// A first seat that the table does not have.
    FIRST_SEAT_MISSING {
        code: "dale_of_merchants.first_seat.missing",
        section: "Game setup",
        sentence: "Seat {first} cannot begin at a table of {seats}.",
        de: "Platz {first} kann an einem Tisch für {seats} nicht beginnen.",
        fr: "La place {first} ne peut pas commencer à une table de {seats}.",
    }

    /// A limit of rounds beyond the bounds.
    ROUND_LIMIT_OUT_OF_RANGE {
        code: "dale_of_merchants.round_limit.out_of_range",
        section: "Kontor",
        sentence: "A game can end after {min} to {max} rounds; {rounds} are asked for.",
        de: "Ein Spiel kann nach {min} bis {max} Runden enden; verlangt sind {rounds}.",
        fr: "Une partie peut finir après {min} à {max} manches ; {rounds} sont demandées.",
    }

    /// A card or place that cannot be chosen here.
    NOT_CHOOSABLE {
        code: "dale_of_merchants.card.not_choosable",
        section: "Action phase",
        sentence: "Number {number} cannot be chosen here.",
        de: "Nummer {number} kann hier nicht gewählt werden.",
        fr: "Le numéro {number} ne peut pas être choisi ici.",
    }

    /// A card or place that was named twice.
    NAMED_TWICE {
        code: "dale_of_merchants.card.named_twice",
        section: "Action phase",
        sentence: "Number {number} is named twice.",
        de: "Nummer {number} ist zweimal genannt.",
        fr: "Le numéro {number} est donné deux fois.",
    }

    /// Too few or too many cards.
    MISCOUNTED {
        code: "dale_of_merchants.cards.miscounted",
        section: "Action phase",
        sentence: "Here {min} to {max} must be chosen; {count} are chosen.",
        de: "Hier müssen {min} bis {max} gewählt werden; gewählt sind {count}.",
        fr: "Ici, il faut en choisir de {min} à {max} ; {count} sont choisis.",
    }

    /// A payment below the price.
    PAYMENT_TOO_LOW {
        code: "dale_of_merchants.payment.too_low",
        section: "Market action",
        sentence: "The price is {price}, and these cards are worth {sum}.",
        de: "Der Preis ist {price}, und diese Karten sind {sum} wert.",
        fr: "Le prix est {price}, et ces cartes valent {sum}.",
    }

    /// A payment of which a card could be left out.
    PAYMENT_TOO_HIGH {
        code: "dale_of_merchants.payment.too_high",
        section: "Market action",
        sentence: "The price is {price}; these cards are worth {sum}, so one worth {least} could \
                   be left out.",
        de: "Der Preis ist {price}; diese Karten sind {sum} wert, also könnte eine vom Wert \
             {least} wegbleiben.",
        fr: "Le prix est {price} ; ces cartes valent {sum}, donc une carte qui vaut {least} est de \
             trop.",
    }

    /// Glue is to be kept that was not paid with.
    GLUE_NOT_PAID {
        code: "dale_of_merchants.payment.without_glue",
        section: "Passive",
        sentence: "Only a Glue that is part of the payment can be kept.",
        de: "Nur Klebstoff, mit dem du zahlst, kann behalten werden.",
        fr: "Seule une Colle qui fait partie du paiement peut être gardée.",
    }

    /// The market is to be rearranged without Calculations.
    CALCULATIONS_NOT_PAID {
        code: "dale_of_merchants.payment.without_calculations",
        section: "Passive",
        sentence: "The market can be rearranged only with Calculations in the payment.",
        de: "Der Markt kann nur mit Berechnungen in der Bezahlung umgeordnet werden.",
        fr: "Le marché ne peut être réarrangé qu’avec Calculs dans le paiement.",
    }

    /// A stack of another value.
    STACK_SUM_WRONG {
        code: "dale_of_merchants.stack.sum_wrong",
        section: "Stall action",
        sentence: "The stack has to be worth {worth}, and these cards are worth {sum}.",
        de: "Der Stapel muss {worth} wert sein, und diese Karten sind {sum} wert.",
        fr: "La pile doit valoir {worth}, et ces cartes valent {sum}.",
    }

    /// Cards laid out that need no help.
    STACK_NEEDS_NO_HELP {
        code: "dale_of_merchants.stack.needs_no_help",
        section: "4 player team rules",
        sentence: "Cards laid out for help are worth less than {worth}; these are worth {sum}.",
        de: "Karten, die für Hilfe ausgelegt werden, sind weniger als {worth} wert; diese sind \
             {sum} wert.",
        fr: "Les cartes posées pour demander de l’aide valent moins de {worth} ; celles-ci valent \
             {sum}.",
    }

    /// A stack with junk or of several sets.
    STACK_MIXED {
        code: "dale_of_merchants.stack.mixed",
        section: "Stall action",
        sentence: "A stack is built of cards of one animalfolk set.",
        de: "Ein Stapel wird aus Karten eines einzigen Tiervolks gebaut.",
        fr: "Une pile se construit avec les cartes d’un seul peuple animal.",
    }
}
