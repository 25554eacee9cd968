import {
  CSV_MAX_ROWS,
  IMPORT_ROW_STATUSES,
  INVITATION_REFUSALS,
  INVITATION_STATUSES,
  ROW_ACTION_REFUSALS,
  ROW_ISSUES,
} from '@partyline/invitations';
import { REFUSAL_REASONS } from '@partyline/permissions';
import { expect, expectTypeOf, it } from 'vitest';
import {
  IMPORT_FILE_ISSUE_TEXTS,
  IMPORT_ROW_ISSUE_TEXTS,
  IMPORT_ROW_STATUS_TEXTS,
  INVITATION_REFUSAL_TEXTS,
  INVITATION_STATUS_TEXTS,
  PERMISSION_REFUSAL_TEXTS,
  ROW_ACTION_REFUSAL_TEXTS,
  importFileIssueText,
  importRowIssueText,
  invitationRefusalText,
} from '../index.ts';

it('[ERR-35, ERR-36] says of oneself and of a duplicate what the specification says', () => {
  expect(INVITATION_REFUSAL_TEXTS.self).toBe("You can't Invite Yourself.");
  expect(INVITATION_REFUSAL_TEXTS.duplicate).toBe('This user already has this permission');
});

it('has a sentence for every refusal and every issue of a row or a file', () => {
  expect(Object.keys(INVITATION_REFUSAL_TEXTS)).toEqual([...INVITATION_REFUSALS]);
  expect(Object.keys(IMPORT_ROW_ISSUE_TEXTS)).toEqual([...ROW_ISSUES, 'held-otherwise']);
  for (const text of Object.values(IMPORT_FILE_ISSUE_TEXTS)) expect(text).toMatch(/^[A-Z].+\.$/);
});

it('has a word for every status of an invitation and of an imported row', () => {
  expect(Object.keys(INVITATION_STATUS_TEXTS)).toEqual([...INVITATION_STATUSES]);
  expect(Object.keys(IMPORT_ROW_STATUS_TEXTS)).toEqual([...IMPORT_ROW_STATUSES]);
});

it('[ERR-35, ERR-36] says why something is refused, whatever the reason', () => {
  expect(Object.keys(ROW_ACTION_REFUSAL_TEXTS)).toEqual([...ROW_ACTION_REFUSALS]);
  for (const reason of REFUSAL_REASONS) {
    expect(invitationRefusalText(reason)).toBe(PERMISSION_REFUSAL_TEXTS[reason]);
    expect(importRowIssueText(reason)).toBe(PERMISSION_REFUSAL_TEXTS[reason]);
  }
  expect([invitationRefusalText('self'), importRowIssueText('self')]).toEqual(
    Array(2).fill("You can't Invite Yourself."),
  );
  expect(importRowIssueText('duplicate')).toBe('This user already has this permission');
  expect(invitationRefusalText('end-date-past')).toMatch(/end date has passed/);
});

it('[GV-13] names the column that a header lacks or has twice, and the largest number of rows', () => {
  expect(importFileIssueText({ code: 'column-missing', column: 'role' })).toBe(
    'The column role is missing from the header.',
  );
  expect(importFileIssueText({ code: 'column-twice', column: 'email' })).toBe(
    'The column email is repeated in the header.',
  );
  expect(importFileIssueText({ code: 'too-many-rows' })).toContain(CSV_MAX_ROWS.toLocaleString('en-US'));
  expectTypeOf(importFileIssueText).parameter(0).not.toExtend<{ code: 'column-missing'; column: 'name' }>();
});
