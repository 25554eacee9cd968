import { IDENTITY_FAILURE_TEXTS, screens } from '@partyline/texts';
import { otherWayOf } from '../session/other-way.ts';
import { describeSignInFailure } from '../session/sign-in-failure.ts';

const { ways: WAYS, otherWay } = screens.login;

const isKnownWay = (way: string): way is keyof typeof WAYS => Object.hasOwn(WAYS, way);

/**
 * What a failure of the identity service says to the person; null for one that says nothing, since it was their own doing. An
 * account that was made another way names the way, as far as the service tells it. [ERR-21, ERR-22, ERR-23]
 */
export function identityFailureText(error: unknown): string | null {
  const failure = describeSignInFailure(error);
  if (failure === 'cancelled') return null;
  if (failure === 'other-provider') {
    const { email, ways } = otherWayOf(error);
    const names = ways.filter(isKnownWay).map((way) => WAYS[way]);
    return email === '' ? IDENTITY_FAILURE_TEXTS[failure] : otherWay(email, [...new Set(names)]);
  }
  return IDENTITY_FAILURE_TEXTS[failure];
}
