import { chmod, mkdir, readFile, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { SettingError } from '../setting-error.ts';
import { isMissing, writeFileAtomically } from './atomic-file.ts';

const SQLITE_BUSY = 5;
const SQLITE_READONLY = 8;
const SQLITE_CANTOPEN = 14;
const DENIED = 'access is denied';

/** The folder one sandbox keeps its data in, held by it alone while it runs. */
export interface DataFolder {
  readonly path: string;
  /** When the folder was first used, in Unix seconds; the first epoch of its instances. */
  readonly bornAt: number;
  release(): void;
}

/**
 * Makes the folder if need be (for its owner only) and takes it. Throws a {@link SettingError} with one sentence when it
 * cannot be written, or when another sandbox holds it.
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

/** Takes away what others may do there; what its owner may do stays as it is. */
async function closeToOthers(folder: string): Promise<void> {
  const { mode } = await stat(folder);
  if ((mode & 0o077) !== 0) await chmod(folder, mode & 0o700);
}

/**
 * SQLite's exclusive lock is the operating system's own: it ends with its process, however that ends, so that no stale
 * lock can be left behind and none has to be guessed at.
 */
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

/** Reads when the folder was first used. Written at every start: whether it can be is better known now than later. */
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
