import { auditAreaOf, auditPhraseOf, type AuditArea, type AuditPhrase } from '@partyline/display';

/**
 * Texts of an action: done and attempted. `{object}` is the object's name after its noun, `{name}` a name without one.
 */
export interface ActionWords {
  readonly done: string;
  readonly to: string;
}

/** The same for several objects; `{name}` is their number. */
interface ManyWords extends ActionWords {
  readonly of: (count: number) => string;
}

/** The words of the log in one language. */
export interface SentenceWords {
  readonly locale: string;
  readonly actions: Readonly<Record<string, ActionWords>>;
  readonly phrases: Readonly<Record<AuditPhrase, ActionWords>>;
  /** By action or phrase. */
  readonly many: Readonly<Record<string, ManyWords>>;
  readonly others: (count: number) => string;
  readonly areas: Readonly<Record<AuditArea, string>>;
  readonly call: ActionWords;
  readonly unknown: ActionWords;
  /** In place of a name, by the kind of the object. */
  readonly unnamed: Readonly<Record<string, string>>;
  /** `{actor}`, `{act}` and `{refused}`. */
  readonly outcomes: Readonly<Record<AuditSentence['outcome'], string>>;
  readonly refused: string;
  readonly actors: Readonly<Record<AuditSentence['actorKind'], string>>;
  /** `{actor}` is its name. */
  readonly schedule: string;
  readonly deletedSchedule: string;
}

/** The parts of an entry that its sentence needs. */
export interface AuditSentence {
  /** null for an erased user. */
  readonly actor: string | null;
  readonly actorKind: 'user' | 'host' | 'system';
  readonly action: string;
  readonly details: Readonly<Record<string, unknown>>;
  readonly objectKind: string;
  readonly objectName: string | null;
  readonly objectId: string | null;
  readonly outcome: 'done' | 'refused' | 'failed';
  /** What acted for the actor. */
  readonly via: { readonly kind: 'schedule' | 'api-token'; readonly name: string | null } | null;
  /** Entries of an act on many; 1 for one alone. */
  readonly count: number;
}

/** A piece of a sentence; names and a refusal are emphasised. */
export interface SentencePart {
  readonly text: string;
  readonly as: 'text' | 'name' | 'refusal';
}

/** The functions of the log in one language. */
export interface AuditTexts {
  readonly auditActorText: (actor: Pick<AuditSentence, 'actor' | 'actorKind'>) => string;
  readonly auditActionText: (action: string) => string;
  readonly auditSentence: (entry: AuditSentence) => string;
  readonly auditSentenceParts: (entry: AuditSentence) => readonly SentencePart[];
  readonly listAuditActions: (text: string) => readonly string[];
}

/** Prefix of refused calls in the log: `call.list-audit`. */
const CALL = 'call.';
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Returns the functions that word the log in one language. [PLUS-22, PLUS-30] */
export function auditTextsOf(words: SentenceWords): AuditTexts {
  const wordsOf = (phrase: string): ActionWords => {
    const known = words.actions[phrase] ?? new Map(Object.entries(words.phrases)).get(phrase);
    if (known !== undefined) return known;
    if (!phrase.startsWith(CALL)) return words.unknown;
    const area = words.areas[auditAreaOf(phrase.slice(CALL.length))];
    return { done: words.call.done.replace('{area}', area), to: words.call.to.replace('{area}', area) };
  };
  const auditActorText: AuditTexts['auditActorText'] = ({ actor, actorKind }) =>
    actor ?? words.actors[actorKind];
  const unnamed = (kind: string) => words.unnamed[kind] ?? words.unnamed['other'] ?? '';

  const auditSentenceParts = (entry: AuditSentence): readonly SentencePart[] => {
    const phrase = auditPhraseOf(entry);
    const many = entry.count > 1 ? words.many[phrase] : undefined;
    const { done, to } = many ?? wordsOf(phrase);
    const name = many?.of(entry.count) ?? nameOf(entry);
    const act = entry.outcome === 'done' ? done : to;
    const object: readonly SentencePart[] = [
      { text: name ?? unnamed(entry.objectKind), as: name === null ? 'text' : 'name' },
      ...(entry.count > 1 && many === undefined
        ? [{ text: ` ${words.others(entry.count - 1)}`, as: 'text' } as const]
        : []),
    ];
    // Without its name the noun says enough.
    const withNoun = name === null ? act.replace(/ ?\{object\}/, '') : act;
    return fill(words.outcomes[entry.outcome].replace('{act}', withNoun), {
      actor: actorParts(entry),
      object,
      name: object,
      refused: [{ text: words.refused, as: 'refusal' }],
    });
  };

  const actorParts = (entry: AuditSentence): readonly SentencePart[] => {
    const { via } = entry;
    if (via?.kind !== 'schedule') {
      const isNamed = entry.actor !== null;
      return [{ text: auditActorText(entry), as: isNamed ? 'name' : 'text' }];
    }
    if (via.name === null) return [{ text: words.deletedSchedule, as: 'text' }];
    return fill(words.schedule, { actor: [{ text: via.name, as: 'name' }] });
  };

  const auditActionText = (action: string): string => {
    const kind = action.slice(0, action.indexOf('.'));
    const label = wordsOf(action)
      .to.replace(/ ?\{object\}/, '')
      .replace('{name}', unnamed(kind));
    return label.charAt(0).toLocaleUpperCase(words.locale) + label.slice(1);
  };

  return {
    auditActorText,
    auditActionText,
    auditSentenceParts,
    auditSentence: (entry) =>
      auditSentenceParts(entry)
        .map(({ text }) => text)
        .join(''),
    listAuditActions: (text) => {
      const searched = text.trim().toLocaleLowerCase(words.locale);
      if (searched.length < 3) return [];
      return Object.entries(words.actions).flatMap(([action, { done }]) =>
        [auditActionText(action), done].some((one) => one.toLocaleLowerCase(words.locale).includes(searched))
          ? [action]
          : [],
      );
    },
  };
}

/** Returns the object's name, or null: ids are no names, except what a caller typed as a device's. */
function nameOf({ objectName, objectKind, objectId, details }: AuditSentence): string | null {
  if (objectName !== null && objectName !== '') return objectName;
  const { name } = details;
  if (typeof name === 'string' && name !== '') return name;
  return objectKind === 'instance' && objectId !== null && !UUID.test(objectId) ? objectId : null;
}

/** Puts parts in the place of the placeholders; names are never read as placeholders. */
function fill(
  template: string,
  parts: Readonly<Record<string, readonly SentencePart[]>>,
): readonly SentencePart[] {
  return template
    .split(/(\{\w+\})/)
    .flatMap((piece) => parts[piece.slice(1, -1)] ?? [{ text: piece, as: 'text' } as const])
    .filter(({ text }) => text !== '');
}
