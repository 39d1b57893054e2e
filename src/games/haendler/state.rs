//! The table as it is: what everybody owns, where everything stands, what is going on.

use std::sync::Arc;

use super::{
    board::{Map, Place},
    cards::{ABILITIES_EACH, Ability, Influence, InfluenceCards},
    components::{
        CREDITS, GOODS_OF_A_KIND, INFLUENCE_OF_A_KIND, LOADER_GOODS_MAX, MASTER_GOODS_MAX,
        START_BONUS, START_MONEY, TILE_MAX, WAGONS, arrivals_to_end,
    },
    deals::{DealtCard, Negotiation},
    goods::{Good, Goods},
    options::{AbilitySetup, Options},
    phase::{Bargain, Done, Phase, Turn},
    scores::Placing,
    step::Step,
};
use kontor_rules::{Hidden, Outcome, PerSeat, Seat, SeatSet, Standing};

/// Everything about a game.
#[derive(Clone, Debug, PartialEq)]
pub struct State {
    /// The version of the rules that the game began with.
    pub version: u32,
    /// What was chosen when the table was made.
    pub options: Arc<Options>,
    /// The board.
    pub map: Arc<Map>,
    /// The round, from 1; 0 before the first.
    pub round: u32,
    /// Who plays first in this round.
    pub starting_player: Seat,
    /// The goods that no player owns.
    pub supply: Goods,
    /// The level of each price, by kind of goods.
    pub levels: [u8; 6],
    /// The step of each city's bonus marker.
    pub bonus: Vec<u8>,
    /// Arrivals so far.
    pub arrivals: u32,
    /// All the money that has come to the table: what players began with, and what the bank paid.
    pub money_come_in: u32,
    /// The wagons.
    pub wagons: [Wagon; WAGONS],
    /// Where the courier stands.
    pub courier: Place,
    /// The influence cards that no player has picked.
    pub pile: Hidden<InfluenceCards>,
    /// The influence cards that were used; they lie open.
    pub used: InfluenceCards,
    /// The players.
    pub players: PerSeat<Player>,
    /// What is going on.
    pub phase: Phase,
    /// Events so far.
    pub events: u64,
    /// A name for what each seat is asked now: the number of the last event that may have changed
    /// it.
    pub keys: PerSeat<u64>,
    /// Proposals, deals and pledges.
    pub negotiation: Negotiation,
}

/// What a player owns.
#[derive(Clone, Debug, PartialEq)]
pub struct Player {
    /// Money in the sack, without what is set aside.
    pub money: Hidden<u32>,
    /// Influence cards.
    pub cards: Hidden<InfluenceCards>,
    /// Level on the status track.
    pub rank: u8,
    /// Credit cards.
    pub credits: u8,
    /// Abilities.
    pub abilities: Vec<Ability>,
    /// Movement tiles that are not turned over yet.
    pub tiles: Vec<u8>,
    /// Goods in the warehouses, by city.
    pub warehouses: Vec<Goods>,
}

/// A wagon.
#[derive(Clone, Debug, PartialEq)]
pub struct Wagon {
    /// Where it stands.
    pub at: Place,
    /// The place it came from; nothing in a city, where it faces all roads.
    pub from: Option<Place>,
    /// The Loading Master, as long as it stands in the city where there was one.
    pub master: Option<Seat>,
    /// Each player's goods.
    pub loads: PerSeat<Goods>,
    /// Whose Broken Axles it carries.
    pub axles: Vec<Seat>,
    /// Whether it reached a city in this round.
    pub arrived: bool,
    /// Who played Sale with Bonus on it in this round.
    pub bonus_for: SeatSet,
}

