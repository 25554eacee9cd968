import ts from 'typescript';

export interface FoundPattern {
  readonly file: string;
  /** First line, from 1. */
  readonly line: number;
  /** Source text, for messages and exceptions. */
  readonly written: string;
  /** null when it is built at run time. */
  readonly pattern: { readonly source: string; readonly flags: string } | null;
}

const LITERAL = /^\/(?<source>.+)\/(?<flags>[a-z]*)$/s;

function ofLiteral(text: string): FoundPattern['pattern'] {
  const { source, flags } = LITERAL.exec(text)?.groups ?? {};
  return source === undefined ? null : { source, flags: flags ?? '' };
}

/** Reads the pattern of `new RegExp('a', 'i')`, with or without `new`; only literal arguments can be judged. */
function ofConstructor(args: readonly ts.Expression[]): FoundPattern['pattern'] {
  const [source, flags] = args;
  if (source === undefined) return null;
  const flagText = flags === undefined ? '' : ts.isStringLiteralLike(flags) ? flags.text : null;
  if (flagText === null) return null;
  if (ts.isStringLiteralLike(source)) return { source: source.text, flags: flagText };
  const literal = ts.isRegularExpressionLiteral(source) ? ofLiteral(source.text) : null;
  return literal && { source: literal.source, flags: flags === undefined ? literal.flags : flagText };
}

/** Returns whether a callee is `RegExp`, also as a property of the global object. */
function isRegExp(callee: ts.Expression): boolean {
  const name = ts.isPropertyAccessExpression(callee) ? callee.name : callee;
  return ts.isIdentifier(name) && name.text === 'RegExp';
}

function patternOf(node: ts.Node): FoundPattern['pattern'] | undefined {
  if (ts.isRegularExpressionLiteral(node)) return ofLiteral(node.text);
  const isMade = ts.isNewExpression(node) || ts.isCallExpression(node);
  return isMade && isRegExp(node.expression) ? ofConstructor(node.arguments ?? []) : undefined;
}

/** Returns the regular expressions of a source file, literals and constructor calls, in source order. */
export function listPatterns(file: string, text: string): FoundPattern[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, kind);
  const found: FoundPattern[] = [];
  const visit = (node: ts.Node): void => {
    const pattern = patternOf(node);
    if (pattern !== undefined) {
      const start = node.getStart(source);
      const { line } = source.getLineAndCharacterOfPosition(start);
      found.push({ file, line: line + 1, written: text.slice(start, node.end), pattern });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
