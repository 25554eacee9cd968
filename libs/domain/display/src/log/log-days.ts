import { tz } from '@date-fns/tz';
import { subDays } from 'date-fns/subDays';
import { formatInstant, type DateContext } from '../time/dates.ts';

/** Consecutive entries of one day of the reader. */
export interface LogDay<Entry> {
  readonly isToday: boolean;
  readonly isYesterday: boolean;
  /** Instant of the first entry, in milliseconds since 1970. */
  readonly atMs: number;
  readonly entries: readonly Entry[];
}

/** Groups entries, newest first, by the days of the reader's time zone. [PLUS-22, GU-14] */
export function listLogDays<Entry extends { readonly at: string }>(
  entries: readonly Entry[],
  nowMs: number,
  context: DateContext,
): LogDay<Entry>[] {
  const dayOf = (ms: number) => formatInstant(ms, 'date', context);
  const today = dayOf(nowMs);
  const yesterday = dayOf(Number(subDays(nowMs, 1, { in: tz(context.timeZone) })));
  const days = new Map<string, Entry[]>();
  for (const entry of entries) {
    const day = dayOf(Date.parse(entry.at));
    const known = days.get(day);
    if (known === undefined) days.set(day, [entry]);
    else known.push(entry);
  }
  return [...days].map(([day, list]) => ({
    isToday: day === today,
    isYesterday: day === yesterday,
    atMs: Date.parse(list[0]?.at ?? ''),
    entries: list,
  }));
}
