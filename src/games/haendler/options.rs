//! What can be chosen when a table is made: board, set-up, variants.

use serde::{Deserialize, Deserializer, Serialize, de::Error};
use utoipa::ToSchema;

use super::{
    board,
    board::{Board, Map},
    components::WAGONS,
    inspection,
    refusals::{COURIER_CITY, WAGON_STARTS},
};
use kontor_rules::Refusal;

/// What is played with.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, default)]
#[schema(as = HaendlerOptions)]
pub struct Options {
    /// The board. For two players `reconstructed-short` is suggested.
    pub board: BoardOption,
    /// How abilities are distributed.
    pub abilities: AbilitySetup,
    /// How the bonus of cities without a wagon grows.
    pub bonus_growth: BonusGrowth,
    /// Where wagons 1, 2 and 3 begin: three different cities. `null` stands for those of the board.
    #[schema(min_items = 3, max_items = 3)]
    pub wagon_starts: Option<Vec<String>>,
    /// The city near which the courier begins, one without a wagon. `null` stands for that of the
    /// board, or else for the next city without a wagon in the order of the board.
    pub courier_city: Option<String>,
    /// How others than the Loading Master come to load.
    pub loading: Loading,
    /// Whether the three Broken Axles are among the influence cards.
    pub broken_axle: bool,
    /// Whether players may make deals with each other about money, influence cards and pledges, in
    /// every phase.
    pub negotiation: bool,
    /// A variant of the rulebook by its name: it sets several options, also where the request has
    /// other values, and the table shows them as it sets them. `null` for none.
    // Options of games that were made before it are written as they were.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub preset: Option<Preset>,
}

impl Default for Options {
    fn default() -> Self {
        Options {
            board: BoardOption::Reconstructed {},
            abilities: AbilitySetup::Pairs,
            bonus_growth: BonusGrowth::PerRound,
            wagon_starts: None,
            courier_city: None,
            loading: Loading::Negotiated,
            broken_axle: true,
            negotiation: false,
            preset: None,
        }
    }
}

/// Which board is played on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[schema(as = HaendlerBoardOption)]
pub enum BoardOption {
    /// The reconstruction with 24 road spaces. It is not the printed board.
    Reconstructed {},
    /// The reconstruction with 18 road spaces, suggested for two players. It is not the printed
    /// board.
    ReconstructedShort {},
    /// A board of one's own.
    Own {
        /// All that is printed on it.
        layout: Box<Board>,
    },
}

/// The fields of a board option, read before they are distinguished: so a fault deep in a layout is
/// named by its place.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BoardFields {
    #[serde(rename = "type")]
    board: BoardType,
    layout: Option<Box<Board>>,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
enum BoardType {
    Reconstructed,
    ReconstructedShort,
    Own,
}

impl<'de> Deserialize<'de> for BoardOption {
    fn deserialize<D: Deserializer<'de>>(source: D) -> Result<Self, D::Error> {
        let fields = BoardFields::deserialize(source)?;
        match (fields.board, fields.layout) {
            (BoardType::Reconstructed, None) => Ok(BoardOption::Reconstructed {}),
            (BoardType::ReconstructedShort, None) => Ok(BoardOption::ReconstructedShort {}),
            (BoardType::Own, Some(layout)) => Ok(BoardOption::Own { layout }),
            (BoardType::Own, None) => Err(D::Error::missing_field("layout")),
            (BoardType::Reconstructed | BoardType::ReconstructedShort, Some(_)) => {
                Err(D::Error::unknown_field("layout", &["type"]))
            }
        }
    }
}

/// How abilities are distributed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = HaendlerAbilitySetup)]
pub enum AbilitySetup {
    /// In pairs, by lot.
    Pairs,
    /// By auction.
    Auction,
    /// By auction, and everybody gets one of the four large ones, which cost 600 and 800, and one
    /// of the four small ones.
    AuctionLargeAndSmall,
}

