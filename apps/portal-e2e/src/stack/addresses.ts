export interface Addresses {
  readonly portal: string;
  readonly sandbox: string;
  readonly database: string;
}

const NAMES = {
  portal: 'E2E_PORTAL_URL',
  sandbox: 'E2E_SANDBOX_URL',
  database: 'E2E_DATABASE_URL',
} as const satisfies Record<keyof Addresses, string>;

/** Reads the URLs from the environment; null when one is missing. */
export function findAddresses(): Addresses | null {
  const { [NAMES.portal]: portal, [NAMES.sandbox]: sandbox, [NAMES.database]: database } = process.env;
  return portal && sandbox && database ? { portal, sandbox, database } : null;
}

export function addresses(): Addresses {
  const found = findAddresses();
  if (found === null) throw new Error(`The environment must name ${Object.values(NAMES).join(', ')}.`);
  return found;
}

/** Publishes the addresses in the environment, which workers inherit. */
export function publishAddresses(known: Addresses): void {
  for (const [key, name] of Object.entries(NAMES)) process.env[name] = known[key as keyof Addresses]; // the keys of NAMES
}
