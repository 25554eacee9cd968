import type { Segments } from './json-path.ts';

// A string, or a sign that says where we are. Numbers and words are of no interest.
const TOKEN = /"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\],]/g;

/** An object or array that is open at this point of the text, and the key or position we are at. */
interface Open {
  readonly keys: Set<string> | null;
  at: string | number;
  isKeyNext: boolean;
}

const OPENING: Readonly<Partial<Record<string, () => Open>>> = {
  '{': () => ({ keys: new Set(), at: '', isKeyNext: true }),
  '[': () => ({ keys: null, at: 0, isKeyNext: false }),
};

/** Goes on to the next member of an object, or the next item of an array. */
function goOn(open: Open): void {
  if (typeof open.at === 'number') open.at += 1;
  else open.isKeyNext = true;
}

/** Takes a text that may be the key of a member; whether the object already has that key. */
function takeKey(open: Open, token: string): boolean {
  if (open.keys === null || !open.isKeyNext) return false;
  const key = String(JSON.parse(token));
  const isRepeat = open.keys.has(key);
  open.keys.add(key);
  open.at = key;
  open.isKeyNext = false;
  return isRepeat;
}

/**
 * Where a JSON text gives a key of an object a second time: `JSON.parse` keeps the last silently, so that a price might
 * stand there which nobody sees. The text must be JSON.
 */
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
