import type { Locator, Page } from '@playwright/test';
import { screens } from '@partyline/texts';
import { expect } from '../../test.ts';
import type { Account } from '../../world/world.ts';

interface RulesWords {
  readonly list: string;
  readonly add: string;
  readonly save: string;
  readonly name: string;
  readonly actionsOf: (label: string, name: string) => string;
}

export interface RulesScreen {
  readonly list: Locator;
  readonly dialog: Locator;
  readonly add: Locator;
  readonly save: Locator;
  readonly name: Locator;
  readonly button: (label: string, name: string) => Locator;
  readonly log: (name: string) => Locator;
}

/** Returns the screen of rules, whose `logLabel` opens a rule's log. */
export function rulesScreen(page: Page, words: RulesWords, logLabel: string): RulesScreen {
  const dialog = page.getByRole('dialog');
  return {
    list: page.getByRole('list', { name: words.list }),
    dialog,
    add: page.getByRole('button', { name: words.add }),
    save: dialog.getByRole('button', { name: words.save }),
    name: dialog.getByLabel(words.name, { exact: true }),
    button: (label, name) => page.getByRole('button', { name: words.actionsOf(label, name) }),
    log: (name) => page.getByRole('table', { name: words.actionsOf(logLabel, name) }),
  };
}

const PATHS = { alerts: '/activity/alerts', schedules: '/shows' } as const;

export async function openRules(
  page: Page,
  kind: keyof typeof PATHS,
  account: Account,
  workspace: string,
): Promise<void> {
  const { workspace: label } = kind === 'alerts' ? screens.deviceAlerts : screens.schedules;
  await page.goto(`${PATHS[kind]}?workspace=${account.workspaceId(workspace)}`);
  await expect(page.getByRole('combobox', { name: label })).toBeVisible();
}
