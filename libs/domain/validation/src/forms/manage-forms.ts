import { ROLES, STORED_ROLES, type StoredRole } from '@partyline/roles';
import * as v from 'valibot';
import { code, filledField, formCode, rowField, textField } from '../fields/field.ts';
import { endDateIssue } from '../fields/invitation-fields.ts';
import type { IssueCode } from '../fields/issue-code.ts';
import { accountNameIssue } from '../identity/account-name.ts';
import { emailIssue, readEmail } from '../identity/email.ts';
import { plainNameIssue } from '../identity/names.ts';
import { readWorkspaceName, workspaceNameIssue } from '../identity/workspace-name.ts';

const email = textField(emailIssue, readEmail);
const workspaceId = rowField('workspace-required', 'workspace-invalid');

/** [WS-5, WS-6, WS-7, VAL-21, GW-2, GW-3] */
export const workspaceNameForm = v.strictObject(
  { name: textField(workspaceNameIssue, readWorkspaceName) },
  formCode,
);

/** Builds the form of an account's name. `current` is the present name, empty for none. [VAL-17 … VAL-20, ACCT-24, GA-30] */
export function accountNameForm(current = '') {
  return v.strictObject({ accountName: textField((text) => accountNameIssue(text, current)) }, formCode);
}

/** Of a partner's new customer, whose account gets the company's name. [HZ-6] */
export const customerForm = v.strictObject(
  { email, company: textField((text) => accountNameIssue(text)) },
  formCode,
);

/** [VAL-28] */
export const instanceForm = v.strictObject(
  {
    instanceName: textField((text) => plainNameIssue('instance-name', text)),
    deploymentTarget: filledField('data-center-required'),
  },
  formCode,
);

const isStoredRole = (name: string): name is StoredRole => STORED_ROLES.some((role) => role === name);

function roleIssue(name: string): IssueCode | null {
  if (name === '') return 'role-required';
  return isStoredRole(name) ? null : 'role-unknown';
}

/** Returns whether role and display name agree; only a known role can disagree. */
const isNamedAlike = ({ roleName, permissionName }: { roleName: string; permissionName: string }): boolean =>
  !isStoredRole(roleName) || ROLES[roleName].displayName === permissionName;

/** Builds the field of an optional end date after `nowMs`. [PLUS-4, GX-27] */
const endDateField = (nowMs: number) =>
  v.nullish(
    v.pipe(
      v.string(code('wrong-type')),
      v.rawCheck(({ dataset, addIssue }) => {
        const message = dataset.typed ? endDateIssue(dataset.value, nowMs) : null;
        if (message !== null) addIssue({ message });
      }),
    ),
    null,
  );

/**
 * Builds the form of an invitation. Permission is the role's display name; an end date is after `nowMs`, in milliseconds since
 * 1970. [INV-12 … INV-15, VAL-23, GV-1, PLUS-4]
 */
export function invitationFormAt(nowMs: number) {
  return v.pipe(
    v.strictObject(
      {
        email,
        roleName: textField(roleIssue),
        permissionName: filledField('permission-required'),
        workspaceId,
        endsAt: endDateField(nowMs),
      },
      formCode,
    ),
    v.forward(v.partialCheck([['roleName'], ['permissionName']], isNamedAlike, code('permission-mismatch')), [
      'permissionName',
    ]),
  );
}
