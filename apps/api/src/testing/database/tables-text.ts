import type { Db } from '../../db/open-database.ts';

interface Column {
  readonly table: string;
  readonly column: string;
  readonly type: string;
  readonly isRequired: boolean;
  /** A check `column = ANY (ARRAY['a'::text, …])`, or null. */
  readonly closedList: string | null;
}

/** The driver's type of a column; int8 is a number, see parse-int8.ts. */
const TYPES: Readonly<Record<string, string>> = {
  bigint: 'number',
  integer: 'number',
  smallint: 'number',
  'double precision': 'number',
  real: 'number',
  boolean: 'boolean',
  text: 'string',
  uuid: 'string',
  inet: 'string',
  xid8: 'string',
  bytea: 'Buffer',
  json: 'unknown',
  jsonb: 'unknown',
  'timestamp with time zone': 'Date',
};

async function readColumns(db: Db): Promise<readonly Column[]> {
  const { rows } = await db.query<Column>(`
    SELECT c.relname AS "table", a.attname AS "column", format_type(a.atttypid, NULL) AS type,
      a.attnotnull AS "isRequired", (
        SELECT pg_get_constraintdef(k.oid) FROM pg_constraint k
        WHERE k.conrelid = c.oid AND k.contype = 'c' AND k.conkey = ARRAY[a.attnum]
          AND pg_get_constraintdef(k.oid) LIKE 'CHECK ((' || a.attname || ' = ANY (ARRAY[%'
        ORDER BY k.conname LIMIT 1
      ) AS "closedList"
    FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
    WHERE c.relnamespace = 'app'::regnamespace AND c.relkind IN ('r', 'p') AND a.attnum > 0 AND NOT a.attisdropped
    ORDER BY c.relname COLLATE "C", a.attname COLLATE "C"`);
  return rows;
}

function typeOf({ type, closedList }: Column): string {
  const item = TYPES[type.replace(/\[\]$/, '')];
  if (item === undefined) throw new Error(`No TypeScript type is known for the column type ${type}.`);
  if (type.endsWith('[]')) return `readonly ${item}[]`;
  // Every second part is quoted: our values contain no quotes.
  const values = (closedList ?? '').split("'").filter((_, index) => index % 2 === 1);
  return item === 'string' && values.length > 0 ? values.map((value) => `'${value}'`).join(' | ') : item;
}

/** Returns tables.gen.ts for the schema of a migrated database. */
export async function tablesText(db: Db): Promise<string> {
  const columns = await readColumns(db);
  const tables = Map.groupBy(columns, ({ table }) => table);
  const lines = [...tables].map(([table, itsColumns]) => {
    const fields = itsColumns.map((column) => {
      const type = typeOf(column) + (column.isRequired ? '' : ' | null');
      return `    readonly ${column.column}: ${type};\n`;
    });
    return `  readonly ${table}: {\n${fields.join('')}  };\n`;
  });
  return `// Generated from the migrated database: WRITE_TABLES=1 npx vitest run tables, in apps/api.\n
/** The rows of the schema \`app\` as the driver returns them, by table and column. */
export interface Tables {\n${lines.join('')}}\n`;
}
