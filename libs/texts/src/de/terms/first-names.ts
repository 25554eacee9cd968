import type * as english from '../../terms/first-names.ts';
import type { Translation } from '../../translation.ts';

/** Initial names of a new account and its contents; instances are numbered. */
export const FIRST_NAMES: Translation<typeof english.FIRST_NAMES> = {
  account: 'Mein Konto',
  workspace: 'Standard',
  instance: 'Intercom',
  instanceModel: 'Virtuelle Intercom',
};
