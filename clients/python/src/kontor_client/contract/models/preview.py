from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.preview_stop import check_preview_stop
from ..models.preview_stop import PreviewStop
from typing import cast

if TYPE_CHECKING:
    from ..models.basari_action_lapsed_previewed_event import BasariActionLapsedPreviewedEvent
    from ..models.basari_arch_chosen_previewed_event import BasariArchChosenPreviewedEvent
    from ..models.basari_card_chosen_previewed_event import BasariCardChosenPreviewedEvent
    from ..models.basari_cards_revealed_previewed_event import BasariCardsRevealedPreviewedEvent
    from ..models.basari_figure_moved_previewed_event import BasariFigureMovedPreviewedEvent
    from ..models.basari_game_ended_previewed_event import BasariGameEndedPreviewedEvent
    from ..models.basari_gems_carried_out_previewed_event import BasariGemsCarriedOutPreviewedEvent
    from ..models.basari_gems_dealt_previewed_event import BasariGemsDealtPreviewedEvent
    from ..models.basari_laps_scored_previewed_event import BasariLapsScoredPreviewedEvent
    from ..models.basari_majority_scored_previewed_event import BasariMajorityScoredPreviewedEvent
    from ..models.basari_offer_accepted_previewed_event import BasariOfferAcceptedPreviewedEvent
    from ..models.basari_offer_made_previewed_event import BasariOfferMadePreviewedEvent
    from ..models.basari_opening_rolled_previewed_event import BasariOpeningRolledPreviewedEvent
    from ..models.basari_points_carried_out_previewed_event import BasariPointsCarriedOutPreviewedEvent
    from ..models.basari_roll_carried_out_previewed_event import BasariRollCarriedOutPreviewedEvent
    from ..models.basari_round_began_previewed_event import BasariRoundBeganPreviewedEvent
    from ..models.basari_start_markers_moved_previewed_event import BasariStartMarkersMovedPreviewedEvent
    from ..models.basari_trade_conceded_previewed_event import BasariTradeConcededPreviewedEvent
    from ..models.basari_trade_opened_previewed_event import BasariTradeOpenedPreviewedEvent
    from ..models.dale_of_merchants_card_moved_previewed_event import DaleOfMerchantsCardMovedPreviewedEvent
    from ..models.dale_of_merchants_card_shown_previewed_event import DaleOfMerchantsCardShownPreviewedEvent
    from ..models.dale_of_merchants_deck_card_chosen_previewed_event import DaleOfMerchantsDeckCardChosenPreviewedEvent
    from ..models.dale_of_merchants_deck_searched_previewed_event import DaleOfMerchantsDeckSearchedPreviewedEvent
    from ..models.dale_of_merchants_deck_shuffled_previewed_event import DaleOfMerchantsDeckShuffledPreviewedEvent
    from ..models.dale_of_merchants_die_rolled_previewed_event import DaleOfMerchantsDieRolledPreviewedEvent
    from ..models.dale_of_merchants_direction_chosen_previewed_event import DaleOfMerchantsDirectionChosenPreviewedEvent
    from ..models.dale_of_merchants_game_ended_previewed_event import DaleOfMerchantsGameEndedPreviewedEvent
    from ..models.dale_of_merchants_hand_looked_at_previewed_event import DaleOfMerchantsHandLookedAtPreviewedEvent
    from ..models.dale_of_merchants_hand_sorted_out_previewed_event import DaleOfMerchantsHandSortedOutPreviewedEvent
    from ..models.dale_of_merchants_help_asked_previewed_event import DaleOfMerchantsHelpAskedPreviewedEvent
    from ..models.dale_of_merchants_help_declined_previewed_event import DaleOfMerchantsHelpDeclinedPreviewedEvent
    from ..models.dale_of_merchants_market_arranged_previewed_event import DaleOfMerchantsMarketArrangedPreviewedEvent
    from ..models.dale_of_merchants_market_deck_formed_previewed_event import DaleOfMerchantsMarketDeckFormedPreviewedEvent
    from ..models.dale_of_merchants_passed_previewed_event import DaleOfMerchantsPassedPreviewedEvent
    from ..models.dale_of_merchants_player_chosen_previewed_event import DaleOfMerchantsPlayerChosenPreviewedEvent
    from ..models.dale_of_merchants_purchased_previewed_event import DaleOfMerchantsPurchasedPreviewedEvent
    from ..models.dale_of_merchants_set_dealt_previewed_event import DaleOfMerchantsSetDealtPreviewedEvent
    from ..models.dale_of_merchants_set_up_previewed_event import DaleOfMerchantsSetUpPreviewedEvent
    from ..models.dale_of_merchants_stack_built_previewed_event import DaleOfMerchantsStackBuiltPreviewedEvent
    from ..models.dale_of_merchants_technique_played_previewed_event import DaleOfMerchantsTechniquePlayedPreviewedEvent
    from ..models.dale_of_merchants_technique_resolved_previewed_event import DaleOfMerchantsTechniqueResolvedPreviewedEvent
    from ..models.dale_of_merchants_technique_scheduled_previewed_event import DaleOfMerchantsTechniqueScheduledPreviewedEvent
    from ..models.dale_of_merchants_turn_began_previewed_event import DaleOfMerchantsTurnBeganPreviewedEvent
    from ..models.dale_of_merchants_turn_ended_previewed_event import DaleOfMerchantsTurnEndedPreviewedEvent
    from ..models.dale_of_merchants_value_guessed_previewed_event import DaleOfMerchantsValueGuessedPreviewedEvent
    from ..models.dale_of_merchants_value_multiplied_previewed_event import DaleOfMerchantsValueMultipliedPreviewedEvent
    from ..models.dale_of_merchants_waiting_previewed_event import DaleOfMerchantsWaitingPreviewedEvent
    from ..models.haendler_abilities_dealt_previewed_event import HaendlerAbilitiesDealtPreviewedEvent
    from ..models.haendler_ability_named_previewed_event import HaendlerAbilityNamedPreviewedEvent
    from ..models.haendler_ability_passed_previewed_event import HaendlerAbilityPassedPreviewedEvent
    from ..models.haendler_ability_raised_previewed_event import HaendlerAbilityRaisedPreviewedEvent
    from ..models.haendler_ability_sold_previewed_event import HaendlerAbilitySoldPreviewedEvent
    from ..models.haendler_bargaining_closed_previewed_event import HaendlerBargainingClosedPreviewedEvent
    from ..models.haendler_bargaining_ended_previewed_event import HaendlerBargainingEndedPreviewedEvent
    from ..models.haendler_bid_made_previewed_event import HaendlerBidMadePreviewedEvent
    from ..models.haendler_bids_revealed_previewed_event import HaendlerBidsRevealedPreviewedEvent
    from ..models.haendler_bonus_markers_moved_previewed_event import HaendlerBonusMarkersMovedPreviewedEvent
    from ..models.haendler_broken_axle_played_previewed_event import HaendlerBrokenAxlePlayedPreviewedEvent
    from ..models.haendler_broken_axle_removed_previewed_event import HaendlerBrokenAxleRemovedPreviewedEvent
    from ..models.haendler_broken_axles_cleared_previewed_event import HaendlerBrokenAxlesClearedPreviewedEvent
    from ..models.haendler_card_handed_over_previewed_event import HaendlerCardHandedOverPreviewedEvent
    from ..models.haendler_card_set_aside_previewed_event import HaendlerCardSetAsidePreviewedEvent
    from ..models.haendler_card_slipped_over_previewed_event import HaendlerCardSlippedOverPreviewedEvent
    from ..models.haendler_courier_moved_previewed_event import HaendlerCourierMovedPreviewedEvent
    from ..models.haendler_credit_repaid_previewed_event import HaendlerCreditRepaidPreviewedEvent
    from ..models.haendler_credit_taken_previewed_event import HaendlerCreditTakenPreviewedEvent
    from ..models.haendler_deal_made_previewed_event import HaendlerDealMadePreviewedEvent
    from ..models.haendler_deal_proposed_previewed_event import HaendlerDealProposedPreviewedEvent
    from ..models.haendler_game_ended_previewed_event import HaendlerGameEndedPreviewedEvent
    from ..models.haendler_good_purchased_previewed_event import HaendlerGoodPurchasedPreviewedEvent
    from ..models.haendler_goods_loaded_previewed_event import HaendlerGoodsLoadedPreviewedEvent
    from ..models.haendler_influence_earned_previewed_event import HaendlerInfluenceEarnedPreviewedEvent
    from ..models.haendler_influence_picked_previewed_event import HaendlerInfluencePickedPreviewedEvent
    from ..models.haendler_offer_declined_previewed_event import HaendlerOfferDeclinedPreviewedEvent
    from ..models.haendler_offer_made_previewed_event import HaendlerOfferMadePreviewedEvent
    from ..models.haendler_office_used_previewed_event import HaendlerOfficeUsedPreviewedEvent
    from ..models.haendler_passed_previewed_event import HaendlerPassedPreviewedEvent
    from ..models.haendler_pledge_kept_previewed_event import HaendlerPledgeKeptPreviewedEvent
    from ..models.haendler_pledge_lapsed_previewed_event import HaendlerPledgeLapsedPreviewedEvent
    from ..models.haendler_proposal_declined_previewed_event import HaendlerProposalDeclinedPreviewedEvent
    from ..models.haendler_proposal_lapsed_previewed_event import HaendlerProposalLapsedPreviewedEvent
    from ..models.haendler_proposal_withdrawn_previewed_event import HaendlerProposalWithdrawnPreviewedEvent
    from ..models.haendler_request_declined_previewed_event import HaendlerRequestDeclinedPreviewedEvent
    from ..models.haendler_request_made_previewed_event import HaendlerRequestMadePreviewedEvent
    from ..models.haendler_request_withdrawn_previewed_event import HaendlerRequestWithdrawnPreviewedEvent
    from ..models.haendler_round_began_previewed_event import HaendlerRoundBeganPreviewedEvent
    from ..models.haendler_sale_with_bonus_played_previewed_event import HaendlerSaleWithBonusPlayedPreviewedEvent
    from ..models.haendler_special_sale_played_previewed_event import HaendlerSpecialSalePlayedPreviewedEvent
    from ..models.haendler_starting_player_drawn_previewed_event import HaendlerStartingPlayerDrawnPreviewedEvent
    from ..models.haendler_status_purchased_previewed_event import HaendlerStatusPurchasedPreviewedEvent
    from ..models.haendler_step_began_previewed_event import HaendlerStepBeganPreviewedEvent
    from ..models.haendler_tile_spent_previewed_event import HaendlerTileSpentPreviewedEvent
    from ..models.haendler_tiles_returned_previewed_event import HaendlerTilesReturnedPreviewedEvent
    from ..models.haendler_turn_ended_previewed_event import HaendlerTurnEndedPreviewedEvent
    from ..models.haendler_upkeep_missed_previewed_event import HaendlerUpkeepMissedPreviewedEvent
    from ..models.haendler_upkeep_paid_previewed_event import HaendlerUpkeepPaidPreviewedEvent
    from ..models.haendler_wagon_moved_previewed_event import HaendlerWagonMovedPreviewedEvent
    from ..models.haendler_wagon_sold_previewed_event import HaendlerWagonSoldPreviewedEvent
    from ..models.haendler_wagons_arrived_previewed_event import HaendlerWagonsArrivedPreviewedEvent
    from ..models.haendler_warehouse_sold_previewed_event import HaendlerWarehouseSoldPreviewedEvent
    from ..models.haendler_wheel_set_previewed_event import HaendlerWheelSetPreviewedEvent
    from ..models.haendler_wheels_revealed_previewed_event import HaendlerWheelsRevealedPreviewedEvent
    from ..models.medici_account_scored_previewed_event import MediciAccountScoredPreviewedEvent
    from ..models.medici_bid_made_previewed_event import MediciBidMadePreviewedEvent
    from ..models.medici_bidding_opened_previewed_event import MediciBiddingOpenedPreviewedEvent
    from ..models.medici_card_turned_up_previewed_event import MediciCardTurnedUpPreviewedEvent
    from ..models.medici_game_ended_previewed_event import MediciGameEndedPreviewedEvent
    from ..models.medici_lot_discarded_previewed_event import MediciLotDiscardedPreviewedEvent
    from ..models.medici_lot_sold_previewed_event import MediciLotSoldPreviewedEvent
    from ..models.medici_passed_previewed_event import MediciPassedPreviewedEvent
    from ..models.medici_round_dealt_previewed_event import MediciRoundDealtPreviewedEvent
    from ..models.medici_round_ended_previewed_event import MediciRoundEndedPreviewedEvent
    from ..models.medici_start_player_chosen_previewed_event import MediciStartPlayerChosenPreviewedEvent
    from ..models.medici_warehouse_filled_previewed_event import MediciWarehouseFilledPreviewedEvent
    from ..models.medici_warehouses_scored_previewed_event import MediciWarehousesScoredPreviewedEvent
    from ..models.problem_refusal import ProblemRefusal
    from ..models.table_bot_left_previewed_event import TableBotLeftPreviewedEvent
    from ..models.table_bot_seated_previewed_event import TableBotSeatedPreviewedEvent
    from ..models.table_created_previewed_event import TableCreatedPreviewedEvent
    from ..models.table_deleted_previewed_event import TableDeletedPreviewedEvent
    from ..models.table_finished_previewed_event import TableFinishedPreviewedEvent
    from ..models.table_resigned_previewed_event import TableResignedPreviewedEvent
    from ..models.table_seat_left_previewed_event import TableSeatLeftPreviewedEvent
    from ..models.table_seat_taken_previewed_event import TableSeatTakenPreviewedEvent
    from ..models.table_started_previewed_event import TableStartedPreviewedEvent


