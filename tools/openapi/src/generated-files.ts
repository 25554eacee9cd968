import { join } from 'node:path';
import openapiTypes, { astToString } from 'openapi-typescript';
import { buildDocument } from './document.ts';

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
