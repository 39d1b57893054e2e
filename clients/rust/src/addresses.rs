//! The addresses of servers that share their games.

use std::sync::atomic::{AtomicUsize, Ordering};

use reqwest::{Request, Url};

use crate::retry::copy;

/// The most addresses of one service.
pub const ADDRESSES_MAX: usize = 16;

/// An address as it stands in the URLs of requests, for example without the usual port; one that is
/// none stays as it is.
fn normalized(address: &str) -> String {
    Url::parse(address).map_or_else(|_| address.to_owned(), String::from)
}

/// The addresses of servers of one service, any of which takes any request. The one that answered
/// last is used next.
pub(crate) struct Addresses {
    /// In the order in which they are tried, without slashes at their ends.
    all: Vec<String>,
    current: AtomicUsize,
}

impl Addresses {
    /// Requests are written for the address `first`.
    pub fn new(first: &str, further: &[String]) -> Self {
        let further = further.iter().filter(|address| Url::parse(address).is_ok());
        let all = std::iter::once(first).chain(further.map(String::as_str));
        let all = all.map(|address| normalized(address).trim_end_matches('/').to_owned());
        Self { all: all.take(ADDRESSES_MAX).collect(), current: AtomicUsize::new(0) }
    }

    pub fn count(&self) -> usize {
        self.all.len()
    }

    /// The number of the address that is to be tried first.
    pub fn current(&self) -> usize {
        self.current.load(Ordering::Relaxed)
    }

    /// The number of the address after this one.
    pub fn after(&self, number: usize) -> usize {
        (number + 1) % self.all.len()
    }

    /// Notes that the server at this address answered.
    pub fn keep(&self, number: usize) {
        self.current.store(number, Ordering::Relaxed);
    }

    /// Notes that the line to this address is lost, unless another one is in use already.
    pub fn leave(&self, number: usize) {
        let next = self.after(number);
        let relaxed = Ordering::Relaxed;
        let _ = self.current.compare_exchange(number, next, relaxed, relaxed);
    }

    /// A copy of a request, which was written for the first address, for another one.
    pub fn at(&self, number: usize, request: &Request) -> Request {
        let mut copy = copy(request);
        let rest = copy.url().as_str().strip_prefix(&self.all[0]);
        let url = rest.map(|rest| Url::parse(&format!("{}{rest}", self.all[number])));
        if let Some(Ok(url)) = url {
            *copy.url_mut() = url;
        }
        copy
    }
}
