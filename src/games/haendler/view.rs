//! What players see, and the worlds they may imagine. The only file that reads money, cards, bids and wheels for output.

use serde::Serialize;
use utoipa::ToSchema;

use super::{
    action::Arrow,
    components::{Ability, COIN, Good, Goods, INFLUENCE_OF_A_KIND, Influence, InfluenceCards, arrivals_to_end},
    event::{EndReason, Event, Wheel},
    scoring::Placing,
    state::{Auction, Bargain, Offer, Phase, Player, Request, State, Turn, Wagon, number},
};
use crate::rules::{Chance, Hidden, Seat, Viewer, shuffle};

/// The table.
#[derive(Debug, PartialEq, Serialize, ToSchema)]
#[schema(as = HaendlerView)]
pub struct View {
    /// The round, from 1; 0 during the set-up.
    pub round: u32,
    /// Who plays first in this round.
    pub starting_player: Seat,
    /// What is going on.
    pub phase: PhaseView,
    /// The price of each kind of goods.
    pub prices: Vec<PriceView>,
    /// The goods that nobody owns.
    pub supply: Goods,
    /// The cities, in the order of the board.
    pub cities: Vec<CityView>,
    /// The wagons, by number.
    #[schema(min_items = 3, max_items = 3)]
    pub wagons: Vec<WagonView>,
    /// The space where the courier stands.
    pub courier: String,
    /// Arrivals so far; the cylinder stops at 8.
    pub arrivals: u32,
    /// Arrivals that end the game.
    pub arrivals_to_end: u32,
    /// What a level of status costs now.
    pub level_price: u32,
    /// Influence cards in the pile; which ones, only a player sees who picks one.
    pub influence_pile: u8,
    /// Influence cards that were used.
    pub influence_used: InfluenceCards,
    /// The players by seat.
    #[schema(min_items = 2, max_items = 4)]
    pub players: Vec<PlayerView>,
}

/// The price of a kind of goods.
#[derive(Debug, PartialEq, Serialize, ToSchema)]
#[schema(as = HaendlerPrice)]
pub struct PriceView {
    /// Which kind.
    pub good: Good,
    /// Its level on the price track, from 0.
    pub level: u8,
    /// What it costs.
    pub buy: u32,
    /// What it brings when it is delivered.
    pub sell: u32,
}

/// A city.
#[derive(Debug, PartialEq, Serialize, ToSchema)]
#[schema(as = HaendlerCityView)]
pub struct CityView {
    /// Its id.
    pub city: String,
    /// Where its bonus marker stands.
    pub bonus: u32,
}

/// A wagon.
#[derive(Debug, PartialEq, Serialize, ToSchema)]
#[schema(as = HaendlerWagon)]
pub struct WagonView {
    /// Its number.
    pub wagon: u8,
    /// The city or space where it stands.
    pub place: String,
    /// The place that it came from and cannot go back to; `null` in a city.
    #[schema(required = true)]
    pub from: Option<String>,
    /// Its Loading Master, while it stands in the city where there is one.
    #[schema(required = true)]
    pub master: Option<Seat>,
    /// Each player's goods, by seat.
    pub loads: Vec<Goods>,
    /// The owners of the Broken Axles on it.
    pub broken_axles: Vec<Seat>,
    /// Whether it reached a city in this round.
    pub arrived: bool,
    /// Who played Sale with Bonus on it in this round.
    pub sale_with_bonus: Vec<Seat>,
}

/// A player.
#[derive(Debug, PartialEq, Serialize, ToSchema)]
#[schema(as = HaendlerPlayer)]
pub struct PlayerView {
    /// The player's seat.
    pub seat: Seat,
    /// Level on the status track, from 0.
    pub rank: u8,
    /// Credit cards.
    pub credits: u8,
    /// Abilities.
    pub abilities: Vec<Ability>,
    /// Movement tiles that are not turned over.
    pub tiles: Vec<u8>,
    /// Goods in the warehouses, by city in the order of the board.
    pub warehouses: Vec<Goods>,
    /// Money without what is set aside; `null` for everybody but its owner, until the game is over.
    #[schema(required = true)]
    pub money: Option<u32>,
    /// How many influence cards the player holds.
    pub influence_count: u8,
    /// Which; `null` for everybody but their owner.
    #[schema(required = true)]
    pub influence_cards: Option<InfluenceCards>,
}

