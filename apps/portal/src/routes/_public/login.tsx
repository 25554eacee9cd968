import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { LoginPage } from '../../features/login/login-page.tsx';

export const Route = createFileRoute('/_public/login')({
  validateSearch: v.object({
    mode: v.optional(v.fallback(v.picklist(['log-in', 'sign-up', 'reset']), 'log-in')),
  }),
  component: LoginRoute,
});

function LoginRoute() {
  const { mode = 'log-in' } = Route.useSearch();
  return <LoginPage mode={mode} />;
}
