import { randomUUID } from 'node:crypto';
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { expect } from 'vitest';

/** What a row of a named statement had in a column: NULL, or a value of JSON. */
export interface SeenValue {
  readonly statement: string;
  readonly column: string;
  readonly value: unknown;
  /** Which test was running. */
  readonly during: string;
}

export const JSON_TYPES: ReadonlySet<number> = new Set([pg.types.builtins.JSON, pg.types.builtins.JSONB]);
/** Values that are recorded of a column. */
const MAX_VALUES = 1000;
const OBSERVED = Symbol.for('partyline.observed-rows');

/**
 * Records in `folder` what the named statements of this process return: for each column NULL once, and each structure of JSON
 * once. Does nothing if it does already.
 */
export function observeRows(folder: string): void {
  const prototype = pg.Client.prototype as pg.Client & { [OBSERVED]?: true }; // set below
  if (prototype[OBSERVED]) return;
  prototype[OBSERVED] = true;
  const note = recorder(join(folder, `${randomUUID()}.jsonl`));
  // oxlint-disable-next-line typescript/unbound-method -- applied to the client of each call
  const { query } = pg.Client.prototype;
  const observed = function observed(this: pg.Client, ...values: unknown[]): unknown {
    const name = nameOf(values[0]);
    if (name === undefined) return Reflect.apply(query, this, values);
    const callback = values.at(-1);
    if (typeof callback === 'function') {
      const noted = (error: unknown, result?: pg.QueryResult): void => {
        if (result !== undefined) note(name, result);
        Reflect.apply(callback, undefined, [error, result]);
      };
      return Reflect.apply(query, this, [...values.slice(0, -1), noted]);
    }
    const answer = Reflect.apply(query, this, values) as Promise<pg.QueryResult>; // without a callback
    return answer.then((result) => {
      note(name, result);
      return result;
    });
  };
  prototype.query = observed as typeof query; // the same overloads
}

function nameOf(statement: unknown): string | undefined {
  if (typeof statement !== 'object' || statement === null || !('name' in statement)) return undefined;
  return typeof statement.name === 'string' ? statement.name : undefined;
}

/** Returns a function that writes what is new in a result to a file. */
function recorder(file: string): (statement: string, result: pg.QueryResult) => void {
  const seen = new Map<string, Set<string>>();
  return (statement, { fields, rows }) => {
    for (const { name: column, dataTypeID } of fields) {
      const key = `${statement} ${column}`;
      const structures = seen.get(key) ?? new Set();
      seen.set(key, structures);
      const isJson = JSON_TYPES.has(dataTypeID);
      for (const row of rows as readonly Readonly<Record<string, unknown>>[]) {
        const value = row[column];
        if ((!isJson && value !== null) || structures.size > MAX_VALUES) continue;
        const structure = structureOf(value);
        if (structures.has(structure)) continue;
        structures.add(structure);
        const during = expect.getState().currentTestName ?? 'a hook';
        const line: SeenValue = { statement, column, value, during };
        appendFileSync(file, `${JSON.stringify(line)}\n`);
      }
    }
  };
}

/** Returns the same text for values of JSON with the same fields, types, and forms of text. */
function structureOf(value: unknown): string {
  if (value === null) return 'null';
  if (typeof value === 'string') return formOf(value);
  if (Array.isArray(value)) return `[${[...new Set(value.map(structureOf))].toSorted().join()}]`;
  if (typeof value !== 'object') return typeof value;
  const fields = Object.entries(value as Readonly<Record<string, unknown>>); // JSON
  return `{${fields.map(([field, one]) => `${field}:${structureOf(one)}`).join()}}`;
}

/** Returns a word as it is, and the same text for ids, or for instants: schemas tell words and forms apart. */
function formOf(text: string): string {
  if (/^[a-z .-]*$/i.test(text)) return JSON.stringify(text);
  return text.replaceAll(/[\da-f]/gi, '0').replaceAll(/[g-z]/gi, 'x');
}
