import type { Instance } from '@partyline/contract';
import { favoriteBodyOf, nextFavorites } from '@partyline/device-state';
import type { QueryClient } from '@tanstack/react-query';
import { api } from '../../../session/api.ts';
import { tellFailure } from '../data/give-command.ts';
import { whileCommanding } from '../data/given-commands.ts';
import { INSTANCES_KEY, type Workspaces } from '../data/instances.queries.ts';
import { readAgain } from '../data/read-again.ts';

/**
 * Sets a star or takes it away: it shows at once, and as it was before when the service does not take it. A read that began
 * before knows nothing of it, and is begun anew. [DEV-54, GD-29]
 */
export async function setFavorite(client: QueryClient, device: Instance, isFavorite: boolean): Promise<void> {
  const { vicUuid, id } = device;
  const show = (isOn: boolean) =>
    client.setQueryData<Workspaces>(
      INSTANCES_KEY,
      (cached) => cached && nextFavorites(cached, vicUuid, isOn),
    );
  await client.cancelQueries({ queryKey: INSTANCES_KEY });
  show(isFavorite);
  try {
    await whileCommanding(vicUuid, () =>
      api.put('/api/vic/favorite/{id}', {
        params: { path: { id: String(id) } },
        body: favoriteBodyOf(isFavorite),
      }),
    );
  } catch (error) {
    show(!isFavorite);
    tellFailure(error);
  }
  readAgain(client, INSTANCES_KEY);
}
