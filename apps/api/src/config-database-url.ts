import { accessSync, constants } from 'node:fs';

/** `sslmode`s with one meaning for every client: `require` checks the certificate only in some. */
const TLS_MODES: readonly string[] = ['disable', 'verify-full'];
const TLS_FILES = ['sslrootcert', 'sslcert', 'sslkey'];

/** Returns what is wrong with DATABASE_URL, or null when it is usable or absent; never quotes the address. */
export function databaseUrlMistake(text: string): string | null {
  // Absence is reported elsewhere.
  if (text === '') return null;
  if (!URL.canParse(text) || !/^postgres(ql)?:$/.test(new URL(text).protocol))
    return 'DATABASE_URL must look like postgres://user:password@host:5432/database.';
  const { hostname, searchParams } = new URL(text);
  // libpq would try them in turn; the driver looks the list up as one name.
  if (hostname.includes(',') || (searchParams.get('host') ?? '').includes(','))
    return 'DATABASE_URL must name one host: an address that leads to the primary, whichever server that is.';
  const mode = searchParams.get('sslmode');
  if (mode !== null && !TLS_MODES.includes(mode))
    return 'DATABASE_URL must have the sslmode verify-full or disable, or none.';
  if (searchParams.has('ssl'))
    return 'DATABASE_URL must say with sslmode, not with ssl, whether TLS is used.';
  const files = TLS_FILES.map((name) => searchParams.get(name)).filter((file) => file !== null);
  return files.every(isReadable)
    ? null
    : 'DATABASE_URL must name files that can be read in sslrootcert, sslcert and sslkey.';
}

function isReadable(file: string): boolean {
  try {
    accessSync(file, constants.R_OK);
    return true;
  } catch {
    return false;
  }
}
