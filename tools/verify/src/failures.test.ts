import { describe, expect, it } from 'vitest';
import { describeFailure, listLogProblems } from './failures.ts';

const failed = (message: string) => ({ title: 'a b', status: 'failed' as const, file: 'a.test.ts', message });

describe('describeFailure', () => {
  it('shows title, file and message', () => {
    expect(describeFailure(failed('Expected: 1\n\nReceived: 2'))).toBe(
      'FAILED  a b (a.test.ts)\n        Expected: 1\n        Received: 2',
    );
    expect(describeFailure(failed(''))).toBe('FAILED  a b (a.test.ts)');
  });

  it('cuts a long message and says so', () => {
    const lines = Array.from({ length: 47 }, (_, index) => `line ${index + 1}`);
    const shown = describeFailure(failed(lines.join('\n'))).split('\n');
    expect(shown).toHaveLength(47);
    expect(shown.at(-2)).toBe('        line 45');
    expect(shown.at(-1)).toBe('        (2 more lines)');
    expect(describeFailure(failed('x'.repeat(301))).split('\n')[1]).toBe(`        ${'x'.repeat(300)}…`);
  });
});

describe('listLogProblems', () => {
  const line = (level: number, msg: string) => JSON.stringify({ level, msg });

  it('returns warnings and errors', () => {
    const log = [
      'Portal  http://localhost',
      line(30, 'call'),
      line(40, 'slow'),
      '{ torn',
      line(50, 'broken'),
      'null',
    ];
    expect(listLogProblems(`${log.join('\n')}\n`)).toEqual([line(40, 'slow'), line(50, 'broken')]);
  });

  it('returns the last ones', () => {
    const lines = Array.from({ length: 50 }, (_, index) => line(50, String(index)));
    expect(listLogProblems(lines.join('\n'))).toEqual(lines.slice(-10));
  });

  it('cuts long lines', () => {
    const [shown] = listLogProblems(line(50, 'x'.repeat(400)));
    expect(shown).toHaveLength(301);
    expect(shown).toMatch(/x…$/);
  });
});
