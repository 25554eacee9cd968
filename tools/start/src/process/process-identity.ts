import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * Returns a process's start time as text to compare, undefined if it does not run. With the id it names a process even if ids are
 * reused or the machine restarts.
 */
export function startedAt(pid: number): string | undefined {
  try {
    // The command name may hold brackets.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (fields[0] === 'Z') return undefined;
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${fields[19] ?? ''}`;
  } catch {
    return process.platform === 'linux' ? undefined : startedAtByPs(pid);
  }
}

function startedAtByPs(pid: number): string | undefined {
  try {
    const output = execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], {
      encoding: 'utf8',
      env: { LC_ALL: 'C' },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return output.trim() || undefined;
  } catch {
    return undefined;
  }
}

/** Returns whether a process runs; a zombie does not. */
export function isRunning(pid: number): boolean {
  return startedAt(pid) !== undefined;
}
