import { AUDIT_OUTCOMES } from '@partyline/contract';
import * as v from 'valibot';
import { searchParameter, textParameter } from '../../search-parameters.ts';

const day = searchParameter(v.pipe(v.string(), v.isoDate()));

/** Days back to the first one of a period. */
const PERIODS = { today: 0, 'last-7-days': 6, 'last-30-days': 29 } as const;
export type AuditPeriod = keyof typeof PERIODS;
export const AUDIT_PERIODS: readonly AuditPeriod[] = ['today', 'last-7-days', 'last-30-days'];

/** One id, or several. */
const workspaces = v.fallback(
  v.optional(
    v.union([
      v.pipe(v.array(v.pipe(v.number(), v.safeInteger(), v.minValue(1))), v.minLength(1), v.maxLength(100)),
      v.pipe(
        v.number(),
        v.safeInteger(),
        v.minValue(1),
        v.transform((id) => [id]),
      ),
    ]),
  ),
  undefined,
);

/** Search parameters; days are in the user's time zone. [PLUS-22] */
export const auditSearchSchema = v.object({
  text: textParameter,
  when: searchParameter(v.picklist(AUDIT_PERIODS)),
  from: day,
  to: day,
  workspace: workspaces,
  actor: textParameter,
  action: searchParameter(v.pipe(v.string(), v.regex(/^[a-z.-]{1,60}$/))),
  object: textParameter,
  outcome: searchParameter(v.picklist(AUDIT_OUTCOMES)),
});
export type AuditSearch = v.InferOutput<typeof auditSearchSchema>;

/** Clears every filter, but not the search. */
export const NO_FILTER = {
  when: undefined,
  from: undefined,
  to: undefined,
  workspace: undefined,
  actor: undefined,
  action: undefined,
  object: undefined,
  outcome: undefined,
} as const satisfies AuditSearch;

/** Returns the start of a day in the user's time zone, plus `later` days. */
function startOfDay(text: string, later: number): string {
  const [year = 0, month = 1, date = 1] = text.split('-').map(Number);
  return new Date(year, month - 1, date + later).toISOString();
}

function startOfPeriod(period: AuditPeriod, nowMs: number): string {
  const now = new Date(nowMs);
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() - PERIODS[period]).toISOString();
}

/**
 * Returns the query of GET audit, without unknown parameters of the URL; the last day is included, and a named period wins over
 * days. [PLUS-22]
 */
export function auditQueryOf(search: AuditSearch, nowMs: number): Readonly<Record<string, string>> {
  const { text, actor, action, object, outcome, when, from, to, workspace = [] } = search;
  const query: Record<string, string> = {};
  for (const [name, value] of Object.entries({ text, actor, action, object, outcome })) {
    const trimmed = value?.trim() ?? '';
    if (trimmed !== '') query[name] = trimmed;
  }
  if (workspace.length > 0) query.workspaces = workspace.join(',');
  if (when !== undefined) return { ...query, from: startOfPeriod(when, nowMs) };
  if (from !== undefined) query.from = startOfDay(from, 0);
  if (to !== undefined) query.to = startOfDay(to, 1);
  return query;
}

/** Returns whether anything is searched or filtered. */
export function isAuditNarrowed({ text, ...search }: AuditSearch): boolean {
  return (text !== undefined && text !== '') || countAuditFilters(search) > 0;
}

/** Returns the number of filters: a period is one. */
export function countAuditFilters({
  when,
  from,
  to,
  workspace,
  actor,
  action,
  object,
  outcome,
}: Omit<AuditSearch, 'text'>): number {
  const period = when ?? from ?? to;
  return [period, workspace, actor, action, object, outcome].filter(
    (value) => value !== undefined && value.length > 0,
  ).length;
}
