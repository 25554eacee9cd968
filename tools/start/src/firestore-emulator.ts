/**
 * `node tools/start/src/firestore-emulator.ts [--port N|0]` runs Google's Firestore emulator, if installed, with the shipped
 * security rules, and prints {"firestoreUrl": "…"} when it accepts connections. `--check` prints {"missing": null | "…"}. Exit
 * codes: 0 stopped on request, 1 it ended unexpectedly, 2 it cannot start, with a sentence on stderr.
 */
import { existsSync, globSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand, startCommand } from '@partyline/tools-processes';
import { CHECKOUT } from './stack/checkout.ts';
import { findFreePort } from './process/ports.ts';
import { Refusal } from './process/refusal.ts';
import { untilStopRequested } from './process/until-stop-requested.ts';

const MAIN_CLASS = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';
/** Of gcloud and firebase-tools. */
const PLACES = [
  '/usr/lib/google-cloud-sdk/platform/cloud-firestore-emulator/cloud-firestore-emulator.jar',
  join(homedir(), 'google-cloud-sdk/platform/cloud-firestore-emulator/cloud-firestore-emulator.jar'),
  join(homedir(), '.cache/firebase/emulators/cloud-firestore-emulator-*.jar'),
];
const STARTS_WITHIN_MS = 60_000;
const LOOK_EVERY_MS = 100;

async function findEmulator(): Promise<{ readonly jar: string } | { readonly missing: string }> {
  const named = process.env['FIRESTORE_EMULATOR_JAR'];
  const jar = named ?? globSync(PLACES).toSorted().at(-1);
  if (jar === undefined || !existsSync(jar))
    return { missing: 'the Firestore emulator is not installed; FIRESTORE_EMULATOR_JAR can name its file' };
  const hasJava = await runCommand('java', ['-version'], { env: process.env }).then(
    ({ exitCode }) => exitCode === 0,
    () => false,
  );
  if (!hasJava) return { missing: 'Java, which the Firestore emulator needs, is not installed' };
  return { jar };
}

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: { port: { type: 'string', default: '0' }, check: { type: 'boolean', default: false } },
  });
  const found = await findEmulator();
  if (values.check) {
    console.log(JSON.stringify({ missing: 'missing' in found ? found.missing : null }));
    return 0;
  }
  if ('missing' in found) throw new Refusal(`It cannot be started: ${found.missing}.`);
  const toldToStop = untilStopRequested({ withStdin: true });
  const port = values.port === '0' ? await findFreePort() : Number(values.port);
  const rules = join(CHECKOUT, 'firebase/firestore.rules');
  const java = ['-Xmx256m', '-Duser.language=en', '-cp', found.jar, MAIN_CLASS];
  const flags = ['--host=127.0.0.1', `--port=${port}`, `--rules=${rules}`];
  const emulator = startCommand('java', [...java, ...flags], { env: process.env });
  const ended = emulator.ended.then(() => 'ended' as const);
  const firestoreUrl = `http://127.0.0.1:${port}`;
  const first = await Promise.race([ended, toldToStop, whenAnswering(firestoreUrl)]);
  if (first === 'answers') console.log(JSON.stringify({ firestoreUrl }));
  const last = first === 'answers' ? await Promise.race([ended, toldToStop]) : first;
  if (last === 'ended') return 1;
  await emulator.kill();
  return 0;
}

async function whenAnswering(url: string): Promise<'answers'> {
  const giveUpAt = Date.now() + STARTS_WITHIN_MS;
  for (;;) {
    const isThere = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (isThere) return 'answers';
    if (Date.now() > giveUpAt) throw new Refusal('The Firestore emulator does not answer.');
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(
      error instanceof Refusal ? error.message : `The Firestore emulator failed: ${String(error)}`,
    );
    process.exit(2);
  },
);
