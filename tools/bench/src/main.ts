import { renderTable, type Figure } from './figure.ts';
import { measureFirstRow } from './figures/first-row.ts';
import { measureImportCheck } from './figures/import-check.ts';
import { measureLiveChange } from './figures/live-change.ts';
import { measureLandingPage } from './figures/landing-page.ts';
import { measureLargeAccount } from './figures/large-account.ts';
import { measureListInstances } from './figures/list-instances.ts';
import { measureManyDevices } from './figures/many-devices.ts';
import { measureNotificationBurst } from './figures/notification-burst.ts';
import { measureOpenStreams } from './figures/open-streams.ts';
import { measurePermissionAnswer } from './figures/permission-answer.ts';
import { measureQueries } from './figures/queries-per-request.ts';
import { measureScriptBytes } from './figures/script-bytes.ts';
import { measureSecondNode } from './figures/second-node.ts';
import { startStack, type Stack } from './stack.ts';

/** Prints the figures with these ids (`npm run bench -- A1 F1`), else all. */
async function main(wanted: readonly string[]): Promise<void> {
  const asked = (...ids: string[]) => wanted.length === 0 || ids.some((id) => wanted.includes(id));
  const figures: Figure[] = [];
  if (asked('R1')) figures.push(measurePermissionAnswer());
  if (asked('R2')) figures.push(...measureImportCheck());
  if (asked('N1', 'N2')) figures.push(...(await measureOpenStreams()));
  if (asked('N3', 'N4', 'N5')) figures.push(...(await measureSecondNode()));
  if (asked('F0', 'F1', 'F2', 'F3', 'F4', 'F5', 'F6', 'F7', 'F8', 'F9', 'F10', 'A1', 'A2', 'A4')) {
    await withStack({}, async (stack) => {
      if (asked('F0')) figures.push(...(await measureLandingPage(stack)));
      if (asked('F1')) figures.push(await measureScriptBytes(stack));
      if (asked('F2', 'F3', 'F4', 'F5')) figures.push(...(await measureFirstRow(stack)));
      if (asked('F6', 'F7', 'F8')) figures.push(...(await measureManyDevices(stack)));
      if (asked('F9')) figures.push(await measureLiveChange(stack));
      if (asked('F10')) figures.push(await measureNotificationBurst(stack));
      if (asked('A1', 'A2')) figures.push(...(await measureListInstances(stack)));
      if (asked('A4')) figures.push(...(await measureLargeAccount(stack)));
    });
  }
  if (asked('A3')) {
    await withStack({ countQueries: true }, async (stack) => figures.push(...(await measureQueries(stack))));
  }
  console.log(renderTable(figures));
}

async function withStack(
  options: Parameters<typeof startStack>[0],
  measure: (stack: Stack) => Promise<unknown>,
): Promise<void> {
  const stack = await startStack(options);
  try {
    await measure(stack);
  } finally {
    await stack.stop();
  }
}

await main(process.argv.slice(2).map((id) => id.toUpperCase()));
