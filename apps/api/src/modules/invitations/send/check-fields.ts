import { parseInstant } from '@partyline/kernel';
import type { StoredRole } from '@partyline/roles';
import { STORED_ROLES } from '@partyline/roles';
import { checkForm, endDateIssue, invitationFormAt } from '@partyline/validation';
import { ApiFailure } from '../../../http/errors/api-failure.ts';
import { issuesOfForm } from '../../../http/errors/form-issues.ts';

export interface CheckedFields {
  readonly email: string;
  readonly role: StoredRole;
  readonly workspaceId: number;
  /** Undefined where the call did not name it. */
  readonly endsAt: Date | null | undefined;
}

/** Checks the fields by the form's rules; all issues by field. [INV-12 … INV-15, VAL-23, GV-1, PLUS-4] */
export function checkedFields(
  body: {
    readonly email: string;
    readonly roleName: string;
    readonly permissionName: string;
    readonly workspaceId: number;
    readonly endsAt?: string | null | undefined;
  },
  now: Date,
): CheckedFields {
  const { email, roleName, permissionName, workspaceId, endsAt } = body;
  const checked = checkForm(invitationFormAt(now.getTime()), {
    email,
    roleName,
    permissionName,
    workspaceId,
    endsAt: endsAt ?? null,
  });
  if (!checked.ok) throw new ApiFailure('request-not-proper', { issues: issuesOfForm(checked.error) });
  const role = STORED_ROLES.find((each) => each === checked.value.roleName);
  if (role === undefined) throw new Error('The form accepted an unknown role.');
  return {
    email: checked.value.email,
    role,
    workspaceId,
    endsAt: endsAt === undefined ? undefined : dateOf(endsAt),
  };
}

/** Checks an end date, which may be absent (undefined) or removed (null); must be in the future. [PLUS-4] */
export function checkedEndDate(text: string | null | undefined, now: Date): Date | null | undefined {
  if (text === undefined || text === null) return text;
  const code = endDateIssue(text, now.getTime());
  if (code === null) return dateOf(text);
  throw new ApiFailure('request-not-proper', { issues: issuesOfForm([{ field: 'endsAt', code }]) });
}

function dateOf(text: string | null): Date | null {
  if (text === null) return null;
  const instant = parseInstant(text);
  if (!instant.ok) throw new Error('The rules accepted an invalid instant.');
  return new Date(instant.value);
}