T = TypeVar("T", bound="Preview")


@_attrs_define
class Preview:
    """What an action would lead to.

    Attributes:
        events (list[BasariActionLapsedPreviewedEvent | BasariArchChosenPreviewedEvent | BasariCardChosenPreviewedEvent
            | BasariCardsRevealedPreviewedEvent | BasariFigureMovedPreviewedEvent | BasariGameEndedPreviewedEvent |
            BasariGemsCarriedOutPreviewedEvent | BasariGemsDealtPreviewedEvent | BasariLapsScoredPreviewedEvent |
            BasariMajorityScoredPreviewedEvent | BasariOfferAcceptedPreviewedEvent | BasariOfferMadePreviewedEvent |
            BasariOpeningRolledPreviewedEvent | BasariPointsCarriedOutPreviewedEvent | BasariRollCarriedOutPreviewedEvent |
            BasariRoundBeganPreviewedEvent | BasariStartMarkersMovedPreviewedEvent | BasariTradeConcededPreviewedEvent |
            BasariTradeOpenedPreviewedEvent | DaleOfMerchantsCardMovedPreviewedEvent |
            DaleOfMerchantsCardShownPreviewedEvent | DaleOfMerchantsDeckCardChosenPreviewedEvent |
            DaleOfMerchantsDeckSearchedPreviewedEvent | DaleOfMerchantsDeckShuffledPreviewedEvent |
            DaleOfMerchantsDieRolledPreviewedEvent | DaleOfMerchantsDirectionChosenPreviewedEvent |
            DaleOfMerchantsGameEndedPreviewedEvent | DaleOfMerchantsHandLookedAtPreviewedEvent |
            DaleOfMerchantsHandSortedOutPreviewedEvent | DaleOfMerchantsHelpAskedPreviewedEvent |
            DaleOfMerchantsHelpDeclinedPreviewedEvent | DaleOfMerchantsMarketArrangedPreviewedEvent |
            DaleOfMerchantsMarketDeckFormedPreviewedEvent | DaleOfMerchantsPassedPreviewedEvent |
            DaleOfMerchantsPlayerChosenPreviewedEvent | DaleOfMerchantsPurchasedPreviewedEvent |
            DaleOfMerchantsSetDealtPreviewedEvent | DaleOfMerchantsSetUpPreviewedEvent |
            DaleOfMerchantsStackBuiltPreviewedEvent | DaleOfMerchantsTechniquePlayedPreviewedEvent |
            DaleOfMerchantsTechniqueResolvedPreviewedEvent | DaleOfMerchantsTechniqueScheduledPreviewedEvent |
            DaleOfMerchantsTurnBeganPreviewedEvent | DaleOfMerchantsTurnEndedPreviewedEvent |
            DaleOfMerchantsValueGuessedPreviewedEvent | DaleOfMerchantsValueMultipliedPreviewedEvent |
            DaleOfMerchantsWaitingPreviewedEvent | HaendlerAbilitiesDealtPreviewedEvent | HaendlerAbilityNamedPreviewedEvent
            | HaendlerAbilityPassedPreviewedEvent | HaendlerAbilityRaisedPreviewedEvent | HaendlerAbilitySoldPreviewedEvent
            | HaendlerBargainingClosedPreviewedEvent | HaendlerBargainingEndedPreviewedEvent | HaendlerBidMadePreviewedEvent
            | HaendlerBidsRevealedPreviewedEvent | HaendlerBonusMarkersMovedPreviewedEvent |
            HaendlerBrokenAxlePlayedPreviewedEvent | HaendlerBrokenAxleRemovedPreviewedEvent |
            HaendlerBrokenAxlesClearedPreviewedEvent | HaendlerCardHandedOverPreviewedEvent |
            HaendlerCardSetAsidePreviewedEvent | HaendlerCardSlippedOverPreviewedEvent | HaendlerCourierMovedPreviewedEvent
            | HaendlerCreditRepaidPreviewedEvent | HaendlerCreditTakenPreviewedEvent | HaendlerDealMadePreviewedEvent |
            HaendlerDealProposedPreviewedEvent | HaendlerGameEndedPreviewedEvent | HaendlerGoodPurchasedPreviewedEvent |
            HaendlerGoodsLoadedPreviewedEvent | HaendlerInfluenceEarnedPreviewedEvent |
            HaendlerInfluencePickedPreviewedEvent | HaendlerOfferDeclinedPreviewedEvent | HaendlerOfferMadePreviewedEvent |
            HaendlerOfficeUsedPreviewedEvent | HaendlerPassedPreviewedEvent | HaendlerPledgeKeptPreviewedEvent |
            HaendlerPledgeLapsedPreviewedEvent | HaendlerProposalDeclinedPreviewedEvent |
            HaendlerProposalLapsedPreviewedEvent | HaendlerProposalWithdrawnPreviewedEvent |
            HaendlerRequestDeclinedPreviewedEvent | HaendlerRequestMadePreviewedEvent |
            HaendlerRequestWithdrawnPreviewedEvent | HaendlerRoundBeganPreviewedEvent |
            HaendlerSaleWithBonusPlayedPreviewedEvent | HaendlerSpecialSalePlayedPreviewedEvent |
            HaendlerStartingPlayerDrawnPreviewedEvent | HaendlerStatusPurchasedPreviewedEvent |
            HaendlerStepBeganPreviewedEvent | HaendlerTileSpentPreviewedEvent | HaendlerTilesReturnedPreviewedEvent |
            HaendlerTurnEndedPreviewedEvent | HaendlerUpkeepMissedPreviewedEvent | HaendlerUpkeepPaidPreviewedEvent |
            HaendlerWagonMovedPreviewedEvent | HaendlerWagonsArrivedPreviewedEvent | HaendlerWagonSoldPreviewedEvent |
            HaendlerWarehouseSoldPreviewedEvent | HaendlerWheelSetPreviewedEvent | HaendlerWheelsRevealedPreviewedEvent |
            MediciAccountScoredPreviewedEvent | MediciBiddingOpenedPreviewedEvent | MediciBidMadePreviewedEvent |
            MediciCardTurnedUpPreviewedEvent | MediciGameEndedPreviewedEvent | MediciLotDiscardedPreviewedEvent |
            MediciLotSoldPreviewedEvent | MediciPassedPreviewedEvent | MediciRoundDealtPreviewedEvent |
            MediciRoundEndedPreviewedEvent | MediciStartPlayerChosenPreviewedEvent | MediciWarehouseFilledPreviewedEvent |
            MediciWarehousesScoredPreviewedEvent | TableBotLeftPreviewedEvent | TableBotSeatedPreviewedEvent |
            TableCreatedPreviewedEvent | TableDeletedPreviewedEvent | TableFinishedPreviewedEvent |
            TableResignedPreviewedEvent | TableSeatLeftPreviewedEvent | TableSeatTakenPreviewedEvent |
            TableStartedPreviewedEvent] | None): Its events as the caller would be told them, up to the first that luck or
            an opened secret decides; null if it is illegal.
        legal (bool): Whether the rules allow the action.
        refusal (None | ProblemRefusal):
        stopped (None | PreviewStop):
    """

    events: (
        list[
            BasariActionLapsedPreviewedEvent
            | BasariArchChosenPreviewedEvent
            | BasariCardChosenPreviewedEvent
            | BasariCardsRevealedPreviewedEvent
            | BasariFigureMovedPreviewedEvent
            | BasariGameEndedPreviewedEvent
            | BasariGemsCarriedOutPreviewedEvent
            | BasariGemsDealtPreviewedEvent
            | BasariLapsScoredPreviewedEvent
            | BasariMajorityScoredPreviewedEvent
            | BasariOfferAcceptedPreviewedEvent
            | BasariOfferMadePreviewedEvent
            | BasariOpeningRolledPreviewedEvent
            | BasariPointsCarriedOutPreviewedEvent
            | BasariRollCarriedOutPreviewedEvent
            | BasariRoundBeganPreviewedEvent
            | BasariStartMarkersMovedPreviewedEvent
            | BasariTradeConcededPreviewedEvent
            | BasariTradeOpenedPreviewedEvent
            | DaleOfMerchantsCardMovedPreviewedEvent
            | DaleOfMerchantsCardShownPreviewedEvent
            | DaleOfMerchantsDeckCardChosenPreviewedEvent
            | DaleOfMerchantsDeckSearchedPreviewedEvent
            | DaleOfMerchantsDeckShuffledPreviewedEvent
            | DaleOfMerchantsDieRolledPreviewedEvent
            | DaleOfMerchantsDirectionChosenPreviewedEvent
            | DaleOfMerchantsGameEndedPreviewedEvent
            | DaleOfMerchantsHandLookedAtPreviewedEvent
            | DaleOfMerchantsHandSortedOutPreviewedEvent
            | DaleOfMerchantsHelpAskedPreviewedEvent
            | DaleOfMerchantsHelpDeclinedPreviewedEvent
            | DaleOfMerchantsMarketArrangedPreviewedEvent
            | DaleOfMerchantsMarketDeckFormedPreviewedEvent
            | DaleOfMerchantsPassedPreviewedEvent
            | DaleOfMerchantsPlayerChosenPreviewedEvent
            | DaleOfMerchantsPurchasedPreviewedEvent
            | DaleOfMerchantsSetDealtPreviewedEvent
            | DaleOfMerchantsSetUpPreviewedEvent
            | DaleOfMerchantsStackBuiltPreviewedEvent
            | DaleOfMerchantsTechniquePlayedPreviewedEvent
            | DaleOfMerchantsTechniqueResolvedPreviewedEvent
            | DaleOfMerchantsTechniqueScheduledPreviewedEvent
            | DaleOfMerchantsTurnBeganPreviewedEvent
            | DaleOfMerchantsTurnEndedPreviewedEvent
            | DaleOfMerchantsValueGuessedPreviewedEvent
            | DaleOfMerchantsValueMultipliedPreviewedEvent
            | DaleOfMerchantsWaitingPreviewedEvent
            | HaendlerAbilitiesDealtPreviewedEvent
            | HaendlerAbilityNamedPreviewedEvent
            | HaendlerAbilityPassedPreviewedEvent
            | HaendlerAbilityRaisedPreviewedEvent
            | HaendlerAbilitySoldPreviewedEvent
            | HaendlerBargainingClosedPreviewedEvent
            | HaendlerBargainingEndedPreviewedEvent
            | HaendlerBidMadePreviewedEvent
            | HaendlerBidsRevealedPreviewedEvent
            | HaendlerBonusMarkersMovedPreviewedEvent
            | HaendlerBrokenAxlePlayedPreviewedEvent
            | HaendlerBrokenAxleRemovedPreviewedEvent
            | HaendlerBrokenAxlesClearedPreviewedEvent
            | HaendlerCardHandedOverPreviewedEvent
            | HaendlerCardSetAsidePreviewedEvent
            | HaendlerCardSlippedOverPreviewedEvent
            | HaendlerCourierMovedPreviewedEvent
            | HaendlerCreditRepaidPreviewedEvent
            | HaendlerCreditTakenPreviewedEvent
            | HaendlerDealMadePreviewedEvent
            | HaendlerDealProposedPreviewedEvent
            | HaendlerGameEndedPreviewedEvent
            | HaendlerGoodPurchasedPreviewedEvent
            | HaendlerGoodsLoadedPreviewedEvent
            | HaendlerInfluenceEarnedPreviewedEvent
            | HaendlerInfluencePickedPreviewedEvent
            | HaendlerOfferDeclinedPreviewedEvent
            | HaendlerOfferMadePreviewedEvent
            | HaendlerOfficeUsedPreviewedEvent
            | HaendlerPassedPreviewedEvent
            | HaendlerPledgeKeptPreviewedEvent
            | HaendlerPledgeLapsedPreviewedEvent
            | HaendlerProposalDeclinedPreviewedEvent
            | HaendlerProposalLapsedPreviewedEvent
            | HaendlerProposalWithdrawnPreviewedEvent
            | HaendlerRequestDeclinedPreviewedEvent
            | HaendlerRequestMadePreviewedEvent
            | HaendlerRequestWithdrawnPreviewedEvent
            | HaendlerRoundBeganPreviewedEvent
            | HaendlerSaleWithBonusPlayedPreviewedEvent
            | HaendlerSpecialSalePlayedPreviewedEvent
            | HaendlerStartingPlayerDrawnPreviewedEvent
            | HaendlerStatusPurchasedPreviewedEvent
            | HaendlerStepBeganPreviewedEvent
            | HaendlerTileSpentPreviewedEvent
            | HaendlerTilesReturnedPreviewedEvent
            | HaendlerTurnEndedPreviewedEvent
            | HaendlerUpkeepMissedPreviewedEvent
            | HaendlerUpkeepPaidPreviewedEvent
            | HaendlerWagonMovedPreviewedEvent
            | HaendlerWagonsArrivedPreviewedEvent
            | HaendlerWagonSoldPreviewedEvent
            | HaendlerWarehouseSoldPreviewedEvent
            | HaendlerWheelSetPreviewedEvent
            | HaendlerWheelsRevealedPreviewedEvent
            | MediciAccountScoredPreviewedEvent
            | MediciBiddingOpenedPreviewedEvent
            | MediciBidMadePreviewedEvent
            | MediciCardTurnedUpPreviewedEvent
            | MediciGameEndedPreviewedEvent
            | MediciLotDiscardedPreviewedEvent
            | MediciLotSoldPreviewedEvent
            | MediciPassedPreviewedEvent
            | MediciRoundDealtPreviewedEvent
            | MediciRoundEndedPreviewedEvent
            | MediciStartPlayerChosenPreviewedEvent
            | MediciWarehouseFilledPreviewedEvent
            | MediciWarehousesScoredPreviewedEvent
            | TableBotLeftPreviewedEvent
            | TableBotSeatedPreviewedEvent
            | TableCreatedPreviewedEvent
            | TableDeletedPreviewedEvent
            | TableFinishedPreviewedEvent
            | TableResignedPreviewedEvent
            | TableSeatLeftPreviewedEvent
            | TableSeatTakenPreviewedEvent
            | TableStartedPreviewedEvent
        ]
        | None
    )
    legal: bool
    refusal: None | ProblemRefusal
    stopped: None | PreviewStop
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.basari_action_lapsed_previewed_event import BasariActionLapsedPreviewedEvent  # noqa: PLC0415
        from ..models.basari_arch_chosen_previewed_event import BasariArchChosenPreviewedEvent  # noqa: PLC0415
        from ..models.basari_card_chosen_previewed_event import BasariCardChosenPreviewedEvent  # noqa: PLC0415
        from ..models.basari_cards_revealed_previewed_event import BasariCardsRevealedPreviewedEvent  # noqa: PLC0415
        from ..models.basari_figure_moved_previewed_event import BasariFigureMovedPreviewedEvent  # noqa: PLC0415
        from ..models.basari_game_ended_previewed_event import BasariGameEndedPreviewedEvent  # noqa: PLC0415
        from ..models.basari_gems_carried_out_previewed_event import BasariGemsCarriedOutPreviewedEvent  # noqa: PLC0415
        from ..models.basari_gems_dealt_previewed_event import BasariGemsDealtPreviewedEvent  # noqa: PLC0415
        from ..models.basari_laps_scored_previewed_event import BasariLapsScoredPreviewedEvent  # noqa: PLC0415
        from ..models.basari_majority_scored_previewed_event import BasariMajorityScoredPreviewedEvent  # noqa: PLC0415
        from ..models.basari_offer_accepted_previewed_event import BasariOfferAcceptedPreviewedEvent  # noqa: PLC0415
        from ..models.basari_offer_made_previewed_event import BasariOfferMadePreviewedEvent  # noqa: PLC0415
        from ..models.basari_opening_rolled_previewed_event import BasariOpeningRolledPreviewedEvent  # noqa: PLC0415
        from ..models.basari_points_carried_out_previewed_event import BasariPointsCarriedOutPreviewedEvent  # noqa: PLC0415
        from ..models.basari_roll_carried_out_previewed_event import BasariRollCarriedOutPreviewedEvent  # noqa: PLC0415
        from ..models.basari_round_began_previewed_event import BasariRoundBeganPreviewedEvent  # noqa: PLC0415
        from ..models.basari_start_markers_moved_previewed_event import BasariStartMarkersMovedPreviewedEvent  # noqa: PLC0415
        from ..models.basari_trade_conceded_previewed_event import BasariTradeConcededPreviewedEvent  # noqa: PLC0415
        from ..models.basari_trade_opened_previewed_event import BasariTradeOpenedPreviewedEvent  # noqa: PLC0415
        from ..models.dale_of_merchants_card_moved_previewed_event import DaleOfMerchantsCardMovedPreviewedEvent  # noqa: PLC0415
        from ..models.dale_of_merchants_card_shown_previewed_event import DaleOfMerchantsCardShownPreviewedEvent  # noqa: PLC0415
        from ..models.dale_of_merchants_deck_card_chosen_previewed_event import DaleOfMerchantsDeckCardChosenPreviewedEvent  # noqa: PLC0415
        from ..models.dale_of_merchants_deck_searched_previewed_event import DaleOfMerchantsDeckSearchedPreviewedEvent  # noqa: PLC0415
        from ..models.dale_of_merchants_deck_shuffled_previewed_event import DaleOfMerchantsDeckShuffledPreviewedEvent  # noqa: PLC0415
        from ..models.dale_of_merchants_die_rolled_previewed_event import DaleOfMerchantsDieRolledPreviewedEvent  # noqa: PLC0415
        from ..models.dale_of_merchants_direction_chosen_previewed_event import DaleOfMerchantsDirectionChosenPreviewedEvent  # noqa: PLC0415
        from ..models.dale_of_merchants_game_ended_previewed_event import DaleOfMerchantsGameEndedPreviewedEvent  # noqa: PLC0415
        from ..models.dale_of_merchants_hand_looked_at_previewed_event import DaleOfMerchantsHandLookedAtPreviewedEvent  # noqa: PLC0415
        from ..models.dale_of_merchants_hand_sorted_out_previewed_event import DaleOfMerchantsHandSortedOutPreviewedEvent  # noqa: PLC0415
        from ..models.dale_of_merchants_help_asked_previewed_event import DaleOfMerchantsHelpAskedPreviewedEvent  # noqa: PLC0415
        from ..models.dale_of_merchants_help_declined_previewed_event import DaleOfMerchantsHelpDeclinedPreviewedEvent  # noqa: PLC0415
        from ..models.dale_of_merchants_market_arranged_previewed_event import DaleOfMerchantsMarketArrangedPreviewedEvent  # noqa: PLC0415
        from ..models.dale_of_merchants_market_deck_formed_previewed_event import DaleOfMerchantsMarketDeckFormedPreviewedEvent  # noqa: PLC0415
        from ..models.dale_of_merchants_passed_previewed_event import DaleOfMerchantsPassedPreviewedEvent  # noqa: PLC0415
        from ..models.dale_of_merchants_player_chosen_previewed_event import DaleOfMerchantsPlayerChosenPreviewedEvent  # noqa: PLC0415
        from ..models.dale_of_merchants_purchased_previewed_event import DaleOfMerchantsPurchasedPreviewedEvent  # noqa: PLC0415
        from ..models.dale_of_merchants_set_dealt_previewed_event import DaleOfMerchantsSetDealtPreviewedEvent  # noqa: PLC0415
        from ..models.dale_of_merchants_set_up_previewed_event import DaleOfMerchantsSetUpPreviewedEvent  # noqa: PLC0415
        from ..models.dale_of_merchants_stack_built_previewed_event import DaleOfMerchantsStackBuiltPreviewedEvent  # noqa: PLC0415
        from ..models.dale_of_merchants_technique_played_previewed_event import DaleOfMerchantsTechniquePlayedPreviewedEvent  # noqa: PLC0415
        from ..models.dale_of_merchants_technique_resolved_previewed_event import DaleOfMerchantsTechniqueResolvedPreviewedEvent  # noqa: PLC0415
        from ..models.dale_of_merchants_technique_scheduled_previewed_event import DaleOfMerchantsTechniqueScheduledPreviewedEvent  # noqa: PLC0415
        from ..models.dale_of_merchants_turn_began_previewed_event import DaleOfMerchantsTurnBeganPreviewedEvent  # noqa: PLC0415
        from ..models.dale_of_merchants_turn_ended_previewed_event import DaleOfMerchantsTurnEndedPreviewedEvent  # noqa: PLC0415
        from ..models.dale_of_merchants_value_guessed_previewed_event import DaleOfMerchantsValueGuessedPreviewedEvent  # noqa: PLC0415
        from ..models.dale_of_merchants_value_multiplied_previewed_event import DaleOfMerchantsValueMultipliedPreviewedEvent  # noqa: PLC0415
        from ..models.dale_of_merchants_waiting_previewed_event import DaleOfMerchantsWaitingPreviewedEvent  # noqa: PLC0415
        from ..models.haendler_abilities_dealt_previewed_event import HaendlerAbilitiesDealtPreviewedEvent  # noqa: PLC0415
        from ..models.haendler_ability_named_previewed_event import HaendlerAbilityNamedPreviewedEvent  # noqa: PLC0415
        from ..models.haendler_ability_passed_previewed_event import HaendlerAbilityPassedPreviewedEvent  # noqa: PLC0415
        from ..models.haendler_ability_raised_previewed_event import HaendlerAbilityRaisedPreviewedEvent  # noqa: PLC0415
        from ..models.haendler_ability_sold_previewed_event import HaendlerAbilitySoldPreviewedEvent  # noqa: PLC0415
        from ..models.haendler_bargaining_closed_previewed_event import HaendlerBargainingClosedPreviewedEvent  # noqa: PLC0415
        from ..models.haendler_bargaining_ended_previewed_event import HaendlerBargainingEndedPreviewedEvent  # noqa: PLC0415
        from ..models.haendler_bid_made_previewed_event import HaendlerBidMadePreviewedEvent  # noqa: PLC0415
        from ..models.haendler_bids_revealed_previewed_event import HaendlerBidsRevealedPreviewedEvent  # noqa: PLC0415
        from ..models.haendler_bonus_markers_moved_previewed_event import HaendlerBonusMarkersMovedPreviewedEvent  # noqa: PLC0415
        from ..models.haendler_broken_axle_played_previewed_event import HaendlerBrokenAxlePlayedPreviewedEvent  # noqa: PLC0415
        from ..models.haendler_broken_axle_removed_previewed_event import HaendlerBrokenAxleRemovedPreviewedEvent  # noqa: PLC0415
        from ..models.haendler_broken_axles_cleared_previewed_event import HaendlerBrokenAxlesClearedPreviewedEvent  # noqa: PLC0415
        from ..models.haendler_card_handed_over_previewed_event import HaendlerCardHandedOverPreviewedEvent  # noqa: PLC0415
        from ..models.haendler_card_set_aside_previewed_event import HaendlerCardSetAsidePreviewedEvent  # noqa: PLC0415
        from ..models.haendler_card_slipped_over_previewed_event import HaendlerCardSlippedOverPreviewedEvent  # noqa: PLC0415
        from ..models.haendler_courier_moved_previewed_event import HaendlerCourierMovedPreviewedEvent  # noqa: PLC0415
        from ..models.haendler_credit_repaid_previewed_event import HaendlerCreditRepaidPreviewedEvent  # noqa: PLC0415
        from ..models.haendler_credit_taken_previewed_event import HaendlerCreditTakenPreviewedEvent  # noqa: PLC0415
        from ..models.haendler_deal_made_previewed_event import HaendlerDealMadePreviewedEvent  # noqa: PLC0415
        from ..models.haendler_deal_proposed_previewed_event import HaendlerDealProposedPreviewedEvent  # noqa: PLC0415
        from ..models.haendler_game_ended_previewed_event import HaendlerGameEndedPreviewedEvent  # noqa: PLC0415
        from ..models.haendler_good_purchased_previewed_event import HaendlerGoodPurchasedPreviewedEvent  # noqa: PLC0415
        from ..models.haendler_goods_loaded_previewed_event import HaendlerGoodsLoadedPreviewedEvent  # noqa: PLC0415
        from ..models.haendler_influence_earned_previewed_event import HaendlerInfluenceEarnedPreviewedEvent  # noqa: PLC0415
        from ..models.haendler_influence_picked_previewed_event import HaendlerInfluencePickedPreviewedEvent  # noqa: PLC0415
        from ..models.haendler_offer_declined_previewed_event import HaendlerOfferDeclinedPreviewedEvent  # noqa: PLC0415
        from ..models.haendler_offer_made_previewed_event import HaendlerOfferMadePreviewedEvent  # noqa: PLC0415
        from ..models.haendler_office_used_previewed_event import HaendlerOfficeUsedPreviewedEvent  # noqa: PLC0415
        from ..models.haendler_passed_previewed_event import HaendlerPassedPreviewedEvent  # noqa: PLC0415
        from ..models.haendler_pledge_kept_previewed_event import HaendlerPledgeKeptPreviewedEvent  # noqa: PLC0415
        from ..models.haendler_pledge_lapsed_previewed_event import HaendlerPledgeLapsedPreviewedEvent  # noqa: PLC0415
        from ..models.haendler_proposal_declined_previewed_event import HaendlerProposalDeclinedPreviewedEvent  # noqa: PLC0415
        from ..models.haendler_proposal_lapsed_previewed_event import HaendlerProposalLapsedPreviewedEvent  # noqa: PLC0415
        from ..models.haendler_proposal_withdrawn_previewed_event import HaendlerProposalWithdrawnPreviewedEvent  # noqa: PLC0415
        from ..models.haendler_request_declined_previewed_event import HaendlerRequestDeclinedPreviewedEvent  # noqa: PLC0415
        from ..models.haendler_request_made_previewed_event import HaendlerRequestMadePreviewedEvent  # noqa: PLC0415
        from ..models.haendler_request_withdrawn_previewed_event import HaendlerRequestWithdrawnPreviewedEvent  # noqa: PLC0415
        from ..models.haendler_round_began_previewed_event import HaendlerRoundBeganPreviewedEvent  # noqa: PLC0415
        from ..models.haendler_sale_with_bonus_played_previewed_event import HaendlerSaleWithBonusPlayedPreviewedEvent  # noqa: PLC0415
        from ..models.haendler_special_sale_played_previewed_event import HaendlerSpecialSalePlayedPreviewedEvent  # noqa: PLC0415
        from ..models.haendler_starting_player_drawn_previewed_event import HaendlerStartingPlayerDrawnPreviewedEvent  # noqa: PLC0415
        from ..models.haendler_status_purchased_previewed_event import HaendlerStatusPurchasedPreviewedEvent  # noqa: PLC0415
        from ..models.haendler_step_began_previewed_event import HaendlerStepBeganPreviewedEvent  # noqa: PLC0415
        from ..models.haendler_tile_spent_previewed_event import HaendlerTileSpentPreviewedEvent  # noqa: PLC0415
        from ..models.haendler_tiles_returned_previewed_event import HaendlerTilesReturnedPreviewedEvent  # noqa: PLC0415
        from ..models.haendler_turn_ended_previewed_event import HaendlerTurnEndedPreviewedEvent  # noqa: PLC0415
        from ..models.haendler_upkeep_missed_previewed_event import HaendlerUpkeepMissedPreviewedEvent  # noqa: PLC0415
        from ..models.haendler_upkeep_paid_previewed_event import HaendlerUpkeepPaidPreviewedEvent  # noqa: PLC0415
        from ..models.haendler_wagon_moved_previewed_event import HaendlerWagonMovedPreviewedEvent  # noqa: PLC0415
        from ..models.haendler_wagon_sold_previewed_event import HaendlerWagonSoldPreviewedEvent  # noqa: PLC0415
        from ..models.haendler_wagons_arrived_previewed_event import HaendlerWagonsArrivedPreviewedEvent  # noqa: PLC0415
        from ..models.haendler_warehouse_sold_previewed_event import HaendlerWarehouseSoldPreviewedEvent  # noqa: PLC0415
        from ..models.haendler_wheel_set_previewed_event import HaendlerWheelSetPreviewedEvent  # noqa: PLC0415
        from ..models.haendler_wheels_revealed_previewed_event import HaendlerWheelsRevealedPreviewedEvent  # noqa: PLC0415
        from ..models.medici_account_scored_previewed_event import MediciAccountScoredPreviewedEvent  # noqa: PLC0415
        from ..models.medici_bid_made_previewed_event import MediciBidMadePreviewedEvent  # noqa: PLC0415
        from ..models.medici_bidding_opened_previewed_event import MediciBiddingOpenedPreviewedEvent  # noqa: PLC0415
        from ..models.medici_card_turned_up_previewed_event import MediciCardTurnedUpPreviewedEvent  # noqa: PLC0415
        from ..models.medici_game_ended_previewed_event import MediciGameEndedPreviewedEvent  # noqa: PLC0415
        from ..models.medici_lot_discarded_previewed_event import MediciLotDiscardedPreviewedEvent  # noqa: PLC0415
        from ..models.medici_lot_sold_previewed_event import MediciLotSoldPreviewedEvent  # noqa: PLC0415
        from ..models.medici_passed_previewed_event import MediciPassedPreviewedEvent  # noqa: PLC0415
        from ..models.medici_round_dealt_previewed_event import MediciRoundDealtPreviewedEvent  # noqa: PLC0415
        from ..models.medici_round_ended_previewed_event import MediciRoundEndedPreviewedEvent  # noqa: PLC0415
        from ..models.medici_start_player_chosen_previewed_event import MediciStartPlayerChosenPreviewedEvent  # noqa: PLC0415
        from ..models.medici_warehouse_filled_previewed_event import MediciWarehouseFilledPreviewedEvent  # noqa: PLC0415
        from ..models.medici_warehouses_scored_previewed_event import MediciWarehousesScoredPreviewedEvent  # noqa: PLC0415
        from ..models.problem_refusal import ProblemRefusal  # noqa: PLC0415
        from ..models.table_bot_left_previewed_event import TableBotLeftPreviewedEvent  # noqa: PLC0415
        from ..models.table_bot_seated_previewed_event import TableBotSeatedPreviewedEvent  # noqa: PLC0415
        from ..models.table_created_previewed_event import TableCreatedPreviewedEvent  # noqa: PLC0415
        from ..models.table_deleted_previewed_event import TableDeletedPreviewedEvent  # noqa: PLC0415
        from ..models.table_finished_previewed_event import TableFinishedPreviewedEvent  # noqa: PLC0415
        from ..models.table_resigned_previewed_event import TableResignedPreviewedEvent  # noqa: PLC0415
        from ..models.table_seat_left_previewed_event import TableSeatLeftPreviewedEvent  # noqa: PLC0415
        from ..models.table_seat_taken_previewed_event import TableSeatTakenPreviewedEvent  # noqa: PLC0415
        from ..models.table_started_previewed_event import TableStartedPreviewedEvent  # noqa: PLC0415

        events: list[dict[str, Any]] | None
        if isinstance(self.events, list):
            events = []
            for events_type_0_item_data in self.events:
                from kontor_client.unions import write

                events_type_0_item: Any = write(events_type_0_item_data)

                events.append(events_type_0_item)

        else:
            events = self.events

        legal = self.legal

        refusal: dict[str, Any] | None
        if isinstance(self.refusal, ProblemRefusal):
            refusal = self.refusal.to_dict()
        else:
            refusal = self.refusal

        stopped: None | str
        if isinstance(self.stopped, str):
            stopped = self.stopped
        else:
            stopped = self.stopped

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "events": events,
                "legal": legal,
                "refusal": refusal,
                "stopped": stopped,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.basari_action_lapsed_previewed_event import BasariActionLapsedPreviewedEvent  # noqa: PLC0415
        from ..models.basari_arch_chosen_previewed_event import BasariArchChosenPreviewedEvent  # noqa: PLC0415
        from ..models.basari_card_chosen_previewed_event import BasariCardChosenPreviewedEvent  # noqa: PLC0415
        from ..models.basari_cards_revealed_previewed_event import BasariCardsRevealedPreviewedEvent  # noqa: PLC0415
        from ..models.basari_figure_moved_previewed_event import BasariFigureMovedPreviewedEvent  # noqa: PLC0415
        from ..models.basari_game_ended_previewed_event import BasariGameEndedPreviewedEvent  # noqa: PLC0415
        from ..models.basari_gems_carried_out_previewed_event import BasariGemsCarriedOutPreviewedEvent  # noqa: PLC0415
        from ..models.basari_gems_dealt_previewed_event import BasariGemsDealtPreviewedEvent  # noqa: PLC0415
        from ..models.basari_laps_scored_previewed_event import BasariLapsScoredPreviewedEvent  # noqa: PLC0415
        from ..models.basari_majority_scored_previewed_event import BasariMajorityScoredPreviewedEvent  # noqa: PLC0415
        from ..models.basari_offer_accepted_previewed_event import BasariOfferAcceptedPreviewedEvent  # noqa: PLC0415
        from ..models.basari_offer_made_previewed_event import BasariOfferMadePreviewedEvent  # noqa: PLC0415
        from ..models.basari_opening_rolled_previewed_event import BasariOpeningRolledPreviewedEvent  # noqa: PLC0415
        from ..models.basari_points_carried_out_previewed_event import BasariPointsCarriedOutPreviewedEvent  # noqa: PLC0415
        from ..models.basari_roll_carried_out_previewed_event import BasariRollCarriedOutPreviewedEvent  # noqa: PLC0415
        from ..models.basari_round_began_previewed_event import BasariRoundBeganPreviewedEvent  # noqa: PLC0415
        from ..models.basari_start_markers_moved_previewed_event import BasariStartMarkersMovedPreviewedEvent  # noqa: PLC0415
        from ..models.basari_trade_conceded_previewed_event import BasariTradeConcededPreviewedEvent  # noqa: PLC0415
        from ..models.basari_trade_opened_previewed_event import BasariTradeOpenedPreviewedEvent  # noqa: PLC0415
        from ..models.dale_of_merchants_card_moved_previewed_event import DaleOfMerchantsCardMovedPreviewedEvent  # noqa: PLC0415
        from ..models.dale_of_merchants_card_shown_previewed_event import DaleOfMerchantsCardShownPreviewedEvent  # noqa: PLC0415
        from ..models.dale_of_merchants_deck_card_chosen_previewed_event import DaleOfMerchantsDeckCardChosenPreviewedEvent  # noqa: PLC0415
        from ..models.dale_of_merchants_deck_searched_previewed_event import DaleOfMerchantsDeckSearchedPreviewedEvent  # noqa: PLC0415
        from ..models.dale_of_merchants_deck_shuffled_previewed_event import DaleOfMerchantsDeckShuffledPreviewedEvent  # noqa: PLC0415
        from ..models.dale_of_merchants_die_rolled_previewed_event import DaleOfMerchantsDieRolledPreviewedEvent  # noqa: PLC0415
        from ..models.dale_of_merchants_direction_chosen_previewed_event import DaleOfMerchantsDirectionChosenPreviewedEvent  # noqa: PLC0415
        from ..models.dale_of_merchants_game_ended_previewed_event import DaleOfMerchantsGameEndedPreviewedEvent  # noqa: PLC0415
        from ..models.dale_of_merchants_hand_looked_at_previewed_event import DaleOfMerchantsHandLookedAtPreviewedEvent  # noqa: PLC0415
        from ..models.dale_of_merchants_hand_sorted_out_previewed_event import DaleOfMerchantsHandSortedOutPreviewedEvent  # noqa: PLC0415
        from ..models.dale_of_merchants_help_asked_previewed_event import DaleOfMerchantsHelpAskedPreviewedEvent  # noqa: PLC0415
        from ..models.dale_of_merchants_help_declined_previewed_event import DaleOfMerchantsHelpDeclinedPreviewedEvent  # noqa: PLC0415
        from ..models.dale_of_merchants_market_arranged_previewed_event import DaleOfMerchantsMarketArrangedPreviewedEvent  # noqa: PLC0415
        from ..models.dale_of_merchants_market_deck_formed_previewed_event import DaleOfMerchantsMarketDeckFormedPreviewedEvent  # noqa: PLC0415
        from ..models.dale_of_merchants_passed_previewed_event import DaleOfMerchantsPassedPreviewedEvent  # noqa: PLC0415
        from ..models.dale_of_merchants_player_chosen_previewed_event import DaleOfMerchantsPlayerChosenPreviewedEvent  # noqa: PLC0415
        from ..models.dale_of_merchants_purchased_previewed_event import DaleOfMerchantsPurchasedPreviewedEvent  # noqa: PLC0415
        from ..models.dale_of_merchants_set_dealt_previewed_event import DaleOfMerchantsSetDealtPreviewedEvent  # noqa: PLC0415
        from ..models.dale_of_merchants_set_up_previewed_event import DaleOfMerchantsSetUpPreviewedEvent  # noqa: PLC0415
        from ..models.dale_of_merchants_stack_built_previewed_event import DaleOfMerchantsStackBuiltPreviewedEvent  # noqa: PLC0415
        from ..models.dale_of_merchants_technique_played_previewed_event import DaleOfMerchantsTechniquePlayedPreviewedEvent  # noqa: PLC0415
        from ..models.dale_of_merchants_technique_resolved_previewed_event import DaleOfMerchantsTechniqueResolvedPreviewedEvent  # noqa: PLC0415
        from ..models.dale_of_merchants_technique_scheduled_previewed_event import DaleOfMerchantsTechniqueScheduledPreviewedEvent  # noqa: PLC0415
        from ..models.dale_of_merchants_turn_began_previewed_event import DaleOfMerchantsTurnBeganPreviewedEvent  # noqa: PLC0415
        from ..models.dale_of_merchants_turn_ended_previewed_event import DaleOfMerchantsTurnEndedPreviewedEvent  # noqa: PLC0415
        from ..models.dale_of_merchants_value_guessed_previewed_event import DaleOfMerchantsValueGuessedPreviewedEvent  # noqa: PLC0415
        from ..models.dale_of_merchants_value_multiplied_previewed_event import DaleOfMerchantsValueMultipliedPreviewedEvent  # noqa: PLC0415
        from ..models.dale_of_merchants_waiting_previewed_event import DaleOfMerchantsWaitingPreviewedEvent  # noqa: PLC0415
        from ..models.haendler_abilities_dealt_previewed_event import HaendlerAbilitiesDealtPreviewedEvent  # noqa: PLC0415
        from ..models.haendler_ability_named_previewed_event import HaendlerAbilityNamedPreviewedEvent  # noqa: PLC0415
        from ..models.haendler_ability_passed_previewed_event import HaendlerAbilityPassedPreviewedEvent  # noqa: PLC0415
        from ..models.haendler_ability_raised_previewed_event import HaendlerAbilityRaisedPreviewedEvent  # noqa: PLC0415
        from ..models.haendler_ability_sold_previewed_event import HaendlerAbilitySoldPreviewedEvent  # noqa: PLC0415
        from ..models.haendler_bargaining_closed_previewed_event import HaendlerBargainingClosedPreviewedEvent  # noqa: PLC0415
        from ..models.haendler_bargaining_ended_previewed_event import HaendlerBargainingEndedPreviewedEvent  # noqa: PLC0415
        from ..models.haendler_bid_made_previewed_event import HaendlerBidMadePreviewedEvent  # noqa: PLC0415
        from ..models.haendler_bids_revealed_previewed_event import HaendlerBidsRevealedPreviewedEvent  # noqa: PLC0415
        from ..models.haendler_bonus_markers_moved_previewed_event import HaendlerBonusMarkersMovedPreviewedEvent  # noqa: PLC0415
        from ..models.haendler_broken_axle_played_previewed_event import HaendlerBrokenAxlePlayedPreviewedEvent  # noqa: PLC0415
        from ..models.haendler_broken_axle_removed_previewed_event import HaendlerBrokenAxleRemovedPreviewedEvent  # noqa: PLC0415
        from ..models.haendler_broken_axles_cleared_previewed_event import HaendlerBrokenAxlesClearedPreviewedEvent  # noqa: PLC0415
        from ..models.haendler_card_handed_over_previewed_event import HaendlerCardHandedOverPreviewedEvent  # noqa: PLC0415
        from ..models.haendler_card_set_aside_previewed_event import HaendlerCardSetAsidePreviewedEvent  # noqa: PLC0415
        from ..models.haendler_card_slipped_over_previewed_event import HaendlerCardSlippedOverPreviewedEvent  # noqa: PLC0415
        from ..models.haendler_courier_moved_previewed_event import HaendlerCourierMovedPreviewedEvent  # noqa: PLC0415
        from ..models.haendler_credit_repaid_previewed_event import HaendlerCreditRepaidPreviewedEvent  # noqa: PLC0415
        from ..models.haendler_credit_taken_previewed_event import HaendlerCreditTakenPreviewedEvent  # noqa: PLC0415
        from ..models.haendler_deal_made_previewed_event import HaendlerDealMadePreviewedEvent  # noqa: PLC0415
        from ..models.haendler_deal_proposed_previewed_event import HaendlerDealProposedPreviewedEvent  # noqa: PLC0415
        from ..models.haendler_game_ended_previewed_event import HaendlerGameEndedPreviewedEvent  # noqa: PLC0415
        from ..models.haendler_good_purchased_previewed_event import HaendlerGoodPurchasedPreviewedEvent  # noqa: PLC0415
        from ..models.haendler_goods_loaded_previewed_event import HaendlerGoodsLoadedPreviewedEvent  # noqa: PLC0415
        from ..models.haendler_influence_earned_previewed_event import HaendlerInfluenceEarnedPreviewedEvent  # noqa: PLC0415
        from ..models.haendler_influence_picked_previewed_event import HaendlerInfluencePickedPreviewedEvent  # noqa: PLC0415
        from ..models.haendler_offer_declined_previewed_event import HaendlerOfferDeclinedPreviewedEvent  # noqa: PLC0415
        from ..models.haendler_offer_made_previewed_event import HaendlerOfferMadePreviewedEvent  # noqa: PLC0415
        from ..models.haendler_office_used_previewed_event import HaendlerOfficeUsedPreviewedEvent  # noqa: PLC0415
        from ..models.haendler_passed_previewed_event import HaendlerPassedPreviewedEvent  # noqa: PLC0415
        from ..models.haendler_pledge_kept_previewed_event import HaendlerPledgeKeptPreviewedEvent  # noqa: PLC0415
        from ..models.haendler_pledge_lapsed_previewed_event import HaendlerPledgeLapsedPreviewedEvent  # noqa: PLC0415
        from ..models.haendler_proposal_declined_previewed_event import HaendlerProposalDeclinedPreviewedEvent  # noqa: PLC0415
        from ..models.haendler_proposal_lapsed_previewed_event import HaendlerProposalLapsedPreviewedEvent  # noqa: PLC0415
        from ..models.haendler_proposal_withdrawn_previewed_event import HaendlerProposalWithdrawnPreviewedEvent  # noqa: PLC0415
        from ..models.haendler_request_declined_previewed_event import HaendlerRequestDeclinedPreviewedEvent  # noqa: PLC0415
        from ..models.haendler_request_made_previewed_event import HaendlerRequestMadePreviewedEvent  # noqa: PLC0415
        from ..models.haendler_request_withdrawn_previewed_event import HaendlerRequestWithdrawnPreviewedEvent  # noqa: PLC0415
        from ..models.haendler_round_began_previewed_event import HaendlerRoundBeganPreviewedEvent  # noqa: PLC0415
        from ..models.haendler_sale_with_bonus_played_previewed_event import HaendlerSaleWithBonusPlayedPreviewedEvent  # noqa: PLC0415
        from ..models.haendler_special_sale_played_previewed_event import HaendlerSpecialSalePlayedPreviewedEvent  # noqa: PLC0415
        from ..models.haendler_starting_player_drawn_previewed_event import HaendlerStartingPlayerDrawnPreviewedEvent  # noqa: PLC0415
        from ..models.haendler_status_purchased_previewed_event import HaendlerStatusPurchasedPreviewedEvent  # noqa: PLC0415
        from ..models.haendler_step_began_previewed_event import HaendlerStepBeganPreviewedEvent  # noqa: PLC0415
        from ..models.haendler_tile_spent_previewed_event import HaendlerTileSpentPreviewedEvent  # noqa: PLC0415
        from ..models.haendler_tiles_returned_previewed_event import HaendlerTilesReturnedPreviewedEvent  # noqa: PLC0415
        from ..models.haendler_turn_ended_previewed_event import HaendlerTurnEndedPreviewedEvent  # noqa: PLC0415
        from ..models.haendler_upkeep_missed_previewed_event import HaendlerUpkeepMissedPreviewedEvent  # noqa: PLC0415
        from ..models.haendler_upkeep_paid_previewed_event import HaendlerUpkeepPaidPreviewedEvent  # noqa: PLC0415
        from ..models.haendler_wagon_moved_previewed_event import HaendlerWagonMovedPreviewedEvent  # noqa: PLC0415
        from ..models.haendler_wagon_sold_previewed_event import HaendlerWagonSoldPreviewedEvent  # noqa: PLC0415
        from ..models.haendler_wagons_arrived_previewed_event import HaendlerWagonsArrivedPreviewedEvent  # noqa: PLC0415
        from ..models.haendler_warehouse_sold_previewed_event import HaendlerWarehouseSoldPreviewedEvent  # noqa: PLC0415
        from ..models.haendler_wheel_set_previewed_event import HaendlerWheelSetPreviewedEvent  # noqa: PLC0415
        from ..models.haendler_wheels_revealed_previewed_event import HaendlerWheelsRevealedPreviewedEvent  # noqa: PLC0415
        from ..models.medici_account_scored_previewed_event import MediciAccountScoredPreviewedEvent  # noqa: PLC0415
        from ..models.medici_bid_made_previewed_event import MediciBidMadePreviewedEvent  # noqa: PLC0415
        from ..models.medici_bidding_opened_previewed_event import MediciBiddingOpenedPreviewedEvent  # noqa: PLC0415
        from ..models.medici_card_turned_up_previewed_event import MediciCardTurnedUpPreviewedEvent  # noqa: PLC0415
        from ..models.medici_game_ended_previewed_event import MediciGameEndedPreviewedEvent  # noqa: PLC0415
        from ..models.medici_lot_discarded_previewed_event import MediciLotDiscardedPreviewedEvent  # noqa: PLC0415
        from ..models.medici_lot_sold_previewed_event import MediciLotSoldPreviewedEvent  # noqa: PLC0415
        from ..models.medici_passed_previewed_event import MediciPassedPreviewedEvent  # noqa: PLC0415
        from ..models.medici_round_dealt_previewed_event import MediciRoundDealtPreviewedEvent  # noqa: PLC0415
        from ..models.medici_round_ended_previewed_event import MediciRoundEndedPreviewedEvent  # noqa: PLC0415
        from ..models.medici_start_player_chosen_previewed_event import MediciStartPlayerChosenPreviewedEvent  # noqa: PLC0415
        from ..models.medici_warehouse_filled_previewed_event import MediciWarehouseFilledPreviewedEvent  # noqa: PLC0415
        from ..models.medici_warehouses_scored_previewed_event import MediciWarehousesScoredPreviewedEvent  # noqa: PLC0415
        from ..models.problem_refusal import ProblemRefusal  # noqa: PLC0415
        from ..models.table_bot_left_previewed_event import TableBotLeftPreviewedEvent  # noqa: PLC0415
        from ..models.table_bot_seated_previewed_event import TableBotSeatedPreviewedEvent  # noqa: PLC0415
        from ..models.table_created_previewed_event import TableCreatedPreviewedEvent  # noqa: PLC0415
        from ..models.table_deleted_previewed_event import TableDeletedPreviewedEvent  # noqa: PLC0415
        from ..models.table_finished_previewed_event import TableFinishedPreviewedEvent  # noqa: PLC0415
        from ..models.table_resigned_previewed_event import TableResignedPreviewedEvent  # noqa: PLC0415
        from ..models.table_seat_left_previewed_event import TableSeatLeftPreviewedEvent  # noqa: PLC0415
        from ..models.table_seat_taken_previewed_event import TableSeatTakenPreviewedEvent  # noqa: PLC0415
        from ..models.table_started_previewed_event import TableStartedPreviewedEvent  # noqa: PLC0415

        d = dict(src_dict)

        def _parse_events(
            data: object,
        ) -> (
            list[
                BasariActionLapsedPreviewedEvent
                | BasariArchChosenPreviewedEvent
                | BasariCardChosenPreviewedEvent
                | BasariCardsRevealedPreviewedEvent
                | BasariFigureMovedPreviewedEvent
                | BasariGameEndedPreviewedEvent
                | BasariGemsCarriedOutPreviewedEvent
                | BasariGemsDealtPreviewedEvent
                | BasariLapsScoredPreviewedEvent
                | BasariMajorityScoredPreviewedEvent
                | BasariOfferAcceptedPreviewedEvent
                | BasariOfferMadePreviewedEvent
                | BasariOpeningRolledPreviewedEvent
                | BasariPointsCarriedOutPreviewedEvent
                | BasariRollCarriedOutPreviewedEvent
                | BasariRoundBeganPreviewedEvent
                | BasariStartMarkersMovedPreviewedEvent
                | BasariTradeConcededPreviewedEvent
                | BasariTradeOpenedPreviewedEvent
                | DaleOfMerchantsCardMovedPreviewedEvent
                | DaleOfMerchantsCardShownPreviewedEvent
                | DaleOfMerchantsDeckCardChosenPreviewedEvent
                | DaleOfMerchantsDeckSearchedPreviewedEvent
                | DaleOfMerchantsDeckShuffledPreviewedEvent
                | DaleOfMerchantsDieRolledPreviewedEvent
                | DaleOfMerchantsDirectionChosenPreviewedEvent
                | DaleOfMerchantsGameEndedPreviewedEvent
                | DaleOfMerchantsHandLookedAtPreviewedEvent
                | DaleOfMerchantsHandSortedOutPreviewedEvent
                | DaleOfMerchantsHelpAskedPreviewedEvent
                | DaleOfMerchantsHelpDeclinedPreviewedEvent
                | DaleOfMerchantsMarketArrangedPreviewedEvent
                | DaleOfMerchantsMarketDeckFormedPreviewedEvent
                | DaleOfMerchantsPassedPreviewedEvent
                | DaleOfMerchantsPlayerChosenPreviewedEvent
                | DaleOfMerchantsPurchasedPreviewedEvent
                | DaleOfMerchantsSetDealtPreviewedEvent
                | DaleOfMerchantsSetUpPreviewedEvent
                | DaleOfMerchantsStackBuiltPreviewedEvent
                | DaleOfMerchantsTechniquePlayedPreviewedEvent
                | DaleOfMerchantsTechniqueResolvedPreviewedEvent
                | DaleOfMerchantsTechniqueScheduledPreviewedEvent
                | DaleOfMerchantsTurnBeganPreviewedEvent
                | DaleOfMerchantsTurnEndedPreviewedEvent
                | DaleOfMerchantsValueGuessedPreviewedEvent
                | DaleOfMerchantsValueMultipliedPreviewedEvent
                | DaleOfMerchantsWaitingPreviewedEvent
                | HaendlerAbilitiesDealtPreviewedEvent
                | HaendlerAbilityNamedPreviewedEvent
                | HaendlerAbilityPassedPreviewedEvent
                | HaendlerAbilityRaisedPreviewedEvent
                | HaendlerAbilitySoldPreviewedEvent
                | HaendlerBargainingClosedPreviewedEvent
                | HaendlerBargainingEndedPreviewedEvent
                | HaendlerBidMadePreviewedEvent
                | HaendlerBidsRevealedPreviewedEvent
                | HaendlerBonusMarkersMovedPreviewedEvent
                | HaendlerBrokenAxlePlayedPreviewedEvent
                | HaendlerBrokenAxleRemovedPreviewedEvent
                | HaendlerBrokenAxlesClearedPreviewedEvent
                | HaendlerCardHandedOverPreviewedEvent
                | HaendlerCardSetAsidePreviewedEvent
                | HaendlerCardSlippedOverPreviewedEvent
                | HaendlerCourierMovedPreviewedEvent
                | HaendlerCreditRepaidPreviewedEvent
                | HaendlerCreditTakenPreviewedEvent
                | HaendlerDealMadePreviewedEvent
                | HaendlerDealProposedPreviewedEvent
                | HaendlerGameEndedPreviewedEvent
                | HaendlerGoodPurchasedPreviewedEvent
                | HaendlerGoodsLoadedPreviewedEvent
                | HaendlerInfluenceEarnedPreviewedEvent
                | HaendlerInfluencePickedPreviewedEvent
                | HaendlerOfferDeclinedPreviewedEvent
                | HaendlerOfferMadePreviewedEvent
                | HaendlerOfficeUsedPreviewedEvent
                | HaendlerPassedPreviewedEvent
                | HaendlerPledgeKeptPreviewedEvent
                | HaendlerPledgeLapsedPreviewedEvent
                | HaendlerProposalDeclinedPreviewedEvent
                | HaendlerProposalLapsedPreviewedEvent
                | HaendlerProposalWithdrawnPreviewedEvent
                | HaendlerRequestDeclinedPreviewedEvent
                | HaendlerRequestMadePreviewedEvent
                | HaendlerRequestWithdrawnPreviewedEvent
                | HaendlerRoundBeganPreviewedEvent
                | HaendlerSaleWithBonusPlayedPreviewedEvent
                | HaendlerSpecialSalePlayedPreviewedEvent
                | HaendlerStartingPlayerDrawnPreviewedEvent
                | HaendlerStatusPurchasedPreviewedEvent
                | HaendlerStepBeganPreviewedEvent
                | HaendlerTileSpentPreviewedEvent
                | HaendlerTilesReturnedPreviewedEvent
                | HaendlerTurnEndedPreviewedEvent
                | HaendlerUpkeepMissedPreviewedEvent
                | HaendlerUpkeepPaidPreviewedEvent
                | HaendlerWagonMovedPreviewedEvent
                | HaendlerWagonsArrivedPreviewedEvent
                | HaendlerWagonSoldPreviewedEvent
                | HaendlerWarehouseSoldPreviewedEvent
                | HaendlerWheelSetPreviewedEvent
                | HaendlerWheelsRevealedPreviewedEvent
                | MediciAccountScoredPreviewedEvent
                | MediciBiddingOpenedPreviewedEvent
                | MediciBidMadePreviewedEvent
                | MediciCardTurnedUpPreviewedEvent
                | MediciGameEndedPreviewedEvent
                | MediciLotDiscardedPreviewedEvent
                | MediciLotSoldPreviewedEvent
                | MediciPassedPreviewedEvent
                | MediciRoundDealtPreviewedEvent
                | MediciRoundEndedPreviewedEvent
                | MediciStartPlayerChosenPreviewedEvent
                | MediciWarehouseFilledPreviewedEvent
                | MediciWarehousesScoredPreviewedEvent
                | TableBotLeftPreviewedEvent
                | TableBotSeatedPreviewedEvent
                | TableCreatedPreviewedEvent
                | TableDeletedPreviewedEvent
                | TableFinishedPreviewedEvent
                | TableResignedPreviewedEvent
                | TableSeatLeftPreviewedEvent
                | TableSeatTakenPreviewedEvent
                | TableStartedPreviewedEvent
            ]
            | None
        ):
            if data is None:
                return data
            try:
                if not isinstance(data, list):
                    raise TypeError()
                events_type_0 = []
                _events_type_0 = data
                for events_type_0_item_data in _events_type_0:

                    def _parse_events_type_0_item(data: object) -> Any:
                        from kontor_client.unions import read

                        return read(
                            data,
                            (
                                TableCreatedPreviewedEvent,
                                TableSeatTakenPreviewedEvent,
                                TableBotSeatedPreviewedEvent,
                                TableBotLeftPreviewedEvent,
                                TableSeatLeftPreviewedEvent,
                                TableStartedPreviewedEvent,
                                TableResignedPreviewedEvent,
                                TableFinishedPreviewedEvent,
                                TableDeletedPreviewedEvent,
                                MediciRoundDealtPreviewedEvent,
                                MediciStartPlayerChosenPreviewedEvent,
                                MediciCardTurnedUpPreviewedEvent,
                                MediciBiddingOpenedPreviewedEvent,
                                MediciBidMadePreviewedEvent,
                                MediciPassedPreviewedEvent,
                                MediciLotSoldPreviewedEvent,
                                MediciLotDiscardedPreviewedEvent,
                                MediciWarehouseFilledPreviewedEvent,
                                MediciRoundEndedPreviewedEvent,
                                MediciWarehousesScoredPreviewedEvent,
                                MediciAccountScoredPreviewedEvent,
                                MediciGameEndedPreviewedEvent,
                                BasariGemsDealtPreviewedEvent,
                                BasariArchChosenPreviewedEvent,
                                BasariRoundBeganPreviewedEvent,
                                BasariFigureMovedPreviewedEvent,
                                BasariCardChosenPreviewedEvent,
                                BasariCardsRevealedPreviewedEvent,
                                BasariActionLapsedPreviewedEvent,
                                BasariOpeningRolledPreviewedEvent,
                                BasariTradeOpenedPreviewedEvent,
                                BasariOfferMadePreviewedEvent,
                                BasariOfferAcceptedPreviewedEvent,
                                BasariTradeConcededPreviewedEvent,
                                BasariRollCarriedOutPreviewedEvent,
                                BasariPointsCarriedOutPreviewedEvent,
                                BasariGemsCarriedOutPreviewedEvent,
                                BasariLapsScoredPreviewedEvent,
                                BasariMajorityScoredPreviewedEvent,
                                BasariStartMarkersMovedPreviewedEvent,
                                BasariGameEndedPreviewedEvent,
                                HaendlerStartingPlayerDrawnPreviewedEvent,
                                HaendlerAbilitiesDealtPreviewedEvent,
                                HaendlerAbilityNamedPreviewedEvent,
                                HaendlerAbilityRaisedPreviewedEvent,
                                HaendlerAbilityPassedPreviewedEvent,
                                HaendlerAbilitySoldPreviewedEvent,
                                HaendlerRoundBeganPreviewedEvent,
                                HaendlerStepBeganPreviewedEvent,
                                HaendlerPassedPreviewedEvent,
                                HaendlerGoodPurchasedPreviewedEvent,
                                HaendlerBidsRevealedPreviewedEvent,
                                HaendlerGoodsLoadedPreviewedEvent,
                                HaendlerOfferMadePreviewedEvent,
                                HaendlerOfferDeclinedPreviewedEvent,
                                HaendlerRequestMadePreviewedEvent,
                                HaendlerRequestWithdrawnPreviewedEvent,
                                HaendlerRequestDeclinedPreviewedEvent,
                                HaendlerBargainingClosedPreviewedEvent,
                                HaendlerBargainingEndedPreviewedEvent,
                                HaendlerBrokenAxlePlayedPreviewedEvent,
                                HaendlerBrokenAxleRemovedPreviewedEvent,
                                HaendlerWagonMovedPreviewedEvent,
                                HaendlerTileSpentPreviewedEvent,
                                HaendlerCourierMovedPreviewedEvent,
                                HaendlerTurnEndedPreviewedEvent,
                                HaendlerBrokenAxlesClearedPreviewedEvent,
                                HaendlerWheelsRevealedPreviewedEvent,
                                HaendlerOfficeUsedPreviewedEvent,
                                HaendlerWarehouseSoldPreviewedEvent,
                                HaendlerSpecialSalePlayedPreviewedEvent,
                                HaendlerWagonsArrivedPreviewedEvent,
                                HaendlerSaleWithBonusPlayedPreviewedEvent,
                                HaendlerWagonSoldPreviewedEvent,
                                HaendlerBonusMarkersMovedPreviewedEvent,
                                HaendlerUpkeepPaidPreviewedEvent,
                                HaendlerUpkeepMissedPreviewedEvent,
                                HaendlerCreditTakenPreviewedEvent,
                                HaendlerCreditRepaidPreviewedEvent,
                                HaendlerStatusPurchasedPreviewedEvent,
                                HaendlerDealProposedPreviewedEvent,
                                HaendlerProposalWithdrawnPreviewedEvent,
                                HaendlerProposalDeclinedPreviewedEvent,
                                HaendlerProposalLapsedPreviewedEvent,
                                HaendlerDealMadePreviewedEvent,
                                HaendlerCardHandedOverPreviewedEvent,
                                HaendlerPledgeKeptPreviewedEvent,
                                HaendlerPledgeLapsedPreviewedEvent,
                                HaendlerTilesReturnedPreviewedEvent,
                                HaendlerGameEndedPreviewedEvent,
                                HaendlerBidMadePreviewedEvent,
                                HaendlerInfluenceEarnedPreviewedEvent,
                                HaendlerInfluencePickedPreviewedEvent,
                                HaendlerWheelSetPreviewedEvent,
                                HaendlerCardSetAsidePreviewedEvent,
                                HaendlerCardSlippedOverPreviewedEvent,
                                DaleOfMerchantsSetUpPreviewedEvent,
                                DaleOfMerchantsCardMovedPreviewedEvent,
                                DaleOfMerchantsTurnBeganPreviewedEvent,
                                DaleOfMerchantsTechniquePlayedPreviewedEvent,
                                DaleOfMerchantsTechniqueScheduledPreviewedEvent,
                                DaleOfMerchantsTechniqueResolvedPreviewedEvent,
                                DaleOfMerchantsPurchasedPreviewedEvent,
                                DaleOfMerchantsStackBuiltPreviewedEvent,
                                DaleOfMerchantsHandSortedOutPreviewedEvent,
                                DaleOfMerchantsDeckShuffledPreviewedEvent,
                                DaleOfMerchantsMarketDeckFormedPreviewedEvent,
                                DaleOfMerchantsMarketArrangedPreviewedEvent,
                                DaleOfMerchantsDieRolledPreviewedEvent,
                                DaleOfMerchantsPlayerChosenPreviewedEvent,
                                DaleOfMerchantsDirectionChosenPreviewedEvent,
                                DaleOfMerchantsValueGuessedPreviewedEvent,
                                DaleOfMerchantsCardShownPreviewedEvent,
                                DaleOfMerchantsValueMultipliedPreviewedEvent,
                                DaleOfMerchantsHandLookedAtPreviewedEvent,
                                DaleOfMerchantsDeckSearchedPreviewedEvent,
                                DaleOfMerchantsDeckCardChosenPreviewedEvent,
                                DaleOfMerchantsSetDealtPreviewedEvent,
                                DaleOfMerchantsHelpAskedPreviewedEvent,
                                DaleOfMerchantsHelpDeclinedPreviewedEvent,
                                DaleOfMerchantsPassedPreviewedEvent,
                                DaleOfMerchantsTurnEndedPreviewedEvent,
                                DaleOfMerchantsGameEndedPreviewedEvent,
                                DaleOfMerchantsWaitingPreviewedEvent,
                            ),
                        )

                    events_type_0_item = _parse_events_type_0_item(events_type_0_item_data)

                    events_type_0.append(events_type_0_item)

                return events_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(
                list[
                    BasariActionLapsedPreviewedEvent
                    | BasariArchChosenPreviewedEvent
                    | BasariCardChosenPreviewedEvent
                    | BasariCardsRevealedPreviewedEvent
                    | BasariFigureMovedPreviewedEvent
                    | BasariGameEndedPreviewedEvent
                    | BasariGemsCarriedOutPreviewedEvent
                    | BasariGemsDealtPreviewedEvent
                    | BasariLapsScoredPreviewedEvent
                    | BasariMajorityScoredPreviewedEvent
                    | BasariOfferAcceptedPreviewedEvent
                    | BasariOfferMadePreviewedEvent
                    | BasariOpeningRolledPreviewedEvent
                    | BasariPointsCarriedOutPreviewedEvent
                    | BasariRollCarriedOutPreviewedEvent
                    | BasariRoundBeganPreviewedEvent
                    | BasariStartMarkersMovedPreviewedEvent
                    | BasariTradeConcededPreviewedEvent
                    | BasariTradeOpenedPreviewedEvent
                    | DaleOfMerchantsCardMovedPreviewedEvent
                    | DaleOfMerchantsCardShownPreviewedEvent
                    | DaleOfMerchantsDeckCardChosenPreviewedEvent
                    | DaleOfMerchantsDeckSearchedPreviewedEvent
                    | DaleOfMerchantsDeckShuffledPreviewedEvent
                    | DaleOfMerchantsDieRolledPreviewedEvent
                    | DaleOfMerchantsDirectionChosenPreviewedEvent
                    | DaleOfMerchantsGameEndedPreviewedEvent
                    | DaleOfMerchantsHandLookedAtPreviewedEvent
                    | DaleOfMerchantsHandSortedOutPreviewedEvent
                    | DaleOfMerchantsHelpAskedPreviewedEvent
                    | DaleOfMerchantsHelpDeclinedPreviewedEvent
                    | DaleOfMerchantsMarketArrangedPreviewedEvent
                    | DaleOfMerchantsMarketDeckFormedPreviewedEvent
                    | DaleOfMerchantsPassedPreviewedEvent
                    | DaleOfMerchantsPlayerChosenPreviewedEvent
                    | DaleOfMerchantsPurchasedPreviewedEvent
                    | DaleOfMerchantsSetDealtPreviewedEvent
                    | DaleOfMerchantsSetUpPreviewedEvent
                    | DaleOfMerchantsStackBuiltPreviewedEvent
                    | DaleOfMerchantsTechniquePlayedPreviewedEvent
                    | DaleOfMerchantsTechniqueResolvedPreviewedEvent
                    | DaleOfMerchantsTechniqueScheduledPreviewedEvent
                    | DaleOfMerchantsTurnBeganPreviewedEvent
                    | DaleOfMerchantsTurnEndedPreviewedEvent
                    | DaleOfMerchantsValueGuessedPreviewedEvent
                    | DaleOfMerchantsValueMultipliedPreviewedEvent
                    | DaleOfMerchantsWaitingPreviewedEvent
                    | HaendlerAbilitiesDealtPreviewedEvent
                    | HaendlerAbilityNamedPreviewedEvent
                    | HaendlerAbilityPassedPreviewedEvent
                    | HaendlerAbilityRaisedPreviewedEvent
                    | HaendlerAbilitySoldPreviewedEvent
                    | HaendlerBargainingClosedPreviewedEvent
                    | HaendlerBargainingEndedPreviewedEvent
                    | HaendlerBidMadePreviewedEvent
                    | HaendlerBidsRevealedPreviewedEvent
                    | HaendlerBonusMarkersMovedPreviewedEvent
                    | HaendlerBrokenAxlePlayedPreviewedEvent
                    | HaendlerBrokenAxleRemovedPreviewedEvent
                    | HaendlerBrokenAxlesClearedPreviewedEvent
                    | HaendlerCardHandedOverPreviewedEvent
                    | HaendlerCardSetAsidePreviewedEvent
                    | HaendlerCardSlippedOverPreviewedEvent
                    | HaendlerCourierMovedPreviewedEvent
                    | HaendlerCreditRepaidPreviewedEvent
                    | HaendlerCreditTakenPreviewedEvent
                    | HaendlerDealMadePreviewedEvent
                    | HaendlerDealProposedPreviewedEvent
                    | HaendlerGameEndedPreviewedEvent
                    | HaendlerGoodPurchasedPreviewedEvent
                    | HaendlerGoodsLoadedPreviewedEvent
                    | HaendlerInfluenceEarnedPreviewedEvent
                    | HaendlerInfluencePickedPreviewedEvent
                    | HaendlerOfferDeclinedPreviewedEvent
                    | HaendlerOfferMadePreviewedEvent
                    | HaendlerOfficeUsedPreviewedEvent
                    | HaendlerPassedPreviewedEvent
                    | HaendlerPledgeKeptPreviewedEvent
                    | HaendlerPledgeLapsedPreviewedEvent
                    | HaendlerProposalDeclinedPreviewedEvent
                    | HaendlerProposalLapsedPreviewedEvent
                    | HaendlerProposalWithdrawnPreviewedEvent
                    | HaendlerRequestDeclinedPreviewedEvent
                    | HaendlerRequestMadePreviewedEvent
                    | HaendlerRequestWithdrawnPreviewedEvent
                    | HaendlerRoundBeganPreviewedEvent
                    | HaendlerSaleWithBonusPlayedPreviewedEvent
                    | HaendlerSpecialSalePlayedPreviewedEvent
                    | HaendlerStartingPlayerDrawnPreviewedEvent
                    | HaendlerStatusPurchasedPreviewedEvent
                    | HaendlerStepBeganPreviewedEvent
                    | HaendlerTileSpentPreviewedEvent
                    | HaendlerTilesReturnedPreviewedEvent
                    | HaendlerTurnEndedPreviewedEvent
                    | HaendlerUpkeepMissedPreviewedEvent
                    | HaendlerUpkeepPaidPreviewedEvent
                    | HaendlerWagonMovedPreviewedEvent
                    | HaendlerWagonsArrivedPreviewedEvent
                    | HaendlerWagonSoldPreviewedEvent
                    | HaendlerWarehouseSoldPreviewedEvent
                    | HaendlerWheelSetPreviewedEvent
                    | HaendlerWheelsRevealedPreviewedEvent
                    | MediciAccountScoredPreviewedEvent
                    | MediciBiddingOpenedPreviewedEvent
                    | MediciBidMadePreviewedEvent
                    | MediciCardTurnedUpPreviewedEvent
                    | MediciGameEndedPreviewedEvent
                    | MediciLotDiscardedPreviewedEvent
                    | MediciLotSoldPreviewedEvent
                    | MediciPassedPreviewedEvent
                    | MediciRoundDealtPreviewedEvent
                    | MediciRoundEndedPreviewedEvent
                    | MediciStartPlayerChosenPreviewedEvent
                    | MediciWarehouseFilledPreviewedEvent
                    | MediciWarehousesScoredPreviewedEvent
                    | TableBotLeftPreviewedEvent
                    | TableBotSeatedPreviewedEvent
                    | TableCreatedPreviewedEvent
                    | TableDeletedPreviewedEvent
                    | TableFinishedPreviewedEvent
                    | TableResignedPreviewedEvent
                    | TableSeatLeftPreviewedEvent
                    | TableSeatTakenPreviewedEvent
                    | TableStartedPreviewedEvent
                ]
                | None,
                data,
            )

        events = _parse_events(d.pop("events"))

        legal = d.pop("legal")

        def _parse_refusal(data: object) -> None | ProblemRefusal:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                refusal_type_0 = ProblemRefusal.from_dict(data)

                return refusal_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | ProblemRefusal, data)

        refusal = _parse_refusal(d.pop("refusal"))

        def _parse_stopped(data: object) -> None | PreviewStop:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                stopped_type_0 = check_preview_stop(data)

                return stopped_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | PreviewStop, data)

        stopped = _parse_stopped(d.pop("stopped"))

        preview = cls(
            events=events,
            legal=legal,
            refusal=refusal,
            stopped=stopped,
        )

        preview.additional_properties = d
        return preview

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
