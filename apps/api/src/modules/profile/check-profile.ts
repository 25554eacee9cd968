import type { ProfileBody } from '@partyline/contract';
import { accountNameForm, checkForm, emailKey, profileForm, type ProfileValues } from '@partyline/validation';
import { issuesOfForm } from '../../http/errors/form-issues.ts';
import type { ProfileRow } from './profile.repository.ts';
import type { FailureIssue } from '../../http/errors/api-failure.ts';

export interface CheckedChange {
  readonly values: ProfileValues | null;
  readonly accountName: string | null;
  readonly issues: readonly FailureIssue[];
}

const FIELDS = Object.keys(profileForm.entries);

/**
 * Checks a change by the forms' rules: absent fields stay, accepting needs a complete profile. `own` are the caller's addresses.
 * [EULA-21 … EULA-29, VAL-17 … VAL-20]
 */
export function checkChange(body: ProfileBody, row: ProfileRow, own: readonly string[]): CheckedChange {
  const issues: FailureIssue[] = [];
  const isTouched = body.t_c_accepted_date === true || FIELDS.some((field) => field in body);
  const profile = isTouched ? checkForm(profileForm, mergedProfile(body, row)) : null;
  if (profile?.ok === false) issues.push(...issuesOfForm(profile.error));
  if (profile?.ok === true && !isOwn(profile.value.email, own)) issues.push(NOT_OWN);
  const { accountName } = body;
  const name =
    accountName === undefined ? null : checkForm(accountNameForm(row.accountName ?? ''), { accountName });
  if (name?.ok === false) issues.push(...issuesOfForm(name.error));
  return {
    values: profile?.ok === true ? profile.value : null,
    accountName: name?.ok === true ? name.value.accountName : null,
    issues,
  };
}

/** Lists what a stored profile lacks for accepting the license agreement. */
export function issuesOfStored(row: ProfileRow): FailureIssue[] {
  const checked = checkForm(profileForm, mergedProfile({}, row));
  return checked.ok ? [] : issuesOfForm(checked.error);
}

function mergedProfile(body: ProfileBody, row: ProfileRow): Record<string, unknown> {
  const stored: Record<string, unknown> = { ...row };
  const sent: Record<string, unknown> = { ...body };
  return Object.fromEntries(FIELDS.map((field) => [field, field in body ? sent[field] : stored[field]]));
}

function isOwn(email: string, own: readonly string[]): boolean {
  return own.some((address) => emailKey(address) === emailKey(email));
}

const NOT_OWN: FailureIssue = {
  path: 'body.email',
  code: 'not-allowed',
  message: (texts) => texts.REQUEST_ISSUE_TEXTS['not-allowed'],
};
