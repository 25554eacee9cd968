import { ERRORS } from '@partyline/contract';
import { API_SCOPES } from '@partyline/permissions';
import { API_DOCS_TEXTS as WORDS, API_SCOPE_TEXTS, PRODUCT_NAME, ROUTE_ACCESS_TEXTS } from '@partyline/texts';
import type { DocumentAnswer, DocumentOperation, OpenApiDocument } from './openapi-document.ts';
import { escapeHtml, schemaHtml } from './schema-html.ts';

export const DOCS_PATHS = {
  page: '/api/docs',
  style: '/api/docs.css',
  document: '/api/openapi.json',
} as const;

/** An operation with its answers, whether the document holds them in place or refers to them. */
interface Placed {
  readonly method: string;
  readonly path: string;
  readonly operation: DocumentOperation;
  readonly answers: readonly (readonly [status: string, answer: DocumentAnswer])[];
}

const heading = (text: string): string => `<h4>${text}</h4>`;

/** Writes the OpenAPI document as one HTML page without a script. [PLUS-25] */
export function docsPage({ info, paths, components }: OpenApiDocument): string {
  const placed = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      method,
      path,
      operation,
      answers: answersOf(operation, components.responses),
    })),
  );
  const title = WORDS.title(PRODUCT_NAME);
  const groups = Map.groupBy(placed, ({ path }) => path.split('/')[2] ?? '');
  const names = [...groups.keys()].toSorted();
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="${DOCS_PATHS.style}">
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(info.description)}</p>
<p><a href="${DOCS_PATHS.document}">${WORDS.document}</a></p>
<nav aria-label="${WORDS.contents}"><ul>
${names.map((name) => `<li><a href="#group-${escapeHtml(name)}">${escapeHtml(name)}</a></li>`).join('\n')}
<li><a href="#schemas">${WORDS.schemas}</a></li>
</ul></nav>
${scopesHtml()}
${names.map((name) => groupHtml(name, groups.get(name) ?? [])).join('\n')}
<h2 id="schemas">${WORDS.schemas}</h2>
${Object.entries(components.schemas)
  .map(
    ([name, schema]) =>
      `<h3 id="schema-${escapeHtml(name)}">${escapeHtml(name)}</h3><pre>${schemaHtml(schema)}</pre>`,
  )
  .join('\n')}
</main>
</body>
</html>
`;
}

function scopesHtml(): string {
  const rows = API_SCOPES.map(
    (scope) => `<tr><th scope="row"><code>${scope}</code></th><td>${API_SCOPE_TEXTS[scope]}</td></tr>`,
  );
  return `<h2 id="scopes">${WORDS.scopes}</h2>
<p>${WORDS.scopesText}</p>
<table>${rows.join('')}</table>`;
}

function groupHtml(name: string, operations: readonly Placed[]): string {
  return `<h2 id="group-${escapeHtml(name)}">${escapeHtml(name)}</h2>
${operations.map(operationHtml).join('\n')}`;
}

function answersOf(
  { responses }: DocumentOperation,
  shared: OpenApiDocument['components']['responses'],
): Placed['answers'] {
  return Object.entries(responses).flatMap(([status, answer]) => {
    const found = '$ref' in answer ? shared[answer.$ref.replace('#/components/responses/', '')] : answer;
    return found === undefined ? [] : [[status, found] as const];
  });
}

function operationHtml({ method, path, operation, answers }: Placed): string {
  const { operationId, summary } = operation;
  return `<section id="${escapeHtml(operationId)}">
<h3><code><b>${method.toUpperCase()}</b> ${escapeHtml(path)}</code></h3>
<p>${escapeHtml(summary)}</p>
<p>${accessHtml(operation)}</p>
<details><summary>${operationId}</summary>
${[parametersHtml(operation), bodyHtml(operation), answerHtml(answers), errorsHtml(answers)].join('')}
</details>
</section>`;
}

function accessHtml({ 'x-permission': { kind, action }, 'x-scope': scope }: DocumentOperation): string {
  const right = action === undefined ? '' : ` <code>${escapeHtml(action)}</code>`;
  const token =
    scope === undefined ? WORDS.noToken : `${WORDS.takesScope} <code>${escapeHtml(scope)}</code>.`;
  return `${WORDS.access}: ${ROUTE_ACCESS_TEXTS[kind] ?? escapeHtml(kind)}${right}. ${token}`;
}

function parametersHtml({ parameters }: DocumentOperation): string {
  if (parameters.length === 0) return '';
  const rows = parameters.map(
    ({ name, in: where, required, schema }) =>
      `<tr><th scope="row"><code>${escapeHtml(name)}</code></th><td>${escapeHtml(where)}, ${required ? WORDS.required : WORDS.optional}</td><td><code>${schemaHtml(schema)}</code></td></tr>`,
  );
  return `${heading(WORDS.parameters)}<table>${rows.join('')}</table>`;
}

function bodyHtml({ requestBody }: DocumentOperation): string {
  if (requestBody === undefined) return '';
  const parts = Object.entries(requestBody.content).map(
    ([type, { schema }]) => `<p><code>${escapeHtml(type)}</code></p><pre>${schemaHtml(schema)}</pre>`,
  );
  return heading(WORDS.body) + parts.join('');
}

function answerHtml(answers: Placed['answers']): string {
  const [, success] = answers.find(([status]) => status === '200') ?? [];
  const schema = Object.values(success?.content ?? {})[0]?.schema;
  if (schema === undefined) return '';
  const { properties } = schema;
  const data: unknown =
    typeof properties === 'object' && properties !== null ? Reflect.get(properties, 'data') : undefined;
  const shown = typeof data === 'object' && data !== null ? { ...data } : schema;
  return `${heading(WORDS.answer)}<pre>${schemaHtml(shown)}</pre>`;
}

function errorsHtml(answers: Placed['answers']): string {
  const rows = answers
    .filter(([status]) => Number(status) >= 400)
    .map(
      ([status, { description }]) =>
        `<tr><th scope="row">${escapeHtml(status)}</th><td>${description.split(', ').map(errorHtml).join(', ')}</td></tr>`,
    );
  return `${heading(WORDS.errors)}<table>${rows.join('')}</table>`;
}

function errorHtml(name: string): string {
  const code = Object.entries(ERRORS).find(([known]) => known === name)?.[1].errorCode;
  return `${escapeHtml(name)}${code === undefined ? '' : ` (<code>${escapeHtml(String(code))}</code>)`}`;
}
