import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { checkForm, listFormIssues } from './check-form.ts';
import {
  FEEDBACK_CATEGORIES,
  contactForm,
  feedbackForm,
  feedbackRequestForm,
  signedOutFeedbackRequestForm,
} from './contact-forms.ts';
import { accountNameForm, instanceForm, invitationFormAt, workspaceNameForm } from './manage-forms.ts';
import { isEndDateAllowed } from '../fields/invitation-fields.ts';
import { ISSUE_CODES } from '../fields/issue-code.ts';
import { RATINGS } from '../fields/limits.ts';
import { leadForm, profileEditForm, profileForm } from './profile-forms.ts';
import { PROFILE } from '../profile.fixture.ts';
import { loginForm, newPasswordForm, resetRequestForm, signUpForm } from './session-forms.ts';

const EMAIL = 'crew@example.org';
const CONTACT = { name: 'Ada', email: EMAIL, message: 'It crackles.', captcha: 'token' };
const FEEDBACK = { rating: 4, categories: ['audioQuality'], message: '', name: 'Ada', email: EMAIL };
const ORIGIN = { page: '/dashboard', appVersion: '1.4.0' };
const INVITATION = {
  email: EMAIL,
  roleName: 'workspace-admin',
  permissionName: 'Workspace Admin',
  workspaceId: 7,
  endsAt: null,
};

/** Every form, with values it accepts as they are. */
const FORMS: Readonly<Record<string, readonly [v.GenericSchema, Readonly<Record<string, unknown>>]>> = {
  login: [loginForm, { email: EMAIL, password: 'six six' }],
  'sign-up': [signUpForm, { email: EMAIL, password: 'six six', passwordAgain: 'six six' }],
  'reset request': [resetRequestForm, { email: EMAIL }],
  'new password': [newPasswordForm, { password: 'six six', passwordAgain: 'six six' }],
  contact: [contactForm, CONTACT],
  feedback: [feedbackForm, FEEDBACK],
  'feedback request': [feedbackRequestForm, { ...FEEDBACK, ...ORIGIN }],
  'signed-out feedback request': [signedOutFeedbackRequestForm, { ...FEEDBACK, ...ORIGIN, captcha: 'token' }],
  'invitation at an instant': [invitationFormAt(0), { ...INVITATION, endsAt: '2026-12-24T18:00:00Z' }],
  profile: [profileForm, PROFILE],
  'profile edit': [profileEditForm, { ...PROFILE, contactConsent: false }],
  lead: [leadForm, { ...PROFILE, contactConsent: true }],
  'workspace name': [workspaceNameForm, { name: 'Studio 1' }],
  'account name': [accountNameForm(), { accountName: 'Acme' }],
  instance: [instanceForm, { instanceName: 'Main', deploymentTarget: 'Frankfurt' }],
  invitation: [invitationFormAt(0), INVITATION],
};

const anyForm = fc.constantFrom(...Object.keys(FORMS));
const formOf = (name: string) => FORMS[name]!;

describe('every form', () => {
  it.each(Object.keys(FORMS))('returns valid values unchanged: %s', (name) => {
    const [schema, values] = formOf(name);
    expect(checkForm(schema, values)).toEqual({ ok: true, value: values });
  });

  it.each(Object.keys(FORMS))('[FORM-10] has a code for each field that is left empty: %s', (name) => {
    const [schema, values] = formOf(name);
    const free = [
      ...(name === 'profile edit' ? ['contactConsent'] : []),
      'state',
      'dataUsage',
      'categories',
      'endsAt',
      'scope',
      'passwordAgain',
    ];
    const optional = (field: string) => free.includes(field) || (field === 'message' && 'rating' in values);
    const required = Object.keys(values).filter((field) => !optional(field));
    for (const field of required) {
      for (const empty of [undefined, null, '']) {
        if (empty === '' && typeof values[field] === 'boolean') continue;
        if (empty === '' && field === 'marketCode') continue;
        const issues = listFormIssues(schema, { ...values, [field]: empty });
        // A password that is missing is not repeated either.
        const named = Object.keys(issues).filter((name) => name !== 'passwordAgain');
        expect(named, `${field} is ${String(empty)}`).toEqual([field]);
        if (empty !== '') expect(issues[field]).toMatch(/-required$/);
      }
    }
  });

  it('returns only codes of the catalogue and never throws, for any input', () => {
    const known: ReadonlySet<string> = new Set(ISSUE_CODES);
    fc.assert(
      fc.property(anyForm, fc.anything(), fc.dictionary(fc.string(), fc.anything()), (name, whole, more) => {
        const [schema, values] = formOf(name);
        const keys = Object.keys(values);
        const entries = Object.values<unknown>(more).map((value, at) => [keys[at % keys.length], value]);
        const mixed: unknown = { ...values, ...Object.fromEntries(entries) };
        for (const input of [whole, mixed]) {
          const raw = v.safeParse(schema, input).issues ?? [];
          for (const { message } of raw) expect(known).toContain(message);
        }
      }),
    );
  });

  it('[GX-10] accepts its own output and returns it unchanged', () => {
    fc.assert(
      fc.property(anyForm, fc.string({ maxLength: 3 }), (name, blank) => {
        const [schema, values] = formOf(name);
        const padded = Object.fromEntries(
          Object.entries(values).map(([field, value]) => [
            field,
            typeof value === 'string' && field === 'name' ? `${value}${blank.replaceAll(/\S/g, ' ')}` : value,
          ]),
        );
        const once = checkForm(schema, padded);
        if (once.ok) expect(checkForm(schema, once.value)).toEqual(once);
        expect(once.ok).toBe(true);
      }),
    );
  });

  it('refuses an unknown field, and a value that is no object', () => {
    expect(listFormIssues(loginForm, { email: EMAIL, password: 'six six', admin: true })).toEqual({
      admin: 'unknown-field',
    });
    expect(checkForm(loginForm, 'a')).toEqual({ ok: false, error: [{ field: '', code: 'wrong-type' }] });
    expect(listFormIssues(loginForm, { email: 3, password: {} })).toEqual({
      email: 'wrong-type',
      password: 'wrong-type',
    });
  });

  it('reports all issues at once, in the order of the fields', () => {
    expect(checkForm(contactForm, { name: 'x' })).toEqual({
      ok: false,
      error: [
        { field: 'name', code: 'name-too-short' },
        { field: 'email', code: 'email-required' },
        { field: 'message', code: 'message-required' },
        { field: 'captcha', code: 'captcha-required' },
      ],
    });
  });

  it('reports wrong-type for a message that is no code', () => {
    expect(listFormIssues(v.object({ a: v.string('boo') }), { a: 1 })).toEqual({ a: 'wrong-type' });
  });
});

