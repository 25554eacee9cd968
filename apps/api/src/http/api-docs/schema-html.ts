type Schema = Readonly<Record<string, unknown>>;

const INDENT = '  ';

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

/** Formats a schema like a TypeScript type, with links to named ones. [PLUS-25] */
export function schemaHtml(schema: Schema, indent = ''): string {
  const { $ref, const: constant, enum: choices, anyOf, oneOf, type } = schema;
  if (typeof $ref === 'string') return linkHtml($ref.split('/').at(-1) ?? '');
  if (constant !== undefined) return literal(constant);
  if (Array.isArray(choices)) return choices.map(literal).join(' | ');
  const union = anyOf ?? oneOf;
  if (Array.isArray(union)) return union.map((each) => schemaHtml(asSchema(each), indent)).join(' | ');
  if (type === 'array') return `(${schemaHtml(asSchema(schema['items']), indent)})[]`;
  if (type === 'object') return objectHtml(schema, indent);
  const name = typeof type === 'string' ? type : 'any';
  return escapeHtml([name, ...limitsOf(schema)].join(' '));
}

function objectHtml(schema: Schema, indent: string): string {
  const properties = Object.entries(asSchema(schema['properties']));
  const rest = schema['additionalProperties'];
  const required = Array.isArray(schema['required']) ? schema['required'] : [];
  const inner = indent + INDENT;
  const lines = properties.map(
    ([name, each]) =>
      `${inner}${escapeHtml(name)}${required.includes(name) ? '' : '?'}: ${schemaHtml(asSchema(each), inner)}`,
  );
  if (typeof rest === 'object' && rest !== null)
    lines.push(`${inner}[name: string]: ${schemaHtml(asSchema(rest), inner)}`);
  return lines.length === 0 ? '{}' : `{\n${lines.join('\n')}\n${indent}}`;
}

const LIMITS = {
  format: '',
  pattern: 'matches ',
  minLength: 'at least ',
  maxLength: 'at most ',
  minimum: '≥ ',
  maximum: '≤ ',
} as const;

function limitsOf(schema: Schema): readonly string[] {
  const limits = Object.entries(LIMITS).flatMap(([name, words]) => {
    const value = schema[name];
    return typeof value === 'string' || typeof value === 'number' ? [`${words}${value}`] : [];
  });
  return limits.length === 0 ? [] : [`(${limits.join(', ')})`];
}

function linkHtml(name: string): string {
  return `<a href="#schema-${escapeHtml(name)}">${escapeHtml(name)}</a>`;
}

function literal(value: unknown): string {
  return escapeHtml(JSON.stringify(value));
}

function asSchema(value: unknown): Schema {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
