//! «Phase 2»: the Loading Master bargains with all others at once.
//!
//! The game waits for those who have an offer to answer or have not said anything yet, and for the
//! master when they wait for him. Everybody may speak out of turn as well: the master can always
//! close, so no player can hold the others up, except one whom the master has pledged to let
//! load.

use kontor_rules::{PerSeat, Refusal, Seat, Table};

use super::{
    super::{
        action::{Action, Basket},
        cards::Influence,
        choice::{Choice, OfferedGoods},
        components::{LOADER_GOODS_MAX, OFFERS_MAX},
        event::Event,
        game::Haendler,
        goods::Goods,
        phase::{Bargain, Offer, Phase, Request},
        refusals::{OFFER_NOT_OPEN, OFFER_NOT_POSSIBLE, OFFERS_SPENT, REQUEST_OPEN},
        state::{State, number},
        step::{LoadingRight, PassReason},
    },
    loading::{check_amount, check_basket, load_as_pledged, load_freely},
    means::can_pay,
    pledges,
};

/// What the master does next.
pub const MASTER: &str = "haendler.bargaining_as_master";
/// What one of the others does next.
pub const LOADER: &str = "haendler.bargaining";

/// The parts of the phase.
struct Window<'a> {
    state: &'a State,
    wagon: usize,
    master: Seat,
    closed: bool,
    bargains: &'a PerSeat<Bargain>,
}

impl<'a> Window<'a> {
    fn of(state: &'a State) -> Self {
        let Phase::Bargaining { wagon, master, closed, bargains } = &state.phase else {
            panic!("there is bargaining")
        };
        Window { state, wagon: *wagon, master: *master, closed: *closed, bargains }
    }

    /// The players who could still load.
    fn loaders(&self) -> impl Iterator<Item = Seat> {
        Seat::all(self.state.seats()).filter(|seat| self.is_loader(*seat))
    }

    fn is_loader(&self, seat: Seat) -> bool {
        self.bargains.get(seat).is_some()
            && seat != self.master
            && self.state.can_load(self.wagon, seat)
    }

    /// Whether the game waits for a loader.
    fn awaits(&self, seat: Seat) -> bool {
        let bargain = &self.bargains[seat];
        if self.closed {
            return self.may_hold_card(seat) && !bargain.answered_closing;
        }
        let is_to_speak = || {
            !bargain.passed
                && bargain.request.is_none()
                && self.may_do_more_than_pass(seat, bargain)
        };
        bargain.offer.is_some() || is_to_speak()
    }

    /// Whether a loader without an offer or request could do anything but pass, by what lies open.
    fn may_do_more_than_pass(&self, seat: Seat, bargain: &Bargain) -> bool {
        !self.state.takes_every_forced_step()
            || bargain.requests < OFFERS_MAX
            || self.is_free(seat)
            || self.may_hold_card(seat)
    }

    /// Whether a loader may have a Free Loading to play, by what lies open.
    fn may_hold_card(&self, seat: Seat) -> bool {
        self.state.may_hold(seat, Influence::FreeLoading)
    }

    /// Whether a loader who is not awaited has anything to say.
    fn may_speak(&self, seat: Seat) -> bool {
        let bargain = &self.bargains[seat];
        let may_load =
            || bargain.request.is_some() || bargain.requests < OFFERS_MAX || self.is_free(seat);
        !self.closed && (!bargain.passed || may_load())
    }

    /// Whether a loader loads free of charge, as the master pledged.
    fn is_free(&self, seat: Seat) -> bool {
        pledges::free_of_charge(self.state, self.wagon, seat)
    }

    /// A player who has neither loaded nor passed, though the master pledged to let him load.
    fn unanswered_pledge(&self) -> Option<Seat> {
        let is_open = |seat: &Seat| {
            !self.bargains[*seat].passed && !self.bargains[*seat].loaded && self.is_free(*seat)
        };
        self.loaders().find(is_open)
    }

    /// Whether a loader has not passed yet, or is asked again.
    fn may_pass(&self, seat: Seat) -> bool {
        self.awaits(seat) || !self.bargains[seat].passed
    }

    /// What a player asks for, if that is open.
    fn request_of(&self, seat: Seat) -> Result<Request, Refusal> {
        let request = self.bargains.get(seat).and_then(|bargain| bargain.request);
        request.ok_or_else(|| Refusal::new(&OFFER_NOT_OPEN).at("seat"))
    }

    /// How many goods a loader could be offered to load.
    fn room(&self, seat: Seat) -> u8 {
        let (goods, most) = self.state.loadable(self.wagon, seat);
        goods.total().min(most)
    }
}

/// Whether anybody but the master could load onto this wagon.
pub fn is_possible(state: &State, wagon: usize) -> bool {
    let master = state.wagons[wagon].master;
    Seat::all(state.seats()).any(|seat| Some(seat) != master && state.can_load(wagon, seat))
}