/// What is going on.
#[derive(Debug, PartialEq, Serialize, ToSchema)]
#[serde(tag = "phase", rename_all = "snake_case")]
#[schema(as = HaendlerPhase)]
pub enum PhaseView {
    /// A player names the ability that is auctioned next.
    NamingAbility {
        /// Who.
        seat: Seat,
    },
    /// An ability is auctioned.
    Auction {
        /// Which.
        ability: Ability,
        /// The highest bid.
        price: u32,
        /// Whose.
        leader: Seat,
        /// Who may still bid, the leader included.
        bidders: Vec<Seat>,
    },
    /// Phase 1: a player purchases.
    Purchasing {
        /// Who.
        seat: Seat,
        /// The lap; there are two in the first round.
        lap: u8,
        /// Goods purchased so far.
        bought: u8,
    },
    /// Phase 2: all bid for a wagon.
    Bidding {
        /// Number of the wagon.
        wagon: u8,
        /// Who has bid.
        has_bid: Vec<Seat>,
        /// The own bid; `null` where there is none.
        #[schema(required = true)]
        own_bid: Option<u32>,
    },
    /// Phase 2: the Loading Master loads.
    MasterLoading {
        /// Number of the wagon.
        wagon: u8,
        /// The master.
        master: Seat,
    },
    /// Phase 2: the Loading Master bargains.
    Bargaining {
        /// Number of the wagon.
        wagon: u8,
        /// The master.
        master: Seat,
        /// Whether the master has closed.
        closed: bool,
        /// What lies between the master and each player, by seat.
        bargains: Vec<BargainView>,
    },
    /// Phase 2: a player may load at the fixed price.
    FixedLoading {
        /// Number of the wagon.
        wagon: u8,
        /// Who.
        seat: Seat,
    },
    /// Phase 3: a player may play Broken Axle.
    PlayingAxles {
        /// Who.
        seat: Seat,
    },
    /// Phase 3: a player moves.
    Moving {
        /// Who.
        seat: Seat,
        /// Whether a tile is turned over in this turn.
        tile_turned: bool,
        /// Driver points that are left.
        driver_points: u8,
        /// Numbers of the wagons that moved in this turn.
        moved: Vec<u8>,
        /// Whether the courier moved in this turn.
        courier_moved: bool,
        /// Whether the player picks an influence card.
        picking: bool,
    },
    /// Phase 4: all set their price wheels.
    SettingWheels {
        /// Who has.
        has_set: Vec<Seat>,
        /// The own wheel; `null` where it is not set.
        #[schema(required = true)]
        own_wheel: Option<Wheel>,
    },
    /// Phase 4: a player may use offices.
    UsingOffices {
        /// Who.
        seat: Seat,
    },
    /// Phase 4: a player may use Warehouse Selling.
    WarehouseSelling {
        /// Who.
        seat: Seat,
    },
    /// Phase 4: a player may play Special Sale.
    SpecialSale {
        /// Who.
        seat: Seat,
    },
    /// Phase 5: a player may play Sale with Bonus.
    BonusSale {
        /// Who.
        seat: Seat,
    },
    /// Phase 6: a player who fell may take a credit.
    OfferedCredit {
        /// Who.
        seat: Seat,
    },
    /// Phase 6: a player may purchase status.
    Rising {
        /// Who.
        seat: Seat,
    },
    /// The game has ended.
    Over {
        /// Why.
        reason: EndReason,
        /// The final standings, best place first and by seat within a place.
        standings: Vec<Placing>,
    },
}

/// What lies between the Loading Master and another player.
#[derive(Debug, PartialEq, Serialize, ToSchema)]
#[schema(as = HaendlerBargain)]
pub struct BargainView {
    /// The other player; the master's own entry is empty.
    pub seat: Seat,
    /// The master's offer; `null` where none is open.
    #[schema(required = true)]
    pub offer: Option<OfferView>,
    /// The player's request; `null` where none is open.
    #[schema(required = true)]
    pub request: Option<RequestView>,
    /// Whether the player has passed since the last offer.
    pub passed: bool,
}

/// An offer of the Loading Master.
#[derive(Debug, PartialEq, Serialize, ToSchema)]
#[schema(as = HaendlerOffer)]
pub struct OfferView {
    /// The fee for one good; `null` if that is not offered.
    #[schema(required = true)]
    pub fee_for_one: Option<u32>,
    /// The fee for two goods together; `null` if that is not offered.
    #[schema(required = true)]
    pub fee_for_two: Option<u32>,
}

