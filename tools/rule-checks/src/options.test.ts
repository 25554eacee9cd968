import { expect, it } from 'vitest';
import { parseOptions } from './options.ts';

const DEFAULTS = { help: false, write: false, format: 'text', catalogs: [], matrix: null };

it.each([
  [[], {}],
  [['--help'], { help: true }],
  [['--write'], { write: true }],
  [['--write', '--write'], { write: true }],
  [['--format', 'json'], { format: 'json' }],
  [['--format=text'], {}],
  [['--catalog', 'a.json', '--catalog=b'], { catalogs: ['a.json', 'b'] }],
  [['--catalog=-'], { catalogs: ['-'] }],
  [['--catalog=--write'], { catalogs: ['--write'] }],
  [['--matrix', 'm.md'], { matrix: 'm.md' }],
  [['--'], {}],
])('takes %j', (args, asked) => {
  expect(parseOptions(args)).toEqual({ ok: true, value: { ...DEFAULTS, ...asked } });
});

it.each([
  [['--catalogue', 'x'], 'There is no option --catalogue; --help lists the options.'],
  [['--Write'], 'There is no option --Write; --help lists the options.'],
  [['-h'], 'There is no option -h; --help lists the options.'],
  [['--no-write'], 'There is no option --no-write; --help lists the options.'],
  [['--constructor'], 'There is no option --constructor; --help lists the options.'],
  [['--__proto__'], 'There is no option --__proto__; --help lists the options.'],
  [['--help', '--wrong'], 'There is no option --wrong; --help lists the options.'],
  [['prices.json'], 'There is nothing to do with "prices.json"; --help lists the options.'],
  [['--', '--write'], 'There is nothing to do with "--write"; --help lists the options.'],
  [[''], 'There is nothing to do with ""; --help lists the options.'],
  [['\u001b[2J'], String.raw`There is nothing to do with "\u001b[2J"; --help lists the options.`],
  [['--catalog'], '--catalog needs a value.'],
  [['--catalog='], '--catalog needs a value.'],
  [['--catalog', ''], '--catalog needs a value.'],
  [['--catalog', '--write'], '--catalog needs a value.'],
  [['--matrix'], '--matrix needs a value.'],
  [['--write=no'], '--write takes no value.'],
  [['--write='], '--write takes no value.'],
  [['--format', 'yaml'], 'There is no format "yaml": text or json.'],
  [['--format', 'JSON'], 'There is no format "JSON": text or json.'],
  [['--format', 'json', '--format', 'text'], '--format may be given once.'],
  [['--matrix', 'a', '--matrix', 'b'], '--matrix may be given once.'],
])('refuses %j in a sentence', (args, error) => {
  expect(parseOptions(args)).toEqual({ ok: false, error });
});
