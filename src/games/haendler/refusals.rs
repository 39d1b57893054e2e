//! Every way in which the rules refuse; sections are those of the English rulebook.

pub mod board;

use kontor_rules::refusals;

refusals! {
    shared board::BOARD_SIZE;
    shared board::BOARD_NAME;
    shared board::BOARD_ID_BYTES;
    shared board::BOARD_AMOUNT;
    shared board::BOARD_CITY_GOODS;
    shared board::BOARD_GOOD_UNMADE;
    shared board::BOARD_PRICES;
    shared board::BOARD_BONUS;
    shared board::BOARD_RANKS;
    shared board::BOARD_PLACE_UNKNOWN;
    shared board::BOARD_ROAD;
    shared board::BOARD_CITIES_TOUCH;
    shared board::BOARD_CITY_WITHOUT_ROAD;
    shared board::BOARD_DEAD_END;
    shared board::BOARD_FORK;
    shared board::BOARD_WAYS;
    shared board::BOARD_NO_CITY_AHEAD;
    shared board::BOARD_CITY_UNREACHABLE;
    shared board::BOARD_COURIER_START;

    /// Wagon starts that are not three different cities.
    WAGON_STARTS {
        code: "haendler.wagon_starts.not_three_cities",
        section: "Variable Starting Positions",
        sentence: "The wagons begin in three different cities of the board.",
        de: "Die Wagen beginnen in drei verschiedenen Städten des Spielplans.",
        fr: "Les chariots commencent dans trois villes différentes du plateau.",
    }

    /// A courier city that the board does not have or where a wagon begins.
    COURIER_CITY {
        code: "haendler.courier_city.not_free",
        section: "Setting Up Shop",
        sentence: "The courier begins near a city of the board without a wagon; {city} is not one.",
        de: "Der Kurier beginnt bei einer Stadt des Spielplans ohne Wagen; {city} ist keine \
             solche.",
        fr: "Le messager commence près d’une ville du plateau sans chariot ; {city} n’en est pas \
             une.",
    }

    /// An ability that a player owns.
    ABILITY_NOT_FOR_SALE {
        code: "haendler.ability.not_for_sale",
        section: "Setting Up Shop",
        sentence: "{ability} is sold.",
        de: "Die Fähigkeit {ability} ist schon verkauft.",
        fr: "L’habileté {ability} est déjà vendue.",
    }

    /// A second ability of a size, where everybody gets one of each.
    ABILITY_SECOND_OF_SIZE {
        code: "haendler.ability.second_of_size",
        section: "Setting Up Shop",
        sentence: "Here everybody gets one large ability, which costs 600 or 800, and one small \
                   one, and you have one of this size.",
        de: "Hier bekommt jeder eine große Fähigkeit, die 600 oder 800 kostet, und eine kleine, \
             und du hast schon eine von dieser Größe.",
        fr: "Ici, chacun reçoit une grande habileté, à 600 ou 800, et une petite, et tu en as déjà \
             une de cette taille.",
    }

    /// More than the player has.
    MONEY_SHORT {
        code: "haendler.money.short",
        section: "Components",
        sentence: "This costs {price}, and you have {money}.",
        de: "Das kostet {price}, und du hast {money}.",
        fr: "Cela coûte {price}, et tu as {money}.",
    }

    /// A warehouse where the good must not lie.
    PURCHASE_NOT_PRODUCED {
        code: "haendler.purchase.not_produced",
        section: "Phase 1",
        sentence: "{good} cannot be put into a warehouse of {city}: it is not produced there.",
        de: "Die Ware {good} kommt in kein Lager in {city}: Sie wird dort nicht hergestellt.",
        fr: "La marchandise {good} ne va dans aucun entrepôt de {city} : elle n’y est pas \
             produite.",
    }

    /// A good of which the supply has none.
    PURCHASE_SOLD_OUT {
        code: "haendler.purchase.sold_out",
        section: "Phase 1",
        sentence: "No {good} is left in the supply.",
        de: "Von der Ware {good} ist nichts mehr im Vorrat.",
        fr: "Il ne reste rien de la marchandise {good} dans le stock.",
    }

    /// A bid or fee that is too high or cannot be paid in coins.
    AMOUNT_OUT_OF_RANGE {
        code: "haendler.amount.out_of_range",
        section: "Components",
        sentence: "The amount must be a multiple of {coin} and at most {most}; it is {amount}.",
        de: "Der Betrag muss ein Vielfaches von {coin} sein und höchstens {most}; er ist {amount}.",
        fr: "Le montant doit être un multiple de {coin} et au plus {most} ; il est de {amount}.",
    }

    /// Goods that must not be loaded.
    GOODS_NOT_LOADABLE {
        code: "haendler.goods.not_loadable",
        section: "Phase 2",
        sentence: "These goods cannot be loaded: you can load goods that lie in your warehouse \
                   here, are of an allowed kind, and fit on the wagon.",
        de: "Diese Waren können nicht geladen werden: Du kannst Waren laden, die in deinem Lager \
             hier liegen, von einer erlaubten Art sind und auf den Wagen passen.",
        fr: "Ces marchandises ne peuvent pas être chargées : tu peux charger celles qui sont dans \
             ton entrepôt ici, d’une sorte permise, et qui tiennent sur le chariot.",
    }

    /// An offer to who cannot load, or cannot load as much.
    OFFER_NOT_POSSIBLE {
        code: "haendler.offer.not_possible",
        section: "Phase 2",
        sentence: "Seat {seat} cannot be offered that: an offer names a fee, and only for as many \
                   goods as this player can load here.",
        de: "Das kann Platz {seat} nicht angeboten werden: Ein Angebot nennt ein Entgelt, und nur \
             für so viele Waren, wie dieser Spieler hier laden kann.",
        fr: "Cela ne peut pas être offert à la place {seat} : une offre indique un prix, et \
             seulement pour autant de marchandises que ce joueur peut charger ici.",
    }

    /// Too many offers or requests.
    OFFERS_SPENT {
        code: "haendler.offer.spent",
        section: "Kontor",
        sentence: "For a wagon in a round a player can be made at most {most} offers, and can make \
                   at most {most} requests.",
        de: "Für einen Wagen kann ein Spieler in einer Runde höchstens {most} Angebote bekommen \
             und höchstens {most} Anfragen stellen.",
        fr: "Pour un chariot, un joueur peut recevoir par tour au plus {most} offres et faire au \
             plus {most} demandes.",
    }

    /// An offer or request that is not open.
    OFFER_NOT_OPEN {
        code: "haendler.offer.not_open",
        section: "Phase 2",
        sentence: "There is no such offer or request.",
        de: "Ein solches Angebot oder eine solche Anfrage gibt es nicht.",
        fr: "Il n’y a pas d’offre ou de demande de ce genre.",
    }

    /// A second request.
    REQUEST_OPEN {
        code: "haendler.request.open",
        section: "Kontor",
        sentence: "A player has one open request at once.",
        de: "Ein Spieler hat nur eine offene Anfrage zugleich.",
        fr: "Un joueur n’a qu’une demande ouverte à la fois.",
    }

    /// A card that the player does not hold.
    CARD_NOT_HELD {
        code: "haendler.card.not_held",
        section: "Influence Cards",
        sentence: "You hold no {card}.",
        de: "Du hast keine Karte {card}.",
        fr: "Tu n’as pas de carte {card}.",
    }

    /// A Broken Axle that does not lie there, or a wagon that does not exist.
    AXLE_NOT_THERE {
        code: "haendler.axle.not_there",
        section: "Influence Cards",
        sentence: "There is no such card on wagon {wagon}, or no such wagon.",
        de: "Auf Wagen {wagon} liegt keine solche Karte, oder es gibt diesen Wagen nicht.",
        fr: "Il n’y a pas une telle carte sur le chariot {wagon}, ou ce chariot n’existe pas.",
    }

    /// A tile that is turned over, or a second one.
    TILE_NOT_READY {
        code: "haendler.tile.not_ready",
        section: "Phase 3",
        sentence: "Tile {tile} cannot be turned over now: it lies face down already, or a tile was \
                   turned over in this turn.",
        de: "Plättchen {tile} kann jetzt nicht umgedreht werden: Es liegt schon verdeckt, oder in \
             diesem Zug wurde schon eines umgedreht.",
        fr: "La tuile {tile} ne peut pas être retournée maintenant : elle l’est déjà, ou une autre \
             l’a été pendant ce tour.",
    }

    /// A tile to be lost that could move a wagon.
    TILE_STILL_MOVES {
        code: "haendler.tile.still_moves",
        section: "Phase 3",
        sentence: "Tile {tile} can move a wagon, so it must.",
        de: "Plättchen {tile} kann einen Wagen ziehen, also muss es das.",
        fr: "La tuile {tile} peut déplacer un chariot, donc elle le doit.",
    }

    /// More driver points than there are, or no points at all.
    DRIVER_POINTS_SHORT {
        code: "haendler.driver_points.short",
        section: "Phase 3",
        sentence: "{points} driver points are left.",
        de: "Zusatzpunkte sind noch {points} da.",
        fr: "Il reste {points} points de cocher.",
    }

    /// A wagon that cannot be moved.
    WAGON_STANDS {
        code: "haendler.wagon.stands",
        section: "Phase 3",
        sentence: "Wagon {wagon} cannot be moved: it moved already, reached a city, carries a \
                   Broken Axle, or does not exist.",
        de: "Wagen {wagon} kann nicht gezogen werden: Er ist schon gezogen, hat eine Stadt \
             erreicht, trägt einen Achsenbruch, oder es gibt ihn nicht.",
        fr: "Le chariot {wagon} ne peut pas être déplacé : il l’a déjà été, a atteint une ville, \
             porte une Rupture d’essieu, ou n’existe pas.",
    }

    /// A way that a wagon cannot go.
    ROUTE_NOT_POSSIBLE {
        code: "haendler.route.not_possible",
        section: "Phase 3",
        sentence: "Wagon {wagon} cannot go that way with {points} points: a wagon goes forward \
                   along the roads, as far as the points lead.",
        de: "Wagen {wagon} kann diesen Weg mit {points} Punkten nicht ziehen: Ein Wagen fährt \
             vorwärts auf den Straßen, so weit die Punkte reichen.",
        fr: "Le chariot {wagon} ne peut pas faire ce trajet avec {points} points : un chariot \
             avance sur les routes, aussi loin que les points le mènent.",
    }

    /// A space that the courier cannot reach.
    COURIER_OUT_OF_REACH {
        code: "haendler.courier.out_of_reach",
        section: "Phase 3",
        sentence: "The courier cannot reach {space}.",
        de: "Der Kurier kann {space} nicht erreichen.",
        fr: "Le messager ne peut pas atteindre {space}.",
    }

    /// A price that cannot be moved so.
    OFFICE_NOT_POSSIBLE {
        code: "haendler.office.not_possible",
        section: "Phase 4",
        sentence: "The price of {good} cannot be moved so: an office moves a price once and by one \
                   level, and only the Large Office goes from one end to the other.",
        de: "Der Preis der Ware {good} kann so nicht geändert werden: Ein Kontor ändert einmal \
             einen Preis um eine Stufe, und nur das Große Kontor geht von einem Ende zum \
             anderen.",
        fr: "Le prix de la marchandise {good} ne peut pas être changé ainsi : un comptoir change \
             une fois un prix d’un niveau, et seul le Grand Comptoir passe d’un bout à l’autre.",
    }

    /// Goods that do not lie in the warehouse.
    GOODS_NOT_THERE {
        code: "haendler.goods.not_there",
        section: "Phase 4",
        sentence: "These goods do not lie in your warehouse in {city}, or are too many.",
        de: "Diese Waren liegen nicht in deinem Lager in {city}, oder es sind zu viele.",
        fr: "Ces marchandises ne sont pas dans ton entrepôt de {city}, ou il y en a trop.",
    }

    /// A wagon for which Sale with Bonus has no effect.
    BONUS_NOT_POSSIBLE {
        code: "haendler.bonus.not_possible",
        section: "Influence Cards",
        sentence: "Sale with Bonus has no effect on wagon {wagon}.",
        de: "Verkauf mit Bonus hat auf Wagen {wagon} keine Wirkung.",
        fr: "Vente avec bonus est sans effet sur le chariot {wagon}.",
    }

    /// Levels that cannot be purchased.
    RISE_NOT_POSSIBLE {
        code: "haendler.rise.not_possible",
        section: "Phase 6",
        sentence: "You cannot purchase {levels} levels, {cards} of them by card: one or two levels \
                   can be purchased, up to the top, without a credit, and with as many cards as you \
                   have.",
        de: "Du kannst nicht {levels} Stufen kaufen, {cards} davon mit Karten: Man kauft eine oder \
             zwei Stufen, bis zur höchsten, ohne Kredit und mit so vielen Karten, wie man hat.",
        fr: "Tu ne peux pas acheter {levels} niveaux, dont {cards} par carte : on achète un ou \
             deux niveaux, jusqu’au plus haut, sans crédit et avec autant de cartes qu’on en a.",
    }

    /// No credit to repay.
    CREDIT_NONE {
        code: "haendler.credit.none",
        section: "Phase 6",
        sentence: "You have no credit.",
        de: "Du hast keinen Kredit.",
        fr: "Tu n’as pas de crédit.",
    }

    /// A deal without a partner.
    DEAL_PARTNER {
        code: "haendler.deal.partner",
        section: "Negotiation Variant",
        sentence: "A deal is made with another player, and only the two of you can be named in it.",
        de: "Eine Abmachung trifft man mit einem anderen Spieler, und nur ihr beide könnt darin \
             genannt sein.",
        fr: "Un accord se fait avec un autre joueur, et seuls vous deux pouvez y être nommés.",
    }

    /// A deal in which no player gives anything.
    DEAL_EMPTY {
        code: "haendler.deal.empty",
        section: "Negotiation Variant",
        sentence: "In a deal at least one of the two gives something: money, an influence card or a pledge.",
        de: "In einer Abmachung gibt jemand etwas: Geld, eine Einflusskarte oder eine Zusage.",
        fr: "Dans un accord, quelqu’un donne quelque chose : de l’argent, une carte d’influence \
             ou une promesse.",
    }

    /// A pledge that cannot be given.
    DEAL_PLEDGE_NOT_POSSIBLE {
        code: "haendler.deal.pledge_not_possible",
        section: "Negotiation Variant",
        sentence: "Seat {seat} cannot pledge that now: it means nothing any more, or contradicts \
                   or repeats an earlier pledge.",
        de: "Platz {seat} kann das jetzt nicht zusagen: Es bedeutet nichts mehr, oder es \
             widerspricht einer früheren Zusage oder wiederholt sie.",
        fr: "La place {seat} ne peut pas promettre cela maintenant : cela n’a plus de sens, ou \
             contredit ou répète une promesse d’avant.",
    }

    /// A second proposal.
    PROPOSAL_OPEN {
        code: "haendler.proposal.open",
        section: "Kontor",
        sentence: "A player has one open proposal at once.",
        de: "Ein Spieler hat nur einen offenen Vorschlag zugleich.",
        fr: "Un joueur n’a qu’une proposition ouverte à la fois.",
    }

    /// Too many proposals.
    PROPOSALS_SPENT {
        code: "haendler.proposal.spent",
        section: "Kontor",
        sentence: "A player makes at most {most} proposals in a round.",
        de: "Ein Spieler macht in einer Runde höchstens {most} Vorschläge.",
        fr: "Un joueur fait au plus {most} propositions par tour.",
    }

    /// A proposal that is not open.
    PROPOSAL_NOT_OPEN {
        code: "haendler.proposal.not_open",
        section: "Negotiation Variant",
        sentence: "There is no such proposal.",
        de: "Einen solchen Vorschlag gibt es nicht.",
        fr: "Il n’y a pas de proposition de ce genre.",
    }

    /// A card that was not asked for, or none where one was.
    PROPOSAL_CARD {
        code: "haendler.proposal.card",
        section: "Negotiation Variant",
        sentence: "The proposal does not ask for this.",
        de: "Der Vorschlag verlangt das nicht.",
        fr: "La proposition ne demande pas cela.",
    }

    /// What a pledge forbids.
    PLEDGE_BINDS {
        code: "haendler.pledge.binds",
        section: "Negotiation Variant",
        sentence: "You have given seat {seat} a pledge that this would break.",
        de: "Du hast Platz {seat} eine Zusage gegeben, die das brechen würde.",
        fr: "Tu as fait à la place {seat} une promesse que cela romprait.",
    }
}
