//! Observant Snowy Owls: reactions from the hand to what others do.

pub mod ancient_knowledge;
pub mod balancing;
pub mod binoculars;
pub mod extra_remarks;
pub mod quality_inspection;
pub mod wise_spy;
