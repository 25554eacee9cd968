import { describe, expect, it } from 'vitest';
import { computeCoverage, idsInTitle, parseDecisionIds, parseRequirements } from './coverage.ts';
import { parseIdList } from './id-list.ts';
import { listContradictions } from './judge.ts';
import { readPlaywrightReport, readVitestReport, type TestResult } from './test-results.ts';

const LIST = `
# A list
- **WS-18** Deleting a workspace that has an owner is refused.
- **WS-19** Deleting a workspace with running devices is refused. [GW-10]
- **ERR-32** A wording.
Not an item: **WS-20**
`;

describe('ids in a title', () => {
  it.each([
    ['[WS-18] refuses', ['WS-18']],
    ['[WS-18, ERR-32] refuses', ['WS-18', 'ERR-32']],
    ['[WS-18][ERR-32] refuses', ['WS-18', 'ERR-32']],
    ['[WS-18…20] refuses', []],
    ['[WS-18-WS-20] refuses', []],
    ['[WS-18, some words] refuses', []],
    ['WS-18 refuses', []],
  ])('reads title %#', (title, ids) => {
    expect(idsInTitle(title)).toEqual(ids);
  });
});

describe('coverage', () => {
  const requirements = parseRequirements(LIST);
  const result = (
    title: string,
    status: TestResult['status'],
    level: TestResult['level'] = 'product',
  ): TestResult => ({ title, status, level, file: 'a.test.ts', message: '' });

  it('reads the items of a list', () => {
    expect(requirements.map(({ id, area }) => [id, area])).toEqual([
      ['WS-18', 'WS'],
      ['WS-19', 'WS'],
      ['ERR-32', 'ERR'],
    ]);
  });

  it('counts an id as proved only when a test that carries it ran and passed', () => {
    const { areas } = computeCoverage(requirements, [
      result('[WS-18, ERR-32] x', 'passed'),
      result('[WS-19] x', 'skipped'),
    ]);
    expect(areas.map(({ area, proved }) => [area, proved.map(({ id }) => id)])).toEqual([
      ['WS', ['WS-18']],
      ['ERR', ['ERR-32']],
    ]);
  });

  it('does not count an id that one test proves and another sees broken', () => {
    const { areas } = computeCoverage(requirements, [
      result('[WS-18] a', 'passed'),
      result('[WS-18] b', 'failed'),
    ]);
    expect(areas[0]?.proved).toEqual([]);
  });

  it('counts a test below the API only for the ids that count at rule level', () => {
    const results = [
      result('[WS-18] x', 'passed', 'rule'),
      result('[WS-19] x', 'passed', 'portal'),
      result('[WS-19] y', 'passed', 'rule'),
      result('[ERR-32] x', 'passed', 'rule'),
      result('[ERR-32] y', 'passed', 'product'),
    ];
    const [ws, errors] = computeCoverage(requirements, results, { ruleLevelIds: ['WS-18'] }).areas;
    expect(ws).toMatchObject({ proved: [{ id: 'WS-18' }], missing: [{ id: 'WS-19' }] });
    expect(ws?.byLevel).toEqual({ product: 0, portal: 1, rule: 1 });
    expect(errors?.byLevel).toEqual({ product: 1, portal: 0, rule: 0 });
  });

  it('counts a test that may be skipped on a machine for nothing', () => {
    const results = [{ ...result('[WS-18] x', 'passed'), isNoProof: true }];
    expect(computeCoverage(requirements, results).areas[0]?.proved).toEqual([]);
  });

  it('names what contradicts the lists: a lost proof, a planned id that is proved, and an id that no list has', () => {
    const planned = [
      { id: 'WS-19', reason: 'later' },
      { id: 'ERR-32', reason: 'later' },
      { id: 'WS-77', reason: 'later' },
    ];
    const results = [result('[ERR-32] x', 'passed'), result('[WS-99] x', 'passed')];
    const judgement = { ...computeCoverage(requirements, results), planned };
    expect(listContradictions(judgement)).toEqual([
      'WS-18 is not proved: Deleting a workspace that has an owner is refused.',
      'ERR-32 is proved. Take it out of planned.txt.',
      'WS-99 is in no list of requirements.',
      'WS-77 is in no list of requirements.',
    ]);
    expect(listContradictions(judgement, ['ERR'])).toEqual(['ERR-32 is proved. Take it out of planned.txt.']);
  });

  it('reads the list of ids that count at rule level, each with its reason', () => {
    expect(parseIdList('# Why\n\nWS-18 a table of the rules\n')).toEqual([
      { id: 'WS-18', reason: 'a table of the rules' },
    ]);
    expect(() => parseIdList('WS-18\n')).toThrow('no id and reason');
    expect(() => parseIdList('WS-18 a\nWS-18 b\n')).toThrow('twice');
    const long = Array.from({ length: 111 }, (_, n) => `WS-${n} x`).join('\n');
    expect(() => parseIdList(long, 110)).toThrow('at most 110');
  });

  it('names ids that tests claim but no list knows', () => {
    const results = [result('[WS-99] x', 'passed'), result('[GW-1] x', 'passed')];
    const decisions = parseDecisionIds('| ID | Kind |\n|---|---|\n| GW-1 | C | "…" |\n');
    expect(computeCoverage(requirements, results, { otherIds: decisions }).unknownIds).toEqual(['WS-99']);
  });
});

