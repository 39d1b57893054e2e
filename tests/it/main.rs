//! All integration tests, in one binary so that they are linked once.

mod readme;
mod tidy;
