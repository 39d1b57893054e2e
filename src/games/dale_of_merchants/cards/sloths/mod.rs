//! Diligent Pale-throated Sloths: effects that wait for their owner's next turn.

pub mod housecleaning;
pub mod ironing;
pub mod lunch_break;
pub mod shopping_journey;
pub mod siesta;
pub mod steady_achiever;
