import { beforeEach, describe, expect, it } from 'vitest';
import { resetAccountData } from '../../../session/account-data.ts';
import { advanceCrud, crudState, selectWorkspace, setLongPressed } from './workspace-changes.ts';
import { workspaceStore } from './workspace-store.ts';

beforeEach(resetAccountData);

describe('the store of the workspaces', () => {
  it('[WS-22, WS-25] holds the name and the place of the workspace that was chosen', () => {
    selectWorkspace('Studio', 2);
    expect(workspaceStore.get()).toMatchObject({ selectedWorkspaceName: 'Studio', selectedIndex: 2 });
  });

  it('[WS-23] holds the workspace that a finger rested on, until its menu closes', () => {
    setLongPressed(7);
    expect(workspaceStore.get().longPressedWorkspace).toBe(7);
    setLongPressed(null);
    expect(workspaceStore.get().longPressedWorkspace).toBeNull();
  });

  it('[WS-24, GW-12] says that nothing has been done, that it is under way, that it is done; the next choice begins anew', () => {
    const states = [crudState()];
    for (const event of ['submit', 'fail', 'submit', 'succeed'] as const) {
      advanceCrud(event);
      states.push(crudState());
    }
    expect(states).toEqual(['not initiated', 'loading', 'not initiated', 'loading', 'done']);
    selectWorkspace('Truck', 0);
    expect(crudState()).toBe('not initiated');
  });

  it('forgets everything when another person takes over', () => {
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
