import { parseVicId, parseVicUuid } from '@partyline/kernel';
import type { Action, AnswerListener } from '@partyline/permissions';
import { requestScope, type RequestScope } from './request-scope.ts';

/** Names what a right was asked for: a workspace, an instance, an invitation or membership, or a branch of the account. */
export type AskedObject = `${'workspace' | 'instance' | 'access' | 'account'}:${string}`;

/** Names a workspace. */
export function workspaceObject(id: number): AskedObject {
  return `workspace:${id}`;
}

/** Names an instance by what a path or body may say: its row id or its vicUuid in any letter case. [GX-12] */
export function instanceObject(id: string | number): AskedObject {
  const rowId = parseVicId(id);
  if (rowId.ok) return `instance:${rowId.value}`;
  const vicUuid = parseVicUuid(id);
  return `instance:${vicUuid.ok ? vicUuid.value : id}`;
}

/** Names an invitation or a membership by its id on the wire. */
export function accessObject(id: string): AskedObject {
  return `access:${id}`;
}

/**
 * Returns a subject's listener that records each granted right of the current call for these objects, and for the branch of an
 * account question. Records nothing in a job. [ROLE-38]
 */
export function recordAnswers(...objects: readonly AskedObject[]): AnswerListener {
  return (action, target, { allowed }) => {
    const granted = requestScope()?.granted;
    if (granted === undefined || !allowed) return;
    const named = target.kind === 'account' ? ([`account:${target.branch}`] as const) : objects;
    for (const object of named) granted.add(grantOf(action, object));
  };
}

/** One of these rights on this object; an object of null is any. */
export interface RequiredRight {
  readonly anyOf: readonly Action[];
  readonly object: AskedObject | null;
}

/** Returns the first requirement that was not asked for and granted yet; undefined when none is missing. */
export function missingRight(
  required: readonly RequiredRight[],
  { granted }: Pick<RequestScope, 'granted'>,
): RequiredRight | undefined {
  const isGranted = ({ anyOf, object }: RequiredRight): boolean =>
    anyOf.some((action) =>
      object === null
        ? [...granted].some((grant) => grant.startsWith(`${action} `))
        : granted.has(grantOf(action, object)),
    );
  return required.find((right) => !isGranted(right));
}

function grantOf(action: Action, object: AskedObject): string {
  return `${action} ${object}`;
}
