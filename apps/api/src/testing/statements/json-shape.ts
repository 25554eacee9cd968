import ts from 'typescript';

/** What a type allows a value of JSON to be: one of these. */
export type Shape = readonly Alternative[];

export type Alternative =
  | { readonly kind: 'any' | 'boolean' | 'null' | 'number' | 'string' | 'undefined' | 'unreadable' }
  | { readonly kind: 'literal'; readonly value: unknown }
  | { readonly kind: 'array'; readonly items: Shape }
  | {
      readonly kind: 'object';
      readonly fields: Readonly<Record<string, Shape>>;
      readonly others: Shape | null;
    };

/** Types in types are followed this far. */
const MAX_DEPTH = 8;

/** Returns the shape of a type. What JSON cannot be, as a Date, is `unreadable`: no value has it. */
export function shapeOf(checker: ts.TypeChecker, type: ts.Type, depth = 0): Shape {
  if (depth > MAX_DEPTH) return [{ kind: 'any' }];
  const parts = type.isUnion() ? type.types : [type];
  return parts.map((part) => alternativeOf(checker, part, depth));
}

const FLAGS: readonly (readonly [
  ts.TypeFlags,
  'any' | 'boolean' | 'null' | 'number' | 'string' | 'undefined',
])[] = [
  [ts.TypeFlags.Unknown | ts.TypeFlags.Any, 'any'],
  [ts.TypeFlags.String | ts.TypeFlags.TemplateLiteral, 'string'],
  [ts.TypeFlags.Number, 'number'],
  [ts.TypeFlags.Boolean, 'boolean'],
  [ts.TypeFlags.Null, 'null'],
  [ts.TypeFlags.Undefined, 'undefined'],
];

function alternativeOf(checker: ts.TypeChecker, type: ts.Type, depth: number): Alternative {
  const kind = FLAGS.find(([flag]) => type.flags & flag)?.[1];
  if (kind !== undefined) return { kind };
  if (type.isLiteral()) return { kind: 'literal', value: type.value };
  if (type.flags & ts.TypeFlags.BooleanLiteral) {
    return { kind: 'literal', value: checker.typeToString(type) === 'true' };
  }
  if (checker.isArrayType(type) || checker.isTupleType(type)) {
    const items = checker.getTypeArguments(type as ts.TypeReference); // as both are
    return { kind: 'array', items: items.flatMap((item) => shapeOf(checker, item, depth + 1)) };
  }
  // A branded string or number.
  const base = type.isIntersection()
    ? type.types.find((part) => part.flags & (ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike))
    : undefined;
  if (base !== undefined) return alternativeOf(checker, base, depth);
  if (!(type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection))) return { kind: 'any' };
  if (['Buffer', 'Date', 'Map', 'Set'].includes(type.getSymbol()?.name ?? '')) return { kind: 'unreadable' };
  const others = type.getStringIndexType();
  const fields = type
    .getProperties()
    .map((field) => [field.name, shapeOf(checker, checker.getTypeOfSymbol(field), depth + 1)]);
  return {
    kind: 'object',
    fields: Object.fromEntries(fields) as Record<string, Shape>, // of the pairs above
    others: others === undefined ? null : shapeOf(checker, others, depth + 1),
  };
}
