import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FsTree } from '@nx/devkit/internal';
import { REPOSITORY, runCommand } from '@partyline/tools-processes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyWorkspace, writeChanges } from './copied-workspace.ts';
import { featureGenerator } from './feature/generator.ts';
import { ruleGenerator } from './rule/generator.ts';

const FEATURE = { name: 'crew-card', read: 'readProfile', write: 'changeProfile', field: 'accountName' };
const RULE = { name: 'rename-crew', library: 'workspaces' };

describe('what the generators make', () => {
  let folder = '';
  let made: readonly string[] = [];

  beforeAll(async () => {
    folder = await copyWorkspace();
    const tree = new FsTree(folder, false);
    const afterWriting = await featureGenerator(tree, FEATURE);
    await ruleGenerator(tree, RULE);
    made = await writeChanges(tree);
    await afterWriting();
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  /** Runs an installed program in the copy; returns what it says if it fails, else nothing. */
  async function complaintOf(program: string, args: readonly string[]): Promise<string> {
    const { exitCode, stdout, stderr } = await runCommand(join(REPOSITORY, program), args, { cwd: folder });
    return exitCode === 0 ? '' : stdout + stderr;
  }

  const code = () => made.filter((path) => /\.tsx?$/.test(path));

  it.each([
    ['portal', /^apps\/portal\/src\/(?:routes|features)\//, ['apps/portal/src/main.tsx']],
    ['browser-tests', /^apps\/portal-e2e\//, []],
    ['rules', /^libs\//, []],
  ] as const)('typechecks: %s', async (group, own, more) => {
    const include = [...code().filter((path) => own.test(path)), ...more];
    const config = { extends: `./tsconfig.${group}.json`, include };
    await writeFile(join(folder, `tsconfig.made-${group}.json`), JSON.stringify(config));
    const tsc = 'tools/typecheck/node_modules/.bin/tsc';
    expect(await complaintOf(tsc, ['-p', `tsconfig.made-${group}.json`])).toBe('');
  });

  it('passes both linters and the formatter', async () => {
    expect(await complaintOf('node_modules/.bin/eslint', code())).toBe('');
    expect(await complaintOf('node_modules/.bin/oxlint', ['--deny-warnings', ...code()])).toBe('');
    expect(await complaintOf('node_modules/.bin/oxfmt', ['--check', ...made])).toBe('');
  });

  it('passes its own tests, and those that ask for its texts, title and page', async () => {
    const asked = ['rename-crew', 'crew-card', 'routes/', 'page-titles', 'translation', 'completeness'];
    expect(
      await complaintOf('node_modules/.bin/vitest', ['run', '--config', 'vitest.units.ts', ...asked]),
    ).toBe('');
  });

  it('has a place in the route tree, which has no other new line', async () => {
    const path = 'apps/portal/src/route-tree.gen.ts';
    const before = (await readFile(join(REPOSITORY, path), 'utf8')).split('\n');
    const after = (await readFile(join(folder, path), 'utf8')).split('\n');
    const added = after.filter((line) => !before.includes(line));
    expect(added.length).toBeGreaterThan(0);
    expect(added.filter((line) => !/crew-?card/i.test(line))).toEqual([]);
    expect(before.filter((line) => !after.includes(line))).toEqual([]);
  });
});

describe('refused, with nothing written', () => {
  it.each([
    [{ name: 'CrewCard' }, '"CrewCard" is not in kebab-case, like rename-device.'],
    [{ name: '../crew' }, '"../crew" is not in kebab-case, like rename-device.'],
    [{ name: 'schedules' }, '"schedules" is taken: apps/portal/src/features/schedules exists.'],
    [
      { name: 'manage-invite' },
      '"manage-invite" is taken: apps/portal/src/routes/_app/manage-invite.tsx exists.',
    ],
    [{ name: 'login' }, '"login" is taken: apps/portal/src/features/login exists.'],
    [{ name: 'adddevice' }, '"adddevice" is taken: it is a page.'],
    [{ name: 'people-tabs' }, '"people-tabs" is taken: there are texts of this name.'],
    [{ name: 'class' }, '"class" is a word of the language, so it names no constant.'],
    [{ read: 'readNothing' }, '"readNothing" is no route of libs/contract.'],
    [{ read: 'changeProfile' }, 'changeProfile is not a GET.'],
    [{ read: 'listAlerts' }, 'listAlerts takes parameters, which the page does not have.'],
    [{ write: 'readProfile' }, 'readProfile is not a write with a body.'],
    [{ write: 'sendLead', field: 'company' }, 'sendLead also needs firstName, which the form does not have.'],
    [{ read: 'listMarkets' }, 'listMarkets gives no text field accountName.'],
  ])('the feature of %j', async (change, sentence) => {
    const tree = new FsTree(REPOSITORY, false);
    await expect(featureGenerator(tree, { ...FEATURE, ...change })).rejects.toThrow(new Error(sentence));
    expect(tree.listChanges()).toEqual([]);
  });

  it.each([
    [{ name: 'rename_crew' }, /^"rename_crew" is not in kebab-case/],
    [{ library: 'crews' }, /^"crews" is no library for rules; there are alerts, .*, workspaces\.$/],
    [{ library: 'kernel' }, /^"kernel" is no library for rules/],
    [{ library: 'roles', name: 'role' }, /^"role" is taken: libs\/domain\/roles\/src\/role\.ts exists\.$/],
    [{ library: 'permissions', name: 'schedule' }, /^"schedule" is taken: canSchedule or its texts exist\.$/],
  ])('the rule of %j', async (change, sentence) => {
    const tree = new FsTree(REPOSITORY, false);
    await expect(ruleGenerator(tree, { ...RULE, ...change })).rejects.toThrow(sentence);
    expect(tree.listChanges()).toEqual([]);
  });
});