/// A player's request.
#[derive(Debug, PartialEq, Serialize, ToSchema)]
#[schema(as = HaendlerRequest)]
pub struct RequestView {
    /// What would be loaded.
    pub goods: Goods,
    /// What would be paid; it is set aside.
    pub fee: u32,
}

/// What the table looks like to a viewer.
pub fn view(state: &State, viewer: Viewer) -> View {
    let price = |good: Good| PriceView {
        good,
        level: state.levels[good.index()],
        buy: state.buying_price(good),
        sell: state.selling_price(good),
    };
    let city = |city| CityView { city: state.map.id(city), bonus: state.bonus_of(city) };
    View {
        round: state.round,
        starting_player: state.starting_player,
        phase: phase_view(state, viewer),
        prices: Good::ALL.into_iter().map(price).collect(),
        supply: state.supply,
        cities: state.map.cities().map(city).collect(),
        wagons: state.wagons.iter().enumerate().map(|(place, wagon)| wagon_view(state, place, wagon)).collect(),
        courier: state.map.id(state.courier),
        arrivals: state.arrivals,
        arrivals_to_end: arrivals_to_end(state.seats()),
        level_price: state.level_price(),
        influence_pile: state.pile_size(),
        influence_used: state.used,
        players: state.players.iter().map(|(seat, player)| player_view(state, seat, player, viewer)).collect(),
    }
}

fn wagon_view(state: &State, place: usize, wagon: &Wagon) -> WagonView {
    WagonView {
        wagon: number(place),
        place: state.map.id(wagon.at),
        from: wagon.from.map(|from| state.map.id(from)),
        master: wagon.master,
        loads: wagon.loads.as_slice().to_vec(),
        broken_axles: wagon.axles.clone(),
        arrived: wagon.arrived,
        sale_with_bonus: wagon.bonus_for.iter().collect(),
    }
}

fn player_view(state: &State, seat: Seat, player: &Player, viewer: Viewer) -> PlayerView {
    let is_over = matches!(state.phase, Phase::Over { .. });
    PlayerView {
        seat,
        rank: player.rank,
        credits: player.credits,
        abilities: player.abilities.clone(),
        tiles: player.tiles.clone(),
        warehouses: player.warehouses.clone(),
        // The owner looks into the sack; at the end everybody does («Game End»).
        money: (viewer.is(seat) || is_over).then(|| *player.money.reveal()),
        // How many cards somebody holds lies open, which only to their owner («Phase 3»).
        influence_count: player.cards.reveal().total(),
        influence_cards: viewer.is(seat).then(|| *player.cards.reveal()),
    }
}

fn phase_view(state: &State, viewer: Viewer) -> PhaseView {
    match &state.phase {
        Phase::Between { .. } => unreachable!("a commit ends with a question or with the game"),
        Phase::NamingAbility { seat } => PhaseView::NamingAbility { seat: *seat },
        Phase::Auction { auction: Auction { ability, price, leader, bidders, spoke: _ } } => {
            PhaseView::Auction { ability: *ability, price: *price, leader: *leader, bidders: bidders.iter().collect() }
        }
        Phase::Purchasing { seat, lap, bought } => PhaseView::Purchasing { seat: *seat, lap: *lap, bought: *bought },
        Phase::Bidding { wagon, bids } => PhaseView::Bidding {
            wagon: number(*wagon),
            has_bid: bids.iter().filter(|(_, bid)| bid.is_some()).map(|(seat, _)| seat).collect(),
            // Each player knows the own bid, the others that it is made («Phase 2»).
            own_bid: viewer.seat().and_then(|seat| bids[seat].as_ref()).map(|bid| *bid.reveal()),
        },
        Phase::MasterLoading { wagon, master } => PhaseView::MasterLoading { wagon: number(*wagon), master: *master },
        Phase::Bargaining { wagon, master, closed, bargains } => PhaseView::Bargaining {
            wagon: number(*wagon),
            master: *master,
            closed: *closed,
            bargains: bargains.iter().map(|(seat, bargain)| bargain_view(seat, bargain)).collect(),
        },
        Phase::FixedLoading { wagon, seat } => PhaseView::FixedLoading { wagon: number(*wagon), seat: *seat },
        Phase::PlayingAxles { seat } => PhaseView::PlayingAxles { seat: *seat },
        Phase::Moving { turn } => turn_view(turn),
        Phase::SettingWheels { wheels } => PhaseView::SettingWheels {
            has_set: wheels.iter().filter(|(_, wheel)| wheel.is_some()).map(|(seat, _)| seat).collect(),
            // Each player knows the own wheel («Phase 4»).
            own_wheel: viewer.seat().and_then(|seat| wheels[seat].as_ref()).map(|wheel| *wheel.reveal()),
        },
        Phase::UsingOffices { seat, used: _ } => PhaseView::UsingOffices { seat: *seat },
        Phase::WarehouseSelling { seat } => PhaseView::WarehouseSelling { seat: *seat },
        Phase::SpecialSale { seat } => PhaseView::SpecialSale { seat: *seat },
        Phase::BonusSale { seat } => PhaseView::BonusSale { seat: *seat },
        Phase::OfferedCredit { seat } => PhaseView::OfferedCredit { seat: *seat },
        Phase::Rising { seat } => PhaseView::Rising { seat: *seat },
        Phase::Over { reason, standings } => PhaseView::Over { reason: *reason, standings: standings.clone() },
    }
}

