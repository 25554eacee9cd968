import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * When the process with this id started, as text to compare with an earlier answer; undefined when there is none.
 * With the id it names one process for good: ids are used again, also after the machine was restarted.
 */
export function startedAt(pid: number): string | undefined {
  try {
    // The command's name, second in the line, may hold spaces and brackets: count from the last bracket.
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

/** Whether a process with this id runs; a dead one that nobody has collected yet does not. */
export function isRunning(pid: number): boolean {
  return startedAt(pid) !== undefined;
}
