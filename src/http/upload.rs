//! Reads the bodies of requests within limits of size, time and memory.
//!
//! A client that sends slowly, or stops half-way, holds a connection and the bytes that have
//! arrived. So the deadline of a body moves with what has arrived, and all bodies that are in
//! memory at a time have a maximum of bytes. Records are large: each waits for one of a few places
//! before any of it is read, and all of them together arrive at a limited rate, because receiving
//! takes the threads that answer all other requests.
//!
//! Addresses take turns in getting these places ([`FairSemaphore`]). Of other bodies that are
//! large, an address has a few at a time, so that no address fills the memory for bodies.
//!
//! A record waits for its place because a refusal would be dearer than patience: what the client
//! sends of a refused body must be received and dropped, or the client would lose the answer (RFC
//! 9112 section 9.6), whereas nothing is received while the request waits.

use std::{sync::Arc, time::Duration};

use actix_web::{HttpMessage, HttpRequest, dev::Payload, http::header, web};
use futures_util::StreamExt;
use kontor_threads::fair::{ANY, FairSemaphore, NoRoom, Shares};
use tokio::{
    sync::{OwnedSemaphorePermit, Semaphore},
    time::{Instant, timeout, timeout_at},
};

use super::{
    address::Address,
    keyed_counter::KeyedCounter,
    pace::Pace,
    problem::{Failure, ProblemCode},
};

kontor_limits::limits! {
    /// For each so many bytes that have arrived, a body has a second more than `body_grace_s`.
    pub const BODY_RATE_MIN: u64 = 32 * 1024;
    /// Most large bodies, records not counted, that one address may send at the same time. Further
    /// ones are refused with `busy`.
    // With those of the largest size it has an eighth of all bytes.
    pub const LARGE_BODIES_PER_ADDRESS_MAX: usize = 64;
    /// A body of more bytes than this, or one that does not say its length, is large.
    pub const SMALL_BODY_BYTES: usize = 4 * 1024;
    /// Most records that one address may send at the same time. Further ones wait.
    // So one client cannot take all places.
    pub const RECORD_BODIES_PER_ADDRESS_MAX: usize = 4;
}

/// Maximum number of bytes of bodies in memory, over all requests whose body is no record.
pub const BODIES_BYTES_MAX: usize = 32 << 20;

/// Maximum number of records that are read or wait to be checked at the same time.
pub const RECORD_BODIES_MAX: usize = 8;

/// Maximum number of records of one address that wait for a place.
pub const RECORDS_WAITING_PER_ADDRESS_MAX: usize = 64;

/// Bytes that one permit of the semaphore stands for.
const PERMIT_BYTES: usize = 1024;

/// What bodies are in memory.
pub struct Uploads {
    /// Time that a body of any size may take to arrive.
    grace: Duration,
    /// How long a record waits for a place.
    wait: Duration,
    bytes: Arc<Semaphore>,
    large_by_address: KeyedCounter,
    records: FairSemaphore,
    pace_of_records: Pace,
}

impl Uploads {
    /// No body is in memory yet. Each may take `grace` to arrive, and longer if it is large. A
    /// record waits at most `wait` for a place.
    pub fn new(grace: Duration, wait: Duration) -> Self {
        Uploads {
            grace,
            wait,
            bytes: Arc::new(Semaphore::new(BODIES_BYTES_MAX / PERMIT_BYTES)),
            large_by_address: KeyedCounter::default(),
            records: FairSemaphore::new(Shares {
                places: RECORD_BODIES_MAX,
                waiting_max: ANY,
                of_one: RECORD_BODIES_PER_ADDRESS_MAX,
                asked_of_one_max: RECORD_BODIES_PER_ADDRESS_MAX + RECORDS_WAITING_PER_ADDRESS_MAX,
            }),
            pace_of_records: Pace::of_records(),
        }
    }

    /// How many large bodies are in memory, records not counted.
    pub fn large(&self) -> usize {
        self.large_by_address.total()
    }

    /// How many places of records are taken.
    pub fn records(&self) -> usize {
        self.records.held()
    }

    /// How many records wait for a place.
    pub fn waiting(&self) -> usize {
        self.records.waiting()
    }

