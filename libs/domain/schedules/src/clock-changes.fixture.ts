/** The zones of the universe: each kind of clock change there is, and none. */
export const ZONES = [
  'Europe/Berlin',
  'Europe/London',
  'Europe/Lisbon',
  'Europe/Moscow',
  'Europe/Istanbul',
  'America/New_York',
  'America/Los_Angeles',
  'America/St_Johns',
  'America/Sao_Paulo',
  'America/Havana',
  'America/Santiago',
  'Africa/Cairo',
  'Africa/Casablanca',
  'Asia/Beirut',
  'Asia/Tehran',
  'Asia/Kolkata',
  'Australia/Lord_Howe',
  'Australia/Sydney',
  'Pacific/Apia',
  'Pacific/Chatham',
] as const;

const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** When the clock of a zone changes, and how far it is ahead of UTC before and after, in milliseconds. */
export interface ClockChange {
  readonly zone: string;
  readonly atMs: number;
  readonly before: number;
  readonly after: number;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Returns what the clock of a zone shows, read with Intl alone, as the UTC instant of the same digits. */
function wallOf(zone: string, ms: number): number {
  let clock = clocks.get(zone);
  if (clock === undefined) {
    const digits = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric' } as const;
    const form = {
      ...digits,
      minute: 'numeric',
      second: 'numeric',
      hourCycle: 'h23',
      timeZone: zone,
    } as const;
    clock = new Intl.DateTimeFormat('en-US', form);
    clocks.set(zone, clock);
  }
  const part: Record<string, number> = {};
  for (const { type, value } of clock.formatToParts(ms)) part[type] = Number(value);
  const { year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0 } = part;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

const offsetOf = (zone: string, ms: number): number => wallOf(zone, ms) - ms;

/** Lists the changes of a zone's clock between two instants, found by looking at every tenth day and halving. */
export function listClockChanges(zone: string, fromMs: number, toMs: number): readonly ClockChange[] {
  const changes: ClockChange[] = [];
  for (let at = fromMs; at < toMs; at += 10 * DAY) {
    const [before, after] = [offsetOf(zone, at), offsetOf(zone, at + 10 * DAY)];
    if (before === after) continue;
    let [low, high] = [at, at + 10 * DAY];
    while (high - low > MINUTE) {
      const middle = low + Math.floor((high - low) / MINUTE / 2) * MINUTE;
      if (offsetOf(zone, middle) === before) low = middle;
      else high = middle;
    }
    changes.push({ zone, atMs: high, before, after });
  }
  return changes;
}

/**
 * Returns when a wall time near a clock change is due, as PLUS-15 says it: at that time; the first time where the clock shows it
 * twice; at the change where the clock skips it. `wallMs`: the UTC instant of the same digits.
 */
export function dueOf({ atMs, before, after }: ClockChange, wallMs: number): number {
  if (wallMs - before < atMs) return wallMs - before;
  return wallMs - after >= atMs ? wallMs - after : atMs;
}
