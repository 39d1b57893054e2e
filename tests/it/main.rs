//! All integration tests, in one binary so that they are linked once.

mod old_logs;
mod readme;
mod tidy;