describe('the passwords of a form', () => {
  it('[VAL-16] must be the same twice', () => {
    for (const schema of [signUpForm, newPasswordForm]) {
      const values = {
        password: 'six six',
        passwordAgain: 'six Six',
        ...(schema === signUpForm ? { email: EMAIL } : {}),
      };
      expect(listFormIssues(schema, values)).toEqual({ passwordAgain: 'passwords-differ' });
      expect(listFormIssues(schema, { ...values, passwordAgain: undefined })).toEqual({
        passwordAgain: 'passwords-differ',
      });
    }
  });

  it('[VAL-13, GA-1] may be longer to sign up than to reset', () => {
    const password = 'x'.repeat(31);
    expect(listFormIssues(signUpForm, { email: EMAIL, password, passwordAgain: password })).toEqual({});
    expect(listFormIssues(newPasswordForm, { password, passwordAgain: password })).toEqual({
      password: 'new-password-too-long',
    });
  });

  it('[GE-14] are sent as typed, the e-mail trimmed', () => {
    expect(checkForm(loginForm, { email: ` ${EMAIL} `, password: ' six six ' })).toEqual({
      ok: true,
      value: { email: EMAIL, password: ' six six ' },
    });
  });
});

describe('the contact form', () => {
  it('[FORM-2, FORM-3, FORM-4, FORM-5, VAL-22, GU-8] requires name, e-mail, message and captcha', () => {
    expect(listFormIssues(contactForm, {})).toEqual({
      name: 'name-required',
      email: 'email-required',
      message: 'message-required',
      captcha: 'captcha-required',
    });
  });
});

describe('the feedback form', () => {
  const issues = (values: object) => listFormIssues(feedbackForm, { ...FEEDBACK, ...values });

  it('[FORM-8] accepts exactly four categories', () => {
    const categories = ['performance', 'audioQuality', 'userInterface', 'others'];
    expect(FEEDBACK_CATEGORIES).toEqual(categories);
    expect(issues({ categories })).toEqual({});
    expect(issues({ categories: [] })).toEqual({});
    expect(issues({ categories: ['price'] })).toEqual({ 'categories.0': 'category-unknown' });
    expect(issues({ categories: ['others', 'others'] })).toEqual({ categories: 'category-repeated' });
    expect(issues({ categories: 'others' })).toEqual({ categories: 'wrong-type' });
  });

  it('[FORM-7, GU-7] requires a whole rating of 1 to 5', () => {
    expect(RATINGS).toEqual([1, 2, 3, 4, 5]);
    expect(issues({ rating: null })).toEqual({ rating: 'rating-required' });
    for (const rating of [0, 6, 2.5, '4']) expect(issues({ rating })).toEqual({ rating: 'rating-invalid' });
  });

  it('[GU-7] requires a message with a rating of 2 or less, and otherwise only bounds it', () => {
    const message = 'It crackles.';
    for (const rating of [1, 2]) {
      expect(issues({ rating, message: '  ' })).toEqual({ message: 'message-required' });
      expect(issues({ rating, message })).toEqual({});
    }
    for (const rating of [3, 4, 5]) expect(issues({ rating, message: '' })).toEqual({});
    expect(issues({ rating: 5, message: 'x' })).toEqual({ message: 'message-too-short' });
    expect(issues({ rating: 1, message: 'x'.repeat(301) })).toEqual({ message: 'message-too-long' });
  });

  it('[GU-9] is sent with the path of the page and the version of the app, and under the same rules', () => {
    const request = { ...FEEDBACK, ...ORIGIN };
    expect(listFormIssues(feedbackRequestForm, { ...request, rating: 1, page: ' ', appVersion: '' })).toEqual(
      {
        page: 'page-required',
        appVersion: 'app-version-required',
        message: 'message-required',
      },
    );
    const long = { ...request, page: `/${'x'.repeat(300)}`, appVersion: 'x'.repeat(101) };
    expect(listFormIssues(feedbackRequestForm, long)).toEqual({
      page: 'page-too-long',
      appVersion: 'app-version-too-long',
    });
    expect(listFormIssues(signedOutFeedbackRequestForm, { ...request, rating: 2 })).toEqual({
      captcha: 'captcha-required',
      message: 'message-required',
    });
  });
});

