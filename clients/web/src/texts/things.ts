/** Things of games that sentences name. */
import type { DaleOfMerchantsCard } from 'kontor-client';

/** A card of Dale of Merchants 2. */
export type Card = DaleOfMerchantsCard;
