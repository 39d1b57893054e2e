/** German. */
import type { Texts } from '../texts.ts';
import { account } from './account.ts';
import { apps } from './apps.ts';
import { basari } from './basari.ts';
import { clocks } from './clocks.ts';
import { dale } from './dale_of_merchants.ts';
import { developer } from './developer.ts';
import { haendler } from './haendler.ts';
import { medici } from './medici.ts';
import { page } from './page.ts';
import { people } from './people.ts';
import { players } from './players.ts';
import { problems } from './problems.ts';
import { records } from './records.ts';
import { replay } from './replay.ts';
import { table } from './table.ts';
import { tournaments } from './tournaments.ts';

const texts: Texts = {
  code: 'de',
  name: 'Deutsch',
  page,
  replay,
  developer,
  account,
  players,
  apps,
  clocks,
  people,
  tournaments,
  records,
  games: { medici, basari, haendler, dale_of_merchants: dale },
  table,
  problems,
};

export default texts;
