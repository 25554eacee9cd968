import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { changePasswordForm, newPasswordForm, signUpForm } from './session-forms.ts';
import { checkForm, listFormIssues } from './check-form.ts';
import { feedbackForm, feedbackRequestForm, signedOutFeedbackRequestForm } from './contact-forms.ts';
import { ISSUE_CODES } from '../fields/issue-code.ts';
import { invitationFormAt } from './manage-forms.ts';
import { leadForm, profileEditForm, profileForm } from './profile-forms.ts';
import { PROFILE } from '../profile.fixture.ts';

const EMAIL = 'crew@example.org';
const PASSWORDS = { password: 'six six', passwordAgain: 'six Six' };
const DIFFER = { passwordAgain: 'passwords-differ' };
const POOR = { rating: 1, categories: [], message: '', name: 'Ada', email: EMAIL };
const ORIGIN = { page: '/dashboard', appVersion: '1.4.0' };
const CAPTCHA = { captcha: 'token' };
const UNEXPLAINED = { message: 'message-required' };
const STATELESS = { ...PROFILE, country: 'USA' };
const MISSING = { state: 'state-required' };
const MISNAMED = {
  email: EMAIL,
  roleName: 'workspace-admin',
  permissionName: 'Workspace Owner',
  workspaceId: 7,
  endsAt: null,
};

/** The forms that judge two fields together, with values at odds and what is said of them. */
const FORMS: [string, v.GenericSchema, object, object][] = [
  ['sign-up', signUpForm, { email: EMAIL, ...PASSWORDS }, DIFFER],
  ['new password', newPasswordForm, PASSWORDS, DIFFER],
  ['change of the password', changePasswordForm, { currentPassword: 'x', ...PASSWORDS }, DIFFER],
  ['feedback', feedbackForm, POOR, UNEXPLAINED],
  ['feedback request', feedbackRequestForm, { ...POOR, ...ORIGIN }, UNEXPLAINED],
  [
    'signed-out feedback request',
    signedOutFeedbackRequestForm,
    { ...POOR, ...ORIGIN, ...CAPTCHA },
    UNEXPLAINED,
  ],
  ['profile', profileForm, STATELESS, MISSING],
  ['profile with an unknown state', profileForm, { ...STATELESS, state: 'XX' }, { state: 'state-unknown' }],
  ['profile edit', profileEditForm, { ...STATELESS, contactConsent: false }, MISSING],
  [
    'profile edit with an unknown state',
    profileEditForm,
    { ...STATELESS, state: 'XX', contactConsent: false },
    { state: 'state-unknown' },
  ],
  ['lead', leadForm, { ...STATELESS, contactConsent: true }, MISSING],
  [
    'lead with an unknown state',
    leadForm,
    { ...STATELESS, state: 'XX', contactConsent: true },
    { state: 'state-unknown' },
  ],
  ['invitation', invitationFormAt(0), MISNAMED, { permissionName: 'permission-mismatch' }],
];

describe('two fields that are compared', () => {
  it.each(FORMS)('are compared when another field is invalid: %s', (_name, form, values, issues) => {
    expect(listFormIssues(form, values)).toEqual(issues);
    expect(listFormIssues(form, { ...values, extra: 1 })).toEqual({ extra: 'unknown-field', ...issues });
  });

  it.each(FORMS)('do not turn a value that is no object into a form: %s', (_name, form) => {
    for (const input of [null, undefined, 7, 'form'])
      expect(checkForm(form, input)).toEqual({ ok: false, error: [{ field: '', code: 'wrong-type' }] });
  });

  it.each(FORMS)('report wrong types in codes of the catalogue: %s', (_name, form, values) => {
    const known: readonly string[] = ISSUE_CODES;
    for (const field of Object.keys(values)) {
      for (const odd of [5, {}, [5]]) {
        const raw = v.safeParse(form, { ...values, [field]: odd }).issues ?? [];
        for (const { message } of raw) expect(known).toContain(message);
      }
    }
  });

  it.each([signUpForm, newPasswordForm, changePasswordForm])(
    'are not compared where one is no text, or where both are missing',
    (form) => {
      expect(listFormIssues(form, { ...PASSWORDS, password: 5 })).not.toHaveProperty('passwordAgain');
      expect(listFormIssues(form, { ...PASSWORDS, passwordAgain: 5 })).toMatchObject({
        passwordAgain: 'wrong-type',
      });
      expect(listFormIssues(form, {})).not.toHaveProperty('passwordAgain');
    },
  );
});

it('accepts feedback without categories', () => {
  const { categories, ...rest } = { ...POOR, rating: 5 };
  expect(checkForm(feedbackForm, rest)).toEqual({ ok: true, value: { ...rest, categories } });
});

it('[GU-9] accepts a page of 300 characters and a version of 100', () => {
  const long = { page: `/${'x'.repeat(299)}`, appVersion: 'x'.repeat(100) };
  expect(listFormIssues(feedbackRequestForm, { ...POOR, rating: 5, ...long })).toEqual({});
});
