import type { CodedNotification } from '@partyline/notifications';
import { describe, expect, it } from 'vitest';
import * as german from '../de/index.ts';
import * as english from '../index.ts';

const LANGUAGES = [
  ['English', english.notificationText],
  ['German', german.notificationText],
] as const;
const failed = (params: Partial<CodedNotification<'device-failed'>['params']>) =>
  ({
    code: 'device-failed',
    params: { device: 'Stage', workspace: 'Arena', reason: '', ...params },
  }) as const;

describe.each(LANGUAGES)('a notification in %s', (_name, text) => {
  it('is one line, also with line breaks, control and direction characters in names', () => {
    const said = text(
      failed({ device: 'Sta\r\nge\u0007\u202E', workspace: '\u2028Arena', reason: 'No\tpower' }),
    );
    expect(said).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
    expect(said).toContain('No power');
  });

  it('cuts long names and leaves nothing empty', () => {
    const long = 'x'.repeat(10_000);
    expect(text(failed({ device: long, workspace: long, reason: long })).length).toBeLessThan(400);
    expect(text(failed({ device: ' ', workspace: '' }))).not.toMatch(/^ | {2}/);
  });

  it('[HZ-16, PLUS-11] words a reason of ours, and repeats a text of the host', () => {
    expect(text(failed({ reason: 'no-answer-start' }))).not.toContain('no-answer-start');
    expect(text(failed({ reason: 'Kein Strom <b>' }))).toMatch(/: Kein Strom <b>$/);
  });
});

it('[PLUS-30] names roles in the language of the reader', () => {
  const coded = {
    code: 'access-changed',
    params: { account: 'Nord', workspace: null, role: 'account-admin' },
  } as const;
  expect(english.notificationText(coded)).toBe('You now have the role “Account Admin” in the account Nord.');
  expect(german.notificationText(coded)).toBe(
    'Sie haben jetzt die Rolle „Kontoadministrator“ im Konto Nord.',
  );
});
