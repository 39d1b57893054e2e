//! Exports of one store and imports into another.

use super::*;
use crate::transfer::EXPORT_FORMAT;

async fn fill(store: &(impl EventStore + DocumentStore)) {
    for game in 0..3 {
        for number in 0..(game * 120) {
            let after = u64::checked_sub(number, 1).map(Position::embedded);
            let id = format!("{game}-{number}");
            store.append(&log(&format!("g{game}")), after, entry(&id, &["open"])).await.unwrap();
        }
    }
    for (number, entry) in
        [(0, entry_on(1, &["open"], "on-1", &["due"])), (1, entry_on(0, &["open"], "on-0", &[]))]
    {
        store.append(&log("g1"), at(119 + number), entry).await.unwrap();
    }
    let secret = Arc::new(Entry {
        seed: Some("5eed".into()),
        request: None,
        ..Entry::clone(&entry("s", &[]))
    });
    store.append(&log("seeded"), None, secret).await.unwrap();
    for key in ["name/ä\"\n", "session/1", "session/2"] {
        store.put(key, None, "{\"line\":\n1}".into()).await.unwrap();
    }
    store.put("session/2", Some(1), "two".into()).await.unwrap();
}

async fn lines_of(store: &(impl EventStore + DocumentStore)) -> String {
    let mut lines = Vec::new();
    let exported = export(store, &mut lines).await.unwrap();
    assert!(exported.corrupt.is_empty());
    String::from_utf8(lines).unwrap()
}

async fn import_lines(store: &MemoryStore, lines: &str) -> Result<Imported, TransferError> {
    import(store, &mut lines.as_bytes()).await
}

fn in_memory() -> MemoryStore {
    MemoryStore::new(index_rows_of)
}

#[tokio::test]
async fn an_export_of_imported_data_has_the_same_bytes() {
    let first = in_memory();
    fill(&first).await;
    let lines = lines_of(&first).await;

    let directory = tempfile::tempdir().unwrap();
    let on_disk = SledStore::open(directory.path(), Settings::new(index_rows_of, 1)).unwrap();
    let imported = import(&*on_disk, &mut lines.as_bytes()).await.unwrap();
    let counts = TransferCounts { entries: 122 + 240 + 1, documents: 3 };
    assert_eq!(imported, Imported { counts, salvaged: false });
    assert_eq!(lines_of(&*on_disk).await, lines);
    assert_eq!(on_disk.index_rows("", None, 10).await.unwrap(), ["open/g1", "open/g2"]);

    let last = in_memory();
    import_lines(&last, &lines).await.unwrap();
    assert_eq!(lines_of(&last).await, lines);
}

#[tokio::test]
async fn an_import_of_a_truncated_export_can_be_run_again_with_the_whole() {
    let first = in_memory();
    fill(&first).await;
    let lines = lines_of(&first).await;
    let second = in_memory();
    for kept in [lines.len() / 3, lines.len() - 40] {
        assert!(import_lines(&second, &lines[..kept]).await.is_err());
    }
    import_lines(&second, &lines).await.unwrap();
    assert_eq!(lines_of(&second).await, lines);
}

#[tokio::test]
async fn an_import_conflicts_with_other_data() {
    let first = in_memory();
    fill(&first).await;
    let lines = lines_of(&first).await;
    let second = in_memory();
    second.append(&log("g1"), None, entry("1-0", &[])).await.unwrap();
    second.append(&log("g2"), None, entry("other", &[])).await.unwrap();
    assert!(matches!(
        import_lines(&second, &lines).await,
        Err(TransferError::Append { source: AppendError::Conflict, .. })
    ));
    let third = in_memory();
    third.append(&log("g1"), None, entry("1-0", &[])).await.unwrap();
    third.put("session/1", None, "other".into()).await.unwrap();
    assert!(matches!(
        import_lines(&third, &lines).await,
        Err(TransferError::Put { source: PutError::Conflict, .. })
    ));
}

/// A store in which an import of this export did not begin is another one's.
#[tokio::test]
async fn an_import_into_a_store_in_use_writes_nothing() {
    let first = in_memory();
    fill(&first).await;
    let lines = lines_of(&first).await;
    let (with_entry, with_document) = (in_memory(), in_memory());
    with_entry.append(&log("z"), None, entry("other", &[])).await.unwrap();
    with_document.put("z", None, "other".into()).await.unwrap();
    for store in [with_entry, with_document] {
        let before = lines_of(&store).await;
        assert!(matches!(import_lines(&store, &lines).await, Err(TransferError::Occupied)));
        assert_eq!(lines_of(&store).await, before);
    }
}

#[tokio::test]
async fn an_export_of_a_newer_program_is_refused_and_nothing_is_written() {
    let (source, target) = (in_memory(), in_memory());
    fill(&source).await;
    let lines = lines_of(&source).await;
    let known = format!("{{\"export\":{{\"format\":{EXPORT_FORMAT}}}}}");
    assert!(lines.starts_with(&known));
    let newer = lines.replacen(&known, "{\"export\":{\"format\":5}}", 1);
    let refused = import_lines(&target, &newer).await;
    assert!(matches!(refused, Err(TransferError::NewerFormat { found: 5 })), "{refused:?}");
    assert_eq!(lines_of(&target).await.lines().count(), 2, "the first line and the last");
}

#[tokio::test]
async fn an_invalid_export_is_rejected_with_the_number_of_its_line() {
    let line_of = |number: u64, entry: &Entry| {
        let entry = serde_json::to_string(entry).unwrap();
        format!("{{\"entry\":{{\"log\":\"g\",\"number\":{number},\"entry\":{entry}}}}}\n")
    };
    let entry_line = |number: u64| line_of(number, &entry("a", &[]));
    let line_with_base = |number: u64, base: u64| line_of(number, &entry_on(base, &[], "b", &[]));
    let head = "{\"export\":{\"format\":2}}\n".to_owned();
    let end = |entries: u64| format!("{{\"end\":{{\"entries\":{entries},\"documents\":0}}}}\n");
    let bad = [
        (1, String::new()),
        (1, "bread\n".to_owned()),
        (1, entry_line(0)),
        (1, "{\"export\":{\"format\":0}}\n".to_owned()),
        (2, head.clone()),
        (2, head.clone() + &entry_line(1)),
        (3, head.clone() + &entry_line(0) + &entry_line(2)),
        (3, head.clone() + &entry_line(0) + &end(2)),
        (2, head.clone() + &line_with_base(0, 0)),
        (3, head.clone() + &entry_line(0) + &line_with_base(1, 1)),
        (4, head.clone() + &entry_line(0) + &line_with_base(1, 0) + &line_with_base(2, 1)),
        (2, head.clone() + &head),
        (2, head.clone() + &end(0) + "\n"),
        (2, head.clone() + &" ".repeat(3 * ENTRY_BYTES_MAX)),
    ];
    for (wanted, lines) in bad {
        match import_lines(&in_memory(), &lines).await {
            Err(TransferError::Line { line, .. }) => assert_eq!(line, wanted, "{:.80}", lines),
            other => panic!("{other:?} after {lines:.80}"),
        }
    }
    import_lines(&in_memory(), &(head + &entry_line(0) + &line_with_base(1, 0) + &end(2)))
        .await
        .unwrap();
    let first_format = "{\"export\":{\"format\":1}}\n".to_owned();
    import_lines(&in_memory(), &(first_format + &entry_line(0) + &end(1))).await.unwrap();
}
