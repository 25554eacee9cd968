import { join } from 'node:path';
import { outputOf, REPOSITORY } from '@partyline/tools-processes';
import { ESLint } from 'eslint';
import { beforeAll, describe, expect, it } from 'vitest';

const lint = new ESLint({ cwd: REPOSITORY });

const BOUNDARIES = '@nx/enforce-module-boundaries';
const RESTRICTED = 'no-restricted-imports';
const SYNTAX = 'no-restricted-syntax';

/** Refused imports: [name, file, line, rule, message]. */
const FORBIDDEN: [string, string, string, string, RegExp][] = [
  ['React in a domain library', 'libs/domain/roles/src/planted.ts', "import 'react';", BOUNDARIES, /react/],
  [
    'a web server in a domain library',
    'libs/domain/roles/src/planted.ts',
    "import 'fastify';",
    BOUNDARIES,
    /fastify/,
  ],
  [
    'node:fs in a domain library',
    'libs/domain/roles/src/planted.ts',
    "import 'node:fs';",
    RESTRICTED,
    /platform/,
  ],
  [
    "a date function that reads the host's time zone in a domain library",
    'libs/domain/display/src/planted.ts',
    "import 'date-fns/format';",
    RESTRICTED,
    /time zone/,
  ],
  [
    'a date function without a time zone in a domain library',
    'libs/domain/display/src/planted.ts',
    "import { addDays } from 'date-fns/addDays';\nexport const a = addDays(0, 1);",
    SYNTAX,
    /time zone/,
  ],
  [
    'the contract in a domain library',
    'libs/domain/roles/src/planted.ts',
    "import '@partyline/contract';",
    BOUNDARIES,
    /scope:domain|Circular/,
  ],
  [
    'a cycle between libraries',
    'libs/domain/roles/src/planted.ts',
    "import '@partyline/permissions';",
    BOUNDARIES,
    /[Cc]ircular/,
  ],
  ['the portal in the API', 'apps/api/src/planted.ts', "import '@partyline/portal';", RESTRICTED, /app/],
  ['React in the API', 'apps/api/src/planted.ts', "import 'react';", BOUNDARIES, /react/],
  ['the API in the portal', 'apps/portal/src/planted.ts', "import '@partyline/api';", RESTRICTED, /app/],
  [
    'rows of the database in the portal',
    'apps/portal/src/planted.ts',
    "import '@partyline/rows';",
    BOUNDARIES,
    /scope:portal/,
  ],
  ['the sandbox in the API', 'apps/api/src/planted.ts', "import '@partyline/sandbox';", RESTRICTED, /app/],
  [
    'the process runner in the API outside tests',
    'apps/api/src/planted.ts',
    "import '@partyline/tools-processes';",
    RESTRICTED,
    /Only tests/,
  ],
  [
    "Node's process module in a test",
    'apps/api/src/planted.test.ts',
    "import 'node:child_process';",
    RESTRICTED,
    /tools-processes/,
  ],
  [
    'a library in the process runner',
    'tools/processes/src/planted.ts',
    "import '@partyline/contract';",
    BOUNDARIES,
    /scope:processes/,
  ],
  [
    'a rule library in the sandbox outside tests',
    'apps/sandbox/src/planted.ts',
    "import '@partyline/permissions';",
    RESTRICTED,
    /none of our rules/,
  ],
  [
    'a rule library in the widget library',
    'libs/ui/src/planted.ts',
    "import '@partyline/roles';",
    BOUNDARIES,
    /./,
  ],
  [
    'the router in the widget library',
    'libs/ui/src/planted.ts',
    "import '@tanstack/react-router';",
    BOUNDARIES,
    /router/,
  ],
  [
    'a file of another library by a relative path',
    'apps/api/src/planted.ts',
    "import '../../../libs/domain/roles/src/role.ts';",
    BOUNDARIES,
    /relative/,
  ],
  [
    'a file behind an index',
    'apps/portal/src/planted.ts',
    "import '@partyline/roles/src/role.ts';",
    RESTRICTED,
    /index/,
  ],
  [
    'an inner package of the identity SDK',
    'apps/sandbox/src/planted.ts',
    "import '@firebase/auth';",
    RESTRICTED,
    /firebase\/auth/,
  ],
  [
    'a style sheet of Mantine in the portal',
    'apps/portal/src/planted.tsx',
    "import '@mantine/core/styles.css';",
    RESTRICTED,
    /libs\/ui/,
  ],
  [
    'a file of a TanStack package',
    'apps/portal/src/planted.ts',
    "import '@tanstack/react-query/src/useQuery';",
    RESTRICTED,
    /TanStack/,
  ],
];

/** Allowed imports of the same projects, so that the rules are not too strict. */
const ALLOWED: [string, string, string][] = [
  ['a lower domain library', 'libs/domain/permissions/src/planted.ts', "import '@partyline/roles';"],
  [
    'date functions without a time zone in a domain library',
    'libs/domain/display/src/planted.ts',
    "import 'date-fns/constants';\nimport 'date-fns/intlFormat';",
  ],
  [
    'a date function with a time zone in a domain library',
    'libs/domain/display/src/planted.ts',
    "import { tz } from '@date-fns/tz';\nimport { addDays } from 'date-fns/addDays';\nexport const a = addDays(0, 1, { in: tz('UTC') });",
  ],
  ['valibot in the contract', 'libs/contract/src/planted.ts', "import 'valibot';"],
  [
    'rules and contract in the API',
    'apps/api/src/planted.ts',
    "import '@partyline/permissions';\nimport '@partyline/contract';",
  ],
  [
    'the process runner in a test of the API',
    'apps/api/src/planted.test.ts',
    "import '@partyline/tools-processes';",
  ],
  [
    'rules, client and widgets in the portal',
    'apps/portal/src/planted.ts',
    "import '@partyline/permissions';\nimport '@partyline/ui';",
  ],
  ['test rows in the browser tests', 'apps/portal-e2e/src/planted.ts', "import '@partyline/rows/testing';"],
  [
    'the style sheet of the widget library',
    'apps/portal/src/planted.ts',
    "import '@partyline/ui/styles.css';",
  ],
];

async function problemsIn(path: string, code: string) {
  const [result] = await lint.lintText(`${code}\n`, { filePath: join(REPOSITORY, path) });
  return (result?.messages ?? []).filter(
    ({ ruleId }) => ruleId === null || [BOUNDARIES, RESTRICTED, SYNTAX].includes(ruleId),
  );
}

describe('the import rules', () => {
  beforeAll(async () => {
    // Without a project graph the boundary rule passes everything; this creates it.
    const env = { ...process.env, NX_DAEMON: 'false' };
    await outputOf(join(REPOSITORY, 'node_modules/.bin/nx'), ['show', 'projects'], { env });
  });

  it.each(FORBIDDEN)('refuse %s', async (_what, path, code, rule, words) => {
    const problems = await problemsIn(path, code);
    expect(problems.map(({ ruleId }) => ruleId)).toContain(rule);
    expect(problems.find(({ ruleId }) => ruleId === rule)?.message).toMatch(words);
  });

  it.each(ALLOWED)('accept %s', async (_what, path, code) => {
    expect(await problemsIn(path, code)).toEqual([]);
  });
});
