import { QueryClient } from '@tanstack/react-query';
import { onAccountDataReset } from './session/account-data.ts';

/** What the API has answered. The client tries reads again itself, so queries do not. [GA-16] */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, staleTime: 5_000, refetchOnWindowFocus: true },
    mutations: { retry: false },
  },
});

onAccountDataReset(() => {
  // What is still on its way is for the account before: nobody waits for it any more.
  void queryClient.cancelQueries();
  queryClient.clear();
});
