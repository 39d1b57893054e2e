//! Every way in which the rules refuse; sections are those of the English rulebook.

use kontor_rules::refusals;

refusals! {
    /// Wagon starts that are not three different cities.
    WAGON_STARTS {
        code: "haendler.wagon_starts.not_three_cities",
        section: "Variable Starting Positions",
        sentence: "The wagons begin in three different cities of the board.",
    }

    /// A courier city that the board does not have or where a wagon begins.
    COURIER_CITY {
        code: "haendler.courier_city.not_free",
        section: "Setting Up Shop",
        sentence: "The courier begins near a city of the board without a wagon; {city} is none.",
    }

    /// A list of the board that is too short or too long.
    BOARD_SIZE {
        code: "haendler.board.size",
        section: "Kontor",
        sentence: "A board has {min} to {max} {what}, not {count}.",
    }

    /// An id or name of the board that is empty, too long, or not unique.
    BOARD_NAME {
        code: "haendler.board.name",
        section: "Kontor",
        sentence: "Ids are unique, ids and names not empty and at most {most} characters long; \
                   {name} is not.",
    }

    /// An amount that is no multiple of 100 or too high.
    BOARD_AMOUNT {
        code: "haendler.board.amount",
        section: "Kontor",
        sentence: "Amounts are multiples of 100 up to {most}, but one of the {what} is {amount}.",
    }

    /// A city that does not produce three different goods.
    BOARD_CITY_GOODS {
        code: "haendler.board.city_goods",
        section: "Phase 1",
        sentence: "{city} does not produce three different kinds of goods.",
    }

    /// A kind of goods that no city produces.
    BOARD_GOOD_UNMADE {
        code: "haendler.board.good_unmade",
        section: "Phase 1",
        sentence: "No city produces {good}.",
    }

    /// Selling prices that do not rise, or buying prices that fall.
    BOARD_PRICES {
        code: "haendler.board.prices",
        section: "Phase 4",
        sentence: "Selling prices rise from level to level, and buying prices never fall; level \
                   {level} is at fault.",
    }

    /// Bonus steps that do not rise from 0 or lack 200.
    BOARD_BONUS {
        code: "haendler.board.bonus_steps",
        section: "Phase 5",
        sentence: "Bonus steps rise from 0 and include 200.",
    }

    /// Upkeep that is not free at the lowest rank, or falls.
    BOARD_RANKS {
        code: "haendler.board.ranks",
        section: "Phase 6",
        sentence: "The lowest rank is free, and upkeep never falls with rank; rank {rank} is at \
                   fault.",
    }

    /// A place that the board does not have.
    BOARD_PLACE_UNKNOWN {
        code: "haendler.board.place_unknown",
        section: "Phase 3",
        sentence: "{what} names {place}, which is no such place of the board.",
    }

    /// A road from a place to itself, or the same road twice.
    BOARD_ROAD {
        code: "haendler.board.road",
        section: "Phase 3",
        sentence: "The road from {from} to {to} leads nowhere or is there already.",
    }

    /// Two cities side by side.
    BOARD_CITIES_TOUCH {
        code: "haendler.board.cities_touch",
        section: "Phase 3",
        sentence: "{from} and {to} lie side by side, but between cities there is a road space.",
    }

    /// A city without a road.
    BOARD_CITY_WITHOUT_ROAD {
        code: "haendler.board.city_without_road",
        section: "Phase 3",
        sentence: "No road leads to {city}.",
    }

    /// A road space from which nothing leads on.
    BOARD_DEAD_END {
        code: "haendler.board.dead_end",
        section: "Phase 3",
        sentence: "{place} is a dead end.",
    }

    /// A place with too many roads.
    BOARD_FORK {
        code: "haendler.board.fork",
        section: "Kontor",
        sentence: "{place} has more than {most} roads.",
    }

    /// A place from which there are too many ways.
    BOARD_WAYS {
        code: "haendler.board.ways",
        section: "Kontor",
        sentence: "From {place} a wagon could go more than {most} ways in one move.",
    }

    /// A road on which no city lies ahead.
    BOARD_NO_CITY_AHEAD {
        code: "haendler.board.no_city_ahead",
        section: "Phase 3",
        sentence: "Who comes from {from} to {place} reaches no city.",
    }

    /// A city that cannot be reached from another.
    BOARD_CITY_UNREACHABLE {
        code: "haendler.board.city_unreachable",
        section: "Phase 3",
        sentence: "{to} cannot be reached from {from}.",
    }

    /// A courier start that is no road space two spaces out.
    BOARD_COURIER_START {
        code: "haendler.board.courier_start",
        section: "Setting Up Shop",
        sentence: "{place} is no road space two spaces out of {city}.",
    }

    /// An ability that somebody owns.
    ABILITY_NOT_FOR_SALE {
        code: "haendler.ability.not_for_sale",
        section: "Setting Up Shop",
        sentence: "{ability} is sold.",
    }

    /// More than the player has.
    MONEY_SHORT {
        code: "haendler.money.short",
        section: "Components",
        sentence: "This costs {price}, and you have {money}.",
    }

    /// A warehouse where the good must not lie.
    PURCHASE_NOT_PRODUCED {
        code: "haendler.purchase.not_produced",
        section: "Phase 1",
        sentence: "{good} cannot be put into a warehouse of {city}: it is not produced there.",
    }

    /// A good of which the supply has none.
    PURCHASE_SOLD_OUT {
        code: "haendler.purchase.sold_out",
        section: "Phase 1",
        sentence: "No {good} is left in the supply.",
    }

    /// A bid or fee that is too high or cannot be paid in coins.
    AMOUNT_OUT_OF_RANGE {
        code: "haendler.amount.out_of_range",
        section: "Components",
        sentence: "The amount is a multiple of {coin} up to {most}, not {amount}.",
    }

    /// Goods that must not be loaded.
    GOODS_NOT_LOADABLE {
        code: "haendler.goods.not_loadable",
        section: "Phase 2",
        sentence: "These goods cannot be loaded: only some in your warehouse here, of an allowed \
                   kind, and no more than there is room for.",
    }

    /// An offer to who cannot load, or cannot load as much.
    OFFER_NOT_POSSIBLE {
        code: "haendler.offer.not_possible",
        section: "Phase 2",
        sentence: "Seat {seat} cannot be offered that.",
    }

    /// Too many offers or requests.
    OFFERS_SPENT {
        code: "haendler.offer.spent",
        section: "Kontor",
        sentence: "There are at most {most} offers to a player and requests of a player for a \
                   wagon in a round.",
    }

    /// An offer or request that is not open.
    OFFER_NOT_OPEN {
        code: "haendler.offer.not_open",
        section: "Phase 2",
        sentence: "There is no such offer or request.",
    }

    /// A second request.
    REQUEST_OPEN {
        code: "haendler.request.open",
        section: "Kontor",
        sentence: "A player has one open request at once.",
    }

    /// A card that the player does not hold.
    CARD_NOT_HELD {
        code: "haendler.card.not_held",
        section: "Influence Cards",
        sentence: "You hold no {card}.",
    }

    /// A Broken Axle that does not lie there, or a wagon that does not exist.
    AXLE_NOT_THERE {
        code: "haendler.axle.not_there",
        section: "Influence Cards",
        sentence: "There is no such card on wagon {wagon}, or no such wagon.",
    }

    /// A tile that is turned over, or a second one.
    TILE_NOT_READY {
        code: "haendler.tile.not_ready",
        section: "Phase 3",
        sentence: "Tile {tile} cannot be turned over now.",
    }

    /// A tile to be lost that could move a wagon.
    TILE_STILL_MOVES {
        code: "haendler.tile.still_moves",
        section: "Phase 3",
        sentence: "Tile {tile} can move a wagon, so it must.",
    }

    /// More driver points than there are, or no points at all.
    DRIVER_POINTS_SHORT {
        code: "haendler.driver_points.short",
        section: "Phase 3",
        sentence: "{points} driver points are left.",
    }

    /// A wagon that cannot be moved.
    WAGON_STANDS {
        code: "haendler.wagon.stands",
        section: "Phase 3",
        sentence: "Wagon {wagon} cannot be moved: it moved already, reached a city, carries a \
                   Broken Axle, or does not exist.",
    }

    /// A way that a wagon cannot go.
    ROUTE_NOT_POSSIBLE {
        code: "haendler.route.not_possible",
        section: "Phase 3",
        sentence: "Wagon {wagon} cannot go that way with {points} points.",
    }

    /// A space that the courier cannot reach.
    COURIER_OUT_OF_REACH {
        code: "haendler.courier.out_of_reach",
        section: "Phase 3",
        sentence: "The courier cannot reach {space}.",
    }

    /// A price that cannot be moved so.
    OFFICE_NOT_POSSIBLE {
        code: "haendler.office.not_possible",
        section: "Phase 4",
        sentence: "The price of {good} cannot be moved so.",
    }

    /// Goods that do not lie in the warehouse.
    GOODS_NOT_THERE {
        code: "haendler.goods.not_there",
        section: "Phase 4",
        sentence: "These goods do not lie in your warehouse in {city}, or are too many.",
    }

    /// A wagon for which Sale with Bonus has no effect.
    BONUS_NOT_POSSIBLE {
        code: "haendler.bonus.not_possible",
        section: "Influence Cards",
        sentence: "Sale with Bonus has no effect on wagon {wagon}.",
    }

    /// Levels that cannot be purchased.
    RISE_NOT_POSSIBLE {
        code: "haendler.rise.not_possible",
        section: "Phase 6",
        sentence: "You cannot purchase {levels} levels, {cards} of them by card.",
    }

    /// No credit to repay.
    CREDIT_NONE {
        code: "haendler.credit.none",
        section: "Phase 6",
        sentence: "You have no credit.",
    }

    /// A deal with nobody.
    DEAL_PARTNER {
        code: "haendler.deal.partner",
        section: "Negotiation Variant",
        sentence: "A deal is made with another player, and only the two of you can be named in it.",
    }

    /// A pledge that cannot be given.
    DEAL_PLEDGE_NOT_POSSIBLE {
        code: "haendler.deal.pledge_not_possible",
        section: "Negotiation Variant",
        sentence: "Seat {seat} cannot pledge that now: it means nothing any more, or contradicts \
                   or repeats an earlier pledge.",
    }

    /// A second proposal.
    PROPOSAL_OPEN {
        code: "haendler.proposal.open",
        section: "Kontor",
        sentence: "A player has one open proposal at once.",
    }

    /// Too many proposals.
    PROPOSALS_SPENT {
        code: "haendler.proposal.spent",
        section: "Kontor",
        sentence: "A player makes at most {most} proposals in a round.",
    }

    /// A proposal that is not open.
    PROPOSAL_NOT_OPEN {
        code: "haendler.proposal.not_open",
        section: "Negotiation Variant",
        sentence: "There is no such proposal.",
    }

    /// A card that was not asked for, or none where one was.
    PROPOSAL_CARD {
        code: "haendler.proposal.card",
        section: "Negotiation Variant",
        sentence: "The proposal does not ask for this.",
    }

    /// What a pledge forbids.
    PLEDGE_BINDS {
        code: "haendler.pledge.binds",
        section: "Negotiation Variant",
        sentence: "You have given seat {seat} a pledge that this would break.",
    }
}
