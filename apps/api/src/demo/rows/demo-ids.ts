import { createHash } from 'node:crypto';

/** Derives a device's id from the names, so that it is the same in every run. */
export function demoVicUuid(account: string, workspace: string, device: string): string {
  const hex = createHash('sha256').update(`${account}/${workspace}/${device}`).digest('hex');
  const variant = '89ab'[Number.parseInt(hex.slice(16, 17), 16) % 4] ?? '8';
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** Derives the id of a device's command; `number` counts from 1. */
export function commandIdOf(vicUuid: string, number: number): string {
  return demoVicUuid(vicUuid, 'command', String(number));
}
