import { screens, roleNameText, PERMISSION_REFUSAL_TEXTS, ACCOUNT_WORDINGS } from '@partyline/texts';
import { submitLogin } from '../../screens/login/login.ts';
import { chooseTable, openImport, pasteText } from '../../screens/workspace/import.ts';
import { people } from '../../screens/workspace/people.ts';
import { expect, test } from '../../test.ts';
import { endStub, failureResponse, stubResponse } from '../../watch/stub-response.ts';
import type { AccountPlan } from '../../world/account-plan.ts';
import { storeSession } from '../../world/stored-session.ts';

const words = screens.importPeople;
const HEADER = 'email,role,workspace,access ends';

const PLAN = {
  workspaces: [{ name: 'House', isDefault: true, devices: [{ name: 'House PL' }] }, { name: 'Studio A' }],
  people: {
    owner: { role: 'account-owner' },
    admin: { role: 'workspace-admin', in: 'Studio A' },
    client: { role: 'endpoint-user', in: 'Studio A' },
  },
} as const satisfies AccountPlan<'owner' | 'admin' | 'client'>;

test('[PLUS-2, GV-14] corrects cells in place by keyboard: the row keeps its place until the focus leaves, and is sent', async ({
  page,
  world,
}) => {
  const account = await world.account(PLAN);
  await storeSession(page, account.people.owner);
  const { cell, heading, group, send, summary, use, rows } = await openImport(page);
  await chooseTable(
    page,
    [
      HEADER,
      'ann@e2e.partyline.test,vic-admin,Studio A,2099-12-31',
      'bo@e2e,endpoint-user,Studio A,2099-12-31',
      'cy@e2e.partyline.test,king,Studio A,soon',
      'di@e2e.partyline.test,endpoint-user,Studo A,',
    ].join('\n'),
  );
  await expect(heading('bad', 3)).toBeVisible();
  await expect(cell('email', 3)).toHaveAttribute('aria-invalid', 'true');

  await test.step('an address is checked as it is typed', async () => {
    await cell('email', 3).focus();
    await page.keyboard.press('End');
    await page.keyboard.type('.partyline.test');
    await expect(cell('email', 3)).toHaveValue('bo@e2e.partyline.test');
    await expect(heading('bad', 2)).toBeVisible();
    await expect(send(2)).toBeVisible();
    await expect(group('bad').getByText(words.corrected)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(heading('bad', 3)).toBeVisible();
    await cell('email', 3).fill('bo@e2e.partyline.test');
  });
  await test.step('Enter goes to the next wrong cell; a role is chosen and a day is written', async () => {
    await page.keyboard.press('Enter');
    await expect(cell('role', 4)).toBeFocused();
    await cell('role', 4).selectOption(roleNameText('workspace-admin'));
    await page.keyboard.press('Enter');
    await expect(cell('endsAt', 4)).toBeFocused();
    await expect(group('bad')).toContainText('Write the last day as 2027-12-31 or 31.12.2027');
    await cell('endsAt', 4).fill('31.12.2099');
    await page.keyboard.press('Enter');
    await expect(cell('workspace', 5)).toBeFocused();
  });
  await test.step('one suggestion is taken, and the focus goes to its cell', async () => {
    await expect(rows.getByText(words.didYouMean('Studio A'))).toBeVisible();
    const before = await cell('email', 3).boundingBox();
    await use('Studio A').click();
    await expect(cell('workspace', 5)).toBeFocused();
    await expect(cell('workspace', 5)).toHaveValue('Studio A');
    // Nothing moved: the corrected rows are still where they were.
    expect(await cell('email', 3).boundingBox()).toEqual(before);
    await expect(group('bad').getByText(words.corrected)).toHaveCount(3);
  });
  await page.getByRole('heading', { name: words.title }).click();
  await expect(group('bad')).toHaveCount(0);
  await expect(heading('ready', 4)).toBeVisible();
  await expect(rows.getByText(words.correctedHere(3))).toBeVisible();
  await send(4).click();
  await expect(summary).toContainText(words.done(4));
  const { rows: ends } = await world.database.query<{ email: string; day: string | null }>(
    `SELECT email, to_char(ends_at AT TIME ZONE $2, 'YYYY-MM-DD HH24:MI') AS day FROM app.invitations
      WHERE account_id = $1 ORDER BY email`,
    [account.id, await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone)],
  );
  expect(ends.map(({ email, day }) => [email.slice(0, 2), day])).toEqual([
    ['an', '2099-12-31 23:59'],
    ['bo', '2099-12-31 23:59'],
    ['cy', '2099-12-31 23:59'],
    ['di', null],
  ]);
});

