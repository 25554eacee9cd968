import { API_BASE, ROUTES, ROUTE_SCOPES } from '@partyline/contract';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bareApp } from '../../testing/bare-app.ts';
import { routeNames } from '../../wiring/register-routes.ts';
import { escapeHtml, schemaHtml } from './schema-html.ts';

const { app } = bareApp();
let page: string;
beforeAll(async () => {
  page = (await app.inject({ url: '/api/docs' })).body;
});
afterAll(() => app.close());

it('[GX-26, PLUS-25] serves the committed OpenAPI document publicly, and 304 to clients that hold it', async () => {
  const answer = await app.inject({ url: '/api/openapi.json' });
  const file = fileURLToPath(import.meta.resolve('@partyline/contract/openapi.json'));
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toContain('application/json');
  expect(answer.body).toBe(await readFile(file, 'utf8'));
  const etag = String(answer.headers['etag']);
  const again = await app.inject({ url: '/api/openapi.json', headers: { 'if-none-match': etag } });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  expect((await app.inject({ url: '/api/openapi.json', method: 'HEAD' })).statusCode).toBe(200);
});

it('[PLUS-25] shows every operation with its path and the scope that an API token needs', () => {
  for (const name of routeNames()) {
    const from = page.indexOf(`<section id="${name}">`);
    const shown = page.slice(from, page.indexOf('</section>', from));
    expect(from, name).toBeGreaterThan(0);
    expect(shown).toContain(`${ROUTES[name].method}</b> ${API_BASE}${ROUTES[name].path}</code>`);
    const scope = ROUTE_SCOPES[name];
    expect(shown, name).toContain(
      scope === undefined ? 'No API token is accepted here.' : `needs the scope <code>${scope}</code>`,
    );
  }
});

it('[Q9, PLUS-25] has a page without scripts that loads only its own style sheet', async () => {
  const { headers } = await app.inject({ url: '/api/docs' });
  const policy = String(headers['content-security-policy']);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(policy).toMatch(/^default-src 'none'; style-src 'self';/);
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).not.toContain('unsafe');
  expect(page).not.toMatch(/<script|\sstyle=|\son\w+=|\bsrc=/);
  const loaded = [...page.matchAll(/href="([^"#][^"]*)"/g)].map(([, address]) => address);
  expect(new Set(loaded)).toEqual(new Set(['/api/docs.css', '/api/openapi.json']));
  const style = await app.inject({ url: '/api/docs.css' });
  expect(style.headers['content-type']).toBe('text/css; charset=utf-8');
  expect(style.body).not.toMatch(/url\(|@import/);
});

it('has a target for every link within the page, once', () => {
  const targets = [...page.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(targets).size).toBe(targets.length);
  for (const [, id] of page.matchAll(/href="#([^"]+)"/g)) expect(targets).toContain(id);
});

it('prints a schema as a type: fields, unions, lists and limits', () => {
  const text = { type: 'string', minLength: 1, maxLength: 60 };
  const schema = {
    type: 'object',
    properties: { name: text, kind: { enum: ['a', null] }, rows: { type: 'array', items: { const: 1 } } },
    required: ['name'],
  };
  expect(schemaHtml(schema)).toBe(
    '{\n  name: string (at least 1, at most 60)\n  kind?: &quot;a&quot; | null\n  rows?: (1)[]\n}',
  );
  expect(schemaHtml({ $ref: '#/components/schemas/User' })).toBe('<a href="#schema-User">User</a>');
  expect(escapeHtml(`<b class="x">&'`)).toBe('&lt;b class=&quot;x&quot;&gt;&amp;&#39;');
});
