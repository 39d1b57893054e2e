from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast

if TYPE_CHECKING:
    from ..models.basari_action_lapsed_event import BasariActionLapsedEvent
    from ..models.basari_arch_chosen_event import BasariArchChosenEvent
    from ..models.basari_card_chosen_event import BasariCardChosenEvent
    from ..models.basari_cards_revealed_event import BasariCardsRevealedEvent
    from ..models.basari_figure_moved_event import BasariFigureMovedEvent
    from ..models.basari_game_ended_event import BasariGameEndedEvent
    from ..models.basari_gems_carried_out_event import BasariGemsCarriedOutEvent
    from ..models.basari_gems_dealt_event import BasariGemsDealtEvent
    from ..models.basari_laps_scored_event import BasariLapsScoredEvent
    from ..models.basari_majority_scored_event import BasariMajorityScoredEvent
    from ..models.basari_offer_accepted_event import BasariOfferAcceptedEvent
    from ..models.basari_offer_made_event import BasariOfferMadeEvent
    from ..models.basari_opening_rolled_event import BasariOpeningRolledEvent
    from ..models.basari_points_carried_out_event import BasariPointsCarriedOutEvent
    from ..models.basari_roll_carried_out_event import BasariRollCarriedOutEvent
    from ..models.basari_round_began_event import BasariRoundBeganEvent
    from ..models.basari_start_markers_moved_event import BasariStartMarkersMovedEvent
    from ..models.basari_trade_conceded_event import BasariTradeConcededEvent
    from ..models.basari_trade_opened_event import BasariTradeOpenedEvent
    from ..models.dale_of_merchants_card_moved_event import DaleOfMerchantsCardMovedEvent
    from ..models.dale_of_merchants_card_shown_event import DaleOfMerchantsCardShownEvent
    from ..models.dale_of_merchants_deck_card_chosen_event import DaleOfMerchantsDeckCardChosenEvent
    from ..models.dale_of_merchants_deck_searched_event import DaleOfMerchantsDeckSearchedEvent
    from ..models.dale_of_merchants_deck_shuffled_event import DaleOfMerchantsDeckShuffledEvent
    from ..models.dale_of_merchants_die_rolled_event import DaleOfMerchantsDieRolledEvent
    from ..models.dale_of_merchants_direction_chosen_event import DaleOfMerchantsDirectionChosenEvent
    from ..models.dale_of_merchants_game_ended_event import DaleOfMerchantsGameEndedEvent
    from ..models.dale_of_merchants_hand_looked_at_event import DaleOfMerchantsHandLookedAtEvent
    from ..models.dale_of_merchants_hand_sorted_out_event import DaleOfMerchantsHandSortedOutEvent
    from ..models.dale_of_merchants_help_asked_event import DaleOfMerchantsHelpAskedEvent
    from ..models.dale_of_merchants_help_declined_event import DaleOfMerchantsHelpDeclinedEvent
    from ..models.dale_of_merchants_market_arranged_event import DaleOfMerchantsMarketArrangedEvent
    from ..models.dale_of_merchants_market_deck_formed_event import DaleOfMerchantsMarketDeckFormedEvent
    from ..models.dale_of_merchants_passed_event import DaleOfMerchantsPassedEvent
    from ..models.dale_of_merchants_player_chosen_event import DaleOfMerchantsPlayerChosenEvent
    from ..models.dale_of_merchants_purchased_event import DaleOfMerchantsPurchasedEvent
    from ..models.dale_of_merchants_set_dealt_event import DaleOfMerchantsSetDealtEvent
    from ..models.dale_of_merchants_set_up_event import DaleOfMerchantsSetUpEvent
    from ..models.dale_of_merchants_stack_built_event import DaleOfMerchantsStackBuiltEvent
    from ..models.dale_of_merchants_technique_played_event import DaleOfMerchantsTechniquePlayedEvent
    from ..models.dale_of_merchants_technique_resolved_event import DaleOfMerchantsTechniqueResolvedEvent
    from ..models.dale_of_merchants_technique_scheduled_event import DaleOfMerchantsTechniqueScheduledEvent
    from ..models.dale_of_merchants_turn_began_event import DaleOfMerchantsTurnBeganEvent
    from ..models.dale_of_merchants_turn_ended_event import DaleOfMerchantsTurnEndedEvent
    from ..models.dale_of_merchants_value_guessed_event import DaleOfMerchantsValueGuessedEvent
    from ..models.dale_of_merchants_value_multiplied_event import DaleOfMerchantsValueMultipliedEvent
    from ..models.dale_of_merchants_waiting_event import DaleOfMerchantsWaitingEvent
    from ..models.haendler_abilities_dealt_event import HaendlerAbilitiesDealtEvent
    from ..models.haendler_ability_named_event import HaendlerAbilityNamedEvent
    from ..models.haendler_ability_passed_event import HaendlerAbilityPassedEvent
    from ..models.haendler_ability_raised_event import HaendlerAbilityRaisedEvent
    from ..models.haendler_ability_sold_event import HaendlerAbilitySoldEvent
    from ..models.haendler_bargaining_closed_event import HaendlerBargainingClosedEvent
    from ..models.haendler_bargaining_ended_event import HaendlerBargainingEndedEvent
    from ..models.haendler_bid_made_event import HaendlerBidMadeEvent
    from ..models.haendler_bids_revealed_event import HaendlerBidsRevealedEvent
    from ..models.haendler_bonus_markers_moved_event import HaendlerBonusMarkersMovedEvent
    from ..models.haendler_broken_axle_played_event import HaendlerBrokenAxlePlayedEvent
    from ..models.haendler_broken_axle_removed_event import HaendlerBrokenAxleRemovedEvent
    from ..models.haendler_broken_axles_cleared_event import HaendlerBrokenAxlesClearedEvent
    from ..models.haendler_card_handed_over_event import HaendlerCardHandedOverEvent
    from ..models.haendler_card_set_aside_event import HaendlerCardSetAsideEvent
    from ..models.haendler_card_slipped_over_event import HaendlerCardSlippedOverEvent
    from ..models.haendler_courier_moved_event import HaendlerCourierMovedEvent
    from ..models.haendler_credit_repaid_event import HaendlerCreditRepaidEvent
    from ..models.haendler_credit_taken_event import HaendlerCreditTakenEvent
    from ..models.haendler_deal_made_event import HaendlerDealMadeEvent
    from ..models.haendler_deal_proposed_event import HaendlerDealProposedEvent
    from ..models.haendler_game_ended_event import HaendlerGameEndedEvent
    from ..models.haendler_good_purchased_event import HaendlerGoodPurchasedEvent
    from ..models.haendler_goods_loaded_event import HaendlerGoodsLoadedEvent
    from ..models.haendler_influence_earned_event import HaendlerInfluenceEarnedEvent
    from ..models.haendler_influence_picked_event import HaendlerInfluencePickedEvent
    from ..models.haendler_offer_declined_event import HaendlerOfferDeclinedEvent
    from ..models.haendler_offer_made_event import HaendlerOfferMadeEvent
    from ..models.haendler_office_used_event import HaendlerOfficeUsedEvent
    from ..models.haendler_passed_event import HaendlerPassedEvent
    from ..models.haendler_pledge_kept_event import HaendlerPledgeKeptEvent
    from ..models.haendler_pledge_lapsed_event import HaendlerPledgeLapsedEvent
    from ..models.haendler_proposal_declined_event import HaendlerProposalDeclinedEvent
    from ..models.haendler_proposal_lapsed_event import HaendlerProposalLapsedEvent
    from ..models.haendler_proposal_withdrawn_event import HaendlerProposalWithdrawnEvent
    from ..models.haendler_request_declined_event import HaendlerRequestDeclinedEvent
    from ..models.haendler_request_made_event import HaendlerRequestMadeEvent
    from ..models.haendler_request_withdrawn_event import HaendlerRequestWithdrawnEvent
    from ..models.haendler_round_began_event import HaendlerRoundBeganEvent
    from ..models.haendler_sale_with_bonus_played_event import HaendlerSaleWithBonusPlayedEvent
    from ..models.haendler_special_sale_played_event import HaendlerSpecialSalePlayedEvent
    from ..models.haendler_starting_player_drawn_event import HaendlerStartingPlayerDrawnEvent
    from ..models.haendler_status_purchased_event import HaendlerStatusPurchasedEvent
    from ..models.haendler_step_began_event import HaendlerStepBeganEvent
    from ..models.haendler_tile_spent_event import HaendlerTileSpentEvent
    from ..models.haendler_tiles_returned_event import HaendlerTilesReturnedEvent
    from ..models.haendler_turn_ended_event import HaendlerTurnEndedEvent
    from ..models.haendler_upkeep_missed_event import HaendlerUpkeepMissedEvent
    from ..models.haendler_upkeep_paid_event import HaendlerUpkeepPaidEvent
    from ..models.haendler_wagon_moved_event import HaendlerWagonMovedEvent
    from ..models.haendler_wagon_sold_event import HaendlerWagonSoldEvent
    from ..models.haendler_wagons_arrived_event import HaendlerWagonsArrivedEvent
    from ..models.haendler_warehouse_sold_event import HaendlerWarehouseSoldEvent
    from ..models.haendler_wheel_set_event import HaendlerWheelSetEvent
    from ..models.haendler_wheels_revealed_event import HaendlerWheelsRevealedEvent
    from ..models.medici_account_scored_event import MediciAccountScoredEvent
    from ..models.medici_bid_made_event import MediciBidMadeEvent
    from ..models.medici_bidding_opened_event import MediciBiddingOpenedEvent
    from ..models.medici_card_turned_up_event import MediciCardTurnedUpEvent
    from ..models.medici_game_ended_event import MediciGameEndedEvent
    from ..models.medici_lot_discarded_event import MediciLotDiscardedEvent
    from ..models.medici_lot_sold_event import MediciLotSoldEvent
    from ..models.medici_passed_event import MediciPassedEvent
    from ..models.medici_round_dealt_event import MediciRoundDealtEvent
    from ..models.medici_round_ended_event import MediciRoundEndedEvent
    from ..models.medici_start_player_chosen_event import MediciStartPlayerChosenEvent
    from ..models.medici_warehouse_filled_event import MediciWarehouseFilledEvent
    from ..models.medici_warehouses_scored_event import MediciWarehousesScoredEvent
    from ..models.table_bot_left_event import TableBotLeftEvent
    from ..models.table_bot_seated_event import TableBotSeatedEvent
    from ..models.table_created_event import TableCreatedEvent
    from ..models.table_deleted_event import TableDeletedEvent
    from ..models.table_finished_event import TableFinishedEvent
    from ..models.table_resigned_event import TableResignedEvent
    from ..models.table_seat_left_event import TableSeatLeftEvent
    from ..models.table_seat_taken_event import TableSeatTakenEvent
    from ..models.table_started_event import TableStartedEvent


