//! Events: what happened, in two forms: as it is stored, and redacted for a viewer.
//!
//! The macro [`events!`](crate::events) defines both forms of a game's events in one list, so that
//! they cannot disagree. Each event says in its definition which viewers see which field, and
//! whether a preview must stop before it.

/// Defines the events of a game: the enum that is stored, the enum that viewers see, and how one is
/// redacted to the other.
///
/// # Grammar
///
/// ```text
/// events! {
///     /// Documentation of the stored enum.
///     stored Event;
///     /// Documentation of the redacted enum.
///     shown EventView as <schema name in the contract> to <name of the viewer in expressions>;
///
///     /// Documentation of the event.
///     <Name> = "<game>.<tag>" { <public fields> }
///     only for <field> or <field> … { <fields> }
///     secret { <fields> }
///     shown as { <fields, each with = expression> }
///     reveals: <condition>;
///
///     …further events
/// }
/// ```
///
/// An event begins with its name, its tag and its public fields, which may be none: `{}`. The four
/// parts after these are optional, and stand in this order:
///
/// * `only for seat { … }`: fields that are stored, and that only the viewer at the seat in the
///   public field `seat` sees. In the redacted form they are options: everybody else sees `null`.
///   Several public fields can be named: `only for giver or receiver`.
/// * `secret { … }`: fields that are stored, and that the redacted form does not have.
/// * `shown as { … }`: fields that only the redacted form has. Their values are computed from the
///   stored fields, for example the size of a deck whose order is secret. In the expression each
///   stored field is a reference under its own name, and the viewer has the name from the head of
///   the list.
/// * `reveals: <condition>;`: see below.
///
/// An event with much to store can have one field in parentheses instead, of which viewers see only
/// what `shown as` takes out of it: `DeckDealt = "…" (dealt: Box<Dealt>) shown as { … }`.
///
/// Every event and every field needs a documentation comment, because the comment is its
/// description in the contract.
///
/// # What `reveals` does
///
/// A preview shows a player the events of an action before the action is played. It must not show
/// an event whose content follows from future luck, or from something hidden that this event
/// discloses. The condition of `reveals` says for which viewers an event is of this kind, as an
/// expression of type `bool` over the stored fields and the viewer: `reveals: true;` for the result
/// of a die, `reveals: !viewer.is(*seat);` for a card that only its owner has seen. The preview
/// stops before the first event for which the condition is true. Without `reveals` the condition is
/// false.
///
/// `reveals` has no effect on redaction: once the event has happened, every viewer receives it,
/// with the fields that the viewer may see.
///
/// # What the macro makes
///
/// * The stored enum. It can be serialized and deserialized but has no schema, so that it cannot
///   become part of the contract by mistake.
/// * The redacted enum. It can be serialized and has a schema, but cannot be deserialized.
/// * The methods `redact` and `reveals` of the stored enum, and its [`Tagged`](crate::Tagged).
///
/// # Example
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
            /// The event as the viewer sees it: without the fields that are secret from this
            /// viewer.
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

            /// Whether the content of the event follows from luck, or from something hidden that
            /// the event discloses to this viewer. A preview for this viewer stops before it.
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
