import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext } from '@tanstack/react-router';
import { guard } from '../session/guard.ts';
import { RootLayout } from '../shell/layout/root-layout.tsx';

export const Route = createRootRouteWithContext<{ readonly queryClient: QueryClient }>()({
  beforeLoad: ({ location: { href, state }, cause }) =>
    cause === 'preload' ? undefined : guard(href, state.linkQuery),
  component: RootLayout,
});
