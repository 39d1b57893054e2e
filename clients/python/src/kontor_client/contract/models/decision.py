from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast
import datetime

if TYPE_CHECKING:
    from ..models.basari_accept_action import BasariAcceptAction
    from ..models.basari_accept_choice import BasariAcceptChoice
    from ..models.basari_choose_arch_action import BasariChooseArchAction
    from ..models.basari_choose_arch_choice import BasariChooseArchChoice
    from ..models.basari_choose_card_action import BasariChooseCardAction
    from ..models.basari_choose_card_choice import BasariChooseCardChoice
    from ..models.basari_concede_action import BasariConcedeAction
    from ..models.basari_concede_choice import BasariConcedeChoice
    from ..models.basari_offer_action import BasariOfferAction
    from ..models.basari_offer_choice import BasariOfferChoice
    from ..models.dale_of_merchants_ask_for_help_action import DaleOfMerchantsAskForHelpAction
    from ..models.dale_of_merchants_ask_for_help_choice import DaleOfMerchantsAskForHelpChoice
    from ..models.dale_of_merchants_build_action import DaleOfMerchantsBuildAction
    from ..models.dale_of_merchants_build_choice import DaleOfMerchantsBuildChoice
    from ..models.dale_of_merchants_buy_action import DaleOfMerchantsBuyAction
    from ..models.dale_of_merchants_buy_choice import DaleOfMerchantsBuyChoice
    from ..models.dale_of_merchants_choose_deck_cards_action import DaleOfMerchantsChooseDeckCardsAction
    from ..models.dale_of_merchants_choose_deck_cards_choice import DaleOfMerchantsChooseDeckCardsChoice
    from ..models.dale_of_merchants_choose_direction_action import DaleOfMerchantsChooseDirectionAction
    from ..models.dale_of_merchants_choose_direction_choice import DaleOfMerchantsChooseDirectionChoice
    from ..models.dale_of_merchants_choose_hand_cards_action import DaleOfMerchantsChooseHandCardsAction
    from ..models.dale_of_merchants_choose_hand_cards_choice import DaleOfMerchantsChooseHandCardsChoice
    from ..models.dale_of_merchants_choose_market_cards_action import DaleOfMerchantsChooseMarketCardsAction
    from ..models.dale_of_merchants_choose_market_cards_choice import DaleOfMerchantsChooseMarketCardsChoice
    from ..models.dale_of_merchants_choose_pile_cards_action import DaleOfMerchantsChoosePileCardsAction
    from ..models.dale_of_merchants_choose_pile_cards_choice import DaleOfMerchantsChoosePileCardsChoice
    from ..models.dale_of_merchants_choose_player_action import DaleOfMerchantsChoosePlayerAction
    from ..models.dale_of_merchants_choose_player_choice import DaleOfMerchantsChoosePlayerChoice
    from ..models.dale_of_merchants_choose_stall_card_action import DaleOfMerchantsChooseStallCardAction
    from ..models.dale_of_merchants_choose_stall_card_choice import DaleOfMerchantsChooseStallCardChoice
    from ..models.dale_of_merchants_deal_action import DaleOfMerchantsDealAction
    from ..models.dale_of_merchants_deal_choice import DaleOfMerchantsDealChoice
    from ..models.dale_of_merchants_decline_help_action import DaleOfMerchantsDeclineHelpAction
    from ..models.dale_of_merchants_decline_help_choice import DaleOfMerchantsDeclineHelpChoice
    from ..models.dale_of_merchants_discard_action import DaleOfMerchantsDiscardAction
    from ..models.dale_of_merchants_discard_choice import DaleOfMerchantsDiscardChoice
    from ..models.dale_of_merchants_end_turn_action import DaleOfMerchantsEndTurnAction
    from ..models.dale_of_merchants_end_turn_choice import DaleOfMerchantsEndTurnChoice
    from ..models.dale_of_merchants_exchange_action import DaleOfMerchantsExchangeAction
    from ..models.dale_of_merchants_exchange_choice import DaleOfMerchantsExchangeChoice
    from ..models.dale_of_merchants_guess_action import DaleOfMerchantsGuessAction
    from ..models.dale_of_merchants_guess_choice import DaleOfMerchantsGuessChoice
    from ..models.dale_of_merchants_help_action import DaleOfMerchantsHelpAction
    from ..models.dale_of_merchants_help_choice import DaleOfMerchantsHelpChoice
    from ..models.dale_of_merchants_order_cards_action import DaleOfMerchantsOrderCardsAction
    from ..models.dale_of_merchants_order_cards_choice import DaleOfMerchantsOrderCardsChoice
    from ..models.dale_of_merchants_pass_action import DaleOfMerchantsPassAction
    from ..models.dale_of_merchants_pass_choice import DaleOfMerchantsPassChoice
    from ..models.dale_of_merchants_play_action import DaleOfMerchantsPlayAction
    from ..models.dale_of_merchants_play_choice import DaleOfMerchantsPlayChoice
    from ..models.dale_of_merchants_put_on_deck_action import DaleOfMerchantsPutOnDeckAction
    from ..models.dale_of_merchants_put_on_deck_choice import DaleOfMerchantsPutOnDeckChoice
    from ..models.dale_of_merchants_rearrange_and_buy_action import DaleOfMerchantsRearrangeAndBuyAction
    from ..models.dale_of_merchants_rearrange_and_buy_choice import DaleOfMerchantsRearrangeAndBuyChoice
    from ..models.dale_of_merchants_swap_action import DaleOfMerchantsSwapAction
    from ..models.dale_of_merchants_swap_choice import DaleOfMerchantsSwapChoice
    from ..models.dale_of_merchants_take_up_action import DaleOfMerchantsTakeUpAction
    from ..models.dale_of_merchants_take_up_choice import DaleOfMerchantsTakeUpChoice
    from ..models.dale_of_merchants_use_owl_action import DaleOfMerchantsUseOwlAction
    from ..models.dale_of_merchants_use_owl_choice import DaleOfMerchantsUseOwlChoice
    from ..models.decision_schema_type_0 import DecisionSchemaType0
    from ..models.haendler_accept_offer_action import HaendlerAcceptOfferAction
    from ..models.haendler_accept_offer_choice import HaendlerAcceptOfferChoice
    from ..models.haendler_accept_proposal_action import HaendlerAcceptProposalAction
    from ..models.haendler_accept_proposal_choice import HaendlerAcceptProposalChoice
    from ..models.haendler_accept_request_action import HaendlerAcceptRequestAction
    from ..models.haendler_accept_request_choice import HaendlerAcceptRequestChoice
    from ..models.haendler_bid_action import HaendlerBidAction
    from ..models.haendler_bid_choice import HaendlerBidChoice
    from ..models.haendler_close_bargaining_action import HaendlerCloseBargainingAction
    from ..models.haendler_close_bargaining_choice import HaendlerCloseBargainingChoice
    from ..models.haendler_decline_offer_action import HaendlerDeclineOfferAction
    from ..models.haendler_decline_offer_choice import HaendlerDeclineOfferChoice
    from ..models.haendler_decline_proposal_action import HaendlerDeclineProposalAction
    from ..models.haendler_decline_proposal_choice import HaendlerDeclineProposalChoice
    from ..models.haendler_decline_request_action import HaendlerDeclineRequestAction
    from ..models.haendler_decline_request_choice import HaendlerDeclineRequestChoice
    from ..models.haendler_end_turn_action import HaendlerEndTurnAction
    from ..models.haendler_end_turn_choice import HaendlerEndTurnChoice
    from ..models.haendler_load_action import HaendlerLoadAction
    from ..models.haendler_load_choice import HaendlerLoadChoice
    from ..models.haendler_move_courier_action import HaendlerMoveCourierAction
    from ..models.haendler_move_courier_choice import HaendlerMoveCourierChoice
    from ..models.haendler_move_wagon_action import HaendlerMoveWagonAction
    from ..models.haendler_move_wagon_choice import HaendlerMoveWagonChoice
    from ..models.haendler_name_ability_action import HaendlerNameAbilityAction
    from ..models.haendler_name_ability_choice import HaendlerNameAbilityChoice
    from ..models.haendler_offer_loading_action import HaendlerOfferLoadingAction
    from ..models.haendler_offer_loading_choice import HaendlerOfferLoadingChoice
    from ..models.haendler_pass_action import HaendlerPassAction
    from ..models.haendler_pass_choice import HaendlerPassChoice
    from ..models.haendler_pick_influence_action import HaendlerPickInfluenceAction
    from ..models.haendler_pick_influence_choice import HaendlerPickInfluenceChoice
    from ..models.haendler_play_broken_axle_action import HaendlerPlayBrokenAxleAction
    from ..models.haendler_play_broken_axle_choice import HaendlerPlayBrokenAxleChoice
    from ..models.haendler_play_free_loading_action import HaendlerPlayFreeLoadingAction
    from ..models.haendler_play_free_loading_choice import HaendlerPlayFreeLoadingChoice
    from ..models.haendler_play_sale_with_bonus_action import HaendlerPlaySaleWithBonusAction
    from ..models.haendler_play_sale_with_bonus_choice import HaendlerPlaySaleWithBonusChoice
    from ..models.haendler_play_special_sale_action import HaendlerPlaySpecialSaleAction
    from ..models.haendler_play_special_sale_choice import HaendlerPlaySpecialSaleChoice
    from ..models.haendler_propose_deal_action import HaendlerProposeDealAction
    from ..models.haendler_propose_deal_choice import HaendlerProposeDealChoice
    from ..models.haendler_purchase_action import HaendlerPurchaseAction
    from ..models.haendler_purchase_choice import HaendlerPurchaseChoice
    from ..models.haendler_raise_action import HaendlerRaiseAction
    from ..models.haendler_raise_choice import HaendlerRaiseChoice
    from ..models.haendler_remove_broken_axle_action import HaendlerRemoveBrokenAxleAction
    from ..models.haendler_remove_broken_axle_choice import HaendlerRemoveBrokenAxleChoice
    from ..models.haendler_repay_credit_action import HaendlerRepayCreditAction
    from ..models.haendler_repay_credit_choice import HaendlerRepayCreditChoice
    from ..models.haendler_request_loading_action import HaendlerRequestLoadingAction
    from ..models.haendler_request_loading_choice import HaendlerRequestLoadingChoice
    from ..models.haendler_rise_action import HaendlerRiseAction
    from ..models.haendler_rise_choice import HaendlerRiseChoice
    from ..models.haendler_sell_from_warehouse_action import HaendlerSellFromWarehouseAction
    from ..models.haendler_sell_from_warehouse_choice import HaendlerSellFromWarehouseChoice
    from ..models.haendler_set_wheel_action import HaendlerSetWheelAction
    from ..models.haendler_set_wheel_choice import HaendlerSetWheelChoice
    from ..models.haendler_spend_tile_action import HaendlerSpendTileAction
    from ..models.haendler_spend_tile_choice import HaendlerSpendTileChoice
    from ..models.haendler_take_credit_action import HaendlerTakeCreditAction
    from ..models.haendler_take_credit_choice import HaendlerTakeCreditChoice
    from ..models.haendler_use_office_action import HaendlerUseOfficeAction
    from ..models.haendler_use_office_choice import HaendlerUseOfficeChoice
    from ..models.haendler_withdraw_proposal_action import HaendlerWithdrawProposalAction
    from ..models.haendler_withdraw_proposal_choice import HaendlerWithdrawProposalChoice
    from ..models.haendler_withdraw_request_action import HaendlerWithdrawRequestAction
    from ..models.haendler_withdraw_request_choice import HaendlerWithdrawRequestChoice
    from ..models.medici_bid_action import MediciBidAction
    from ..models.medici_bid_choice import MediciBidChoice
    from ..models.medici_open_bidding_action import MediciOpenBiddingAction
    from ..models.medici_open_bidding_choice import MediciOpenBiddingChoice
    from ..models.medici_pass_action import MediciPassAction
    from ..models.medici_pass_choice import MediciPassChoice
    from ..models.medici_turn_up_action import MediciTurnUpAction
    from ..models.medici_turn_up_choice import MediciTurnUpChoice


