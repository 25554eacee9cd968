import { RUNTIME_CONFIG_ELEMENT, runtimeConfigSchema, streamReadySchema } from '@partyline/contract';
import { insertAccount } from '@partyline/rows/testing';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as v from 'valibot';
import { readStream } from '../../../testing/read-stream.ts';
import { startApi, type TestApi } from '../../../testing/start-api.ts';

let folder: string;
let api: TestApi;
let token: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'partyline-build-'));
  api = await startApi({ PORTAL_DIR: folder });
  const { ownerUid: uid, accountId } = await insertAccount(api.db);
  token = await api.tokenFor({ uid, accountId });
});
afterAll(async () => {
  await api.stop();
  await rm(folder, { recursive: true });
});

const deploy = (file: string) =>
  writeFile(
    join(folder, 'app.html'),
    `<script type="application/json" id="${RUNTIME_CONFIG_ELEMENT}"></script><script src="/assets/${file}"></script>`,
  );

async function versionOfPage(): Promise<string> {
  const html = await (await fetch(`${api.baseUrl}/dashboard`)).text();
  const [, json = ''] = /<script[^>]*>([^<]*)<\/script>/.exec(html) ?? [];
  return v.parse(runtimeConfigSchema, JSON.parse(json)).appVersion;
}

async function versionOfStream(): Promise<string | undefined> {
  const stream = await readStream(api.baseUrl, token);
  const { data } = await stream.next('ready');
  await stream.close();
  return v.parse(streamReadySchema, data).appVersion;
}

it('[PLUS-29] each stream sends the portal version served when it begins', async () => {
  expect(await versionOfStream()).toBeUndefined();
  await deploy('app-1.js');
  const first = await versionOfPage();
  expect(await versionOfStream()).toBe(first);
  await deploy('app-22.js');
  const second = await versionOfPage();
  expect(second).not.toBe(first);
  expect(await versionOfStream()).toBe(second);
  await deploy('app-1.js');
  expect(await versionOfStream()).toBe(first);
});
