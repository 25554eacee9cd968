import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FORMER_CHECKSUMS } from './former-checksums.ts';

export interface Migration {
  readonly number: number;
  readonly name: string;
  readonly sql: string;
  /** SHA-256 in hex. */
  readonly checksum: string;
  /** Before a correction: accepted for databases that ran it. */
  readonly formerChecksum?: string | undefined;
}

const FOLDER = join(import.meta.dirname, 'migrations');
const FILE_NAME = /^(\d{4})-[a-z0-9-]+\.sql$/;

/** Reads the migrations by number. Throws on a file not named `NNNN-what-it-does.sql` and on gaps or repeats. */
export function readMigrations(folder: string = FOLDER): Migration[] {
  const migrations = readdirSync(folder)
    .sort()
    .map((file) => readMigration(folder, file));
  migrations.forEach(({ number, name }, index) => {
    if (number !== index + 1)
      throw new Error(`The migration ${name} should have the number ${String(index + 1)}.`);
  });
  return migrations;
}

function readMigration(folder: string, file: string): Migration {
  const number = FILE_NAME.exec(file)?.[1];
  if (number === undefined) throw new Error(`${file} is not named like a migration: NNNN-what-it-does.sql.`);
  const sql = readFileSync(join(folder, file), 'utf8');
  const name = file.slice(0, -'.sql'.length);
  const checksum = createHash('sha256').update(sql).digest('hex');
  return { number: Number(number), name, sql, checksum, formerChecksum: FORMER_CHECKSUMS[name] };
}
