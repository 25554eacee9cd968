import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** The docstring of a function. */
export interface Docstring {
  readonly file: string;
  /** First line of the docstring, from 1. */
  readonly line: number;
  readonly firstWord: string;
}

/** Lists the source files of `folder` (relative to `root`), except tests, declarations and generated ones. */
export function listSourceFiles(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const inner = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : listSourceFiles(root, inner);
    return /(?<!\.(?:test|gen|d))\.tsx?$/.test(entry.name) ? [inner] : [];
  });
}

const isFunction = (node: ts.Node | undefined): boolean =>
  node !== undefined && (ts.isArrowFunction(node) || ts.isFunctionExpression(node));

/** Returns whether the node declares functions only: a function, a method, or constants that hold one. */
function isFunctionDeclared(node: ts.Node): boolean {
  if (ts.isVariableStatement(node)) {
    return node.declarationList.declarations.every(({ initializer }) => isFunction(initializer));
  }
  return ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node);
}

/** Lists the docstrings of the functions of a source file, in source order. */
export function listDocstrings(file: string, text: string): Docstring[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
  const found: Docstring[] = [];
  const visit = (node: ts.Node): void => {
    const docstring = isFunctionDeclared(node)
      ? ts.getJSDocCommentsAndTags(node).find(ts.isJSDoc)
      : undefined;
    const comment = docstring && ts.getTextOfJSDocComment(docstring.comment)?.trim();
    if (docstring !== undefined && comment !== undefined) {
      const { line } = source.getLineAndCharacterOfPosition(docstring.getStart(source));
      const [firstWord = ''] = comment.split(/[\s,;:.]/, 1);
      found.push({ file, line: line + 1, firstWord });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Reads the docstrings of all functions in `folders` (relative to `root`). */
export function readDocstrings(root: string, folders: readonly string[]): Docstring[] {
  return folders
    .flatMap((folder) => listSourceFiles(root, folder))
    .flatMap((file) => listDocstrings(file, readFileSync(join(root, file), 'utf8')));
}
