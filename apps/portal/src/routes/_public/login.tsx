import { createFileRoute } from '@tanstack/react-router';
import { parseLoginMode, type LoginMode } from '../../features/login/login-mode.ts';
import { LoginPage } from '../../features/login/login-page.tsx';

export const Route = createFileRoute('/_public/login')({
  validateSearch: ({ mode }): { mode?: LoginMode } =>
    mode === undefined ? {} : { mode: parseLoginMode(mode) },
  component: LoginRoute,
});

function LoginRoute() {
  const { mode } = Route.useSearch();
  return <LoginPage mode={mode ?? 'log-in'} />;
}
