import { utcDay } from './export-rows.ts';
import { printCsv } from './print-csv.ts';

/** A partner's customer; dates are ISO 8601 instants. */
export interface ExportedCustomer {
  readonly company: string;
  readonly kind: string;
  readonly state: string;
  readonly owner: { readonly userName: string; readonly email: string } | null;
  readonly offeredTo: string | null;
  readonly plans: readonly string[];
  readonly users: number;
  readonly usersConnected: number;
  readonly renewsAt: string | null;
  readonly expiresAt: string | null;
  readonly health: string;
}

const CSV_COLUMNS = [
  'customer',
  'kind',
  'state',
  'owner',
  'plans',
  'users',
  'users connected',
  'renews',
  'ends',
  'health',
] as const;

const dayOf = (instant: string | null): string => (instant === null ? '' : utcDay(Date.parse(instant)));

const cellsOf = (row: ExportedCustomer): readonly string[] => [
  row.company,
  row.kind,
  row.state,
  row.owner?.email ?? row.offeredTo ?? '',
  row.plans.join(', '),
  String(row.users),
  String(row.usersConnected),
  dayOf(row.renewsAt),
  dayOf(row.expiresAt),
  row.health,
];

/** Prints a partner's customers as a CSV file. [CSV-3, PLUS-21, HZ-6] */
export function printCustomers(rows: readonly ExportedCustomer[]) {
  return printCsv(CSV_COLUMNS, rows.map(cellsOf));
}