/// How the bonus of a city without a wagon grows in phase 5.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = HaendlerBonusGrowth)]
pub enum BonusGrowth {
    /// By one step in each round, as the English rulebook says.
    PerRound,
    /// By one step for each wagon that arrived in the round, as the French rulebook says.
    PerArrival,
}

/// How others than the Loading Master come to load.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = HaendlerLoading)]
pub enum Loading {
    /// They bargain with the master.
    Negotiated,
    /// As they like, for 200 a good: the lighter variant.
    Fixed,
}

/// A variant that sets several options.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = HaendlerPreset)]
pub enum Preset {
    /// The Lighter Variant: `loading` is `fixed`, and `broken_axle` is `false`.
    LighterVariant,
}

impl Options {
    /// How others than the Loading Master come to load.
    pub fn loading(&self) -> Loading {
        match self.preset {
            Some(Preset::LighterVariant) => Loading::Fixed,
            None => self.loading,
        }
    }

    /// Whether Broken Axles are among the influence cards.
    pub fn has_broken_axles(&self) -> bool {
        match self.preset {
            Some(Preset::LighterVariant) => false,
            None => self.broken_axle,
        }
    }

    /// The same options, with those that the variant sets as it sets them.
    pub fn resolved(self) -> Self {
        Options { loading: self.loading(), broken_axle: self.has_broken_axles(), ..self }
    }

    /// The board that is played on.
    pub fn board(&self) -> Board {
        match &self.board {
            BoardOption::Reconstructed {} => board::reconstructed(false),
            BoardOption::ReconstructedShort {} => board::reconstructed(true),
            BoardOption::Own { layout } => (**layout).clone(),
        }
    }

    /// The map of a board that has been checked.
    pub fn map(&self) -> Map {
        Map::new(self.board()).expect("options were checked")
    }

    /// The cities where the wagons begin.
    pub fn wagon_starts(&self, board: &Board) -> Vec<String> {
        self.wagon_starts.clone().unwrap_or_else(|| board.wagon_starts.clone())
    }

    /// The city near which the courier begins: with other wagon starts the next one that has no
    /// wagon.
    pub fn courier_city(&self, board: &Board) -> String {
        let starts = self.wagon_starts(board);
        let default =
            board.cities.iter().position(|city| city.id == board.courier_city).unwrap_or(0);
        let ring = board.cities.iter().cycle().skip(default).take(board.cities.len());
        let mut free = ring.map(|city| &city.id).filter(|id| !starts.contains(id));
        self.courier_city
            .clone()
            .unwrap_or_else(|| free.next().expect("there are more cities than wagons").clone())
    }
}

/// Whether a game can be played with these options.
pub fn check(options: &Options) -> Result<(), Refusal> {
    if let BoardOption::Own { layout } = &options.board {
        inspection::inspect(layout)?;
    }
    let board = options.board();
    let is_city = |id: &String| board.cities.iter().any(|city| city.id == *id);
    if let Some(starts) = &options.wagon_starts {
        let different = starts.iter().enumerate().all(|(place, id)| !starts[..place].contains(id));
        if starts.len() != WAGONS || !different || !starts.iter().all(is_city) {
            return Err(Refusal::new(&WAGON_STARTS).at("wagon_starts"));
        }
    }
    match &options.courier_city {
        Some(city) if !is_city(city) || options.wagon_starts(&board).contains(city) => {
            Err(Refusal::new(&COURIER_CITY)
                .with(
                    "city",
                    city.chars().take(inspection::NAME_LENGTH_MAX).collect::<String>().as_str(),
                )
                .at("courier_city"))
        }
        Some(_) | None => Ok(()),
    }
}

/// Whether a new table can have these options, which were checked.
pub fn check_new(options: &Options) -> Result<(), Refusal> {
    match &options.board {
        BoardOption::Own { layout } => inspection::inspect_new(layout),
        BoardOption::Reconstructed {} | BoardOption::ReconstructedShort {} => Ok(()),
    }
}
