//! What happened: as it is stored, and as each viewer sees it.
//!
//! Nearly everything happens in the open. What is luck, and what is opened that was secret, reveals
//! something; so does upkeep to everybody else, for whether a player can pay it is news to them.

use kontor_rules::{Seat, events};

use super::{
    cards::{Ability, Influence, InfluenceCards},
    deals::{Deal, Pledge},
    goods::{Good, Goods, Sale},
    prices::{Direction, Wheel},
    scores::Placing,
    step::{EndReason, LoadingRight, PassReason, Step},
};

events! {
    /// What happened, as it is stored: with the results of luck and rules, so that it can be applied
    /// without either.
    stored Event;
    /// What happened, as a viewer sees it. What the viewer may not know is null.
    shown EventView as HaendlerEventView to viewer;

    /// The lot decided who plays first in the first round.
    StartingPlayerDrawn = "haendler.starting_player_drawn" {
        /** Who. */ seat: Seat,
    } reveals: true;
    /// A player was dealt a pair of abilities and paid for it.
    AbilitiesDealt = "haendler.abilities_dealt" {
        /** Who. */ seat: Seat,
        /** The pair. */ abilities: Vec<Ability>,
        /** What it cost. */ price: u32,
    } reveals: true;
    /// A player named the ability that is auctioned next and so bid its printed price.
    AbilityNamed = "haendler.ability_named" {
        /** Who. */ seat: Seat,
        /** Which. */ ability: Ability,
        /** The bid. */ price: u32,
    }
    /// A player bid more for the ability.
    AbilityRaised = "haendler.ability_raised" {
        /** Who. */ seat: Seat,
        /** The bid. */ price: u32,
    }
    /// A player bids no more for the ability.
    AbilityPassed = "haendler.ability_passed" {
        /** Who. */ seat: Seat,
        /** Why. */ reason: PassReason,
    }
    /// A player won the auction for an ability.
    AbilitySold = "haendler.ability_sold" {
        /** Who. */ seat: Seat,
        /** Which. */ ability: Ability,
        /** What it cost. */ price: u32,
    }
    /// A round began.
    RoundBegan = "haendler.round_began" {
        /** Which round, from 1. */ round: u32,
        /** Who plays first in it. */ starting_player: Seat,
    }
    /// A step of the round began in which players decide.
    StepBegan = "haendler.step_began" {
        /** Which. */ step: Step,
    }
    /// A player did nothing, or nothing more.
    Passed = "haendler.passed" {
        /** Who. */ seat: Seat,
        /** Why. */ reason: PassReason,
    }
    /// A player purchased a good.
    GoodPurchased = "haendler.good_purchased" {
        /** Who. */ seat: Seat,
        /** Which good. */ good: Good,
        /** The city of the warehouse where it lies now. */ city: String,
        /** What it cost. */ price: u32,
    }
    /// All bids for a wagon were opened, and the highest made a Loading Master.
    BidsRevealed = "haendler.bids_revealed" {
        /** Number of the wagon. */ wagon: u8,
        /** The bids by seat. */ bids: Vec<u32>,
        /** The Loading Master, who alone pays. */ master: Seat,
    } reveals: true;
    /// A player loaded goods.
    GoodsLoaded = "haendler.goods_loaded" {
        /** Number of the wagon. */ wagon: u8,
        /** Whose goods. */ seat: Seat,
        /** What was loaded. */ goods: Goods,
        /** By which right. */ right: LoadingRight,
        /** What the Loading Master got for it. */ fee: u32,
    }
    /// The Loading Master offered a player to load.
    OfferMade = "haendler.offer_made" {
        /** To whom. */ seat: Seat,
        /** The fee for one good, if that is offered. */ fee_for_one: Option<u32>,
        /** The fee for two goods together, if that is offered. */ fee_for_two: Option<u32>,
    }
    /// A player declined the Loading Master's offer, or has loaded otherwise and can load nothing
    /// more of what it is for.
    OfferDeclined = "haendler.offer_declined" {
        /** Who. */ seat: Seat,
    }
    /// A player asked the Loading Master to load; the fee is set aside.
    RequestMade = "haendler.request_made" {
        /** Who. */ seat: Seat,
        /** What would be loaded. */ goods: Goods,
        /** What would be paid. */ fee: u32,
    }
    /// A player withdrew the own request, or has loaded otherwise and cannot load its goods any
    /// more.
    RequestWithdrawn = "haendler.request_withdrawn" {
        /** Who. */ seat: Seat,
    }
    /// The Loading Master declined a player's request.
    RequestDeclined = "haendler.request_declined" {
        /** Whose. */ seat: Seat,
    }
    /// The Loading Master closed the bargaining; open offers and requests lapsed.
    BargainingClosed = "haendler.bargaining_closed" {
        /** Number of the wagon. */ wagon: u8,
    }
    /// The bargaining for a wagon is over in this round.
    BargainingEnded = "haendler.bargaining_ended" {
        /** Number of the wagon. */ wagon: u8,
    }
    /// A player played Broken Axle.
    BrokenAxlePlayed = "haendler.broken_axle_played" {
        /** Who. */ seat: Seat,
        /** Number of the wagon. */ wagon: u8,
    }
    /// A player took an own Broken Axle off a wagon.
    BrokenAxleRemoved = "haendler.broken_axle_removed" {
        /** Who. */ seat: Seat,
        /** Number of the wagon. */ wagon: u8,
    }
    /// A player moved a wagon.
    WagonMoved = "haendler.wagon_moved" {
        /** Who. */ seat: Seat,
        /** Number of the wagon. */ wagon: u8,
        /** The tile that was turned over for it, if one was. */ tile: Option<u8>,
        /** Driver points used. */ driver_points: u8,
        /** The places that it entered, to where it stands. */ route: Vec<String>,
        /** Whether it reached a city. */ arrived: bool,
        /// Whether it met the courier and a card is left, so that the player picks one.
        influence_card: bool,
    }
    /// A player turned over a tile that could move no wagon.
    TileSpent = "haendler.tile_spent" {
        /** Who. */ seat: Seat,
        /** Which. */ tile: u8,
    }
    /// A player moved the courier.
    CourierMoved = "haendler.courier_moved" {
        /** Who. */ seat: Seat,
        /** Where it stands. */ space: String,
        /// Whether it met a wagon and a card is left, so that the player picks one.
        influence_card: bool,
    }
    /// A player's turn of movement is over.
    TurnEnded = "haendler.turn_ended" {
        /** Who. */ seat: Seat,
        /** Why. */ reason: PassReason,
    }
    /// All wagons moved that could; Broken Axles came off.
    BrokenAxlesCleared = "haendler.broken_axles_cleared" {
        /** How many. */ count: u8,
    }
    /// All price wheels were turned over, and prices moved.
    WheelsRevealed = "haendler.wheels_revealed" {
        /** The wheels by seat. */ wheels: Vec<Wheel>,
        /// The level of each price now, in the order cloth, wine, salt, food, iron, silk.
        levels: Vec<u8>,
    } reveals: true;
    /// A player moved a price.
    OfficeUsed = "haendler.office_used" {
        /** Who. */ seat: Seat,
        /** By which of the two abilities. */ office: Ability,
        /** Where to. */ direction: Direction,
        /** Which price. */ good: Good,
        /** Its level now. */ level: u8,
    }
    /// A player sold goods out of a warehouse.
    WarehouseSold = "haendler.warehouse_sold" {
        /** Who. */ seat: Seat,
        /** Whose warehouse. */ city: String,
        /** What. */ goods: Goods,
        /** What it brought. */ proceeds: u32,
    }
    /// A player played Special Sale.
    SpecialSalePlayed = "haendler.special_sale_played" {
        /** Who. */ seat: Seat,
        /** Whose warehouse. */ city: String,
        /** Which good. */ good: Good,
        /** What it brought. */ proceeds: u32,
    }
    /// Wagons that reached a city in this round were counted.
    WagonsArrived = "haendler.wagons_arrived" {
        /** Numbers of the wagons. */ wagons: Vec<u8>,
        /** Arrivals in all; the cylinder stops at 8. */ arrivals: u32,
    }
    /// A player played Sale with Bonus.
    SaleWithBonusPlayed = "haendler.sale_with_bonus_played" {
        /** Who. */ seat: Seat,
        /** Number of the wagon. */ wagon: u8,
    }
    /// The goods of a wagon were sold.
    WagonSold = "haendler.wagon_sold" {
        /** Number of the wagon. */ wagon: u8,
        /** Where. */ city: String,
        /** What it brought to whom; only players with goods on the wagon. */ sales: Vec<Sale>,
    }
    /// The bonus markers moved.
    BonusMarkersMoved = "haendler.bonus_markers_moved" {
        /** The bonus of each city now, in the order of the board. */ bonuses: Vec<u32>,
    }
    /// A player paid upkeep.
    UpkeepPaid = "haendler.upkeep_paid" {
        /** Who. */ seat: Seat,
        /** How much. */ amount: u32,
    } reveals: !viewer.is(*seat);
    /// A player could not pay upkeep, showed the money, fell, and paid what the new rank costs.
    UpkeepMissed = "haendler.upkeep_missed" {
        /** Who. */ seat: Seat,
        /** The money shown. */ money: u32,
        /** The rank after the fall. */ rank: u8,
        /** What was paid. */ amount: u32,
    } reveals: !viewer.is(*seat);
    /// A player took a credit.
    CreditTaken = "haendler.credit_taken" {
        /** Who. */ seat: Seat,
        /** What it brought. */ amount: u32,
    }
    /// A player repaid a credit.
    CreditRepaid = "haendler.credit_repaid" {
        /** Who. */ seat: Seat,
        /** What was paid. */ amount: u32,
    }
    /// A player purchased status.
    StatusPurchased = "haendler.status_purchased" {
        /** Who. */ seat: Seat,
        /** How many levels. */ levels: u8,
        /** How many of them by Social Climbing. */ cards: u8,
        /** What they cost together. */ price: u32,
        /** The rank now. */ rank: u8,
    }
    /// A player proposed a deal. What it gives at once was set aside.
    DealProposed = "haendler.deal_proposed" {
        /** Who. */ seat: Seat,
        /** The deal. */ deal: Deal,
    }
    /// A player withdrew a proposal. What was set aside came back.
    ProposalWithdrawn = "haendler.proposal_withdrawn" {
        /** Whose proposal. */ seat: Seat,
        /** To whom it was made. */ receiver: Seat,
    }
    /// A proposal was declined. What was set aside came back.
    ProposalDeclined = "haendler.proposal_declined" {
        /** Whose proposal. */ seat: Seat,
        /** To whom it was made. */ receiver: Seat,
    }
    /// A proposal lapsed: with the phase, before upkeep, or because something in it cannot be
    /// pledged any more.
    ProposalLapsed = "haendler.proposal_lapsed" {
        /** Whose proposal. */ seat: Seat,
        /** To whom it was made. */ receiver: Seat,
    }
    /// A deal was made. Money changed hands, and the pledges bind.
    DealMade = "haendler.deal_made" {
        /** Its number, from 1. */ number: u32,
        /** Who had proposed it. */ seat: Seat,
        /** The deal. */ deal: Deal,
    }
    /// An influence card that was named changed hands by a deal.
    CardHandedOver = "haendler.card_handed_over" {
        /** Who gave it. */ giver: Seat,
        /** Who has it now. */ receiver: Seat,
        /** Which. */ card: Influence,
    }
    /// A pledge was kept.
    PledgeKept = "haendler.pledge_kept" {
        /** Number of the deal. */ number: u32,
        /** Who had given it. */ seat: Seat,
        /** To whom. */ receiver: Seat,
        /** The pledge. */ pledge: Pledge,
    }
    /// A pledge lapsed: its time is over, it could not be kept, or what it waited for did not
    /// happen.
    PledgeLapsed = "haendler.pledge_lapsed" {
        /** Number of the deal. */ number: u32,
        /** Who had given it. */ seat: Seat,
        /** To whom. */ receiver: Seat,
        /** The pledge. */ pledge: Pledge,
    }
    /// All movement tiles were turned up again.
    TilesReturned = "haendler.tiles_returned" {
        /** After which round. */ round: u32,
    }
    /// The game is over.
    GameEnded = "haendler.game_ended" {
        /** Why. */ reason: EndReason,
        /// The final standings, best place first and by seat within a place.
        standings: Vec<Placing>,
    } reveals: true;
    /// A player made a bid for a wagon.
    BidMade = "haendler.bid_made" {
        /** Who. */ seat: Seat,
    } only for seat {
        /** The bid; null for everybody but its owner. */ amount: u32,
    }
    /// A player looks through the pile of influence cards, to pick one.
    InfluenceEarned = "haendler.influence_earned" {
        /** Who. */ seat: Seat,
    } only for seat {
        /// What is left in the pile; null for everybody but who looks through it.
        pile: InfluenceCards,
    } reveals: viewer.is(*seat);
    /// A player picked an influence card.
    InfluencePicked = "haendler.influence_picked" {
        /** Who. */ seat: Seat,
    } only for seat {
        /** The card; null for everybody but its owner. */ card: Influence,
    }
    /// A player set the price wheel.
    WheelSet = "haendler.wheel_set" {
        /** Who. */ seat: Seat,
    } only for seat {
        /** The wheel; null for everybody but its owner. */ wheel: Wheel,
    }
    /// A player set an influence card aside that an own proposal does not name.
    CardSetAside = "haendler.card_set_aside" {
        /** Who. */ seat: Seat,
    } only for seat {
        /** The card; null for everybody but its owner. */ card: Influence,
    }
    /// An influence card that was not named changed hands by a deal.
    CardSlippedOver = "haendler.card_slipped_over" {
        /** Who gave it. */ giver: Seat,
        /** Who has it now. */ receiver: Seat,
    } only for giver or receiver {
        /** The card; null for everybody but these two. */ card: Influence,
    } reveals: viewer.is(*receiver);
}
