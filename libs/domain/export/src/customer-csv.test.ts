import { expect, it } from 'vitest';
import { printCustomers, type ExportedCustomer } from './customer-csv.ts';

const CUSTOMER: ExportedCustomer = {
  company: '=Hall',
  kind: 'account',
  state: 'active',
  owner: { userName: 'Carla', email: 'carla@example.test' },
  offeredTo: null,
  plans: ['Essential', 'Pro'],
  users: 20,
  usersConnected: 7,
  renewsAt: '2026-12-20T12:00:00.000Z',
  expiresAt: null,
  health: 'ok',
};

it('[PLUS-21, HZ-6, CSV-3] prints a customer as a row, whose company is no formula', () => {
  const lines = [...printCustomers([CUSTOMER, { ...CUSTOMER, owner: null, offeredTo: 'new@example.test' }])]
    .join('')
    .split('\r\n');
  expect(lines[0]).toContain('customer,kind,state,owner,plans');
  expect(lines[1]).toContain(`'=Hall,account,active,carla@example.test,"Essential, Pro",20,7,2026-12-20,,ok`);
  expect(lines[2]).toContain('new@example.test');
});
