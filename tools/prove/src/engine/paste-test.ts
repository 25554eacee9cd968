import { basename } from 'node:path';
import type { MachineLaw, TableLaw } from '@partyline/kernel/law';
import type { LawSource } from './outcome.ts';

type AnyLaw = Pick<TableLaw<unknown>, 'ids' | 'sentence'>;

/** Returns a Vitest test that asks the one question. */
export function tableTest<Q>(law: TableLaw<Q>, source: LawSource, question: Q): string {
  return testOf(law, source, [
    `const question = ${JSON.stringify(question)};`,
    `expect(${source.exportName}.faultOf(question)).toBeNull();`,
  ]);
}

/**
 * Returns a Vitest test that takes the steps from a start and looks for the fault after each; with the number of a goal, it looks for
 * a way to the goal from there.
 */
export function machineTest<S, E>(
  law: MachineLaw<S, E>,
  source: LawSource,
  start: S,
  events: readonly E[],
  goal?: number,
): string {
  const name = source.exportName;
  return testOf(law, source, [
    `let state: ReturnType<typeof ${name}.next> = ${JSON.stringify(start)};`,
    ...(law.faultIn ? [`expect(${name}.faultIn?.(state) ?? null).toBeNull();`] : []),
    'const events: Parameters<typeof ' + name + '.next>[1][] = [',
    ...events.map((event) => `  ${JSON.stringify(event)},`),
    '];',
    'for (const event of events) {',
    `  const after = ${name}.next(state, event);`,
    ...(law.faultOf ? [`  expect(${name}.faultOf?.(state, event, after) ?? null).toBeNull();`] : []),
    ...(law.faultIn ? [`  expect(${name}.faultIn?.(after) ?? null).toBeNull();`] : []),
    '  state = after;',
    '}',
    ...(goal === undefined ? [] : waysTo(name, goal)),
  ]);
}

function waysTo(name: string, goal: number): readonly string[] {
  return [
    `const goal = ${name}.goals?.[${goal}];`,
    'const reached = [state];',
    'const seen = new Set([JSON.stringify(state)]);',
    'for (const at of reached)',
    `  for (const event of ${name}.events(at)) {`,
    '    if (!(goal?.isOnTheWay?.(event) ?? true)) continue;',
    `    const after = ${name}.next(at, event);`,
    '    if (!seen.has(JSON.stringify(after))) reached.push(after);',
    '    seen.add(JSON.stringify(after));',
    '  }',
    'expect(reached.some((each) => goal?.isGoal(each))).toBe(true);',
  ];
}

function testOf({ ids, sentence }: AnyLaw, { file, exportName }: LawSource, body: readonly string[]): string {
  const title = `[${ids.join(', ')}] ${sentence}`.replaceAll("'", "\\'");
  return [
    "import { expect, it } from 'vitest';",
    `import { ${exportName} } from './${basename(file)}';`,
    '',
    `it('${title}', () => {`,
    ...body.map((line) => `  ${line}`),
    '});',
    '',
  ].join('\n');
}
