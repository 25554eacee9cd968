import { existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chromium, type Browser, type Page } from '@playwright/test';
import sparticuz from '@sparticuz/chromium';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { idOf, makePrice } from '../../testing/payment-clients.ts';
import { startPaymentHarness, type PaymentHarness } from '../../testing/payment-harness.ts';

const SYSTEM_BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

let harness: PaymentHarness;
let browser: Browser;
let shop: Server;
let shopUrl: string;
let page: Page;

beforeAll(async () => {
  harness = await startPaymentHarness();
  shop = createServer((request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end(`<h1>Shop ${request.url}</h1>`);
  });
  await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve));
  shopUrl = `http://localhost:${(shop.address() as AddressInfo).port}`; // a TCP server has a port
  browser = await chromium.launch({
    executablePath:
      process.env['CHROMIUM_PATH'] ??
      SYSTEM_BROWSERS.find((path) => existsSync(path)) ??
      (await sparticuz.executablePath()),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
});
afterAll(async () => {
  await browser.close();
  shop.closeAllConnections();
  shop.close();
  await harness.dispose();
});
beforeEach(async () => {
  page = await browser.newPage();
});

let counter = 0;
async function openCheckout(): Promise<string> {
  const price = await makePrice(harness.stripe, `price-${(counter += 1)}`);
  const { id, url } = await harness.stripe.checkout.sessions.create({
    mode: 'subscription',
    customer_email: 'ada@example.test',
    line_items: [{ price: price.id, quantity: 1 }],
    success_url: `${shopUrl}/paid?session={CHECKOUT_SESSION_ID}`,
    cancel_url: `${shopUrl}/cancelled`,
  });
  await page.goto(url ?? '');
  return id;
}

it('a browser pays after a card that was declined, and comes back to the shop', async () => {
  const id = await openCheckout();
  const card = page.getByLabel('Card number');
  await card.fill('4000 0000 0000 0002');
  await page.getByRole('button', { name: 'Pay $39.00' }).click();
  await page.getByRole('alert').filter({ hasText: 'declined' }).waitFor();
  await card.fill('4242 4242 4242 4242');
  await page.getByRole('button', { name: 'Pay $39.00' }).click();
  await page.waitForURL(`${shopUrl}/paid?session=${id}`);
});

it('a browser confirms a payment as the bank asks', async () => {
  const id = await openCheckout();
  await page.getByLabel('Card number').fill('4000 0025 0000 3155');
  await page.getByRole('button', { name: 'Pay $39.00' }).click();
  await page.getByRole('button', { name: 'Complete' }).click();
  await page.waitForURL(`${shopUrl}/paid?session=${id}`);
});

it('a browser cancels and comes back to the shop', async () => {
  const id = await openCheckout();
  await page.getByRole('link', { name: 'Cancel and go back' }).click();
  await page.waitForURL(`${shopUrl}/cancelled`);
  expect(await harness.stripe.checkout.sessions.retrieve(id)).toMatchObject({ status: 'open' });
});

it('a browser ends a renewal in the billing portal and returns', async () => {
  const { id, customer } = await harness.subscribe({ price: await makePrice(harness.stripe, 'portal') });
  const { url } = await harness.stripe.billingPortal.sessions.create({
    customer: idOf(customer),
    return_url: `${shopUrl}/account`,
  });
  await page.goto(url);
  await page.getByRole('button', { name: 'Cancel subscription' }).click();
  await page.getByRole('button', { name: 'Renew subscription' }).waitFor();
  expect((await harness.stripe.subscriptions.retrieve(id)).cancel_at).not.toBeNull();
  await page.getByRole('link', { name: 'Return' }).click();
  await page.waitForURL(`${shopUrl}/account`);
});
