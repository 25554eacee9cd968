import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Earlier checksums of corrected migrations: only those that cannot run on a supported server are corrected, and a later one brings
 * older databases to the same schema. These five used a collation missing in PostgreSQL 15 and 16.
 */
const FORMER_CHECKSUMS: Readonly<Record<string, string>> = {
  '0001-foundation': '031ebcff172462e924eb9371308010c1854941232172f298fa478e70c17799ee',
  '0003-own-data': '4278bb5e566a73902e5011cc782718483307f21662727d5500dc6fbb4d2dace8',
  '0012-access-rows': '5591cf31b83b3455c12f0b0331f0159431cea6b08e83b81711023b028c7051b5',
  '0021-contact': '96dbe97041dfc4256efd462d97c890ddaacb31c68d687be21bc5fff1bb37bfac',
  '0024-trials-and-buyers': 'c5ea65278dd25abf6e39851178b834c1b0ae926524771a4a14cfc444a23bc891',
};

export interface Migration {
  readonly number: number;
  readonly name: string;
  readonly sql: string;
  /** SHA-256 in hex. */
  readonly checksum: string;
  /** Before a correction: accepted for databases that ran it. */
  readonly formerChecksum?: string | undefined;
}

const FOLDER = join(import.meta.dirname, '../migrations');
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
