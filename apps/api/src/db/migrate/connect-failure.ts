import { UnsuitableDatabase } from './check-server.ts';

/** Refusals that waiting does not cure, by SQLSTATE. */
const REFUSALS: Readonly<Record<string, string>> = {
  '28000': 'The database refuses the user of DATABASE_URL, or connections from this machine.',
  '28P01': 'The database refuses the user or the password of DATABASE_URL.',
  '3D000': 'The database that DATABASE_URL names does not exist on its server.',
  '42501': 'The user of DATABASE_URL may not connect to its database.',
};

const NO_TLS = 'The server does not support SSL connections';

/** Returns a failed connection as an {@link UnsuitableDatabase} where it is one for good, else the error. */
export function connectFailureOf(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const refusal = REFUSALS[code];
  if (refusal !== undefined) return new UnsuitableDatabase(refusal, { cause: error });
  if (error.message.startsWith(NO_TLS))
    return new UnsuitableDatabase('The database does not offer TLS, which DATABASE_URL asks for.');
  if (/CERT|^ERR_(TLS|SSL)/.test(code))
    return new UnsuitableDatabase(
      'The certificate of the database is not accepted: check host and sslrootcert in DATABASE_URL.',
      { cause: error },
    );
  return error;
}
