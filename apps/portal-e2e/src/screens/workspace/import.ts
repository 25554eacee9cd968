import { screens } from '@partyline/texts';
import type { Page } from '@playwright/test';
import { expect } from '../../test.ts';
import { openPeople } from './people.ts';

const words = screens.importPeople;
type Field = keyof typeof words.fields;

export function importPage(page: Page) {
  const main = page.getByRole('main');
  const rows = main.getByRole('region', { name: words.rowsLabel });
  return {
    picker: page.locator('input[type=file]'),
    paste: main.getByRole('textbox', { name: words.paste }),
    summary: page.getByRole('region', { name: words.summary }),
    rows,
    row: (text: string) => rows.getByRole('row').filter({ hasText: text }),
    group: (name: keyof typeof words.groups) => page.getByRole('table', { name: words.groups[name] }),
    heading: (name: keyof typeof words.groups, count: number) =>
      rows.getByRole('heading', { name: `${words.groups[name]} ${count}`, exact: true }),
    /** By its row in the spreadsheet. */
    cell: (field: Field, row: number) =>
      rows.getByLabel(words.cell(words.fields[field], row), { exact: true }),
    use: (value: string) => rows.getByRole('button', { name: words.useValue(value), exact: true }),
    send: (count: number) => main.getByRole('button', { name: words.send(count), exact: true }),
    download: (count: number) => main.getByRole('button', { name: words.badRows(count), exact: true }),
  };
}

export async function chooseTable(page: Page, text: string | Buffer, name = 'crew.csv'): Promise<void> {
  await importPage(page).picker.setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
}

/** Sends the paste event of rows that were copied from a spreadsheet to what has the focus. */
export async function pasteText(page: Page, text: string): Promise<void> {
  await page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    const target = document.activeElement ?? document.body;
    target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}

export async function openImport(page: Page): Promise<ReturnType<typeof importPage>> {
  const screen = await openPeople(page);
  await screen.import.click();
  await expect(page.getByRole('heading', { name: words.title })).toBeVisible();
  return importPage(page);
}
