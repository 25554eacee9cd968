import { join } from 'node:path';
import {
  API_BASE,
  ERRORS,
  ROUTES,
  ROUTE_SCOPES,
  type ErrorName,
  type Route,
  type RouteName,
} from '@partyline/contract';
import { API_SCOPES, type ApiScope } from '@partyline/permissions';
import { API_SCOPE_TEXTS } from '@partyline/texts';
import { namedSchemas, schemaOf, type DocumentSchema } from './json-schema.ts';
import openapiTypes, { astToString } from 'openapi-typescript';

type Json = Record<string, unknown>;

/** Lists the errors that follow from permission and input. */
function impliedErrors(route: Route): ErrorName[] {
  const implied: ErrorName[] = ['internal', 'unavailable', 'request-not-proper'];
  if (route.permission.kind === 'public') return implied;
  implied.push('unauthenticated', 'too-many-requests');
  if (!['signature', 'support'].includes(route.permission.kind))
    implied.push('shut-out', 'email-not-verified', 'scope-required');
  if (route.body || route.upload) implied.push('too-large', 'unsupported-media-type', 'request-timeout');
  return implied;
}

/** Makes a repeated call idempotent. [GX-14] */
const IDEMPOTENCY_KEY: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  schema: { type: 'string', minLength: 1, maxLength: 255 },
};

/** Links the calls of one act on many in the audit log. [PLUS-22] */
const BATCH_ID: Json = {
  name: 'Batch-Id',
  in: 'header',
  required: false,
  schema: { type: 'string', format: 'uuid' },
};

/** CSV file, and the workspace of rows that name none. [GV-22] */
const UPLOAD_BODY: Json = {
  required: true,
  content: {
    'multipart/form-data': {
      schema: {
        type: 'object',
        required: ['file'],
        additionalProperties: false,
        properties: {
          file: { type: 'string', contentMediaType: 'text/csv' },
          workspaceId: { type: 'string', pattern: '^[1-9]\\d{0,14}$' },
        },
      },
    },
  },
};

function parametersOf(route: Route): Json[] {
  const of = (schema: Route['params'], where: string): Json[] => {
    if (!schema) return [];
    const { properties = {}, required = [] } = schemaOf(schema) as { properties?: Json; required?: string[] }; // an object schema
    return Object.entries(properties).map(([name, of]) => ({
      name,
      in: where,
      required: where === 'path' || required.includes(name),
      schema: of,
    }));
  };
  const key = route.idempotent ? [IDEMPOTENCY_KEY] : [];
  const batch = route.batch ? [BATCH_ID] : [];
  return [...of(route.params, 'path'), ...of(route.query, 'query'), ...key, ...batch];
}

function envelope(data: DocumentSchema, errorCode: DocumentSchema): DocumentSchema {
  return {
    type: 'object',
    required: ['errorCode', 'message', 'data', 'statusCode'],
    additionalProperties: false,
    properties: { errorCode, message: { type: 'string' }, data, statusCode: { type: 'integer' } },
  };
}

/** Returns the names of a route's errors by status, lowest first. */
function errorsByStatus(route: Route): [status: number, names: ErrorName[]][] {
  const byStatus = new Map<number, ErrorName[]>();
  for (const name of new Set([...impliedErrors(route), ...route.errors].sort())) {
    const { statusCode } = ERRORS[name];
    byStatus.set(statusCode, [...(byStatus.get(statusCode) ?? []), name]);
  }
  return [...byStatus].sort(([a], [b]) => a - b);
}

/** Names an error answer by its status and what it can say, such as `403.email-not-verified.forbidden`. */
const answerName = (status: number, names: readonly ErrorName[]): string => [status, ...names].join('.');

function failures(route: Route): Json {
  return Object.fromEntries(
    errorsByStatus(route).map(([status, names]) => [
      String(status),
      { $ref: `#/components/responses/${answerName(status, names)}` },
    ]),
  );
}

/** Returns each error answer of the routes once. */
function errorAnswers(): Json {
  const answers = Object.values<Route>(ROUTES)
    .flatMap(errorsByStatus)
    .map(([status, names]): [string, Json] => [
      answerName(status, names),
      {
        description: names.join(', '),
        content: {
          'application/json': {
            schema: envelope(
              { $ref: '#/components/schemas/FailureData' },
              { enum: names.map((name) => ERRORS[name].errorCode) },
            ),
          },
        },
      },
    ]);
  return Object.fromEntries(answers.sort(([a], [b]) => a.localeCompare(b, 'en')));
}

