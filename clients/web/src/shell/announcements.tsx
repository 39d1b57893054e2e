/** What has happened elsewhere, on every screen until it is closed; screen readers hear it when they have said what they are saying. */
import type { JSX } from 'preact';

import { Button } from '../look/ui.tsx';
import { type Announcement, announcements, closeAnnouncement } from '../net/news.ts';
import { gameTexts } from '../table/names.ts';
import { texts } from '../texts/language.ts';
import { tableHash, tournamentHash } from './routes.ts';

export function Announcements(): JSX.Element {
  return (
    <div class="announcements" role="status">
      {announcements.value.map((event) => (
        <p key={event.number}>
          <a href={placeOf(event)} onClick={() => closeAnnouncement(event.number)}>
            {said(event)}
          </a>
          <Button quiet label={texts().people.close} onClick={() => closeAnnouncement(event.number)}>
            ✕
          </Button>
        </p>
      ))}
    </div>
  );
}

function said({ news, ruleset }: Announcement): string {
  const [t, tournaments] = [texts().people, texts().tournaments];
  const name = ruleset === null ? '' : (gameTexts(ruleset)?.name ?? ruleset);
  switch (news.type) {
    case 'invitation.declined':
      return t.hasDeclined(news.player.name, name);
    case 'invitation.withdrawn':
      return t.hasWithdrawn(news.by.name, name);
    case 'seek.expired':
      return t.seekExpired;
    case 'tournament.started':
    case 'tournament.ended':
    case 'tournament.cancelled':
      return tournaments.news[news.type](news.name);
  }
}

/** Where one learns more. */
function placeOf({ news, game }: Announcement): string {
  if ('tournament' in news) return tournamentHash(news.tournament);
  return news.type === 'invitation.declined' && game !== null ? tableHash(game) : '#/opponents';
}
