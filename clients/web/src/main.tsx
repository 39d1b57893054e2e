/** The table of Kontor in a browser. */
import { render } from 'preact';

import { watchDue } from './net/due.ts';
import { watchNews } from './net/news.ts';
import { restore } from './net/session.ts';
import { App } from './shell/app.tsx';
import { speak } from './texts/language.ts';

await Promise.all([speak(), restore()]);
watchDue();
watchNews();
render(<App />, document.getElementById('app')!);