impl State {
    /// The box before anything has happened.
    pub fn empty(options: &Options, seats: u8, version: u32) -> Self {
        let map = options.map();
        let starts = options.wagon_starts(&map.board);
        let wagon = |place: usize| Wagon {
            at: map.place(&starts[place]),
            from: None,
            master: None,
            loads: PerSeat::from_fn(seats, |_| Goods::NONE),
            axles: Vec::new(),
            arrived: false,
            bonus_for: SeatSet::EMPTY,
        };
        let wagons = [wagon(0), wagon(1), wagon(2)];
        let courier_city = map.place(&options.courier_city(&map.board));
        let start_step = map
            .board
            .bonus_steps
            .iter()
            .position(|step| *step == START_BONUS)
            .expect("boards have this step");
        let start_step = u8::try_from(start_step).expect("tracks are short");
        let has_wagon = |city: Place| wagons.iter().any(|wagon| wagon.at == city);
        let bonus = map.cities().map(|city| if has_wagon(city) { 0 } else { start_step }).collect();
        let is_in_play =
            |kind: &Influence| options.has_broken_axles() || *kind != Influence::BrokenAxle;
        let kinds = Influence::ALL.into_iter().filter(is_in_play);
        let pile =
            kinds.flat_map(|kind| std::iter::repeat_n(kind, INFLUENCE_OF_A_KIND.into())).collect();
        let player = Player {
            money: Hidden::new(START_MONEY),
            cards: Hidden::default(),
            rank: 0,
            credits: 0,
            abilities: Vec::new(),
            tiles: (1..=TILE_MAX).collect(),
            warehouses: map.cities().map(|_| Goods::NONE).collect(),
        };
        State {
            version,
            options: Arc::new(options.clone()),
            round: 0,
            starting_player: Seat(0),
            supply: Goods::each(GOODS_OF_A_KIND),
            levels: [0; 6],
            bonus,
            arrivals: 0,
            money_come_in: START_MONEY * u32::from(seats),
            courier: map.place(&map.board.cities[courier_city.index()].courier_start),
            wagons,
            map: Arc::new(map),
            pile: Hidden::new(pile),
            used: InfluenceCards::NONE,
            players: PerSeat::from_fn(seats, |_| player.clone()),
            phase: Phase::Between { done: Done::Opening },
            events: 0,
            keys: PerSeat::from_fn(seats, |_| 0),
            negotiation: Negotiation::silent(seats),
        }
    }

    /// How many play.
    pub fn seats(&self) -> u8 {
        self.players.seats()
    }

    /// Who comes after a seat in player order, or first; no player after the last.
    pub fn next_in_order(&self, after: Option<Seat>) -> Option<Seat> {
        match after {
            None => Some(self.starting_player),
            Some(seat) => {
                Some(seat.left(self.seats())).filter(|next| *next != self.starting_player)
            }
        }
    }

    /// All seats in player order.
    pub fn player_order(&self) -> impl Iterator<Item = Seat> + use<> {
        let (start, seats) = (self.starting_player, self.seats());
        (0..seats).map(move |steps| Seat((start.0 + steps) % seats))
    }

    /// A player's money, without what is set aside.
    pub fn money(&self, seat: Seat) -> u32 {
        *self.players[seat].money.reveal()
    }

    /// A player's influence cards.
    pub fn cards(&self, seat: Seat) -> InfluenceCards {
        *self.players[seat].cards.reveal()
    }

    /// The influence card that a player has set aside for an open proposal.
    pub fn card_aside(&self, seat: Seat) -> Option<Influence> {
        self.negotiation.proposals[seat].as_ref()?.card.as_ref().map(|card| *card.reveal())
    }

    /// Whether a player may have a card of this kind to play, by what lies open: in the hand, or
    /// set aside for a proposal that can be taken back.
    pub fn may_hold(&self, seat: Seat, kind: Influence) -> bool {
        let of_proposal =
            self.negotiation.proposals[seat].as_ref().and_then(|proposal| proposal.deal.gives.card);
        let is_meant = |card: DealtCard| card.named().is_none_or(|named| named == kind);
        let is_aside = || self.counts_cards_aside() && of_proposal.is_some_and(is_meant);
        self.is_about(kind) && (self.cards(seat).total() > 0 || is_aside())
    }

