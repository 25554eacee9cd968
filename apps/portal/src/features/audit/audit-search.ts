import { AUDIT_OUTCOMES } from '@partyline/contract';
import * as v from 'valibot';

const text = v.fallback(
  v.optional(
    v.pipe(
      v.union([v.string(), v.number()]),
      v.transform((value) => String(value).slice(0, 100)),
    ),
  ),
  undefined,
);
const day = v.fallback(v.optional(v.pipe(v.string(), v.isoDate())), undefined);

/** Search parameters; days are in the user's time zone. [PLUS-22] */
export const auditSearchSchema = v.object({
  actor: text,
  action: v.fallback(v.optional(v.pipe(v.string(), v.regex(/^[a-z.-]{1,60}$/))), undefined),
  object: text,
  outcome: v.fallback(v.optional(v.picklist(AUDIT_OUTCOMES)), undefined),
  from: day,
  to: day,
});
export type AuditSearch = v.InferOutput<typeof auditSearchSchema>;

/** Returns the start of a day in the user's time zone, plus `later` days. */
function startOfDay(text: string, later: number): string {
  const [year = 0, month = 1, date = 1] = text.split('-').map(Number);
  return new Date(year, month - 1, date + later).toISOString();
}

/** Returns the query of GET audit; the last day is included. [PLUS-22] */
export function auditQueryOf({ from, to, ...filters }: AuditSearch): Readonly<Record<string, string>> {
  const query: Record<string, string> = {};
  for (const [name, value] of Object.entries(filters)) {
    const trimmed = value?.trim() ?? '';
    if (trimmed !== '') query[name] = trimmed;
  }
  if (from !== undefined) query.from = startOfDay(from, 0);
  if (to !== undefined) query.to = startOfDay(to, 1);
  return query;
}

/** Returns whether any filter is set. */
export function isAuditNarrowed(search: AuditSearch): boolean {
  return Object.values(search).some((value) => value !== undefined && value !== '');
}
