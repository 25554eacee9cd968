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
    const lines = Array.from({ length: 27 }, (_, index) => `line ${index + 1}`);
    const shown = describeFailure(failed(lines.join('\n'))).split('\n');
    expect(shown).toHaveLength(27);
    expect(shown.at(-2)).toBe('        line 25');
    expect(shown.at(-1)).toBe('        (2 more lines)');
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
    expect(listLogProblems(lines.join('\n'))).toEqual(lines.slice(-40));
  });
});