/// The master is asked while anybody could load, and those are asked who could.
pub fn asked(state: &State, seat: Seat) -> Option<&'static str> {
    let window = Window::of(state);
    if seat == window.master {
        return (!window.closed && window.loaders().next().is_some()).then_some(MASTER);
    }
    let is_asked = window.is_loader(seat) && (window.awaits(seat) || window.may_speak(seat));
    is_asked.then_some(LOADER)
}

/// Whether the game goes on without an answer of a seat that is asked.
pub fn is_optional(state: &State, seat: Seat) -> bool {
    let window = Window::of(state);
    if seat == window.master {
        return window.loaders().any(|loader| window.awaits(loader));
    }
    !window.awaits(seat)
}

/// How the seat can answer.
pub fn choices(state: &State, seat: Seat) -> Vec<Choice> {
    let window = Window::of(state);
    if seat == window.master { master_choices(&window) } else { loader_choices(&window, seat) }
}

fn master_choices(window: &Window<'_>) -> Vec<Choice> {
    let mut choices = Vec::new();
    if window.unanswered_pledge().is_none() {
        choices.push(Choice::CloseBargaining {});
    }
    for seat in window.loaders() {
        let bargain = &window.bargains[seat];
        if let Some(Request { goods, fee }) = bargain.request {
            choices.extend([
                Choice::AcceptRequest { seat, goods, fee },
                Choice::DeclineRequest { seat },
            ]);
        }
        if bargain.offers < OFFERS_MAX {
            let kinds: &[OfferedGoods] = if window.room(seat) < LOADER_GOODS_MAX {
                &[OfferedGoods::One]
            } else {
                &[OfferedGoods::One, OfferedGoods::Two, OfferedGoods::OneOrTwo]
            };
            choices.extend(kinds.iter().map(|goods| Choice::OfferLoading {
                seat,
                goods: *goods,
                fee_most: window.state.fee_max(),
            }));
        }
    }
    choices
}

fn loader_choices(window: &Window<'_>, seat: Seat) -> Vec<Choice> {
    let (state, bargain) = (window.state, &window.bargains[seat]);
    let baskets = state.baskets(window.wagon, seat);
    let mut choices = Vec::new();
    if window.may_pass(seat) {
        choices.push(Choice::Pass {});
    }
    if let Some(offer) = bargain.offer {
        let is_payable =
            |basket: &Goods| offer.fee(basket.total()).is_some_and(|fee| fee <= state.money(seat));
        let payable: Vec<Goods> = baskets.iter().copied().filter(is_payable).collect();
        if !payable.is_empty() {
            choices.push(Choice::AcceptOffer { baskets: payable });
        }
        choices.push(Choice::DeclineOffer {});
    }
    if bargain.request.is_some() {
        choices.push(Choice::WithdrawRequest {});
    }
    if window.is_free(seat) {
        choices.push(Choice::Load { baskets: baskets.clone(), fee_each: 0 });
    }
    if state.cards(seat).of(Influence::FreeLoading) > 0 {
        choices.push(Choice::PlayFreeLoading { baskets: baskets.clone() });
    }
    if !window.closed && bargain.request.is_none() && bargain.requests < OFFERS_MAX {
        choices.push(Choice::RequestLoading {
            baskets,
            fee_most: state.money(seat).min(state.fee_max()),
        });
    }
    choices
}

/// Carries out what a player says.
pub fn decide(table: &mut Table<'_, Haendler>, seat: Seat, action: &Action) -> Result<(), Refusal> {
    let window = Window::of(table.state());
    let event = if seat == window.master {
        said_by_master(&window, action)
    } else {
        said_by_loader(&window, seat, action)
    };
    table.emit(event?);
    if table.state().keeps_bargains_open() {
        end_what_cannot_be_kept(table, seat);
    }
    Ok(())
}

/// A player who has loaded free of charge may have no goods or no room left for what is open
/// between the master and him.
fn end_what_cannot_be_kept(table: &mut Table<'_, Haendler>, seat: Seat) {
    let window = Window::of(table.state());
    let Bargain { offer, request, .. } = window.bargains[seat];
    let is_offer_lost =
        offer.is_some_and(|offer| (1..=window.room(seat)).all(|count| offer.fee(count).is_none()));
    let is_request_lost = request
        .is_some_and(|request| !window.state.can_load_basket(window.wagon, seat, request.goods));
    if is_offer_lost {
        table.emit(Event::OfferDeclined { seat });
    }
    if is_request_lost {
        table.emit(Event::RequestWithdrawn { seat });
    }
}