fn bargain_view(seat: Seat, bargain: &Bargain) -> BargainView {
    let offer = |Offer { fee_for_one, fee_for_two }| OfferView { fee_for_one, fee_for_two };
    let request = |Request { goods, fee }| RequestView { goods, fee };
    BargainView { seat, offer: bargain.offer.map(offer), request: bargain.request.map(request), passed: bargain.passed }
}

fn turn_view(turn: &Turn) -> PhaseView {
    PhaseView::Moving {
        seat: turn.seat,
        tile_turned: turn.tile_turned,
        driver_points: turn.driver_points,
        moved: (0..turn.moved.len()).filter(|wagon| turn.moved[*wagon]).map(number).collect(),
        courier_moved: turn.courier_moved,
        picking: turn.picking,
    }
}

/// Whether luck, or the opening of something secret, decided something in the event. Whether somebody can pay upkeep is news
/// to everybody else.
pub fn reveals(event: &Event, viewer: Viewer) -> bool {
    match event {
        Event::StartingPlayerDrawn { .. }
        | Event::AbilitiesDealt { .. }
        | Event::BidsRevealed { .. }
        | Event::WheelsRevealed { .. }
        | Event::GameEnded { .. } => true,
        Event::UpkeepPaid { seat, .. } | Event::UpkeepMissed { seat, .. } => !viewer.is(*seat),
        // Who looks through the pile sees what is in it.
        Event::InfluenceEarned { seat, .. } => viewer.is(*seat),
        Event::AbilityNamed { .. }
        | Event::AbilityRaised { .. }
        | Event::AbilityPassed { .. }
        | Event::AbilitySold { .. }
        | Event::RoundBegan { .. }
        | Event::StepBegan { .. }
        | Event::Passed { .. }
        | Event::GoodPurchased { .. }
        | Event::BidMade { .. }
        | Event::GoodsLoaded { .. }
        | Event::OfferMade { .. }
        | Event::OfferDeclined { .. }
        | Event::RequestMade { .. }
        | Event::RequestWithdrawn { .. }
        | Event::RequestDeclined { .. }
        | Event::BargainingClosed { .. }
        | Event::BargainingEnded { .. }
        | Event::BrokenAxlePlayed { .. }
        | Event::BrokenAxleRemoved { .. }
        | Event::WagonMoved { .. }
        | Event::TileSpent { .. }
        | Event::CourierMoved { .. }
        | Event::InfluencePicked { .. }
        | Event::TurnEnded { .. }
        | Event::BrokenAxlesCleared { .. }
        | Event::WheelSet { .. }
        | Event::OfficeUsed { .. }
        | Event::WarehouseSold { .. }
        | Event::SpecialSalePlayed { .. }
        | Event::WagonsArrived { .. }
        | Event::SaleWithBonusPlayed { .. }
        | Event::WagonSold { .. }
        | Event::BonusMarkersMoved { .. }
        | Event::CreditTaken { .. }
        | Event::CreditRepaid { .. }
        | Event::StatusPurchased { .. }
        | Event::TilesReturned { .. } => false,
    }
}

/// Money that an imagined sack holds at the most, in coins.
const IMAGINED_COINS_MOST: u32 = 60;

