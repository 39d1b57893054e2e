//! What players see of the table. Only the files of the view read hidden money, cards, bids and
//! wheels for output.

mod phase;

use kontor_rules::{Seat, Viewer};
use serde::Serialize;
use utoipa::ToSchema;

pub use phase::{BargainView, OfferView, PhaseView, RequestView};

use super::{
    cards::{Ability, Influence, InfluenceCards},
    components::{PROPOSALS_MAX, arrivals_to_end},
    deals::{Deal, Negotiation, Obligation, Pledge, Proposal},
    goods::{Good, Goods},
    phase::Phase,
    state::{Player, State, Wagon, number},
};
use phase::phase_view;

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
    /// The goods that no player owns.
    pub supply: Goods,
    /// The cities, in the order of the board.
    pub cities: Vec<CityView>,
    /// The wagons, by number.
    #[schema(min_items = 3, max_items = 3)]
    pub wagons: Vec<WagonView>,
    /// The space where the courier stands.
    pub courier: String,
    /// Arrivals so far, which may be more than the arrival track counts.
    pub arrivals: u32,
    /// Where the cylinder stands on the arrival track; it stops at 8. Games that began under
    /// `haendler/1` do not have it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false, maximum = 8)]
    pub cylinder: Option<u32>,
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
    /// What lies between players by deals; null where the table plays without negotiation.
    pub negotiation: Option<NegotiationView>,
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

/// What lies between players by deals.
#[derive(Debug, PartialEq, Serialize, ToSchema)]
#[schema(as = HaendlerNegotiation)]
pub struct NegotiationView {
    /// The open proposals, one of each player at most.
    #[schema(max_items = 4)]
    pub proposals: Vec<ProposalView>,
    /// Proposals that each player can still make in this round, by seat.
    pub proposals_left: Vec<u8>,
    /// Pledges that have neither been kept nor lapsed, in the order of their deals.
    pub pledges: Vec<PledgeView>,
}

/// A proposal that is open.
#[derive(Debug, PartialEq, Serialize, ToSchema)]
#[schema(as = HaendlerProposal)]
pub struct ProposalView {
    /// Who made it.
    pub seat: Seat,
    /// The deal. What the proposer gives at once is set aside.
    pub deal: Deal,
    /// The influence card set aside; `null` if none is, and for everybody but its owner where it is
    /// the giver's choice.
    #[schema(required = true)]
    pub card: Option<Influence>,
}

/// A pledge that is in force, or will be.
#[derive(Debug, PartialEq, Serialize, ToSchema)]
#[schema(as = HaendlerGivenPledge)]
pub struct PledgeView {
    /// Number of the deal.
    pub number: u32,
    /// Who gave it.
    pub seat: Seat,
    /// To whom.
    pub receiver: Seat,
    /// What was pledged.
    pub pledge: Pledge,
    /// Whether the other's pledge has to be kept before it binds.
    pub waits: bool,
    /// The round in which the deal was made.
    pub round: u32,
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
        wagons: state
            .wagons
            .iter()
            .enumerate()
            .map(|(place, wagon)| wagon_view(state, place, wagon))
            .collect(),
        courier: state.map.id(state.courier),
        arrivals: state.arrivals,
        cylinder: state.cylinder(),
        arrivals_to_end: arrivals_to_end(state.seats()),
        level_price: state.level_price(),
        influence_pile: state.pile_size(),
        influence_used: state.used,
        players: state
            .players
            .iter()
            .map(|(seat, player)| player_view(state, seat, player, viewer))
            .collect(),
        negotiation: state
            .options
            .negotiation
            .then(|| negotiation_view(&state.negotiation, viewer)),
    }
}

fn negotiation_view(negotiation: &Negotiation, viewer: Viewer) -> NegotiationView {
    let proposal = |(seat, Proposal { deal, card }): (Seat, &Proposal)| ProposalView {
        seat,
        deal: deal.clone(),
        // A card that the proposal does not name is known to its owner alone («Negotiation
        // Variant»).
        card: card
            .as_ref()
            .filter(|_| viewer.is(seat) || deal.names_card())
            .map(|card| *card.reveal()),
    };
    let pledge = |obligation: &Obligation| {
        let Obligation { deal, seat, to, pledge, waits, round } = obligation.clone();
        PledgeView { number: deal, seat, receiver: to, pledge, waits, round }
    };
    NegotiationView {
        proposals: negotiation.open().map(proposal).collect(),
        proposals_left: negotiation.made.iter().map(|(_, made)| PROPOSALS_MAX - made).collect(),
        pledges: negotiation.obligations.iter().map(pledge).collect(),
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
        // How many cards a player holds lies open, which only to their owner («Phase 3»).
        influence_count: player.cards.reveal().total(),
        influence_cards: viewer.is(seat).then(|| *player.cards.reveal()),
    }
}
