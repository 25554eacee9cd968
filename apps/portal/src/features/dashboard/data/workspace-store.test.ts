import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { resetAccountData } from '../../../session/session-store.ts';
import {
  showWorkspaceMessage,
  workspaceMessages,
  advanceCrud,
  crudState,
  selectWorkspace,
  setLongPressed,
  workspaceStore,
} from './workspace-store.ts';

beforeEach(resetAccountData);
afterEach(() => void vi.useRealTimers());

describe('the store of the workspaces', () => {
  it('[ENT-29] holds the chosen one with its place, the long-pressed one, how its change goes, and the messages at workspaces', () => {
    vi.useFakeTimers({ now: 1_000 });
    expect(workspaceStore.get()).toEqual({
      selectedWorkspaceName: '',
      selectedIndex: 0,
      longPressedWorkspace: null,
      crudState: 'not initiated',
    });
    setLongPressed(7);
    selectWorkspace('Studio', 2);
    advanceCrud('submit');
    advanceCrud('succeed');
    showWorkspaceMessage(7, 'Renamed');
    showWorkspaceMessage(8, 'Moved here');
    expect(workspaceStore.get()).toEqual({
      selectedWorkspaceName: 'Studio',
      selectedIndex: 2,
      longPressedWorkspace: 7,
      crudState: 'done',
    });
    expect(workspaceMessages.get()).toEqual([
      { workspaceId: 7, message: 'Renamed', shownAtMs: 1_000 },
      { workspaceId: 8, message: 'Moved here', shownAtMs: 1_000 },
    ]);
    vi.advanceTimersByTime(8_000);
    expect(workspaceMessages.get()).toEqual([]);
  });

  it('[WS-22, WS-25] holds the name and the place of the workspace that was chosen', () => {
    selectWorkspace('Studio', 2);
    expect(workspaceStore.get()).toMatchObject({ selectedWorkspaceName: 'Studio', selectedIndex: 2 });
  });

  it('[WS-23] holds the long-pressed workspace until its menu closes', () => {
    setLongPressed(7);
    expect(workspaceStore.get().longPressedWorkspace).toBe(7);
    setLongPressed(null);
    expect(workspaceStore.get().longPressedWorkspace).toBeNull();
  });

  it('[WS-24, GW-12] goes from not initiated over loading to done, and back with the next choice', () => {
    const states = [crudState()];
    for (const event of ['submit', 'fail', 'submit', 'succeed'] as const) {
      advanceCrud(event);
      states.push(crudState());
    }
    expect(states).toEqual(['not initiated', 'loading', 'not initiated', 'loading', 'done']);
    selectWorkspace('Truck', 0);
    expect(crudState()).toBe('not initiated');
  });

  it('is cleared when another user takes over', () => {
    selectWorkspace('Studio', 2);
    setLongPressed(7);
    resetAccountData();
    expect(workspaceStore.get()).toEqual({
      selectedWorkspaceName: '',
      selectedIndex: 0,
      longPressedWorkspace: null,
      crudState: 'not initiated',
    });
  });
});
