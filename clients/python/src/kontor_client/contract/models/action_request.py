from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast

if TYPE_CHECKING:
    from ..models.basari_accept_action import BasariAcceptAction
    from ..models.basari_choose_arch_action import BasariChooseArchAction
    from ..models.basari_choose_card_action import BasariChooseCardAction
    from ..models.basari_concede_action import BasariConcedeAction
    from ..models.basari_offer_action import BasariOfferAction
    from ..models.dale_of_merchants_ask_for_help_action import DaleOfMerchantsAskForHelpAction
    from ..models.dale_of_merchants_build_action import DaleOfMerchantsBuildAction
    from ..models.dale_of_merchants_buy_action import DaleOfMerchantsBuyAction
    from ..models.dale_of_merchants_choose_deck_cards_action import DaleOfMerchantsChooseDeckCardsAction
    from ..models.dale_of_merchants_choose_direction_action import DaleOfMerchantsChooseDirectionAction
    from ..models.dale_of_merchants_choose_hand_cards_action import DaleOfMerchantsChooseHandCardsAction
    from ..models.dale_of_merchants_choose_market_cards_action import DaleOfMerchantsChooseMarketCardsAction
    from ..models.dale_of_merchants_choose_pile_cards_action import DaleOfMerchantsChoosePileCardsAction
    from ..models.dale_of_merchants_choose_player_action import DaleOfMerchantsChoosePlayerAction
    from ..models.dale_of_merchants_choose_stall_card_action import DaleOfMerchantsChooseStallCardAction
    from ..models.dale_of_merchants_deal_action import DaleOfMerchantsDealAction
    from ..models.dale_of_merchants_decline_help_action import DaleOfMerchantsDeclineHelpAction
    from ..models.dale_of_merchants_discard_action import DaleOfMerchantsDiscardAction
    from ..models.dale_of_merchants_end_turn_action import DaleOfMerchantsEndTurnAction
    from ..models.dale_of_merchants_exchange_action import DaleOfMerchantsExchangeAction
    from ..models.dale_of_merchants_guess_action import DaleOfMerchantsGuessAction
    from ..models.dale_of_merchants_help_action import DaleOfMerchantsHelpAction
    from ..models.dale_of_merchants_order_cards_action import DaleOfMerchantsOrderCardsAction
    from ..models.dale_of_merchants_pass_action import DaleOfMerchantsPassAction
    from ..models.dale_of_merchants_play_action import DaleOfMerchantsPlayAction
    from ..models.dale_of_merchants_put_on_deck_action import DaleOfMerchantsPutOnDeckAction
    from ..models.dale_of_merchants_rearrange_and_buy_action import DaleOfMerchantsRearrangeAndBuyAction
    from ..models.dale_of_merchants_swap_action import DaleOfMerchantsSwapAction
    from ..models.dale_of_merchants_take_up_action import DaleOfMerchantsTakeUpAction
    from ..models.dale_of_merchants_use_owl_action import DaleOfMerchantsUseOwlAction
    from ..models.haendler_accept_offer_action import HaendlerAcceptOfferAction
    from ..models.haendler_accept_proposal_action import HaendlerAcceptProposalAction
    from ..models.haendler_accept_request_action import HaendlerAcceptRequestAction
    from ..models.haendler_bid_action import HaendlerBidAction
    from ..models.haendler_close_bargaining_action import HaendlerCloseBargainingAction
    from ..models.haendler_decline_offer_action import HaendlerDeclineOfferAction
    from ..models.haendler_decline_proposal_action import HaendlerDeclineProposalAction
    from ..models.haendler_decline_request_action import HaendlerDeclineRequestAction
    from ..models.haendler_end_turn_action import HaendlerEndTurnAction
    from ..models.haendler_load_action import HaendlerLoadAction
    from ..models.haendler_move_courier_action import HaendlerMoveCourierAction
    from ..models.haendler_move_wagon_action import HaendlerMoveWagonAction
    from ..models.haendler_name_ability_action import HaendlerNameAbilityAction
    from ..models.haendler_offer_loading_action import HaendlerOfferLoadingAction
    from ..models.haendler_pass_action import HaendlerPassAction
    from ..models.haendler_pick_influence_action import HaendlerPickInfluenceAction
    from ..models.haendler_play_broken_axle_action import HaendlerPlayBrokenAxleAction
    from ..models.haendler_play_free_loading_action import HaendlerPlayFreeLoadingAction
    from ..models.haendler_play_sale_with_bonus_action import HaendlerPlaySaleWithBonusAction
    from ..models.haendler_play_special_sale_action import HaendlerPlaySpecialSaleAction
    from ..models.haendler_propose_deal_action import HaendlerProposeDealAction
    from ..models.haendler_purchase_action import HaendlerPurchaseAction
    from ..models.haendler_raise_action import HaendlerRaiseAction
    from ..models.haendler_remove_broken_axle_action import HaendlerRemoveBrokenAxleAction
    from ..models.haendler_repay_credit_action import HaendlerRepayCreditAction
    from ..models.haendler_request_loading_action import HaendlerRequestLoadingAction
    from ..models.haendler_rise_action import HaendlerRiseAction
    from ..models.haendler_sell_from_warehouse_action import HaendlerSellFromWarehouseAction
    from ..models.haendler_set_wheel_action import HaendlerSetWheelAction
    from ..models.haendler_spend_tile_action import HaendlerSpendTileAction
    from ..models.haendler_take_credit_action import HaendlerTakeCreditAction
    from ..models.haendler_use_office_action import HaendlerUseOfficeAction
    from ..models.haendler_withdraw_proposal_action import HaendlerWithdrawProposalAction
    from ..models.haendler_withdraw_request_action import HaendlerWithdrawRequestAction
    from ..models.medici_bid_action import MediciBidAction
    from ..models.medici_open_bidding_action import MediciOpenBiddingAction
    from ..models.medici_pass_action import MediciPassAction
    from ..models.medici_turn_up_action import MediciTurnUpAction


