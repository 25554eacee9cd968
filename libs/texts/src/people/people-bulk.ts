import type { BULK_REFUSALS } from '@partyline/invitations';
import { countText, plural } from '../terms/figures.ts';
import { roleNameText } from '../terms/role-names.ts';
import type { StoredRole } from '@partyline/roles';

const invitations = (count: number): string => plural(count, 'invitation', 'invitations');
const people = (count: number): string => plural(count, 'person', 'people');
const both = (invited: number, members: number): string =>
  [invited > 0 ? invitations(invited) : '', members > 0 ? people(members) : '']
    .filter((part) => part !== '')
    .join(' and ');

/** Texts of the selection of /manage-invite and of the acts on it. [HZ-8] */
export const peopleBulk = {
  select: (email: string, place: string) => `Select ${email}, ${place}`,
  selectAll: (list: string) => `Select all: ${list}`,
  selecting: 'Selecting all',
  allSelected: (count: number) => `All ${countText(count)} are selected`,
  someSelected: (count: number, unseen: number) =>
    unseen === 0
      ? `${countText(count)} selected`
      : `${countText(count)} selected, ${countText(unseen)} out of sight`,
  label: 'Actions on the selected people',
  selected: (count: number) => `${countText(count)} selected`,
  kinds: (invited: number, members: number) =>
    [invited > 0 ? invitations(invited) : '', members > 0 ? people(members) : '']
      .filter((part) => part !== '')
      .join(', '),
  clear: 'Clear the selection',
  export: (count: number) => `Export ${countText(count)}`,

  acts: {
    resend: (count: number) => `Resend ${countText(count)}`,
    'set-end': (count: number) => `Set end date ${countText(count)}`,
    'change-role': (count: number) => `Change role ${countText(count)}`,
    suspend: (count: number) => `Suspend ${countText(count)}`,
    resume: (count: number) => `Resume ${countText(count)}`,
    revoke: (invited: number, members: number) =>
      members === 0 ? `Revoke ${countText(invited)}` : `Remove ${countText(invited + members)}`,
  },
  none: {
    resend: 'No selected invitation can be sent again.',
    'set-end': 'No selected access can have an end date.',
    'change-role': 'No selected role can be changed.',
    suspend: 'No selected person can be suspended.',
    resume: 'No selected person is suspended.',
    revoke: 'No selected access can be removed.',
  },
  titles: {
    resend: (count: number) => `Send ${invitations(count)} again?`,
    'set-end': (count: number) => `When does the access of ${countText(count)} end?`,
    'change-role': (count: number) => `Change the role of ${countText(count)}`,
    suspend: (count: number) => `Suspend ${people(count)}?`,
    resume: (count: number) => `Resume ${people(count)}?`,
    revoke: (invited: number, members: number) => `Remove ${both(invited, members)}?`,
  },
  texts: {
    resend: 'Each gets a new link by e-mail. Earlier links stop working.',
    suspend: 'They lose their access at once, and keep their roles for when you resume them.',
    resume: 'They have access again at once.',
    revoke: 'Links of invitations stop working. Members lose their roles at once, in every browser.',
  },
  role: 'Role',
  roleFits: (count: number, all: number) => `Changes ${countText(count)} of ${countText(all)}`,
  endsAt: 'Access ends',
  chooseRole: 'Choose a role first.',
  fitsNone: 'None of the selected can be changed like this.',
  affected: (count: number) => `${countText(count)} selected for this`,
  leftOut: (count: number) => `${countText(count)} left out`,
  cancel: 'Cancel',

  results: 'Results of the last act',
  progress: (done: number, count: number) => `${countText(done)} of ${countText(count)}`,
  result: {
    waiting: 'Waiting',
    working: 'Working',
    sent: 'Done',
    done: 'Done',
    failed: 'Failed',
    cancelled: 'Skipped',
  },
  done: {
    resend: 'Sent again',
    suspend: 'Suspended',
    resume: 'Has access again',
    revoke: { invitation: 'Revoked', membership: 'Removed' },
    endsAt: (date: string | null) => (date === null ? 'No end date' : `Ends ${date}`),
    role: (role: StoredRole) => roleNameText(role),
  },
  retryFailed: (count: number) => `Retry ${countText(count)} failed`,
  cancelRest: 'Cancel the rest',
  closeResults: 'Close results',
} as const;

/** Why a bulk act leaves a row out, besides the refusals of its menu. [HZ-8] */
export const BULK_REFUSAL_TEXTS = {
  own: 'This is your own access.',
  'not-invited': 'A member has no invitation to send again.',
  'not-member': 'An invitation cannot be suspended or resumed.',
  'is-suspended': 'Suspended already.',
  'not-suspended': 'Not suspended.',
  'same-role': 'Has this role already.',
  'same-end': 'Has this end date already.',
  'other-level': 'Roles of the account do not change.',
  hidden: 'Your role does not include this here.',
} as const satisfies Record<(typeof BULK_REFUSALS)[number], string>;
