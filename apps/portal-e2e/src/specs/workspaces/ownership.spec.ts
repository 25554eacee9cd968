import { OWNERSHIP_REFUSAL_TEXTS, PERMISSION_REFUSAL_TEXTS, screens } from '@partyline/texts';
import { dashboard, openWorkspaceMenuEntry, workspaceMenu } from '../../screens/workspace/dashboard.ts';
import { signIn } from '../../screens/login/login.ts';
import { PLAN, dialogNamed, handovers, press, optionOf, rolesIn } from '../../screens/workspace/ownership.ts';
import { notifications } from '../../screens/shell/notifications.ts';
import { expect, test } from '../../test.ts';

const words = screens.ownership;
const roleName = screens.accountsSelect.role;

test('[OWN-1, OWN-3, OWN-4, OWN-5, OWN-8, OWN-15, GEN-21, VAL-29, GO-3, GO-5, DASH-17] an owner transfers a workspace to an eligible user, who accepts in the portal, and the rights of both change live', async ({
  page,
  world,
  openBrowser,
}) => {
  const account = await world.account(PLAN);
  const { people } = account;
  const theirs = await openBrowser();
  await signIn(theirs, people.chief);
  await expect(dashboard(theirs).workspace('Studio')).toBeVisible();
  await signIn(page, people.leader);
  await openWorkspaceMenuEntry(page, 'Studio', 'transfer-ownership');
  const dialog = dialogNamed(page, words.transferTitle('Studio'));
  const recipient = dialog.getByRole('combobox', { name: words.recipient });
  // Only eligible members: neither the crew nor the user.
  await expect(recipient.getByRole('option')).toHaveText([
    words.choose,
    ...[optionOf(people.admin, 'account-admin'), optionOf(people.chief, 'workspace-admin')].toSorted(),
  ]);
  await dialog.getByRole('button', { name: words.transfer }).click();
  await expect(recipient).toHaveAccessibleDescription(words.recipientRequired);
  await expect(dialog).toContainText(words.previousOwner);
  await recipient.selectOption(optionOf(people.chief, 'workspace-admin'));
  const sent = page.waitForRequest((request) => request.url().endsWith('/transfer-ownership'));
  await dialog.getByRole('button', { name: words.transfer }).click();
  expect((await sent).postDataJSON()).toEqual({
    scope: 'workspace',
    workspaceId: account.workspaceId('Studio'),
    email: people.chief.email,
  });
  await expect(dialog).toBeHidden();
  await expect(handovers(page)).toContainText(words.line.transfer.mine(people.chief.name, 'Studio'));
  await test.step('while it is open no other one starts', async () => {
    const { button, item } = workspaceMenu(page, 'Studio');
    await button.click();
    await expect(item('transfer-ownership')).toContainText(PERMISSION_REFUSAL_TEXTS.dirty);
    await page.keyboard.press('Escape');
  });
  await expect(handovers(theirs)).toContainText(words.line.transfer.theirs(people.leader.name, 'Studio'));
  await press(theirs, words.accept);
  const question = dialogNamed(theirs, words.acceptTitle('Studio'));
  await expect(question).toContainText(words.acceptText.workspace);
  await question.getByRole('button', { name: words.accept }).click();
  await expect(theirs.getByText(screens.dashboard.ownedByYou, { exact: true })).toBeVisible();
  await expect(handovers(theirs)).toHaveCount(0);
  await expect(handovers(page)).toHaveCount(0);
  expect(await rolesIn(world, account, 'Studio')).toMatchObject({
    [people.chief.name]: 'workspace-owner',
    [people.leader.name]: 'workspace-admin',
  });
  const { button, item, menu } = workspaceMenu(page, 'Studio');
  await expect(page.getByText(screens.dashboard.ownedBy(people.chief.name))).toBeVisible();
  // The dashboard of another role has no open menu.
  await expect(page.getByRole('button', { name: /Workspace Admin in Studio/ })).toBeVisible();
  await expect(theirs.getByRole('button', { name: /Workspace Owner in Studio/ })).toBeVisible();
  await button.click();
  await expect(menu).toBeVisible();
  await expect(item('transfer-ownership')).toHaveCount(0);
  await expect(item('request-ownership')).toBeVisible();
  const newOwner = workspaceMenu(theirs, 'Studio');
  await newOwner.button.click();
  await expect(newOwner.item('transfer-ownership')).toBeVisible();
});

