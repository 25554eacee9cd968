import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import * as v from 'valibot';
import { foldAddress } from '../identity/users/fold-address.ts';
import { RecordStore } from '../storage/record-store.ts';
import { mailSchema, parseMail, type Envelope, type Mail } from './mail.ts';

/** Above this the oldest mail is deleted. */
export const MAX_MAILS = 500;

/** All mail of the product, on disk, newest first. */
export class Mailbox {
  readonly #store: RecordStore<Mail>;
  readonly #now: () => number;
  #number: number;

  private constructor(store: RecordStore<Mail>, now: () => number) {
    this.#store = store;
    this.#now = now;
    this.#number = Math.max(0, ...store.all().map((mail) => mail.number));
  }

  static async open(dataFolder: string, now: () => number): Promise<Mailbox> {
    const store = await RecordStore.open<Mail>(join(dataFolder, 'mails'), {
      keyOf: (mail) => mail.id,
      parse: (value) => v.parse(mailSchema, value),
    });
    return new Mailbox(store, now);
  }

  /** Stores a mail; resolves when it is on disk, before SMTP acknowledges it. */
  async receive(raw: Buffer, envelope: Envelope): Promise<void> {
    this.#number += 1;
    const receivedAt = new Date(this.#now()).toISOString();
    const mail = await parseMail(raw, envelope, { id: randomUUID(), number: this.#number, receivedAt });
    await this.#store.put(mail);
    await Promise.all(
      this.list()
        .slice(MAX_MAILS)
        .map((old) => this.#store.delete(old.id)),
    );
  }

  /** Lists the mails, newest first; optionally of one recipient. */
  list(recipient?: string): Mail[] {
    const address = recipient === undefined ? undefined : foldAddress(recipient);
    return this.#store
      .all()
      .filter((mail) => address === undefined || mail.to.includes(address))
      .sort((a, b) => b.number - a.number);
  }

  get(id: string): Mail | undefined {
    return this.#store.get(id);
  }

  async clear(): Promise<void> {
    await Promise.all(this.#store.all().map((mail) => this.#store.delete(mail.id)));
  }

  settle(): Promise<void> {
    return this.#store.settle();
  }
}
