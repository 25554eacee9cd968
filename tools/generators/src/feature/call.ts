import { ROUTES, type Route } from '@partyline/contract';

/** A read or write of the contract as the portal calls it. */
export interface Call {
  /** get, post, put or delete */
  readonly method: string;
  readonly path: string;
}

/** What a page does with one text field. */
export interface FieldCalls {
  readonly read: Call;
  readonly write: Call;
  /** Whether the read may give null or nothing. */
  readonly isOptional: boolean;
}

interface Schema {
  readonly type: string;
  readonly entries?: Readonly<Record<string, Schema>>;
  readonly wrapped?: Schema;
}

const routes: ReadonlyMap<string, Route> = new Map(Object.entries(ROUTES));

const OPTIONAL: ReadonlySet<string> = new Set(['optional', 'nullable', 'nullish']);

/** Finds read and write by their names in `ROUTES`, or throws a sentence if a form of this one field cannot use them. */
export function findCalls(readName: string, writeName: string, field: string): FieldCalls {
  const read = findRoute(readName, ({ method }) => method === 'GET', 'a GET');
  const write = findRoute(
    writeName,
    ({ method, body }) => method !== 'GET' && body !== undefined,
    'a write with a body',
  );
  const given = entriesOf(read.data)[field];
  if (given === undefined || !isText(given))
    throw new Error(`${readName} gives no text field ${field}.${offerOf(read.data)}`);
  const body = entriesOf(write.body);
  const taken = body[field];
  if (taken === undefined || !isText(taken))
    throw new Error(`${writeName} takes no text field ${field}.${offerOf(write.body)}`);
  const missing = Object.keys(body).find((name) => name !== field && !isOptional(body[name]));
  if (missing !== undefined)
    throw new Error(`${writeName} also needs ${missing}, which the form does not have.`);
  return { read: callOf(read), write: callOf(write), isOptional: isOptional(given) };
}

function findRoute(name: string, isRight: (route: Route) => boolean, what: string): Route {
  const route = routes.get(name);
  if (route === undefined) throw new Error(`"${name}" is no route of libs/contract.`);
  if (!isRight(route)) throw new Error(`${name} is not ${what}.`);
  if (route.params !== undefined || route.query !== undefined)
    throw new Error(`${name} takes parameters, which the page does not have.`);
  return route;
}

const callOf = ({ method, path }: Route): Call => ({ method: method.toLowerCase(), path: `/api/${path}` });

/** Returns the fields of a schema; none if it is no object. */
function entriesOf(schema: Route['data'] | undefined): Readonly<Record<string, Schema>> {
  if (schema === undefined || schema === 'stream') return {};
  return (schema as Schema).entries ?? {}; // valibot's object schemas have entries
}

/** Lists the text fields for the sentence of a refusal. */
function offerOf(schema: Route['data'] | undefined): string {
  const texts = Object.entries(entriesOf(schema)).flatMap(([name, entry]) => (isText(entry) ? [name] : []));
  return texts.length === 0 ? '' : ` It has ${texts.join(', ')}.`;
}

function isText({ type, wrapped }: Schema): boolean {
  return type === 'string' || (OPTIONAL.has(type) && wrapped !== undefined && isText(wrapped));
}

const isOptional = (schema: Schema | undefined): boolean => schema !== undefined && OPTIONAL.has(schema.type);