test('[OWN-2, OWN-6, OWN-7, GEN-22, GO-6, GO-8, DASH-16] an admin requests a workspace, withdraws, asks again and is rejected', async ({
  page,
  world,
  openBrowser,
}) => {
  const account = await world.account(PLAN);
  const { people } = account;
  const theirs = await openBrowser();
  await signIn(theirs, people.leader);
  await signIn(page, people.chief);
  const ask = async () => {
    await openWorkspaceMenuEntry(page, 'Studio', 'request-ownership');
    const dialog = dialogNamed(page, words.requestTitle('Studio'));
    await expect(dialog).toContainText(words.requestText(people.leader.name));
    await dialog.getByRole('button', { name: words.request }).click();
    await expect(dialog).toBeHidden();
    await expect(handovers(page)).toHaveCount(1);
  };
  await ask();
  await expect(handovers(theirs)).toContainText(words.line.request.theirs(people.chief.name, 'Studio'));
  await press(page, words.resend);
  await expect(page.getByText(words.resent)).toBeVisible();
  await press(page, words.withdraw);
  await dialogNamed(page, words.withdrawTitle).getByRole('button', { name: words.withdraw }).click();
  await expect(handovers(page)).toHaveCount(0);
  await expect(handovers(theirs)).toHaveCount(0);
  await ask();
  const rejected = theirs.waitForRequest((request) => request.method() === 'PUT');
  await press(theirs, words.reject);
  await dialogNamed(theirs, words.rejectTitle).getByRole('button', { name: words.reject }).click();
  expect(new URL((await rejected).url()).pathname).toMatch(/^\/api\/workspace\/reject-ownership\//);
  await expect(handovers(theirs)).toHaveCount(0);
  await expect(handovers(page)).toHaveCount(0);
  expect(await rolesIn(world, account, 'Studio')).toMatchObject({ [people.leader.name]: 'workspace-owner' });
});

test('[OWN-16, OWN-17, DASH-16, DASH-17, ROLE-38] who may neither transfer nor request is offered neither, and the server refuses both', async ({
  page,
  world,
  request,
}) => {
  const account = await world.account(PLAN);
  const listed = page.waitForRequest((sent) => new URL(sent.url()).pathname === '/api/vic');
  await signIn(page, account.people.crew);
  const { authorization = '' } = (await listed).headers();
  const { button, item, menu } = workspaceMenu(page, 'Studio');
  await button.click();
  await expect(menu).toBeVisible();
  await expect(item('transfer-ownership')).toHaveCount(0);
  await expect(item('request-ownership')).toHaveCount(0);
  const workspaceId = account.workspaceId('Studio');
  const email = account.people.chief.email;
  for (const [path, data] of [
    ['transfer-ownership', { scope: 'workspace', workspaceId, email }],
    ['ask-ownership', { workspaceId }],
  ] as const) {
    const answer = await request.post(`/api/workspace/${path}`, { headers: { authorization }, data });
    expect(answer.status(), path).toBe(403);
  }
});

test('[OWN-4, GO-3] a workspace whose admins are not eligible yet says who would be, and leads to the people', async ({
  page,
  world,
}) => {
  const { people } = await world.account({
    workspaces: [{ name: 'House', isDefault: true, devices: [{ name: 'House PL' }] }, { name: 'Truck' }],
    people: { owner: { role: 'account-owner' }, crew: { role: 'vic-admin', in: 'Truck' } },
  });
  await signIn(page, people.owner);
  await openWorkspaceMenuEntry(page, 'Truck', 'transfer-ownership');
  const dialog = dialogNamed(page, words.transferTitle('Truck'));
  await expect(dialog).toContainText(words.noRecipient);
  await expect(dialog.getByRole('button', { name: words.transfer })).toHaveCount(0);
  await dialog.getByRole('link', { name: words.invite }).click();
  await expect(page).toHaveURL(/\/manage-invite$/);
});

test('[OWN-6, OWN-15, GO-5, GO-8, WS-9, WS-13] the account owner hands an orphanage over to the admin who asks for it, and its kind changes live', async ({
  page,
  world,
  openBrowser,
}) => {
  const account = await world.account({
    workspaces: [
      { name: 'House', isDefault: true, devices: [{ name: 'House PL' }] },
      { name: 'Truck', devices: [{ name: 'Truck PL' }] },
    ],
    people: { owner: { role: 'account-owner' }, chief: { role: 'workspace-admin', in: 'Truck' } },
  });
  const { owner, chief } = account.people;
  const theirs = await openBrowser();
  await signIn(theirs, chief);
  await signIn(page, owner);
  const header = page.locator(`[data-workspace-menu="${account.workspaceId('Truck')}"]`);
  await expect(header.getByText(screens.dashboard.kinds.orphanage)).toBeVisible();
  await openWorkspaceMenuEntry(theirs, 'Truck', 'request-ownership');
  const dialog = dialogNamed(theirs, words.requestTitle('Truck'));
  await expect(dialog).toContainText(words.requestFromAccount);
  await dialog.getByRole('button', { name: words.request }).click();
  const line = words.line.request.theirs(chief.name, 'Truck');
  await expect(handovers(page)).toContainText(line);
  const otherTab = await page.context().newPage();
  await otherTab.goto('/dashboard');
  await expect(handovers(otherTab)).toContainText(line);
  const { open, panel } = notifications(page);
  await open(1);
  const readAndAnswer = panel.getByRole('button', { name: screens.notifications.open.ownership });
  await readAndAnswer.click();
  const read = dialogNamed(page, words.readTitle);
  await expect(read).toContainText(line);
  await read.getByRole('button', { name: words.agree }).click();
  const question = dialogNamed(page, words.agreeTitle('Truck'));
  await expect(question).toContainText(words.agreeText(chief.name));
  await question.getByRole('button', { name: words.agree }).click();
  await expect(page.getByText(words.accepted('Truck'))).toBeVisible();
  await expect(handovers(page)).toHaveCount(0);
  await expect(handovers(otherTab)).toHaveCount(0);
  await otherTab.close();
  await open(0);
  await readAndAnswer.click();
  await expect(read).toContainText(words.notOpen);
  await read.getByRole('button', { name: words.close }).last().click();
  await expect(header.getByText(screens.dashboard.kinds.shared)).toBeVisible();
  await expect(header.getByText(screens.dashboard.ownedBy(chief.name))).toBeVisible();
  await expect(theirs.getByText(screens.dashboard.ownedByYou, { exact: true })).toBeVisible();
  expect(await rolesIn(world, account, 'Truck')).toEqual({ [chief.name]: 'workspace-owner' });
});

test('[OWN-6, GO-8] an account owner who asks for a workspace reads one thing: it belongs to the account then', async ({
  page,
  world,
}) => {
  const { people } = await world.account({
    workspaces: [
      { name: 'House', isDefault: true },
      { name: 'Truck', devices: [{ name: 'Truck PL' }] },
    ],
    people: { owner: { role: 'account-owner' }, chief: { role: 'workspace-owner', in: 'Truck' } },
  });
  await signIn(page, people.owner);
  await openWorkspaceMenuEntry(page, 'Truck', 'request-ownership');
  const dialog = dialogNamed(page, words.requestTitle('Truck'));
  await expect(dialog.getByText(words.requestByOwner(people.chief.name))).toBeVisible();
  await expect(dialog).not.toContainText(words.requestText(people.chief.name));
});

test('[PLUS-9, GO-4, GO-5, GX-19, GZ-11] the account owner hands the account over after signing in once more, and both roles change live', async ({
  page,
  world,
  openBrowser,
}) => {
  const account = await world.account(PLAN);
  const { owner, admin } = account.people;
  const theirs = await openBrowser();
  await signIn(theirs, admin);
  await signIn(page, owner, '/myaccount/settings/account');
  await page.getByRole('button', { name: words.account.open }).click();
  const dialog = dialogNamed(page, words.transferAccountTitle(account.name));
  const recipient = dialog.getByRole('combobox', { name: words.recipient });
  await expect(recipient.getByRole('option')).toHaveText([words.choose, optionOf(admin, 'account-admin')]);
  await recipient.selectOption(optionOf(admin, 'account-admin'));
  const submit = dialog.getByRole('button', { name: words.transfer });
  await expect(submit).toHaveAccessibleDescription(words.passwordMissing);
  await dialog.getByLabel(words.password, { exact: true }).fill(owner.password);
  await submit.click();
  await expect(dialog).toBeHidden();
  await expect(handovers(page)).toContainText(words.line.transfer.mine(admin.name, account.name));
  await press(theirs, words.accept);
  const question = dialogNamed(theirs, words.acceptTitle(account.name));
  await expect(question).toContainText(words.acceptText.account);
  await question.getByRole('button', { name: words.accept }).click();
  await expect(handovers(theirs)).toHaveCount(0);
  await expect(page.getByText(words.account.notYours(account.name))).toBeVisible();
  await expect(page.getByText(roleName('account-admin')).first()).toBeVisible();
  await theirs.goto('/myaccount/settings/account');
  await expect(theirs.getByRole('button', { name: words.account.open })).toBeVisible();
});

test('[PLUS-9, GO-4] an account admin reads that the owner transfers the account, and the server refuses them', async ({
  page,
  world,
  request,
}) => {
  const account = await world.account(PLAN);
  const listed = page.waitForRequest((sent) => new URL(sent.url()).pathname === '/api/vic');
  await signIn(page, account.people.admin);
  const { authorization = '' } = (await listed).headers();
  await page.goto('/myaccount/settings/account');
  await expect(page.getByText(words.account.notYours(account.name))).toBeVisible();
  await expect(page.getByRole('button', { name: words.account.open })).toHaveCount(0);
  const answer = await request.post('/api/workspace/transfer-ownership', {
    headers: { authorization },
    data: { scope: 'account', accountId: account.id, email: account.people.chief.email },
  });
  expect(answer.status()).toBe(403);
  expect(OWNERSHIP_REFUSAL_TEXTS['no-right']).not.toBe('');
});
