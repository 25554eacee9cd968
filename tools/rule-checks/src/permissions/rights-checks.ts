import { ACTIONS, listRightsIssues } from '@partyline/permissions';
import { DECLARED_IN } from './permission-tables.ts';
import type { PermissionTables } from './permission-tables.ts';
import type { Violation } from '../violations/rule.ts';
import { violationAt } from '../violations/violation-at.ts';

export function checkRights({ rights, intendedGaps }: PermissionTables): Violation[] {
  return listRightsIssues(rights, intendedGaps).map(({ of, path, code, about }) =>
    violationAt(of === 'rights' ? DECLARED_IN.rights : DECLARED_IN.intendedGaps, path, code, about),
  );
}

/** Checks that every action has a letter of its own in the token. [GC-2] */
export function checkLetters({ letters }: PermissionTables): Violation[] {
  const known: ReadonlySet<string> = new Set(ACTIONS);
  const entries = Object.entries(letters);
  const at = (action: string, rule: Violation['rule'], about = '') =>
    violationAt(DECLARED_IN.letters, [action], rule, about);
  return [
    ...ACTIONS.filter((action) => letters[action] === undefined).map((action) =>
      at(action, 'action-without-letter'),
    ),
    ...entries.filter(([action]) => !known.has(action)).map(([action]) => at(action, 'letter-of-no-action')),
    ...entries
      .filter(([, letter]) => letter !== undefined && !/^[A-Za-z]$/.test(letter))
      .map(([action, letter = '']) => at(action, 'not-one-letter', `found "${letter}"`)),
    ...entries.flatMap(([action, letter], index) => {
      const earlier = entries.slice(0, index).find(([, other]) => other !== undefined && other === letter);
      return earlier === undefined ? [] : [at(action, 'letter-twice', earlier[0])];
    }),
  ];
}
