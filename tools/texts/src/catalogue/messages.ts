import ts from 'typescript';

/** A sentence, or two forms of one by number, in a file of texts. */
export interface Message {
  /** File, name in it and number below that name: `people/people:manageInvite.removeText#1`. */
  readonly key: string;
  readonly line: number;
  /** With `{name}` for every expression; the second is the plural. */
  readonly forms: readonly string[];
  readonly placeholders: ReadonlyMap<string, ts.Expression>;
  /** Literals of the forms, in their order. */
  readonly nodes: readonly ts.Expression[];
  /** The call or condition that chooses the form; the literal itself without one. */
  readonly whole: ts.Expression;
  /** What is counted, where the form depends on a number. */
  readonly count: ts.Expression | null;
}

type Literal = ts.StringLiteral | ts.NoSubstitutionTemplateLiteral | ts.TemplateExpression;

/** A code, where it is not the value of a name. */
const CODE = /^[a-z]+(?:-[a-z]+)+$/;
const WORD = /\p{L}{2}/u;
/** Calls whose texts are codes or options, not words for a reader. */
const CODE_CALLS =
  /(?:^|\.)(?:get|has|includes|indexOf|join|replace|replaceAll|split|startsWith|pluralForm|endsWith|toLocale\w*)$/;
/** Values that name the language itself. */
export const LANGUAGE_NAMES = /:(?:TEXTS_LOCALE|EULA\.language)#/;

/** Parses a file of texts. */
export function parseTexts(name: string, source: string): ts.SourceFile {
  return ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TS);
}

/** Lists the messages of a file in the order of the source. `name`: its path below the language, without the extension. */
export function listMessages(name: string, file: ts.SourceFile): Message[] {
  const messages: Message[] = [];
  const counts = new Map<string, number>();

  const add = (path: string, found: Omit<Message, 'key' | 'line' | 'forms' | 'placeholders'>): void => {
    const placeholders = new Map<string, ts.Expression>();
    const forms = found.nodes.map((node) => textOf(node, placeholders));
    if (!forms.some((form) => WORD.test(form.replaceAll(/\{\w+\}/g, '')))) return;
    const number = (counts.get(path) ?? 0) + 1;
    counts.set(path, number);
    const line = file.getLineAndCharacterOfPosition(found.whole.getStart(file)).line + 1;
    messages.push({ ...found, key: `${name}:${path}#${number}`, line, forms, placeholders });
  };

  const visit = (node: ts.Node, path: string): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return;
    const below = path + nameOf(node, path);
    const counted = countedOf(node);
    if (counted !== null) add(below, counted);
    else if (isLiteral(node) && isWords(node)) add(below, { nodes: [node], whole: node, count: null });
    const own = new Set<ts.Node>(counted?.nodes ?? []);
    ts.forEachChild(node, (child) => {
      // The forms of a counted message are no messages of their own, but what they are built from may be.
      if (own.has(child)) ts.forEachChild(child, (inner) => visit(inner, below));
      else visit(child, below);
    });
  };
  visit(file, '');
  return messages;
}

function nameOf(node: ts.Node, path: string): string {
  const isNamed =
    ts.isVariableDeclaration(node) ||
    ts.isPropertyAssignment(node) ||
    ts.isFunctionDeclaration(node) ||
    ts.isMethodDeclaration(node);
  if (!isNamed || node.name === undefined) return '';
  const { name } = node;
  const text = ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : name.getText();
  return path === '' ? text : `.${text}`;
}

/** Returns the forms of `plural(count, …)`, `pluralForm(language, count, …)` and of `count === 1 ? one : many`. */
function countedOf(node: ts.Node): Pick<Message, 'nodes' | 'whole' | 'count'> | null {
  if (ts.isCallExpression(node)) {
    const called = node.expression.getText();
    if (called !== 'plural' && called !== 'pluralForm') return null;
    const [count, ...nodes] = node.arguments.slice(called === 'plural' ? 0 : 1);
    return count !== undefined && nodes.every(isLiteral) ? { nodes, whole: node, count } : null;
  }
  if (!ts.isConditionalExpression(node) || !ts.isBinaryExpression(node.condition)) return null;
  const { left, operatorToken, right } = node.condition;
  const isOne = operatorToken.kind === ts.SyntaxKind.EqualsEqualsEqualsToken && right.getText() === '1';
  const nodes = [node.whenTrue, node.whenFalse];
  return isOne && nodes.every(isLiteral) ? { nodes, whole: node, count: left } : null;
}

export function isLiteral(node: ts.Node): node is Literal {
  return ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);
}

/** Returns whether a literal is words for a reader, by where it is: not a name, a code that is compared, or an option. */
function isWords(node: Literal): boolean {
  const { parent } = node;
  if (/[{}]/.test(wordsOf(node))) return false;
  if (ts.isPropertyAssignment(parent) && parent.name === node) return false;
  if (ts.isElementAccessExpression(parent) || ts.isCaseClause(parent) || ts.isBindingElement(parent))
    return false;
  if (!ts.isPropertyAssignment(parent) && CODE.test(wordsOf(node))) return false;
  if (ts.isBinaryExpression(parent)) return parent.operatorToken.kind === ts.SyntaxKind.PlusToken;
  if (ts.isCallExpression(parent) && CODE_CALLS.test(parent.expression.getText())) return false;
  return !isBelowIntl(parent);
}

function isBelowIntl(node: ts.Node): boolean {
  if (ts.isNewExpression(node)) return true;
  const isPart = ts.isObjectLiteralExpression(node) || ts.isPropertyAssignment(node);
  return isPart && isBelowIntl(node.parent);
}

function wordsOf(node: Literal): string {
  if (!ts.isTemplateExpression(node)) return node.text;
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join(' ');
}

/** Returns a literal's text, and names its expressions: by their identifier, else by a number. */
function textOf(node: ts.Expression, placeholders: Map<string, ts.Expression>): string {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return '';
  const parts = node.templateSpans.map(({ expression, literal }) => {
    const known = [...placeholders].find(([, other]) => other.getText() === expression.getText());
    const name =
      known?.[0] ?? (ts.isIdentifier(expression) ? expression.text : String(placeholders.size + 1));
    placeholders.set(name, known?.[1] ?? expression);
    return `{${name}}${literal.text}`;
  });
  return node.head.text + parts.join('');
}
