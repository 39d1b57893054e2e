/** What everybody may know about players, on demand: the page of one, and leaderboards; and telling the operator of one's message. */
export { Leaderboards } from './leaderboards.tsx';
export { PlayerPage } from './player.tsx';
export { ReportForm } from './report.tsx';
