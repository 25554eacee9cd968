import { REPOSITORY } from '@partyline/tools-processes';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROUTES } from './route-table.ts';

/** Names of resources in Stripe's package that differ from those of its addresses. */
const RESOURCES: Readonly<Record<string, string>> = {
  'billing_portal/sessions': 'billingPortal.sessions',
  'checkout/sessions': 'checkout.sessions',
  invoice_payments: 'invoicePayments',
  promotion_codes: 'promotionCodes',
};

/** Methods of Stripe's package for what follows a resource. */
const METHODS: Readonly<Record<string, string>> = {
  'POST ': 'create',
  'GET ': 'list',
  'GET /:id': 'retrieve',
  'POST /:id': 'update',
  'POST /create_preview': 'createPreview',
  'GET /:id/lines': 'listLineItems',
  'POST /:id/expire': 'expire',
  'POST /:id/pay': 'pay',
  'POST /:id/void': 'voidInvoice',
};

/** Routes that only tests of the sandbox call, each with its reason. Only to become fewer. */
const OWN: Readonly<Record<string, string>> = {
  'events.list': 'tests ask what was announced',
  'events.retrieve': 'tests ask whether an event was taken',
  'invoices.pay': 'a test pays an invoice of the past',
};

function callOf([method, path]: (typeof ROUTES)[number]): string {
  const [, resource = '', rest = ''] = /^\/(\w+(?:\/sessions)?)(.*)$/.exec(path) ?? [];
  if (method === 'DELETE') return `${resource}.${resource === 'subscriptions' ? 'cancel' : 'del'}`;
  return `${RESOURCES[resource] ?? resource}.${METHODS[`${method} ${rest}`] ?? rest}`;
}

/** Text of what uses payments: product, tools and browser tests, with the API's own tests. */
const users = ['apps/api/src', 'apps/portal-e2e/src', 'tools/*/src']
  .flatMap((folder) => globSync(`${folder}/**/*.ts`, { cwd: REPOSITORY, exclude: ['**/node_modules/**'] }))
  .map((file) => readFileSync(join(REPOSITORY, file), 'utf8'))
  .filter((text) => text.includes('tripe'))
  .join('\n');

it('serves only what the product, its tests or the tools call', () => {
  const calls = ROUTES.map(callOf);
  const isCalled = (call: string) => new RegExp(`\\.${call.replaceAll('.', '\\.')}\\(`).test(users);
  expect(calls.filter((call) => !isCalled(call)).toSorted()).toEqual(Object.keys(OWN).toSorted());
});
