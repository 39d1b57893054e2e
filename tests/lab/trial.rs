//! The trial of ratings on simulated players.

use std::fs;

use roxmltree::Document;
use tempfile::TempDir;

use crate::lab;

#[test]
fn simulated_players_are_recognised_and_drawn() {
    let folder = TempDir::new().unwrap();
    let (csv, svg) = (folder.path().join("players.csv"), folder.path().join("players.svg"));
    let args = [
        "trial",
        "--players=20",
        "--games=800",
        "--csv",
        csv.to_str().unwrap(),
        "--svg",
        svg.to_str().unwrap(),
    ];
    let done = lab(&args);
    assert!(done.status.success(), "{done:?}");
    let text = String::from_utf8(done.stdout.clone()).unwrap();
    assert!(text.starts_with("20 players, 800 games of 4, seed 1\n"), "{text}");
    assert_eq!(fs::read_to_string(&csv).unwrap().lines().count(), 21);
    let picture = fs::read_to_string(&svg).unwrap();
    let picture = Document::parse(&picture).unwrap();
    let described = picture.descendants().find(|node| node.has_tag_name("desc")).unwrap();
    assert!(described.text().unwrap().contains("rank correlation"));
    assert_eq!(lab(&args).stdout, done.stdout, "the same seed gives the same figures");
}
