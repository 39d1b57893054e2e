/** That the password was changed, for the lists of what ends or is switched off with it. */
import { signal } from '@preact/signals';

/** How often it was, since the page is open: a list is read again with each. */
export const passwordChanges = signal(0);