test('[PLUS-2, GV-14] offers no suggestion that makes a duplicate, and says so; one of who is there is found out', async ({
  page,
  world,
}) => {
  const { people: users } = await world.account(PLAN);
  await storeSession(page, users.owner);
  const { cell, row, use, group, heading } = await openImport(page);
  await chooseTable(
    page,
    [
      HEADER,
      'ann@e2e.partyline.test,endpoint-user,Studio A,',
      'ann@e2e.partyline.test,endpoint-user,Studo A,',
      `${users.client.email},endpoint-user,Studoi A,`,
      'x@e2e,endpoint-user,Studio A,2099-01-01',
      'own@e2e.partyline.test,workspace-owner,Studio A,2099-01-01',
      'old@e2e.partyline.test,endpoint-user,Studio A,01.01.2020',
    ].join('\n'),
  );
  await expect(row('Studo A')).toContainText(words.meantBut('Studio A', words.sameRow(2)));
  await expect(row('Studoi A')).toContainText(words.meantBut('Studio A', ACCOUNT_WORDINGS.permissionExists));
  await expect(use('Studio A')).toHaveCount(0);
  await expect(row('own@e2e')).toContainText('The access of an owner cannot have an end date.');
  await expect(row('old@e2e')).toContainText('End date must be in the future.');
  await expect(heading('bad', 5)).toBeVisible();

  // The check of the file did not look this address up.
  await cell('email', 5).fill(users.client.email);
  await page.keyboard.press('Tab');
  await page.getByRole('heading', { name: words.title }).click();
  await expect(group('there')).toContainText(ACCOUNT_WORDINGS.permissionExists);
});

test('[PLUS-2, GZ-3, PLUS-29] pasted rows are read like a file, and survive with their edits a reload', async ({
  page,
  world,
}) => {
  const { people: users } = await world.account(PLAN);
  await storeSession(page, users.owner);
  const { cell, heading, paste, summary } = await openImport(page);
  await test.step('refused rows stay in the field, to be changed', async () => {
    await paste.focus();
    await pasteText(page, 'ann@e2e.partyline.test\tvic-admin\tStudio A');
    await expect(page.getByRole('alert')).toContainText('The first row has an address and no column names.');
    await expect(paste).toHaveValue(/^ann@e2e/);
    await page.reload();
    await expect(page.getByRole('alert')).toContainText('The first row has an address and no column names.');
    await paste.fill('');
  });
  await pasteText(
    page,
    'email\trole\tworkspace\tName, first\r\nann@e2e.partyline.test\tvic-admin\tStudio A\t"Ann\nLee ""AL"""\r\nbo@e2e\tvic-admin\tStudio A\t\r\n',
  );
  await expect(summary).toContainText(words.pastedName);
  await expect(summary).toContainText(words.valid(1));
  await expect(page.getByText(words.ignored(1, 'Name, first'))).toBeVisible();
  await cell('email', 3).fill('bo@e2e.partyline.test');
  await expect(summary).toContainText(words.valid(2));
  await page.reload();
  await expect(heading('ready', 2)).toBeVisible();
  await expect(cell('email', 3)).toHaveValue('bo@e2e.partyline.test');
  await page.getByRole('button', { name: words.startOver }).click();
  await expect(paste).toHaveValue('');
  await page.reload();
  await expect(paste).toHaveValue('');
});

test('[PLUS-2, PLUS-29] edits survive a session that expires while rows are sent', async ({
  page,
  context,
  world,
  pageErrors,
}) => {
  pageErrors.allow(/status of 401|ERR_CONNECTION|Failed to load/, 'the session was ended by stubs');
  const { people: users } = await world.account(PLAN);
  await storeSession(page, users.owner);
  const { cell, heading, send } = await openImport(page);
  await chooseTable(page, `${HEADER}\nbo@e2e,vic-admin,Studio A,\n`);
  await cell('email', 2).fill('bo@e2e.partyline.test');
  const upload = { method: 'POST', path: /^\/api\/invitation\/upload$/ } as const;
  const end = await stubResponse(context, upload, failureResponse(401, 401));
  const renewal = '**/securetoken.googleapis.com/**';
  await page.route(renewal, (route) => route.abort('connectionrefused'));
  await send(1).click();
  await expect(page).toHaveURL(/\/login$/);
  await end();
  await endStub(page, renewal);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: screens.sessionDialogs.expired.confirm })
    .click();
  await submitLogin(page, users.owner);
  await expect(page).not.toHaveURL(/\/login$/);
  await openImport(page);
  await expect(heading('ready', 1)).toBeVisible();
  await expect(cell('email', 2)).toHaveValue('bo@e2e.partyline.test');
});

