import { randomInt } from 'node:crypto';
import * as v from 'valibot';
import { RecordStore } from '../../storage/record-store.ts';
import { checkEmail } from '../users/credential-rules.ts';
import { idpAccountSchema, verifiesEmail, type IdpAccount, type IdpId } from './idp-account.ts';

export interface NewIdpAccount {
  readonly providerId: IdpId;
  readonly email: string;
  readonly rawId?: string | undefined;
  readonly displayName?: string | undefined;
  readonly photoUrl?: string | undefined;
  readonly emailVerified?: boolean | undefined;
}

export class IdpDirectory {
  readonly #store: RecordStore<IdpAccount>;

  private constructor(store: RecordStore<IdpAccount>) {
    this.#store = store;
  }

  static async open(folder: string): Promise<IdpDirectory> {
    return new IdpDirectory(
      await RecordStore.open<IdpAccount>(folder, {
        keyOf: ({ providerId, rawId }) => keyOf(providerId, rawId),
        parse: (value) => v.parse(idpAccountSchema, value),
      }),
    );
  }

  get(providerId: IdpId, rawId: string): IdpAccount | undefined {
    return this.#store.get(keyOf(providerId, rawId));
  }

  /** Lists the accounts of a provider, sorted by e-mail. */
  list(providerId: IdpId): IdpAccount[] {
    return this.all().filter((account) => account.providerId === providerId);
  }

  all(): IdpAccount[] {
    return this.#store.all().sort((a, b) => (a.email < b.email ? -1 : a.email > b.email ? 1 : 0));
  }

  /**
   * Adds an account, or replaces the one with this id or, without an id, this address. Refuses an invalid
   * e-mail.
   */
  async put(input: NewIdpAccount): Promise<IdpAccount> {
    const email = checkEmail(input.email);
    const known =
      input.rawId === undefined
        ? this.list(input.providerId).find((account) => account.email === email)
        : this.get(input.providerId, input.rawId);
    const account: IdpAccount = {
      providerId: input.providerId,
      rawId: known?.rawId ?? input.rawId ?? newRawId(),
      email,
      emailVerified: input.emailVerified ?? known?.emailVerified ?? verifiesEmail(input.providerId),
      displayName: input.displayName ?? known?.displayName ?? '',
      photoUrl: input.photoUrl ?? known?.photoUrl ?? '',
    };
    await this.#store.put(account);
    return account;
  }

  settle(): Promise<void> {
    return this.#store.settle();
  }
}

function keyOf(providerId: string, rawId: string): string {
  return JSON.stringify([providerId, rawId]);
}

/** Returns twenty-one digits, like Google's. */
function newRawId(): string {
  return Array.from({ length: 7 }, () => String(randomInt(100, 1000))).join('');
}
