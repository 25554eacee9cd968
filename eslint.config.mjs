import nx from '@nx/eslint-plugin';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** Packages that every importer of the rules imports through them. */
const throughRules = ['valibot', 'date-fns', 'date-fns/*', '@date-fns/tz'];

/** Which project may import which: docs/architecture.md says why. `allow` lists tags, `packages` lists packages. */
const boundaries = [
  {
    tag: 'scope:domain',
    allow: ['scope:domain'],
    packages: [...throughRules, 'vitest', 'fast-check'],
  },
  { tag: 'scope:catalog', allow: ['scope:domain'], packages: [...throughRules, 'vitest', 'fast-check'] },
  { tag: 'scope:texts', allow: ['scope:domain'], packages: [...throughRules, 'vitest', 'fast-check'] },
  { tag: 'scope:contract', allow: ['scope:domain'], packages: [...throughRules, 'vitest', 'fast-check'] },
  {
    tag: 'scope:rows',
    allow: ['scope:contract', 'scope:texts', 'scope:domain'],
    packages: ['pg', ...throughRules, 'vitest', 'fast-check'],
  },
  {
    tag: 'scope:client',
    allow: ['scope:contract', 'scope:domain'],
    packages: ['openapi-fetch', ...throughRules, 'vitest', 'fast-check'],
  },
  {
    tag: 'scope:ui',
    allow: [],
    packages: [
      'react',
      'react-dom',
      'react-dom/server',
      'react/*',
      '@mantine/*',
      '@tanstack/react-table',
      '@tanstack/react-virtual',
      '@tabler/*',
      'vitest',
    ],
  },
  {
    tag: 'scope:portal',
    allow: ['scope:domain', 'scope:catalog', 'scope:texts', 'scope:contract', 'scope:client', 'scope:ui'],
  },
  {
    tag: 'scope:api',
    allow: [
      'scope:domain',
      'scope:catalog',
      'scope:texts',
      'scope:contract',
      'scope:rows',
      'scope:processes',
    ],
    banned: ['react', 'react-dom', '@mantine/*'],
  },
  {
    tag: 'scope:sandbox',
    allow: ['scope:contract', 'scope:catalog', 'scope:domain', 'scope:processes'],
  },
  {
    tag: 'scope:e2e',
    allow: ['scope:contract', 'scope:client', 'scope:texts', 'scope:rows', 'scope:processes'],
  },
  {
    tag: 'scope:tool',
    allow: [
      'scope:domain',
      'scope:catalog',
      'scope:texts',
      'scope:contract',
      'scope:tool',
      'scope:processes',
    ],
  },
  { tag: 'scope:processes', allow: [], packages: ['execa', 'vitest'] },
];

const depConstraints = boundaries.map(({ tag, allow, packages, banned }) => ({
  sourceTag: tag,
  onlyDependOnLibsWithTags: allow,
  ...(packages ? { allowedExternalImports: packages } : {}),
  ...(banned ? { bannedExternalImports: banned } : {}),
}));

const throughIndex = {
  regex: '^@partyline/[^/]+/(?!testing$|law$|by-language$|plural-forms$|openapi\\.json$|styles\\.css$).+',
  message: 'Import a library through its index, not its files.',
};
const noApps = {
  regex: '^@partyline/(api|portal|portal-e2e|sandbox)(/|$)',
  message: 'No project imports an app.',
};
const oneRunner = {
  regex: '^(node:)?child_process$',
  message: 'Start programs with @partyline/tools-processes.',
};
const onlyInTests = {
  regex: '^@partyline/tools-',
  message: 'Only tests use tools: they are not installed where the product runs.',
};
const noRules = {
  regex: '^@partyline/(?!contract$|tools-)',
  message:
    'The sandbox stands in for outside services, which know none of our rules. Its tests may compare both.',
};
const noPlatform = {
  regex: '^node:',
  message: 'Pure libraries know no platform: take what you need as an argument.',
};

/** Functions of date-fns that read the host's time zone unless they are given one. */
const ZONED =
  'addDays|addMonths|addWeeks|differenceInDays|formatISO|getDate|getDaysInMonth|getISODay|setDate|subDays';
const noHostZone = {
  regex: `^date-fns(?!/(constants|intlFormat|(add|differenceIn)Milliseconds|\\w+ToMilliseconds|millisecondsTo\\w+|${ZONED})$)`,
  message: "Take only date-fns functions that do not read the host's time zone, each from its own path.",
};
const givenZone = {
  selector: `CallExpression[callee.name=/^(${ZONED})$/]:not(:has(Identifier[name=/^(in|UTC)$/]))`,
  message: "Without `in: tz(zone)` it reads the host's time zone.",
};

