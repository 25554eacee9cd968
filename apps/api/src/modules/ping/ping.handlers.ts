import type { Handlers } from '../../http/route-types.ts';

/** What the ping says and what it asks first. */
export interface PingDeps {
  readonly version: string;
  readonly now: () => Date;
  /** Throws when the database cannot be reached: a service without it does not answer either. */
  readonly checkDatabase: () => Promise<void>;
}

/** GET ping: answers 200 while the service can serve. [API-25] */
export function pingHandlers(deps: PingDeps): Pick<Handlers, 'ping'> {
  return {
    ping: async () => {
      await deps.checkDatabase();
      return { version: deps.version, time: deps.now().toISOString() };
    },
  };
}
