//! «Negotiation Variant»: deals as data. What two players propose, what they agree on, and what
//! binds them afterwards.

use serde::{Deserialize, Deserializer, Serialize};
use utoipa::ToSchema;

use super::{cards::Influence, goods::Good, prices::Direction};
use kontor_rules::{Hidden, PerSeat, Seat};

/// A deal between the player who proposes it and a partner.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = HaendlerDeal)]
pub struct Deal {
    /// The partner.
    pub partner: Seat,
    /// What the proposer gives.
    pub gives: Terms,
    /// What the partner gives.
    pub asks: Terms,
    /// Whose pledge has to be kept before the other's binds; `null` if both bind at once.
    #[schema(required = true)]
    pub first: Option<Seat>,
}

impl Deal {
    /// Whether no player gives anything.
    pub fn is_empty(&self) -> bool {
        [&self.gives, &self.asks]
            .into_iter()
            .all(|side| side.money == 0 && side.card.is_none() && side.pledge.is_none())
    }

    /// Whether all know which influence card the proposer gives.
    pub fn names_card(&self) -> bool {
        self.gives.card.is_some_and(|card| card.named().is_some())
    }
}

/// What one side of a deal gives.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = HaendlerTerms)]
pub struct Terms {
    /// Guilders, at once.
    pub money: u32,
    /// An influence card, at once; `null` for none.
    #[schema(required = true)]
    pub card: Option<DealtCard>,
    /// What the side pledges; `null` for nothing.
    #[schema(required = true)]
    pub pledge: Option<Pledge>,
}

/// Which influence card changes hands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = HaendlerDealtCard)]
pub enum DealtCard {
    /// A Broken Axle.
    BrokenAxle,
    /// A Free Loading.
    FreeLoading,
    /// A Special Sale.
    SpecialSale,
    /// A Social Climbing.
    SocialClimbing,
    /// A Sale with Bonus.
    SaleWithBonus,
    /// One that the giver chooses and only the receiver sees as well.
    GiversChoice,
}

impl DealtCard {
    /// All that can be asked for.
    pub const ALL: [DealtCard; 6] = [
        DealtCard::BrokenAxle,
        DealtCard::FreeLoading,
        DealtCard::SpecialSale,
        DealtCard::SocialClimbing,
        DealtCard::SaleWithBonus,
        DealtCard::GiversChoice,
    ];

    /// The card that is named, if one is.
    pub fn named(self) -> Option<Influence> {
        match self {
            DealtCard::BrokenAxle => Some(Influence::BrokenAxle),
            DealtCard::FreeLoading => Some(Influence::FreeLoading),
            DealtCard::SpecialSale => Some(Influence::SpecialSale),
            DealtCard::SocialClimbing => Some(Influence::SocialClimbing),
            DealtCard::SaleWithBonus => Some(Influence::SaleWithBonus),
            DealtCard::GiversChoice => None,
        }
    }

    /// The card by its name, for all to know.
    pub fn openly(card: Influence) -> DealtCard {
        match card {
            Influence::BrokenAxle => DealtCard::BrokenAxle,
            Influence::FreeLoading => DealtCard::FreeLoading,
            Influence::SpecialSale => DealtCard::SpecialSale,
            Influence::SocialClimbing => DealtCard::SocialClimbing,
            Influence::SaleWithBonus => DealtCard::SaleWithBonus,
        }
    }

    /// What actions call it.
    pub fn id(self) -> &'static str {
        self.named().map_or("givers_choice", Influence::id)
    }
}

/// An influence card that a proposal gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = HaendlerProposedCard)]
pub struct ProposedCard {
    /// Which; it is set aside.
    pub card: Influence,
    /// Whether the proposal names it. If not, the partner learns it when the deal is made, and no
    /// other player does.
    pub openly: bool,
}

impl ProposedCard {
    /// The card as the others hear of it.
    pub fn heard(self) -> DealtCard {
        if self.openly { DealtCard::openly(self.card) } else { DealtCard::GiversChoice }
    }
}

/// What a player may bind himself to. The rules then leave him nothing that breaks it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields, try_from = "PledgeFields")]
#[schema(as = HaendlerPledge)]
pub enum Pledge {
    /// To bid nothing for a wagon in this round.
    NoBid {
        /// Number of the wagon.
        #[schema(minimum = 1, maximum = 3)]
        wagon: u8,
    },
    /// To let the other load free of charge if one is Loading Master of the wagon.
    LetLoad {
        /// Number of the wagon.
        #[schema(minimum = 1, maximum = 3)]
        wagon: u8,
    },
    /// To move a wagon with one's next tile, as far along the route as possible.
    MoveWagon {
        /// Number of the wagon.
        #[schema(minimum = 1, maximum = 3)]
        wagon: u8,
        /// The places that follow each other on the route. It may end anywhere.
        #[schema(max_items = 8)]
        route: Vec<String>,
    },
    /// To use neither Office nor Large Office in this round.
    NoOffice {},
    /// To use Office and Large Office in this round, if at all, only so.
    OfficeOnly {
        /// Where to.
        direction: Direction,
        /// Which price.
        good: Good,
    },
    /// Not to move this price by Office or Large Office in this round.
    OfficeSpares {
        /// Which price.
        good: Good,
    },
}

