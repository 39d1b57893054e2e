//! All integration tests, in one binary so that they are linked once.

mod basari;
mod bench;
mod contract;
mod contract_examples;
mod crash;
mod dale_of_merchants;
mod damage;
mod docs;
mod forgeries;
mod generic;
mod haendler;
mod http;
mod incomplete_imports;
mod laws;
mod leaks;
mod medici;
mod old_logs;
mod playthroughs;
mod read_only;
mod released;
mod simulate;
mod soak;
mod support;
mod threads;
mod tidy;
mod toys;
