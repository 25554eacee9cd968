import type { DEPLOYMENT_TARGETS } from './demo-devices.ts';
import { follows, leads, lq, physical, virtual } from './demo-devices.ts';
import { paid, pastDue, remoteAccess } from './demo-plans.ts';
import { error, failed, offline, online, REPORTS, warning } from './demo-reports.ts';
import { ARENAS } from './demo-people.ts';
import type { DemoData, DemoDevice, DemoReport, DemoSeat, DemoUser, DemoWorkspace } from './demo-types.ts';

const CITIES =
  'Aarhus Antwerp Athens Basel Bergen Berlin Bilbao Bologna Bristol Cologne Dresden Dublin Gdansk Geneva Ghent Glasgow Graz Hamburg Helsinki Krakow Leeds Leipzig Lille Lisbon Lyon Malmo Milan Munich Naples Oslo Porto Prague Riga Seville Turin Vienna Zurich'.split(
    ' ',
  );
const VENUES =
  'Arena,Opera,Playhouse,Stadium,Cathedral,Congress Hall,Fairground,Studio 1,Studio 2,Velodrome,Ice Hall,Harbour Stage,City Hall,Open Air,Concert Hall,Racecourse,Museum Quarter,Parliament,University,Old Theatre,New Theatre,Circus,Dance House,Chapel,Exhibition Hall,Sports Park,Riverside'.split(
    ',',
  );
const WORKSPACES = 1_000;
const CREW_EACH = 5;
/** Coprime to the number of workspaces, so that no user is in one twice. */
const FAR = 101;
const SEATS_EACH = 10;
const KEPT_NAMES = ['Default', 'Oslo Opera'];
const FIRST_NAMES =
  'Ada,Bo,Cleo,Dag,Eva,Finn,Gro,Hugo,Ida,Jon,Kai,Lea,Max,Nils,Olga,Per,Rita,Sten,Tove,Uwe'.split(',');
const LAST_NAMES = 'Aas,Brandt,Costa,Dahl,Ek,Falk,Gruber,Holm,Ivanov,Jansen,Keller,Lund,Moreau'.split(',');

/**
 * Builds a large, deterministic account: 1,000 workspaces of 10 devices, and 50,000 memberships of 5,000 users. Fewer `workspaces`
 * (at least 100) scale all of it down.
 */
export function largeDemo(workspaces = WORKSPACES): DemoData {
  const venues = CITIES.flatMap((city) => VENUES.map((venue) => `${city} ${venue}`));
  const names = [...KEPT_NAMES, ...venues.filter((name) => !KEPT_NAMES.includes(name))].slice(0, workspaces);
  const crew = Array.from({ length: names.length * CREW_EACH }, (_, number) => crewMember(number));
  return {
    name: 'large',
    users: SIGN_INS,
    crew,
    seats: [...SIGN_IN_SEATS, ...crew.flatMap((person, number) => seatsOf(person, number, names))],
    accounts: [
      {
        name: ARENAS,
        customerStatus: 'B2C',
        customerNumber: 'C-200311',
        workspaces: names.map(workspaceOf),
      },
    ],
  };
}

const SIGN_INS: readonly DemoUser[] = [
  signIn('owner', 'Vera', 'Nilsen'),
  signIn('admin', 'Luca', 'Ferrante'),
  signIn('wsadmin', 'Maud', 'Okoye'),
];
const SIGN_IN_SEATS: readonly DemoSeat[] = [
  { user: 'arenas-owner', account: ARENAS, role: 'account-owner' },
  { user: 'arenas-admin', account: ARENAS, role: 'account-admin' },
  { user: 'arenas-wsadmin', account: ARENAS, workspace: 'Oslo Opera', role: 'workspace-admin' },
];

function signIn(name: string, firstName: string, lastName: string): DemoUser {
  return {
    uid: `arenas-${name}`,
    email: `${name}@arenas.partyline.test`,
    firstName,
    lastName,
    company: ARENAS,
  };
}

function around<Item>(items: readonly Item[], position: number): Item {
  const item = items[position % items.length];
  if (item === undefined) throw new Error('An empty list has no items.');
  return item;
}

function crewMember(number: number): DemoUser {
  return {
    uid: `arenas-crew-${number}`,
    email: `crew-${number}@arenas.partyline.test`,
    firstName: around(FIRST_NAMES, number),
    lastName: around(LAST_NAMES, number),
    company: ARENAS,
  };
}

/** Lists a user's seats in ten distant workspaces. The first users own the first of theirs, except the default workspace. */
function seatsOf({ uid }: DemoUser, number: number, names: readonly string[]): DemoSeat[] {
  return Array.from({ length: SEATS_EACH }, (_, seat) => {
    const position = (number + seat * FAR) % names.length;
    const owns = seat === 0 && number < names.length && position !== 0;
    const role = owns ? 'workspace-owner' : around(CREW_ROLES, number + seat);
    return { user: uid, account: ARENAS, workspace: around(names, position), role };
  });
}

const CREW_ROLES = [
  'workspace-admin',
  'vic-admin',
  'endpoint-user',
  'endpoint-user',
  'endpoint-user',
] as const;

function workspaceOf(name: string, position: number): DemoWorkspace {
  const center = around(CENTERS, position);
  const report = (device: number): DemoReport => around(REPORTED, position * 7 + device * 3);
  const device = (number: number, label: string, extras: Partial<DemoDevice> = {}): DemoDevice => ({
    ...virtual(label, center, report(number), around(PLANS, position + number)),
    ...extras,
  });
  return {
    name,
    isDefault: position === 0,
    devices: [
      device(0, 'Main PL', { ...leads, ...(position < 3 ? { favouriteOf: ['arenas-owner'] } : {}) }),
      device(1, 'Front of house', follows('Main PL')),
      device(2, 'Stage left', follows('Main PL')),
      device(3, 'Lighting and follow spots'),
      device(4, 'Sound desk'),
      device(5, 'Camera chain'),
      device(6, 'Security', position % 4 === 0 ? { version: '4.7.0', availableVersion: '4.8.2' } : {}),
      device(7, 'Production office'),
      physical('Gate wall panel', 'Wall panel WP-8', position % 9 === 0 ? offline() : online(6 * 1440), {
        subscription: remoteAccess('year'),
      }),
      lq('Stage interface', position % 5 === 0 ? offline() : online(900)),
    ],
  };
}

const CENTERS = [
  'frankfurt',
  'dublin',
  'ashburn',
  'singapore',
] as const satisfies readonly (keyof typeof DEPLOYMENT_TARGETS)[];
const PLANS = [
  paid('Premium', 40, 'year'),
  paid('Pro', 16, 'month'),
  paid('Essential', 8, 'week'),
  paid('Pro', 24, 'year'),
  paid('Essential', 4, 'month'),
  pastDue('Pro', 12, 'month'),
  paid('Premium', 24, 'month'),
];
/** Mostly online, some offline, a few with problems. */
const REPORTED: readonly DemoReport[] = [
  ...Array.from({ length: 24 }, (_, hours) => online(60 + hours * 47)),
  ...Array.from({ length: 9 }, (_, days) => offline(1440 + days * 700)),
  REPORTS.restartRequired,
  warning('2.4 % packet loss'),
  error('The configuration could not be applied'),
  failed('The configuration could not be loaded'),
];
