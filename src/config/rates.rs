//! A flag and a variable for each rate: `--rate-moves` and `KONTOR_RATE_MOVES`.

use std::num::NonZeroU32;

use clap::{Arg, ArgMatches, Args, Command, Error, FromArgMatches, value_parser};

use kontor_http::rates::{Bucket, RateSettings};

/// The rates of a server.
#[derive(Clone, Debug)]
pub struct RateFlags(pub RateSettings);

/// The flag of a rate, with what the contract says that it counts.
fn flag(bucket: Bucket) -> Arg {
    let variable = bucket.name().replace('-', "_").to_uppercase();
    let lines: Vec<&str> = bucket.lines().iter().map(|line| line.trim()).collect();
    Arg::new(bucket.field())
        .long(format!("rate-{}", bucket.name()))
        .env(format!("KONTOR_RATE_{variable}"))
        .default_value(bucket.default_per_minute().to_string())
        .value_parser(value_parser!(NonZeroU32))
        .value_name("PER_MINUTE")
        .help(lines.join(" ").trim_end_matches('.').to_owned())
}

impl Args for RateFlags {
    fn augment_args(command: Command) -> Command {
        command.args(Bucket::ALL.map(flag))
    }

    fn augment_args_for_update(command: Command) -> Command {
        Self::augment_args(command)
    }
}

impl FromArgMatches for RateFlags {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, Error> {
        let set = |bucket: Bucket| *matches.get_one(bucket.field()).expect("it has a default");
        Ok(RateFlags(RateSettings::each(set)))
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), Error> {
        *self = Self::from_arg_matches(matches)?;
        Ok(())
    }
}
