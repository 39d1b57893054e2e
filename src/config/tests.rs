//! Where the flags may stand, and the flags of rates.

use std::collections::BTreeMap;

use clap::{CommandFactory, Parser};

use super::{Cli, Command};
use kontor_http::rates::{Bucket, RateSettings};

/// Lines for all commands with subcommands: the words before the subcommand, the subcommand with
/// what is its own, and flags that stand before or after it.
const LINES: &[(&str, &str, &str)] = &[
    ("kontor", "openapi", "--log debug"),
    ("kontor admin", "quarantine G", "--socket S --operator O --reason R --json"),
    ("kontor admin", "suspend P --days 3 --tell T", "--reason R --socket S"),
    ("kontor admin", "settle R1 done", "--reason R"),
    ("kontor admin", "audit --limit 3", "--socket S --json"),
    ("kontor cluster", "status", "--data D --store A --store-ca F --store-unsynced"),
    ("kontor cluster", "check --repair", "--store A"),
    ("kontor keys", "list", "--data D"),
    ("kontor keys", "rotate --at-once", "--data D --store A"),
    ("kontor keys", "reset", "--store A"),
];

fn parsed(line: String) -> String {
    match Cli::try_parse_from(line.split(' ')) {
        Ok(cli) => format!("{cli:?}"),
        Err(error) => panic!("{line}: {error}"),
    }
}

#[test]
fn a_command_line_means_the_same_with_its_flags_before_and_after_the_subcommand() {
    for (command, subcommand, flags) in LINES {
        let before = parsed(format!("{command} {flags} {subcommand}"));
        let after = parsed(format!("{command} {subcommand} {flags}"));
        assert_eq!(before, after, "{command} {subcommand}");
        assert_ne!(before, parsed(format!("{command} {subcommand}")), "{flags} mean something");
    }
}

#[test]
fn what_the_help_of_a_command_with_subcommands_lists_may_stand_behind_each_of_them() {
    let mut left = vec![Cli::command()];
    let mut count = 0;
    while let Some(command) = left.pop() {
        left.extend(command.get_subcommands().cloned());
        if command.has_subcommands() {
            count += 1;
            let stuck = command.get_opts().find(|flag| !flag.is_global_set());
            let name = command.get_name();
            assert!(stuck.is_none(), "{name}: {stuck:?} stands before the subcommand alone");
        }
    }
    assert_eq!(count, 4, "kontor, admin, cluster and keys");
}

#[test]
fn the_reason_of_an_act_is_read_wherever_it_stands() {
    for line in ["--reason R --socket S quarantine G", "quarantine --reason R G --socket S"] {
        let cli = Cli::try_parse_from(["kontor", "admin"].into_iter().chain(line.split(' ')));
        let Command::Admin(admin) = cli.unwrap().command else { panic!("another command") };
        assert_eq!((admin.reason(), admin.socket().to_str()), ("R", Some("S")), "{line}");
    }
}

#[test]
fn the_guide_for_operators_has_the_flag_of_each_rate_with_its_default() {
    let rows =
        include_str!("../../docs/operations.md").lines().filter(|line| line.starts_with('|'));
    let settings: BTreeMap<String, String> = rows
        .filter_map(|row| {
            let cells: Vec<&str> = row.trim_matches(['|', ' ']).split(" | ").collect();
            cells[0].starts_with("`--rate-").then(|| {
                let flags = cells[0].split(", ").map(|flag| flag.trim_matches('`').to_owned());
                let defaults = cells[2].split(", ").map(|default| default.replace(',', ""));
                flags.zip(defaults).collect::<Vec<_>>()
            })
        })
        .flatten()
        .collect();
    let rates: BTreeMap<String, String> = Bucket::ALL
        .map(|rate| (format!("--rate-{}", rate.name()), rate.default_per_minute().to_string()))
        .into();
    assert_eq!(settings, rates);
}

#[test]
fn a_rate_is_set_by_its_flag_and_has_its_default_otherwise() {
    let cli = Cli::try_parse_from(["kontor", "serve", "--rate-address-total", "7"]).unwrap();
    let Command::Serve(serve) = cli.command else { panic!("another command") };
    let expected =
        RateSettings { address_total_per_minute: 7.try_into().unwrap(), ..RateSettings::default() };
    assert_eq!(serve.rates.0, expected);
    assert!(Cli::try_parse_from(["kontor", "serve", "--rate-moves", "0"]).is_err());
}