T = TypeVar("T", bound="ActionRequest")


@_attrs_define
class ActionRequest:
    """A move.

    Attributes:
        action (BasariAcceptAction | BasariChooseArchAction | BasariChooseCardAction | BasariConcedeAction |
            BasariOfferAction | DaleOfMerchantsAskForHelpAction | DaleOfMerchantsBuildAction | DaleOfMerchantsBuyAction |
            DaleOfMerchantsChooseDeckCardsAction | DaleOfMerchantsChooseDirectionAction |
            DaleOfMerchantsChooseHandCardsAction | DaleOfMerchantsChooseMarketCardsAction |
            DaleOfMerchantsChoosePileCardsAction | DaleOfMerchantsChoosePlayerAction | DaleOfMerchantsChooseStallCardAction
            | DaleOfMerchantsDealAction | DaleOfMerchantsDeclineHelpAction | DaleOfMerchantsDiscardAction |
            DaleOfMerchantsEndTurnAction | DaleOfMerchantsExchangeAction | DaleOfMerchantsGuessAction |
            DaleOfMerchantsHelpAction | DaleOfMerchantsOrderCardsAction | DaleOfMerchantsPassAction |
            DaleOfMerchantsPlayAction | DaleOfMerchantsPutOnDeckAction | DaleOfMerchantsRearrangeAndBuyAction |
            DaleOfMerchantsSwapAction | DaleOfMerchantsTakeUpAction | DaleOfMerchantsUseOwlAction |
            HaendlerAcceptOfferAction | HaendlerAcceptProposalAction | HaendlerAcceptRequestAction | HaendlerBidAction |
            HaendlerCloseBargainingAction | HaendlerDeclineOfferAction | HaendlerDeclineProposalAction |
            HaendlerDeclineRequestAction | HaendlerEndTurnAction | HaendlerLoadAction | HaendlerMoveCourierAction |
            HaendlerMoveWagonAction | HaendlerNameAbilityAction | HaendlerOfferLoadingAction | HaendlerPassAction |
            HaendlerPickInfluenceAction | HaendlerPlayBrokenAxleAction | HaendlerPlayFreeLoadingAction |
            HaendlerPlaySaleWithBonusAction | HaendlerPlaySpecialSaleAction | HaendlerProposeDealAction |
            HaendlerPurchaseAction | HaendlerRaiseAction | HaendlerRemoveBrokenAxleAction | HaendlerRepayCreditAction |
            HaendlerRequestLoadingAction | HaendlerRiseAction | HaendlerSellFromWarehouseAction | HaendlerSetWheelAction |
            HaendlerSpendTileAction | HaendlerTakeCreditAction | HaendlerUseOfficeAction | HaendlerWithdrawProposalAction |
            HaendlerWithdrawRequestAction | MediciBidAction | MediciOpenBiddingAction | MediciPassAction |
            MediciTurnUpAction): What a player decides, ready to post: one flat union over all rulesets, told apart by
            `type`.
        decision (str): Id of the decision that it answers. Example: d_41_2.
    """

    action: (
        BasariAcceptAction
        | BasariChooseArchAction
        | BasariChooseCardAction
        | BasariConcedeAction
        | BasariOfferAction
        | DaleOfMerchantsAskForHelpAction
        | DaleOfMerchantsBuildAction
        | DaleOfMerchantsBuyAction
        | DaleOfMerchantsChooseDeckCardsAction
        | DaleOfMerchantsChooseDirectionAction
        | DaleOfMerchantsChooseHandCardsAction
        | DaleOfMerchantsChooseMarketCardsAction
        | DaleOfMerchantsChoosePileCardsAction
        | DaleOfMerchantsChoosePlayerAction
        | DaleOfMerchantsChooseStallCardAction
        | DaleOfMerchantsDealAction
        | DaleOfMerchantsDeclineHelpAction
        | DaleOfMerchantsDiscardAction
        | DaleOfMerchantsEndTurnAction
        | DaleOfMerchantsExchangeAction
        | DaleOfMerchantsGuessAction
        | DaleOfMerchantsHelpAction
        | DaleOfMerchantsOrderCardsAction
        | DaleOfMerchantsPassAction
        | DaleOfMerchantsPlayAction
        | DaleOfMerchantsPutOnDeckAction
        | DaleOfMerchantsRearrangeAndBuyAction
        | DaleOfMerchantsSwapAction
        | DaleOfMerchantsTakeUpAction
        | DaleOfMerchantsUseOwlAction
        | HaendlerAcceptOfferAction
        | HaendlerAcceptProposalAction
        | HaendlerAcceptRequestAction
        | HaendlerBidAction
        | HaendlerCloseBargainingAction
        | HaendlerDeclineOfferAction
        | HaendlerDeclineProposalAction
        | HaendlerDeclineRequestAction
        | HaendlerEndTurnAction
        | HaendlerLoadAction
        | HaendlerMoveCourierAction
        | HaendlerMoveWagonAction
        | HaendlerNameAbilityAction
        | HaendlerOfferLoadingAction
        | HaendlerPassAction
        | HaendlerPickInfluenceAction
        | HaendlerPlayBrokenAxleAction
        | HaendlerPlayFreeLoadingAction
        | HaendlerPlaySaleWithBonusAction
        | HaendlerPlaySpecialSaleAction
        | HaendlerProposeDealAction
        | HaendlerPurchaseAction
        | HaendlerRaiseAction
        | HaendlerRemoveBrokenAxleAction
        | HaendlerRepayCreditAction
        | HaendlerRequestLoadingAction
        | HaendlerRiseAction
        | HaendlerSellFromWarehouseAction
        | HaendlerSetWheelAction
        | HaendlerSpendTileAction
        | HaendlerTakeCreditAction
        | HaendlerUseOfficeAction
        | HaendlerWithdrawProposalAction
        | HaendlerWithdrawRequestAction
        | MediciBidAction
        | MediciOpenBiddingAction
        | MediciPassAction
        | MediciTurnUpAction
    )
    decision: str

    def to_dict(self) -> dict[str, Any]:
        from ..models.basari_accept_action import BasariAcceptAction  # noqa: PLC0415
        from ..models.basari_choose_arch_action import BasariChooseArchAction  # noqa: PLC0415
        from ..models.basari_choose_card_action import BasariChooseCardAction  # noqa: PLC0415
        from ..models.basari_concede_action import BasariConcedeAction  # noqa: PLC0415
        from ..models.basari_offer_action import BasariOfferAction  # noqa: PLC0415
        from ..models.dale_of_merchants_ask_for_help_action import DaleOfMerchantsAskForHelpAction  # noqa: PLC0415
        from ..models.dale_of_merchants_build_action import DaleOfMerchantsBuildAction  # noqa: PLC0415
        from ..models.dale_of_merchants_buy_action import DaleOfMerchantsBuyAction  # noqa: PLC0415
        from ..models.dale_of_merchants_choose_deck_cards_action import DaleOfMerchantsChooseDeckCardsAction  # noqa: PLC0415
        from ..models.dale_of_merchants_choose_direction_action import DaleOfMerchantsChooseDirectionAction  # noqa: PLC0415
        from ..models.dale_of_merchants_choose_hand_cards_action import DaleOfMerchantsChooseHandCardsAction  # noqa: PLC0415
        from ..models.dale_of_merchants_choose_market_cards_action import DaleOfMerchantsChooseMarketCardsAction  # noqa: PLC0415
        from ..models.dale_of_merchants_choose_pile_cards_action import DaleOfMerchantsChoosePileCardsAction  # noqa: PLC0415
        from ..models.dale_of_merchants_choose_player_action import DaleOfMerchantsChoosePlayerAction  # noqa: PLC0415
        from ..models.dale_of_merchants_choose_stall_card_action import DaleOfMerchantsChooseStallCardAction  # noqa: PLC0415
        from ..models.dale_of_merchants_deal_action import DaleOfMerchantsDealAction  # noqa: PLC0415
        from ..models.dale_of_merchants_decline_help_action import DaleOfMerchantsDeclineHelpAction  # noqa: PLC0415
        from ..models.dale_of_merchants_discard_action import DaleOfMerchantsDiscardAction  # noqa: PLC0415
        from ..models.dale_of_merchants_end_turn_action import DaleOfMerchantsEndTurnAction  # noqa: PLC0415
        from ..models.dale_of_merchants_exchange_action import DaleOfMerchantsExchangeAction  # noqa: PLC0415
        from ..models.dale_of_merchants_guess_action import DaleOfMerchantsGuessAction  # noqa: PLC0415
        from ..models.dale_of_merchants_help_action import DaleOfMerchantsHelpAction  # noqa: PLC0415
        from ..models.dale_of_merchants_order_cards_action import DaleOfMerchantsOrderCardsAction  # noqa: PLC0415
        from ..models.dale_of_merchants_pass_action import DaleOfMerchantsPassAction  # noqa: PLC0415
        from ..models.dale_of_merchants_play_action import DaleOfMerchantsPlayAction  # noqa: PLC0415
        from ..models.dale_of_merchants_put_on_deck_action import DaleOfMerchantsPutOnDeckAction  # noqa: PLC0415
        from ..models.dale_of_merchants_rearrange_and_buy_action import DaleOfMerchantsRearrangeAndBuyAction  # noqa: PLC0415
        from ..models.dale_of_merchants_swap_action import DaleOfMerchantsSwapAction  # noqa: PLC0415
        from ..models.dale_of_merchants_take_up_action import DaleOfMerchantsTakeUpAction  # noqa: PLC0415
        from ..models.dale_of_merchants_use_owl_action import DaleOfMerchantsUseOwlAction  # noqa: PLC0415
        from ..models.haendler_accept_offer_action import HaendlerAcceptOfferAction  # noqa: PLC0415
        from ..models.haendler_accept_proposal_action import HaendlerAcceptProposalAction  # noqa: PLC0415
        from ..models.haendler_accept_request_action import HaendlerAcceptRequestAction  # noqa: PLC0415
        from ..models.haendler_bid_action import HaendlerBidAction  # noqa: PLC0415
        from ..models.haendler_close_bargaining_action import HaendlerCloseBargainingAction  # noqa: PLC0415
        from ..models.haendler_decline_offer_action import HaendlerDeclineOfferAction  # noqa: PLC0415
        from ..models.haendler_decline_proposal_action import HaendlerDeclineProposalAction  # noqa: PLC0415
        from ..models.haendler_decline_request_action import HaendlerDeclineRequestAction  # noqa: PLC0415
        from ..models.haendler_end_turn_action import HaendlerEndTurnAction  # noqa: PLC0415
        from ..models.haendler_load_action import HaendlerLoadAction  # noqa: PLC0415
        from ..models.haendler_move_courier_action import HaendlerMoveCourierAction  # noqa: PLC0415
        from ..models.haendler_move_wagon_action import HaendlerMoveWagonAction  # noqa: PLC0415
        from ..models.haendler_name_ability_action import HaendlerNameAbilityAction  # noqa: PLC0415
        from ..models.haendler_offer_loading_action import HaendlerOfferLoadingAction  # noqa: PLC0415
        from ..models.haendler_pass_action import HaendlerPassAction  # noqa: PLC0415
        from ..models.haendler_pick_influence_action import HaendlerPickInfluenceAction  # noqa: PLC0415
        from ..models.haendler_play_broken_axle_action import HaendlerPlayBrokenAxleAction  # noqa: PLC0415
        from ..models.haendler_play_free_loading_action import HaendlerPlayFreeLoadingAction  # noqa: PLC0415
        from ..models.haendler_play_sale_with_bonus_action import HaendlerPlaySaleWithBonusAction  # noqa: PLC0415
        from ..models.haendler_play_special_sale_action import HaendlerPlaySpecialSaleAction  # noqa: PLC0415
        from ..models.haendler_propose_deal_action import HaendlerProposeDealAction  # noqa: PLC0415
        from ..models.haendler_purchase_action import HaendlerPurchaseAction  # noqa: PLC0415
        from ..models.haendler_raise_action import HaendlerRaiseAction  # noqa: PLC0415
        from ..models.haendler_remove_broken_axle_action import HaendlerRemoveBrokenAxleAction  # noqa: PLC0415
        from ..models.haendler_repay_credit_action import HaendlerRepayCreditAction  # noqa: PLC0415
        from ..models.haendler_request_loading_action import HaendlerRequestLoadingAction  # noqa: PLC0415
        from ..models.haendler_rise_action import HaendlerRiseAction  # noqa: PLC0415
        from ..models.haendler_sell_from_warehouse_action import HaendlerSellFromWarehouseAction  # noqa: PLC0415
        from ..models.haendler_set_wheel_action import HaendlerSetWheelAction  # noqa: PLC0415
        from ..models.haendler_spend_tile_action import HaendlerSpendTileAction  # noqa: PLC0415
        from ..models.haendler_take_credit_action import HaendlerTakeCreditAction  # noqa: PLC0415
        from ..models.haendler_use_office_action import HaendlerUseOfficeAction  # noqa: PLC0415
        from ..models.haendler_withdraw_proposal_action import HaendlerWithdrawProposalAction  # noqa: PLC0415
        from ..models.haendler_withdraw_request_action import HaendlerWithdrawRequestAction  # noqa: PLC0415
        from ..models.medici_bid_action import MediciBidAction  # noqa: PLC0415
        from ..models.medici_open_bidding_action import MediciOpenBiddingAction  # noqa: PLC0415
        from ..models.medici_pass_action import MediciPassAction  # noqa: PLC0415
        from ..models.medici_turn_up_action import MediciTurnUpAction  # noqa: PLC0415
        from kontor_client.unions import write

        action: Any = write(self.action)

        decision = self.decision

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "action": action,
                "decision": decision,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.basari_accept_action import BasariAcceptAction  # noqa: PLC0415
        from ..models.basari_choose_arch_action import BasariChooseArchAction  # noqa: PLC0415
        from ..models.basari_choose_card_action import BasariChooseCardAction  # noqa: PLC0415
        from ..models.basari_concede_action import BasariConcedeAction  # noqa: PLC0415
        from ..models.basari_offer_action import BasariOfferAction  # noqa: PLC0415
        from ..models.dale_of_merchants_ask_for_help_action import DaleOfMerchantsAskForHelpAction  # noqa: PLC0415
        from ..models.dale_of_merchants_build_action import DaleOfMerchantsBuildAction  # noqa: PLC0415
        from ..models.dale_of_merchants_buy_action import DaleOfMerchantsBuyAction  # noqa: PLC0415
        from ..models.dale_of_merchants_choose_deck_cards_action import DaleOfMerchantsChooseDeckCardsAction  # noqa: PLC0415
        from ..models.dale_of_merchants_choose_direction_action import DaleOfMerchantsChooseDirectionAction  # noqa: PLC0415
        from ..models.dale_of_merchants_choose_hand_cards_action import DaleOfMerchantsChooseHandCardsAction  # noqa: PLC0415
        from ..models.dale_of_merchants_choose_market_cards_action import DaleOfMerchantsChooseMarketCardsAction  # noqa: PLC0415
        from ..models.dale_of_merchants_choose_pile_cards_action import DaleOfMerchantsChoosePileCardsAction  # noqa: PLC0415
        from ..models.dale_of_merchants_choose_player_action import DaleOfMerchantsChoosePlayerAction  # noqa: PLC0415
        from ..models.dale_of_merchants_choose_stall_card_action import DaleOfMerchantsChooseStallCardAction  # noqa: PLC0415
        from ..models.dale_of_merchants_deal_action import DaleOfMerchantsDealAction  # noqa: PLC0415
        from ..models.dale_of_merchants_decline_help_action import DaleOfMerchantsDeclineHelpAction  # noqa: PLC0415
        from ..models.dale_of_merchants_discard_action import DaleOfMerchantsDiscardAction  # noqa: PLC0415
        from ..models.dale_of_merchants_end_turn_action import DaleOfMerchantsEndTurnAction  # noqa: PLC0415
        from ..models.dale_of_merchants_exchange_action import DaleOfMerchantsExchangeAction  # noqa: PLC0415
        from ..models.dale_of_merchants_guess_action import DaleOfMerchantsGuessAction  # noqa: PLC0415
        from ..models.dale_of_merchants_help_action import DaleOfMerchantsHelpAction  # noqa: PLC0415
        from ..models.dale_of_merchants_order_cards_action import DaleOfMerchantsOrderCardsAction  # noqa: PLC0415
        from ..models.dale_of_merchants_pass_action import DaleOfMerchantsPassAction  # noqa: PLC0415
        from ..models.dale_of_merchants_play_action import DaleOfMerchantsPlayAction  # noqa: PLC0415
        from ..models.dale_of_merchants_put_on_deck_action import DaleOfMerchantsPutOnDeckAction  # noqa: PLC0415
        from ..models.dale_of_merchants_rearrange_and_buy_action import DaleOfMerchantsRearrangeAndBuyAction  # noqa: PLC0415
        from ..models.dale_of_merchants_swap_action import DaleOfMerchantsSwapAction  # noqa: PLC0415
        from ..models.dale_of_merchants_take_up_action import DaleOfMerchantsTakeUpAction  # noqa: PLC0415
        from ..models.dale_of_merchants_use_owl_action import DaleOfMerchantsUseOwlAction  # noqa: PLC0415
        from ..models.haendler_accept_offer_action import HaendlerAcceptOfferAction  # noqa: PLC0415
        from ..models.haendler_accept_proposal_action import HaendlerAcceptProposalAction  # noqa: PLC0415
        from ..models.haendler_accept_request_action import HaendlerAcceptRequestAction  # noqa: PLC0415
        from ..models.haendler_bid_action import HaendlerBidAction  # noqa: PLC0415
        from ..models.haendler_close_bargaining_action import HaendlerCloseBargainingAction  # noqa: PLC0415
        from ..models.haendler_decline_offer_action import HaendlerDeclineOfferAction  # noqa: PLC0415
        from ..models.haendler_decline_proposal_action import HaendlerDeclineProposalAction  # noqa: PLC0415
        from ..models.haendler_decline_request_action import HaendlerDeclineRequestAction  # noqa: PLC0415
        from ..models.haendler_end_turn_action import HaendlerEndTurnAction  # noqa: PLC0415
        from ..models.haendler_load_action import HaendlerLoadAction  # noqa: PLC0415
        from ..models.haendler_move_courier_action import HaendlerMoveCourierAction  # noqa: PLC0415
        from ..models.haendler_move_wagon_action import HaendlerMoveWagonAction  # noqa: PLC0415
        from ..models.haendler_name_ability_action import HaendlerNameAbilityAction  # noqa: PLC0415
        from ..models.haendler_offer_loading_action import HaendlerOfferLoadingAction  # noqa: PLC0415
        from ..models.haendler_pass_action import HaendlerPassAction  # noqa: PLC0415
        from ..models.haendler_pick_influence_action import HaendlerPickInfluenceAction  # noqa: PLC0415
        from ..models.haendler_play_broken_axle_action import HaendlerPlayBrokenAxleAction  # noqa: PLC0415
        from ..models.haendler_play_free_loading_action import HaendlerPlayFreeLoadingAction  # noqa: PLC0415
        from ..models.haendler_play_sale_with_bonus_action import HaendlerPlaySaleWithBonusAction  # noqa: PLC0415
        from ..models.haendler_play_special_sale_action import HaendlerPlaySpecialSaleAction  # noqa: PLC0415
        from ..models.haendler_propose_deal_action import HaendlerProposeDealAction  # noqa: PLC0415
        from ..models.haendler_purchase_action import HaendlerPurchaseAction  # noqa: PLC0415
        from ..models.haendler_raise_action import HaendlerRaiseAction  # noqa: PLC0415
        from ..models.haendler_remove_broken_axle_action import HaendlerRemoveBrokenAxleAction  # noqa: PLC0415
        from ..models.haendler_repay_credit_action import HaendlerRepayCreditAction  # noqa: PLC0415
        from ..models.haendler_request_loading_action import HaendlerRequestLoadingAction  # noqa: PLC0415
        from ..models.haendler_rise_action import HaendlerRiseAction  # noqa: PLC0415
        from ..models.haendler_sell_from_warehouse_action import HaendlerSellFromWarehouseAction  # noqa: PLC0415
        from ..models.haendler_set_wheel_action import HaendlerSetWheelAction  # noqa: PLC0415
        from ..models.haendler_spend_tile_action import HaendlerSpendTileAction  # noqa: PLC0415
        from ..models.haendler_take_credit_action import HaendlerTakeCreditAction  # noqa: PLC0415
        from ..models.haendler_use_office_action import HaendlerUseOfficeAction  # noqa: PLC0415
        from ..models.haendler_withdraw_proposal_action import HaendlerWithdrawProposalAction  # noqa: PLC0415
        from ..models.haendler_withdraw_request_action import HaendlerWithdrawRequestAction  # noqa: PLC0415
        from ..models.medici_bid_action import MediciBidAction  # noqa: PLC0415
        from ..models.medici_open_bidding_action import MediciOpenBiddingAction  # noqa: PLC0415
        from ..models.medici_pass_action import MediciPassAction  # noqa: PLC0415
        from ..models.medici_turn_up_action import MediciTurnUpAction  # noqa: PLC0415

        d = dict(src_dict)

        def _parse_action(data: object) -> Any:
            from kontor_client.unions import read

            return read(
                data,
                (
                    MediciTurnUpAction,
                    MediciOpenBiddingAction,
                    MediciBidAction,
                    MediciPassAction,
                    BasariChooseArchAction,
                    BasariChooseCardAction,
                    BasariOfferAction,
                    BasariConcedeAction,
                    BasariAcceptAction,
                    HaendlerPassAction,
                    HaendlerNameAbilityAction,
                    HaendlerRaiseAction,
                    HaendlerPurchaseAction,
                    HaendlerBidAction,
                    HaendlerLoadAction,
                    HaendlerOfferLoadingAction,
                    HaendlerAcceptOfferAction,
                    HaendlerDeclineOfferAction,
                    HaendlerRequestLoadingAction,
                    HaendlerWithdrawRequestAction,
                    HaendlerAcceptRequestAction,
                    HaendlerDeclineRequestAction,
                    HaendlerCloseBargainingAction,
                    HaendlerPlayFreeLoadingAction,
                    HaendlerPlayBrokenAxleAction,
                    HaendlerRemoveBrokenAxleAction,
                    HaendlerMoveWagonAction,
                    HaendlerSpendTileAction,
                    HaendlerMoveCourierAction,
                    HaendlerPickInfluenceAction,
                    HaendlerEndTurnAction,
                    HaendlerSetWheelAction,
                    HaendlerUseOfficeAction,
                    HaendlerSellFromWarehouseAction,
                    HaendlerPlaySpecialSaleAction,
                    HaendlerPlaySaleWithBonusAction,
                    HaendlerTakeCreditAction,
                    HaendlerRiseAction,
                    HaendlerRepayCreditAction,
                    HaendlerProposeDealAction,
                    HaendlerWithdrawProposalAction,
                    HaendlerAcceptProposalAction,
                    HaendlerDeclineProposalAction,
                    DaleOfMerchantsBuyAction,
                    DaleOfMerchantsRearrangeAndBuyAction,
                    DaleOfMerchantsPlayAction,
                    DaleOfMerchantsBuildAction,
                    DaleOfMerchantsAskForHelpAction,
                    DaleOfMerchantsDiscardAction,
                    DaleOfMerchantsEndTurnAction,
                    DaleOfMerchantsTakeUpAction,
                    DaleOfMerchantsUseOwlAction,
                    DaleOfMerchantsPassAction,
                    DaleOfMerchantsChooseHandCardsAction,
                    DaleOfMerchantsChooseDeckCardsAction,
                    DaleOfMerchantsChoosePileCardsAction,
                    DaleOfMerchantsChooseMarketCardsAction,
                    DaleOfMerchantsChooseStallCardAction,
                    DaleOfMerchantsChoosePlayerAction,
                    DaleOfMerchantsChooseDirectionAction,
                    DaleOfMerchantsDealAction,
                    DaleOfMerchantsGuessAction,
                    DaleOfMerchantsPutOnDeckAction,
                    DaleOfMerchantsOrderCardsAction,
                    DaleOfMerchantsExchangeAction,
                    DaleOfMerchantsSwapAction,
                    DaleOfMerchantsHelpAction,
                    DaleOfMerchantsDeclineHelpAction,
                ),
            )

        action = _parse_action(d.pop("action"))

        decision = d.pop("decision")

        action_request = cls(
            action=action,
            decision=decision,
        )

        return action_request
