import { ACCESS_COUNT_LIMIT, INVITATION_LIFETIME_MS, type InvitationStatus } from '@partyline/invitations';
import type { StoredRole } from '@partyline/roles';
import { countText, plural } from '../terms/figures.ts';
import { roleNameText } from '../terms/role-names.ts';

const DAY_MS = 86_400_000;
const people = (count: number): string => `${countText(count)} ${count === 1 ? 'invitation' : 'invitations'}`;

/** What each role may do, in a line. */
export const ROLE_SUMMARIES = {
  'account-owner': 'Owns the account and everything in it.',
  'account-admin': 'Manages every workspace, its devices and its people.',
  'workspace-owner': 'Owns this workspace, and can hand it over.',
  'workspace-admin': 'Manages the devices and the people of this workspace.',
  'vic-admin': 'Starts, stops and opens devices, and invites client users.',
  'endpoint-user': 'Sees the devices of this workspace.',
} as const satisfies Record<StoredRole, string>;

/** Texts of /manage-invite. */
export const manageInvite = {
  title: 'People',
  invitations: 'Invitations',
  members: 'People with access',
  noInvitation: 'No invitation is open.',
  noMatchHere: 'None matches the search and the filters.',
  tools: 'Find and invite people',
  filters: 'Filters',
  filtersChosen: (count: number) => `Filters, ${count} chosen`,
  clearFilters: 'Clear filters',
  done: 'Done',
  search: 'Search people',
  searchPlaceholder: 'E-mail, workspace or role',
  clearSearch: 'Clear search',
  invite: 'Invite people',
  import: 'Import CSV',
  export: 'Export CSV',
  exporting: 'Exporting',
  exported: (rows: number) => `The file is saved, with ${countText(rows)} ${rows === 1 ? 'row' : 'rows'}.`,

  columns: {
    email: 'E-mail',
    workspace: 'Workspace',
    permission: 'Role',
    status: 'Status',
    lastActive: 'Last active',
    endsAt: 'Access ends',
    actions: 'Actions',
  },
  sortBy: 'Sort by',
  sortUp: 'Sorted ascending. Sort descending',
  sortDown: 'Sorted descending. Sort ascending',
  everyWorkspace: 'Every workspace',
  you: 'You',
  active: 'Active',
  suspended: 'Suspended',
  ended: 'Ended',
  expiredOrEnded: 'Expired or ended',
  never: 'Never',
  noEnd: 'No end date',
  linkUntil: (date: string) => `link valid until ${date}`,
  endsAt: (date: string) => `Ends ${date}`,
  endedAt: (date: string) => `Ended ${date}`,

  allWorkspaces: 'All workspaces',
  allRoles: 'All roles',
  allStatuses: 'All statuses',
  onlyOne: (email: string) => `Everything that ${email} can reach`,
  onlyOneIn: (workspace: string) => `Who has access to ${workspace}`,
  showAll: 'Show all people',
  clear: 'Clear search and filters',

  showMore: (count: number | null) => (count === null ? 'Show more' : `Show ${countText(count)} more`),
  showLess: 'Show less',
  total: (total: number | null) =>
    total === null ? `more than ${countText(ACCESS_COUNT_LIMIT)}` : countText(total),
  page: (from: number, to: number, total: number | null) =>
    `${countText(from)} to ${countText(to)} of ${total === null ? `more than ${countText(ACCESS_COUNT_LIMIT)}` : countText(total)}`,
  previousPage: 'Previous page',
  nextPage: 'Next page',
  loading: 'Loading people',
  loadFailed: 'The list could not be loaded',
  tryAgain: 'Try again',
  noRightsTitle: 'Your role does not include managing people',
  noRightsText: (owner: string) => `Ask ${owner} to invite people or to change what they may do.`,
  aloneTitle: 'You are the only one here',
  aloneText: 'Invite the people who work with you. Each gets a link by e-mail.',
  noMatchTitle: 'No match',
  noMatchText: 'No member or invitation matches the search and the filters.',

  menuOf: (email: string, place: string) => `Actions for ${email}, ${place}`,
  all: 'Show all access of this user',
  changeRole: 'Change role',
  setEnd: 'Set end date',
  suspend: 'Suspend',
  resume: 'Resume',
  resend: 'Send again',
  copy: 'Copy link',
  revoke: 'Revoke invitation',
  remove: 'Remove access',
  leave: 'Leave',
  offline: 'You are offline. Changes are unavailable until you reconnect.',

  cancel: 'Cancel',
  close: 'Close',
  save: 'Save',

  roleTitle: (email: string) => `Change the role of ${email}`,
  roleSaved: (email: string, role: StoredRole) => `${email} is now ${roleNameText(role)}.`,
  endTitle: (email: string) => `When does the access of ${email} end?`,
  endHint: 'The access ends at the end of this day. Leave it empty for no end.',
  endSaved: (email: string, date: string | null) =>
    date === null ? `The access of ${email} has no end date now.` : `The access of ${email} ends on ${date}.`,

  suspendTitle: (email: string) => `Suspend ${email}?`,
  suspendText: (place: string) =>
    `They lose their access to ${place} at once, and keep their role for when you resume it.`,
  suspendedNow: (email: string) => `${email} is suspended.`,
  resumed: (email: string) => `${email} has access again.`,

  resent: (email: string, date: string) =>
    `The invitation was sent to ${email} again. The new link is valid until ${date}; earlier links are void.`,
  copied: (date: string) => `The link is copied. It is valid until ${date}.`,
  copyTitle: 'Copy the link',
  makeLink: 'Make a link',
  makeLinkText: (email: string) =>
    `The link is for ${email} alone. A link that was copied before stops working; the link in the e-mail stays valid.`,
  linkText: (date: string) => `Valid until ${date}. It is shown once.`,
  copyText: 'Your browser did not allow copying. Select the link and copy it yourself.',
  link: 'Link',

  revokeTitle: (email: string) => `Revoke the invitation of ${email}?`,
  revokeText: (role: StoredRole, place: string) =>
    `Its links stop working. They do not become ${roleNameText(role)} in ${place}.`,
  revoked: (email: string) => `The invitation of ${email} is revoked.`,
  removeTitle: (email: string) => `Remove the access of ${email}?`,
  removeText: (role: StoredRole, place: string) =>
    `They are ${roleNameText(role)} in ${place} now. They lose this role at once, in every browser.`,
  removed: (email: string, place: string) => `${email} has no access to ${place} any more.`,
  leaveTitle: (place: string) => `Leave ${place}?`,
  leaveText: (role: StoredRole, place: string) =>
    `You are ${roleNameText(role)} in ${place} now and lose this role at once. To come back, you need a new invitation.`,
  ownerCannotLeave: 'Transfer the ownership before you leave.',
  left: (place: string) => `You have left ${place}.`,
} as const;

