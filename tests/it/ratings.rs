//! `kontor ratings`: ratings that are computed again from a store, and tried on simulated players.

use std::{fs, path::Path, process::Output};

use serde_json::Value;
use tempfile::TempDir;

use crate::{
    http::ratings::{left_by_all, users},
    support::{
        local::Local,
        server::{arg, kontor},
    },
};

/// A data directory with these lines of an export.
pub(crate) fn stored(folder: &Path, name: &str, lines: &[Value]) -> std::path::PathBuf {
    let (data, file) = (folder.join(name), folder.join(format!("{name}.jsonl")));
    let text: String = lines.iter().map(|line| format!("{line}\n")).collect();
    fs::write(&file, text).unwrap();
    let done = kontor(&["import", "--data", arg(&data), arg(&file)]);
    assert!(done.status.success(), "{done:?}");
    data
}

pub(crate) fn recompute(data: &Path) -> (Option<i32>, String) {
    let Output { status, stdout, stderr } =
        kontor(&["ratings", "--recompute", "--data", arg(data)]);
    let text = String::from_utf8(stdout).unwrap();
    assert!(!text.is_empty(), "{}", String::from_utf8_lossy(&stderr));
    (status.code(), text)
}

#[tokio::test]
async fn ratings_are_computed_again_with_the_same_figures() {
    let local = Local::start();
    let players = users(&local, &["Ada", "Ben", "Cleo"]).await;
    for _ in 0..2 {
        left_by_all(&local, &players).await;
    }
    local.clock.advance_s(120);
    let before = local.exported().await;
    local.app.ratings.update().await.unwrap();
    let mut lines = local.exported().await;
    let folder = TempDir::new().unwrap();
    // Nothing was counted in this store: the command counts first.
    let (code, text) = recompute(&stored(folder.path(), "fresh", &before));
    assert_eq!(code, Some(0), "{text}");
    assert!(text.contains("2 rated games give 3 ratings"), "{text}");
    let (code, text) = recompute(&stored(folder.path(), "counted", &lines));
    assert_eq!((code, text.contains("are equal")), (Some(0), true), "{text}");
    let key = format!("rating/{}/users/basari/multiplayer", players[0].id);
    let forged = lines.iter_mut().find(|line| line.to_string().contains(&key)).unwrap();
    let text = forged.to_string().replace(r#"\"games\":2"#, r#"\"games\":3"#);
    assert_ne!(text, forged.to_string());
    *forged = serde_json::from_str(&text).unwrap();
    let forged = stored(folder.path(), "forged", &lines);
    let (code, text) = recompute(&forged);
    assert_eq!(code, Some(3), "{text}");
    assert!(text.contains("1 stored ratings differed") && text.contains(&key), "{text}");
    let (code, text) = recompute(&forged);
    assert_eq!((code, text.contains("are equal")), (Some(0), true), "{text}");
}

#[test]
fn one_task_is_asked_for() {
    for wrong in [&["ratings"][..], &["ratings", "--recompute", "--calibrate"]] {
        assert!(!kontor(wrong).status.success(), "{wrong:?} is accepted");
    }
    let folder = TempDir::new().unwrap();
    let none = folder.path().join("none");
    let done = kontor(&["ratings", "--recompute", "--data", arg(&none)]);
    assert_eq!((done.status.code(), none.exists()), (Some(1), false));
}