fn said_by_master(window: &Window<'_>, action: &Action) -> Result<Event, Refusal> {
    let wagon = number(window.wagon);
    if let Action::OfferLoading { seat, fee_for_one, fee_for_two } = *action {
        return offered(window, seat, Offer { fee_for_one, fee_for_two });
    }
    if let Action::AcceptRequest { seat } = *action {
        let Request { goods, fee } = window.request_of(seat)?;
        return Ok(Event::GoodsLoaded { wagon, seat, goods, right: LoadingRight::Request, fee });
    }
    if let Action::DeclineRequest { seat } = *action {
        return window.request_of(seat).map(|_| Event::RequestDeclined { seat });
    }
    if *action == (Action::CloseBargaining {}) {
        let unanswered = window.unanswered_pledge().map(pledges::breach_towards);
        return unanswered.map_or(Ok(Event::BargainingClosed { wagon }), Err);
    }
    Err(Refusal::not_asked(window.master))
}

fn offered(window: &Window<'_>, seat: Seat, offer: Offer) -> Result<Event, Refusal> {
    let Offer { fee_for_one, fee_for_two } = offer;
    let impossible =
        |field| Refusal::new(&OFFER_NOT_POSSIBLE).with("seat", u32::from(seat.0)).at(field);
    if !window.is_loader(seat) {
        return Err(impossible("seat"));
    }
    if window.bargains[seat].offers >= OFFERS_MAX {
        return Err(Refusal::new(&OFFERS_SPENT).with("most", u32::from(OFFERS_MAX)).at("seat"));
    }
    if fee_for_one.is_none() && fee_for_two.is_none() {
        return Err(impossible("fee_for_one"));
    }
    if fee_for_two.is_some() && window.room(seat) < LOADER_GOODS_MAX {
        return Err(impossible("fee_for_two"));
    }
    let most = window.state.fee_max();
    check_amount(fee_for_one.unwrap_or(0), most).map_err(|refusal| refusal.at("fee_for_one"))?;
    check_amount(fee_for_two.unwrap_or(0), most).map_err(|refusal| refusal.at("fee_for_two"))?;
    Ok(Event::OfferMade { seat, fee_for_one, fee_for_two })
}

fn said_by_loader(window: &Window<'_>, seat: Seat, action: &Action) -> Result<Event, Refusal> {
    let (state, bargain) = (window.state, &window.bargains[seat]);
    let not_open = || Refusal::new(&OFFER_NOT_OPEN);
    if let Action::AcceptOffer { goods } = *action {
        return accepted(window, seat, goods);
    }
    if *action == (Action::DeclineOffer {}) {
        return bargain.offer.map(|_| Event::OfferDeclined { seat }).ok_or_else(not_open);
    }
    if let Action::RequestLoading { goods, fee } = *action
        && !window.closed
    {
        return requested(window, seat, goods, fee);
    }
    if *action == (Action::WithdrawRequest {}) {
        return bargain.request.map(|_| Event::RequestWithdrawn { seat }).ok_or_else(not_open);
    }
    if let Action::Load { goods } = *action
        && window.is_free(seat)
    {
        return load_as_pledged(state, window.wagon, seat, goods);
    }
    if let Action::PlayFreeLoading { goods } = *action {
        return load_freely(state, window.wagon, seat, goods);
    }
    if *action == (Action::Pass {}) && window.may_pass(seat) {
        return Ok(Event::Passed { seat, reason: PassReason::Chosen });
    }
    Err(Refusal::not_asked(seat))
}

fn accepted(window: &Window<'_>, seat: Seat, goods: Basket) -> Result<Event, Refusal> {
    let not_open = || Refusal::new(&OFFER_NOT_OPEN);
    let offer = window.bargains[seat].offer.ok_or_else(not_open)?;
    check_basket(window.state, window.wagon, seat, goods.into())?;
    let goods = Goods::from(goods);
    let fee = offer.fee(goods.total()).ok_or_else(|| not_open().at("goods"))?;
    can_pay(window.state, seat, fee).map_err(|refusal| refusal.at("goods"))?;
    Ok(Event::GoodsLoaded {
        wagon: number(window.wagon),
        seat,
        goods,
        right: LoadingRight::Offer,
        fee,
    })
}

fn requested(window: &Window<'_>, seat: Seat, goods: Basket, fee: u32) -> Result<Event, Refusal> {
    let bargain = &window.bargains[seat];
    if bargain.request.is_some() {
        return Err(Refusal::new(&REQUEST_OPEN));
    }
    if bargain.requests >= OFFERS_MAX {
        return Err(Refusal::new(&OFFERS_SPENT).with("most", u32::from(OFFERS_MAX)));
    }
    check_basket(window.state, window.wagon, seat, goods.into())?;
    check_amount(fee, window.state.money(seat).min(window.state.fee_max()))
        .map_err(|refusal| refusal.at("fee"))?;
    Ok(Event::RequestMade { seat, goods: goods.into(), fee })
}

/// No player is waited for any more.
pub fn advance(table: &mut Table<'_, Haendler>) {
    let wagon = Window::of(table.state()).wagon;
    table.emit(Event::BargainingEnded { wagon: number(wagon) });
}
