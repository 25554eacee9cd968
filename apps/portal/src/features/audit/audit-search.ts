import { AUDIT_OUTCOMES } from '@partyline/contract';
import * as v from 'valibot';
import { searchParameter, textParameter } from '../../search-parameters.ts';

const day = searchParameter(v.pipe(v.string(), v.isoDate()));

/** Search parameters; days are in the user's time zone. [PLUS-22] */
export const auditSearchSchema = v.object({
  actor: textParameter,
  action: searchParameter(v.pipe(v.string(), v.regex(/^[a-z.-]{1,60}$/))),
  object: textParameter,
  outcome: searchParameter(v.picklist(AUDIT_OUTCOMES)),
  from: day,
  to: day,
});
export type AuditSearch = v.InferOutput<typeof auditSearchSchema>;

/** Returns the start of a day in the user's time zone, plus `later` days. */
function startOfDay(text: string, later: number): string {
  const [year = 0, month = 1, date = 1] = text.split('-').map(Number);
  return new Date(year, month - 1, date + later).toISOString();
}

/** Returns the query of GET audit, without unknown parameters of the URL; the last day is included. [PLUS-22] */
export function auditQueryOf(search: AuditSearch): Readonly<Record<string, string>> {
  const { actor, action, object, outcome, from, to } = search;
  const query: Record<string, string> = {};
  for (const [name, value] of Object.entries({ actor, action, object, outcome })) {
    const trimmed = value?.trim() ?? '';
    if (trimmed !== '') query[name] = trimmed;
  }
  if (from !== undefined) query.from = startOfDay(from, 0);
  if (to !== undefined) query.to = startOfDay(to, 1);
  return query;
}

/** Returns whether any filter is set. */
export function isAuditNarrowed({ actor, action, object, outcome, from, to }: AuditSearch): boolean {
  return [actor, action, object, outcome, from, to].some((value) => value !== undefined && value !== '');
}
