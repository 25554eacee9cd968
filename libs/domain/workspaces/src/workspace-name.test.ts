import { checkForm } from '@partyline/validation';
import fc from 'fast-check';
import { expect, expectTypeOf, it } from 'vitest';
import { parseWorkspaceName, workspaceNameFormAmong } from './workspace-name.ts';
import type { WorkspaceNameRefusal } from './workspace-name.ts';

const STUDIOS = [
  { id: 1, name: 'Studio A' },
  { id: 2, name: 'Café' },
];
const name = (text: string, ownId: number | null = null) => parseWorkspaceName(text, ownId, STUDIOS);

it.each(['', ' ', '\t\n', '\u00a0'])('[WS-5, GW-2] requires a name, which %j is not', (text) => {
  expect(name(text)).toEqual({ ok: false, error: 'workspace-name-required' });
});

it('[WS-6, GW-3] takes 1 to 30 characters and refuses 31, the spaces around them aside', () => {
  expect(name('B')).toEqual({ ok: true, value: 'B' });
  expect(name(`  ${'b'.repeat(30)}  `)).toEqual({ ok: true, value: 'b'.repeat(30) });
  expect(name('b'.repeat(31))).toEqual({ ok: false, error: 'workspace-name-too-long' });
});

it.each(['Studio!', 'a/b', 'a.b', 'a\tb', 'a\u00a0b', '😀', "O'Neil", 'a@b', '<b>'])(
  '[WS-7, GW-2] refuses the special characters of %j',
  (text) => {
    expect(name(text)).toEqual({ ok: false, error: 'workspace-name-special-characters' });
  },
);

it.each(['a\u200bb', 'a\u202eb', 'a\u3164b', 'a\ufe0fb'])(
  '[GW-2, GU-10] refuses the hidden character of %j',
  (text) => {
    expect(name(text)).toEqual({ ok: false, error: 'hidden-characters' });
  },
);

it.each(['Studio B-2_x', '東京 3', 'Zoë', 'नमस्ते', '٣'])(
  '[WS-7, GW-2] takes letters with their marks, digits of any script, space, hyphen and underscore: %j',
  (text) => {
    expect(name(text)).toEqual({ ok: true, value: text });
  },
);

it.each(['Studio A', 'studio a', ' STUDIO A ', 'CAFÉ', 'cafe\u0301'])(
  '[GW-4] refuses %j, which another workspace of the account is called',
  (text) => {
    expect(name(text)).toEqual({ ok: false, error: 'workspace-name-taken' });
  },
);

it('[GW-4] takes another letter for no other letter case', () => {
  expect(parseWorkspaceName('Kırmızı', null, [{ id: 1, name: 'Kirmizi' }]).ok).toBe(true);
});

it('[GW-4] lets a workspace keep its own name, also in another letter case', () => {
  expect(name('STUDIO A', 1)).toEqual({ ok: true, value: 'STUDIO A' });
  expect(name('Studio A', 2)).toEqual({ ok: false, error: 'workspace-name-taken' });
});

it('[GW-2] keeps a name composed and trimmed, so that it is read again as it is kept', () => {
  expect(name(' Cafe\u0301 2 ')).toEqual({ ok: true, value: 'Café 2' });
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 32 }), (text) => {
      const read = parseWorkspaceName(text, null, []);
      if (read.ok) expect(parseWorkspaceName(read.value, null, [])).toEqual(read);
      if (read.ok)
        expect(parseWorkspaceName(read.value.toUpperCase(), 7, [{ id: 7, name: text }]).ok).toBe(
          parseWorkspaceName(read.value.toUpperCase(), null, []).ok,
        );
    }),
  );
});

it('knows these reasons', () => {
  expectTypeOf<WorkspaceNameRefusal>().toEqualTypeOf<
    | 'workspace-name-required'
    | 'workspace-name-too-long'
    | 'workspace-name-special-characters'
    | 'workspace-name-taken'
    | 'hidden-characters'
  >();
});

it('[WS-5, WS-7, GW-4] checks a form by the same rule, with the issue at its field', () => {
  const schema = workspaceNameFormAmong(1, STUDIOS);
  const check = (input: unknown) => schema['~standard'].validate(input);
  expect(checkForm(schema, { name: ' studio a ' })).toEqual({ ok: true, value: { name: 'studio a' } });
  expect(check({ name: 'Café' })).toMatchObject({
    issues: [{ message: 'workspace-name-taken', path: [{ key: 'name' }] }],
  });
  expect(check({ name: 'a/b' })).toMatchObject({ issues: [{ path: [{ key: 'name' }] }] });
  expect(check(7)).toMatchObject({ issues: [{ message: 'wrong-type' }] });
});
