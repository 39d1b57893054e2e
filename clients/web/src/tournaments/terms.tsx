/** The terms of a tournament, and how its lots can be checked. */
import type { Tournament } from 'kontor-client';
import type { ComponentChildren, JSX } from 'preact';

import { Terms } from '../clocks/terms.tsx';
import { Box } from '../look/ui.tsx';
import { type Options, OptionsLine } from '../shell/options.tsx';
import { texts } from '../texts/language.ts';
import { momentOf } from './words.ts';

export function TermsOf({ tournament }: { tournament: Tournament }): JSX.Element {
  const [t, page] = [texts().tournaments, texts().page];
  const { terms, seed, commitment } = tournament;
  const isRatingLimited = terms.rating_min !== null || terms.rating_max !== null;
  return (
    <Box title={t.terms}>
      <dl class="stats terms">
        <Term name={t.registration}>
          {t.registrationUntil(momentOf(terms.registration_ends_at))} {terms.start_when_full && t.startsWhenFull}
        </Term>
        <Term name={t.participants}>
          {page.range(terms.participants_min, terms.participants_max)} · {t.entrants[terms.entrants]}
          {isRatingLimited && ` · ${texts().people.ratings(terms.rating_min, terms.rating_max)}`}
        </Term>
        <Term name={t.tables}>
          {page.seatsOf(terms.seats)} · {t.games(terms.games_per_table)}
        </Term>
        <Term name={t.roundLimit}>{texts().clocks.span(terms.round_limit_s)}</Term>
        <Term name={t.seeding}>{t.seedings[terms.seeding]}</Term>
        <Term name={t.tieBreaks}>{terms.tie_breaks.map((one) => t.tieBreakNames[one]).join(', ')}</Term>
      </dl>
      <OptionsLine ruleset={terms.ruleset} options={terms.options as Options} />
      <Terms clock={terms.clock} limitS={terms.turn_limit_s} />
      <details>
        <summary>{t.lots}</summary>
        <p class="hint">
          {t.lotsMore} <a href="docs/guide/tournaments.md">{t.guide}</a>
        </p>
        <dl class="stats terms">
          <Term name={t.commitment}>
            <code class="secret">{commitment}</code>
          </Term>
          {seed !== null && (
            <Term name={page.seed}>
              <code class="secret">{seed}</code>
            </Term>
          )}
        </dl>
      </details>
    </Box>
  );
}

function Term({ name, children }: { name: string; children: ComponentChildren }): JSX.Element {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
