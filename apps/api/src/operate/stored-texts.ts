import { composeAddress, emailKey, hiddenKindsOf, type HiddenKind } from '@partyline/validation';
import type { Db } from '../db/open-database.ts';
import type { Tables } from '../db/tables.gen.ts';

interface TextTable<Table extends keyof Tables = keyof Tables> {
  readonly table: Table;
  readonly id: string;
  /** Null where a row is of no account. */
  readonly account: string | null;
  readonly names: readonly string[];
  readonly addresses: readonly string[];
}

/** Every column with a name or an address that came from a form or a file. */
export const TEXT_TABLES: readonly TextTable[] = [
  table('users', 'uid', null, ['name', 'first_name', 'last_name', 'company'], ['email']),
  table('accounts', 'id', 'id', ['name']),
  table('workspaces', 'id', 'account_id', ['name']),
  table('instances', 'id', 'account_id', ['device_name']),
  table('invitations', 'id', 'account_id', [], ['email']),
  table('partner_customers', 'id', 'partner_id', ['company'], ['email']),
  table('ownership_actions', 'id', 'account_id', [], ['to_email']),
  table('schedules', 'id', 'account_id', ['name']),
  table('alert_rules', 'id', 'account_id', ['name']),
  table('api_tokens', 'id', 'account_id', ['name']),
  table('support_tokens', 'id', null, ['name']),
  table('leads', 'id', null, ['first_name', 'last_name', 'company'], ['email']),
  table('contact_requests', 'id', null, ['name'], ['email']),
  table('feedback', 'id', null, ['name'], ['email']),
];

function table<Table extends keyof Tables>(
  name: Table,
  id: keyof Tables[Table] & string,
  account: (keyof Tables[Table] & string) | null,
  names: readonly (keyof Tables[Table] & string)[],
  addresses: readonly (keyof Tables[Table] & string)[] = [],
): TextTable {
  return { table: name, id, account, names, addresses };
}

export interface FoundText {
  readonly table: string;
  readonly id: string;
  readonly account: string | null;
  readonly field: string;
  readonly value: string;
  readonly faults: readonly TextFault[];
}

/** What is wrong: a hidden character, or an address that was compared in another way before. */
export type TextFault = HiddenKind | 'folds-differently' | 'not-composed';

/** Returns what is wrong with a stored text. */
export function faultsOf(text: string, isAddress: boolean): readonly TextFault[] {
  const hidden = hiddenKindsOf(text, isAddress);
  if (!isAddress) return hidden;
  const isNew = emailKey(text) !== text.trim().toLowerCase();
  return [
    ...hidden,
    ...(composeAddress(text) === text ? [] : (['not-composed'] as const)),
    ...(isNew ? (['folds-differently'] as const) : []),
  ];
}

interface PageRow {
  readonly id: string;
  readonly account: string | null;
  readonly texts: Readonly<Record<string, string | null>>;
}

const PAGE = 500;

/** Yields the stored names and addresses that a form would refuse or that are compared in another way now. Changes nothing. */
export async function* listFaultyTexts(db: Db, page = PAGE): AsyncGenerator<FoundText> {
  for (const each of TEXT_TABLES) {
    for (let after: string | null = null; ;) {
      const rows: readonly PageRow[] = await readPage(db, each, after, page);
      for (const { id, account, texts } of rows)
        for (const field of [...each.names, ...each.addresses]) {
          const value = texts[field] ?? '';
          const faults = faultsOf(value, each.addresses.includes(field));
          if (faults.length > 0) yield { table: each.table, id, account, field, value, faults };
        }
      after = rows.at(-1)?.id ?? null;
      if (rows.length < page || after === null) break;
    }
  }
}

/** Reads a page of rows with anything but printable ASCII, in the order of their keys. */
async function readPage(
  db: Db,
  { table: name, id, account, names, addresses }: TextTable,
  after: string | null,
  page: number,
): Promise<readonly PageRow[]> {
  const fields = [...names, ...addresses];
  const texts = fields.map((field) => `'${field}', ${field}`).join(', ');
  const type = id === 'uid' ? 'text' : name === 'ownership_actions' ? 'uuid' : 'bigint';
  const { rows } = await db.query<PageRow>(
    `SELECT ${id}::text AS id, ${account ?? 'NULL'}::text AS account, json_build_object(${texts}) AS texts FROM app.${name}
      WHERE ($1::${type} IS NULL OR ${id} > $1::${type}) AND (${fields.map((field) => `${field} ~ '[^ -~]'`).join(' OR ')})
      ORDER BY ${id} LIMIT $2`,
    [after, page],
  );
  return rows;
}

const FAULT_TEXTS = {
  control: 'has a control character',
  direction: 'has a character that turns the text around',
  invisible: 'has an invisible character',
  'not-a-character': 'has what is no character',
  'not-composed': 'is not composed, so it is not found by the composed address',
  'folds-differently': 'is another address now than it was for the rule before',
} as const satisfies Record<TextFault, string>;

/** Prints a found text on one line of ASCII. */
export function lineOfText({ table: name, id, account, field, value, faults }: FoundText): string {
  const place = `${name} ${id}${account === null ? '' : `, account ${account}`}, ${field}`;
  return `${place}: "${escapeText(value)}" ${faults.map((fault) => FAULT_TEXTS[fault]).join('; ')}`;
}

/** Escapes what is not printable ASCII, so that a terminal shows what is there. */
function escapeText(text: string): string {
  return text.replaceAll(/["\\]|[^ -~]/gu, (character) =>
    /["\\]/.test(character)
      ? `\\${character}`
      : `\\u{${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}}`,
  );
}
