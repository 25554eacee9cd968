import {
  compareSchemas,
  type Comparison,
  type Direction,
  type Resolve,
  type Schema,
} from './compare-schemas.ts';

interface Content {
  readonly content?: Readonly<Record<string, { readonly schema?: Schema }>>;
}

interface Operation {
  readonly parameters?: readonly {
    readonly name: string;
    readonly required?: boolean;
    readonly schema: Schema;
  }[];
  readonly requestBody?: Content;
  readonly responses: Readonly<Record<string, Content>>;
}

/** An OpenAPI document that `npm run openapi` has written; only the parts read here. */
export interface ComparedDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

const resolverOf =
  ({ components }: ComparedDocument): Resolve =>
  (schema) => {
    const reference = schema['$ref'];
    if (typeof reference !== 'string') return schema;
    return components.schemas[reference.replace('#/components/schemas/', '')] ?? {};
  };

const schemaOf = (content: Content | undefined): Schema =>
  Object.values(content?.content ?? {})[0]?.schema ?? {};

/**
 * Lists what breaks a client of the API between two documents, one sentence each: `PUT /api/vic: body.users is newly required`. An
 * added route, an optional field, a further field of an answer and another error break none. [GX-26]
 */
export function compareDocuments(before: ComparedDocument, after: ComparedDocument): readonly string[] {
  const resolve = { before: resolverOf(before), after: resolverOf(after) };
  return Object.entries(before.paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, operation]) => {
      const name = `${method.toUpperCase()} ${path}`;
      const next = after.paths[path]?.[method];
      if (next === undefined) return [`${name} is removed`];
      return compareOperations(operation, next, resolve).map((change) => `${name}: ${change}`);
    }),
  );
}

function compareOperations(
  before: Operation,
  after: Operation,
  resolve: Comparison['resolve'],
): readonly string[] {
  const compare = (direction: Direction, path: string, from: Schema, to: Schema) =>
    compareSchemas(from, to, { direction, resolve }, path);
  return [
    ...compare('request', 'parameters', parametersOf(before), parametersOf(after)),
    ...compare('request', 'body', schemaOf(before.requestBody), schemaOf(after.requestBody)),
    ...compare('answer', 'answer', schemaOf(before.responses['200']), schemaOf(after.responses['200'])),
  ];
}

/** Returns the parameters as an object. */
function parametersOf({ parameters = [] }: Operation): Schema {
  return {
    type: 'object',
    required: parameters.filter(({ required }) => required === true).map(({ name }) => name),
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
  };
}
