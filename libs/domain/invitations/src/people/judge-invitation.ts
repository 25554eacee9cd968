import {
  decideInvitation,
  listAddresses,
  RowsByPerson,
  type InvitationRow,
  type InvitationVerdict,
  type RowActionRefusal,
} from '@partyline/invitations';
import { err, ok } from '@partyline/kernel';
import type { AccountCircumstances } from '@partyline/permissions';
import { STORED_ROLES, type StoredRole } from '@partyline/roles';
import { FORM_ISSUE_TEXTS, INVITATION_REFUSAL_TEXTS, PERMISSION_REFUSAL_TEXTS } from '@partyline/texts';
import { checkForm, emailIssue, invitationFormAt, parsedForm } from '@partyline/validation';
import { placeIn } from '../places.ts';
import type { PeopleWorkspace } from '../queries.ts';

export interface InviteValues {
  /** One address, or many as pasted. */
  readonly email: string;
  readonly roleName: string;
  /** The display name, which the server compares. [GV-1] */
  readonly permissionName: string;
  readonly workspaceId: number | null;
  readonly endsAt: string | null;
}

/** The input of the browser's check; the server checks again. */
export interface InviteContext {
  readonly workspaces: readonly PeopleWorkspace[];
  readonly circumstances: AccountCircumstances;
  readonly userEmail: string;
  /** The users' known permissions. */
  readonly held: readonly InvitationRow[];
}

/** An invitation with valid fields. */
export interface WantedRole {
  readonly roleName: string;
  readonly workspaceId: number;
  readonly endsAt?: string | null | undefined;
}

const isStoredRole = (name: string): name is StoredRole => STORED_ROLES.some((role) => role === name);

/** Checks an invitation; null for an unknown workspace or role. [INV-16 … INV-24, GV-8] */
export function judgeInvitation(
  email: string,
  { roleName, workspaceId, endsAt }: WantedRole,
  { workspaces, circumstances, userEmail, held }: InviteContext,
): InvitationVerdict | null {
  const workspace = workspaces.find(({ id }) => id === workspaceId);
  if (workspace === undefined || !isStoredRole(roleName)) return null;
  return decideInvitation({
    wanted: { email, role: roleName, workspaceId, endsAtMs: endsAt ? Date.parse(endsAt) : null },
    inviter: { email: userEmail, subject: placeIn(workspace, circumstances).subject },
    workspace,
    rows: new RowsByPerson(held),
  });
}

const FIELDS = {
  self: 'email',
  duplicate: 'email',
  'role-not-grantable': 'roleName',
  'owner-of-default': 'roleName',
  'owner-exists': 'roleName',
  'owner-open': 'roleName',
  'owner-ends': 'endsAt',
} as const satisfies Partial<Record<RowActionRefusal, keyof InviteValues>>;

/** Returns the field of a refusal; the workspace if the right is missing there. */
export function fieldOfRefusal(reason: string): 'email' | 'roleName' | 'workspaceId' | 'endsAt' {
  return Object.hasOwn(FIELDS, reason) ? FIELDS[reason as keyof typeof FIELDS] : 'workspaceId'; // not an inherited key
}

/** The text of each code. */
export const INVITE_TEXTS: Readonly<Record<string, string>> = {
  ...FORM_ISSUE_TEXTS,
  ...PERMISSION_REFUSAL_TEXTS,
  ...INVITATION_REFUSAL_TEXTS,
};

/**
 * The form schema. One address is checked by every rule; many have a result each, so only other fields are checked.
 * [INV-12 … INV-17, VAL-23, GV-8]
 */
export function inviteSchema(context: InviteContext) {
  return parsedForm((input) => {
    const values = input as InviteValues; // form values
    const addresses = listAddresses(values.email);
    const email = addresses.find((address) => emailIssue(address) === null) ?? addresses[0] ?? '';
    const checked = checkForm(invitationFormAt(Date.now()), { ...values, email });
    if (!checked.ok) return err(checked.error);
    const verdict = addresses.length === 1 ? judgeInvitation(email, checked.value, context) : null;
    if (verdict?.kind === 'refused') {
      return err([{ field: fieldOfRefusal(verdict.reason), code: verdict.reason }]);
    }
    return ok({ ...checked.value, addresses });
  });
}
