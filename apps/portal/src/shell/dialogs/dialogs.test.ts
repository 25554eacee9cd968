import { afterEach, describe, expect, it } from 'vitest';
import { resetAccountData } from '../../session/session-store.ts';
import { lazyModule } from '../../lazy-module.ts';
import { frameDialog, pageDialog } from './dialog-registry.ts';
import { closeDialogs, openDialog, openedDialogs } from './dialogs.ts';

afterEach(resetAccountData);

const listOpen = () => openedDialogs.get().map(({ name }) => name);

describe('openDialog', () => {
  it('opens above those that are open', () => {
    openDialog('palette', {});
    openDialog('shortcuts', {});
    expect(listOpen()).toEqual(['palette', 'shortcuts']);
  });

  it('replaces a dialog of the same name, whose own close then changes nothing', () => {
    openDialog('shortcuts', {});
    const [first] = openedDialogs.get();
    openDialog('shortcuts', {});
    closeDialogs(({ id }) => id === first?.id);
    expect(listOpen()).toEqual(['shortcuts']);
  });
});

it('closeDialogs closes those of the condition, and notifies only then', () => {
  openDialog('palette', {});
  openDialog('shortcuts', {});
  let calls = 0;
  const stop = openedDialogs.subscribe(() => (calls += 1));
  closeDialogs(({ name }) => name === 'palette');
  closeDialogs(({ name }) => name === 'palette');
  stop();
  expect(listOpen()).toEqual(['shortcuts']);
  expect(calls).toBe(1);
});

it('[GA-28, ACCT-13] a reset of the account data closes all dialogs', () => {
  openDialog('palette', {});
  openDialog('shortcuts', {});
  resetAccountData();
  expect(listOpen()).toEqual([]);
});

it('a source finds its component once its module is loaded', async () => {
  const Shortcuts = () => null;
  const module = lazyModule(() => Promise.resolve({ Shortcuts }));
  const source = pageDialog(module, (file) => file.Shortcuts);
  expect(source.find()).toBeUndefined();
  await module.load();
  expect(source.find()).toBe(Shortcuts);
  expect(source.isOfFrame).toBe(false);
  expect(frameDialog(module, (file) => file.Shortcuts).isOfFrame).toBe(true);
});
