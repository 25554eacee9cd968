import type { FaultTarget } from './fault-list.ts';

const PREFIXES: readonly (readonly [string, FaultTarget])[] = [
  ['/identitytoolkit.googleapis.com/', 'identity'],
  ['/securetoken.googleapis.com/', 'identity'],
  ['/identity/', 'identity'],
  ['/emulator/auth/', 'identity'],
  ['/instance-host/', 'instance-host'],
  ['/manager/', 'manager'],
  ['/v1/', 'payments'],
  ['/payments/', 'payments'],
];

/** The stand-in that serves a URL; null for control and inbox, which have no faults. */
export function targetOf(url: string): FaultTarget | null {
  return PREFIXES.find(([prefix]) => url.startsWith(prefix))?.[1] ?? null;
}
