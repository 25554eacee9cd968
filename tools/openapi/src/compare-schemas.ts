export type Schema = Readonly<Record<string, unknown>>;

/** Where a schema stands: clients write a request's, and read an answer's. */
export type Direction = 'request' | 'answer';

export interface Comparison {
  readonly direction: Direction;
  /** Resolves a reference within the document before and after. */
  readonly resolve: { readonly before: Resolve; readonly after: Resolve };
}
export type Resolve = (schema: Schema) => Schema;

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const schemas = (value: unknown): readonly Schema[] => (Array.isArray(value) ? value.filter(isSchema) : []);
const fieldsOf = (schema: Schema): Readonly<Record<string, unknown>> =>
  isSchema(schema['properties']) ? schema['properties'] : {};
const requiredOf = (schema: Schema): ReadonlySet<unknown> =>
  new Set(Array.isArray(schema['required']) ? schema['required'] : []);
const optionsOf = (schema: Schema): readonly Schema[] => {
  const options = [...schemas(schema['anyOf']), ...schemas(schema['oneOf'])];
  return options.length > 0 ? options : [schema];
};

/** Returns the values of a closed list; undefined for an open one. */
function valuesOf(schema: Schema): readonly unknown[] | undefined {
  const { enum: values } = schema;
  if (Array.isArray(values)) return values as readonly unknown[]; // of whatever
  return 'const' in schema ? [schema['const']] : undefined;
}

function typeOf(schema: Schema): unknown {
  const [first] = valuesOf(schema) ?? [];
  return schema['type'] ?? (first === null ? 'null' : first === undefined ? undefined : typeof first);
}

/** Below and above what a value is refused; another pattern may refuse anything. */
const LIMITS = ['minLength', 'minimum', 'minItems', 'maxLength', 'maximum', 'maxItems', 'pattern'] as const;

function isTighter(name: (typeof LIMITS)[number], before: unknown, after: unknown): boolean {
  if (after === undefined || after === before) return false;
  if (typeof before !== 'number' || typeof after !== 'number') return true;
  return name.startsWith('min') ? after > before : after < before;
}

/**
 * Lists what breaks a client when a schema changes, each with the path of its field. A request breaks by a removed or newly required
 * field and by a narrower type; an answer by a removed or no longer certain field and by a further type.
 */
export function compareSchemas(
  before: Schema,
  after: Schema,
  comparison: Comparison,
  path: string,
): string[] {
  const old = comparison.resolve.before(before);
  const now = comparison.resolve.after(after);
  const [narrow, wide] = comparison.direction === 'request' ? [old, now] : [now, old];
  const isRequest = comparison.direction === 'request';
  const [oldOptions, newOptions] = [optionsOf(old), optionsOf(now)];
  if (oldOptions.length > 1 || newOptions.length > 1) {
    // Each value that could be sent, or was known, is to stay one.
    const lost = optionsOf(narrow).filter(
      (one) =>
        !optionsOf(wide).some((other) => {
          const [from, to] = isRequest ? [one, other] : [other, one];
          return compareSchemas(from, to, comparison, path).length === 0;
        }),
    );
    return lost.length === 0 ? [] : [`${path} ${isRequest ? 'takes less' : 'can be something else'}`];
  }
  return [...compareValues(old, now, comparison, path), ...compareFields(old, now, comparison, path)];
}

function compareValues(old: Schema, now: Schema, { direction }: Comparison, path: string): string[] {
  const [oldType, newType] = [typeOf(old), typeOf(now)];
  if (oldType !== newType && newType !== undefined) return [`${path} is of another type`];
  if (direction === 'answer') return [];
  const [oldValues, newValues] = [valuesOf(old), valuesOf(now)];
  const isListed =
    newValues === undefined || (oldValues?.every((value) => newValues.includes(value)) ?? false);
  const tighter = LIMITS.filter((name) => isTighter(name, old[name], now[name]));
  return [
    ...(isListed ? [] : [`${path} takes fewer values`]),
    ...tighter.map((name) => `${path} has a tighter ${name}`),
  ];
}

function compareFields(old: Schema, now: Schema, comparison: Comparison, path: string): string[] {
  const isRequest = comparison.direction === 'request';
  const [oldFields, newFields] = [fieldsOf(old), fieldsOf(now)];
  const [oldRequired, newRequired] = [requiredOf(old), requiredOf(now)];
  const found = Object.entries(oldFields).flatMap(([name, field]) => {
    const next = newFields[name];
    if (!isSchema(field)) return [];
    if (!isSchema(next)) return [`${path}.${name} is removed`];
    const isUncertain = !isRequest && oldRequired.has(name) && !newRequired.has(name);
    return [
      ...(isUncertain ? [`${path}.${name} may be missing`] : []),
      ...compareSchemas(field, next, comparison, `${path}.${name}`),
    ];
  });
  const demanded = isRequest ? [...newRequired].filter((name) => !oldRequired.has(name)) : [];
  const [oldItems, newItems] = [old['items'], now['items']];
  const items =
    isSchema(oldItems) && isSchema(newItems)
      ? compareSchemas(oldItems, newItems, comparison, `${path}[]`)
      : [];
  return [...found, ...demanded.map((name) => `${path}.${String(name)} is newly required`), ...items];
}