const packages = [
  {
    regex: '^date-fns$',
    message: 'Import each date-fns function from its own path: Node needs a second to load all 300 files.',
  },
  {
    regex: '^@firebase/',
    message: 'Import the firebase package: firebase/app, firebase/auth, firebase/firestore.',
  },
  {
    regex: '^@mantine/[^/]+/',
    message: 'Import a Mantine package, not its files. Its style sheets are imported once, in libs/ui.',
  },
  {
    regex: '^@tanstack/[^/]+/(src|dist|build)(/|$)',
    message: 'Import a TanStack package, not its files.',
  },
];

export default tseslint.config(
  {
    ignores: [
      '**/node_modules/**',
      '**/dist/**',
      '**/reports/**',
      '.nx/**',
      '.data/**',
      '**/*.gen.ts',
      '**/test-results/**',
      '**/vitest.config.ts',
      'vitest.{base,units}.ts',
    ],
  },
  {
    files: ['**/*.ts', '**/*.tsx'],
    // oxlint runs the rules that need types: docs/decisions/0015.
    extends: [tseslint.configs.strict],
    plugins: { '@nx': nx },
    rules: {
      '@nx/enforce-module-boundaries': [
        'error',
        {
          enforceBuildableLibDependency: false,
          allowCircularSelfDependency: false,
          banTransitiveDependencies: false,
          checkNestedExternalImports: true,
          depConstraints,
        },
      ],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/consistent-type-definitions': ['error', 'interface'],
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      'no-restricted-imports': ['error', { patterns: [throughIndex, noApps, oneRunner, ...packages] }],
      'max-lines': ['error', { max: 400, skipBlankLines: true, skipComments: true }],
      'no-console': 'error',
      eqeqeq: 'error',
    },
  },
  {
    files: ['libs/domain/**/*.ts', 'libs/texts/**/*.ts', 'libs/contract/**/*.ts', 'libs/catalog/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-imports': ['error', { patterns: [throughIndex, noApps, noPlatform, noHostZone] }],
      'no-restricted-globals': [
        'error',
        'fetch',
        'process',
        'crypto',
        'performance',
        'setTimeout',
        'setInterval',
      ],
      'no-restricted-syntax': [
        'error',
        {
          selector: 'NewExpression[callee.name="Date"][arguments.length=0]',
          message: 'Time comes in as an argument.',
        },
        {
          selector: 'CallExpression[callee.name="Date"]',
          message: 'Time comes in as an argument.',
        },
        givenZone,
      ],
      'no-restricted-properties': [
        'error',
        {
          object: 'Math',
          property: 'random',
          message: 'The domain is deterministic: take randomness as an argument.',
        },
        { object: 'Date', property: 'now', message: 'Time comes in as an argument.' },
      ],
    },
  },
  {
    files: ['apps/api/src/**/*.ts', 'apps/sandbox/src/**/*.ts'],
    ignores: ['**/*.test.ts', '**/testing/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [throughIndex, noApps, oneRunner, onlyInTests, ...packages] },
      ],
    },
  },
  {
    files: ['apps/sandbox/src/**/*.ts'],
    ignores: ['**/*.test.ts', '**/testing/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [throughIndex, noApps, noRules, oneRunner, onlyInTests, ...packages] },
      ],
    },
  },
  {
    // What `npm start` supervises runs in process groups of its own, with files as outputs or as another user, and may
    // outlive it for the next start to find: there, every feature of the runner would have to be switched off.
    files: [
      'tools/start/src/process/{child,process-identity}.ts',
      'tools/start/src/postgres/{cluster,run-as,server}.ts',
    ],
    rules: { 'no-restricted-imports': ['error', { patterns: [throughIndex, noApps, ...packages] }] },
  },
  {
    files: ['apps/portal/**/*.{ts,tsx}', 'libs/ui/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: { ...reactHooks.configs.recommended.rules },
  },
  { files: ['tools/**/*.ts', 'apps/portal-e2e/**/*.ts'], rules: { 'no-console': 'off' } },
  // What is logged and nothing more: failures to read prices or notifications, and faulty notifications. [ERR-39, ERR-40, GN-3, GN-4]
  {
    files: [
      'apps/portal/src/session/feed/notification-feed.ts',
      'apps/portal/src/subscriptions/queries.ts',
      'apps/portal/src/shell/notifications/queries.ts',
    ],
    rules: { 'no-console': ['error', { allow: ['warn'] }] },
  },
  {
    files: ['**/*.test.ts', '**/*.test.tsx'],
    rules: { 'max-lines': 'off', '@typescript-eslint/no-non-null-assertion': 'off' },
  },
);
