import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext } from '@tanstack/react-router';
import { guard } from '../session/guard.ts';
import { RootLayout } from '../shell/layout/root-layout.tsx';

export const Route = createRootRouteWithContext<{ readonly queryClient: QueryClient }>()({
  beforeLoad: ({ location, cause }) => (cause === 'preload' ? undefined : guard(location.href)),
  component: RootLayout,
});