    /// Whether a card of this kind may still be in a player's hand, by what lies open.
    fn is_about(&self, kind: Influence) -> bool {
        let is_in_play = self.options.has_broken_axles() || kind != Influence::BrokenAxle;
        is_in_play && self.used.of(kind) < INFLUENCE_OF_A_KIND
    }

    /// How many influence cards are left to pick.
    pub fn pile_size(&self) -> u8 {
        self.pile.reveal().total()
    }

    /// Whether a player has an ability.
    pub fn has(&self, seat: Seat, ability: Ability) -> bool {
        self.players[seat].abilities.contains(&ability)
    }

    /// Whether a player may still get an ability in an auction.
    pub fn may_get(&self, seat: Seat, ability: Ability) -> bool {
        let own = &self.players[seat].abilities;
        let one_of_each = self.options.abilities == AbilitySetup::AuctionLargeAndSmall;
        let is_size_owned = || own.iter().any(|other| other.is_large() == ability.is_large());
        own.len() < ABILITIES_EACH && !(one_of_each && is_size_owned())
    }

    /// Whether a player can move prices.
    pub fn has_office(&self, seat: Seat) -> bool {
        Ability::OFFICES.into_iter().any(|office| self.has(seat, office))
    }

    /// What a good costs.
    pub fn buying_price(&self, good: Good) -> u32 {
        self.map.board.prices[usize::from(self.levels[good.index()])].buy
    }

    /// What a delivered good brings.
    pub fn selling_price(&self, good: Good) -> u32 {
        self.map.board.prices[usize::from(self.levels[good.index()])].sell
    }

    /// What goods bring at a price for each kind.
    pub fn value(goods: Goods, price: impl Fn(Good) -> u32) -> u32 {
        goods.kinds().map(|good| u32::from(goods.of(good)) * price(good)).sum()
    }

    /// The bonus of a city as it stands.
    pub fn bonus_of(&self, city: Place) -> u32 {
        self.map.board.bonus_steps[usize::from(self.bonus[city.index()])]
    }

    /// What a level of status costs («Phase 6»).
    pub fn level_price(&self) -> u32 {
        let top = self.map.board.level_prices.len() - 1;
        self.map.board.level_prices
            [usize::try_from(self.arrivals).map_or(top, |arrivals| arrivals.min(top))]
    }

    /// Whether enough wagons arrived to end the game («Game End»).
    pub fn is_last_round(&self) -> bool {
        self.arrivals >= arrivals_to_end(self.seats())
    }

    /// Credit cards that no player has.
    pub fn credits_left(&self) -> u8 {
        CREDITS - self.players.iter().map(|(_, player)| player.credits).sum::<u8>()
    }

    /// A player's goods in the city where a wagon stands.
    pub fn goods_beside(&self, wagon: usize, seat: Seat) -> Goods {
        self.players[seat].warehouses[self.wagons[wagon].at.index()]
    }

    /// Everything that a player could load onto a wagon now, and how much of it at most («Phase
    /// 2»).
    pub fn loadable(&self, wagon: usize, seat: Seat) -> (Goods, u8) {
        let Wagon { master, loads, .. } = &self.wagons[wagon];
        let goods = self.goods_beside(wagon, seat);
        let own = loads[seat];
        if *master == Some(seat) {
            let allowed = if own == Goods::NONE {
                let all = loads.iter().fold(Goods::NONE, |all, (_, load)| all + *load);
                goods.of_kinds_missing_in(all)
            } else {
                goods.of_kinds_in(own)
            };
            return (allowed, MASTER_GOODS_MAX - own.total());
        }
        let of_master = master.map_or(Goods::NONE, |master| loads[master]);
        let most = LOADER_GOODS_MAX.saturating_sub(own.total());
        (goods.of_kinds_missing_in(of_master), most)
    }

