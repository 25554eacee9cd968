import { readFile } from 'node:fs/promises';
import type { Download } from '@playwright/test';
import { screens, WORDINGS, ACCOUNT_WORDINGS, FORM_ISSUE_TEXTS } from '@partyline/texts';
import { chooseTable as choose, openImport } from '../../screens/workspace/import.ts';
import { people } from '../../screens/workspace/people.ts';
import { expect, test } from '../../test.ts';
import type { AccountPlan } from '../../world/account-plan.ts';
import { STUBBED } from '../../watch/stub-response.ts';
import { storeSession } from '../../world/stored-session.ts';

const words = screens.importPeople;
const roleName = screens.accountsSelect.role;

const PLAN = {
  workspaces: [{ name: 'House', isDefault: true, devices: [{ name: 'House PL' }] }, { name: 'Studio' }],
  people: {
    owner: { role: 'account-owner' },
    client: { role: 'endpoint-user', in: 'Studio' },
  },
} as const satisfies AccountPlan<'owner' | 'client'>;

const textOf = async (download: Download) => readFile(await download.path(), 'utf8');

test('[INV-10, INV-11, CSV-4, CSV-5, VAL-27] takes .csv files alone, by the picker and by dropping', async ({
  page,
  world,
}) => {
  const { people: users } = await world.account(PLAN);
  await storeSession(page, users.owner);
  const { picker, summary } = await openImport(page);
  await expect(picker).toHaveAttribute('accept', /\.csv/);
  for (const name of ['crew.txt', 'crew.xlsx', 'crew']) {
    await choose(page, 'email,role,workspace\r\n', name);
    await expect(page.getByRole('alert')).toContainText('Only .csv files can be imported.');
  }
  await choose(page, 'email,role,workspace\r\nann@e2e.partyline.test,vic-admin,Studio\r\n', 'CREW.CSV');
  await expect(summary).toContainText(words.valid(1));
});

test('[PLUS-2, GV-13, GV-14] checks every row before anything is sent, and says what is wrong with each field', async ({
  page,
  world,
}) => {
  const account = await world.account(PLAN);
  const { owner, client } = account.people;
  await storeSession(page, owner);
  const { row, summary, send } = await openImport(page);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/invitation/upload')) sent.push(request.url());
  });
  await choose(
    page,
    [
      'workspace;email;role',
      `Studio;ann@e2e.partyline.test;${roleName('vic-admin')}`,
      'Nowhere;jo@e2e;king',
      `Studio;${client.email.toUpperCase()};endpoint-user`,
      `studio;${client.email};vic-admin`,
      `Studio;${owner.email};vic-admin`,
      'House;kim@e2e.partyline.test;endpoint-user',
      'house;KIM@e2e.partyline.test;endpoint-user',
    ].join('\n'),
  );
  await expect(summary).toContainText(words.valid(2));
  await expect(summary).toContainText(words.invalid(3));
  await expect(summary).toContainText(words.duplicate(2));
  await expect(summary).toContainText(words.nothingSent);
  await expect(row('jo@e2e')).toContainText('“jo@e2e”: E-mail is not valid.');
  await expect(row('jo@e2e')).toContainText('“king”: Role is not known.');
  await expect(row('jo@e2e')).toContainText('“Nowhere”: Workspace is not known.');
  await expect(row(owner.email)).toContainText(ACCOUNT_WORDINGS.inviteYourself);
  await expect(row(ACCOUNT_WORDINGS.permissionExists)).toContainText(client.email.toUpperCase());
  await expect(send(2)).toBeVisible();
  expect(sent).toEqual([]);

  await test.step('in groups, the worst first, with the rows as a spreadsheet counts them', async () => {
    const { bad, there, ready } = words.groups;
    const titles = page.getByRole('region', { name: words.rowsLabel }).getByRole('heading');
    await expect(titles).toHaveText([`${bad} 3`, `${there} 2`, `${ready} 2`]);
    await expect(row(words.sameRow(7))).toContainText('KIM@e2e.partyline.test');
    await expect(row(words.sameRow(7))).toContainText('8');
    await expect(page.getByRole('table', { name: there })).toContainText(client.email.toUpperCase());
    await expect(page.getByRole('button', { name: words.badRows(3), exact: true })).toBeVisible();
  });
});

