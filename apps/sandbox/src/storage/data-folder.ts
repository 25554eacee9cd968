import { chmod, mkdir, readFile, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { SettingError } from '../setting-error.ts';
import { isMissing, writeFileAtomically } from './atomic-file.ts';

const SQLITE_BUSY = 5;
const SQLITE_READONLY = 8;
const SQLITE_CANTOPEN = 14;
const DENIED = 'access is denied';

/** The data folder of one sandbox, locked while it runs. */
export interface DataFolder {
  readonly path: string;
  /** First use, Unix seconds; the first epoch of its instances. */
  readonly bornAt: number;
  release(): void;
}

/**
 * Creates the folder if absent (owner only) and locks it. Throws a {@link SettingError} when it is not
 * writable or locked by another sandbox.
 */
export async function openDataFolder(path: string, nowMs: number): Promise<DataFolder> {
  const folder = resolve(path);
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await closeToOthers(folder);
  } catch (error) {
    throw new SettingError(`The sandbox cannot use its data folder ${folder}: ${reasonOf(error)}.`);
  }
  const release = takeLock(folder);
  try {
    return { path: folder, bornAt: await readBirth(folder, nowMs), release };
  } catch (error) {
    release();
    throw new SettingError(`The sandbox cannot write to its data folder ${folder}: ${reasonOf(error)}.`);
  }
}

/** Removes the permissions of group and others. */
async function closeToOthers(folder: string): Promise<void> {
  const { mode } = await stat(folder);
  if ((mode & 0o077) !== 0) await chmod(folder, mode & 0o700);
}

/** Locks a data folder. The operating system releases SQLite's exclusive lock with its process, so no stale lock can remain. */
function takeLock(folder: string): () => void {
  try {
    const lock = new DatabaseSync(join(folder, 'lock'), { timeout: 0 });
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
    return () => lock.close();
  } catch (error) {
    const code = error instanceof Error && 'errcode' in error ? error.errcode : undefined;
    if (code === SQLITE_BUSY) {
      throw new SettingError(`Another sandbox is already running on the data folder ${folder}.`);
    }
    const reason = code === SQLITE_READONLY || code === SQLITE_CANTOPEN ? DENIED : reasonOf(error);
    throw new SettingError(`The sandbox cannot write to its data folder ${folder}: ${reason}.`);
  }
}

/** Reads the time of first use. Written at every start, to fail early in a read-only folder. */
async function readBirth(folder: string, nowMs: number): Promise<number> {
  const path = join(folder, 'born-at');
  const written = await readFile(path, 'utf8').catch((error: unknown) => {
    if (isMissing(error)) return '';
    throw error;
  });
  const seconds = /^\d{1,12}$/.test(written) ? Number(written) : Math.floor(nowMs / 1000);
  await writeFileAtomically(path, String(seconds));
  return seconds;
}

function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  switch (code) {
    case 'EACCES':
    case 'EPERM':
      return DENIED;
    case 'EROFS':
      return 'it is on a read-only file system';
    case 'ENOTDIR':
    case 'EEXIST':
      return 'it is not a folder';
    case 'ENOSPC':
      return 'the disk is full';
    default:
      return error instanceof Error ? error.message : String(error);
  }
}
