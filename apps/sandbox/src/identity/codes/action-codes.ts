import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import { RecordStore } from '../../storage/record-store.ts';
import { actionCodeSchema, type ActionCode, type CodeType } from './action-code.ts';
import { ToolkitError } from '../users/toolkit-error.ts';

/** Expired codes are kept this long, to be told apart from unknown ones. */
const REMEMBERED_MS = 30 * 24 * 60 * 60 * 1000;

export interface NewCode extends Pick<ActionCode, 'type' | 'uid' | 'email' | 'newEmail'> {
  readonly lifetimeSeconds: number;
  readonly linkOf: (oobCode: string) => string;
}

/**
 * Issued codes, on disk. Each works once; a newer one of the same kind ends the older, except for recovery.
 */
export class ActionCodes {
  readonly #store: RecordStore<ActionCode>;
  readonly #now: () => number;
  readonly #inUse = new Set<string>();
  #number: number;

  private constructor(store: RecordStore<ActionCode>, now: () => number) {
    this.#store = store;
    this.#now = now;
    this.#number = Math.max(0, ...store.all().map((code) => code.number));
  }

  static async open(folder: string, now: () => number): Promise<ActionCodes> {
    const store = await RecordStore.open<ActionCode>(folder, {
      keyOf: (code) => code.oobCode,
      parse: (value) => v.parse(actionCodeSchema, value),
    });
    return new ActionCodes(store, now);
  }

  /**
   * Issues a code; resolves when it is on disk. A second change of address leaves the first owner's recovery
   * code valid.
   */
  async issue({ type, uid, email, newEmail, lifetimeSeconds, linkOf }: NewCode): Promise<ActionCode> {
    const now = this.#now();
    this.#number += 1;
    const oobCode = randomBytes(32).toString('base64url');
    const link = linkOf(oobCode);
    const expiresAt = now + lifetimeSeconds * 1000;
    const code = {
      oobCode,
      type,
      uid,
      email,
      newEmail,
      link,
      number: this.#number,
      createdAt: now,
      expiresAt,
    };
    const ended = this.#store
      .all()
      .filter(
        (old) =>
          (old.uid === uid && old.type === type && type !== 'RECOVER_EMAIL') ||
          old.expiresAt + REMEMBERED_MS < now,
      );
    await Promise.all([this.#store.put(code), ...ended.map((old) => this.#store.delete(old.oobCode))]);
    return code;
  }

  /** Returns a valid code; throws INVALID_OOB_CODE or EXPIRED_OOB_CODE. */
  require(oobCode: string | undefined, types: readonly CodeType[]): ActionCode {
    if (oobCode === undefined || oobCode === '') throw new ToolkitError('MISSING_OOB_CODE');
    const code = this.#store.get(oobCode);
    if (!code || !types.includes(code.type) || this.#inUse.has(oobCode)) {
      throw new ToolkitError('INVALID_OOB_CODE');
    }
    if (code.expiresAt <= this.#now()) throw new ToolkitError('EXPIRED_OOB_CODE');
    return code;
  }

  /** Uses a code up: of concurrent attempts one wins. If the work fails, the code stays valid. */
  async consume<T>(
    oobCode: string | undefined,
    types: readonly CodeType[],
    work: (code: ActionCode) => Promise<T>,
  ): Promise<T> {
    const code = this.require(oobCode, types);
    this.#inUse.add(code.oobCode);
    try {
      const result = await work(code);
      await this.#store.delete(code.oobCode);
      return result;
    } finally {
      this.#inUse.delete(code.oobCode);
    }
  }

  list(): ActionCode[] {
    return this.#store.all().sort((a, b) => b.number - a.number);
  }

  listOf(uid: string): ActionCode[] {
    return this.list().filter((code) => code.uid === uid);
  }

  async drop(codes: readonly ActionCode[]): Promise<void> {
    await Promise.all(codes.map((code) => this.#store.delete(code.oobCode)));
  }

  async expire(codes: readonly ActionCode[]): Promise<void> {
    const expiresAt = this.#now();
    await Promise.all(codes.map((code) => this.#store.put({ ...code, expiresAt })));
  }

  settle(): Promise<void> {
    return this.#store.settle();
  }
}