T = TypeVar("T", bound="EventPage")


@_attrs_define
class EventPage:
    """A page of events.

    Attributes:
        items (list[BasariActionLapsedEvent | BasariArchChosenEvent | BasariCardChosenEvent | BasariCardsRevealedEvent |
            BasariFigureMovedEvent | BasariGameEndedEvent | BasariGemsCarriedOutEvent | BasariGemsDealtEvent |
            BasariLapsScoredEvent | BasariMajorityScoredEvent | BasariOfferAcceptedEvent | BasariOfferMadeEvent |
            BasariOpeningRolledEvent | BasariPointsCarriedOutEvent | BasariRollCarriedOutEvent | BasariRoundBeganEvent |
            BasariStartMarkersMovedEvent | BasariTradeConcededEvent | BasariTradeOpenedEvent | DaleOfMerchantsCardMovedEvent
            | DaleOfMerchantsCardShownEvent | DaleOfMerchantsDeckCardChosenEvent | DaleOfMerchantsDeckSearchedEvent |
            DaleOfMerchantsDeckShuffledEvent | DaleOfMerchantsDieRolledEvent | DaleOfMerchantsDirectionChosenEvent |
            DaleOfMerchantsGameEndedEvent | DaleOfMerchantsHandLookedAtEvent | DaleOfMerchantsHandSortedOutEvent |
            DaleOfMerchantsHelpAskedEvent | DaleOfMerchantsHelpDeclinedEvent | DaleOfMerchantsMarketArrangedEvent |
            DaleOfMerchantsMarketDeckFormedEvent | DaleOfMerchantsPassedEvent | DaleOfMerchantsPlayerChosenEvent |
            DaleOfMerchantsPurchasedEvent | DaleOfMerchantsSetDealtEvent | DaleOfMerchantsSetUpEvent |
            DaleOfMerchantsStackBuiltEvent | DaleOfMerchantsTechniquePlayedEvent | DaleOfMerchantsTechniqueResolvedEvent |
            DaleOfMerchantsTechniqueScheduledEvent | DaleOfMerchantsTurnBeganEvent | DaleOfMerchantsTurnEndedEvent |
            DaleOfMerchantsValueGuessedEvent | DaleOfMerchantsValueMultipliedEvent | DaleOfMerchantsWaitingEvent |
            HaendlerAbilitiesDealtEvent | HaendlerAbilityNamedEvent | HaendlerAbilityPassedEvent |
            HaendlerAbilityRaisedEvent | HaendlerAbilitySoldEvent | HaendlerBargainingClosedEvent |
            HaendlerBargainingEndedEvent | HaendlerBidMadeEvent | HaendlerBidsRevealedEvent | HaendlerBonusMarkersMovedEvent
            | HaendlerBrokenAxlePlayedEvent | HaendlerBrokenAxleRemovedEvent | HaendlerBrokenAxlesClearedEvent |
            HaendlerCardHandedOverEvent | HaendlerCardSetAsideEvent | HaendlerCardSlippedOverEvent |
            HaendlerCourierMovedEvent | HaendlerCreditRepaidEvent | HaendlerCreditTakenEvent | HaendlerDealMadeEvent |
            HaendlerDealProposedEvent | HaendlerGameEndedEvent | HaendlerGoodPurchasedEvent | HaendlerGoodsLoadedEvent |
            HaendlerInfluenceEarnedEvent | HaendlerInfluencePickedEvent | HaendlerOfferDeclinedEvent |
            HaendlerOfferMadeEvent | HaendlerOfficeUsedEvent | HaendlerPassedEvent | HaendlerPledgeKeptEvent |
            HaendlerPledgeLapsedEvent | HaendlerProposalDeclinedEvent | HaendlerProposalLapsedEvent |
            HaendlerProposalWithdrawnEvent | HaendlerRequestDeclinedEvent | HaendlerRequestMadeEvent |
            HaendlerRequestWithdrawnEvent | HaendlerRoundBeganEvent | HaendlerSaleWithBonusPlayedEvent |
            HaendlerSpecialSalePlayedEvent | HaendlerStartingPlayerDrawnEvent | HaendlerStatusPurchasedEvent |
            HaendlerStepBeganEvent | HaendlerTileSpentEvent | HaendlerTilesReturnedEvent | HaendlerTurnEndedEvent |
            HaendlerUpkeepMissedEvent | HaendlerUpkeepPaidEvent | HaendlerWagonMovedEvent | HaendlerWagonsArrivedEvent |
            HaendlerWagonSoldEvent | HaendlerWarehouseSoldEvent | HaendlerWheelSetEvent | HaendlerWheelsRevealedEvent |
            MediciAccountScoredEvent | MediciBiddingOpenedEvent | MediciBidMadeEvent | MediciCardTurnedUpEvent |
            MediciGameEndedEvent | MediciLotDiscardedEvent | MediciLotSoldEvent | MediciPassedEvent | MediciRoundDealtEvent
            | MediciRoundEndedEvent | MediciStartPlayerChosenEvent | MediciWarehouseFilledEvent |
            MediciWarehousesScoredEvent | TableBotLeftEvent | TableBotSeatedEvent | TableCreatedEvent | TableDeletedEvent |
            TableFinishedEvent | TableResignedEvent | TableSeatLeftEvent | TableSeatTakenEvent | TableStartedEvent]): The
            events.
        last (int): Seq of the game's last event.
        next_ (int | None): The `after` of the next page; null when this page reached `last`.
    """

    items: list[
        BasariActionLapsedEvent
        | BasariArchChosenEvent
        | BasariCardChosenEvent
        | BasariCardsRevealedEvent
        | BasariFigureMovedEvent
        | BasariGameEndedEvent
        | BasariGemsCarriedOutEvent
        | BasariGemsDealtEvent
        | BasariLapsScoredEvent
        | BasariMajorityScoredEvent
        | BasariOfferAcceptedEvent
        | BasariOfferMadeEvent
        | BasariOpeningRolledEvent
        | BasariPointsCarriedOutEvent
        | BasariRollCarriedOutEvent
        | BasariRoundBeganEvent
        | BasariStartMarkersMovedEvent
        | BasariTradeConcededEvent
        | BasariTradeOpenedEvent
        | DaleOfMerchantsCardMovedEvent
        | DaleOfMerchantsCardShownEvent
        | DaleOfMerchantsDeckCardChosenEvent
        | DaleOfMerchantsDeckSearchedEvent
        | DaleOfMerchantsDeckShuffledEvent
        | DaleOfMerchantsDieRolledEvent
        | DaleOfMerchantsDirectionChosenEvent
        | DaleOfMerchantsGameEndedEvent
        | DaleOfMerchantsHandLookedAtEvent
        | DaleOfMerchantsHandSortedOutEvent
        | DaleOfMerchantsHelpAskedEvent
        | DaleOfMerchantsHelpDeclinedEvent
        | DaleOfMerchantsMarketArrangedEvent
        | DaleOfMerchantsMarketDeckFormedEvent
        | DaleOfMerchantsPassedEvent
        | DaleOfMerchantsPlayerChosenEvent
        | DaleOfMerchantsPurchasedEvent
        | DaleOfMerchantsSetDealtEvent
        | DaleOfMerchantsSetUpEvent
        | DaleOfMerchantsStackBuiltEvent
        | DaleOfMerchantsTechniquePlayedEvent
        | DaleOfMerchantsTechniqueResolvedEvent
        | DaleOfMerchantsTechniqueScheduledEvent
        | DaleOfMerchantsTurnBeganEvent
        | DaleOfMerchantsTurnEndedEvent
        | DaleOfMerchantsValueGuessedEvent
        | DaleOfMerchantsValueMultipliedEvent
        | DaleOfMerchantsWaitingEvent
        | HaendlerAbilitiesDealtEvent
        | HaendlerAbilityNamedEvent
        | HaendlerAbilityPassedEvent
        | HaendlerAbilityRaisedEvent
        | HaendlerAbilitySoldEvent
        | HaendlerBargainingClosedEvent
        | HaendlerBargainingEndedEvent
        | HaendlerBidMadeEvent
        | HaendlerBidsRevealedEvent
        | HaendlerBonusMarkersMovedEvent
        | HaendlerBrokenAxlePlayedEvent
        | HaendlerBrokenAxleRemovedEvent
        | HaendlerBrokenAxlesClearedEvent
        | HaendlerCardHandedOverEvent
        | HaendlerCardSetAsideEvent
        | HaendlerCardSlippedOverEvent
        | HaendlerCourierMovedEvent
        | HaendlerCreditRepaidEvent
        | HaendlerCreditTakenEvent
        | HaendlerDealMadeEvent
        | HaendlerDealProposedEvent
        | HaendlerGameEndedEvent
        | HaendlerGoodPurchasedEvent
        | HaendlerGoodsLoadedEvent
        | HaendlerInfluenceEarnedEvent
        | HaendlerInfluencePickedEvent
        | HaendlerOfferDeclinedEvent
        | HaendlerOfferMadeEvent
        | HaendlerOfficeUsedEvent
        | HaendlerPassedEvent
        | HaendlerPledgeKeptEvent
        | HaendlerPledgeLapsedEvent
        | HaendlerProposalDeclinedEvent
        | HaendlerProposalLapsedEvent
        | HaendlerProposalWithdrawnEvent
        | HaendlerRequestDeclinedEvent
        | HaendlerRequestMadeEvent
        | HaendlerRequestWithdrawnEvent
        | HaendlerRoundBeganEvent
        | HaendlerSaleWithBonusPlayedEvent
        | HaendlerSpecialSalePlayedEvent
        | HaendlerStartingPlayerDrawnEvent
        | HaendlerStatusPurchasedEvent
        | HaendlerStepBeganEvent
        | HaendlerTileSpentEvent
        | HaendlerTilesReturnedEvent
        | HaendlerTurnEndedEvent
        | HaendlerUpkeepMissedEvent
        | HaendlerUpkeepPaidEvent
        | HaendlerWagonMovedEvent
        | HaendlerWagonsArrivedEvent
        | HaendlerWagonSoldEvent
        | HaendlerWarehouseSoldEvent
        | HaendlerWheelSetEvent
        | HaendlerWheelsRevealedEvent
        | MediciAccountScoredEvent
        | MediciBiddingOpenedEvent
        | MediciBidMadeEvent
        | MediciCardTurnedUpEvent
        | MediciGameEndedEvent
        | MediciLotDiscardedEvent
        | MediciLotSoldEvent
        | MediciPassedEvent
        | MediciRoundDealtEvent
        | MediciRoundEndedEvent
        | MediciStartPlayerChosenEvent
        | MediciWarehouseFilledEvent
        | MediciWarehousesScoredEvent
        | TableBotLeftEvent
        | TableBotSeatedEvent
        | TableCreatedEvent
        | TableDeletedEvent
        | TableFinishedEvent
        | TableResignedEvent
        | TableSeatLeftEvent
        | TableSeatTakenEvent
        | TableStartedEvent
    ]
    last: int
    next_: int | None
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.basari_action_lapsed_event import BasariActionLapsedEvent  # noqa: PLC0415
        from ..models.basari_arch_chosen_event import BasariArchChosenEvent  # noqa: PLC0415
        from ..models.basari_card_chosen_event import BasariCardChosenEvent  # noqa: PLC0415
        from ..models.basari_cards_revealed_event import BasariCardsRevealedEvent  # noqa: PLC0415
        from ..models.basari_figure_moved_event import BasariFigureMovedEvent  # noqa: PLC0415
        from ..models.basari_game_ended_event import BasariGameEndedEvent  # noqa: PLC0415
        from ..models.basari_gems_carried_out_event import BasariGemsCarriedOutEvent  # noqa: PLC0415
        from ..models.basari_gems_dealt_event import BasariGemsDealtEvent  # noqa: PLC0415
        from ..models.basari_laps_scored_event import BasariLapsScoredEvent  # noqa: PLC0415
        from ..models.basari_majority_scored_event import BasariMajorityScoredEvent  # noqa: PLC0415
        from ..models.basari_offer_accepted_event import BasariOfferAcceptedEvent  # noqa: PLC0415
        from ..models.basari_offer_made_event import BasariOfferMadeEvent  # noqa: PLC0415
        from ..models.basari_opening_rolled_event import BasariOpeningRolledEvent  # noqa: PLC0415
        from ..models.basari_points_carried_out_event import BasariPointsCarriedOutEvent  # noqa: PLC0415
        from ..models.basari_roll_carried_out_event import BasariRollCarriedOutEvent  # noqa: PLC0415
        from ..models.basari_round_began_event import BasariRoundBeganEvent  # noqa: PLC0415
        from ..models.basari_start_markers_moved_event import BasariStartMarkersMovedEvent  # noqa: PLC0415
        from ..models.basari_trade_conceded_event import BasariTradeConcededEvent  # noqa: PLC0415
        from ..models.basari_trade_opened_event import BasariTradeOpenedEvent  # noqa: PLC0415
        from ..models.dale_of_merchants_card_moved_event import DaleOfMerchantsCardMovedEvent  # noqa: PLC0415
        from ..models.dale_of_merchants_card_shown_event import DaleOfMerchantsCardShownEvent  # noqa: PLC0415
        from ..models.dale_of_merchants_deck_card_chosen_event import DaleOfMerchantsDeckCardChosenEvent  # noqa: PLC0415
        from ..models.dale_of_merchants_deck_searched_event import DaleOfMerchantsDeckSearchedEvent  # noqa: PLC0415
        from ..models.dale_of_merchants_deck_shuffled_event import DaleOfMerchantsDeckShuffledEvent  # noqa: PLC0415
        from ..models.dale_of_merchants_die_rolled_event import DaleOfMerchantsDieRolledEvent  # noqa: PLC0415
        from ..models.dale_of_merchants_direction_chosen_event import DaleOfMerchantsDirectionChosenEvent  # noqa: PLC0415
        from ..models.dale_of_merchants_game_ended_event import DaleOfMerchantsGameEndedEvent  # noqa: PLC0415
        from ..models.dale_of_merchants_hand_looked_at_event import DaleOfMerchantsHandLookedAtEvent  # noqa: PLC0415
        from ..models.dale_of_merchants_hand_sorted_out_event import DaleOfMerchantsHandSortedOutEvent  # noqa: PLC0415
        from ..models.dale_of_merchants_help_asked_event import DaleOfMerchantsHelpAskedEvent  # noqa: PLC0415
        from ..models.dale_of_merchants_help_declined_event import DaleOfMerchantsHelpDeclinedEvent  # noqa: PLC0415
        from ..models.dale_of_merchants_market_arranged_event import DaleOfMerchantsMarketArrangedEvent  # noqa: PLC0415
        from ..models.dale_of_merchants_market_deck_formed_event import DaleOfMerchantsMarketDeckFormedEvent  # noqa: PLC0415
        from ..models.dale_of_merchants_passed_event import DaleOfMerchantsPassedEvent  # noqa: PLC0415
        from ..models.dale_of_merchants_player_chosen_event import DaleOfMerchantsPlayerChosenEvent  # noqa: PLC0415
        from ..models.dale_of_merchants_purchased_event import DaleOfMerchantsPurchasedEvent  # noqa: PLC0415
        from ..models.dale_of_merchants_set_dealt_event import DaleOfMerchantsSetDealtEvent  # noqa: PLC0415
        from ..models.dale_of_merchants_set_up_event import DaleOfMerchantsSetUpEvent  # noqa: PLC0415
        from ..models.dale_of_merchants_stack_built_event import DaleOfMerchantsStackBuiltEvent  # noqa: PLC0415
        from ..models.dale_of_merchants_technique_played_event import DaleOfMerchantsTechniquePlayedEvent  # noqa: PLC0415
        from ..models.dale_of_merchants_technique_resolved_event import DaleOfMerchantsTechniqueResolvedEvent  # noqa: PLC0415
        from ..models.dale_of_merchants_technique_scheduled_event import DaleOfMerchantsTechniqueScheduledEvent  # noqa: PLC0415
        from ..models.dale_of_merchants_turn_began_event import DaleOfMerchantsTurnBeganEvent  # noqa: PLC0415
        from ..models.dale_of_merchants_turn_ended_event import DaleOfMerchantsTurnEndedEvent  # noqa: PLC0415
        from ..models.dale_of_merchants_value_guessed_event import DaleOfMerchantsValueGuessedEvent  # noqa: PLC0415
        from ..models.dale_of_merchants_value_multiplied_event import DaleOfMerchantsValueMultipliedEvent  # noqa: PLC0415
        from ..models.dale_of_merchants_waiting_event import DaleOfMerchantsWaitingEvent  # noqa: PLC0415
        from ..models.haendler_abilities_dealt_event import HaendlerAbilitiesDealtEvent  # noqa: PLC0415
        from ..models.haendler_ability_named_event import HaendlerAbilityNamedEvent  # noqa: PLC0415
        from ..models.haendler_ability_passed_event import HaendlerAbilityPassedEvent  # noqa: PLC0415
        from ..models.haendler_ability_raised_event import HaendlerAbilityRaisedEvent  # noqa: PLC0415
        from ..models.haendler_ability_sold_event import HaendlerAbilitySoldEvent  # noqa: PLC0415
        from ..models.haendler_bargaining_closed_event import HaendlerBargainingClosedEvent  # noqa: PLC0415
        from ..models.haendler_bargaining_ended_event import HaendlerBargainingEndedEvent  # noqa: PLC0415
        from ..models.haendler_bid_made_event import HaendlerBidMadeEvent  # noqa: PLC0415
        from ..models.haendler_bids_revealed_event import HaendlerBidsRevealedEvent  # noqa: PLC0415
        from ..models.haendler_bonus_markers_moved_event import HaendlerBonusMarkersMovedEvent  # noqa: PLC0415
        from ..models.haendler_broken_axle_played_event import HaendlerBrokenAxlePlayedEvent  # noqa: PLC0415
        from ..models.haendler_broken_axle_removed_event import HaendlerBrokenAxleRemovedEvent  # noqa: PLC0415
        from ..models.haendler_broken_axles_cleared_event import HaendlerBrokenAxlesClearedEvent  # noqa: PLC0415
        from ..models.haendler_card_handed_over_event import HaendlerCardHandedOverEvent  # noqa: PLC0415
        from ..models.haendler_card_set_aside_event import HaendlerCardSetAsideEvent  # noqa: PLC0415
        from ..models.haendler_card_slipped_over_event import HaendlerCardSlippedOverEvent  # noqa: PLC0415
        from ..models.haendler_courier_moved_event import HaendlerCourierMovedEvent  # noqa: PLC0415
        from ..models.haendler_credit_repaid_event import HaendlerCreditRepaidEvent  # noqa: PLC0415
        from ..models.haendler_credit_taken_event import HaendlerCreditTakenEvent  # noqa: PLC0415
        from ..models.haendler_deal_made_event import HaendlerDealMadeEvent  # noqa: PLC0415
        from ..models.haendler_deal_proposed_event import HaendlerDealProposedEvent  # noqa: PLC0415
        from ..models.haendler_game_ended_event import HaendlerGameEndedEvent  # noqa: PLC0415
        from ..models.haendler_good_purchased_event import HaendlerGoodPurchasedEvent  # noqa: PLC0415
        from ..models.haendler_goods_loaded_event import HaendlerGoodsLoadedEvent  # noqa: PLC0415
        from ..models.haendler_influence_earned_event import HaendlerInfluenceEarnedEvent  # noqa: PLC0415
        from ..models.haendler_influence_picked_event import HaendlerInfluencePickedEvent  # noqa: PLC0415
        from ..models.haendler_offer_declined_event import HaendlerOfferDeclinedEvent  # noqa: PLC0415
        from ..models.haendler_offer_made_event import HaendlerOfferMadeEvent  # noqa: PLC0415
        from ..models.haendler_office_used_event import HaendlerOfficeUsedEvent  # noqa: PLC0415
        from ..models.haendler_passed_event import HaendlerPassedEvent  # noqa: PLC0415
        from ..models.haendler_pledge_kept_event import HaendlerPledgeKeptEvent  # noqa: PLC0415
        from ..models.haendler_pledge_lapsed_event import HaendlerPledgeLapsedEvent  # noqa: PLC0415
        from ..models.haendler_proposal_declined_event import HaendlerProposalDeclinedEvent  # noqa: PLC0415
        from ..models.haendler_proposal_lapsed_event import HaendlerProposalLapsedEvent  # noqa: PLC0415
        from ..models.haendler_proposal_withdrawn_event import HaendlerProposalWithdrawnEvent  # noqa: PLC0415
        from ..models.haendler_request_declined_event import HaendlerRequestDeclinedEvent  # noqa: PLC0415
        from ..models.haendler_request_made_event import HaendlerRequestMadeEvent  # noqa: PLC0415
        from ..models.haendler_request_withdrawn_event import HaendlerRequestWithdrawnEvent  # noqa: PLC0415
        from ..models.haendler_round_began_event import HaendlerRoundBeganEvent  # noqa: PLC0415
        from ..models.haendler_sale_with_bonus_played_event import HaendlerSaleWithBonusPlayedEvent  # noqa: PLC0415
        from ..models.haendler_special_sale_played_event import HaendlerSpecialSalePlayedEvent  # noqa: PLC0415
        from ..models.haendler_starting_player_drawn_event import HaendlerStartingPlayerDrawnEvent  # noqa: PLC0415
        from ..models.haendler_status_purchased_event import HaendlerStatusPurchasedEvent  # noqa: PLC0415
        from ..models.haendler_step_began_event import HaendlerStepBeganEvent  # noqa: PLC0415
        from ..models.haendler_tile_spent_event import HaendlerTileSpentEvent  # noqa: PLC0415
        from ..models.haendler_tiles_returned_event import HaendlerTilesReturnedEvent  # noqa: PLC0415
        from ..models.haendler_turn_ended_event import HaendlerTurnEndedEvent  # noqa: PLC0415
        from ..models.haendler_upkeep_missed_event import HaendlerUpkeepMissedEvent  # noqa: PLC0415
        from ..models.haendler_upkeep_paid_event import HaendlerUpkeepPaidEvent  # noqa: PLC0415
        from ..models.haendler_wagon_moved_event import HaendlerWagonMovedEvent  # noqa: PLC0415
        from ..models.haendler_wagon_sold_event import HaendlerWagonSoldEvent  # noqa: PLC0415
        from ..models.haendler_wagons_arrived_event import HaendlerWagonsArrivedEvent  # noqa: PLC0415
        from ..models.haendler_warehouse_sold_event import HaendlerWarehouseSoldEvent  # noqa: PLC0415
        from ..models.haendler_wheel_set_event import HaendlerWheelSetEvent  # noqa: PLC0415
        from ..models.haendler_wheels_revealed_event import HaendlerWheelsRevealedEvent  # noqa: PLC0415
        from ..models.medici_account_scored_event import MediciAccountScoredEvent  # noqa: PLC0415
        from ..models.medici_bid_made_event import MediciBidMadeEvent  # noqa: PLC0415
        from ..models.medici_bidding_opened_event import MediciBiddingOpenedEvent  # noqa: PLC0415
        from ..models.medici_card_turned_up_event import MediciCardTurnedUpEvent  # noqa: PLC0415
        from ..models.medici_game_ended_event import MediciGameEndedEvent  # noqa: PLC0415
        from ..models.medici_lot_discarded_event import MediciLotDiscardedEvent  # noqa: PLC0415
        from ..models.medici_lot_sold_event import MediciLotSoldEvent  # noqa: PLC0415
        from ..models.medici_passed_event import MediciPassedEvent  # noqa: PLC0415
        from ..models.medici_round_dealt_event import MediciRoundDealtEvent  # noqa: PLC0415
        from ..models.medici_round_ended_event import MediciRoundEndedEvent  # noqa: PLC0415
        from ..models.medici_start_player_chosen_event import MediciStartPlayerChosenEvent  # noqa: PLC0415
        from ..models.medici_warehouse_filled_event import MediciWarehouseFilledEvent  # noqa: PLC0415
        from ..models.medici_warehouses_scored_event import MediciWarehousesScoredEvent  # noqa: PLC0415
        from ..models.table_bot_left_event import TableBotLeftEvent  # noqa: PLC0415
        from ..models.table_bot_seated_event import TableBotSeatedEvent  # noqa: PLC0415
        from ..models.table_created_event import TableCreatedEvent  # noqa: PLC0415
        from ..models.table_deleted_event import TableDeletedEvent  # noqa: PLC0415
        from ..models.table_finished_event import TableFinishedEvent  # noqa: PLC0415
        from ..models.table_resigned_event import TableResignedEvent  # noqa: PLC0415
        from ..models.table_seat_left_event import TableSeatLeftEvent  # noqa: PLC0415
        from ..models.table_seat_taken_event import TableSeatTakenEvent  # noqa: PLC0415
        from ..models.table_started_event import TableStartedEvent  # noqa: PLC0415

        items = []
        for items_item_data in self.items:
            from kontor_client.unions import write

            items_item: Any = write(items_item_data)

            items.append(items_item)

        last = self.last

        next_: int | None
        next_ = self.next_

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "items": items,
                "last": last,
                "next": next_,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.basari_action_lapsed_event import BasariActionLapsedEvent  # noqa: PLC0415
        from ..models.basari_arch_chosen_event import BasariArchChosenEvent  # noqa: PLC0415
        from ..models.basari_card_chosen_event import BasariCardChosenEvent  # noqa: PLC0415
        from ..models.basari_cards_revealed_event import BasariCardsRevealedEvent  # noqa: PLC0415
        from ..models.basari_figure_moved_event import BasariFigureMovedEvent  # noqa: PLC0415
        from ..models.basari_game_ended_event import BasariGameEndedEvent  # noqa: PLC0415
        from ..models.basari_gems_carried_out_event import BasariGemsCarriedOutEvent  # noqa: PLC0415
        from ..models.basari_gems_dealt_event import BasariGemsDealtEvent  # noqa: PLC0415
        from ..models.basari_laps_scored_event import BasariLapsScoredEvent  # noqa: PLC0415
        from ..models.basari_majority_scored_event import BasariMajorityScoredEvent  # noqa: PLC0415
        from ..models.basari_offer_accepted_event import BasariOfferAcceptedEvent  # noqa: PLC0415
        from ..models.basari_offer_made_event import BasariOfferMadeEvent  # noqa: PLC0415
        from ..models.basari_opening_rolled_event import BasariOpeningRolledEvent  # noqa: PLC0415
        from ..models.basari_points_carried_out_event import BasariPointsCarriedOutEvent  # noqa: PLC0415
        from ..models.basari_roll_carried_out_event import BasariRollCarriedOutEvent  # noqa: PLC0415
        from ..models.basari_round_began_event import BasariRoundBeganEvent  # noqa: PLC0415
        from ..models.basari_start_markers_moved_event import BasariStartMarkersMovedEvent  # noqa: PLC0415
        from ..models.basari_trade_conceded_event import BasariTradeConcededEvent  # noqa: PLC0415
        from ..models.basari_trade_opened_event import BasariTradeOpenedEvent  # noqa: PLC0415
        from ..models.dale_of_merchants_card_moved_event import DaleOfMerchantsCardMovedEvent  # noqa: PLC0415
        from ..models.dale_of_merchants_card_shown_event import DaleOfMerchantsCardShownEvent  # noqa: PLC0415
        from ..models.dale_of_merchants_deck_card_chosen_event import DaleOfMerchantsDeckCardChosenEvent  # noqa: PLC0415
        from ..models.dale_of_merchants_deck_searched_event import DaleOfMerchantsDeckSearchedEvent  # noqa: PLC0415
        from ..models.dale_of_merchants_deck_shuffled_event import DaleOfMerchantsDeckShuffledEvent  # noqa: PLC0415
        from ..models.dale_of_merchants_die_rolled_event import DaleOfMerchantsDieRolledEvent  # noqa: PLC0415
        from ..models.dale_of_merchants_direction_chosen_event import DaleOfMerchantsDirectionChosenEvent  # noqa: PLC0415
        from ..models.dale_of_merchants_game_ended_event import DaleOfMerchantsGameEndedEvent  # noqa: PLC0415
        from ..models.dale_of_merchants_hand_looked_at_event import DaleOfMerchantsHandLookedAtEvent  # noqa: PLC0415
        from ..models.dale_of_merchants_hand_sorted_out_event import DaleOfMerchantsHandSortedOutEvent  # noqa: PLC0415
        from ..models.dale_of_merchants_help_asked_event import DaleOfMerchantsHelpAskedEvent  # noqa: PLC0415
        from ..models.dale_of_merchants_help_declined_event import DaleOfMerchantsHelpDeclinedEvent  # noqa: PLC0415
        from ..models.dale_of_merchants_market_arranged_event import DaleOfMerchantsMarketArrangedEvent  # noqa: PLC0415
        from ..models.dale_of_merchants_market_deck_formed_event import DaleOfMerchantsMarketDeckFormedEvent  # noqa: PLC0415
        from ..models.dale_of_merchants_passed_event import DaleOfMerchantsPassedEvent  # noqa: PLC0415
        from ..models.dale_of_merchants_player_chosen_event import DaleOfMerchantsPlayerChosenEvent  # noqa: PLC0415
        from ..models.dale_of_merchants_purchased_event import DaleOfMerchantsPurchasedEvent  # noqa: PLC0415
        from ..models.dale_of_merchants_set_dealt_event import DaleOfMerchantsSetDealtEvent  # noqa: PLC0415
        from ..models.dale_of_merchants_set_up_event import DaleOfMerchantsSetUpEvent  # noqa: PLC0415
        from ..models.dale_of_merchants_stack_built_event import DaleOfMerchantsStackBuiltEvent  # noqa: PLC0415
        from ..models.dale_of_merchants_technique_played_event import DaleOfMerchantsTechniquePlayedEvent  # noqa: PLC0415
        from ..models.dale_of_merchants_technique_resolved_event import DaleOfMerchantsTechniqueResolvedEvent  # noqa: PLC0415
        from ..models.dale_of_merchants_technique_scheduled_event import DaleOfMerchantsTechniqueScheduledEvent  # noqa: PLC0415
        from ..models.dale_of_merchants_turn_began_event import DaleOfMerchantsTurnBeganEvent  # noqa: PLC0415
        from ..models.dale_of_merchants_turn_ended_event import DaleOfMerchantsTurnEndedEvent  # noqa: PLC0415
        from ..models.dale_of_merchants_value_guessed_event import DaleOfMerchantsValueGuessedEvent  # noqa: PLC0415
        from ..models.dale_of_merchants_value_multiplied_event import DaleOfMerchantsValueMultipliedEvent  # noqa: PLC0415
        from ..models.dale_of_merchants_waiting_event import DaleOfMerchantsWaitingEvent  # noqa: PLC0415
        from ..models.haendler_abilities_dealt_event import HaendlerAbilitiesDealtEvent  # noqa: PLC0415
        from ..models.haendler_ability_named_event import HaendlerAbilityNamedEvent  # noqa: PLC0415
        from ..models.haendler_ability_passed_event import HaendlerAbilityPassedEvent  # noqa: PLC0415
        from ..models.haendler_ability_raised_event import HaendlerAbilityRaisedEvent  # noqa: PLC0415
        from ..models.haendler_ability_sold_event import HaendlerAbilitySoldEvent  # noqa: PLC0415
        from ..models.haendler_bargaining_closed_event import HaendlerBargainingClosedEvent  # noqa: PLC0415
        from ..models.haendler_bargaining_ended_event import HaendlerBargainingEndedEvent  # noqa: PLC0415
        from ..models.haendler_bid_made_event import HaendlerBidMadeEvent  # noqa: PLC0415
        from ..models.haendler_bids_revealed_event import HaendlerBidsRevealedEvent  # noqa: PLC0415
        from ..models.haendler_bonus_markers_moved_event import HaendlerBonusMarkersMovedEvent  # noqa: PLC0415
        from ..models.haendler_broken_axle_played_event import HaendlerBrokenAxlePlayedEvent  # noqa: PLC0415
        from ..models.haendler_broken_axle_removed_event import HaendlerBrokenAxleRemovedEvent  # noqa: PLC0415
        from ..models.haendler_broken_axles_cleared_event import HaendlerBrokenAxlesClearedEvent  # noqa: PLC0415
        from ..models.haendler_card_handed_over_event import HaendlerCardHandedOverEvent  # noqa: PLC0415
        from ..models.haendler_card_set_aside_event import HaendlerCardSetAsideEvent  # noqa: PLC0415
        from ..models.haendler_card_slipped_over_event import HaendlerCardSlippedOverEvent  # noqa: PLC0415
        from ..models.haendler_courier_moved_event import HaendlerCourierMovedEvent  # noqa: PLC0415
        from ..models.haendler_credit_repaid_event import HaendlerCreditRepaidEvent  # noqa: PLC0415
        from ..models.haendler_credit_taken_event import HaendlerCreditTakenEvent  # noqa: PLC0415
        from ..models.haendler_deal_made_event import HaendlerDealMadeEvent  # noqa: PLC0415
        from ..models.haendler_deal_proposed_event import HaendlerDealProposedEvent  # noqa: PLC0415
        from ..models.haendler_game_ended_event import HaendlerGameEndedEvent  # noqa: PLC0415
        from ..models.haendler_good_purchased_event import HaendlerGoodPurchasedEvent  # noqa: PLC0415
        from ..models.haendler_goods_loaded_event import HaendlerGoodsLoadedEvent  # noqa: PLC0415
        from ..models.haendler_influence_earned_event import HaendlerInfluenceEarnedEvent  # noqa: PLC0415
        from ..models.haendler_influence_picked_event import HaendlerInfluencePickedEvent  # noqa: PLC0415
        from ..models.haendler_offer_declined_event import HaendlerOfferDeclinedEvent  # noqa: PLC0415
        from ..models.haendler_offer_made_event import HaendlerOfferMadeEvent  # noqa: PLC0415
        from ..models.haendler_office_used_event import HaendlerOfficeUsedEvent  # noqa: PLC0415
        from ..models.haendler_passed_event import HaendlerPassedEvent  # noqa: PLC0415
        from ..models.haendler_pledge_kept_event import HaendlerPledgeKeptEvent  # noqa: PLC0415
        from ..models.haendler_pledge_lapsed_event import HaendlerPledgeLapsedEvent  # noqa: PLC0415
        from ..models.haendler_proposal_declined_event import HaendlerProposalDeclinedEvent  # noqa: PLC0415
        from ..models.haendler_proposal_lapsed_event import HaendlerProposalLapsedEvent  # noqa: PLC0415
        from ..models.haendler_proposal_withdrawn_event import HaendlerProposalWithdrawnEvent  # noqa: PLC0415
        from ..models.haendler_request_declined_event import HaendlerRequestDeclinedEvent  # noqa: PLC0415
        from ..models.haendler_request_made_event import HaendlerRequestMadeEvent  # noqa: PLC0415
        from ..models.haendler_request_withdrawn_event import HaendlerRequestWithdrawnEvent  # noqa: PLC0415
        from ..models.haendler_round_began_event import HaendlerRoundBeganEvent  # noqa: PLC0415
        from ..models.haendler_sale_with_bonus_played_event import HaendlerSaleWithBonusPlayedEvent  # noqa: PLC0415
        from ..models.haendler_special_sale_played_event import HaendlerSpecialSalePlayedEvent  # noqa: PLC0415
        from ..models.haendler_starting_player_drawn_event import HaendlerStartingPlayerDrawnEvent  # noqa: PLC0415
        from ..models.haendler_status_purchased_event import HaendlerStatusPurchasedEvent  # noqa: PLC0415
        from ..models.haendler_step_began_event import HaendlerStepBeganEvent  # noqa: PLC0415
        from ..models.haendler_tile_spent_event import HaendlerTileSpentEvent  # noqa: PLC0415
        from ..models.haendler_tiles_returned_event import HaendlerTilesReturnedEvent  # noqa: PLC0415
        from ..models.haendler_turn_ended_event import HaendlerTurnEndedEvent  # noqa: PLC0415
        from ..models.haendler_upkeep_missed_event import HaendlerUpkeepMissedEvent  # noqa: PLC0415
        from ..models.haendler_upkeep_paid_event import HaendlerUpkeepPaidEvent  # noqa: PLC0415
        from ..models.haendler_wagon_moved_event import HaendlerWagonMovedEvent  # noqa: PLC0415
        from ..models.haendler_wagon_sold_event import HaendlerWagonSoldEvent  # noqa: PLC0415
        from ..models.haendler_wagons_arrived_event import HaendlerWagonsArrivedEvent  # noqa: PLC0415
        from ..models.haendler_warehouse_sold_event import HaendlerWarehouseSoldEvent  # noqa: PLC0415
        from ..models.haendler_wheel_set_event import HaendlerWheelSetEvent  # noqa: PLC0415
        from ..models.haendler_wheels_revealed_event import HaendlerWheelsRevealedEvent  # noqa: PLC0415
        from ..models.medici_account_scored_event import MediciAccountScoredEvent  # noqa: PLC0415
        from ..models.medici_bid_made_event import MediciBidMadeEvent  # noqa: PLC0415
        from ..models.medici_bidding_opened_event import MediciBiddingOpenedEvent  # noqa: PLC0415
        from ..models.medici_card_turned_up_event import MediciCardTurnedUpEvent  # noqa: PLC0415
        from ..models.medici_game_ended_event import MediciGameEndedEvent  # noqa: PLC0415
        from ..models.medici_lot_discarded_event import MediciLotDiscardedEvent  # noqa: PLC0415
        from ..models.medici_lot_sold_event import MediciLotSoldEvent  # noqa: PLC0415
        from ..models.medici_passed_event import MediciPassedEvent  # noqa: PLC0415
        from ..models.medici_round_dealt_event import MediciRoundDealtEvent  # noqa: PLC0415
        from ..models.medici_round_ended_event import MediciRoundEndedEvent  # noqa: PLC0415
        from ..models.medici_start_player_chosen_event import MediciStartPlayerChosenEvent  # noqa: PLC0415
        from ..models.medici_warehouse_filled_event import MediciWarehouseFilledEvent  # noqa: PLC0415
        from ..models.medici_warehouses_scored_event import MediciWarehousesScoredEvent  # noqa: PLC0415
        from ..models.table_bot_left_event import TableBotLeftEvent  # noqa: PLC0415
        from ..models.table_bot_seated_event import TableBotSeatedEvent  # noqa: PLC0415
        from ..models.table_created_event import TableCreatedEvent  # noqa: PLC0415
        from ..models.table_deleted_event import TableDeletedEvent  # noqa: PLC0415
        from ..models.table_finished_event import TableFinishedEvent  # noqa: PLC0415
        from ..models.table_resigned_event import TableResignedEvent  # noqa: PLC0415
        from ..models.table_seat_left_event import TableSeatLeftEvent  # noqa: PLC0415
        from ..models.table_seat_taken_event import TableSeatTakenEvent  # noqa: PLC0415
        from ..models.table_started_event import TableStartedEvent  # noqa: PLC0415

        d = dict(src_dict)
        items = []
        _items = d.pop("items")
        for items_item_data in _items:

            def _parse_items_item(data: object) -> Any:
                from kontor_client.unions import read

                return read(
                    data,
                    (
                        TableCreatedEvent,
                        TableSeatTakenEvent,
                        TableBotSeatedEvent,
                        TableBotLeftEvent,
                        TableSeatLeftEvent,
                        TableStartedEvent,
                        TableResignedEvent,
                        TableFinishedEvent,
                        TableDeletedEvent,
                        MediciRoundDealtEvent,
                        MediciStartPlayerChosenEvent,
                        MediciCardTurnedUpEvent,
                        MediciBiddingOpenedEvent,
                        MediciBidMadeEvent,
                        MediciPassedEvent,
                        MediciLotSoldEvent,
                        MediciLotDiscardedEvent,
                        MediciWarehouseFilledEvent,
                        MediciRoundEndedEvent,
                        MediciWarehousesScoredEvent,
                        MediciAccountScoredEvent,
                        MediciGameEndedEvent,
                        BasariGemsDealtEvent,
                        BasariArchChosenEvent,
                        BasariRoundBeganEvent,
                        BasariFigureMovedEvent,
                        BasariCardChosenEvent,
                        BasariCardsRevealedEvent,
                        BasariActionLapsedEvent,
                        BasariOpeningRolledEvent,
                        BasariTradeOpenedEvent,
                        BasariOfferMadeEvent,
                        BasariOfferAcceptedEvent,
                        BasariTradeConcededEvent,
                        BasariRollCarriedOutEvent,
                        BasariPointsCarriedOutEvent,
                        BasariGemsCarriedOutEvent,
                        BasariLapsScoredEvent,
                        BasariMajorityScoredEvent,
                        BasariStartMarkersMovedEvent,
                        BasariGameEndedEvent,
                        HaendlerStartingPlayerDrawnEvent,
                        HaendlerAbilitiesDealtEvent,
                        HaendlerAbilityNamedEvent,
                        HaendlerAbilityRaisedEvent,
                        HaendlerAbilityPassedEvent,
                        HaendlerAbilitySoldEvent,
                        HaendlerRoundBeganEvent,
                        HaendlerStepBeganEvent,
                        HaendlerPassedEvent,
                        HaendlerGoodPurchasedEvent,
                        HaendlerBidsRevealedEvent,
                        HaendlerGoodsLoadedEvent,
                        HaendlerOfferMadeEvent,
                        HaendlerOfferDeclinedEvent,
                        HaendlerRequestMadeEvent,
                        HaendlerRequestWithdrawnEvent,
                        HaendlerRequestDeclinedEvent,
                        HaendlerBargainingClosedEvent,
                        HaendlerBargainingEndedEvent,
                        HaendlerBrokenAxlePlayedEvent,
                        HaendlerBrokenAxleRemovedEvent,
                        HaendlerWagonMovedEvent,
                        HaendlerTileSpentEvent,
                        HaendlerCourierMovedEvent,
                        HaendlerTurnEndedEvent,
                        HaendlerBrokenAxlesClearedEvent,
                        HaendlerWheelsRevealedEvent,
                        HaendlerOfficeUsedEvent,
                        HaendlerWarehouseSoldEvent,
                        HaendlerSpecialSalePlayedEvent,
                        HaendlerWagonsArrivedEvent,
                        HaendlerSaleWithBonusPlayedEvent,
                        HaendlerWagonSoldEvent,
                        HaendlerBonusMarkersMovedEvent,
                        HaendlerUpkeepPaidEvent,
                        HaendlerUpkeepMissedEvent,
                        HaendlerCreditTakenEvent,
                        HaendlerCreditRepaidEvent,
                        HaendlerStatusPurchasedEvent,
                        HaendlerDealProposedEvent,
                        HaendlerProposalWithdrawnEvent,
                        HaendlerProposalDeclinedEvent,
                        HaendlerProposalLapsedEvent,
                        HaendlerDealMadeEvent,
                        HaendlerCardHandedOverEvent,
                        HaendlerPledgeKeptEvent,
                        HaendlerPledgeLapsedEvent,
                        HaendlerTilesReturnedEvent,
                        HaendlerGameEndedEvent,
                        HaendlerBidMadeEvent,
                        HaendlerInfluenceEarnedEvent,
                        HaendlerInfluencePickedEvent,
                        HaendlerWheelSetEvent,
                        HaendlerCardSetAsideEvent,
                        HaendlerCardSlippedOverEvent,
                        DaleOfMerchantsSetUpEvent,
                        DaleOfMerchantsCardMovedEvent,
                        DaleOfMerchantsTurnBeganEvent,
                        DaleOfMerchantsTechniquePlayedEvent,
                        DaleOfMerchantsTechniqueScheduledEvent,
                        DaleOfMerchantsTechniqueResolvedEvent,
                        DaleOfMerchantsPurchasedEvent,
                        DaleOfMerchantsStackBuiltEvent,
                        DaleOfMerchantsHandSortedOutEvent,
                        DaleOfMerchantsDeckShuffledEvent,
                        DaleOfMerchantsMarketDeckFormedEvent,
                        DaleOfMerchantsMarketArrangedEvent,
                        DaleOfMerchantsDieRolledEvent,
                        DaleOfMerchantsPlayerChosenEvent,
                        DaleOfMerchantsDirectionChosenEvent,
                        DaleOfMerchantsValueGuessedEvent,
                        DaleOfMerchantsCardShownEvent,
                        DaleOfMerchantsValueMultipliedEvent,
                        DaleOfMerchantsHandLookedAtEvent,
                        DaleOfMerchantsDeckSearchedEvent,
                        DaleOfMerchantsDeckCardChosenEvent,
                        DaleOfMerchantsSetDealtEvent,
                        DaleOfMerchantsHelpAskedEvent,
                        DaleOfMerchantsHelpDeclinedEvent,
                        DaleOfMerchantsPassedEvent,
                        DaleOfMerchantsTurnEndedEvent,
                        DaleOfMerchantsGameEndedEvent,
                        DaleOfMerchantsWaitingEvent,
                    ),
                )

            items_item = _parse_items_item(items_item_data)

            items.append(items_item)

        last = d.pop("last")

        def _parse_next_(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        next_ = _parse_next_(d.pop("next"))

        event_page = cls(
            items=items,
            last=last,
            next_=next_,
        )

        event_page.additional_properties = d
        return event_page

    @property
    def additional_keys(self) -> list[str]:
        return list(self.additional_properties.keys())

    def __getitem__(self, key: str) -> Any:
        return self.additional_properties[key]

    def __setitem__(self, key: str, value: Any) -> None:
        self.additional_properties[key] = value

    def __delitem__(self, key: str) -> None:
        del self.additional_properties[key]

    def __contains__(self, key: str) -> bool:
        return key in self.additional_properties
