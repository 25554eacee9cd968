import type { Profile, ProfileBody } from '@partyline/contract';
import { queryClient } from '../../query-client.ts';
import { api } from '../../session/api.ts';
import { reloadUser } from '../../session/tab-session.ts';
import { profileQuery } from './profile.query.ts';

/** What is to be changed; what is left out stays. */
type Change = { readonly [Key in keyof ProfileBody]?: NonNullable<ProfileBody[Key]> };

/** Saves a part of the profile; what stands then is read by everything that shows it. [API-13] */
export async function saveProfile(body: Change): Promise<Profile> {
  const profile = await api.put('/api/users/account', { body });
  queryClient.setQueryData(profileQuery.queryKey, profile);
  // The name of the account stands in the frame, and analytics go by the usage of data.
  await reloadUser().catch(() => undefined);
  return profile;
}
