import { AUDIT_ACTION_TEXTS, AUDIT_GROUP_TEXTS } from '@partyline/texts';
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
