/** Tournaments, on demand: all of them, one, and making one. */
export { NewTournament } from './form.tsx';
export { PlayerTournaments, Tournaments } from './list.tsx';
export { TournamentPage } from './page.tsx';
