import type { Segments } from '../violations/json-path.ts';

// Strings and structural characters; numbers and literals are skipped.
const TOKEN = /"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\],]/g;

interface Open {
  readonly keys: Set<string> | null;
  at: string | number;
  isKeyNext: boolean;
}

const OPENING: Readonly<Partial<Record<string, () => Open>>> = {
  '{': () => ({ keys: new Set(), at: '', isKeyNext: true }),
  '[': () => ({ keys: null, at: 0, isKeyNext: false }),
};

function goOn(open: Open): void {
  if (typeof open.at === 'number') open.at += 1;
  else open.isKeyNext = true;
}

/** Records a possible key; returns whether the object already has it. */
function takeKey(open: Open, token: string): boolean {
  if (open.keys === null || !open.isKeyNext) return false;
  const key = String(JSON.parse(token));
  const isRepeat = open.keys.has(key);
  open.keys.add(key);
  open.at = key;
  open.isKeyNext = false;
  return isRepeat;
}

/** Lists duplicate keys of valid JSON: `JSON.parse` keeps only the last, so a price could be hidden. */
export function listDuplicateKeys(json: string): Segments[] {
  const stack: Open[] = [];
  const found: Segments[] = [];
  for (const [token] of json.matchAll(TOKEN)) {
    const open = stack.at(-1);
    const opening = OPENING[token];
    if (opening !== undefined) stack.push(opening());
    else if (token === '}' || token === ']') stack.pop();
    else if (open === undefined) continue;
    else if (token === ',') goOn(open);
    else if (takeKey(open, token)) found.push(stack.map(({ at }) => at));
  }
  return found;
}
