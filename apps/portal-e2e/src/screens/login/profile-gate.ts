import type { Page } from '@playwright/test';
import { EULA, screens } from '@partyline/texts';
import type { TestUser } from '../../world/test-user.ts';
import type { World } from '../../world/world.ts';

const words = screens.profileGate;
const fields = screens.aboutYou;

export const MIRA = { firstName: 'Mira', lastName: 'Kessler', company: 'Northlight Events' } as const;

export function profileGate(page: Page) {
  const dialog = page.getByRole('dialog', { name: EULA.title });
  const field = (name: string) => dialog.getByLabel(name, { exact: true });
  return {
    dialog,
    title: dialog.getByRole('heading', { name: EULA.title }),
    firstName: field(fields.firstName),
    lastName: field(fields.lastName),
    company: field(fields.company),
    market: field(fields.marketCode),
    country: dialog.getByRole('combobox', { name: fields.country }),
    state: field(fields.state),
    email: field(fields.email),
    dataUsage: dialog.getByRole('switch', { name: fields.dataUsage }),
    contactConsent: dialog.getByRole('checkbox', { name: fields.contactConsent }),
    accept: dialog.getByRole('button', { name: words.accept, exact: true }),
    decline: dialog.getByRole('button', { name: words.decline }),
    terms: dialog.getByRole('link', { name: words.terms }),
    privacy: dialog.getByRole('link', { name: words.privacy }),
  };
}

/** Fills the form for Germany; the first market by default. */
export async function fillGate(page: Page, { market }: { readonly market?: string } = {}): Promise<void> {
  const gate = profileGate(page);
  await gate.firstName.fill(MIRA.firstName);
  await gate.lastName.fill(MIRA.lastName);
  await gate.company.fill(MIRA.company);
  await gate.market.selectOption(market ?? { index: 1 });
  await gate.country.fill('germ');
  await gate.country.press('Enter');
  await gate.contactConsent.check();
}

export async function forgetAcceptance(world: World, { uid }: Pick<TestUser, 'uid'>): Promise<void> {
  await world.database.query(
    'UPDATE app.users SET eula_version = NULL, eula_accepted_at = NULL WHERE uid = $1',
    [uid],
  );
}

export async function ageAcceptance(world: World, { uid }: Pick<TestUser, 'uid'>): Promise<void> {
  await world.database.query("UPDATE app.users SET eula_version = '2020-01' WHERE uid = $1", [uid]);
}
