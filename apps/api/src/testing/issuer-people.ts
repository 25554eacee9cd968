import * as v from 'valibot';

const updateSchema = v.looseObject({
  localId: v.string(),
  customAttributes: v.optional(v.string()),
  validSince: v.optional(v.number()),
});
const lookupSchema = v.looseObject({ localId: v.tuple([v.string()]) });
const deleteSchema = v.looseObject({ localId: v.string() });

interface Person {
  readonly claims: unknown[];
  readonly endings: number[];
  isDeleted: boolean;
}

/** Answer to the admin SDK. */
export interface AdminAnswer {
  readonly status: number;
  readonly body: object;
}

const USER_NOT_FOUND: AdminAnswer = { status: 400, body: { error: { message: 'USER_NOT_FOUND' } } };

/** Users of a test's identity service: all known until deleted. */
export class IssuerPeople {
  readonly #people = new Map<string, Person>();

  /** Lists the claims set for a user, last first. */
  claimsSetFor(uid: string): readonly unknown[] {
    return this.#of(uid).claims.toReversed();
  }

  /** Lists the session ends of a user, in order. */
  sessionsEndedFor(uid: string): readonly number[] {
    return this.#of(uid).endings;
  }

  isDeleted(uid: string): boolean {
    return this.#of(uid).isDeleted;
  }

  /** Runs an operation such as `accounts:update`; null for an unknown one. */
  execute(operation: string, body: unknown): AdminAnswer | null {
    if (operation === 'accounts:update') return this.#update(v.parse(updateSchema, body));
    if (operation === 'accounts:lookup') return this.#lookUp(v.parse(lookupSchema, body).localId[0]);
    if (operation === 'accounts:delete') return this.#delete(v.parse(deleteSchema, body).localId);
    return null;
  }

  #update({ localId, customAttributes, validSince }: v.InferOutput<typeof updateSchema>): AdminAnswer {
    const person = this.#of(localId);
    if (person.isDeleted) return USER_NOT_FOUND;
    if (validSince !== undefined) person.endings.push(validSince);
    else person.claims.push(JSON.parse(customAttributes ?? 'null'));
    return { status: 200, body: { localId } };
  }

  #lookUp(localId: string): AdminAnswer {
    const person = this.#of(localId);
    // The service answers an unknown user with a success without users.
    if (person.isDeleted) return { status: 200, body: {} };
    const validSince = String(person.endings.at(-1) ?? 1);
    const customAttributes = JSON.stringify(person.claims.at(-1) ?? {});
    return { status: 200, body: { users: [{ localId, validSince, customAttributes }] } };
  }

  #delete(localId: string): AdminAnswer {
    const person = this.#of(localId);
    if (person.isDeleted) return USER_NOT_FOUND;
    person.isDeleted = true;
    return { status: 200, body: {} };
  }

  #of(uid: string): Person {
    const known = this.#people.get(uid);
    if (known !== undefined) return known;
    const person: Person = { claims: [], endings: [], isDeleted: false };
    this.#people.set(uid, person);
    return person;
  }
}
