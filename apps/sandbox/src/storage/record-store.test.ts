import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { RecordStore, type RecordKind } from './record-store.ts';

const schema = v.strictObject({ id: v.string(), value: v.number() });
const kind: RecordKind<v.InferOutput<typeof schema>> = {
  keyOf: (record) => record.id,
  parse: (value) => v.parse(schema, value),
};

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'record-store-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const reopened = async (): Promise<v.InferOutput<typeof schema>[]> =>
  (await RecordStore.open(folder, kind)).all().sort((a, b) => (a.id < b.id ? -1 : 1));

describe('a record store', () => {
  it('has a record on disk when its put ends, whatever characters its key holds', async () => {
    const store = await RecordStore.open(folder, kind);
    const ids = ['../up', 'A', 'a', 'with/slash', 'ключ', 'x'.repeat(500)];
    await Promise.all(ids.map((id, value) => store.put({ id, value })));
    expect((await reopened()).map((record) => record.id)).toEqual([...ids].sort());
    for (const name of await readdir(folder)) expect((await stat(join(folder, name))).mode & 0o077).toBe(0);
  });

  it('writes the newest when changes of one record come faster than the disk', async () => {
    const store = await RecordStore.open(folder, kind);
    const writes = Array.from({ length: 200 }, (_, value) => store.put({ id: 'one', value }));
    expect(store.get('one')?.value).toBe(199);
    await Promise.all(writes);
    expect(await reopened()).toEqual([{ id: 'one', value: 199 }]);
  });

  it('forgets what is deleted, also while it is being written', async () => {
    const store = await RecordStore.open(folder, kind);
    await Promise.all([store.put({ id: 'one', value: 1 }), store.delete('one'), store.delete('never there')]);
    expect(await reopened()).toEqual([]);
    await Promise.all([store.delete('two'), store.put({ id: 'two', value: 2 })]);
    expect(await reopened()).toEqual([{ id: 'two', value: 2 }]);
  });

  it('discards an unfinished draft, and keeps the record it was to replace', async () => {
    const store = await RecordStore.open(folder, kind);
    await store.put({ id: 'one', value: 1 });
    const [name] = await readdir(folder);
    await writeFile(join(folder, `${name!}.draft`), '{"id":"one","val');
    expect(await reopened()).toEqual([{ id: 'one', value: 1 }]);
    expect(await readdir(folder)).toEqual([name]);
  });

  it('names an unreadable file and leaves it unchanged', async () => {
    const path = join(folder, 'broken.json');
    await writeFile(path, '{"id":');
    await expect(RecordStore.open(folder, kind)).rejects.toThrow(
      `The sandbox cannot read its file ${path}: move it away and start again.`,
    );
    expect(await readFile(path, 'utf8')).toBe('{"id":');
  });
});
