//! All integration tests, in one binary so that they are linked once.

mod contract;
mod crash;
mod forgeries;
mod http;
mod leaks;
mod old_logs;
mod readme;
mod support;
mod tidy;
