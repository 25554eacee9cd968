import type { Alternative, Shape } from './json-shape.ts';

/** Returns where a value is not of a shape, as a path with what is there; undefined if it is. */
export function mismatchOf(value: unknown, shape: Shape, path = ''): string | undefined {
  const mismatches = shape.map((alternative) => mismatchWith(value, alternative, path));
  if (mismatches.includes(undefined)) return undefined;
  // Of several objects, the one that is like it but for a field inside says most.
  const whole = `${path || 'it'} is ${textOf(value)}`;
  return mismatches.find((mismatch) => mismatch !== whole) ?? whole;
}

const textOf = (value: unknown): string =>
  value === undefined ? 'missing' : JSON.stringify(value).slice(0, 60);

function mismatchWith(value: unknown, alternative: Alternative, path: string): string | undefined {
  const other = `${path || 'it'} is ${textOf(value)}`;
  switch (alternative.kind) {
    case 'any':
      return undefined;
    case 'unreadable':
      return other;
    case 'literal':
      return value === alternative.value ? undefined : other;
    case 'null':
      return value === null ? undefined : other;
    case 'array':
      if (!Array.isArray(value)) return other;
      return value
        .map((item, index) => mismatchOf(item, alternative.items, `${path}[${index}]`))
        .find(Boolean);
    case 'object':
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return other;
      return mismatchInside(value, alternative, path);
    default:
      return typeof value === alternative.kind ? undefined : other;
  }
}

function mismatchInside(
  value: object,
  { fields, others }: Extract<Alternative, { kind: 'object' }>,
  path: string,
): string | undefined {
  const values = new Map(Object.entries(value) as [string, unknown][]); // of JSON
  for (const [field, shape] of Object.entries(fields)) {
    const mismatch = mismatchOf(values.get(field), shape, `${path}.${field}`);
    if (mismatch !== undefined) return mismatch;
  }
  const unnamed = [...values].filter(([field]) => !Object.hasOwn(fields, field));
  return unnamed
    .map(([field, one]) => (others === null ? undefined : mismatchOf(one, others, `${path}.${field}`)))
    .find(Boolean);
}
