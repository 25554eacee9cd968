import { readdir, readFile } from 'node:fs/promises';

/** Returns the pid of the child process whose command line names this file; throws when there is none. */
export async function findChild(parent: number, file: string): Promise<number> {
  for (const name of await readdir('/proc')) {
    const pid = Number(name);
    if (!Number.isInteger(pid) || (await parentOf(pid)) !== parent) continue;
    const commandLine = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    if (commandLine.includes(file)) return pid;
  }
  throw new Error(`Process ${parent} has no child that runs ${file}.`);
}

async function parentOf(pid: number): Promise<number | null> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const parent = /^PPid:\s*(\d+)$/m.exec(status)?.[1];
  return parent === undefined ? null : Number(parent);
}
