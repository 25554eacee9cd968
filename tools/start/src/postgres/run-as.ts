import { execFileSync } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Refusal } from '../process/refusal.ts';

/** undefined: the current user. */
export interface RunAs {
  readonly uid: number;
  readonly gid: number;
}

/** For root, as whom PostgreSQL refuses to run. */
const CANDIDATES = ['postgres', 'nobody'] as const;

/** Chooses the user that PostgreSQL runs as; an existing cluster keeps its owner. */
export function chooseRunAs(clusterOwner: RunAs | undefined, cluster: string): RunAs | undefined {
  const me = process.getuid?.();
  if (me === undefined) return undefined;
  if (clusterOwner && clusterOwner.uid !== 0 && me === 0) return clusterOwner;
  if (me === 0) return systemUser();
  if (clusterOwner && clusterOwner.uid !== me)
    throw new Refusal(`The database in ${cluster} belongs to another user; start as that user or as root.`);
  return undefined;
}

function systemUser(): RunAs {
  for (const name of CANDIDATES) {
    try {
      const ask = (flag: string): number =>
        Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
      return { uid: ask('-u'), gid: ask('-g') };
    } catch {
      continue;
    }
  }
  throw new Refusal(
    `PostgreSQL refuses to run as root, and this system has no user named ${CANDIDATES.join(' or ')}: start as an ordinary user.`,
  );
}

/** Returns whether `user` may enter every folder above `path`. */
export async function canReach(user: RunAs | undefined, path: string): Promise<boolean> {
  if (!user) return true;
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    const { mode, uid, gid } = await stat(folder);
    const bit = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001;
    if ((mode & bit) === 0) return false;
    if (folder === dirname(folder)) return true;
  }
}