test('[PLUS-2, GC-14] every row says that its inviter may no longer invite there, and what was typed stays', async ({
  page,
  world,
  pageErrors,
}) => {
  pageErrors.allow(/status of 403/, 'the right to invite was taken away');
  const account = await world.account(PLAN);
  const { admin } = account.people;
  await storeSession(page, admin);
  const { cell, row, send, summary, heading } = await openImport(page);
  await chooseTable(
    page,
    `${HEADER}\nann@e2e.partyline.test,endpoint-user,Studio A,\nbo@e2e,endpoint-user,Studio A,\n`,
  );
  await cell('email', 3).fill('bo@e2e.partyline.test');
  await expect(send(2)).toBeVisible();
  await world.changeRole(admin, account, 'endpoint-user');
  await expect(heading('bad', 2)).toBeVisible();
  for (const email of ['ann@', 'Studio A'])
    await expect(row(email).first()).toContainText(PERMISSION_REFUSAL_TEXTS['no-right']);
  await expect(cell('email', 3)).toHaveValue('bo@e2e.partyline.test');
  await expect(summary).toContainText(words.invalid(2));
  await expect(send(0)).toHaveAttribute('aria-disabled', 'true');
});

test('[PLUS-2, GV-13, GV-14] a table of a spreadsheet says what of it is not read: columns, a total, merged cells', async ({
  page,
  world,
}) => {
  const { people: users } = await world.account(PLAN);
  await storeSession(page, users.owner);
  const { row, heading, send, rows } = await openImport(page);
  const columns = [
    'No',
    'Name',
    'email',
    'Phone',
    'role',
    'Crew',
    'workspace',
    'Call',
    'access ends',
    'Meal',
    'Hotel',
    'Note',
  ];
  await chooseTable(
    page,
    [
      columns.join(';'),
      '1;Ann;ann@e2e.partyline.test;;endpoint-user;;Studio A;;31.12.2099;;;',
      '2;Bo;bo@e2e.partyline.test;;;;;;;;;',
      'Total;2;;;;;;;;;;',
    ].join('\r\n'),
  );
  await expect(
    page.getByText(words.ignored(8, 'No, Name, Phone, Crew, Call, Meal, Hotel, Note')),
  ).toBeVisible();
  await expect(row('This row is a total, not a user.')).toBeVisible();
  await expect(page.getByText(words.merged(3))).toBeVisible();
  await expect(heading('bad', 2)).toBeVisible();
  await page.getByRole('button', { name: words.fillMerged }).click();
  await expect(page.getByText(words.mergedFilled(3))).toBeVisible();
  await expect(heading('bad', 1)).toBeVisible();
  await expect(row('bo@e2e')).toContainText(words.corrected);
  await page.getByRole('button', { name: words.emptyMerged }).click();
  await expect(heading('bad', 2)).toBeVisible();
  await page.getByRole('button', { name: words.fillMerged }).click();
  await rows.getByRole('button', { name: words.ofRow(words.leaveOut, 4) }).click();
  await expect(heading('out', 1)).toBeHidden();
  await page.getByRole('heading', { name: words.title }).click();
  await expect(heading('out', 1)).toBeVisible();
  await expect(send(2)).toBeVisible();
  await test.step('a missing column names the one that may be meant', async () => {
    await chooseTable(page, 'E-Mail;role;workspace\nann@e2e.partyline.test;endpoint-user;Studio A\n');
    await expect(page.getByRole('alert')).toContainText('If “E-Mail” is meant, name it email.');
  });
});

test('[PLUS-2, GV-14] a row that the server refuses is corrected and sent again, and only it', async ({
  page,
  world,
}) => {
  const account = await world.account(PLAN);
  await storeSession(page, account.people.owner);
  const { cell, heading, send, summary } = await openImport(page);
  await chooseTable(
    page,
    `${HEADER}\nann@e2e.partyline.test,endpoint-user,Studio A,\nbo@e2e,endpoint-user,Studio A,\n`,
  );
  await send(1).click();
  await expect(summary).toContainText(words.done(1));
  await cell('email', 3).fill('bo@e2e.partyline.test');
  await send(1).click();
  await expect(summary).toContainText(words.done(2));
  await expect(heading('sent', 2)).toBeVisible();
  await page.getByRole('link', { name: screens.importPeople.back }).click();
  await people(page).search.fill('e2e.partyline.test');
  await expect(people(page).row('bo@e2e.partyline.test')).toHaveCount(1);
});
