import type { SignupBody } from '@partyline/contract';
import { withoutHiddenCharacters } from '@partyline/validation';
import type { TokenIdentity } from '../../http/authentication/token-identity.ts';
import type { NewPerson } from '../../records/users/registration.repository.ts';

const NAME_AT_MOST = 300;

/** Returns the user to register: identity and verification from the token; name and picture from the newer body. [ENT-25, GA-33] */
export function newPersonOf(token: TokenIdentity, body: SignupBody): NewPerson {
  return {
    uid: token.uid,
    email: token.email,
    name: oneLine(body.name) || oneLine(token.name),
    photoUrl: pictureOf(body.photoURL) ?? pictureOf(token.photoURL),
    provider: token.provider,
    isEmailProved: token.emailVerified,
  };
}

/** Returns a text that can be stored and shown on one line, as it reads. */
function oneLine(text: string): string {
  return withoutHiddenCharacters(text.replace(/[\s\p{Cc}\p{Cs}]+/gu, ' '))
    .trim()
    .slice(0, NAME_AT_MOST)
    .toWellFormed();
}

/** Returns the address of a picture if it is https, else null. */
function pictureOf(address: string | null): string | null {
  if (address === null || !URL.canParse(address)) return null;
  return new URL(address).protocol === 'https:' ? address : null;
}