T = TypeVar("T", bound="Decision")


@_attrs_define
class Decision:
    """Something that a seat is asked. It keeps its id exactly as long as what it allows stays the same.

    Of others' decisions everyone sees who is asked for what; how it can be answered is null.

        Attributes:
            actions (list[BasariAcceptAction | BasariChooseArchAction | BasariChooseCardAction | BasariConcedeAction |
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
                MediciTurnUpAction] | None): Legal actions, ready to post, at most 256.
            choices (list[BasariAcceptChoice | BasariChooseArchChoice | BasariChooseCardChoice | BasariConcedeChoice |
                BasariOfferChoice | DaleOfMerchantsAskForHelpChoice | DaleOfMerchantsBuildChoice | DaleOfMerchantsBuyChoice |
                DaleOfMerchantsChooseDeckCardsChoice | DaleOfMerchantsChooseDirectionChoice |
                DaleOfMerchantsChooseHandCardsChoice | DaleOfMerchantsChooseMarketCardsChoice |
                DaleOfMerchantsChoosePileCardsChoice | DaleOfMerchantsChoosePlayerChoice | DaleOfMerchantsChooseStallCardChoice
                | DaleOfMerchantsDealChoice | DaleOfMerchantsDeclineHelpChoice | DaleOfMerchantsDiscardChoice |
                DaleOfMerchantsEndTurnChoice | DaleOfMerchantsExchangeChoice | DaleOfMerchantsGuessChoice |
                DaleOfMerchantsHelpChoice | DaleOfMerchantsOrderCardsChoice | DaleOfMerchantsPassChoice |
                DaleOfMerchantsPlayChoice | DaleOfMerchantsPutOnDeckChoice | DaleOfMerchantsRearrangeAndBuyChoice |
                DaleOfMerchantsSwapChoice | DaleOfMerchantsTakeUpChoice | DaleOfMerchantsUseOwlChoice |
                HaendlerAcceptOfferChoice | HaendlerAcceptProposalChoice | HaendlerAcceptRequestChoice | HaendlerBidChoice |
                HaendlerCloseBargainingChoice | HaendlerDeclineOfferChoice | HaendlerDeclineProposalChoice |
                HaendlerDeclineRequestChoice | HaendlerEndTurnChoice | HaendlerLoadChoice | HaendlerMoveCourierChoice |
                HaendlerMoveWagonChoice | HaendlerNameAbilityChoice | HaendlerOfferLoadingChoice | HaendlerPassChoice |
                HaendlerPickInfluenceChoice | HaendlerPlayBrokenAxleChoice | HaendlerPlayFreeLoadingChoice |
                HaendlerPlaySaleWithBonusChoice | HaendlerPlaySpecialSaleChoice | HaendlerProposeDealChoice |
                HaendlerPurchaseChoice | HaendlerRaiseChoice | HaendlerRemoveBrokenAxleChoice | HaendlerRepayCreditChoice |
                HaendlerRequestLoadingChoice | HaendlerRiseChoice | HaendlerSellFromWarehouseChoice | HaendlerSetWheelChoice |
                HaendlerSpendTileChoice | HaendlerTakeCreditChoice | HaendlerUseOfficeChoice | HaendlerWithdrawProposalChoice |
                HaendlerWithdrawRequestChoice | MediciBidChoice | MediciOpenBiddingChoice | MediciPassChoice |
                MediciTurnUpChoice] | None): The ways to answer, with their ranges.
            complete (bool | None): Whether `actions` lists every legal action; if not, it is a spread of examples.
            deadline (datetime.datetime | None): When the seat is handed to the table's `stand_in` if the decision is still
                open; a little later if the server was away
                meanwhile. Null where there is no limit. Example: 2026-01-31T12:00:00.000Z.
            exact (bool | None): Whether `schema` also refuses every illegal action.
            id (str): Names the decision when it is answered. Example: d_41_2.
            kind (str): What kind of decision it is. Example: medici.bidding.
            opened_at_seq (int): Seq of the last event of the commit that opened it. Example: 41.
            optional (bool): Whether the game goes on without an answer.
            schema (DecisionSchemaType0 | None): JSON Schema (2020-12) that accepts every legal action. It uses `oneOf`,
                `const`, `enum`, integer ranges, objects of these, and arrays of distinct listed items. Write integers without
                fraction or exponent.
            seat (int): Who is asked. Example: 0.
    """

    actions: (
        list[
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
        ]
        | None
    )
    choices: (
        list[
            BasariAcceptChoice
            | BasariChooseArchChoice
            | BasariChooseCardChoice
            | BasariConcedeChoice
            | BasariOfferChoice
            | DaleOfMerchantsAskForHelpChoice
            | DaleOfMerchantsBuildChoice
            | DaleOfMerchantsBuyChoice
            | DaleOfMerchantsChooseDeckCardsChoice
            | DaleOfMerchantsChooseDirectionChoice
            | DaleOfMerchantsChooseHandCardsChoice
            | DaleOfMerchantsChooseMarketCardsChoice
            | DaleOfMerchantsChoosePileCardsChoice
            | DaleOfMerchantsChoosePlayerChoice
            | DaleOfMerchantsChooseStallCardChoice
            | DaleOfMerchantsDealChoice
            | DaleOfMerchantsDeclineHelpChoice
            | DaleOfMerchantsDiscardChoice
            | DaleOfMerchantsEndTurnChoice
            | DaleOfMerchantsExchangeChoice
            | DaleOfMerchantsGuessChoice
            | DaleOfMerchantsHelpChoice
            | DaleOfMerchantsOrderCardsChoice
            | DaleOfMerchantsPassChoice
            | DaleOfMerchantsPlayChoice
            | DaleOfMerchantsPutOnDeckChoice
            | DaleOfMerchantsRearrangeAndBuyChoice
            | DaleOfMerchantsSwapChoice
            | DaleOfMerchantsTakeUpChoice
            | DaleOfMerchantsUseOwlChoice
            | HaendlerAcceptOfferChoice
            | HaendlerAcceptProposalChoice
            | HaendlerAcceptRequestChoice
            | HaendlerBidChoice
            | HaendlerCloseBargainingChoice
            | HaendlerDeclineOfferChoice
            | HaendlerDeclineProposalChoice
            | HaendlerDeclineRequestChoice
            | HaendlerEndTurnChoice
            | HaendlerLoadChoice
            | HaendlerMoveCourierChoice
            | HaendlerMoveWagonChoice
            | HaendlerNameAbilityChoice
            | HaendlerOfferLoadingChoice
            | HaendlerPassChoice
            | HaendlerPickInfluenceChoice
            | HaendlerPlayBrokenAxleChoice
            | HaendlerPlayFreeLoadingChoice
            | HaendlerPlaySaleWithBonusChoice
            | HaendlerPlaySpecialSaleChoice
            | HaendlerProposeDealChoice
            | HaendlerPurchaseChoice
            | HaendlerRaiseChoice
            | HaendlerRemoveBrokenAxleChoice
            | HaendlerRepayCreditChoice
            | HaendlerRequestLoadingChoice
            | HaendlerRiseChoice
            | HaendlerSellFromWarehouseChoice
            | HaendlerSetWheelChoice
            | HaendlerSpendTileChoice
            | HaendlerTakeCreditChoice
            | HaendlerUseOfficeChoice
            | HaendlerWithdrawProposalChoice
            | HaendlerWithdrawRequestChoice
            | MediciBidChoice
            | MediciOpenBiddingChoice
            | MediciPassChoice
            | MediciTurnUpChoice
        ]
        | None
    )
    complete: bool | None
    deadline: datetime.datetime | None
    exact: bool | None
    id: str
    kind: str
    opened_at_seq: int
    optional: bool
    schema: DecisionSchemaType0 | None
    seat: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.basari_accept_action import BasariAcceptAction  # noqa: PLC0415
        from ..models.basari_accept_choice import BasariAcceptChoice  # noqa: PLC0415
        from ..models.basari_choose_arch_action import BasariChooseArchAction  # noqa: PLC0415
        from ..models.basari_choose_arch_choice import BasariChooseArchChoice  # noqa: PLC0415
        from ..models.basari_choose_card_action import BasariChooseCardAction  # noqa: PLC0415
        from ..models.basari_choose_card_choice import BasariChooseCardChoice  # noqa: PLC0415
        from ..models.basari_concede_action import BasariConcedeAction  # noqa: PLC0415
        from ..models.basari_concede_choice import BasariConcedeChoice  # noqa: PLC0415
        from ..models.basari_offer_action import BasariOfferAction  # noqa: PLC0415
        from ..models.basari_offer_choice import BasariOfferChoice  # noqa: PLC0415
        from ..models.dale_of_merchants_ask_for_help_action import DaleOfMerchantsAskForHelpAction  # noqa: PLC0415
        from ..models.dale_of_merchants_ask_for_help_choice import DaleOfMerchantsAskForHelpChoice  # noqa: PLC0415
        from ..models.dale_of_merchants_build_action import DaleOfMerchantsBuildAction  # noqa: PLC0415
        from ..models.dale_of_merchants_build_choice import DaleOfMerchantsBuildChoice  # noqa: PLC0415
        from ..models.dale_of_merchants_buy_action import DaleOfMerchantsBuyAction  # noqa: PLC0415
        from ..models.dale_of_merchants_buy_choice import DaleOfMerchantsBuyChoice  # noqa: PLC0415
        from ..models.dale_of_merchants_choose_deck_cards_action import DaleOfMerchantsChooseDeckCardsAction  # noqa: PLC0415
        from ..models.dale_of_merchants_choose_deck_cards_choice import DaleOfMerchantsChooseDeckCardsChoice  # noqa: PLC0415
        from ..models.dale_of_merchants_choose_direction_action import DaleOfMerchantsChooseDirectionAction  # noqa: PLC0415
        from ..models.dale_of_merchants_choose_direction_choice import DaleOfMerchantsChooseDirectionChoice  # noqa: PLC0415
        from ..models.dale_of_merchants_choose_hand_cards_action import DaleOfMerchantsChooseHandCardsAction  # noqa: PLC0415
        from ..models.dale_of_merchants_choose_hand_cards_choice import DaleOfMerchantsChooseHandCardsChoice  # noqa: PLC0415
        from ..models.dale_of_merchants_choose_market_cards_action import DaleOfMerchantsChooseMarketCardsAction  # noqa: PLC0415
        from ..models.dale_of_merchants_choose_market_cards_choice import DaleOfMerchantsChooseMarketCardsChoice  # noqa: PLC0415
        from ..models.dale_of_merchants_choose_pile_cards_action import DaleOfMerchantsChoosePileCardsAction  # noqa: PLC0415
        from ..models.dale_of_merchants_choose_pile_cards_choice import DaleOfMerchantsChoosePileCardsChoice  # noqa: PLC0415
        from ..models.dale_of_merchants_choose_player_action import DaleOfMerchantsChoosePlayerAction  # noqa: PLC0415
        from ..models.dale_of_merchants_choose_player_choice import DaleOfMerchantsChoosePlayerChoice  # noqa: PLC0415
        from ..models.dale_of_merchants_choose_stall_card_action import DaleOfMerchantsChooseStallCardAction  # noqa: PLC0415
        from ..models.dale_of_merchants_choose_stall_card_choice import DaleOfMerchantsChooseStallCardChoice  # noqa: PLC0415
        from ..models.dale_of_merchants_deal_action import DaleOfMerchantsDealAction  # noqa: PLC0415
        from ..models.dale_of_merchants_deal_choice import DaleOfMerchantsDealChoice  # noqa: PLC0415
        from ..models.dale_of_merchants_decline_help_action import DaleOfMerchantsDeclineHelpAction  # noqa: PLC0415
        from ..models.dale_of_merchants_decline_help_choice import DaleOfMerchantsDeclineHelpChoice  # noqa: PLC0415
        from ..models.dale_of_merchants_discard_action import DaleOfMerchantsDiscardAction  # noqa: PLC0415
        from ..models.dale_of_merchants_discard_choice import DaleOfMerchantsDiscardChoice  # noqa: PLC0415
        from ..models.dale_of_merchants_end_turn_action import DaleOfMerchantsEndTurnAction  # noqa: PLC0415
        from ..models.dale_of_merchants_end_turn_choice import DaleOfMerchantsEndTurnChoice  # noqa: PLC0415
        from ..models.dale_of_merchants_exchange_action import DaleOfMerchantsExchangeAction  # noqa: PLC0415
        from ..models.dale_of_merchants_exchange_choice import DaleOfMerchantsExchangeChoice  # noqa: PLC0415
        from ..models.dale_of_merchants_guess_action import DaleOfMerchantsGuessAction  # noqa: PLC0415
        from ..models.dale_of_merchants_guess_choice import DaleOfMerchantsGuessChoice  # noqa: PLC0415
        from ..models.dale_of_merchants_help_action import DaleOfMerchantsHelpAction  # noqa: PLC0415
        from ..models.dale_of_merchants_help_choice import DaleOfMerchantsHelpChoice  # noqa: PLC0415
        from ..models.dale_of_merchants_order_cards_action import DaleOfMerchantsOrderCardsAction  # noqa: PLC0415
        from ..models.dale_of_merchants_order_cards_choice import DaleOfMerchantsOrderCardsChoice  # noqa: PLC0415
        from ..models.dale_of_merchants_pass_action import DaleOfMerchantsPassAction  # noqa: PLC0415
        from ..models.dale_of_merchants_pass_choice import DaleOfMerchantsPassChoice  # noqa: PLC0415
        from ..models.dale_of_merchants_play_action import DaleOfMerchantsPlayAction  # noqa: PLC0415
        from ..models.dale_of_merchants_play_choice import DaleOfMerchantsPlayChoice  # noqa: PLC0415
        from ..models.dale_of_merchants_put_on_deck_action import DaleOfMerchantsPutOnDeckAction  # noqa: PLC0415
        from ..models.dale_of_merchants_put_on_deck_choice import DaleOfMerchantsPutOnDeckChoice  # noqa: PLC0415
        from ..models.dale_of_merchants_rearrange_and_buy_action import DaleOfMerchantsRearrangeAndBuyAction  # noqa: PLC0415
        from ..models.dale_of_merchants_rearrange_and_buy_choice import DaleOfMerchantsRearrangeAndBuyChoice  # noqa: PLC0415
        from ..models.dale_of_merchants_swap_action import DaleOfMerchantsSwapAction  # noqa: PLC0415
        from ..models.dale_of_merchants_swap_choice import DaleOfMerchantsSwapChoice  # noqa: PLC0415
        from ..models.dale_of_merchants_take_up_action import DaleOfMerchantsTakeUpAction  # noqa: PLC0415
        from ..models.dale_of_merchants_take_up_choice import DaleOfMerchantsTakeUpChoice  # noqa: PLC0415
        from ..models.dale_of_merchants_use_owl_action import DaleOfMerchantsUseOwlAction  # noqa: PLC0415
        from ..models.dale_of_merchants_use_owl_choice import DaleOfMerchantsUseOwlChoice  # noqa: PLC0415
        from ..models.decision_schema_type_0 import DecisionSchemaType0  # noqa: PLC0415
        from ..models.haendler_accept_offer_action import HaendlerAcceptOfferAction  # noqa: PLC0415
        from ..models.haendler_accept_offer_choice import HaendlerAcceptOfferChoice  # noqa: PLC0415
        from ..models.haendler_accept_proposal_action import HaendlerAcceptProposalAction  # noqa: PLC0415
        from ..models.haendler_accept_proposal_choice import HaendlerAcceptProposalChoice  # noqa: PLC0415
        from ..models.haendler_accept_request_action import HaendlerAcceptRequestAction  # noqa: PLC0415
        from ..models.haendler_accept_request_choice import HaendlerAcceptRequestChoice  # noqa: PLC0415
        from ..models.haendler_bid_action import HaendlerBidAction  # noqa: PLC0415
        from ..models.haendler_bid_choice import HaendlerBidChoice  # noqa: PLC0415
        from ..models.haendler_close_bargaining_action import HaendlerCloseBargainingAction  # noqa: PLC0415
        from ..models.haendler_close_bargaining_choice import HaendlerCloseBargainingChoice  # noqa: PLC0415
        from ..models.haendler_decline_offer_action import HaendlerDeclineOfferAction  # noqa: PLC0415
        from ..models.haendler_decline_offer_choice import HaendlerDeclineOfferChoice  # noqa: PLC0415
        from ..models.haendler_decline_proposal_action import HaendlerDeclineProposalAction  # noqa: PLC0415
        from ..models.haendler_decline_proposal_choice import HaendlerDeclineProposalChoice  # noqa: PLC0415
        from ..models.haendler_decline_request_action import HaendlerDeclineRequestAction  # noqa: PLC0415
        from ..models.haendler_decline_request_choice import HaendlerDeclineRequestChoice  # noqa: PLC0415
        from ..models.haendler_end_turn_action import HaendlerEndTurnAction  # noqa: PLC0415
        from ..models.haendler_end_turn_choice import HaendlerEndTurnChoice  # noqa: PLC0415
        from ..models.haendler_load_action import HaendlerLoadAction  # noqa: PLC0415
        from ..models.haendler_load_choice import HaendlerLoadChoice  # noqa: PLC0415
        from ..models.haendler_move_courier_action import HaendlerMoveCourierAction  # noqa: PLC0415
        from ..models.haendler_move_courier_choice import HaendlerMoveCourierChoice  # noqa: PLC0415
        from ..models.haendler_move_wagon_action import HaendlerMoveWagonAction  # noqa: PLC0415
        from ..models.haendler_move_wagon_choice import HaendlerMoveWagonChoice  # noqa: PLC0415
        from ..models.haendler_name_ability_action import HaendlerNameAbilityAction  # noqa: PLC0415
        from ..models.haendler_name_ability_choice import HaendlerNameAbilityChoice  # noqa: PLC0415
        from ..models.haendler_offer_loading_action import HaendlerOfferLoadingAction  # noqa: PLC0415
        from ..models.haendler_offer_loading_choice import HaendlerOfferLoadingChoice  # noqa: PLC0415
        from ..models.haendler_pass_action import HaendlerPassAction  # noqa: PLC0415
        from ..models.haendler_pass_choice import HaendlerPassChoice  # noqa: PLC0415
        from ..models.haendler_pick_influence_action import HaendlerPickInfluenceAction  # noqa: PLC0415
        from ..models.haendler_pick_influence_choice import HaendlerPickInfluenceChoice  # noqa: PLC0415
        from ..models.haendler_play_broken_axle_action import HaendlerPlayBrokenAxleAction  # noqa: PLC0415
        from ..models.haendler_play_broken_axle_choice import HaendlerPlayBrokenAxleChoice  # noqa: PLC0415
        from ..models.haendler_play_free_loading_action import HaendlerPlayFreeLoadingAction  # noqa: PLC0415
        from ..models.haendler_play_free_loading_choice import HaendlerPlayFreeLoadingChoice  # noqa: PLC0415
        from ..models.haendler_play_sale_with_bonus_action import HaendlerPlaySaleWithBonusAction  # noqa: PLC0415
        from ..models.haendler_play_sale_with_bonus_choice import HaendlerPlaySaleWithBonusChoice  # noqa: PLC0415
        from ..models.haendler_play_special_sale_action import HaendlerPlaySpecialSaleAction  # noqa: PLC0415
        from ..models.haendler_play_special_sale_choice import HaendlerPlaySpecialSaleChoice  # noqa: PLC0415
        from ..models.haendler_propose_deal_action import HaendlerProposeDealAction  # noqa: PLC0415
        from ..models.haendler_propose_deal_choice import HaendlerProposeDealChoice  # noqa: PLC0415
        from ..models.haendler_purchase_action import HaendlerPurchaseAction  # noqa: PLC0415
        from ..models.haendler_purchase_choice import HaendlerPurchaseChoice  # noqa: PLC0415
        from ..models.haendler_raise_action import HaendlerRaiseAction  # noqa: PLC0415
        from ..models.haendler_raise_choice import HaendlerRaiseChoice  # noqa: PLC0415
        from ..models.haendler_remove_broken_axle_action import HaendlerRemoveBrokenAxleAction  # noqa: PLC0415
        from ..models.haendler_remove_broken_axle_choice import HaendlerRemoveBrokenAxleChoice  # noqa: PLC0415
        from ..models.haendler_repay_credit_action import HaendlerRepayCreditAction  # noqa: PLC0415
        from ..models.haendler_repay_credit_choice import HaendlerRepayCreditChoice  # noqa: PLC0415
        from ..models.haendler_request_loading_action import HaendlerRequestLoadingAction  # noqa: PLC0415
        from ..models.haendler_request_loading_choice import HaendlerRequestLoadingChoice  # noqa: PLC0415
        from ..models.haendler_rise_action import HaendlerRiseAction  # noqa: PLC0415
        from ..models.haendler_rise_choice import HaendlerRiseChoice  # noqa: PLC0415
        from ..models.haendler_sell_from_warehouse_action import HaendlerSellFromWarehouseAction  # noqa: PLC0415
        from ..models.haendler_sell_from_warehouse_choice import HaendlerSellFromWarehouseChoice  # noqa: PLC0415
        from ..models.haendler_set_wheel_action import HaendlerSetWheelAction  # noqa: PLC0415
        from ..models.haendler_set_wheel_choice import HaendlerSetWheelChoice  # noqa: PLC0415
        from ..models.haendler_spend_tile_action import HaendlerSpendTileAction  # noqa: PLC0415
        from ..models.haendler_spend_tile_choice import HaendlerSpendTileChoice  # noqa: PLC0415
        from ..models.haendler_take_credit_action import HaendlerTakeCreditAction  # noqa: PLC0415
        from ..models.haendler_take_credit_choice import HaendlerTakeCreditChoice  # noqa: PLC0415
        from ..models.haendler_use_office_action import HaendlerUseOfficeAction  # noqa: PLC0415
        from ..models.haendler_use_office_choice import HaendlerUseOfficeChoice  # noqa: PLC0415
        from ..models.haendler_withdraw_proposal_action import HaendlerWithdrawProposalAction  # noqa: PLC0415
        from ..models.haendler_withdraw_proposal_choice import HaendlerWithdrawProposalChoice  # noqa: PLC0415
        from ..models.haendler_withdraw_request_action import HaendlerWithdrawRequestAction  # noqa: PLC0415
        from ..models.haendler_withdraw_request_choice import HaendlerWithdrawRequestChoice  # noqa: PLC0415
        from ..models.medici_bid_action import MediciBidAction  # noqa: PLC0415
        from ..models.medici_bid_choice import MediciBidChoice  # noqa: PLC0415
        from ..models.medici_open_bidding_action import MediciOpenBiddingAction  # noqa: PLC0415
        from ..models.medici_open_bidding_choice import MediciOpenBiddingChoice  # noqa: PLC0415
        from ..models.medici_pass_action import MediciPassAction  # noqa: PLC0415
        from ..models.medici_pass_choice import MediciPassChoice  # noqa: PLC0415
        from ..models.medici_turn_up_action import MediciTurnUpAction  # noqa: PLC0415
        from ..models.medici_turn_up_choice import MediciTurnUpChoice  # noqa: PLC0415

        actions: list[dict[str, Any]] | None
        if isinstance(self.actions, list):
            actions = []
            for actions_type_0_item_data in self.actions:
                from kontor_client.unions import write

                actions_type_0_item: Any = write(actions_type_0_item_data)

                actions.append(actions_type_0_item)

        else:
            actions = self.actions

        choices: list[dict[str, Any]] | None
        if isinstance(self.choices, list):
            choices = []
            for choices_type_0_item_data in self.choices:
                from kontor_client.unions import write

                choices_type_0_item: Any = write(choices_type_0_item_data)

                choices.append(choices_type_0_item)

        else:
            choices = self.choices

        complete: bool | None
        complete = self.complete

        deadline: None | str
        if isinstance(self.deadline, datetime.datetime):
            deadline = self.deadline.isoformat()
        else:
            deadline = self.deadline

        exact: bool | None
        exact = self.exact

        id = self.id

        kind = self.kind

        opened_at_seq = self.opened_at_seq

        optional = self.optional

        schema: dict[str, Any] | None
        if isinstance(self.schema, DecisionSchemaType0):
            schema = self.schema.to_dict()
        else:
            schema = self.schema

        seat = self.seat

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "actions": actions,
                "choices": choices,
                "complete": complete,
                "deadline": deadline,
                "exact": exact,
                "id": id,
                "kind": kind,
                "opened_at_seq": opened_at_seq,
                "optional": optional,
                "schema": schema,
                "seat": seat,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.basari_accept_action import BasariAcceptAction  # noqa: PLC0415
        from ..models.basari_accept_choice import BasariAcceptChoice  # noqa: PLC0415
        from ..models.basari_choose_arch_action import BasariChooseArchAction  # noqa: PLC0415
        from ..models.basari_choose_arch_choice import BasariChooseArchChoice  # noqa: PLC0415
        from ..models.basari_choose_card_action import BasariChooseCardAction  # noqa: PLC0415
        from ..models.basari_choose_card_choice import BasariChooseCardChoice  # noqa: PLC0415
        from ..models.basari_concede_action import BasariConcedeAction  # noqa: PLC0415
        from ..models.basari_concede_choice import BasariConcedeChoice  # noqa: PLC0415
        from ..models.basari_offer_action import BasariOfferAction  # noqa: PLC0415
        from ..models.basari_offer_choice import BasariOfferChoice  # noqa: PLC0415
        from ..models.dale_of_merchants_ask_for_help_action import DaleOfMerchantsAskForHelpAction  # noqa: PLC0415
        from ..models.dale_of_merchants_ask_for_help_choice import DaleOfMerchantsAskForHelpChoice  # noqa: PLC0415
        from ..models.dale_of_merchants_build_action import DaleOfMerchantsBuildAction  # noqa: PLC0415
        from ..models.dale_of_merchants_build_choice import DaleOfMerchantsBuildChoice  # noqa: PLC0415
        from ..models.dale_of_merchants_buy_action import DaleOfMerchantsBuyAction  # noqa: PLC0415
        from ..models.dale_of_merchants_buy_choice import DaleOfMerchantsBuyChoice  # noqa: PLC0415
        from ..models.dale_of_merchants_choose_deck_cards_action import DaleOfMerchantsChooseDeckCardsAction  # noqa: PLC0415
        from ..models.dale_of_merchants_choose_deck_cards_choice import DaleOfMerchantsChooseDeckCardsChoice  # noqa: PLC0415
        from ..models.dale_of_merchants_choose_direction_action import DaleOfMerchantsChooseDirectionAction  # noqa: PLC0415
        from ..models.dale_of_merchants_choose_direction_choice import DaleOfMerchantsChooseDirectionChoice  # noqa: PLC0415
        from ..models.dale_of_merchants_choose_hand_cards_action import DaleOfMerchantsChooseHandCardsAction  # noqa: PLC0415
        from ..models.dale_of_merchants_choose_hand_cards_choice import DaleOfMerchantsChooseHandCardsChoice  # noqa: PLC0415
        from ..models.dale_of_merchants_choose_market_cards_action import DaleOfMerchantsChooseMarketCardsAction  # noqa: PLC0415
        from ..models.dale_of_merchants_choose_market_cards_choice import DaleOfMerchantsChooseMarketCardsChoice  # noqa: PLC0415
        from ..models.dale_of_merchants_choose_pile_cards_action import DaleOfMerchantsChoosePileCardsAction  # noqa: PLC0415
        from ..models.dale_of_merchants_choose_pile_cards_choice import DaleOfMerchantsChoosePileCardsChoice  # noqa: PLC0415
        from ..models.dale_of_merchants_choose_player_action import DaleOfMerchantsChoosePlayerAction  # noqa: PLC0415
        from ..models.dale_of_merchants_choose_player_choice import DaleOfMerchantsChoosePlayerChoice  # noqa: PLC0415
        from ..models.dale_of_merchants_choose_stall_card_action import DaleOfMerchantsChooseStallCardAction  # noqa: PLC0415
        from ..models.dale_of_merchants_choose_stall_card_choice import DaleOfMerchantsChooseStallCardChoice  # noqa: PLC0415
        from ..models.dale_of_merchants_deal_action import DaleOfMerchantsDealAction  # noqa: PLC0415
        from ..models.dale_of_merchants_deal_choice import DaleOfMerchantsDealChoice  # noqa: PLC0415
        from ..models.dale_of_merchants_decline_help_action import DaleOfMerchantsDeclineHelpAction  # noqa: PLC0415
        from ..models.dale_of_merchants_decline_help_choice import DaleOfMerchantsDeclineHelpChoice  # noqa: PLC0415
        from ..models.dale_of_merchants_discard_action import DaleOfMerchantsDiscardAction  # noqa: PLC0415
        from ..models.dale_of_merchants_discard_choice import DaleOfMerchantsDiscardChoice  # noqa: PLC0415
        from ..models.dale_of_merchants_end_turn_action import DaleOfMerchantsEndTurnAction  # noqa: PLC0415
        from ..models.dale_of_merchants_end_turn_choice import DaleOfMerchantsEndTurnChoice  # noqa: PLC0415
        from ..models.dale_of_merchants_exchange_action import DaleOfMerchantsExchangeAction  # noqa: PLC0415
        from ..models.dale_of_merchants_exchange_choice import DaleOfMerchantsExchangeChoice  # noqa: PLC0415
        from ..models.dale_of_merchants_guess_action import DaleOfMerchantsGuessAction  # noqa: PLC0415
        from ..models.dale_of_merchants_guess_choice import DaleOfMerchantsGuessChoice  # noqa: PLC0415
        from ..models.dale_of_merchants_help_action import DaleOfMerchantsHelpAction  # noqa: PLC0415
        from ..models.dale_of_merchants_help_choice import DaleOfMerchantsHelpChoice  # noqa: PLC0415
        from ..models.dale_of_merchants_order_cards_action import DaleOfMerchantsOrderCardsAction  # noqa: PLC0415
        from ..models.dale_of_merchants_order_cards_choice import DaleOfMerchantsOrderCardsChoice  # noqa: PLC0415
        from ..models.dale_of_merchants_pass_action import DaleOfMerchantsPassAction  # noqa: PLC0415
        from ..models.dale_of_merchants_pass_choice import DaleOfMerchantsPassChoice  # noqa: PLC0415
        from ..models.dale_of_merchants_play_action import DaleOfMerchantsPlayAction  # noqa: PLC0415
        from ..models.dale_of_merchants_play_choice import DaleOfMerchantsPlayChoice  # noqa: PLC0415
        from ..models.dale_of_merchants_put_on_deck_action import DaleOfMerchantsPutOnDeckAction  # noqa: PLC0415
        from ..models.dale_of_merchants_put_on_deck_choice import DaleOfMerchantsPutOnDeckChoice  # noqa: PLC0415
        from ..models.dale_of_merchants_rearrange_and_buy_action import DaleOfMerchantsRearrangeAndBuyAction  # noqa: PLC0415
        from ..models.dale_of_merchants_rearrange_and_buy_choice import DaleOfMerchantsRearrangeAndBuyChoice  # noqa: PLC0415
        from ..models.dale_of_merchants_swap_action import DaleOfMerchantsSwapAction  # noqa: PLC0415
        from ..models.dale_of_merchants_swap_choice import DaleOfMerchantsSwapChoice  # noqa: PLC0415
        from ..models.dale_of_merchants_take_up_action import DaleOfMerchantsTakeUpAction  # noqa: PLC0415
        from ..models.dale_of_merchants_take_up_choice import DaleOfMerchantsTakeUpChoice  # noqa: PLC0415
        from ..models.dale_of_merchants_use_owl_action import DaleOfMerchantsUseOwlAction  # noqa: PLC0415
        from ..models.dale_of_merchants_use_owl_choice import DaleOfMerchantsUseOwlChoice  # noqa: PLC0415
        from ..models.decision_schema_type_0 import DecisionSchemaType0  # noqa: PLC0415
        from ..models.haendler_accept_offer_action import HaendlerAcceptOfferAction  # noqa: PLC0415
        from ..models.haendler_accept_offer_choice import HaendlerAcceptOfferChoice  # noqa: PLC0415
        from ..models.haendler_accept_proposal_action import HaendlerAcceptProposalAction  # noqa: PLC0415
        from ..models.haendler_accept_proposal_choice import HaendlerAcceptProposalChoice  # noqa: PLC0415
        from ..models.haendler_accept_request_action import HaendlerAcceptRequestAction  # noqa: PLC0415
        from ..models.haendler_accept_request_choice import HaendlerAcceptRequestChoice  # noqa: PLC0415
        from ..models.haendler_bid_action import HaendlerBidAction  # noqa: PLC0415
        from ..models.haendler_bid_choice import HaendlerBidChoice  # noqa: PLC0415
        from ..models.haendler_close_bargaining_action import HaendlerCloseBargainingAction  # noqa: PLC0415
        from ..models.haendler_close_bargaining_choice import HaendlerCloseBargainingChoice  # noqa: PLC0415
        from ..models.haendler_decline_offer_action import HaendlerDeclineOfferAction  # noqa: PLC0415
        from ..models.haendler_decline_offer_choice import HaendlerDeclineOfferChoice  # noqa: PLC0415
        from ..models.haendler_decline_proposal_action import HaendlerDeclineProposalAction  # noqa: PLC0415
        from ..models.haendler_decline_proposal_choice import HaendlerDeclineProposalChoice  # noqa: PLC0415
        from ..models.haendler_decline_request_action import HaendlerDeclineRequestAction  # noqa: PLC0415
        from ..models.haendler_decline_request_choice import HaendlerDeclineRequestChoice  # noqa: PLC0415
        from ..models.haendler_end_turn_action import HaendlerEndTurnAction  # noqa: PLC0415
        from ..models.haendler_end_turn_choice import HaendlerEndTurnChoice  # noqa: PLC0415
        from ..models.haendler_load_action import HaendlerLoadAction  # noqa: PLC0415
        from ..models.haendler_load_choice import HaendlerLoadChoice  # noqa: PLC0415
        from ..models.haendler_move_courier_action import HaendlerMoveCourierAction  # noqa: PLC0415
        from ..models.haendler_move_courier_choice import HaendlerMoveCourierChoice  # noqa: PLC0415
        from ..models.haendler_move_wagon_action import HaendlerMoveWagonAction  # noqa: PLC0415
        from ..models.haendler_move_wagon_choice import HaendlerMoveWagonChoice  # noqa: PLC0415
        from ..models.haendler_name_ability_action import HaendlerNameAbilityAction  # noqa: PLC0415
        from ..models.haendler_name_ability_choice import HaendlerNameAbilityChoice  # noqa: PLC0415
        from ..models.haendler_offer_loading_action import HaendlerOfferLoadingAction  # noqa: PLC0415
        from ..models.haendler_offer_loading_choice import HaendlerOfferLoadingChoice  # noqa: PLC0415
        from ..models.haendler_pass_action import HaendlerPassAction  # noqa: PLC0415
        from ..models.haendler_pass_choice import HaendlerPassChoice  # noqa: PLC0415
        from ..models.haendler_pick_influence_action import HaendlerPickInfluenceAction  # noqa: PLC0415
        from ..models.haendler_pick_influence_choice import HaendlerPickInfluenceChoice  # noqa: PLC0415
        from ..models.haendler_play_broken_axle_action import HaendlerPlayBrokenAxleAction  # noqa: PLC0415
        from ..models.haendler_play_broken_axle_choice import HaendlerPlayBrokenAxleChoice  # noqa: PLC0415
        from ..models.haendler_play_free_loading_action import HaendlerPlayFreeLoadingAction  # noqa: PLC0415
        from ..models.haendler_play_free_loading_choice import HaendlerPlayFreeLoadingChoice  # noqa: PLC0415
        from ..models.haendler_play_sale_with_bonus_action import HaendlerPlaySaleWithBonusAction  # noqa: PLC0415
        from ..models.haendler_play_sale_with_bonus_choice import HaendlerPlaySaleWithBonusChoice  # noqa: PLC0415
        from ..models.haendler_play_special_sale_action import HaendlerPlaySpecialSaleAction  # noqa: PLC0415
        from ..models.haendler_play_special_sale_choice import HaendlerPlaySpecialSaleChoice  # noqa: PLC0415
        from ..models.haendler_propose_deal_action import HaendlerProposeDealAction  # noqa: PLC0415
        from ..models.haendler_propose_deal_choice import HaendlerProposeDealChoice  # noqa: PLC0415
        from ..models.haendler_purchase_action import HaendlerPurchaseAction  # noqa: PLC0415
        from ..models.haendler_purchase_choice import HaendlerPurchaseChoice  # noqa: PLC0415
        from ..models.haendler_raise_action import HaendlerRaiseAction  # noqa: PLC0415
        from ..models.haendler_raise_choice import HaendlerRaiseChoice  # noqa: PLC0415
        from ..models.haendler_remove_broken_axle_action import HaendlerRemoveBrokenAxleAction  # noqa: PLC0415
        from ..models.haendler_remove_broken_axle_choice import HaendlerRemoveBrokenAxleChoice  # noqa: PLC0415
        from ..models.haendler_repay_credit_action import HaendlerRepayCreditAction  # noqa: PLC0415
        from ..models.haendler_repay_credit_choice import HaendlerRepayCreditChoice  # noqa: PLC0415
        from ..models.haendler_request_loading_action import HaendlerRequestLoadingAction  # noqa: PLC0415
        from ..models.haendler_request_loading_choice import HaendlerRequestLoadingChoice  # noqa: PLC0415
        from ..models.haendler_rise_action import HaendlerRiseAction  # noqa: PLC0415
        from ..models.haendler_rise_choice import HaendlerRiseChoice  # noqa: PLC0415
        from ..models.haendler_sell_from_warehouse_action import HaendlerSellFromWarehouseAction  # noqa: PLC0415
        from ..models.haendler_sell_from_warehouse_choice import HaendlerSellFromWarehouseChoice  # noqa: PLC0415
        from ..models.haendler_set_wheel_action import HaendlerSetWheelAction  # noqa: PLC0415
        from ..models.haendler_set_wheel_choice import HaendlerSetWheelChoice  # noqa: PLC0415
        from ..models.haendler_spend_tile_action import HaendlerSpendTileAction  # noqa: PLC0415
        from ..models.haendler_spend_tile_choice import HaendlerSpendTileChoice  # noqa: PLC0415
        from ..models.haendler_take_credit_action import HaendlerTakeCreditAction  # noqa: PLC0415
        from ..models.haendler_take_credit_choice import HaendlerTakeCreditChoice  # noqa: PLC0415
        from ..models.haendler_use_office_action import HaendlerUseOfficeAction  # noqa: PLC0415
        from ..models.haendler_use_office_choice import HaendlerUseOfficeChoice  # noqa: PLC0415
        from ..models.haendler_withdraw_proposal_action import HaendlerWithdrawProposalAction  # noqa: PLC0415
        from ..models.haendler_withdraw_proposal_choice import HaendlerWithdrawProposalChoice  # noqa: PLC0415
        from ..models.haendler_withdraw_request_action import HaendlerWithdrawRequestAction  # noqa: PLC0415
        from ..models.haendler_withdraw_request_choice import HaendlerWithdrawRequestChoice  # noqa: PLC0415
        from ..models.medici_bid_action import MediciBidAction  # noqa: PLC0415
        from ..models.medici_bid_choice import MediciBidChoice  # noqa: PLC0415
        from ..models.medici_open_bidding_action import MediciOpenBiddingAction  # noqa: PLC0415
        from ..models.medici_open_bidding_choice import MediciOpenBiddingChoice  # noqa: PLC0415
        from ..models.medici_pass_action import MediciPassAction  # noqa: PLC0415
        from ..models.medici_pass_choice import MediciPassChoice  # noqa: PLC0415
        from ..models.medici_turn_up_action import MediciTurnUpAction  # noqa: PLC0415
        from ..models.medici_turn_up_choice import MediciTurnUpChoice  # noqa: PLC0415

        d = dict(src_dict)

        def _parse_actions(
            data: object,
        ) -> (
            list[
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
            ]
            | None
        ):
            if data is None:
                return data
            try:
                if not isinstance(data, list):
                    raise TypeError()
                actions_type_0 = []
                _actions_type_0 = data
                for actions_type_0_item_data in _actions_type_0:

                    def _parse_actions_type_0_item(data: object) -> Any:
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

                    actions_type_0_item = _parse_actions_type_0_item(actions_type_0_item_data)

                    actions_type_0.append(actions_type_0_item)

                return actions_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(
                list[
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
                ]
                | None,
                data,
            )

        actions = _parse_actions(d.pop("actions"))

        def _parse_choices(
            data: object,
        ) -> (
            list[
                BasariAcceptChoice
                | BasariChooseArchChoice
                | BasariChooseCardChoice
                | BasariConcedeChoice
                | BasariOfferChoice
                | DaleOfMerchantsAskForHelpChoice
                | DaleOfMerchantsBuildChoice
                | DaleOfMerchantsBuyChoice
                | DaleOfMerchantsChooseDeckCardsChoice
                | DaleOfMerchantsChooseDirectionChoice
                | DaleOfMerchantsChooseHandCardsChoice
                | DaleOfMerchantsChooseMarketCardsChoice
                | DaleOfMerchantsChoosePileCardsChoice
                | DaleOfMerchantsChoosePlayerChoice
                | DaleOfMerchantsChooseStallCardChoice
                | DaleOfMerchantsDealChoice
                | DaleOfMerchantsDeclineHelpChoice
                | DaleOfMerchantsDiscardChoice
                | DaleOfMerchantsEndTurnChoice
                | DaleOfMerchantsExchangeChoice
                | DaleOfMerchantsGuessChoice
                | DaleOfMerchantsHelpChoice
                | DaleOfMerchantsOrderCardsChoice
                | DaleOfMerchantsPassChoice
                | DaleOfMerchantsPlayChoice
                | DaleOfMerchantsPutOnDeckChoice
                | DaleOfMerchantsRearrangeAndBuyChoice
                | DaleOfMerchantsSwapChoice
                | DaleOfMerchantsTakeUpChoice
                | DaleOfMerchantsUseOwlChoice
                | HaendlerAcceptOfferChoice
                | HaendlerAcceptProposalChoice
                | HaendlerAcceptRequestChoice
                | HaendlerBidChoice
                | HaendlerCloseBargainingChoice
                | HaendlerDeclineOfferChoice
                | HaendlerDeclineProposalChoice
                | HaendlerDeclineRequestChoice
                | HaendlerEndTurnChoice
                | HaendlerLoadChoice
                | HaendlerMoveCourierChoice
                | HaendlerMoveWagonChoice
                | HaendlerNameAbilityChoice
                | HaendlerOfferLoadingChoice
                | HaendlerPassChoice
                | HaendlerPickInfluenceChoice
                | HaendlerPlayBrokenAxleChoice
                | HaendlerPlayFreeLoadingChoice
                | HaendlerPlaySaleWithBonusChoice
                | HaendlerPlaySpecialSaleChoice
                | HaendlerProposeDealChoice
                | HaendlerPurchaseChoice
                | HaendlerRaiseChoice
                | HaendlerRemoveBrokenAxleChoice
                | HaendlerRepayCreditChoice
                | HaendlerRequestLoadingChoice
                | HaendlerRiseChoice
                | HaendlerSellFromWarehouseChoice
                | HaendlerSetWheelChoice
                | HaendlerSpendTileChoice
                | HaendlerTakeCreditChoice
                | HaendlerUseOfficeChoice
                | HaendlerWithdrawProposalChoice
                | HaendlerWithdrawRequestChoice
                | MediciBidChoice
                | MediciOpenBiddingChoice
                | MediciPassChoice
                | MediciTurnUpChoice
            ]
            | None
        ):
            if data is None:
                return data
            try:
                if not isinstance(data, list):
                    raise TypeError()
                choices_type_0 = []
                _choices_type_0 = data
                for choices_type_0_item_data in _choices_type_0:

                    def _parse_choices_type_0_item(data: object) -> Any:
                        from kontor_client.unions import read

                        return read(
                            data,
                            (
                                MediciTurnUpChoice,
                                MediciOpenBiddingChoice,
                                MediciBidChoice,
                                MediciPassChoice,
                                BasariChooseArchChoice,
                                BasariChooseCardChoice,
                                BasariOfferChoice,
                                BasariConcedeChoice,
                                BasariAcceptChoice,
                                HaendlerPassChoice,
                                HaendlerNameAbilityChoice,
                                HaendlerRaiseChoice,
                                HaendlerPurchaseChoice,
                                HaendlerBidChoice,
                                HaendlerLoadChoice,
                                HaendlerOfferLoadingChoice,
                                HaendlerAcceptOfferChoice,
                                HaendlerDeclineOfferChoice,
                                HaendlerRequestLoadingChoice,
                                HaendlerWithdrawRequestChoice,
                                HaendlerAcceptRequestChoice,
                                HaendlerDeclineRequestChoice,
                                HaendlerCloseBargainingChoice,
                                HaendlerPlayFreeLoadingChoice,
                                HaendlerPlayBrokenAxleChoice,
                                HaendlerRemoveBrokenAxleChoice,
                                HaendlerMoveWagonChoice,
                                HaendlerSpendTileChoice,
                                HaendlerMoveCourierChoice,
                                HaendlerPickInfluenceChoice,
                                HaendlerEndTurnChoice,
                                HaendlerSetWheelChoice,
                                HaendlerUseOfficeChoice,
                                HaendlerSellFromWarehouseChoice,
                                HaendlerPlaySpecialSaleChoice,
                                HaendlerPlaySaleWithBonusChoice,
                                HaendlerTakeCreditChoice,
                                HaendlerRiseChoice,
                                HaendlerRepayCreditChoice,
                                HaendlerProposeDealChoice,
                                HaendlerWithdrawProposalChoice,
                                HaendlerAcceptProposalChoice,
                                HaendlerDeclineProposalChoice,
                                DaleOfMerchantsBuyChoice,
                                DaleOfMerchantsRearrangeAndBuyChoice,
                                DaleOfMerchantsPlayChoice,
                                DaleOfMerchantsBuildChoice,
                                DaleOfMerchantsAskForHelpChoice,
                                DaleOfMerchantsDiscardChoice,
                                DaleOfMerchantsEndTurnChoice,
                                DaleOfMerchantsTakeUpChoice,
                                DaleOfMerchantsUseOwlChoice,
                                DaleOfMerchantsPassChoice,
                                DaleOfMerchantsChooseHandCardsChoice,
                                DaleOfMerchantsChooseDeckCardsChoice,
                                DaleOfMerchantsChoosePileCardsChoice,
                                DaleOfMerchantsChooseMarketCardsChoice,
                                DaleOfMerchantsChooseStallCardChoice,
                                DaleOfMerchantsChoosePlayerChoice,
                                DaleOfMerchantsChooseDirectionChoice,
                                DaleOfMerchantsDealChoice,
                                DaleOfMerchantsGuessChoice,
                                DaleOfMerchantsPutOnDeckChoice,
                                DaleOfMerchantsOrderCardsChoice,
                                DaleOfMerchantsExchangeChoice,
                                DaleOfMerchantsSwapChoice,
                                DaleOfMerchantsHelpChoice,
                                DaleOfMerchantsDeclineHelpChoice,
                            ),
                        )

                    choices_type_0_item = _parse_choices_type_0_item(choices_type_0_item_data)

                    choices_type_0.append(choices_type_0_item)

                return choices_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(
                list[
                    BasariAcceptChoice
                    | BasariChooseArchChoice
                    | BasariChooseCardChoice
                    | BasariConcedeChoice
                    | BasariOfferChoice
                    | DaleOfMerchantsAskForHelpChoice
                    | DaleOfMerchantsBuildChoice
                    | DaleOfMerchantsBuyChoice
                    | DaleOfMerchantsChooseDeckCardsChoice
                    | DaleOfMerchantsChooseDirectionChoice
                    | DaleOfMerchantsChooseHandCardsChoice
                    | DaleOfMerchantsChooseMarketCardsChoice
                    | DaleOfMerchantsChoosePileCardsChoice
                    | DaleOfMerchantsChoosePlayerChoice
                    | DaleOfMerchantsChooseStallCardChoice
                    | DaleOfMerchantsDealChoice
                    | DaleOfMerchantsDeclineHelpChoice
                    | DaleOfMerchantsDiscardChoice
                    | DaleOfMerchantsEndTurnChoice
                    | DaleOfMerchantsExchangeChoice
                    | DaleOfMerchantsGuessChoice
                    | DaleOfMerchantsHelpChoice
                    | DaleOfMerchantsOrderCardsChoice
                    | DaleOfMerchantsPassChoice
                    | DaleOfMerchantsPlayChoice
                    | DaleOfMerchantsPutOnDeckChoice
                    | DaleOfMerchantsRearrangeAndBuyChoice
                    | DaleOfMerchantsSwapChoice
                    | DaleOfMerchantsTakeUpChoice
                    | DaleOfMerchantsUseOwlChoice
                    | HaendlerAcceptOfferChoice
                    | HaendlerAcceptProposalChoice
                    | HaendlerAcceptRequestChoice
                    | HaendlerBidChoice
                    | HaendlerCloseBargainingChoice
                    | HaendlerDeclineOfferChoice
                    | HaendlerDeclineProposalChoice
                    | HaendlerDeclineRequestChoice
                    | HaendlerEndTurnChoice
                    | HaendlerLoadChoice
                    | HaendlerMoveCourierChoice
                    | HaendlerMoveWagonChoice
                    | HaendlerNameAbilityChoice
                    | HaendlerOfferLoadingChoice
                    | HaendlerPassChoice
                    | HaendlerPickInfluenceChoice
                    | HaendlerPlayBrokenAxleChoice
                    | HaendlerPlayFreeLoadingChoice
                    | HaendlerPlaySaleWithBonusChoice
                    | HaendlerPlaySpecialSaleChoice
                    | HaendlerProposeDealChoice
                    | HaendlerPurchaseChoice
                    | HaendlerRaiseChoice
                    | HaendlerRemoveBrokenAxleChoice
                    | HaendlerRepayCreditChoice
                    | HaendlerRequestLoadingChoice
                    | HaendlerRiseChoice
                    | HaendlerSellFromWarehouseChoice
                    | HaendlerSetWheelChoice
                    | HaendlerSpendTileChoice
                    | HaendlerTakeCreditChoice
                    | HaendlerUseOfficeChoice
                    | HaendlerWithdrawProposalChoice
                    | HaendlerWithdrawRequestChoice
                    | MediciBidChoice
                    | MediciOpenBiddingChoice
                    | MediciPassChoice
                    | MediciTurnUpChoice
                ]
                | None,
                data,
            )

        choices = _parse_choices(d.pop("choices"))

        def _parse_complete(data: object) -> bool | None:
            if data is None:
                return data
            return cast(bool | None, data)

        complete = _parse_complete(d.pop("complete"))

        def _parse_deadline(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                deadline_type_0 = datetime.datetime.fromisoformat(data)

                return deadline_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        deadline = _parse_deadline(d.pop("deadline"))

        def _parse_exact(data: object) -> bool | None:
            if data is None:
                return data
            return cast(bool | None, data)

        exact = _parse_exact(d.pop("exact"))

        id = d.pop("id")

        kind = d.pop("kind")

        opened_at_seq = d.pop("opened_at_seq")

        optional = d.pop("optional")

        def _parse_schema(data: object) -> DecisionSchemaType0 | None:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                schema_type_0 = DecisionSchemaType0.from_dict(data)

                return schema_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(DecisionSchemaType0 | None, data)

        schema = _parse_schema(d.pop("schema"))

        seat = d.pop("seat")

        decision = cls(
            actions=actions,
            choices=choices,
            complete=complete,
            deadline=deadline,
            exact=exact,
            id=id,
            kind=kind,
            opened_at_seq=opened_at_seq,
            optional=optional,
            schema=schema,
            seat=seat,
        )

        decision.additional_properties = d
        return decision

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
