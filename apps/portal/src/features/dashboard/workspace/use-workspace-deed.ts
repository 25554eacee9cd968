import { useStore } from '../../../store.ts';
import { useDeed, type Deed } from '../care/use-deed.ts';
import { advanceCrud, crudState } from './workspace-changes.ts';
import { workspaceStore } from './workspace-store.ts';

/** One try at a time at something that is done to a workspace; the store knows how it goes. [WS-24, GW-12] */
export function useWorkspaceDeed(): Deed {
  const { failure, run } = useDeed();
  const isBusy = useStore(workspaceStore, (store) => store.crudState === 'loading');
  return {
    isBusy,
    failure,
    async run(work) {
      if (crudState() === 'loading') return false;
      advanceCrud('submit');
      const isDone = await run(work);
      advanceCrud(isDone ? 'succeed' : 'fail');
      return isDone;
    },
  };
}