test('[PLUS-2] at 768 px the preview breaks no usual address, and a very long one widens no table', async ({
  page,
  world,
}) => {
  await page.setViewportSize({ width: 768, height: 900 });
  const { people: users } = await world.account(PLAN);
  await storeSession(page, users.owner);
  const { row } = await openImport(page);
  const usual = 'camera.three@freelance.example';
  const long = `${'long'.repeat(15)}@${'name'.repeat(15)}.example`;
  await choose(
    page,
    [
      'email,role,workspace',
      `${usual},${'king of the whole production '.repeat(3)},${'Nowhere at all '.repeat(4)}`,
      `${long},vic-admin,Nowhere`,
    ].join('\n'),
  );
  const address = row(usual).getByRole('cell').first();
  await expect(address).toHaveText(usual);
  const lines = await address.evaluate((cell) => {
    const range = document.createRange();
    range.selectNodeContents(cell);
    return new Set([...range.getClientRects()].map(({ top }) => top)).size;
  });
  expect(lines).toBe(1);
  await expect(row(long)).toBeVisible();
  const widths = await page
    .getByRole('table', { name: words.groups.bad })
    .evaluate((table) => [table.scrollWidth, table.parentElement?.clientWidth ?? 0]);
  expect(widths[0]).toBeLessThanOrEqual(widths[1] ?? 0);
});

test('[INV-30, PLUS-2, GV-14] sends the valid rows, and gives the others back as a file to correct and import again', async ({
  page,
  world,
}) => {
  const { people: users } = await world.account(PLAN);
  await storeSession(page, users.owner);
  const { summary, send, download } = await openImport(page);
  const template = page.waitForEvent('download');
  await page.getByRole('button', { name: words.template }).click();
  expect(await textOf(await template)).toContain('email,role,workspace');
  const file = 'email,role,workspace\nann@e2e.partyline.test,vic-admin,Studio\njo@e2e,vic-admin,Studio\n';
  await choose(page, file);
  const upload = page.waitForRequest('**/api/invitation/upload');
  await send(1).click();
  expect((await upload).headers()['content-type']).toMatch(/^multipart\/form-data/);
  await expect(summary).toContainText(words.done(1));
  const saving = page.waitForEvent('download');
  await download(1).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe('crew-to-correct.csv');
  const corrected = (await textOf(saved)).replace('jo@e2e', 'jo@e2e.partyline.test');
  expect(corrected).not.toContain('ann@');
  await choose(page, corrected);
  await send(1).click();
  await expect(summary).toContainText(words.done(1));

  await test.step('the same file again after a reload sends nothing twice', async () => {
    await page.reload();
    await choose(page, file);
    await expect(summary).toContainText(words.duplicate(1));
    await expect(page.getByRole('button', { name: words.send(0) })).toHaveAttribute('aria-disabled', 'true');
  });
  await page.getByRole('link', { name: words.back }).click();
  await people(page).search.fill('e2e.partyline.test');
  await expect(people(page).row('ann@e2e.partyline.test')).toHaveCount(1);
  await expect(people(page).row('jo@e2e.partyline.test')).toHaveCount(1);
});

