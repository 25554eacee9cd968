import { isFields, tryJson } from '../cli/read-json.ts';
import { WrongUse } from '../cli/wrong-use.ts';

/** One notification of a file. */
export interface Item {
  /** From 1. */
  readonly number: number;
  /** Its line, in a file with one per line. */
  readonly line: number | null;
  readonly value: unknown;
}

function readLines(text: string): Item[] {
  const items: Item[] = [];
  for (const [at, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === '') continue;
    const json = tryJson(line);
    if ('fault' in json) {
      const hint =
        items.length === 0
          ? 'The notifications are neither JSON nor one JSON value a line'
          : 'The notifications cannot be read';
      throw new WrongUse(`${hint}: line ${at + 1} is not JSON.`);
    }
    items.push({ number: items.length + 1, line: at + 1, value: json.value });
  }
  return items;
}

/** Parses a JSON list, an object with a list `notifications`, one notification, or one per line. */
export function readItems(text: string): readonly Item[] {
  const json = tryJson(text);
  if ('fault' in json) {
    const items = readLines(text);
    if (items.length === 0) throw new WrongUse('There is no notification: the input is empty.');
    return items;
  }
  const inside =
    isFields(json.value) && Array.isArray(json.value['notifications'])
      ? json.value['notifications']
      : json.value;
  const list: readonly unknown[] = Array.isArray(inside) ? inside : [inside];
  if (list.length === 0) throw new WrongUse('There is no notification: the list is empty.');
  return list.map((value, at) => ({ number: at + 1, line: null, value }));
}
