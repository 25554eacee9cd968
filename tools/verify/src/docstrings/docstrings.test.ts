import { REPOSITORY } from '@partyline/tools-processes';
import { describe, expect, it } from 'vitest';
import { type Docstring, listDocstrings, readDocstrings } from './list-docstrings.ts';
import { VERBS } from './verbs.ts';

const withoutVerb = (docstrings: readonly Docstring[]): Docstring[] =>
  docstrings.filter(({ firstWord }) => !VERBS.has(firstWord));

const sentenceOf = ({ file, line, firstWord }: Docstring): string =>
  `${file}:${line}: first word "${firstWord}" is no verb; begin with what the function does`;

describe('the docstrings of functions', () => {
  it('begin with a verb', () => {
    const all = readDocstrings(REPOSITORY, ['apps', 'libs', 'tools']);
    expect(all.length).toBeGreaterThan(2_500);
    expect(withoutVerb(all).map(sentenceOf)).toEqual([]);
  });
});

describe('planted', () => {
  const judge = (text: string) => withoutVerb(listDocstrings('a.ts', text)).map(sentenceOf);

  it('names a docstring that begins with no verb', () => {
    expect(judge('\n/** Whether it is so. */\nfunction isSo() {}\n')).toEqual([
      'a.ts:2: first word "Whether" is no verb; begin with what the function does',
    ]);
  });

  it('reads functions, methods and constants that hold a function, exported or not', () => {
    const docstrings = [
      '/** One. */ export default function a() {}',
      '/** Two. */ export const b = () => 1;',
      '/**\n * Three.\n * Returns.\n */\nconst c = async function* () {};',
      'class D {\n/** Four, also. */ private e(): void {} }',
      'const f = {\n/** Five */ async g() {} };',
      'function h() {\n/** Six. */ const i = (): number => 1; return i; }',
    ];
    const words = listDocstrings('a.tsx', docstrings.join('\n')).map(({ firstWord }) => firstWord);
    expect(words).toEqual(['One', 'Two', 'Three', 'Four', 'Five', 'Six']);
  });

  it('leaves alone what is no function, no docstring, or begins with a verb', () => {
    const text = [
      '/** Seconds. */ const A = 1;',
      '/** Names. */ interface B { /** Of it. */ readonly c: () => void }',
      '/* One. */ const d = () => 1;',
      '// Two.\nfunction e() {}',
      '/** Returns 1. [WS-18] */ function f() {}',
    ];
    expect(judge(text.join('\n'))).toEqual([]);
  });
});
