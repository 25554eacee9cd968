import { describe, expect, it } from 'vitest';
import { accountNameIssue } from './identity/account-name.ts';
import { checkForm, listFormIssues } from './forms/check-form.ts';
import { csvFileIssue } from './fields/invitation-fields.ts';
import { emailIssue } from './identity/email.ts';
import { listAccepted, listRefused } from './fields/examples.fixture.ts';
import type { Judge } from './fields/examples.fixture.ts';
import accountAccepted from './fixtures/account-name/valid.txt?raw';
import accountRefused from './fixtures/account-name/invalid.txt?raw';
import countryAccepted from './fixtures/country/valid.txt?raw';
import countryRefused from './fixtures/country/invalid.txt?raw';
import csvAccepted from './fixtures/csv-file-name/valid.txt?raw';
import csvRefused from './fixtures/csv-file-name/invalid.txt?raw';
import emailAccepted from './fixtures/email/valid.txt?raw';
import emailRefused from './fixtures/email/invalid.txt?raw';
import instanceAccepted from './fixtures/instance-name/valid.txt?raw';
import instanceRefused from './fixtures/instance-name/invalid.txt?raw';
import marketAccepted from './fixtures/market-code/valid.txt?raw';
import marketRefused from './fixtures/market-code/invalid.txt?raw';
import messageAccepted from './fixtures/message/valid.txt?raw';
import messageRefused from './fixtures/message/invalid.txt?raw';
import nameAccepted from './fixtures/name/valid.txt?raw';
import nameRefused from './fixtures/name/invalid.txt?raw';
import passwordAccepted from './fixtures/password/valid.txt?raw';
import passwordRefused from './fixtures/password/invalid.txt?raw';
import stateAccepted from './fixtures/us-state/valid.txt?raw';
import stateRefused from './fixtures/us-state/invalid.txt?raw';
import workspaceAccepted from './fixtures/workspace-name/valid.txt?raw';
import workspaceRefused from './fixtures/workspace-name/invalid.txt?raw';
import { ISSUE_CODES } from './fields/issue-code.ts';
import { instanceForm } from './forms/manage-forms.ts';
import { messageIssue } from './fields/text-length.ts';
import { plainNameIssue } from './identity/names.ts';
import { passwordIssue } from './forms/session-forms.ts';
import { profileForm } from './forms/profile-forms.ts';
import { PROFILE } from './profile.fixture.ts';
import { workspaceNameIssue } from './identity/workspace-name.ts';

const inProfile =
  (field: string, values: (text: string) => object): Judge =>
  (text) =>
    listFormIssues(profileForm, { ...PROFILE, ...values(text) })[field] ?? null;

const inInstance: Judge = (instanceName) =>
  listFormIssues(instanceForm, { instanceName, deploymentTarget: 'Frankfurt' })['instanceName'] ?? null;

const marketOf = (text: string) => {
  const [value, label] = text.split('/');
  return { marketCode: { value, label } };
};

const FORMATS: readonly (readonly [string, Judge, string, string])[] = [
  ['e-mail', emailIssue, emailAccepted, emailRefused],
  ['name', (text) => plainNameIssue('name', text), nameAccepted, nameRefused],
  ['instance name', inInstance, instanceAccepted, instanceRefused],
  ['workspace name', workspaceNameIssue, workspaceAccepted, workspaceRefused],
  ['account name', (text) => accountNameIssue(text), accountAccepted, accountRefused],
  ['password', passwordIssue, passwordAccepted, passwordRefused],
  ['message', messageIssue, messageAccepted, messageRefused],
  ['market', inProfile('marketCode', marketOf), marketAccepted, marketRefused],
  ['country', inProfile('country', (country) => ({ country })), countryAccepted, countryRefused],
  ['state', inProfile('state', (state) => ({ country: 'USA', state })), stateAccepted, stateRefused],
  ['name of an import file', (name) => csvFileIssue({ name, size: 1 }), csvAccepted, csvRefused],
];

describe.each(FORMATS)('the examples of the format %s', (_name, judge, accepted, refused) => {
  it.each(listAccepted(accepted))('hold what it accepts: %j', (value) => {
    expect(judge(value)).toBeNull();
  });

  it.each(listRefused(refused))('hold what it refuses: $code $value', ({ code, value }) => {
    expect(judge(value)).toBe(code);
  });

  it('are at least one of each', () => {
    expect(listAccepted(accepted).length * listRefused(refused).length).toBeGreaterThan(0);
  });

  it('name codes of the catalogue alone', () => {
    const known: readonly string[] = ISSUE_CODES;
    expect(listRefused(refused).filter(({ code }) => !known.includes(code))).toEqual([]);
  });
});

it('the profile of the tests is valid', () => {
  expect(checkForm(profileForm, PROFILE).ok).toBe(true);
});
