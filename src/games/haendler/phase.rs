//! What is going on at the table, and how far it is.

use super::{
    cards::Ability, components::WAGONS, goods::Goods, prices::Wheel, scores::Placing,
    step::EndReason,
};
use kontor_rules::{Hidden, PerSeat, Seat, SeatSet};

/// What is going on.
#[derive(Clone, Debug, PartialEq)]
pub enum Phase {
    /// Something is done; the game never rests here.
    Between {
        /// What.
        done: Done,
    },
    /// An ability is named to be auctioned.
    NamingAbility {
        /// By whom.
        seat: Seat,
    },
    /// An ability is auctioned.
    Auction {
        /// How far it is.
        auction: Auction,
    },
    /// A player purchases.
    Purchasing {
        /// Who.
        seat: Seat,
        /// The lap.
        lap: u8,
        /// Goods so far.
        bought: u8,
    },
    /// All bid for a wagon.
    Bidding {
        /// Its place in the list of wagons.
        wagon: usize,
        /// The bids of those who have bid.
        bids: PerSeat<Option<Hidden<u32>>>,
    },
    /// The Loading Master loads.
    MasterLoading {
        /// Place of the wagon in the list.
        wagon: usize,
        /// The master.
        master: Seat,
    },
    /// The Loading Master bargains.
    Bargaining {
        /// Place of the wagon in the list.
        wagon: usize,
        /// The master.
        master: Seat,
        /// Whether the master has closed.
        closed: bool,
        /// What lies between the master and each other player.
        bargains: PerSeat<Bargain>,
    },
    /// A player may load at the fixed price.
    FixedLoading {
        /// Place of the wagon in the list.
        wagon: usize,
        /// Who.
        seat: Seat,
    },
    /// A player may play Broken Axle.
    PlayingAxles {
        /// Who.
        seat: Seat,
    },
    /// A player moves.
    Moving {
        /// The turn.
        turn: Turn,
    },
    /// All set their wheels.
    SettingWheels {
        /// The wheels of those who have set theirs.
        wheels: PerSeat<Option<Hidden<Wheel>>>,
    },
    /// A player may use offices.
    UsingOffices {
        /// Who.
        seat: Seat,
        /// Those used already.
        used: Vec<Ability>,
    },
    /// A player may sell out of a warehouse.
    WarehouseSelling {
        /// Who.
        seat: Seat,
    },
    /// A player may play Special Sale.
    SpecialSale {
        /// Who.
        seat: Seat,
    },
    /// A player may play Sale with Bonus.
    BonusSale {
        /// Who.
        seat: Seat,
    },
    /// A player who fell may take a credit.
    OfferedCredit {
        /// Who.
        seat: Seat,
    },
    /// A player may purchase status.
    Rising {
        /// Who.
        seat: Seat,
    },
    /// A player may repay credits for the last time.
    Repaying {
        /// Who.
        seat: Seat,
    },
    /// The game has ended.
    Over {
        /// Why.
        reason: EndReason,
        /// The final standings.
        standings: Vec<Placing>,
    },
}

/// What has just been done. The order of these is the course of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Done {
    /// The box was opened.
    Opening,
    /// The first Starting player was drawn.
    StartDrawn,
    /// An ability was sold, or a player forwent one.
    AbilitySold,
    /// Abilities were dealt or auctioned.
    Abilities,
    /// A round began.
    RoundBegan,
    /// A player purchased.
    Purchase(Seat, u8),
    /// A wagon has a master.
    Bids(usize),
    /// Its master has loaded.
    MasterLoaded(usize),
    /// A player has loaded at the fixed price.
    FixedLoading(usize, Seat),
    /// A wagon is loaded.
    Loaded(usize),
    /// A player played Broken Axles.
    Axles(Seat),
    /// A player moved.
    Turn(Seat),
    /// Broken Axles came off.
    AxlesCleared,
    /// Prices moved by wheels.
    Wheels,
    /// A player used offices.
    Office(Seat),
    /// Warehouse Selling is done.
    WarehouseSelling,
    /// A player played Special Sales.
    SpecialSale(Seat),
    /// Arrivals were counted.
    Arrivals,
    /// A player played Sales with Bonus.
    BonusSale(Seat),
    /// So many wagons were sold.
    Sales(usize),
    /// Bonus markers moved.
    BonusMarkers,
    /// A player paid upkeep.
    Upkeep(Seat),
    /// A player could not pay upkeep and fell.
    UpkeepMissed(Seat),
    /// A player purchased status.
    Rise(Seat),
    /// A player has decided on the last repayment.
    LastRepayment(Seat),
    /// Tiles were turned up.
    TilesReturned,
}

/// An auction for an ability.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Auction {
    /// Which.
    pub ability: Ability,
    /// The highest bid.
    pub price: u32,
    /// Whose.
    pub leader: Seat,
    /// Who may still bid, and has not passed.
    pub bidders: SeatSet,
}

/// What lies between the Loading Master and another player.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Bargain {
    /// The master's offer.
    pub offer: Option<Offer>,
    /// The player's request.
    pub request: Option<Request>,
    /// Whether the player has passed since the last offer.
    pub passed: bool,
    /// Whether the player has loaded in this window.
    pub loaded: bool,
    /// Whether the player has answered after the master had closed.
    pub answered_closing: bool,
    /// Offers made.
    pub offers: u8,
    /// Requests made.
    pub requests: u8,
}

/// An offer of the Loading Master.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Offer {
    /// The fee for one good.
    pub fee_for_one: Option<u32>,
    /// The fee for two goods together.
    pub fee_for_two: Option<u32>,
}

impl Offer {
    /// The fee for so many goods, if that is offered.
    pub fn fee(self, goods: u8) -> Option<u32> {
        match goods {
            1 => self.fee_for_one,
            2 => self.fee_for_two,
            _ => None,
        }
    }
}

/// A player's request to load.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Request {
    /// What.
    pub goods: Goods,
    /// For which fee; it is set aside.
    pub fee: u32,
}

/// A turn of movement.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Turn {
    /// Whose.
    pub seat: Seat,
    /// Whether the own Broken Axles are decided on.
    pub axles_decided: bool,
    /// Whether a tile is turned over.
    pub tile_turned: bool,
    /// Driver points that are left.
    pub driver_points: u8,
    /// Which wagons moved in this turn.
    pub moved: [bool; WAGONS],
    /// Whether the courier moved.
    pub courier_moved: bool,
    /// Whether an influence card has to be picked.
    pub picking: bool,
}
