import { virtual } from './demo-devices.ts';
import { cancelled, expired, paid, pastDue } from './demo-plans.ts';
import { offline, online, warning } from './demo-reports.ts';
import { NORTHLIGHT } from './demo-people.ts';
import type { DemoData, DemoSeat, DemoUser, DemoWorkspace } from './demo-types.ts';

function person(uid: string, email: string, name: readonly [string, string], company: string): DemoUser {
  return { uid, email: `${email}.partyline.test`, firstName: name[0], lastName: name[1], company };
}

const OWNER = person('northlight-owner', 'owner@northlight', ['Elin', 'Aas'], NORTHLIGHT);
const THEATRE = person('northlight-theatre', 'theatre@northlight', ['Oskar', 'Brandt'], 'Corn Exchange');
/** Customers without a sign-in. */
const FESTIVAL = person('riverside-owner', 'tech@riverside', ['Tove', 'Dahl'], 'Riverside Festival');
const RACE = person('marathon-owner', 'radio@marathon', ['Per', 'Holm'], 'City Marathon');
const HALL = person('hall-owner', 'office@hall', ['Rita', 'Costa'], 'Lighthouse Hall');

/** Their health differs: all well, ending soon, past due, expired. [PLUS-21] */
const CUSTOMERS: readonly (DemoWorkspace & { readonly owner: DemoUser })[] = [
  {
    name: 'City Marathon',
    owner: RACE,
    isDefault: false,
    devices: [
      virtual('Race control', 'frankfurt', offline(), paid('Premium', 24, 'week')),
      virtual('Finish line', 'frankfurt', offline(), cancelled('Pro', 12, 'week', 2)),
      virtual('Medical', 'frankfurt', offline(), paid('Essential', 8, 'week')),
    ],
  },
  {
    name: 'Corn Exchange',
    owner: THEATRE,
    isDefault: false,
    devices: [
      virtual('Show call', 'dublin', online(140), paid('Pro', 24, 'year'), {
        favouriteOf: [THEATRE.uid],
      }),
      virtual('Get-in', 'dublin', offline(300), paid('Essential', 8, 'month')),
      virtual('Front of house', 'dublin', offline(), paid('Essential', 4, 'month')),
      virtual('Dressing rooms', 'dublin', offline(), paid('Essential', 4, 'month')),
    ],
  },
  {
    name: 'Lighthouse Hall',
    owner: HALL,
    isDefault: false,
    devices: [
      virtual('Stage manager', 'dublin', offline(), paid('Pro', 12, 'month')),
      virtual('Organ loft', 'dublin', offline(2 * 1440), expired('Essential', 4, 'month', 2)),
      virtual('Stewards', 'dublin', offline(), paid('Essential', 4, 'month')),
      virtual('Recital', 'dublin', offline(), paid('Essential', 4, 'year')),
    ],
  },
  {
    name: 'Riverside Festival',
    owner: FESTIVAL,
    isDefault: false,
    devices: [
      virtual('Main stage', 'frankfurt', online(60), paid('Premium', 40, 'month')),
      virtual('Second stage', 'frankfurt', warning('1.8 % packet loss', 25), paid('Pro', 16, 'month')),
      virtual('Site and traffic', 'frankfurt', offline(), pastDue('Pro', 12, 'month')),
      virtual('Box office', 'frankfurt', offline(), paid('Essential', 4, 'month')),
      virtual('Backstage bar', 'frankfurt', offline(), paid('Essential', 4, 'month')),
    ],
  },
];

const OWN_STOCK: DemoWorkspace = {
  name: 'Default',
  isDefault: true,
  devices: [
    virtual('Warehouse', 'frankfurt', online(2 * 1440), paid('Pro', 12, 'year')),
    virtual('Hire kit 1', 'frankfurt', offline(), paid('Essential', 8, 'month')),
    virtual('Hire kit 2', 'frankfurt', offline(), paid('Essential', 8, 'month')),
    virtual('Hire kit 3', 'dublin', offline(), paid('Essential', 8, 'month')),
  ],
};

const SEATS: readonly DemoSeat[] = [
  { user: OWNER.uid, account: NORTHLIGHT, role: 'account-owner' },
  ...CUSTOMERS.map(({ owner, name }) => ({
    user: owner.uid,
    account: NORTHLIGHT,
    workspace: name,
    role: 'workspace-owner' as const,
  })),
];

/** A partner and the customers to whom it has handed over workspaces; beside the usual data, older ones too. [GP-5, GP-6] */
export const PARTNER_DEMO: DemoData = {
  name: 'partner',
  users: [OWNER, THEATRE],
  crew: [FESTIVAL, RACE, HALL],
  seats: SEATS,
  accounts: [
    {
      name: NORTHLIGHT,
      customerStatus: 'AUTHORIZED_PARTNER',
      customerNumber: 'P-20112',
      workspaces: [
        OWN_STOCK,
        ...CUSTOMERS.map(({ name, isDefault, devices }) => ({ name, isDefault, devices })),
      ],
    },
  ],
};
