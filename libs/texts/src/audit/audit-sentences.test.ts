import { LANGUAGES } from '@partyline/display';
import { describe, expect, it } from 'vitest';
import { textsFor } from '../by-language.ts';
import type { AuditSentence } from '../index.ts';

const OUTCOMES = ['done', 'refused', 'failed'] as const;
/** Details of which each makes one phrase. */
const DETAILS = [
  {},
  { role: 'workspace-admin' },
  { endsAt: null },
  { endsAt: '2026-11-30T12:00:00Z' },
  { name: 'Autocue' },
  { dataCenter: 'Dublin' },
];
/** A code, or a placeholder that is not filled. */
const CODE = /[a-z]+[.-][a-z-]+\b(?<!E-Mail)|\{|undefined|null|true|false|[a-z][A-Z]/;

describe.each(LANGUAGES)('the audit log in %s', (language) => {
  const texts = textsFor(language);
  const actions = Object.keys(texts.AUDIT_ACTION_TEXTS);
  const entry = (changes: Partial<AuditSentence>): AuditSentence => ({
    actor: 'Anna',
    actorKind: 'user',
    action: 'workspace.rename',
    details: {},
    objectKind: 'workspace',
    objectName: 'Studio',
    objectId: '7',
    outcome: 'done',
    via: null,
    count: 1,
    ...changes,
  });

  it.each(OUTCOMES)(
    '[PLUS-22, HZ-16] has a sentence without codes for every action that is %s',
    (outcome) => {
      for (const action of [...actions, 'call.list-audit', 'call.change-access', 'call.tea']) {
        for (const details of DETAILS) {
          for (const [objectName, count] of [
            ['Studio', 1],
            [null, 1],
            ['Studio', 12],
          ] as const) {
            const sentence = texts.auditSentence(entry({ action, details, outcome, objectName, count }));
            expect(sentence).toMatch(/^Anna .{6}/);
            expect(sentence.replaceAll(/API-Token|-Favorit/g, '')).not.toMatch(CODE);
            expect(sentence).not.toMatch(/ {2}|\s$/);
            if (outcome === 'refused') expect(sentence).toMatch(/refused|abgelehnt/);
          }
        }
      }
    },
  );

  it('[PLUS-22] names each action once in the choices of the filter', () => {
    const labels = actions.map((action) => texts.auditActionText(action));
    expect(new Set(labels).size).toBe(labels.length);
    expect(labels.filter((label) => /[{}]|[a-z]\.[a-z]/.test(label))).toEqual([]);
    expect(labels.filter((label) => !/^\p{Lu}/u.test(label))).toEqual([]);
  });

  it('[PLUS-22] finds every action by its own choice', () => {
    const lost = actions.filter(
      (action) => !texts.listAuditActions(texts.auditActionText(action)).includes(action),
    );
    expect(lost).toEqual([]);
  });
});
