//! What can be chosen when a table is made: the arches of the board.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{
    components::{ARCH_GEMS, ARCH_POINTS, ARCHES, Arch, DEFAULT_BOARD},
    refusals::{ARCH_GEMS_OUT_OF_RANGE, ARCH_POINTS_OUT_OF_RANGE, ARCHES_OUT_OF_RANGE},
};
use kontor_rules::Refusal;

/// Which board is played on: the default one, a reconstruction that stands in for the printed
/// board, or one of the table's own.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, default)]
#[schema(as = BasariOptions)]
pub struct Options {
    /// The arches, clockwise as the figures move, so that a printed board can be entered. `null`
    /// stands for the arches of the components, which are a reconstruction and not those of the
    /// printed board.
    #[schema(min_items = 12, max_items = 60)]
    pub arches: Option<Vec<Arch>>,
}

impl Options {
    /// The arches that are played with.
    pub fn board(&self) -> Vec<Arch> {
        self.arches.clone().unwrap_or_else(|| DEFAULT_BOARD.to_vec())
    }
}

/// Whether such a board can be played on.
pub fn check(options: &Options) -> Result<(), Refusal> {
    options.arches.as_deref().map_or(Ok(()), check_board)
}

fn check_board(arches: &[Arch]) -> Result<(), Refusal> {
    if !ARCHES.contains(&arches.len()) {
        let number = |count: usize| i64::try_from(count).expect("bodies of requests are small");
        let refusal = Refusal::new(&ARCHES_OUT_OF_RANGE).with("arches", number(arches.len()));
        return Err(refusal
            .with("min", number(*ARCHES.start()))
            .with("max", number(*ARCHES.end()))
            .at("arches"));
    }
    (0_u32..).zip(arches).try_for_each(|(number, arch)| check_arch(number, arch))
}

fn check_arch(number: u32, arch: &Arch) -> Result<(), Refusal> {
    let Arch { points, red, yellow, green, blue } = *arch;
    if !ARCH_POINTS.contains(&points) {
        let refusal = Refusal::new(&ARCH_POINTS_OUT_OF_RANGE)
            .with("arch", number)
            .with("points", u32::from(points));
        let (min, max) = (u32::from(*ARCH_POINTS.start()), u32::from(*ARCH_POINTS.end()));
        return Err(refusal
            .with("min", min)
            .with("max", max)
            .at(format!("arches/{number}/points")));
    }
    // Nothing is known of these numbers yet, so they are added as wide ones.
    let gems: u32 = [red, yellow, green, blue].map(u32::from).iter().sum();
    let (min, max) = (u32::from(*ARCH_GEMS.start()), u32::from(*ARCH_GEMS.end()));
    if !(min..=max).contains(&gems) {
        let refusal = Refusal::new(&ARCH_GEMS_OUT_OF_RANGE).with("arch", number).with("gems", gems);
        return Err(refusal.with("min", min).with("max", max).at(format!("arches/{number}")));
    }
    Ok(())
}
