import { randomBytes } from 'node:crypto';

const TICKET_MS = 60_000;
const SESSION_MS = 8 * 3600 * 1000;
const MAX_ENTRIES = 10_000;

interface Entry {
  readonly vicUuid: string;
  readonly until: number;
}

/** Access to manager pages: tickets, valid once and for a minute, and the sessions they begin. */
export class ManagerSessions {
  readonly #now: () => number;
  readonly #tickets = new Map<string, Entry>();
  readonly #sessions = new Map<string, Entry>();

  constructor(now: () => number) {
    this.#now = now;
  }

  issueTicket(vicUuid: string): string {
    return this.#issue(this.#tickets, vicUuid, TICKET_MS);
  }

  /**
   * Returns the key of a new session; undefined for a ticket that is unknown, used, expired or of another
   * instance.
   */
  redeem(vicUuid: string, ticket: string): string | undefined {
    if (!this.#isValid(this.#tickets, vicUuid, ticket)) return undefined;
    this.#tickets.delete(ticket);
    return this.#issue(this.#sessions, vicUuid, SESSION_MS);
  }

  holds(vicUuid: string, session: string | undefined): boolean {
    return session !== undefined && this.#isValid(this.#sessions, vicUuid, session);
  }

  #issue(entries: Map<string, Entry>, vicUuid: string, lifetimeMs: number): string {
    const oldest = entries.keys().next();
    if (entries.size >= MAX_ENTRIES && !oldest.done) entries.delete(oldest.value);
    const key = randomBytes(24).toString('base64url');
    entries.set(key, { vicUuid, until: this.#now() + lifetimeMs });
    return key;
  }

  #isValid(entries: Map<string, Entry>, vicUuid: string, key: string): boolean {
    const entry = entries.get(key);
    return entry?.vicUuid === vicUuid && entry.until > this.#now();
  }
}