describe('result files', () => {
  it('reads Vitest reports, and counts a file that could not be run as failed', () => {
    const json = JSON.stringify({
      testResults: [
        {
          name: 'a.test.ts',
          status: 'passed',
          assertionResults: [
            { fullName: 'x [WS-18] y', status: 'passed' },
            { fullName: 'z', status: 'pending' },
          ],
        },
        { name: 'b.test.ts', status: 'failed', assertionResults: [] },
      ],
    });
    expect(readVitestReport(json, 'rule').map(({ title, status }) => [title, status])).toEqual([
      ['x [WS-18] y', 'passed'],
      ['z', 'skipped'],
      ['b.test.ts could not be run', 'failed'],
    ]);
  });

  it('reads Playwright reports, nested suites too, and counts a flaky test as failed', () => {
    const json = JSON.stringify({
      suites: [
        {
          title: 'login.spec.ts',
          specs: [{ title: '[AUTH-1] shows', tests: [{ status: 'expected' }] }],
          suites: [
            {
              title: 'deep',
              specs: [
                { title: 'races', tests: [{ status: 'flaky' }] },
                { title: 'later', tests: [{ status: 'skipped' }] },
              ],
            },
          ],
        },
      ],
    });
    expect(readPlaywrightReport(json).map(({ title, status }) => [title, status])).toEqual([
      ['login.spec.ts [AUTH-1] shows', 'passed'],
      ['login.spec.ts deep races', 'failed'],
      ['login.spec.ts deep later', 'skipped'],
    ]);
  });

  it('say why a test failed, without colours', () => {
    const vitest = JSON.stringify({
      testResults: [
        {
          name: 'a.test.ts',
          status: 'failed',
          assertionResults: [
            { fullName: 'x', status: 'failed', failureMessages: ['\u001b[31mone\u001b[39m', 'two'] },
          ],
        },
        { name: 'b.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
      ],
    });
    const playwright = JSON.stringify({
      suites: [
        {
          specs: [
            {
              title: 'y',
              tests: [
                {
                  status: 'unexpected',
                  results: [{ errors: [{ message: '\u001b[2mthree\u001b[22m' }, { message: 'four' }] }],
                },
              ],
            },
          ],
        },
      ],
      errors: [{ message: 'no browser' }],
    });
    const results = [...readVitestReport(vitest, 'rule'), ...readPlaywrightReport(playwright)];
    expect(results.map(({ message }) => message)).toEqual([
      'one\ntwo',
      'no such module',
      'three\nfour',
      'no browser',
    ]);
  });
});
