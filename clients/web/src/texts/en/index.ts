/** English. */
import type { Texts } from '../texts.ts';
import { apps } from './apps.ts';
import { basari } from './basari.ts';
import { dale } from './dale_of_merchants.ts';
import { developer } from './developer.ts';
import { haendler } from './haendler.ts';
import { medici } from './medici.ts';
import { page } from './page.ts';
import { problems } from './problems.ts';
import { records } from './records.ts';
import { replay } from './replay.ts';
import { table } from './table.ts';

const texts: Texts = {
  code: 'en',
  name: 'English',
  page,
  replay,
  developer,
  apps,
  records,
  games: { medici, basari, haendler, dale_of_merchants: dale },
  table,
  problems,
};

export default texts;
