import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import ts from 'typescript';

const ROOT = join(import.meta.dirname, '../../..');
const FILES = globSync(['apps/portal/src/**/*.tsx', 'libs/ui/src/**/*.tsx'], { cwd: ROOT }).filter(
  (file) => !file.includes('.test.'),
);

/** Attributes that users read or hear. */
const READ = new Set([
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'alt',
  'title',
  'placeholder',
  'label',
  'description',
]);

const LETTERS = /\p{L}{2,}/u;

/** Returns words in a file's markup that belong in the catalogue. */
function listLiterals(file: string, code = readFileSync(join(ROOT, file), 'utf8')): string[] {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const note = (text: string) => {
    if (LETTERS.test(text)) found.push(`${file}: ${text.trim()}`);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) note(node.text);
    if (ts.isJsxAttribute(node) && READ.has(node.name.getText(source)) && node.initializer !== undefined) {
      textsIn(node.initializer).forEach(note);
    }
    if (ts.isJsxExpression(node) && (ts.isJsxElement(node.parent) || ts.isJsxFragment(node.parent))) {
      textsIn(node).forEach(note);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Returns an expression's possible texts, of all branches. */
function textsIn(node: ts.Node): string[] {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return [node.text];
  if (ts.isTemplateExpression(node))
    return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)];
  if (ts.isJsxExpression(node)) return node.expression === undefined ? [] : textsIn(node.expression);
  if (ts.isParenthesizedExpression(node)) return textsIn(node.expression);
  if (ts.isConditionalExpression(node)) return [...textsIn(node.whenTrue), ...textsIn(node.whenFalse)];
  if (ts.isBinaryExpression(node) && !isComparison(node))
    return [...textsIn(node.left), ...textsIn(node.right)];
  return [];
}

function isComparison({ operatorToken }: ts.BinaryExpression): boolean {
  return !['+', '??', '||', '&&'].includes(operatorToken.getText());
}

it('[PLUS-30] every word that a user reads comes from the catalogue of texts', () => {
  expect(FILES.length).toBeGreaterThan(100);
  expect(FILES.flatMap((file) => listLiterals(file))).toEqual([]);
});

it('finds words in every place where a user reads them, and nowhere else', () => {
  const code = `const page = (is: boolean, n: number) => (
    <main className="wide" data-kind="page" aria-label="A label" title={is ? 'A title' : words.title}>
      Some text {is && 'More text'} {words.text} {n} · {kind === 'other' ? null : \`\${n} devices\`}
      <input name="firstName" placeholder={'Type ' + n} />
    </main>
  );`;
  const found = listLiterals('page.tsx', code).map((each) => each.replace('page.tsx: ', ''));
  expect(found).toEqual(['A label', 'A title', 'Some text', 'More text', 'devices', 'Type']);
});
