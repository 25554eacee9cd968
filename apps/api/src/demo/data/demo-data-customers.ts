import { virtual } from './demo-devices.ts';
import { GUILDHALL, NORTHLIGHT, OLD_MILL } from './demo-people.ts';
import { paid } from './demo-plans.ts';
import { offline, online } from './demo-reports.ts';
import type { DemoData, DemoDevice, DemoUser } from './demo-types.ts';

const PARTNER = { account: NORTHLIGHT, owner: 'northlight-owner' } as const;

const GUILDHALL_OWNER: DemoUser = {
  uid: 'guildhall-owner',
  email: 'owner@guildhall.partyline.test',
  firstName: 'Maren',
  lastName: 'Ek',
  company: GUILDHALL,
};
const OLD_MILL_OWNER: DemoUser = {
  uid: 'oldmill-owner',
  email: 'owner@oldmill.partyline.test',
  firstName: 'Jon',
  lastName: 'Falk',
  company: OLD_MILL,
};

const GUILDHALL_DEVICES: readonly DemoDevice[] = [
  virtual('Concert PL', 'dublin', online(90), paid('Pro', 12, 'month')),
  virtual('Choir rehearsal', 'dublin', offline(), paid('Essential', 4, 'month')),
  virtual('Ushers', 'dublin', offline(), paid('Essential', 8, 'month')),
  virtual('Recording', 'frankfurt', offline(), paid('Essential', 4, 'year')),
];

/** Two customers of the partner with accounts of their own: it pays for the first one, and has bought nothing yet for the second. [HZ-6, GEN-5] */
export const CUSTOMERS_DEMO: DemoData = {
  name: 'customers',
  users: [GUILDHALL_OWNER, OLD_MILL_OWNER],
  crew: [],
  seats: [
    { user: GUILDHALL_OWNER.uid, account: GUILDHALL, role: 'account-owner' },
    { user: OLD_MILL_OWNER.uid, account: OLD_MILL, role: 'account-owner' },
  ],
  accounts: [
    {
      name: GUILDHALL,
      customerStatus: 'PARTNER_CUSTOMER',
      partner: { ...PARTNER, offeredTo: GUILDHALL_OWNER.email },
      customerNumber: null,
      workspaces: [{ name: 'Default', isDefault: true, devices: GUILDHALL_DEVICES }],
    },
    {
      name: OLD_MILL,
      customerStatus: 'PARTNER_CUSTOMER',
      partner: { ...PARTNER, offeredTo: OLD_MILL_OWNER.email },
      customerNumber: null,
      workspaces: [{ name: 'Default', isDefault: true, devices: [] }],
    },
  ],
};
