import type { Page } from '@playwright/test';
import { insertAlertRule } from '@partyline/rows/testing';
import { screens } from '@partyline/texts';
import type { Account, World } from '../../world/world.ts';
import { rulesScreen, type RulesScreen } from './workspace-rules.ts';

const words = screens.deviceAlerts;

export const alertsScreen = (page: Page): RulesScreen => rulesScreen(page, words, words.log);

/** Inserts an alert that is off, with a delay of 5 minutes and quiet hours; returns its id. */
export async function insertAlert(
  { database }: World,
  account: Account,
  { name, workspace }: { readonly name: string; readonly workspace: string },
): Promise<number> {
  const place = { accountId: account.id, workspaceId: account.workspaceId(workspace) };
  return insertAlertRule(database, place, {
    name,
    isOn: false,
    delayMinutes: 5,
    mailTo: 'operators',
    webhookUrl: 'https://hooks.example.org/partyline/alerts',
    hasQuietHours: true,
    quietFrom: '22:00',
    quietTo: '07:00',
    timeZone: 'Europe/Berlin',
  });
}