function success(route: Route): Json {
  if (route.data === 'stream') {
    return {
      '200': {
        description: 'Server-sent events: ready, notification, bye.',
        content: { 'text/event-stream': { schema: { type: 'string' } } },
      },
    };
  }
  const answer = {
    '200': {
      description: 'Success',
      ...(route.etag ? { headers: { etag: { schema: { type: 'string' } } } } : {}),
      content: { 'application/json': { schema: envelope(schemaOf(route.data), { const: 0 }) } },
    },
  };
  return route.etag
    ? { ...answer, '304': { description: 'Unchanged since the ETag that was sent' } }
    : answer;
}

const SIGNATURES = { 'instance-host': 'hostSignature', payments: 'paymentSignature' } as const;

/** Declares the scope that opens a route to tokens; OpenAPI 3.1 lists a scope like a role. [PLUS-25] */
function tokenSecurity(scope: ApiScope | undefined): Json {
  return scope === undefined ? {} : { 'x-scope': scope, security: [{ bearer: [] }, { apiToken: [scope] }] };
}

const API_TOKEN_TEXT = `An API token of a user (plt_…), made under "Settings, API tokens". It opens the operations that name a scope it was made for, and has at most the rights that its user has at that moment. Scopes: ${API_SCOPES.map((scope) => `${scope} (${API_SCOPE_TEXTS[scope]})`).join('; ')}.`;

function operation(name: RouteName, route: Route): Json {
  const parameters = parametersOf(route);
  return {
    operationId: name,
    summary: route.summary,
    'x-permission': route.permission,
    ...tokenSecurity(ROUTE_SCOPES[name]),
    ...(route.permission.kind === 'public' ? { security: [] } : {}),
    ...(route.permission.kind === 'support' ? { security: [{ supportToken: [] }] } : {}),
    ...(route.permission.kind === 'visitor' ? { security: [{}, { bearer: [] }] } : {}),
    ...(route.permission.kind === 'signature'
      ? { security: [{ [SIGNATURES[route.permission.by]]: [] }] }
      : {}),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(route.upload ? { requestBody: UPLOAD_BODY } : {}),
    ...(route.body
      ? { requestBody: { required: true, content: { 'application/json': { schema: schemaOf(route.body) } } } }
      : {}),
    responses: { ...success(route), ...failures(route) },
  };
}

/** Builds the OpenAPI 3.1 document from the route table. [GX-26] */
export function buildDocument(): Json {
  const paths: Record<string, Json> = {};
  for (const [name, route] of Object.entries<Route>(ROUTES)) {
    // The keys of the table are exactly the names.
    const path = API_BASE + route.path;
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(name as RouteName, route) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Partyline API',
      version: '1',
      description:
        'Every answer is an envelope {errorCode, message, data, statusCode}; errorCode 0 is success. Letter case of a path and a trailing slash do not matter.',
    },
    servers: [{ url: '/' }],
    security: [{ bearer: [] }],
    paths,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        apiToken: { type: 'http', scheme: 'bearer', bearerFormat: 'plt_…', description: API_TOKEN_TEXT },
        supportToken: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'pls_…',
          description: 'Made by an operator for support staff.',
        },
        hostSignature: { type: 'apiKey', in: 'header', name: 'x-partyline-signature' },
        paymentSignature: { type: 'apiKey', in: 'header', name: 'stripe-signature' },
      },
      responses: errorAnswers(),
      schemas: namedSchemas(),
    },
  };
}

const root = join(import.meta.dirname, '../../..');

export interface GeneratedFile {
  readonly path: string;
  readonly content: string;
}

export async function generatedFiles(): Promise<GeneratedFile[]> {
  const document = `${JSON.stringify(buildDocument(), null, 2)}\n`;
  const types = astToString(await openapiTypes(document, { alphabetize: true, immutable: false }));
  const banner =
    '// Written by `npm run openapi` from the route table of @partyline/contract. Do not edit.\n';
  return [
    { path: join(root, 'libs/contract/openapi.json'), content: document },
    { path: join(root, 'libs/api-client/src/schema.gen.ts'), content: banner + types },
  ];
}
