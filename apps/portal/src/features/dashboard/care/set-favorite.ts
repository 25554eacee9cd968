import type { Instance } from '@partyline/contract';
import { favoriteBodyOf } from '@partyline/device-state';
import type { QueryClient } from '@tanstack/react-query';
import { api } from '../../../session/api.ts';
import { tellFailure } from '../data/give-command.ts';
import { changeKeptDevice } from '../data/instances.queries.ts';

/** Sets a star or takes it away: it shows at once, and as it was before when the service does not take it. [DEV-54, GD-29] */
export async function setFavorite(client: QueryClient, device: Instance, isFavorite: boolean): Promise<void> {
  const { vicUuid, id } = device;
  const show = (isOn: boolean) =>
    changeKeptDevice(client, vicUuid, (kept) => ({ ...kept, isFavorite: isOn }));
  show(isFavorite);
  try {
    await api.put('/api/vic/favorite/{id}', {
      params: { path: { id: String(id) } },
      body: favoriteBodyOf(isFavorite),
    });
  } catch (error) {
    show(!isFavorite);
    tellFailure(error);
  }
}
