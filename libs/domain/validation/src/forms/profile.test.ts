import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkForm, listFormIssues } from './check-form.ts';
import { leadForm, profileEditForm, profileForm } from './profile-forms.ts';
import { acceptanceOf, isStateAsked, nextCountry, startProfile } from './profile-steps.ts';
import { PROFILE } from '../profile.fixture.ts';

const LEAD = { ...PROFILE, contactConsent: true };
const issues = (values: object) => listFormIssues(profileForm, { ...PROFILE, ...values });

describe('the profile form', () => {
  it('[EULA-16] has these fields', () => {
    expect(Object.keys(startProfile('ada@example.org'))).toEqual([...Object.keys(PROFILE), 'contactConsent']);
  });

  it('[EULA-16] starts empty but for the own e-mail', () => {
    const { dataUsage, contactConsent, ...texts } = startProfile('ada@example.org');
    expect([dataUsage, contactConsent]).toEqual([true, false]);
    expect(texts).toEqual({
      firstName: '',
      lastName: '',
      company: '',
      marketCode: { value: '', label: '' },
      country: '',
      state: '',
      email: 'ada@example.org',
    });
  });

  it('[EULA-17, EULA-18, GE-4] starts with the usage of data on, the own e-mail, and the contact box not ticked', () => {
    expect(startProfile('ada@example.org')).toMatchObject({
      dataUsage: true,
      email: 'ada@example.org',
      contactConsent: false,
    });
  });

  it('[EULA-23, EULA-24, EULA-25, EULA-26, EULA-27, VAL-25] requires names, company, market and country', () => {
    expect(issues({ firstName: '', lastName: ' ', company: '', marketCode: {}, country: '' })).toEqual({
      firstName: 'first-name-required',
      lastName: 'last-name-required',
      company: 'company-required',
      marketCode: 'market-code-required',
      country: 'country-required',
    });
  });

  it('[EULA-26, GE-7, GE-8] accepts a market with a value or a label', () => {
    expect(issues({ marketCode: { value: 'BRD' } })).toEqual({});
    expect(issues({ marketCode: { label: 'Something of our own' } })).toEqual({});
    expect(issues({ marketCode: { value: ' ', label: '' } })).toEqual({ marketCode: 'market-code-required' });
    expect(issues({ marketCode: 'BRD' })).toEqual({ marketCode: 'wrong-type' });
    expect(issues({ marketCode: { value: 'x'.repeat(301) } })).toEqual({
      'marketCode.value': 'market-code-too-long',
    });
    expect(issues({ marketCode: { value: 'x'.repeat(300) } })).toEqual({});
  });

  it('[EULA-28, VAL-26, EULA-20] requires a known state for the USA', () => {
    expect(issues({ country: 'USA' })).toEqual({ state: 'state-required' });
    expect(issues({ country: 'USA', state: 'PR' })).toEqual({ state: 'state-unknown' });
    const american = { ...PROFILE, country: 'USA', state: 'DC' };
    expect(checkForm(profileForm, american)).toEqual({ ok: true, value: american });
  });

  it('[EULA-29, VAL-26, GE-6] asks for no state elsewhere and sends none', () => {
    for (const state of ['CA', 'XX']) {
      expect(checkForm(profileForm, { ...PROFILE, country: 'CAN', state })).toEqual({
        ok: true,
        value: { ...PROFILE, country: 'CAN', state: '' },
      });
    }
    expect(['USA', 'CAN', ''].map(isStateAsked)).toEqual([true, false, false]);
  });

  it('[EULA-19] accepts a country only by its three letters', () => {
    expect(issues({ country: 'US' })).toEqual({ country: 'country-unknown' });
  });

  it('[GE-6] clears the state when another country is chosen', () => {
    const draft = { ...LEAD, country: 'USA', state: 'DC' };
    expect(nextCountry(draft, 'CAN')).toEqual({ ...LEAD, country: 'CAN', state: '' });
    expect(nextCountry(draft, 'USA')).toBe(draft);
  });
});

describe('the lead form', () => {
  it('[EULA-30, VAL-24, GE-4] requires the contact box', () => {
    for (const contactConsent of [false, undefined, null]) {
      expect(listFormIssues(leadForm, { ...PROFILE, contactConsent })).toEqual({
        contactConsent: 'contact-consent-required',
      });
    }
    expect(listFormIssues(leadForm, LEAD)).toEqual({});
  });

  it('[EULA-28, EULA-29] has the same rules for the state', () => {
    expect(listFormIssues(leadForm, { ...LEAD, country: 'USA' })).toEqual({ state: 'state-required' });
    expect(listFormIssues(leadForm, { ...LEAD, country: 'USA', state: 'XX' })).toEqual({
      state: 'state-unknown',
    });
    expect(checkForm(leadForm, { ...LEAD, state: 'CA' })).toEqual({ ok: true, value: LEAD });
  });

  it('[GE-3] is valid, which enables Accept, when every required field is valid and the box is ticked', () => {
    expect(checkForm(leadForm, LEAD).ok).toBe(true);
    expect(checkForm(leadForm, { ...LEAD, dataUsage: true }).ok).toBe(true);
    expect(checkForm(leadForm, { ...LEAD, contactConsent: false }).ok).toBe(false);
    fc.assert(
      fc.property(fc.constantFrom('firstName', 'lastName', 'company', 'country', 'email'), (field) => {
        expect(checkForm(leadForm, { ...LEAD, [field]: ' ' }).ok).toBe(false);
      }),
    );
  });
});

it('[ACCT-19] lets the contact box of a saved profile be unticked, and clears a state that does not apply', () => {
  for (const contactConsent of [true, false])
    expect(checkForm(profileEditForm, { ...PROFILE, state: 'CA', contactConsent })).toEqual({
      ok: true,
      value: { ...PROFILE, contactConsent },
    });
});

it('[EULA-21, EULA-22] accepts the terms with the profile, and sends no contact consent', () => {
  expect(acceptanceOf(PROFILE)).toEqual({ ...PROFILE, t_c_accepted_date: true });
  expect(acceptanceOf({ ...PROFILE, contactConsent: true })).toEqual({ ...PROFILE, t_c_accepted_date: true });
});
