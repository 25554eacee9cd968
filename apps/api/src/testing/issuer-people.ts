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

/** What the admin SDK is answered: the status and the body. */
export interface AdminAnswer {
  readonly status: number;
  readonly body: object;
}

const NOBODY: AdminAnswer = { status: 400, body: { error: { message: 'USER_NOT_FOUND' } } };

/** The people of a test's identity service, through its admin interface: everybody is known there until they are deleted. */
export class IssuerPeople {
  readonly #people = new Map<string, Person>();

  /** The claims that were set for a person, last first. */
  claimsSetFor(uid: string): readonly unknown[] {
    return this.#of(uid).claims.toReversed();
  }

  /** The seconds at which a person's sessions were ended, in order. */
  sessionsEndedFor(uid: string): readonly number[] {
    return this.#of(uid).endings;
  }

  /** Whether a person was deleted. */
  isDeleted(uid: string): boolean {
    return this.#of(uid).isDeleted;
  }

  /** Carries out an operation by its name, such as `accounts:update`; null for one that is not known here. */
  carryOut(operation: string, body: unknown): AdminAnswer | null {
    if (operation === 'accounts:update') return this.#update(v.parse(updateSchema, body));
    if (operation === 'accounts:lookup') return this.#lookUp(v.parse(lookupSchema, body).localId[0]);
    if (operation === 'accounts:delete') return this.#delete(v.parse(deleteSchema, body).localId);
    return null;
  }

  #update({ localId, customAttributes, validSince }: v.InferOutput<typeof updateSchema>): AdminAnswer {
    const person = this.#of(localId);
    if (person.isDeleted) return NOBODY;
    if (validSince !== undefined) person.endings.push(validSince);
    else person.claims.push(JSON.parse(customAttributes ?? 'null'));
    return { status: 200, body: { localId } };
  }

  #lookUp(localId: string): AdminAnswer {
    const person = this.#of(localId);
    // What the service answers for nobody is a success without users.
    if (person.isDeleted) return { status: 200, body: {} };
    const validSince = String(person.endings.at(-1) ?? 1);
    const customAttributes = JSON.stringify(person.claims.at(-1) ?? {});
    return { status: 200, body: { users: [{ localId, validSince, customAttributes }] } };
  }

  #delete(localId: string): AdminAnswer {
    const person = this.#of(localId);
    if (person.isDeleted) return NOBODY;
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
