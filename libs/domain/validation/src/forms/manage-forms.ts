import { ROLES, STORED_ROLES } from '@partyline/roles';
import type { StoredRole } from '@partyline/roles';
import * as v from 'valibot';
import { accountNameIssue } from '../identity/account-name.ts';
import { endDateIssue } from '../fields/end-date.ts';
import { emailIssue, readEmail } from '../identity/email.ts';
import { code, filledField, formCode, rowField, textField } from '../fields/field.ts';
import type { IssueCode } from '../fields/issue-code.ts';
import { plainNameIssue } from '../identity/names.ts';
import { readWorkspaceName, workspaceNameIssue } from '../identity/workspace-name.ts';

const email = textField(emailIssue, readEmail);
const workspaceId = rowField('workspace-required', 'workspace-invalid');

/** Create or rename a workspace. [WS-5, WS-6, WS-7, VAL-21, GW-2, GW-3] */
export const workspaceNameForm = v.strictObject(
  { name: textField(workspaceNameIssue, readWorkspaceName) },
  formCode,
);

/** Name the business or account; `current` is the name it has now, empty for none. [VAL-17 … VAL-20, ACCT-24, GA-30] */
export function accountNameForm(current = '') {
  return v.strictObject({ accountName: textField((text) => accountNameIssue(text, current)) }, formCode);
}

/** Edit an instance: a name of 2 to 30 characters and a data center. [VAL-28] */
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

/** Only a role that is known can disagree with its display name. [GV-1] */
const isNamedAlike = ({ roleName, permissionName }: { roleName: string; permissionName: string }): boolean =>
  !isStoredRole(roleName) || ROLES[roleName].displayName === permissionName;

/** An end date that may be left out; `nowMs` is null where nobody asks whether it is yet to come. [PLUS-4, GX-27] */
const endDateField = (nowMs: number | null) =>
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

const invitationFormWith = (endsAt: ReturnType<typeof endDateField>) =>
  v.pipe(
    v.strictObject(
      {
        email,
        roleName: textField(roleIssue),
        permissionName: filledField('permission-required'),
        workspaceId,
        endsAt,
      },
      formCode,
    ),
    v.forward(v.partialCheck([['roleName'], ['permissionName']], isNamedAlike, code('permission-mismatch')), [
      'permissionName',
    ]),
  );

/** The same at an instant, in milliseconds since 1970: an end date must be yet to come. [PLUS-4] */
export function invitationFormAt(nowMs: number) {
  return invitationFormWith(endDateField(nowMs));
}
