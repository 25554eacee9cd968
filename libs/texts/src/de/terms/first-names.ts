import type * as english from '../../terms/first-names.ts';
import type { Translation } from '../../translation.ts';

/** What a new account and what is in it are called until they are given other names; instances are counted. */
export const FIRST_NAMES: Translation<typeof english.FIRST_NAMES> = {
  account: 'Mein Konto',
  workspace: 'Standard',
  instance: 'Intercom',
  instanceModel: 'Virtuelle Intercom',
};
