import type { Tree } from '@nx/devkit';

/** Returns the text of a file, or throws: the generators know these files. */
export function readText(tree: Tree, path: string): string {
  const text = tree.read(path, 'utf-8');
  if (text === null) throw new Error(`${path} is missing, which the generator adds to.`);
  return text;
}

/** Replaces the first match of `pattern`, or throws if the file has none. */
export function editText(tree: Tree, path: string, pattern: RegExp, replacement: string): void {
  const text = readText(tree, path);
  if (!pattern.test(text)) throw new Error(`${path} has no place for the new lines: ${pattern.source}`);
  tree.write(path, text.replace(pattern, replacement));
}

/** Adds lines at the end of a file. */
export function appendText(tree: Tree, path: string, lines: string): void {
  tree.write(path, readText(tree, path) + lines);
}