    /// Reads a body. Its bytes count until the request has been answered, and if it is large, it
    /// counts for its address.
    pub async fn read(
        &self,
        request: &HttpRequest,
        payload: Payload,
        address: Address,
        bytes_max: usize,
    ) -> Result<web::Bytes, Failure> {
        // First, because what is too large can never be sent again with success.
        check_length(request, bytes_max)?;
        if is_large(request) {
            let address = address.rate_key();
            let of_address = self.large_by_address.acquire(address, LARGE_BODIES_PER_ADDRESS_MAX);
            request.extensions_mut().insert(of_address.ok_or(ProblemCode::Busy)?);
        }
        let mut held: Option<OwnedSemaphorePermit> = None;
        let reserve = |length: usize| {
            let wanted = length.div_ceil(PERMIT_BYTES);
            let missing = wanted - held.as_ref().map_or(0, OwnedSemaphorePermit::num_permits);
            if missing == 0 {
                return Ok(());
            }
            let missing = u32::try_from(missing).expect("a body has few bytes");
            let more = self
                .bytes
                .clone()
                .try_acquire_many_owned(missing)
                .map_err(|_| ProblemCode::Busy)?;
            match &mut held {
                Some(held) => held.merge(more),
                None => held = Some(more),
            }
            Ok(())
        };
        let bytes = self.collect(request, payload, bytes_max, None, reserve).await?;
        if let Some(held) = held {
            request.extensions_mut().insert(held);
        }
        Ok(bytes)
    }

    /// Waits for a place for a record, and then reads it. The place is held until the request has
    /// been answered.
    pub async fn read_record(
        &self,
        request: &HttpRequest,
        payload: Payload,
        address: String,
        bytes_max: usize,
    ) -> Result<web::Bytes, Failure> {
        check_length(request, bytes_max)?;
        let place = timeout(self.wait, self.records.acquire(&address)).await;
        let place = place.map_err(|_| ProblemCode::Busy)?.map_err(|NoRoom| ProblemCode::Busy)?;
        request.extensions_mut().insert(place);
        let pace = Some(&self.pace_of_records);
        self.collect(request, payload, bytes_max, pace, |_| Ok(())).await
    }

    /// Reads a body of at most `bytes_max` bytes, whose announced length was checked, at this pace
    /// if there is one. `reserve` is asked before the body grows to a length.
    async fn collect(
        &self,
        request: &HttpRequest,
        mut payload: Payload,
        bytes_max: usize,
        pace: Option<&Pace>,
        mut reserve: impl FnMut(usize) -> Result<(), Failure>,
    ) -> Result<web::Bytes, Failure> {
        let mut begun = Instant::now();
        // A buffer that grows by doubling would be copied on the way, and be twice as large in the
        // end. Memory that nothing is written to is not resident.
        let mut bytes = web::BytesMut::with_capacity(announced_length(request).unwrap_or(0));
        loop {
            let in_time = timeout_at(begun + self.time_for(bytes.len()), payload.next()).await;
            let Some(chunk) = in_time.map_err(|_| ProblemCode::BodyTooSlow)? else { break };
            let chunk = chunk.map_err(|_| Failure::body("", "the body is incomplete"))?;
            if bytes.len() + chunk.len() > bytes_max {
                return Err(too_large(bytes_max));
            }
            reserve(bytes.len() + chunk.len())?;
            bytes.extend_from_slice(&chunk);
            if let Some(pace) = pace {
                // The client is not to blame for this time.
                begun += pace.wait(chunk.len() as u64).await;
            }
        }
        Ok(bytes.freeze())
    }

    /// The time within which more than this many bytes must have arrived.
    fn time_for(&self, arrived: usize) -> Duration {
        self.grace + Duration::from_millis(arrived as u64 * 1000 / BODY_RATE_MIN)
    }
}

fn check_length(request: &HttpRequest, bytes_max: usize) -> Result<(), Failure> {
    let fits = announced_length(request).is_none_or(|length| length <= bytes_max);
    fits.then_some(()).ok_or_else(|| too_large(bytes_max))
}

fn too_large(bytes_max: usize) -> Failure {
    Failure::from(ProblemCode::BodyTooLarge)
        .detail(format!("This body has at most {bytes_max} bytes."))
}

/// Whether a large body may come. What announces neither a length nor chunks has none (RFC 9112
/// section 6.3).
fn is_large(request: &HttpRequest) -> bool {
    match announced_length(request) {
        Some(length) => length > SMALL_BODY_BYTES,
        None => request.headers().contains_key(header::TRANSFER_ENCODING),
    }
}

fn announced_length(request: &HttpRequest) -> Option<usize> {
    request.headers().get(header::CONTENT_LENGTH)?.to_str().ok()?.parse().ok()
}
