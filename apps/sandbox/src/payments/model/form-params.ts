import * as v from 'valibot';
import { PaymentError } from './payment-error.ts';

export type FormValue = string | FormValue[] | { [key: string]: FormValue };
export type FormParams = Record<string, FormValue>;

const MAX_DEPTH = 8;

/** Decodes `items[0][price]=p&metadata[key]=text&expand[]=customer` as the provider does. */
export function decodeForm(text: string): FormParams {
  const root: FormParams = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.split(/\]?\[/).map((part) => part.replace(/\]$/, ''));
    if (path.length > MAX_DEPTH || path.includes('__proto__')) {
      throw new PaymentError(400, `Received unknown parameter: ${name}`, {
        code: 'parameter_unknown',
        param: name,
      });
    }
    put(root, path, value);
  }
  return Object.fromEntries(Object.entries(root).map(([key, value]) => [key, withLists(value)]));
}

/** Validates parameters; refuses the first that is unknown, missing or invalid, by name. */
export function readParams<const S extends v.GenericSchema>(schema: S, params: FormParams): v.InferOutput<S> {
  const parsed = v.safeParse(schema, params);
  if (parsed.success) return parsed.output;
  const issue = parsed.issues[0];
  const keys = (issue.path ?? []).map(({ key }) => String(key));
  const param = keys.map((key, index) => (index === 0 ? key : `[${key}]`)).join('');
  if (issue.expected === 'never')
    throw new PaymentError(400, `Received unknown parameter: ${param}`, { code: 'parameter_unknown', param });
  if (issue.input === undefined)
    throw new PaymentError(400, `Missing required param: ${param}.`, { code: 'parameter_missing', param });
  throw new PaymentError(400, `Invalid ${param}: ${issue.message}`, { code: 'parameter_invalid', param });
}

export const text = v.pipe(v.string(), v.maxLength(5000));
export const whole = v.pipe(v.string(), v.regex(/^-?\d{1,15}$/, 'must be an integer'), v.transform(Number));
export const count = v.pipe(whole, v.minValue(0));
export const flag = v.pipe(
  v.picklist(['true', 'false'], 'must be a boolean'),
  v.transform((value) => value === 'true'),
);
/** An empty text removes a key, an empty value all keys. */
export const metadata = v.union([v.literal(''), v.record(v.string(), v.pipe(v.string(), v.maxLength(500)))]);
/** Known to the provider, without effect here. */
export const ignored = v.optional(v.unknown());
export const common = { expand: v.optional(v.array(v.string())) };
export const paging = {
  ...common,
  limit: v.optional(v.pipe(whole, v.minValue(1), v.maxValue(100)), '10'),
  starting_after: v.optional(text),
  ending_before: v.optional(text),
  created: ignored,
};

export function mergeMetadata(
  before: Readonly<Record<string, string>>,
  change: v.InferOutput<typeof metadata> | undefined,
): Record<string, string> {
  if (change === undefined) return before;
  if (change === '') return {};
  return Object.fromEntries(Object.entries({ ...before, ...change }).filter(([, value]) => value !== ''));
}

function put(root: FormParams, path: readonly string[], value: string): void {
  let place: FormParams = root;
  for (const part of path.slice(0, -1)) {
    const key = part === '' ? String(Object.keys(place).length) : part;
    const next = place[key];
    if (typeof next === 'object' && !Array.isArray(next)) place = next;
    else place = place[key] = {};
  }
  const last = path.at(-1) ?? '';
  place[last === '' ? String(Object.keys(place).length) : last] = value;
}

function withLists(value: FormValue): FormValue {
  if (typeof value === 'string' || Array.isArray(value)) return value;
  const entries = Object.entries(value).map(([key, entry]) => [key, withLists(entry)] as const);
  if (entries.length > 0 && entries.every(([key]) => /^\d+$/.test(key)))
    return entries.map(([, entry]) => entry);
  return Object.fromEntries(entries);
}
