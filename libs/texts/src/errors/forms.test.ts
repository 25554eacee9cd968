import {
  APP_VERSION_MAX_LENGTH,
  CSV_MAX_BYTES,
  ISSUE_CODES,
  MARKET_MAX_LENGTH,
  MESSAGE_MAX_LENGTH,
  MESSAGE_MIN_LENGTH,
  NAME_MAX_LENGTH,
  NAME_MIN_LENGTH,
  NEW_PASSWORD_MAX_LENGTH,
  PAGE_MAX_LENGTH,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
} from '@partyline/validation';
import { expect, it } from 'vitest';
import { FORM_ISSUE_TEXTS, REQUEST_ISSUE_TEXTS, requiredText } from '../index.ts';

it('says of an empty field that it is required, by its label', () => {
  expect(requiredText('Workspace name')).toBe('Workspace name is required.');
});

it('[VAL-10, VAL-11, VAL-14, VAL-15, GA-2, GU-10] says of e-mail and password what was decided', () => {
  expect(FORM_ISSUE_TEXTS).toMatchObject({
    'email-required': requiredText('E-mail'),
    'email-invalid': 'E-mail is not valid.',
    'password-required': requiredText('Password'),
    'password-too-short': 'Password must be at least 6 characters.',
    'password-too-long': 'Password must be at most 100 characters.',
    'new-password-too-long': 'Password must be at most 30 characters.',
    'passwords-differ': 'Passwords do not match.',
  });
});

it('[FORM-10] has a sentence for every code that a form can speak in, and for nothing else', () => {
  expect(Object.keys(FORM_ISSUE_TEXTS)).toEqual([...ISSUE_CODES]);
  for (const [code, text] of Object.entries(FORM_ISSUE_TEXTS)) {
    expect(text, code).toMatch(/^[A-Z].+[.!]$/);
    if (code.endsWith('-required') && code !== 'contact-consent-required')
      expect(text, code).toMatch(/^[A-Z][a-z-]+(?: [a-z]+)? is required\.$/);
  }
});

it('[GW-2, GV-1] says of names and invitations what was decided', () => {
  expect(FORM_ISSUE_TEXTS['workspace-name-special-characters']).toBe('Special characters are not allowed.');
  expect(FORM_ISSUE_TEXTS['permission-mismatch']).toBe('Your request is not proper!');
});

it('states in its sentences the limits of the rules', () => {
  const numbers = (code: keyof typeof FORM_ISSUE_TEXTS) => Number(/\d+/.exec(FORM_ISSUE_TEXTS[code])?.[0]);
  expect(numbers('name-too-short')).toBe(NAME_MIN_LENGTH);
  expect(numbers('name-too-long')).toBe(NAME_MAX_LENGTH);
  expect(numbers('message-too-short')).toBe(MESSAGE_MIN_LENGTH);
  expect(numbers('message-too-long')).toBe(MESSAGE_MAX_LENGTH);
  expect(numbers('password-too-short')).toBe(PASSWORD_MIN_LENGTH);
  expect(numbers('password-too-long')).toBe(PASSWORD_MAX_LENGTH);
  expect(numbers('new-password-too-long')).toBe(NEW_PASSWORD_MAX_LENGTH);
  expect(numbers('market-code-too-long')).toBe(MARKET_MAX_LENGTH);
  expect(numbers('page-too-long')).toBe(PAGE_MAX_LENGTH);
  expect(numbers('app-version-too-long')).toBe(APP_VERSION_MAX_LENGTH);
  expect(numbers('file-too-large') * 2 ** 20).toBe(CSV_MAX_BYTES);
});

it('says in one sentence each what is wrong with a field of a request', () => {
  for (const text of Object.values(REQUEST_ISSUE_TEXTS)) expect(text).toMatch(/^[A-Z][^.]+\.$/);
});
