import { expect, it } from 'vitest';
import { checkImport } from './check-import.ts';
import { IMPORT_SLICE_LENGTH, listImportBatches } from './import-batches.ts';
import { DEFAULT_WORKSPACE, INVITER, NOW_MS, WORKSPACE } from './invitation.fixture.ts';

it('[GV-13, GV-14] an import in steps answers 10,000 rows a few hundred at a time', () => {
  const workspaces = [DEFAULT_WORKSPACE, WORKSPACE];
  const question = { inviterEmail: INVITER, workspaces, rows: [], nowMs: NOW_MS };
  const rows = Array.from({ length: 10_000 }, (_row, at) => `crew${at}@example.org,vic-admin,Studio`);
  const file = ['email,role,workspace', ...rows].join('\n');
  const batches = [...listImportBatches(file, question)];
  expect(batches).toHaveLength(Math.ceil(file.length / IMPORT_SLICE_LENGTH) + 1);
  expect(Math.max(...batches.map((batch) => batch.rows.length))).toBeLessThan(300);
  expect(batches.flatMap((batch) => batch.rows)).toEqual(checkImport(file, question).rows);
});
