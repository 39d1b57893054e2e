/** What lies between players by deals: proposals with their answers, and pledges that bind. */
import type { HaendlerPledge, HaendlerProposal, HaendlerTerms } from 'kontor-client';
import type { JSX } from 'preact';

import { Box } from '../../look/ui.tsx';
import { texts as page } from '../../texts/language.ts';
import type { Props } from './parts.ts';

export function Deals(props: Props): JSX.Element | null {
  const { negotiation } = props.view;
  if (!negotiation) return null;
  const t = props.texts.board;
  return (
    <Box title={t.deals} extra="haendler-deals">
      {negotiation.proposals.map((proposal) => (
        <p key={proposal.seat}>
          <Proposal props={props} proposal={proposal} />
        </p>
      ))}
      {negotiation.pledges.map(({ number, pledge, seat, receiver, waits }) => (
        <p key={`${number} ${seat}`}>
          {props.say([{ seat }, ' → ', { seat: receiver }, page().page.colon])}
          {pledgeText(props, pledge)}
          {waits && ` (${t.waits})`}
        </p>
      ))}
      {negotiation.proposals.length + negotiation.pledges.length === 0 && <p class="hint">{t.noDeals}</p>}
      <small>
        {t.proposalsLeft}
        {page().page.colon}
        {negotiation.proposals_left.map((left, seat) => props.say([seat === 0 ? '' : ', ', { seat }, ` ${left}`]))}
      </small>
    </Box>
  );
}

/** What each side gives. */
export function Proposal({ props, proposal: { seat, deal, card } }: { props: Props; proposal: HaendlerProposal }): JSX.Element {
  const t = props.texts.board;
  const { colon } = page().page;
  return (
    <span>
      {props.say([{ seat }, colon, termsText(props, deal.gives), ' · ', { seat: deal.partner }, colon, termsText(props, deal.asks)])}
      {deal.first !== null && <small> · {props.say([`${t.keptFirst} `, { seat: deal.first }])}</small>}
      {card !== null && <small> · {t.cardSetAside(props.texts.ids[card])}</small>}
    </span>
  );
}

function termsText(props: Props, { card, money, pledge }: HaendlerTerms): string {
  const t = props.texts.board;
  const all = [money > 0 ? t.money(money) : '', card === null ? '' : props.texts.ids[card], pledge === null ? '' : pledgeText(props, pledge)];
  return all.filter((one) => one !== '').join(', ') || t.nothing;
}

function pledgeText({ texts, teller }: Props, pledge: HaendlerPledge): string {
  const t = texts.board.pledges;
  switch (pledge.type) {
    case 'no_bid':
      return t.noBid(pledge.wagon);
    case 'let_load':
      return t.letLoad(pledge.wagon);
    case 'move_wagon':
      return t.moveWagon(pledge.wagon, pledge.route.map((place) => teller.place(place)).join(' → '));
    case 'no_office':
      return t.noOffice;
    case 'office_only':
      return t.officeOnly(texts.ids[pledge.good], texts.ids[pledge.direction]);
    default:
      return t.officeSpares(texts.ids[pledge.good]);
  }
}
