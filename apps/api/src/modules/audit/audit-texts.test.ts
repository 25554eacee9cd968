import { ROUTES } from '@partyline/contract';
import { auditAreaOf, LANGUAGES } from '@partyline/display';
import { AUDIT_ACTION_TEXTS, AUDIT_GROUP_TEXTS } from '@partyline/texts';
import { textsFor } from '@partyline/texts/by-language';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SOURCE = join(import.meta.dirname, '../..');
const GROUPS = Object.keys(AUDIT_GROUP_TEXTS).filter((group) => group !== 'call');
const LITERAL = new RegExp(`'((?:${GROUPS.join('|')})\\.[a-z-]+)'`, 'g');

/** Prefixes of composed action names: rows, ownerships, payments and devices. */
const COMPOSED = [
  ...['resend', 'link', 'revoke', 'change', 'suspend', 'resume', 'leave'].flatMap((event) => [
    `invitation.${event}`,
    `membership.${event}`,
  ]),
  ...['transfer', 'request', 'open', 'accept', 'reject', 'cancel', 'resend'].map(
    (event) => `ownership.${event}`,
  ),
  ...['refund', 'dispute'].map((kind) => `payment.${kind}`),
  ...['start', 'stop', 'save', 'upgrade'].map((command) => `instance.${command}`),
];

/** Every audited action name in the source, with its file. */
function writtenActions(): Map<string, string> {
  const found = new Map<string, string>();
  for (const file of globSync('**/*.ts', { cwd: SOURCE })) {
    if (/\.(?:test|fixture)\.ts$|^testing\//.test(file)) continue;
    const text = readFileSync(join(SOURCE, file), 'utf8');
    for (const [, action = ''] of text.matchAll(LITERAL)) found.set(action, file);
    for (const [, action = ''] of text.matchAll(/\baction: '([a-z]+\.[a-z-]+)'/g)) found.set(action, file);
  }
  return found;
}

it('[PLUS-22] has a sentence for every action of the log', () => {
  const written = writtenActions();
  expect(written.size).toBeGreaterThan(20);
  const missing = [...written].filter(([action]) => AUDIT_ACTION_TEXTS[action] === undefined);
  expect(missing).toEqual([]);
  expect(COMPOSED.filter((action) => AUDIT_ACTION_TEXTS[action] === undefined)).toEqual([]);
});

it('[PLUS-22] has no sentence for an action that is never written', () => {
  const known = new Set([...writtenActions().keys(), ...COMPOSED]);
  expect(Object.keys(AUDIT_ACTION_TEXTS).filter((action) => !known.has(action))).toEqual([]);
});

it('[PLUS-22, HZ-16] says in words what a refused call was about', () => {
  const guarded = Object.entries(ROUTES).filter(([, { permission }]) =>
    ['account', 'workspace', 'instance', 'member'].includes(permission.kind),
  );
  expect(guarded.length).toBeGreaterThan(40);
  const calls = guarded.map(([name]) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`));
  expect(calls.filter((call) => auditAreaOf(call) === 'service')).toEqual([]);
});

it('[PLUS-7, HZ-16] has words for every reason that a module writes itself', () => {
  // Health checks are not audited; a column is named `reason`.
  const codes = new Set(
    globSync('{modules,records,wiring}/**/*.ts', { cwd: SOURCE })
      .filter((file) => !/\.(?:test|fixture)\.ts$|modules\/ping\//.test(file))
      .flatMap((file) => [...readFileSync(join(SOURCE, file), 'utf8').matchAll(/\breason: '([a-z-]+)'/g)])
      .flatMap(([, code]) => (code === undefined || code === 'reason' ? [] : [code])),
  );
  expect(codes.size).toBeGreaterThan(8);
  for (const language of LANGUAGES) {
    const { auditReasonText } = textsFor(language);
    const unknown = auditReasonText('unknown to every version');
    expect([...codes].filter((code) => auditReasonText(code) === unknown)).toEqual([]);
  }
});
