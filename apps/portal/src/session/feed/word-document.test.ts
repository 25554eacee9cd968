import { describe, expect, it } from 'vitest';
import { wordDocument } from './word-document.ts';

describe('a document', () => {
  it('[HZ-16] is worded by its code, not by its English message', () => {
    const wire = { code: 'workspace-deleted', params: { workspace: 'Truck' }, message: 'In English.' };
    expect(wordDocument(wire)).toEqual({ ...wire, message: 'The workspace Truck was deleted.' });
  });

  it("[HZ-16, PLUS-29] keeps its English message for a newer server's code, and its sentence without one", () => {
    const newer = { code: 'device-renamed', params: { to: 'x' }, message: 'Renamed.' };
    expect(wordDocument(newer)).toEqual({ ...newer, language: 'en' });
    const before = { message: 'Umbenannt.', language: 'de' };
    expect(wordDocument(before)).toEqual(before);
  });
});
