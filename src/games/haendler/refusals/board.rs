//! The ways in which a board that a player entered is refused.
//!
//! The parameter `what` is the name of a list or field of the board.

use kontor_rules::refusals;

refusals! {
    /// A list of the board that is too short or too long.
    BOARD_SIZE {
        code: "haendler.board.size",
        section: "Kontor",
        sentence: "A board has {min} to {max} {what}; this one has {count}.",
        de: "Ein Spielplan hat {min} bis {max} Einträge in {what}; dieser hat {count}.",
        fr: "Un plateau a de {min} à {max} éléments dans {what} ; celui-ci en a {count}.",
    }

    /// An id or name of the board that is empty, too long, or not unique.
    BOARD_NAME {
        code: "haendler.board.name",
        section: "Kontor",
        sentence: "Ids must be unique, and ids and names must have 1 to {most} characters; {name} \
                   breaks this.",
        de: "Ids müssen eindeutig sein, und Ids und Namen müssen 1 bis {most} Zeichen haben; \
             {name} verletzt das.",
        fr: "Les ids doivent être uniques, et les ids et les noms doivent avoir de 1 à {most} \
             caractères ; {name} ne convient pas.",
    }

    /// An id of a new board that takes too many bytes.
    BOARD_ID_BYTES {
        code: "haendler.board.id_bytes",
        section: "Kontor",
        sentence: "An id has at most {most} bytes, as JSON writes it; {name} has {count}.",
        de: "Eine Id hat höchstens {most} Bytes, wie JSON sie schreibt; {name} hat {count}.",
        fr: "Un id a au plus {most} octets, tel que JSON l’écrit ; {name} en a {count}.",
    }

    /// An amount that is no multiple of 100 or too high.
    BOARD_AMOUNT {
        code: "haendler.board.amount",
        section: "Kontor",
        sentence: "Amounts are multiples of 100 up to {most}, but one in {what} is {amount}.",
        de: "Beträge sind Vielfache von 100 bis {most}, aber einer in {what} ist {amount}.",
        fr: "Les montants sont des multiples de 100 jusqu’à {most}, mais l’un d’eux dans {what} \
             est {amount}.",
    }

    /// A city that does not produce three different goods.
    BOARD_CITY_GOODS {
        code: "haendler.board.city_goods",
        section: "Phase 1",
        sentence: "{city} does not produce three different kinds of goods.",
        de: "{city} stellt nicht drei verschiedene Waren her.",
        fr: "{city} ne produit pas trois marchandises différentes.",
    }

    /// A kind of goods that no city produces.
    BOARD_GOOD_UNMADE {
        code: "haendler.board.good_unmade",
        section: "Phase 1",
        sentence: "No city produces {good}.",
        de: "Keine Stadt stellt die Ware {good} her.",
        fr: "Aucune ville ne produit la marchandise {good}.",
    }

    /// Selling prices that do not rise, or buying prices that fall.
    BOARD_PRICES {
        code: "haendler.board.prices",
        section: "Phase 4",
        sentence: "Selling prices rise from level to level, and buying prices never fall; level \
                   {level} is at fault.",
        de: "Verkaufspreise steigen von Stufe zu Stufe, und Einkaufspreise fallen nie; der Fehler \
             liegt bei Stufe {level}.",
        fr: "Les prix de vente montent d’un niveau à l’autre, et les prix d’achat ne baissent \
             jamais ; l’erreur est au niveau {level}.",
    }

    /// Bonus steps that do not rise from 0 or lack 200.
    BOARD_BONUS {
        code: "haendler.board.bonus_steps",
        section: "Phase 5",
        sentence: "Bonus steps rise from 0 and include 200.",
        de: "Die Stufen des Bonus steigen von 0 an, und 200 ist eine von ihnen.",
        fr: "Les niveaux du bonus montent à partir de 0, et 200 est l’un d’eux.",
    }

    /// Upkeep that is not free at the lowest rank, or falls.
    BOARD_RANKS {
        code: "haendler.board.ranks",
        section: "Phase 6",
        sentence: "The lowest rank is free, and upkeep never falls with rank; rank {rank} is at \
                   fault.",
        de: "Der unterste Rang kostet nichts, und der Unterhalt fällt nie, wenn der Rang steigt; \
             der Fehler liegt bei Rang {rank}.",
        fr: "Le rang le plus bas ne coûte rien, et l’entretien ne baisse jamais quand le rang \
             monte ; l’erreur est au rang {rank}.",
    }

    /// A place that the board does not have.
    BOARD_PLACE_UNKNOWN {
        code: "haendler.board.place_unknown",
        section: "Phase 3",
        sentence: "{place} in {what} is no such place of the board, or is named twice.",
        de: "{place} in {what} ist kein solcher Ort des Spielplans oder ist zweimal genannt.",
        fr: "{place} dans {what} n’est pas un tel lieu du plateau, ou y est deux fois.",
    }

    /// A road from a place to itself, or the same road twice.
    BOARD_ROAD {
        code: "haendler.board.road",
        section: "Phase 3",
        sentence: "The road from {from} to {to} leads nowhere or is there already.",
        de: "Der Weg von {from} nach {to} führt nirgendwohin oder ist schon da.",
        fr: "La route de {from} à {to} ne mène nulle part ou est déjà là.",
    }

    /// Two cities side by side.
    BOARD_CITIES_TOUCH {
        code: "haendler.board.cities_touch",
        section: "Phase 3",
        sentence: "{from} and {to} lie side by side, but between cities there is a road space.",
        de: "{from} und {to} liegen nebeneinander, aber zwischen Städten liegt ein Wegfeld.",
        fr: "{from} et {to} se touchent, mais entre deux villes il y a une case de route.",
    }

    /// A city without a road.
    BOARD_CITY_WITHOUT_ROAD {
        code: "haendler.board.city_without_road",
        section: "Phase 3",
        sentence: "No road leads to {city}.",
        de: "Kein Weg führt nach {city}.",
        fr: "Aucune route ne mène à {city}.",
    }

    /// A road space from which nothing leads on.
    BOARD_DEAD_END {
        code: "haendler.board.dead_end",
        section: "Phase 3",
        sentence: "{place} is a dead end.",
        de: "{place} ist eine Sackgasse.",
        fr: "{place} est une impasse.",
    }

    /// A place with too many roads.
    BOARD_FORK {
        code: "haendler.board.fork",
        section: "Kontor",
        sentence: "{place} has more than {most} roads.",
        de: "{place} hat mehr als {most} Wege.",
        fr: "{place} a plus de {most} routes.",
    }

    /// A place from which there are too many ways.
    BOARD_WAYS {
        code: "haendler.board.ways",
        section: "Kontor",
        sentence: "From {place} a wagon could go more than {most} ways in one move.",
        de: "Von {place} aus könnte ein Wagen in einem Zug mehr als {most} Wege nehmen.",
        fr: "Depuis {place}, un chariot aurait plus de {most} trajets possibles en un déplacement.",
    }

    /// A road on which no city lies ahead.
    BOARD_NO_CITY_AHEAD {
        code: "haendler.board.no_city_ahead",
        section: "Phase 3",
        sentence: "Who comes from {from} to {place} reaches no city.",
        de: "Wer von {from} nach {place} kommt, erreicht keine Stadt.",
        fr: "Qui va de {from} à {place} n’atteint aucune ville.",
    }

    /// A city that cannot be reached from another.
    BOARD_CITY_UNREACHABLE {
        code: "haendler.board.city_unreachable",
        section: "Phase 3",
        sentence: "{to} cannot be reached from {from}.",
        de: "{to} ist von {from} aus nicht zu erreichen.",
        fr: "On ne peut pas atteindre {to} depuis {from}.",
    }

    /// A courier start that is no road space two spaces out.
    BOARD_COURIER_START {
        code: "haendler.board.courier_start",
        section: "Setting Up Shop",
        sentence: "{place} is not a road space two spaces away from {city}.",
        de: "{place} ist kein Wegfeld, das zwei Felder von {city} entfernt liegt.",
        fr: "{place} n’est pas une case de route à deux cases de {city}.",
    }
}
