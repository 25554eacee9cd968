import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accountNameIssue } from './account-name.ts';
import { csvFileIssue } from '../fields/invitation-fields.ts';
import { readWorkspaceName, specialCharactersIn, workspaceNameIssue } from './workspace-name.ts';

describe('the name of a workspace', () => {
  it('[HZ-15] names the special characters of a workspace name, each once and whole', () => {
    expect(specialCharactersIn(' A/B & C/D ')).toEqual(['/', '&']);
    expect(specialCharactersIn('Tour 🎧 #1')).toEqual(['🎧', '#']);
    expect(specialCharactersIn('a\u00A0b')).toEqual(['\u00A0']);
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 5 }), (text) => {
        const issue = workspaceNameIssue(text);
        // Hidden characters are refused before, by a code of their own.
        fc.pre(issue !== 'hidden-characters');
        const isRefused = issue === 'workspace-name-special-characters';
        expect(specialCharactersIn(text).length > 0).toBe(isRefused);
      }),
    );
  });

  it('[WS-7, VAL-21, GW-2] accepts letters of any script, digits, hyphen, underscore and the plain space', () => {
    expect(['Studio 1', 'main_stage-left', 'Ωμέγα', 'हिन्दी'].map(workspaceNameIssue)).toEqual(
      Array(4).fill(null),
    );
    expect(['a.b', 'a/b', "O'Neill", 'a\tb', 'a\u00A0b', '🎧'].map(workspaceNameIssue)).toEqual(
      Array(6).fill('workspace-name-special-characters'),
    );
  });

  it('[GW-2] is composed before it is counted and checked', () => {
    expect(workspaceNameIssue('e\u0301'.repeat(30))).toBeNull();
    expect(readWorkspaceName(' Cafe\u0301 ')).toBe('Café');
  });

  it('[GW-2] has the same issues before and after it was parsed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (text) => {
        const kept = readWorkspaceName(text);
        expect(readWorkspaceName(kept)).toBe(kept);
        expect(workspaceNameIssue(kept)).toBe(workspaceNameIssue(text));
      }),
    );
  });
});

describe('the name of a business or an account', () => {
  it('[VAL-19, GA-30] is not a number', () => {
    expect(['12345', '1,234.5', '12 34', 'Studio 54'].map((name) => accountNameIssue(name))).toEqual([
      'account-name-is-number',
      'account-name-is-number',
      'account-name-is-number',
      null,
    ]);
  });

  it('[VAL-20, GA-30] can be changed but not taken away once it is set', () => {
    expect(accountNameIssue('  ', 'Acme')).toBe('account-name-not-removable');
    expect(accountNameIssue('Acme Two', 'Acme')).toBeNull();
    expect(accountNameIssue('', '')).toBe('account-name-required');
    expect(accountNameIssue('', '  ')).toBe('account-name-required');
  });

  it('[VAL-19] is refused whatever number it is', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(99), (whole, part) => {
        expect(accountNameIssue(`${whole}.${part}`)).toBe('account-name-is-number');
        expect(accountNameIssue(whole.toLocaleString('en-US').padStart(2, '0'))).toBe(
          'account-name-is-number',
        );
      }),
    );
  });
});

describe('an import file', () => {
  it('[VAL-27, INV-11] is a .csv file in any letter case, and no other', () => {
    const judged = ['people.csv', 'People.CSV', 'people.txt', 'people.xlsx', 'people.csv.exe', '.csv'];
    expect(judged.map((name) => csvFileIssue({ name, size: 10 }))).toEqual([
      null,
      null,
      'file-not-csv',
      'file-not-csv',
      'file-not-csv',
      'file-not-csv',
    ]);
  });

  it('[GV-13] is not empty and has at most 5 MB', () => {
    const sizes = [0, 1, 5 * 1024 * 1024, 5 * 1024 * 1024 + 1, Infinity, NaN, -1];
    expect(sizes.map((size) => csvFileIssue({ name: 'a.csv', size }))).toEqual([
      'file-empty',
      null,
      null,
      'file-too-large',
      'file-too-large',
      'file-empty',
      'file-empty',
    ]);
  });
});
