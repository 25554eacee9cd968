import { API_BASE, ROUTES, ROUTE_SCOPES } from '@partyline/contract';
import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { buildDocument, generatedFiles } from './document.ts';

describe('the OpenAPI document', () => {
  it('is committed as generated from the route table, like the types', async () => {
    for (const { path, content } of await generatedFiles()) {
      expect(await readFile(path, 'utf8'), path).toBe(content);
    }
  });

  it('holds every route of the table and no other, each with its permission', () => {
    const { paths } = buildDocument() as {
      paths: Record<string, Record<string, { operationId: string; 'x-permission': unknown }>>;
    };
    const inDocument = Object.entries(paths).flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, { operationId, ...rest }]) => ({
        name: operationId,
        method,
        path,
        permission: rest['x-permission'],
      })),
    );
    const inTable = Object.entries(ROUTES).map(([name, route]) => ({
      name,
      method: route.method.toLowerCase(),
      path: API_BASE + route.path,
      permission: route.permission,
    }));
    expect(inDocument).toEqual(expect.arrayContaining(inTable));
    expect(inDocument).toHaveLength(inTable.length);
  });

  it('[PLUS-25] names the scope of every operation that takes API tokens, and none of the others', () => {
    const { paths, components } = buildDocument() as {
      paths: Record<string, Record<string, { operationId: string; security?: Record<string, string[]>[] }>>;
      components: { securitySchemes: Record<string, object> };
    };
    const scopes = Object.values(paths)
      .flatMap((operations) => Object.values(operations))
      .flatMap(({ operationId, security = [] }) =>
        security.flatMap(({ apiToken }) => (apiToken === undefined ? [] : [[operationId, ...apiToken]])),
      );
    expect(new Set(scopes.map(String))).toEqual(new Set(Object.entries(ROUTE_SCOPES).map(String)));
    expect(components.securitySchemes['apiToken']).toMatchObject({ type: 'http', scheme: 'bearer' });
  });

  it.each(['schemas', 'responses'] as const)('refers only to %s that it holds', (kind) => {
    const document = buildDocument() as { components: Record<typeof kind, object> };
    const pattern = new RegExp(`"#/components/${kind}/([^"]+)"`, 'g');
    const referred = Array.from(JSON.stringify(document).matchAll(pattern), ([, name]) => name);
    const known = Object.keys(document.components[kind]);
    expect(known).toEqual(expect.arrayContaining([...new Set(referred)]));
    if (kind === 'responses') expect(new Set(referred)).toEqual(new Set(known));
  });

  it('holds no error answer outside of its components', () => {
    const { paths } = buildDocument() as {
      paths: Record<string, Record<string, { responses: Record<string, object> }>>;
    };
    const answers = Object.values(paths).flatMap((operations) =>
      Object.values(operations).flatMap(({ responses }) => Object.entries(responses)),
    );
    const errors = answers.filter(([status]) => Number(status) >= 400);
    expect(errors.length).toBeGreaterThan(500);
    for (const [, answer] of errors) expect(Object.keys(answer)).toEqual(['$ref']);
  });
});