describe('the forms of administration', () => {
  it('[VAL-21, GW-2] keep a workspace name composed and trimmed', () => {
    expect(checkForm(workspaceNameForm, { name: ' Cafe\u0301 ' })).toEqual({
      ok: true,
      value: { name: 'Café' },
    });
    expect(listFormIssues(workspaceNameForm, { name: 'a/b' })).toEqual({
      name: 'workspace-name-special-characters',
    });
  });

  it('[VAL-17, VAL-20] let an account name be changed but not removed', () => {
    expect(listFormIssues(accountNameForm('Acme'), { accountName: ' ' })).toEqual({
      accountName: 'account-name-not-removable',
    });
    expect(listFormIssues(accountNameForm(), {})).toEqual({ accountName: 'account-name-required' });
  });

  it('[VAL-28] require an instance name and a data center', () => {
    expect(listFormIssues(instanceForm, {})).toEqual({
      instanceName: 'instance-name-required',
      deploymentTarget: 'data-center-required',
    });
  });
});

describe('the invitation form', () => {
  const issues = (values: object) => listFormIssues(invitationFormAt(0), { ...INVITATION, ...values });

  it('[INV-12, INV-13, INV-14, INV-15, VAL-23] requires e-mail, role, permission and workspace', () => {
    expect(listFormIssues(invitationFormAt(0), {})).toEqual({
      email: 'email-required',
      roleName: 'role-required',
      permissionName: 'permission-required',
      workspaceId: 'workspace-required',
    });
  });

  it('[GV-1] accepts a role by name, and refuses a number, a display name and the derived trial', () => {
    for (const roleName of ['trial', '6', 'Workspace Admin', 'admin', 'toString']) {
      expect(issues({ roleName })).toEqual({ roleName: 'role-unknown' });
    }
  });

  it('[GV-1] refuses a display name that disagrees with the role', () => {
    expect(issues({ permissionName: 'Workspace Owner' })).toEqual({ permissionName: 'permission-mismatch' });
    expect(issues({ roleName: 'endpoint-user', permissionName: 'Virtual Client User' })).toEqual({});
  });

  it('accepts only the number of a workspace', () => {
    for (const workspaceId of [0, -1, 1.5, '7', NaN])
      expect(issues({ workspaceId })).toEqual({ workspaceId: 'workspace-invalid' });
    expect(issues({ workspaceId: '' })).toEqual({ workspaceId: 'workspace-required' });
  });

  it('[PLUS-4] may carry an end date, as an instant', () => {
    expect(issues({ endsAt: '2026-12-24T18:00:00Z' })).toEqual({});
    expect(issues({ endsAt: undefined })).toEqual({});
    expect(issues({ endsAt: '24.12.2026' })).toEqual({ endsAt: 'end-date-invalid' });
    expect(issues({ endsAt: 5 })).toEqual({ endsAt: 'wrong-type' });
  });
});

describe('the end date of an invitation', () => {
  const now = Date.parse('2026-12-24T18:00:00Z');
  const issue = (endsAt: unknown) =>
    listFormIssues(invitationFormAt(now), { ...INVITATION, endsAt })['endsAt'] ?? null;

  it('[PLUS-4] is after the instant of the check, in any time zone', () => {
    expect(
      [
        '2026-12-24T18:00:00.001Z',
        '2026-12-24T18:00:00Z',
        '2026-12-24T19:00:00+01:00',
        '2020-02-29T00:00Z',
      ].map(issue),
    ).toEqual([null, 'end-date-past', 'end-date-past', 'end-date-past']);
    expect([null, undefined].map(issue)).toEqual([null, null]);
    expect(['2026-12-25', '', 7].map(issue)).toEqual(['end-date-invalid', 'end-date-invalid', 'wrong-type']);
  });

  it('[PLUS-4] may be missing, and is refused when it is no instant', () => {
    expect([null, now + 1, now, NaN, Infinity, -Infinity].map((end) => isEndDateAllowed(end, now))).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
  });
});
