import { closeSync, fstatSync, mkdirSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

const LIMIT_BYTES = 10_000_000;

/** Opens a log for appending; one over 10 MB is rotated first, with one old log kept. */
export function openLog(file: string): number {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size > LIMIT_BYTES) renameSync(file, `${file}.1`);
  return openSync(file, 'a', 0o600);
}

export function lengthOf(log: number): number {
  return fstatSync(log).size;
}

export function readLogFrom(file: string, from: number): string {
  return readFileSync(file).subarray(from).toString();
}

export function closeLog(log: number): void {
  closeSync(log);
}
