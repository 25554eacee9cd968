import type { Catalogue } from '@partyline/pricing';
import data from '../catalogue.json' with { type: 'json' };

/**
 * Everything on sale, from `catalogue.json`. Not validated at run time: the test beside this file and the rule checks do it.
 * [GEN-6, GEN-7, PRICE-3]
 */
// JSON has no literal types: the test parses plans and intervals.
export const CATALOGUE = data as Catalogue;