/// A pledge as it is read: by its name alone. Within another tagged type a derived reading takes
/// the number of a variant, too.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PledgeFields {
    #[serde(rename = "type")]
    kind: PledgeKind,
    #[serde(default, deserialize_with = "given")]
    wagon: Option<u8>,
    #[serde(default, deserialize_with = "given")]
    route: Option<Vec<String>>,
    #[serde(default, deserialize_with = "given")]
    direction: Option<Direction>,
    #[serde(default, deserialize_with = "given")]
    good: Option<Good>,
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum PledgeKind {
    NoBid,
    LetLoad,
    MoveWagon,
    NoOffice,
    OfficeOnly,
    OfficeSpares,
}

/// A field that may be left out, but not be null.
fn given<'de, D: Deserializer<'de>, T: Deserialize<'de>>(
    deserializer: D,
) -> Result<Option<T>, D::Error> {
    T::deserialize(deserializer).map(Some)
}

impl TryFrom<PledgeFields> for Pledge {
    type Error = &'static str;

    fn try_from(
        PledgeFields { kind, wagon, route, direction, good }: PledgeFields,
    ) -> Result<Self, Self::Error> {
        match (kind, wagon, route, direction, good) {
            (PledgeKind::NoBid, Some(wagon), None, None, None) => Ok(Pledge::NoBid { wagon }),
            (PledgeKind::LetLoad, Some(wagon), None, None, None) => Ok(Pledge::LetLoad { wagon }),
            (PledgeKind::MoveWagon, Some(wagon), Some(route), None, None) => {
                Ok(Pledge::MoveWagon { wagon, route })
            }
            (PledgeKind::NoOffice, None, None, None, None) => Ok(Pledge::NoOffice {}),
            (PledgeKind::OfficeOnly, None, None, Some(direction), Some(good)) => {
                Ok(Pledge::OfficeOnly { direction, good })
            }
            (PledgeKind::OfficeSpares, None, None, None, Some(good)) => {
                Ok(Pledge::OfficeSpares { good })
            }
            (_, _, _, _, _) => Err("this pledge has other fields"),
        }
    }
}

/// A proposal that is open.
#[derive(Clone, Debug, PartialEq)]
pub struct Proposal {
    /// What is proposed. The money that it gives is set aside.
    pub deal: Deal,
    /// The card that it gives, set aside.
    pub card: Option<Hidden<Influence>>,
}

/// A pledge that is in force, or will be.
#[derive(Clone, Debug, PartialEq)]
pub struct Obligation {
    /// Number of the deal.
    pub deal: u32,
    /// Who gave the pledge.
    pub seat: Seat,
    /// To whom.
    pub to: Seat,
    /// What was pledged.
    pub pledge: Pledge,
    /// Whether the other's pledge has to be kept before.
    pub waits: bool,
    /// The round in which the deal was made.
    pub round: u32,
}

/// All that lies between players by deals.
#[derive(Clone, Debug, PartialEq)]
pub struct Negotiation {
    /// The open proposal of each player.
    pub proposals: PerSeat<Option<Proposal>>,
    /// Proposals of each player in this round.
    pub made: PerSeat<u8>,
    /// Deals so far.
    pub deals: u32,
    /// Pledges that have neither been kept nor lapsed, in the order of their deals.
    pub obligations: Vec<Obligation>,
    /// A name for what each seat may say about deals now: the number of the last event that may
    /// have changed it.
    pub keys: PerSeat<u64>,
}

impl Negotiation {
    /// Nothing has been said.
    pub fn silent(seats: u8) -> Self {
        Negotiation {
            proposals: PerSeat::from_fn(seats, |_| None),
            made: PerSeat::from_fn(seats, |_| 0),
            deals: 0,
            obligations: Vec::new(),
            keys: PerSeat::from_fn(seats, |_| 0),
        }
    }

    /// All open proposals with their proposers.
    pub fn open(&self) -> impl Iterator<Item = (Seat, &Proposal)> {
        self.proposals.iter().filter_map(|(seat, proposal)| Some((seat, proposal.as_ref()?)))
    }

    /// The pledges that bind a player now.
    pub fn binding(&self, seat: Seat) -> impl Iterator<Item = &Obligation> {
        self.obligations
            .iter()
            .filter(move |obligation| obligation.seat == seat && !obligation.waits)
    }
}