/// Whether others' money is hidden: not in the set-up, where nobody has paid but in the open, nor at the end.
pub fn hides_money(state: &State) -> bool {
    state.round > 0 && !matches!(state.phase, Phase::Over { .. })
}

/// Another table that the viewer cannot tell from this one: others' money, cards, bids and wheels may be any.
pub fn imagine(state: &State, viewer: Viewer, chance: &mut dyn Chance) -> State {
    let mut imagined = state.clone();
    if matches!(state.phase, Phase::Over { .. }) {
        deal_cards(&mut imagined, viewer, chance);
        return imagined;
    }
    if hides_money(state) {
        for (seat, player) in imagined.players.iter_mut() {
            if !viewer.is(seat) {
                *player.money.reveal_mut() = COIN * chance.below(IMAGINED_COINS_MOST + 1);
            }
        }
    }
    match &mut imagined.phase {
        Phase::Bidding { bids, .. } => {
            for (seat, bid) in bids.iter_mut().filter(|(seat, _)| !viewer.is(*seat)) {
                if let Some(bid) = bid {
                    // The bid was drawn out of the sack.
                    let money = imagined.players[seat].money.reveal_mut();
                    let amount = COIN * imagined_bid(*money / COIN, chance);
                    *money -= amount;
                    *bid = Hidden::new(amount);
                }
            }
        }
        Phase::SettingWheels { wheels } => {
            let unknown = wheels.iter_mut().filter(|(seat, _)| !viewer.is(*seat)).filter_map(|(_, wheel)| wheel.as_mut());
            for wheel in unknown {
                let arrows = u32::try_from(Arrow::ALL.len()).expect("there are seven");
                let mut arrow = || Arrow::ALL[chance.below(arrows) as usize];
                *wheel = Hidden::new(Wheel { first: arrow(), second: arrow() });
            }
        }
        Phase::Between { .. }
        | Phase::NamingAbility { .. }
        | Phase::Auction { .. }
        | Phase::Purchasing { .. }
        | Phase::MasterLoading { .. }
        | Phase::Bargaining { .. }
        | Phase::FixedLoading { .. }
        | Phase::PlayingAxles { .. }
        | Phase::Moving { .. }
        | Phase::UsingOffices { .. }
        | Phase::WarehouseSelling { .. }
        | Phase::SpecialSale { .. }
        | Phase::BonusSale { .. }
        | Phase::OfferedCredit { .. }
        | Phase::Rising { .. }
        | Phase::Over { .. } => {}
    }
    deal_cards(&mut imagined, viewer, chance);
    imagined
}

/// Any part of the money, in coins, but rather a small one: nobody bids everything for a wagon if there is another choice.
fn imagined_bid(coins: u32, chance: &mut dyn Chance) -> u32 {
    (0..3).fold(coins, |most, _| chance.below(most + 1))
}

/// Whether the viewer is looking through the pile right now («Phase 3»).
pub fn sees_pile(state: &State, viewer: Viewer) -> bool {
    matches!(&state.phase, Phase::Moving { turn } if turn.picking && viewer.is(turn.seat))
}

/// Deals the cards that the viewer does not see among pile and hands, as many to each as it has.
fn deal_cards(imagined: &mut State, viewer: Viewer, chance: &mut dyn Chance) {
    let sees_pile = sees_pile(imagined, viewer);
    let in_play = |kind: &Influence| imagined.options.broken_axle || *kind != Influence::BrokenAxle;
    let own = viewer.seat().map_or(InfluenceCards::NONE, |seat| imagined.cards(seat));
    let pile = *imagined.pile.reveal();
    let known = |kind: Influence| imagined.used.of(kind) + own.of(kind) + if sees_pile { pile.of(kind) } else { 0 };
    let unknown = |kind: Influence| std::iter::repeat_n(kind, (INFLUENCE_OF_A_KIND - known(kind)).into());
    let mut cards: Vec<Influence> = Influence::ALL.into_iter().filter(in_play).flat_map(unknown).collect();
    shuffle(chance, &mut cards);
    for (_, player) in imagined.players.iter_mut().filter(|(seat, _)| !viewer.is(*seat)) {
        let hand = cards.split_off(cards.len() - usize::from(player.cards.reveal().total()));
        player.cards = Hidden::new(hand.into_iter().collect());
    }
    if !sees_pile {
        imagined.pile = Hidden::new(cards.into_iter().collect());
    }
}
