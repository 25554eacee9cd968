import { join } from 'node:path';
import { Script } from 'node:vm';
import { generateFiles, workspaceRoot, type GeneratorCallback, type Tree } from '@nx/devkit';
import { componentGenerator } from '@nx/react';
import { appendText, editText, readText } from '../edit.ts';
import { formatWritten } from '../format.ts';
import { requireUnused, spellName } from '../name.ts';
import { findCalls } from './call.ts';
import { writeRouteTree } from './route-tree.ts';

interface FeatureOptions {
  readonly name: string;
  readonly read: string;
  readonly write: string;
  readonly field: string;
  readonly german?: string;
}

const TEXTS = 'libs/texts/src';
const PAGES = 'libs/domain/session/src/routes/pages';

/** Makes a screen for signed-in users at `/name`, which reads and changes one text field through the contract. */
export async function featureGenerator(tree: Tree, options: FeatureOptions): Promise<GeneratorCallback> {
  const { name, field } = options;
  const spelled = spellName(name);
  const { className, propertyName } = spelled;
  requireFreeName(tree, name, propertyName);
  const calls = findCalls(options.read, options.write, field);
  const issue = `${field.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}-required`;
  const title = name.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase());
  const german = options.german ?? `Neue Seite ${propertyName}`;
  const label = labelOf(tree, `${TEXTS}/errors/forms.ts`, issue);
  const germanLabel = labelOf(tree, `${TEXTS}/de/errors/forms.ts`, issue);

  await addComponents(tree, name);
  const values = { ...spelled, ...calls, field, issue, title, german: quote(german), label, germanLabel };
  generateFiles(tree, join(import.meta.dirname, 'files'), '.', values);
  addPage(tree, name, { title: quote(title), german: quote(german) });
  for (const language of ['', 'de/'])
    appendText(
      tree,
      `${TEXTS}/${language}screens.ts`,
      `export { ${propertyName} } from './account/${name}.ts';\n`,
    );
  const form = `./forms/${name}-form.ts`;
  appendText(
    tree,
    'libs/domain/validation/src/index.ts',
    `export { ${propertyName}Form } from '${form}';\nexport type { ${className}Values } from '${form}';\n`,
  );
  await formatWritten(tree);
  return () => writeRouteTree(tree.root);
}

/** Adds the files of the components by Nx's generator; the templates then give them their content. */
async function addComponents(tree: Tree, name: string): Promise<void> {
  // Paths are relative to the folder of the call, which may be any of the workspace.
  process.env['INIT_CWD'] = workspaceRoot;
  for (const part of ['page', 'form']) {
    await componentGenerator(tree, {
      path: `apps/portal/src/features/${name}/${name}-${part}.tsx`,
      style: part === 'form' ? 'css' : 'none',
      skipTests: true,
      skipFormat: true,
    });
  }
}

/** Adds the page to the pages of signed-in users, with the decision that allows more of them, and its title in both languages. */
function addPage(tree: Tree, name: string, { title, german }: { title: string; german: string }): void {
  const last = /,?\s*\]/.source;
  editText(tree, `${PAGES}.ts`, new RegExp(`(LOGGED_IN_PAGES = \\[[^\\]]*?)${last}`), `$1, '/${name}']`);
  editText(
    tree,
    `${PAGES}.test.ts`,
    new RegExp(`(expect\\(LOGGED_IN_PAGES\\)\\.toEqual\\(\\[[^\\]]*?)${last}`),
    `$1, '/${name}']`,
  );
  editText(
    tree,
    'libs/domain/session/src/routes/explain-route.ts',
    /(IDS_OF_PAGE: [^;]*?)\n\]\);/,
    `$1\n  ['/${name}', ['GR-2']],\n]);`,
  );
  const file = 'landing/page-titles.ts';
  editText(tree, `${TEXTS}/${file}`, /\n\}/, `\n  '/${name}': { area: 'Account', screen: ${title} },\n}`);
  editText(tree, `${TEXTS}/de/${file}`, /\n\}/, `\n  '/${name}': { area: 'Konto', screen: ${german} },\n}`);
}

/** Throws if the name is in use or would be no name of a constant. */
function requireFreeName(tree: Tree, name: string, propertyName: string): void {
  requireUnused(tree, name, [
    `apps/portal/src/features/${name}`,
    `apps/portal/src/routes/_app/${name}.tsx`,
    `apps/portal-e2e/src/specs/${name}`,
    `${TEXTS}/account/${name}.ts`,
    `libs/domain/validation/src/forms/${name}-form.ts`,
  ]);
  if (readText(tree, `${PAGES}.ts`).includes(`'/${name}'`))
    throw new Error(`"${name}" is taken: it is a page.`);
  if (new RegExp(`\\b${propertyName}\\b`).test(readText(tree, `${TEXTS}/screens.ts`)))
    throw new Error(`"${name}" is taken: there are texts of this name.`);
  try {
    new Script(`'use strict'; const ${propertyName} = 0;`);
  } catch {
    throw new Error(`"${name}" is a word of the language, so it names no constant.`);
  }
}

/** Returns what a language calls the field of a code, as its sentence for an empty field says it. */
function labelOf(tree: Tree, file: string, issue: string): string {
  const label = new RegExp(`'${issue}': requiredText\\(('[^']+')\\)`).exec(readText(tree, file))?.[1];
  if (label === undefined)
    throw new Error(`There is no ${issue} in ${file}: add the code to the domain first, and its sentences.`);
  return label;
}

/** Quotes a text for source code. */
const quote = (text: string): string => JSON.stringify(text);
