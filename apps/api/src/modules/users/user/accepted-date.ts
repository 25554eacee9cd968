import type { Profile } from '@partyline/contract';

/** Converts a date for the portal; zero when never accepted. [GE-2, GX-27] */
export function acceptedDateOf(date: Date | null): Profile['t_c_accepted_date'] {
  const ms = date?.getTime() ?? 0;
  return { seconds: Math.floor(ms / 1000), nanoseconds: (ms % 1000) * 1_000_000 };
}
