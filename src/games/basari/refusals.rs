//! Every way in which the rules refuse; sections are those of the German rulebook.

use kontor_rules::refusals;

refusals! {
    /// A board with too few or too many arches.
    ARCHES_OUT_OF_RANGE {
        code: "basari.arches.out_of_range",
        section: "Kontor",
        sentence: "A board has {min} to {max} arches, and this one has {arches}.",
        de: "Ein Spielplan hat {min} bis {max} Torbögen, und dieser hat {arches}.",
        fr: "Un plateau a de {min} à {max} arcades, et celui-ci en a {arches}.",
    }

    /// An arch of a board that is worth too little or too much.
    ARCH_POINTS_OUT_OF_RANGE {
        code: "basari.arch_points.out_of_range",
        section: "Die 2. Phase",
        sentence: "An arch is worth {min} to {max} points, and arch {arch} of the board is worth \
                   {points}.",
        de: "Ein Torbogen bringt {min} bis {max} Punkte, und Torbogen {arch} des Spielplans \
             bringt {points}.",
        fr: "Une arcade vaut de {min} à {max} points, et l’arcade {arch} du plateau en vaut \
             {points}.",
    }

    /// An arch of a board that shows no gem or too many.
    ARCH_GEMS_OUT_OF_RANGE {
        code: "basari.arch_gems.out_of_range",
        section: "Kontor",
        sentence: "An arch shows {min} to {max} gems, and arch {arch} of the board shows {gems}.",
        de: "Ein Torbogen zeigt {min} bis {max} Edelsteine, und Torbogen {arch} des \
             Spielplans zeigt {gems}.",
        fr: "Une arcade montre de {min} à {max} gemmes, et l’arcade {arch} du plateau en montre \
             {gems}.",
    }

    /// An arch that the board does not have, or above which another start marker lies.
    ARCH_NOT_FREE {
        code: "basari.arch.not_free",
        section: "Spielvorbereitung",
        sentence: "Arch {arch} is not one of the free arches.",
        de: "Torbogen {arch} ist keiner der freien Torbögen.",
        fr: "L’arcade {arch} n’est pas une des arcades libres.",
    }

    /// An offer of gems that the player does not own.
    OFFER_NOT_OWNED {
        code: "basari.offer.not_owned",
        section: "Das Handeln",
        sentence: "{offered} gems of colour {colour} are offered, but only {owned} are owned.",
        de: "Angeboten sind {offered} Edelsteine der Farbe {colour}, vorhanden sind nur {owned}.",
        fr: "L’offre est de {offered} gemmes de couleur {colour}, mais il n’y en a que {owned}.",
    }

    /// A first offer without a gem.
    OFFER_EMPTY {
        code: "basari.offer.empty",
        section: "Sonderfälle/Hinweise",
        sentence: "An offer is at least one gem; who wants to offer none concedes the action.",
        de: "Ein Angebot ist mindestens ein Edelstein; wer keinen bieten will, überlässt die \
             Aktion dem anderen.",
        fr: "Une offre compte au moins une gemme ; qui ne veut rien offrir laisse l’action.",
    }

    /// An offer that does not outrank the one it answers.
    OFFER_NO_RAISE {
        code: "basari.offer.no_raise",
        section: "Das Handeln",
        sentence: "This offer is no raise: it must be more gems than {total}, or {total} gems of \
                   higher value: more red ones, or as many red and more yellow ones, or as many of \
                   both and more green ones.",
        de: "Dieses Angebot erhöht nicht: Es müssen mehr als {total} Edelsteine sein, oder {total} \
             von höherem Wert: mehr Rubine, oder gleich viele und mehr Topase, oder von beiden \
             gleich viele und mehr Smaragde.",
        fr: "Cette offre n’est pas une surenchère : il faut plus de {total} gemmes, ou {total} \
             gemmes de plus haute valeur : plus de rubis, ou autant et plus de topazes, ou autant \
             des deux et plus d’émeraudes.",
    }
}
