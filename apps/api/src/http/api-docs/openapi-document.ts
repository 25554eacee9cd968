import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';

const json = v.record(v.string(), v.unknown());

const answerSchema = v.object({
  description: v.string(),
  content: v.optional(v.record(v.string(), v.object({ schema: json }))),
});

const operationSchema = v.object({
  operationId: v.string(),
  summary: v.string(),
  'x-permission': v.looseObject({ kind: v.string(), action: v.optional(v.string()) }),
  'x-scope': v.optional(v.string()),
  parameters: v.optional(
    v.array(v.object({ name: v.string(), in: v.string(), required: v.boolean(), schema: json })),
    [],
  ),
  requestBody: v.optional(v.object({ content: v.record(v.string(), v.object({ schema: json })) })),
  responses: v.record(v.string(), v.union([v.object({ $ref: v.string() }), answerSchema])),
});

const documentSchema = v.object({
  info: v.object({ title: v.string(), description: v.string() }),
  paths: v.record(v.string(), v.record(v.string(), operationSchema)),
  components: v.object({
    schemas: v.record(v.string(), json),
    responses: v.record(v.string(), answerSchema),
  }),
});

export type DocumentOperation = v.InferOutput<typeof operationSchema>;
export type DocumentAnswer = v.InferOutput<typeof answerSchema>;
export type OpenApiDocument = v.InferOutput<typeof documentSchema>;

/** Reads the committed OpenAPI document: the served text and the parsed parts. [GX-26, PLUS-25] */
export function readOpenApiDocument(): { readonly text: string; readonly document: OpenApiDocument } {
  const text = readFileSync(fileURLToPath(import.meta.resolve('@partyline/contract/openapi.json')), 'utf8');
  return { text, document: v.parse(documentSchema, JSON.parse(text)) };
}
