import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { REPOSITORY, startProgram } from '@partyline/tools-processes';
import { describe, expect, it, onTestFinished } from 'vitest';
import { BOOK, run } from './run.ts';

/** Returns a folder with these law files, one library `doors`. */
async function planted(files: Readonly<Record<string, string>>): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'partyline-laws-'));
  onTestFinished(() => rm(root, { recursive: true }));
  await mkdir(join(root, 'docs'));
  for (const [name, text] of Object.entries(files)) {
    const file = join(root, 'libs/domain/doors/src', name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  await writeFile(join(root, 'libs/domain/doors/package.json'), '{ "type": "module" }');
  return root;
}

const lawFile = (name: string, body = 'questions: () => [1], faultOf: () => null') =>
  `export const law = { kind: 'table', name: '${name}', sentence: 'Doors close.', ids: ['DOOR-1'], universe: ['1 door'],
    bound: 5, isQuick: true, tell: (question) => ['Door ' + question + ' is open.'], ${body} };\n`;

async function prove(root: string, ...args: string[]) {
  const lines: string[] = [];
  const exitCode = await run(root, args, (text) => lines.push(text));
  return { exitCode, output: lines.join('\n') };
}

describe('npm run prove', () => {
  it('[PLUS-38] proves all laws and writes the book: law, sentence, ids, universe, figures, seconds', async () => {
    const root = await planted({ 'doors.law.ts': lawFile('doors') });
    expect(await prove(root)).toMatchObject({ exitCode: 0 });
    const book = await readFile(join(root, BOOK), 'utf8');
    expect(book).toMatch(
      /## doors\n\n### doors\n\nDoors close\. \[DOOR-1\]\n\n- Table, \*\*quick\*\*, in \[doors\.law\.ts\]\(.*\)\n- Universe: 1 door\n- Tried: 1 questions\n- Last run: \d+\.\d s\n/,
    );
  });

  it('[PLUS-38] tells a broken law as a story with a test, and leaves the book alone', async () => {
    const root = await planted({
      'doors.law.ts': lawFile(
        'doors',
        "questions: () => [1, 2], faultOf: (q) => (q === 2 ? 'It stays open.' : null)",
      ),
    });
    const { exitCode, output } = await prove(root);
    expect(exitCode).toBe(1);
    expect(output).toContain('  1. Door 2 is open.\n  2. It stays open.\n');
    expect(output).toContain('expect(law.faultOf(question)).toBeNull();');
    await expect(readFile(join(root, BOOK), 'utf8')).rejects.toThrow('ENOENT');
  });

  it('fails for a law that asks nothing and for one that is larger than it says, each in a sentence', async () => {
    const root = await planted({
      'none.law.ts': lawFile('none', 'questions: () => [], faultOf: () => null'),
      'large.law.ts': lawFile('large', 'questions: () => [1, 2, 3, 4, 5, 6], faultOf: () => null'),
    });
    const { exitCode, output } = await prove(root);
    expect(exitCode).toBe(1);
    expect(output).toContain('It proves nothing: it asked no question and took no step.');
    expect(output).toContain('Its universe grew beyond the stated bound of 5');
  });

  it('runs the named laws alone, and lists those near an unknown name', async () => {
    const root = await planted({ 'a.law.ts': lawFile('doors'), 'b.law.ts': lawFile('windows') });
    const { output } = await prove(root, 'windows');
    expect(output).toContain('holds   windows');
    expect(output).not.toContain('doors');
    await expect(prove(root, 'window')).rejects.toThrow('There is no law window. Near it: windows.');
    await expect(prove(root, 'dors')).rejects.toThrow('Near it: doors, windows.');
  });

  it('refuses a file without a law, and a name given twice', async () => {
    const empty = await planted({ 'empty.law.ts': 'export const law = 1;\n' });
    await expect(prove(empty)).rejects.toThrow('empty.law.ts proves nothing: it exports no law.');
    const twice = await planted({ 'a.law.ts': lawFile('doors'), 'b.law.ts': lawFile('doors') });
    await expect(prove(twice)).rejects.toThrow('Two laws are named doors.');
  });

  it('exits with 2 for an unknown law, at the command line', async () => {
    const program = startProgram('tools/prove/src/main.ts', ['workspace-owner']);
    expect(await program.ended).toBe(2);
    expect(program.output()).toMatch(/There is no law workspace-owner\. Near it: .*workspace-ownership/);
  });

  it('ends at once with its threads when it is interrupted', async () => {
    const program = startProgram('tools/prove/src/main.ts', ['account-ownership', 'workspace-dialog-states']);
    // The other law runs by then.
    await program.waitForOutput(/holds {3}workspace-dialog-states/);
    program.signal('SIGINT');
    expect(await program.ended).toBe(130);
  });
});

it('takes laws of requirements and decisions that there are', async () => {
  const { findLaws } = await import('./book/find-laws.ts');
  const lists = await Promise.all(
    ['requirements', 'beyond', 'decisions'].map((name) =>
      readFile(join(REPOSITORY, `docs/requirements/${name}.md`), 'utf8'),
    ),
  );
  const known = new Set(
    lists
      .join('\n')
      .match(/^(?:- \*\*|\| )[A-Z]+-\d+/gm)
      ?.map((one) => one.replace(/^[^A-Z]+/, '')),
  );
  const unknown = (await findLaws(REPOSITORY)).flatMap(({ law }) => law.ids.filter((id) => !known.has(id)));
  expect(unknown).toEqual([]);
});
