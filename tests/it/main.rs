//! All integration tests, in one binary so that they are linked once.

mod crash;
mod http;
mod leaks;
mod readme;
mod support;
mod tidy;
