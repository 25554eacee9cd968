import { createHash } from 'node:crypto';

/**
 * The vicUuid of a demo device: the same on every machine and in every seed, so that database, instance host and tests
 * agree on it without asking each other.
 */
export function demoVicUuid(account: string, workspace: string, device: string): string {
  const hex = createHash('sha256').update(`${account}/${workspace}/${device}`).digest('hex');
  const variant = '89ab'[Number.parseInt(hex.slice(16, 17), 16) % 4] ?? '8';
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** The id of the nth command that was given to a device, the first is 1. */
export function commandIdOf(vicUuid: string, number: number): string {
  return demoVicUuid(vicUuid, 'command', String(number));
}