    /// All baskets that a player could load; the master's are of one kind each.
    pub fn baskets(&self, wagon: usize, seat: Seat) -> Vec<Goods> {
        let (allowed, most) = self.loadable(wagon, seat);
        if self.wagons[wagon].master == Some(seat) {
            allowed.baskets_of_one_kind(most)
        } else {
            allowed.baskets(most)
        }
    }

    /// Whether a player could load this basket.
    pub fn can_load_basket(&self, wagon: usize, seat: Seat, basket: Goods) -> bool {
        let (allowed, most) = self.loadable(wagon, seat);
        let is_one_kind = || basket.kinds().count() == 1;
        allowed.has_basket(basket, most)
            && (self.wagons[wagon].master != Some(seat) || is_one_kind())
    }

    /// Whether a player could load anything.
    pub fn can_load(&self, wagon: usize, seat: Seat) -> bool {
        let (allowed, most) = self.loadable(wagon, seat);
        allowed != Goods::NONE && most > 0
    }

    /// The result, once the game is over.
    pub fn outcome(&self) -> Option<Outcome> {
        let Phase::Over { reason, standings } = &self.phase else { return None };
        let standing = |placing: &Placing| Standing {
            seat: placing.seat,
            place: placing.place,
            score: placing.rank.into(),
        };
        Some(Outcome { places: standings.iter().map(standing).collect(), reason: reason.id() })
    }

    /// The phase in which a step is decided on.
    pub fn phase_of(&self, step: Step) -> Phase {
        match step {
            Step::NamingAbility { seat } => Phase::NamingAbility { seat },
            Step::Purchasing { seat, lap } => Phase::Purchasing { seat, lap, bought: 0 },
            Step::Bidding { wagon } => Phase::Bidding {
                wagon: index(wagon),
                bids: PerSeat::from_fn(self.seats(), |_| None),
            },
            Step::MasterLoading { wagon, seat } => {
                Phase::MasterLoading { wagon: index(wagon), master: seat }
            }
            Step::Bargaining { wagon } => {
                let wagon = index(wagon);
                let master =
                    self.wagons[wagon].master.expect("a wagon is loaded when it has a master");
                let bargains = PerSeat::from_fn(self.seats(), |_| Bargain::default());
                Phase::Bargaining { wagon, master, closed: false, bargains }
            }
            Step::FixedLoading { wagon, seat } => Phase::FixedLoading { wagon: index(wagon), seat },
            Step::PlayingAxles { seat } => Phase::PlayingAxles { seat },
            Step::Moving { seat } => Phase::Moving { turn: self.begun_turn(seat) },
            Step::SettingWheels {} => {
                Phase::SettingWheels { wheels: PerSeat::from_fn(self.seats(), |_| None) }
            }
            Step::UsingOffices { seat } => Phase::UsingOffices { seat, used: Vec::new() },
            Step::WarehouseSelling { seat } => Phase::WarehouseSelling { seat },
            Step::SpecialSale { seat } => Phase::SpecialSale { seat },
            Step::BonusSale { seat } => Phase::BonusSale { seat },
            Step::OfferedCredit { seat } => Phase::OfferedCredit { seat },
            Step::Rising { seat } => Phase::Rising { seat },
            Step::Repaying { seat } => Phase::Repaying { seat },
        }
    }

    fn begun_turn(&self, seat: Seat) -> Turn {
        let driver_points =
            self.players[seat].abilities.iter().map(|ability| ability.driver_points()).sum();
        Turn {
            seat,
            axles_decided: false,
            tile_turned: false,
            driver_points,
            moved: [false; WAGONS],
            courier_moved: false,
            picking: false,
        }
    }
}

/// Place in the list of wagons of the one with this number.
pub fn index(wagon: u8) -> usize {
    usize::from(wagon) - 1
}

/// Number of the wagon at this place of the list.
pub fn number(wagon: usize) -> u8 {
    u8::try_from(wagon + 1).expect("there are three wagons")
}
