import { AUDIT_ACTION_TEXTS, AUDIT_GROUP_TEXTS, auditActionText, screens } from '@partyline/texts';
import { dateText } from '../../dates.ts';
import type { AuditSearch } from './audit-search.ts';

const words = screens.audit;

/** A filter in words, and the change that removes it. */
export interface FilterChip {
  readonly name: string;
  readonly value: string;
  readonly without: AuditSearch;
}

/** Returns the label of an action or of a group of actions; null for an unknown one. */
export function actionLabel(action: string): string | null {
  const group = new Map<string, string>(Object.entries(AUDIT_GROUP_TEXTS)).get(action);
  if (group !== undefined) return words.group(group);
  return action in AUDIT_ACTION_TEXTS ? auditActionText(action) : null;
}

/** Formats a day of the user, given as `YYYY-MM-DD`. */
const dayText = (day: string) => dateText(Date.parse(`${day}T12:00:00`));

function periodText({ when, from, to }: AuditSearch): string | null {
  if (when !== undefined) return words.periods[when];
  if (from !== undefined && to !== undefined) {
    return from === to ? dayText(from) : words.between(dayText(from), dayText(to));
  }
  if (from !== undefined) return words.since(dayText(from));
  return to === undefined ? null : words.until(dayText(to));
}

function workspaceText(ids: readonly number[], names: ReadonlyMap<number, string>): string {
  const known = ids.flatMap((id) => names.get(id) ?? []);
  return known.length === ids.length ? known.join(', ') : words.severalWorkspaces(ids.length);
}

/** Returns the filters in use, in words. [PLUS-22] */
export function listFilterChips(search: AuditSearch, workspaces: ReadonlyMap<number, string>): FilterChip[] {
  const { workspace = [], actor, action, object, outcome } = search;
  const values: readonly (readonly [string, string | null | undefined, AuditSearch])[] = [
    [words.period, periodText(search), { when: undefined, from: undefined, to: undefined }],
    [
      words.where,
      workspace.length === 0 ? null : workspaceText(workspace, workspaces),
      { workspace: undefined },
    ],
    [words.actor, actor, { actor: undefined }],
    [words.action, action === undefined ? null : (actionLabel(action) ?? action), { action: undefined }],
    [words.object, object, { object: undefined }],
    [words.outcome, outcome && words.outcomes[outcome], { outcome: undefined }],
  ];
  return values.flatMap(([name, value, without]) =>
    value === null || value === undefined || value === '' ? [] : [{ name, value, without }],
  );
}
