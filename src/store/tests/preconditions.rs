//! Appends that depend on the versions of documents.

use super::contract::run_with_every_store;
use super::*;

run_with_every_store! {
    an_append_depends_on_the_versions_of_documents,
    a_document_that_changed_settles_a_doubt,
    an_append_never_comes_after_a_write_that_it_must_not_follow,
}

fn required(key: &str, version: impl Into<Option<u64>>) -> Precondition {
    Precondition { key: key.into(), version: version.into() }
}

async fn an_append_depends_on_the_versions_of_documents(store: &Arc<impl Store>) {
    let append = async |after: Option<Position>, id: &str, required: &[Precondition]| {
        store.append_if(&log("g"), after, entry(id, &[]), required.to_vec()).await
    };
    store.put("k", None, "one".into()).await.unwrap();
    let (one, none) = (required("k", 1), required("l", None));
    append(None, "a", &[one.clone(), none]).await.unwrap();
    for changed in [required("k", None), required("k", 2), required("l", 1)] {
        let holds = required("m", None);
        let refused = append(at(0), "x", &[holds, changed.clone()]).await;
        assert!(matches!(refused, Err(AppendError::DocumentChanged(_))), "{changed:?}");
        let refused = append(None, "x", &[changed]).await;
        assert!(matches!(refused, Err(AppendError::Conflict)), "the position counts first");
    }
    store.put("k", Some(1), "two".into()).await.unwrap();
    assert!(matches!(append(at(0), "x", &[one]).await, Err(AppendError::DocumentChanged(_))));
    append(at(0), "b", &[required("k", 2)]).await.unwrap();
    store.delete("k", 2).await.unwrap();
    append(at(1), "c", &[required("k", None)]).await.unwrap();
    assert_eq!(store.read(&log("g"), 0, 10).await.unwrap().len(), 3);
    assert_eq!(store.get("k").await.unwrap(), None);
}

async fn a_document_that_changed_settles_a_doubt(store: &Arc<impl Store>) {
    let (a, b) = (entry("a", &[]), entry("b", &[]));
    let offer = async |after, entry: &Arc<Entry>| {
        let required = [required("k", None)];
        append_if_with_retry(store.as_ref(), &log("g"), after, entry.clone(), &required).await
    };
    assert_eq!(Some(offer(None, &a).await.unwrap()), at(0));
    store.put("k", None, "one".into()).await.unwrap();
    assert_eq!(Some(offer(None, &a).await.unwrap()), at(0), "it was appended before");
    assert!(matches!(offer(at(0), &b).await, Err(AppendError::DocumentChanged(_))));
}

async fn an_append_never_comes_after_a_write_that_it_must_not_follow(store: &Arc<impl Store>) {
    let (log, mut after) = (log("g"), None);
    for round in 0..20 {
        let (key, id) = (format!("k{round}"), round.to_string());
        let absent = vec![required(&key, None)];
        let (written, appended) = tokio::join!(
            store.put(&key, None, "one".into()),
            store.append_if(&log, after, entry(&id, &[]), absent),
        );
        written.unwrap();
        // Whichever came first: the append cannot come after the write.
        match appended {
            Ok(position) => after = Some(position),
            Err(error) => assert!(matches!(error, AppendError::DocumentChanged(_)), "{error}"),
        }
        let written = vec![required(&key, 1)];
        after = Some(store.append_if(&log, after, entry(&id, &[]), written).await.unwrap());
    }
}
