//! Reads the bodies of requests within limits of size, time and memory.
//!
//! A client that sends slowly, or stops half-way, holds a connection and the bytes that have
//! arrived. So the deadline of a body moves with what has arrived, and all bodies that are in
//! memory at a time have a maximum of bytes. Records are large: each takes one of a few places
//! before any of it is read.

use std::{sync::Arc, time::Duration};

use actix_web::{HttpMessage, HttpRequest, dev::Payload, http::header, web};
use futures_util::StreamExt;
use tokio::{
    sync::{OwnedSemaphorePermit, Semaphore},
    time::{Instant, timeout_at},
};

use super::{
    keyed_counter::{KeyedCounter, KeyedPermit},
    problem::{Failure, ProblemCode},
};

/// The rate at which a body must arrive after the time that every body has, in bytes per second.
pub const BODY_RATE_MIN: u64 = 32 * 1024;

/// Maximum number of bytes of bodies in memory, over all requests whose body is no record.
pub const BODIES_BYTES_MAX: usize = 32 << 20;

/// Maximum number of records that are read or wait to be checked at the same time.
pub const RECORD_BODIES_MAX: usize = 8;

/// The same for one address, so that one client cannot take all places.
pub const RECORD_BODIES_PER_ADDRESS_MAX: usize = 4;

/// Bytes that one permit of the semaphore stands for.
const PERMIT_BYTES: usize = 1024;

/// What bodies are in memory.
pub struct Uploads {
    /// Time that every body may take to arrive, whatever its size.
    grace: Duration,
    bytes: Arc<Semaphore>,
    records: Arc<Semaphore>,
    records_by_address: KeyedCounter,
}

impl Uploads {
    /// No body is in memory yet. Each may take `grace` to arrive, and longer if it is large.
    pub fn new(grace: Duration) -> Self {
        Uploads {
            grace,
            bytes: Arc::new(Semaphore::new(BODIES_BYTES_MAX / PERMIT_BYTES)),
            records: Arc::new(Semaphore::new(RECORD_BODIES_MAX)),
            records_by_address: KeyedCounter::default(),
        }
    }

    /// How many places of records are taken.
    pub fn records(&self) -> usize {
        RECORD_BODIES_MAX - self.records.available_permits()
    }

    /// Reads a body. Its bytes count until the request has been answered.
    pub async fn read(
        &self,
        request: &HttpRequest,
        payload: Payload,
        bytes_max: usize,
    ) -> Result<web::Bytes, Failure> {
        let mut held: Option<OwnedSemaphorePermit> = None;
        let reserve = |length: usize| {
            let wanted = length.div_ceil(PERMIT_BYTES);
            let missing = wanted - held.as_ref().map_or(0, OwnedSemaphorePermit::num_permits);
            if missing == 0 {
                return Ok(());
            }
            let missing = u32::try_from(missing).expect("a body has few bytes");
            let more = self.bytes.clone().try_acquire_many_owned(missing).map_err(|_| busy())?;
            match &mut held {
                Some(held) => held.merge(more),
                None => held = Some(more),
            }
            Ok(())
        };
        let bytes = self.collect(request, payload, bytes_max, reserve).await?;
        if let Some(held) = held {
            request.extensions_mut().insert(held);
        }
        Ok(bytes)
    }

    /// Takes a place for a record, and then reads it. The place is held until the request has been
    /// answered.
    pub async fn read_record(
        &self,
        request: &HttpRequest,
        payload: Payload,
        address: String,
        bytes_max: usize,
    ) -> Result<web::Bytes, Failure> {
        let of_address = self.records_by_address.acquire(address, RECORD_BODIES_PER_ADDRESS_MAX);
        let of_all = self.records.clone().try_acquire_owned().ok();
        let (Some(of_address), Some(of_all)) = (of_address, of_all) else { return Err(busy()) };
        request.extensions_mut().insert(RecordPlace { _of_all: of_all, _of_address: of_address });
        self.collect(request, payload, bytes_max, |_| Ok(())).await
    }

    /// Reads a body of at most `bytes_max` bytes. `reserve` is asked before the body grows to a length.
    async fn collect(
        &self,
        request: &HttpRequest,
        mut payload: Payload,
        bytes_max: usize,
        mut reserve: impl FnMut(usize) -> Result<(), Failure>,
    ) -> Result<web::Bytes, Failure> {
        let too_large = || {
            Failure::from(ProblemCode::BodyTooLarge)
                .detail(format!("This body has at most {bytes_max} bytes."))
        };
        if announced_length(request).is_some_and(|length| length > bytes_max) {
            return Err(too_large());
        }
        let begun = Instant::now();
        // A buffer that grows by doubling would be copied on the way, and be twice as large in the
        // end. Memory that nothing is written to is not resident.
        let mut bytes = web::BytesMut::with_capacity(announced_length(request).unwrap_or(0));
        loop {
            let in_time = timeout_at(begun + self.time_for(bytes.len()), payload.next()).await;
            let Some(chunk) = in_time.map_err(|_| ProblemCode::BodyTooSlow)? else { break };
            let chunk = chunk.map_err(|_| Failure::body("", "the body broke off"))?;
            if bytes.len() + chunk.len() > bytes_max {
                return Err(too_large());
            }
            reserve(bytes.len() + chunk.len())?;
            bytes.extend_from_slice(&chunk);
        }
        Ok(bytes.freeze())
    }

    /// The time within which more than this many bytes must have arrived.
    fn time_for(&self, arrived: usize) -> Duration {
        self.grace + Duration::from_millis(arrived as u64 * 1000 / BODY_RATE_MIN)
    }
}

/// A place for a record, which is held until the request has been answered.
struct RecordPlace {
    _of_all: OwnedSemaphorePermit,
    _of_address: KeyedPermit,
}

fn busy() -> Failure {
    Failure::from(ProblemCode::Busy).header(header::RETRY_AFTER, "1")
}

fn announced_length(request: &HttpRequest) -> Option<usize> {
    request.headers().get(header::CONTENT_LENGTH)?.to_str().ok()?.parse().ok()
}
