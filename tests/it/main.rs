//! All integration tests, in one binary so that they are linked once.

mod http;
mod readme;
mod support;
mod tidy;