/** Texts of the invite dialog. */
export const inviteDialog = {
  title: 'Invite people',
  email: 'E-mail',
  emailHint: 'Paste several addresses to invite many.',
  emailCount: (count: number) => `${plural(count, 'address', 'addresses')}: each gets an invitation.`,
  role: 'Role',
  workspace: 'Workspace',
  chooseWorkspace: 'Choose a workspace',
  locked: 'An account admin manages every workspace.',
  noWorkspace: 'You have no workspace that this role can be given in.',
  endsAt: 'Access ends',
  endsHint: `Optional. The link itself is valid for ${INVITATION_LIFETIME_MS / DAY_MS} days.`,
  send: 'Send invitation',
  sendMany: (count: number) => `Send ${people(count)}`,
  sending: (done: number, all: number) => `Sending ${done + 1} of ${all}`,
  cancel: 'Cancel',
  close: 'Close',
  sent: (email: string) => `The invitation to ${email} is on its way.`,

  updateTitle: 'Change the role?',
  updateText: (email: string, held: StoredRole, place: string, next: StoredRole) =>
    `${email} is ${roleNameText(held)} in ${place}. Do you want to make them ${roleNameText(next)} instead?`,
  updateTextUnknown: (email: string, place: string, next: StoredRole) =>
    `${email} has another role in ${place}. Do you want to make them ${roleNameText(next)} instead?`,
  update: 'Change role',
  keep: 'Keep as it is',
  updated: (email: string, role: StoredRole) => `${email} is now ${roleNameText(role)}.`,

  results: 'Results',
  resultsSummary: (sent: number, failed: number) =>
    failed === 0 ? `${people(sent)} sent.` : `${people(sent)} sent, ${countText(failed)} not sent.`,
  waiting: 'Waiting',
  resultSent: 'Sent',
  resultUpdate: 'Has another role here',
  retry: (count: number) => `Try ${plural(count, 'address', 'addresses')} again`,
  edit: 'Back to the form',
} as const;

/** Names the status of a row; an accepted one is a member, whose access ends and does not expire. [GV-4, PLUS-4, PLUS-5] */
export function accessStatusText(
  status: InvitationStatus,
  isSuspended: boolean,
  kind?: 'invitation' | 'membership',
): string {
  if (kind === 'membership' && status === 'expired') return manageInvite.ended;
  if (isSuspended && status === 'accepted') return manageInvite.suspended;
  return { pending: 'Invited', accepted: manageInvite.active, expired: 'Expired', revoked: 'Revoked' }[
    status
  ];
}
