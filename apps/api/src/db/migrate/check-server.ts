import type pg from 'pg';

/** An unusable database; the message is one sentence for the operator. */
export class UnsuitableDatabase extends Error {}

export const OLDEST_POSTGRESQL = 15;

interface ServerFacts {
  readonly version: number;
  readonly versionText: string;
  readonly encoding: string;
  readonly hasIcu: boolean;
  readonly hasTrigrams: boolean;
}

/** Throws {@link UnsuitableDatabase}, before any write, when the server is too old, not UTF8, or lacks a feature. */
export async function checkServer(client: Pick<pg.Client, 'query'>): Promise<void> {
  const { rows } =
    await client.query<ServerFacts>(`SELECT current_setting('server_version_num')::int / 10000 AS version,
    current_setting('server_version') AS "versionText", current_setting('server_encoding') AS encoding,
    EXISTS (SELECT FROM pg_collation WHERE collname = 'und-x-icu') AS "hasIcu",
    EXISTS (SELECT FROM pg_available_extensions WHERE name = 'pg_trgm') AS "hasTrigrams"`);
  const refusal = rows[0] === undefined ? null : refusalOf(rows[0]);
  if (refusal !== null) throw new UnsuitableDatabase(refusal);
}

/** Returns why a server cannot be used, as one sentence, or null. */
export function refusalOf({
  version,
  versionText,
  encoding,
  hasIcu,
  hasTrigrams,
}: ServerFacts): string | null {
  if (version < OLDEST_POSTGRESQL)
    return `The database is PostgreSQL ${versionText}; Partyline needs ${OLDEST_POSTGRESQL} or newer.`;
  if (encoding !== 'UTF8') return `The database is encoded in ${encoding}; Partyline needs UTF8.`;
  if (!hasIcu) return 'The PostgreSQL server was built without ICU: the collation und-x-icu is missing.';
  if (!hasTrigrams)
    return 'The extension pg_trgm is not available: install the contrib package of PostgreSQL.';
  return null;
}
