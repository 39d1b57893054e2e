//! A body of shared bytes that is written piece by piece.
//!
//! Actix copies each piece of a body into the buffer of the connection, which never shrinks. A body
//! in one piece would so take its length again for every connection whose reader is slow. With
//! short pieces the readers of one document share its bytes.

use std::{
    convert::Infallible,
    pin::Pin,
    task::{Context, Poll},
};

use actix_web::body::{BodySize, MessageBody};
use bytes::Bytes;

/// Length of a piece, in bytes.
const PIECE_BYTES: usize = 16 * 1024;

/// The bytes that are not written yet.
pub struct Pieces(pub Bytes);

impl MessageBody for Pieces {
    type Error = Infallible;

    fn size(&self) -> BodySize {
        BodySize::Sized(self.0.len() as u64)
    }

    fn poll_next(
        mut self: Pin<&mut Self>,
        _: &mut Context<'_>,
    ) -> Poll<Option<Result<Bytes, Infallible>>> {
        let length = self.0.len().min(PIECE_BYTES);
        Poll::Ready((length > 0).then(|| Ok(self.0.split_to(length))))
    }
}

#[cfg(test)]
mod tests {
    use actix_web::body::to_bytes;

    use super::*;

    #[actix_web::test]
    async fn the_pieces_are_the_whole_and_none_is_long() {
        let whole = Bytes::from(vec![7; 3 * PIECE_BYTES + 5]);
        let mut pieces = Pieces(whole.clone());
        assert_eq!(pieces.size(), BodySize::Sized(whole.len() as u64));
        let mut lengths = Vec::new();
        while let Some(Ok(piece)) =
            std::future::poll_fn(|context| Pin::new(&mut pieces).poll_next(context)).await
        {
            lengths.push(piece.len());
        }
        assert_eq!(lengths, [PIECE_BYTES, PIECE_BYTES, PIECE_BYTES, 5]);
        assert_eq!(to_bytes(Pieces(whole.clone())).await.unwrap(), whole);
    }
}