test('[PLUS-2, GX-14] sends a long file in steps with progress; it can be stopped, and a failed step is tried again', async ({
  page,
  world,
  pageErrors,
}) => {
  pageErrors.allow(/status of 500/, STUBBED);
  const account = await world.account(PLAN);
  await storeSession(page, account.people.owner);
  const { summary, send } = await openImport(page);
  const rows = Array.from(
    { length: 250 },
    (_, index) => `guest${index}@e2e.partyline.test,endpoint-user,Studio`,
  );
  await choose(page, ['email,role,workspace', ...rows].join('\n'));
  await expect(summary).toContainText(words.valid(250));
  const keys: (string | undefined)[] = [];
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/invitation/upload', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    if (keys.length === 1) await held;
    if (keys.length === 2)
      return route.fulfill({ status: 500, headers: { 'x-injected-by-test': '1' }, body: '{}' });
    return route.fallback();
  });
  await send(250).click();
  await page.getByRole('button', { name: words.cancel }).click();
  release();
  await expect(page.getByText(words.stopped)).toBeVisible();
  await expect(summary).toContainText(words.sending(100, 250));
  await page.getByRole('button', { name: words.retry(150) }).click();
  await expect(page.getByRole('alert')).toContainText(WORDINGS.generalError);
  await page.getByRole('button', { name: words.retry(150) }).click();
  await expect(summary).toContainText(words.done(250));
  expect(keys).toHaveLength(4);
  expect(keys[1]).toBe(keys[2]);
  expect(new Set(keys).size).toBe(3);
  const { rows: counted } = await world.database.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM app.invitations WHERE account_id = $1',
    [account.id],
  );
  expect(counted).toEqual([{ count: 250 }]);
});

test('[PLUS-2] asks before the page is left while rows are sent, and while rows to correct are not downloaded', async ({
  page,
  world,
}) => {
  const { people: users } = await world.account(PLAN);
  await storeSession(page, users.owner);
  const { summary, send, download } = await openImport(page);
  await choose(
    page,
    'email,role,workspace\nann@e2e.partyline.test,vic-admin,Studio\njo@e2e,vic-admin,Studio\n',
  );
  await expect(summary).toContainText(words.valid(1));
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/invitation/upload', async (route) => {
    await held;
    return route.fallback();
  });
  const back = page.getByRole('link', { name: words.back });
  const question = page.getByRole('dialog', { name: words.leaveTitle });
  const answer = (name: string) => question.getByRole('button', { name, exact: true });
  await send(1).click();
  await back.click();
  await expect(question).toContainText(words.leaveSending);
  await answer(words.stay).click();
  await expect(page).toHaveURL(/\/import/);
  release();
  await expect(summary).toContainText(words.done(1));
  await test.step('closing the tab asks too', async () => {
    const asked = page.waitForEvent('dialog');
    const closing = page.close({ runBeforeUnload: true });
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();
    await closing;
  });
  await back.click();
  await expect(question).toContainText(words.leaveBadRows(1));
  await answer(words.stay).click();
  const saving = page.waitForEvent('download');
  await download(1).click();
  await saving;
  await back.click();
  await expect(people(page).search).toBeVisible();
});

test('[GV-13] refuses a file as a whole: without its columns, with too many rows, or that is no text', async ({
  page,
  world,
}) => {
  const { people: users } = await world.account(PLAN);
  await storeSession(page, users.owner);
  await openImport(page);
  const alert = page.getByRole('alert');
  await choose(page, 'mail,role\na@e2e.partyline.test,vic-admin\n');
  await expect(alert).toContainText('The column email is missing from the header.');
  await expect(alert).toContainText('The column workspace is missing from the header.');
  await choose(page, `email,role,workspace\n${'a@e2e.partyline.test,vic-admin,Studio\n'.repeat(10_001)}`);
  await expect(alert).toContainText('The file must have at most 10,000 rows.');
  await choose(page, Buffer.from([0x50, 0x4b, 0x03, 0x04, 0xff, 0xfe, 0x00]));
  await expect(alert).toContainText(words.notText);
  await choose(page, '');
  await expect(alert).toContainText('The file is empty.');
});

test('[GV-8, GV-14, GU-10] a row with hidden characters says so beside its address, and a Kelvin sign is another person than a k', async ({
  page,
  world,
}) => {
  const { people: users } = await world.account(PLAN);
  await storeSession(page, users.owner);
  const { row, summary } = await openImport(page);
  const rows = ['kim@e2e.partyline.test', '\u212Aim@e2e.partyline.test', 'jo\u202E@e2e.partyline.test'];
  await choose(
    page,
    `email,role,workspace\r\n${rows.map((email) => `${email},vic-admin,Studio\r\n`).join('')}`,
  );
  await expect(summary).toContainText(words.valid(2));
  await expect(row('jo')).toContainText(FORM_ISSUE_TEXTS['hidden-characters']);
});
