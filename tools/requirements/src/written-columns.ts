/** A literal as SQL writes it; null for a parameter or an expression, which can be any value. */
type Value = string | null;

export interface ColumnWrite {
  readonly table: string;
  readonly column: string;
  readonly value: Value;
}

const UPDATE = /\bUPDATE app\.(\w+)(?:\s+(?:AS\s+)?(?!SET\b)\w+)?\s+SET\s+/g;
const INSERT = /\bINSERT INTO app\.(\w+)(?:\s+AS\s+\w+)?\s*\(/g;
const END_OF_SET = /^(?:WHERE|FROM|RETURNING)\b/;
const LITERAL = /^(?:'[^']*'|true|false|null|-?\d+(?:\.\d+)?)$/i;
/** A default that differs from row to row, such as the time. */
const DEFAULT_CALL = /^ {2}(\w+) [^,\n]*\bDEFAULT [\w.]+\(/gm;
const NEW_COLUMN = /\bNEW\.(\w+)\s*:?=(?!=)/g;
/** Names of columns in lists from which a statement is built. */
const QUOTED = /'([a-z]+(?:_[a-z\d]+)*)'/g;

/** Lists the columns that the statements in a source text write, by UPDATE or INSERT. */
export function columnWritesIn(text: string): ColumnWrite[] {
  return [...updatesIn(text), ...insertsIn(text)];
}

function updatesIn(text: string): ColumnWrite[] {
  return [...text.matchAll(UPDATE)].flatMap((match) => {
    const table = match[1] ?? '';
    return splitAtCommas(restOf(text, match), true).flatMap((assignment) => {
      const [, column, value = ''] = /^"?(\w+)"?\s*=\s*([^]*)$/.exec(assignment) ?? [];
      return column === undefined ? [] : [{ table, column, value: literalOf(value) }];
    });
  });
}

function insertsIn(text: string): ColumnWrite[] {
  return [...text.matchAll(INSERT)].flatMap((match) => {
    const table = match[1] ?? '';
    const statement = restOf(text, match);
    const columns = splitAtCommas(statement);
    const rest = statement.slice(statement.indexOf(')') + 1);
    const [opening] = /^\s*VALUES\s*\(/.exec(rest) ?? [];
    const values = opening === undefined ? [] : splitAtCommas(rest.slice(opening.length));
    return columns
      .filter((column) => /^\w+$/.test(column))
      .map((column, index) => ({ table, column, value: literalOf(values[index] ?? '') }));
  });
}

/** Returns the text after the match; of a statement in single quotes, up to its end. */
function restOf(text: string, { index, 0: matched }: RegExpExecArray): string {
  const rest = text.slice(index + matched.length);
  return text[index - 1] === "'" ? rest.slice(0, Math.max(0, rest.indexOf("'"))) : rest;
}

const literalOf = (expression: string): Value =>
  LITERAL.test(expression.trim()) ? expression.trim().toLowerCase() : null;

/** Splits up to the closing parenthesis, the end of the string or, for assignments, the next clause. */
function splitAtCommas(text: string, endsAtClause = false): string[] {
  const parts: string[] = [''];
  let depth = 0;
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] ?? '';
    if (character === "'" && depth >= 0) isQuoted = !isQuoted;
    if (!isQuoted) {
      if (character === '`' || character === ';') break;
      if (endsAtClause && depth === 0 && END_OF_SET.test(text.slice(at, at + 10))) break;
      if (character === '(') depth += 1;
      if (character === ')') depth -= 1;
      if (depth < 0) break;
      if (character === ',' && depth === 0) {
        parts.push('');
        continue;
      }
    }
    parts[parts.length - 1] += character;
  }
  return parts.map((part) => part.trim());
}

export interface WritableColumns {
  /** Tells whether a statement of the product can write this value. */
  readonly has: (write: ColumnWrite) => boolean;
}

/**
 * Reads what the product can write from its sources: a literal where all statements write literals, else any value. A column that
 * stands in a list of names, that a trigger sets, or whose default is a call, takes any.
 */
export function writableColumns(sources: readonly string[]): WritableColumns {
  const values = new Map<string, Set<Value>>();
  const anyTable = new Set<string>();
  for (const source of sources) {
    for (const { table, column, value } of columnWritesIn(source)) {
      const key = `${table}.${column}`;
      values.set(key, (values.get(key) ?? new Set()).add(value));
    }
    for (const pattern of [QUOTED, NEW_COLUMN, DEFAULT_CALL]) {
      for (const [, column = ''] of source.matchAll(pattern)) anyTable.add(column);
    }
  }
  return {
    has({ table, column, value }) {
      if (anyTable.has(column)) return true;
      const known = values.get(`${table}.${column}`);
      return known !== undefined && (known.has(null) || value === null || known.has(value));
    },
  };
}
