import pg from 'pg';
import { Refusal } from '../process/refusal.ts';

const OLDEST = 15;

/** Checks that the database can be reached and is new enough; the error sentence leaves the password out. */
export async function checkExternalDatabase(databaseUrl: string): Promise<void> {
  const { host, pathname } = new URL(databaseUrl);
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ version: string }>(
      `SELECT current_setting('server_version_num') AS version`,
    );
    const major = Math.floor(Number(rows[0]?.version) / 10_000);
    if (major < OLDEST)
      throw new Refusal(
        `The database at ${host} is PostgreSQL ${major}; Partyline needs ${OLDEST} or newer.`,
      );
  } catch (error) {
    if (error instanceof Refusal) throw error;
    const reason = error instanceof Error && error.message ? error.message : 'it does not answer';
    throw new Refusal(
      `The database ${pathname.slice(1)} at ${host} (DATABASE_URL) cannot be used: ${reason}.`,
    );
  } finally {
    await client.end().catch(() => undefined);
  }
}
