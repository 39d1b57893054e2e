//! Events: what happened, as it is stored and as each viewer sees it, defined once.
//!
//! [`events!`](crate::events) makes both forms of a game's events from one list, so that they
//! cannot disagree. What an event keeps secret, and whom it tells something new, stands at the
//! event and nowhere else.

/// Defines the events of a game.
///
/// Each event has a name, a tag, and fields in up to four groups:
///
/// * `{ … }`: fields that everybody sees, as they are stored.
/// * `only for seat { … }`: fields that only the holder of the seat in the field `seat` sees;
///   everybody else sees `null`. Several fields can be named: `only for giver or receiver`.
/// * `secret { … }`: fields that are stored and that nobody sees.
/// * `shown as { … }`: fields that are not stored but computed from the stored ones, for example
///   the size of a deck of which the order is secret. The expression sees each stored field by
///   reference, and the viewer under the name that the head of the list gives it.
///
/// An event with much to store can have one field instead, in parentheses, of which nobody sees
/// anything but what `shown as` takes out of it: `DeckDealt = "…" (dealt: Box<Dealt>) shown as { …
/// }`.
///
/// An event ends with `reveals: <condition>;` if luck or an opened secret decides something in it,
/// for this viewer. A preview of an action stops before such an event. Without it an event reveals
/// nothing.
///
/// The macro makes the stored enum, which can be serialized and read back but has no schema; the
/// enum of the views, which has a schema but cannot be read back; the methods `redact` and
/// `reveals` of the stored one; and its [`Tagged`](crate::Tagged).
///
/// ```
/// use kontor_rules::{Seat, Viewer, events};
///
/// events! {
///     /// A fact of the game.
///     stored Event;
///     /// What happened, as a viewer sees it.
///     shown EventView as ChessEventView to viewer;
///
///     /// The deck was shuffled.
///     DeckShuffled = "chess.deck_shuffled" {} secret {
///         /// Its cards, the top card first.
///         cards: Vec<u8>,
///     } shown as {
///         /// How many cards it has.
///         size: usize = cards.len(),
///     } reveals: true;
///     /// A player chose a card, face down.
///     CardChosen = "chess.card_chosen" {
///         /// Who chose.
///         seat: Seat,
///     } only for seat {
///         /// The card; `null` for everybody but its owner.
///         card: u8,
///     }
/// }
///
/// let chosen = Event::CardChosen { seat: Seat(1), card: 7 };
/// let view = chosen.redact(Viewer::Seat(Seat(1)));
/// assert_eq!(view, EventView::CardChosen { seat: Seat(1), card: Some(7) });
/// let view = chosen.redact(Viewer::Spectator);
/// assert_eq!(view, EventView::CardChosen { seat: Seat(1), card: None });
/// assert!(!chosen.reveals(Viewer::Spectator));
/// ```
#[macro_export]
macro_rules! events {
    (
        $(#[doc = $stored_doc:literal])+
        stored $Event:ident;
        $(#[doc = $view_doc:literal])+
        shown $EventView:ident as $Schema:ident to $viewer:ident;
        $(
            $(#[doc = $doc:literal])+
            $Variant:ident = $tag:tt $(($inner:ident: $Inner:ty))? $({
                $(
                    $(#[doc = $field_doc:literal])+ $(#[schema($($schema:tt)+)])?
                    $field:ident: $Field:ty,
                )*
            }
            $(only for $($owner:ident)or+ {
                $( $(#[doc = $own_doc:literal])+ $own:ident: $Own:ty, )+
            })?
            $(secret {
                $(
                    $(#[doc = $secret_doc:literal])+ $(#[serde($($serde:tt)+)])?
                    $secret:ident: $Secret:ty,
                )+
            })?)?
            $(shown as {
                $(
                    $(#[doc = $shown_doc:literal])+ $(#[schema($($shown_schema:tt)+)])?
                    $shown:ident: $Shown:ty = $value:expr,
                )+
            })?
            $(reveals: $reveals:expr;)?
        )+
    ) => {
        $(#[doc = $stored_doc])+
        #[derive(Clone, Debug, PartialEq, ::serde::Serialize, ::serde::Deserialize)]
        #[serde(tag = "type", content = "data")]
        pub enum $Event {
            $(
                $(#[doc = $doc])+
                #[serde(rename = $tag)]
                $Variant $(($Inner))? $({
                    $( $(#[doc = $field_doc])+ $field: $Field, )*
                    $($( $(#[doc = $own_doc])+ $own: $Own, )+)?
                    $($( $(#[doc = $secret_doc])+ $(#[serde($($serde)+)])? $secret: $Secret, )+)?
                })?,
            )+
        }

        $(#[doc = $view_doc])+
        #[derive(Debug, PartialEq, ::serde::Serialize, ::utoipa::ToSchema)]
        #[serde(tag = "type", content = "data")]
        #[schema(as = $Schema)]
        pub enum $EventView {
            $(
                $(#[doc = $doc])+
                #[serde(rename = $tag)]
                $Variant {
                    $(
                        $( $(#[doc = $field_doc])+ $(#[schema($($schema)+)])? $field: $Field, )*
                        $($(
                            $(#[doc = $own_doc])+ #[schema(required = true)]
                            $own: Option<$Own>,
                        )+)?
                    )?
                    $($(
                        $(#[doc = $shown_doc])+ $(#[schema($($shown_schema)+)])?
                        $shown: $Shown,
                    )+)?
                },
            )+
        }

        impl $Event {
            /// The event as the viewer sees it: nothing is left out but what is secret.
            pub fn redact(&self, $viewer: $crate::Viewer) -> $EventView {
                let _ = $viewer;
                match self {
                    $(
                        $Event::$Variant
                            $(($inner))?
                            $({ $($field,)* $($($own,)+)? $($($secret,)+)? })?
                        => {
                            $( $($( let _ = $secret; )+)? )?
                            $( $( let is_owner = $($viewer.is(*$owner))||+; )? )?
                            $EventView::$Variant {
                                $(
                                    $( $field: Clone::clone($field), )*
                                    $($( $own: is_owner.then(|| Clone::clone($own)), )+)?
                                )?
                                $($( $shown: $value, )+)?
                            }
                        }
                    )+
                }
            }

            /// Whether luck or an opened secret decides something in the event, for this viewer.
            pub fn reveals(&self, $viewer: $crate::Viewer) -> bool {
                let _ = $viewer;
                match self {
                    $(
                        $Event::$Variant
                            $(($inner))?
                            $({ $($field,)* $($($own,)+)? $($($secret,)+)? })?
                        => {
                            $( let _ = $inner; )?
                            $(
                                $( let _ = $field; )*
                                $($( let _ = $own; )+)?
                                $($( let _ = $secret; )+)?
                            )?
                            false $(|| $reveals)?
                        }
                    )+
                }
            }
        }

        impl $crate::Tagged for $Event {
            const TAGS: &'static [&'static str] = &[$($tag),+];

            fn tag(&self) -> &'static str {
                match self {
                    $( $Event::$Variant { .. } => $tag, )+
                }
            }
        }
    };
}
