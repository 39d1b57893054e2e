// A page whose tabs share one session: it is kept in the browser, and read before each renewal.
import { Kontor, storedIn } from 'kontor-client';

const settings = { store: storedIn(localStorage, 'kontor') };
const kontor = await Kontor.restore(location.origin, settings); // signed in if a session is stored
const ada = kontor.player ? kontor : await Kontor.guest(location.origin, 'Ada', settings);
document.body.append(`You are ${ada.player?.name}.`);
