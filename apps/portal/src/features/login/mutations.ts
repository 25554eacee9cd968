import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { storeTypedEmail } from '../../forms/fields/email-field.tsx';
import type { OtherProvider } from '../../session/identity/identity.ts';
import { getSession } from '../../session/session-store.ts';
import { signIn } from '../../session/tab-session.ts';
import { finishSignInWith, requestReset, signInWith, signUp } from '../../session/sign-in.ts';

interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Signs in; an open session clears the stored e-mail. [AUTH-1, AUTH-4] */
export function useSignIn() {
  return useMutation({
    mutationFn: ({ email, password }: Credentials) => signIn(email, password),
    onSuccess: () => {
      if (getSession().status === 'signed-in') storeTypedEmail('');
    },
  });
}

/** Creates a user. [AUTH-1, AUTH-2] */
export function useSignUp() {
  return useMutation({
    mutationFn: ({ email, password }: Credentials) => signUp(email, password),
    onSuccess: () => storeTypedEmail(''),
  });
}

/** Requests a reset mail; answers the same for an unknown e-mail. [AUTH-3] */
export function useRequestReset() {
  return useMutation({ mutationFn: ({ email }: Pick<Credentials, 'email'>) => requestReset(email) });
}

/** Signs in with a provider; only the newest attempt reports its outcome. [GEN-2, AUTH-6] */
export function useProviderSignIn() {
  return useMutation({ mutationFn: (provider: OtherProvider) => signInWith(provider) });
}

/** Completes a redirect sign-in when the page opens. [GEN-2, AUTH-6] */
export function useReturnFromProvider() {
  const [isBack, setBack] = useState(false);
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => finishSignInWith(() => setBack(true)),
  });
  useEffect(() => mutate(), [mutate]);
  return { error, isBusy: isBack && isPending };
}
