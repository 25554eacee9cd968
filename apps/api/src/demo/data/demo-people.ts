import type { DemoSeat, DemoUser } from './demo-types.ts';

export const DEMO_PASSWORD = 'Partyline-demo-1';

export const BROADCAST = 'Demo Broadcast';
export const HARBOUR = 'Harbour Theatre';
export const NORTHLIGHT = 'Northlight Hire';
export const GUILDHALL = 'Guildhall Concerts';
export const OLD_MILL = 'Old Mill Arts';
export const CHAPEL = 'Trial Chapel';
export const ARENAS = 'Continental Arenas';

export const DEMO_USERS: readonly DemoUser[] = [
  person('owner', 'demo', 'Nora', 'Lindqvist', BROADCAST),
  person('admin', 'demo', 'Mateo', 'Alvarez', BROADCAST),
  person('wsowner', 'demo', 'Ade', 'Morrow', BROADCAST),
  person('wsadmin', 'demo', 'Jonna', 'Pryce', BROADCAST),
  person('vicadmin', 'demo', 'Tomasz', 'Wolski', BROADCAST),
  person('client', 'demo', 'Priya', 'Raman', BROADCAST),
  person('owner', 'harbour', 'Ines', 'Halloran', HARBOUR),
  person('client', 'harbour', 'Callum', 'Reid', HARBOUR),
  person('trial', 'demo', 'Ruth', 'Okafor', CHAPEL),
  person('multi', 'demo', 'Sam', 'Castellano', 'Castellano Sound'),
];

/** Includes one removed membership, of the user who added the interface in "Studio B". */
export const DEMO_SEATS: readonly DemoSeat[] = [
  { user: 'demo-owner', account: BROADCAST, role: 'account-owner' },
  { user: 'demo-admin', account: BROADCAST, role: 'account-admin' },
  { user: 'demo-wsowner', account: BROADCAST, workspace: 'Studio A', role: 'workspace-owner' },
  { user: 'demo-wsowner', account: BROADCAST, workspace: 'Studio B', role: 'workspace-owner', left: true },
  { user: 'demo-wsadmin', account: BROADCAST, workspace: 'Studio A', role: 'workspace-admin' },
  { user: 'demo-vicadmin', account: BROADCAST, workspace: 'Studio A', role: 'vic-admin' },
  { user: 'demo-client', account: BROADCAST, workspace: 'Studio A', role: 'endpoint-user' },
  { user: 'harbour-owner', account: HARBOUR, role: 'account-owner' },
  { user: 'harbour-client', account: HARBOUR, workspace: 'Main Stage', role: 'endpoint-user' },
  { user: 'demo-trial', account: CHAPEL, role: 'account-owner' },
  { user: 'demo-multi', account: BROADCAST, workspace: 'Studio B', role: 'workspace-admin' },
  { user: 'demo-multi', account: HARBOUR, role: 'account-admin' },
];

function person(
  name: string,
  site: 'demo' | 'harbour',
  firstName: string,
  lastName: string,
  company: string,
): DemoUser {
  return { uid: `${site}-${name}`, email: `${name}@${site}.partyline.test`, firstName, lastName, company };
}
