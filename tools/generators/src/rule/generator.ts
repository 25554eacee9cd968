import { join } from 'node:path';
import { generateFiles, type Tree } from '@nx/devkit';
import { appendText, editText, readText } from '../edit.ts';
import { formatWritten } from '../format.ts';
import { requireUnused, spellName } from '../name.ts';

interface RuleOptions {
  readonly name: string;
  readonly library: string;
}

const EXCEPTIONS = 'tools/verify/src/unused/exceptions.ts';

/** Makes a rule of a domain library: decision, closed list of reasons, their texts, and a test. */
export async function ruleGenerator(tree: Tree, { name, library }: RuleOptions): Promise<void> {
  const spelled = spellName(name);
  const { className, constantName } = spelled;
  const folder = `libs/domain/${library}`;
  requireRuleLibrary(tree, library);
  requireUnused(tree, name, [`${folder}/src/${name}.ts`, `libs/texts/src/errors/${name}.ts`]);
  const index = `${folder}/src/index.ts`;
  const texts = readText(tree, 'libs/texts/src/index.ts');
  if (readText(tree, index).includes(`can${className}`) || texts.includes(`${constantName}_REFUSAL_TEXTS`))
    throw new Error(`"${name}" is taken: can${className} or its texts exist.`);

  generateFiles(tree, join(import.meta.dirname, 'files'), '.', { ...spelled, library });
  appendText(
    tree,
    index,
    `export { can${className}, ${constantName}_REFUSALS, type ${className}Refusal } from './${name}.ts';\n`,
  );
  for (const language of ['', 'de/'])
    appendText(
      tree,
      `libs/texts/src/${language}index.ts`,
      `export { ${constantName}_REFUSAL_TEXTS } from './errors/${name}.ts';\n`,
    );
  // A test refuses rules that nothing asks, and this entry as soon as something does.
  editText(tree, EXCEPTIONS, /\n\};/, `\n  can${className}: 'the portal and the API are to ask it',\n};`);
  await formatWritten(tree);
}

/** Throws unless the library exists and has decisions. */
function requireRuleLibrary(tree: Tree, library: string): void {
  const known = tree.children('libs/domain').filter((each) => {
    const file = `libs/domain/${each}/package.json`;
    return tree.exists(file) && readText(tree, file).includes('"@partyline/kernel": ');
  });
  if (!known.includes(library))
    throw new Error(`"${library}" is no library for rules; there are ${known.join(', ')}.`);
}
