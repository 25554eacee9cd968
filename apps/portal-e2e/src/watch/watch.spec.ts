import { expect, test } from '@playwright/test';
import { addresses } from '../stack/addresses.ts';
import { PageErrors, watchContext } from './watch-context.ts';
import { findViolations } from './find-violations.ts';

/** What each planted fault is reported as; they arrive one by one, in any order. */
const SIGNS = [
  /^Console: planted on the console/,
  /^Exception: .*planted exception/,
  /^Console: Policy broken: img-src by http:\/\/policy\.invalid/,
  /^Request to another machine: http:\/\/elsewhere\.invalid/,
  /^Against the contract: GET \/api\/ping \(200\): .* at data\.version/,
  /^Against the contract: The contract has no route for GET \/api\/nowhere/,
];

test('reports console errors, exceptions, policy violations, foreign requests and contract faults of a page', async ({
  context,
  page,
}) => {
  const pageErrors = new PageErrors();
  const settled = await watchContext(context, pageErrors);
  const { portal } = addresses();
  await page.goto(`${portal}/login`);
  await page.evaluate(() => {
    console.error('planted on the console');
    setTimeout(() => {
      throw new Error('planted exception');
    });
    document.body.append(
      Object.assign(document.createElement('img'), { src: 'http://policy.invalid/dot.png' }),
    );
  });
  await page.route('**/api/ping', (route) =>
    route.fulfill({ json: { errorCode: 0, message: '', statusCode: 200, data: { version: 4 } } }),
  );
  await page.route('**/api/nowhere', (route) => route.fulfill({ json: {} }));
  await page.evaluate(async () => {
    await Promise.all([fetch('/api/ping'), fetch('/api/nowhere')]);
  });
  const other = await context.newPage();
  await other.goto('http://elsewhere.invalid/').catch(() => undefined);

  await settled();
  const missing = () =>
    SIGNS.filter((sign) => !pageErrors.unexpected().some((text) => sign.test(text))).map(String);
  await expect.poll(missing).toEqual([]);
  pageErrors.allow(/planted/, 'proves that an allowed error is ignored');
  expect(pageErrors.unexpected().filter((text) => text.includes('planted'))).toEqual([]);
});

test('axe reports planted violations, and only those of one rule when limited to it', async ({ page }) => {
  await page.setContent(
    '<html lang="en"><title>x</title><main><h1>x</h1><img src="data:,"><p style="color:#777;background:#666">seen by few</p></main>',
  );
  expect(await findViolations(page)).toEqual([
    expect.stringContaining('color-contrast at p:'),
    expect.stringContaining('image-alt at img:'),
  ]);
  expect(await findViolations(page, ['color-contrast'])).toHaveLength(1);
});
