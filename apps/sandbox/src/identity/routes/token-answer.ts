import { profileOf, providersOf } from './account-answer.ts';
import type { SignIn } from '../accounts/account-service.ts';

export function signInAnswer(kind: string, signIn: SignIn): object {
  const { user, idToken, refreshToken, expiresIn } = signIn;
  return {
    kind: `identitytoolkit#${kind}`,
    localId: user.uid,
    ...profileOf(user),
    idToken,
    refreshToken,
    expiresIn,
    registered: true,
  };
}

export function changeAnswer(signIn: SignIn): object {
  return {
    ...signInAnswer('SetAccountInfoResponse', signIn),
    emailVerified: signIn.user.emailVerified,
    providerUserInfo: providersOf(signIn.user),
  };
}

/** Returns the response of the token endpoint, which uses other field names. */
export function refreshAnswer(signIn: SignIn, projectId: string): object {
  return {
    access_token: signIn.idToken,
    id_token: signIn.idToken,
    refresh_token: signIn.refreshToken,
    expires_in: signIn.expiresIn,
    token_type: 'Bearer',
    user_id: signIn.user.uid,
    project_id: projectId,
  };
}
