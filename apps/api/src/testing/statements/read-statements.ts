import ts from 'typescript';
import { type Shape, shapeOf } from './json-shape.ts';

/** What the driver can give: a JavaScript type, or null. */
export type Kind =
  | 'array'
  | 'boolean'
  | 'Buffer'
  | 'Date'
  | 'null'
  | 'number'
  | 'object'
  | 'string'
  | 'unknown';

/** A named statement of the source, with the row that its caller reads. */
export interface SourceStatement {
  readonly file: string;
  readonly line: number;
  /** TypeScript that returns name and text, once for each way that the statement is put together. */
  readonly closures: readonly string[];
  /** What cannot be put together here; null if nothing. */
  readonly unknown: string | null;
  /** Kinds by column; null where no row is read. */
  readonly row: Readonly<Record<string, readonly Kind[]>> | null;
  /** Shapes of the columns that are objects or arrays; null where no row is read. */
  readonly json: Readonly<Record<string, Shape>> | null;
}

/** Reads every `{ name, text }` of the files, with the types that the compiler knows. */
export function readStatements(
  files: readonly string[],
  options: ts.CompilerOptions,
): readonly SourceStatement[] {
  const program = ts.createProgram([...files], { ...options, noEmit: true });
  const checker = program.getTypeChecker();
  const found: SourceStatement[] = [];
  for (const file of files) {
    const source = program.getSourceFile(file);
    if (source === undefined) continue;
    const visit = (node: ts.Node): void => {
      if (ts.isObjectLiteralExpression(node)) {
        const [name, text] = [initializerOf(node, 'name'), initializerOf(node, 'text')];
        if (name !== undefined && text !== undefined)
          found.push(statementOf(checker, source, { node, name, text }));
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return found;
}

function initializerOf(node: ts.ObjectLiteralExpression, key: string): ts.Expression | undefined {
  const property = node.properties.find((one) => one.name?.getText() === key);
  return property !== undefined && ts.isPropertyAssignment(property) ? property.initializer : undefined;
}

interface Found {
  readonly node: ts.ObjectLiteralExpression;
  readonly name: ts.Expression;
  readonly text: ts.Expression;
}

function statementOf(
  checker: ts.TypeChecker,
  source: ts.SourceFile,
  { node, name, text }: Found,
): SourceStatement {
  const locals = localsOf(checker, [name, text]);
  const names = [...locals.keys()];
  const combinations = [...locals.values()].reduce<readonly (readonly string[])[]>(
    (rows, samples) => rows.flatMap((row) => samples.map((sample) => [...row, sample])),
    [[]],
  );
  const body = `({ name: ${name.getText()}, text: ${text.getText()} })`;
  return {
    file: source.fileName,
    line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1,
    closures: combinations.map(
      (values) =>
        `() => ((${names.map((one) => `${one}: any`).join(', ')}) => ${body})(${values.join(', ')})`,
    ),
    unknown: names.find((one) => locals.get(one)?.length === 0) ?? null,
    ...rowOf(checker, node),
  };
}

/** Returns the parameters and variables of the function around, each with TypeScript of every value it can have. */
function localsOf(
  checker: ts.TypeChecker,
  expressions: readonly ts.Expression[],
): ReadonlyMap<string, readonly string[]> {
  const locals = new Map<string, readonly string[]>();
  const visit = (node: ts.Node): void => {
    const isName =
      ts.isIdentifier(node) &&
      !(ts.isPropertyAccessExpression(node.parent) && node.parent.name === node) &&
      !(ts.isPropertyAssignment(node.parent) && node.parent.name === node);
    if (isName) {
      const declaration = checker.getSymbolAtLocation(node)?.valueDeclaration;
      const isInside = expressions.some(
        (one) => declaration !== undefined && one.pos <= declaration.pos && declaration.end <= one.end,
      );
      if (declaration !== undefined && isLocal(declaration, node) && !isInside)
        locals.set(node.text, samplesOf(checker, checker.getTypeAtLocation(node)));
    }
    ts.forEachChild(node, visit);
  };
  expressions.forEach(visit);
  return locals;
}

function isLocal(declaration: ts.Declaration, node: ts.Node): boolean {
  return (
    declaration.getSourceFile() === node.getSourceFile() &&
    ts.findAncestor(declaration.parent, ts.isFunctionLike) !== undefined
  );
}

/** Returns TypeScript of the values of a closed type; of an object with one closed field by which it is told, those of the field. */
function samplesOf(checker: ts.TypeChecker, type: ts.Type): readonly string[] {
  const parts = type.isUnion() ? type.types : [type];
  const literals = parts.map((part) => {
    if (part.isStringLiteral()) return JSON.stringify(part.value);
    return part.flags & ts.TypeFlags.BooleanLiteral ? checker.typeToString(part) : undefined;
  });
  if (literals.every((literal) => literal !== undefined)) return literals;
  const kind = type.getProperty('kind');
  if (kind === undefined) return [];
  return samplesOf(checker, checker.getTypeOfSymbol(kind)).map((value) => `{ kind: ${value} }`);
}

function rowOf(checker: ts.TypeChecker, node: ts.Node): Pick<SourceStatement, 'row' | 'json'> {
  const call = ts.findAncestor(node, ts.isCallExpression);
  const row = call?.typeArguments?.[0];
  if (row === undefined) return { row: null, json: null };
  const columns = checker
    .getTypeFromTypeNode(row)
    .getProperties()
    .map((property) => {
      const type = checker.getTypeOfSymbol(property);
      return { name: property.name, type, kinds: kindsOf(checker, type) };
    });
  const structured = columns.filter(({ kinds }) => kinds.includes('object') || kinds.includes('array'));
  return {
    row: Object.fromEntries(columns.map(({ name, kinds }) => [name, kinds])),
    json: Object.fromEntries(structured.map(({ name, type }) => [name, shapeOf(checker, type)])),
  };
}

function kindsOf(checker: ts.TypeChecker, type: ts.Type): readonly Kind[] {
  const parts = type.isUnion() ? type.types : [type];
  return [...new Set(parts.map((part) => kindOf(checker, part)))];
}

const FLAGS: readonly (readonly [ts.TypeFlags, Kind])[] = [
  [ts.TypeFlags.StringLike, 'string'],
  [ts.TypeFlags.NumberLike, 'number'],
  [ts.TypeFlags.BooleanLike, 'boolean'],
  [ts.TypeFlags.Null | ts.TypeFlags.Undefined, 'null'],
  [ts.TypeFlags.Unknown | ts.TypeFlags.Any, 'unknown'],
];

function kindOf(checker: ts.TypeChecker, type: ts.Type): Kind {
  const kind = FLAGS.find(([flag]) => type.flags & flag)?.[1];
  if (kind !== undefined) return kind;
  if (checker.isArrayType(type) || checker.isTupleType(type)) return 'array';
  if (type.isIntersection()) {
    // A branded string, or an object put together.
    const kinds = type.types.map((part) => kindOf(checker, part));
    return kinds.find((one) => one !== 'object') ?? 'object';
  }
  const name = type.getSymbol()?.name;
  return name === 'Date' || name === 'Buffer' ? name : 'object';
}
