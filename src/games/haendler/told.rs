//! How what happened is told: who learns what of an event, and what is news to whom.

use super::event::Event;
use kontor_rules::Viewer;

/// Makes the stored events, the told ones, and `redact`.
macro_rules! events {
    (
        open { $(
            $(#[doc = $doc:literal])+
            $Open:ident = $open_tag:tt { $( $(#[doc = $field_doc:literal])+ $field:ident: $Type:ty, )* }
        )+ }
        hiding { $(
            $(#[doc = $hiding_doc:literal])+
            $Hiding:ident = $hiding_tag:tt
                { $( $(#[doc = $shown_doc:literal])+ $shown:ident: $Shown:ty, )+ }
                to $($owner:ident)or+ { $( $(#[doc = $hidden_doc:literal])+ $hidden:ident: $HiddenType:ty, )+ }
        )+ }
    ) => {
        /// What happened. Results, not recipes: nothing has to be worked out again.
        #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
        #[serde(tag = "type", content = "data")]
        pub enum Event {
            $(
                $(#[doc = $doc])+
                #[serde(rename = $open_tag)]
                $Open { $( $(#[doc = $field_doc])+ $field: $Type, )* },
            )+
            $(
                $(#[doc = $hiding_doc])+
                #[serde(rename = $hiding_tag)]
                $Hiding {
                    $( $(#[doc = $shown_doc])+ $shown: $Shown, )+
                    $( $(#[doc = $hidden_doc])+ $hidden: $HiddenType, )+
                },
            )+
        }

        /// What happened, as a viewer is told it. What the viewer may not know is null.
        #[derive(Debug, PartialEq, Serialize, ToSchema)]
        #[serde(tag = "type", content = "data")]
        #[schema(as = HaendlerEventView)]
        pub enum EventView {
            $(
                $(#[doc = $doc])+
                #[serde(rename = $open_tag)]
                $Open { $( $(#[doc = $field_doc])+ $field: $Type, )* },
            )+
            $(
                $(#[doc = $hiding_doc])+
                #[serde(rename = $hiding_tag)]
                $Hiding {
                    $( $(#[doc = $shown_doc])+ $shown: $Shown, )+
                    $( $(#[doc = $hidden_doc])+ #[schema(required = true)] $hidden: Option<$HiddenType>, )+
                },
            )+
        }

        /// What a viewer is told of an event: all of it, but for what another player decided in
        /// secret.
        pub fn redact(event: &Event, viewer: Viewer) -> EventView {
            match event.clone() {
                $( Event::$Open { $($field),* } => EventView::$Open { $($field),* }, )+
                $( Event::$Hiding { $($shown,)+ $($hidden),+ } => {
                    let is_told = $(viewer.is($owner))||+;
                    EventView::$Hiding { $($shown,)+ $($hidden: is_told.then_some($hidden)),+ }
                } )+
            }
        }
    };
}

pub(super) use events;

/// Whether luck, or the opening of something secret, decided something in the event. Whether
/// somebody can pay upkeep is news to everybody else.
pub fn reveals(event: &Event, viewer: Viewer) -> bool {
    match event {
        Event::StartingPlayerDrawn { .. }
        | Event::AbilitiesDealt { .. }
        | Event::BidsRevealed { .. }
        | Event::WheelsRevealed { .. }
        | Event::GameEnded { .. } => true,
        Event::UpkeepPaid { seat, .. } | Event::UpkeepMissed { seat, .. } => !viewer.is(*seat),
        // Who looks through the pile sees what is in it.
        Event::InfluenceEarned { seat, .. } => viewer.is(*seat),
        // The receiver turns over what the giver chose.
        Event::CardSlippedOver { receiver, .. } => viewer.is(*receiver),
        Event::AbilityNamed { .. }
        | Event::AbilityRaised { .. }
        | Event::AbilityPassed { .. }
        | Event::AbilitySold { .. }
        | Event::RoundBegan { .. }
        | Event::StepBegan { .. }
        | Event::Passed { .. }
        | Event::GoodPurchased { .. }
        | Event::BidMade { .. }
        | Event::GoodsLoaded { .. }
        | Event::OfferMade { .. }
        | Event::OfferDeclined { .. }
        | Event::RequestMade { .. }
        | Event::RequestWithdrawn { .. }
        | Event::RequestDeclined { .. }
        | Event::BargainingClosed { .. }
        | Event::BargainingEnded { .. }
        | Event::BrokenAxlePlayed { .. }
        | Event::BrokenAxleRemoved { .. }
        | Event::WagonMoved { .. }
        | Event::TileSpent { .. }
        | Event::CourierMoved { .. }
        | Event::InfluencePicked { .. }
        | Event::TurnEnded { .. }
        | Event::BrokenAxlesCleared { .. }
        | Event::WheelSet { .. }
        | Event::OfficeUsed { .. }
        | Event::WarehouseSold { .. }
        | Event::SpecialSalePlayed { .. }
        | Event::WagonsArrived { .. }
        | Event::SaleWithBonusPlayed { .. }
        | Event::WagonSold { .. }
        | Event::BonusMarkersMoved { .. }
        | Event::CreditTaken { .. }
        | Event::CreditRepaid { .. }
        | Event::StatusPurchased { .. }
        | Event::DealProposed { .. }
        | Event::CardSetAside { .. }
        | Event::ProposalWithdrawn { .. }
        | Event::ProposalDeclined { .. }
        | Event::ProposalLapsed { .. }
        | Event::DealMade { .. }
        | Event::CardHandedOver { .. }
        | Event::PledgeKept { .. }
        | Event::PledgeLapsed { .. }
        | Event::TilesReturned { .. } => false,
    }
}
