import type { Tree } from '@nx/devkit';
import { format } from 'oxfmt';
import { readText } from './edit.ts';

/** Formats what was written as `npm run format` does; the devkit's `formatFiles` would run another formatter. */
export async function formatWritten(tree: Tree): Promise<void> {
  const settings: unknown = JSON.parse(readText(tree, '.oxfmtrc.json'));
  const { singleQuote, printWidth } = settings as { singleQuote: boolean; printWidth: number }; // our own file
  for (const { path, type, content } of tree.listChanges()) {
    if (type === 'DELETE' || content === null) continue;
    const { code, errors } = await format(path, content.toString(), { singleQuote, printWidth });
    if (errors.length > 0) throw new Error(`${path} cannot be formatted: ${JSON.stringify(errors)}`);
    tree.write(path, code);
  }
}
