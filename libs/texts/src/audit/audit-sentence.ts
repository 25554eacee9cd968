import { auditAreaOf, auditPhraseOf, type AuditArea, type AuditPhrase } from '@partyline/display';
import type { ActSentences, ActTexts } from './act-texts.ts';

/** The words of the log in one language. */
export interface AuditWords {
  readonly locale: string;
  readonly acts: Readonly<Record<string, ActTexts>>;
  readonly changes: Readonly<Record<AuditPhrase, ActSentences>>;
  readonly calls: Readonly<Record<AuditArea, ActTexts>>;
  readonly unknown: ActTexts;
  /** Names the first of several objects. */
  readonly others: (what: string, count: number) => string;
  readonly actors: Readonly<Record<AuditSentence['actorKind'], string>>;
  readonly schedule: (name: string) => string;
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

/** A piece of a sentence; names, numbers of objects and a refusal are emphasised. */
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

/** Characters for private use, put in the place of who and what, so that names are never read as parts of a sentence. */
const [WHO, WHAT] = ['\u{E000}', '\u{E001}'];
const PIECES = /([\u{E000}\u{E001}]|\*[^*]+\*)/u;

/** Returns the functions that word the log in one language. [PLUS-22, PLUS-30] */
export function auditTextsOf(words: AuditWords): AuditTexts {
  const actOf = (action: string): ActTexts =>
    words.acts[action] ??
    (action.startsWith(CALL) ? words.calls[auditAreaOf(action.slice(CALL.length))] : words.unknown);
  const changes = new Map<string, ActSentences>(Object.entries(words.changes));

  const auditActorText: AuditTexts['auditActorText'] = ({ actor, actorKind }) =>
    actor ?? words.actors[actorKind];

  const actorParts = (entry: AuditSentence): readonly SentencePart[] => {
    const { via, actor } = entry;
    if (via?.kind !== 'schedule')
      return [{ text: auditActorText(entry), as: actor === null ? 'text' : 'name' }];
    if (via.name === null) return [{ text: words.deletedSchedule, as: 'text' }];
    return partsOf(words.schedule(WHO), { [WHO]: [{ text: via.name, as: 'name' }] });
  };

  const auditSentenceParts = (entry: AuditSentence): readonly SentencePart[] => {
    const { outcome, count } = entry;
    const phrase = auditPhraseOf(entry);
    const act = changes.get(phrase) ?? actOf(phrase);
    const who = actorParts(entry);
    if (count > 1 && act.many !== undefined) {
      return markNumber(partsOf(act.many[outcome](WHO, count), { [WHO]: who }), count);
    }
    const name = nameOf(entry);
    const named: SentencePart =
      name === null ? { text: act.unnamed ?? '', as: 'text' } : { text: name, as: 'name' };
    const what = count > 1 ? partsOf(words.others(WHAT, count - 1), { [WHAT]: [named] }) : [named];
    // Without its name the noun says enough.
    const sentence = act[outcome](WHO, WHAT);
    const isEmpty = what.every(({ text }) => text === '');
    return partsOf(isEmpty ? sentence.replace(` ${WHAT}`, '') : sentence, { [WHO]: who, [WHAT]: what });
  };

  const auditActionText = (action: string): string => actOf(action).label;

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
      return Object.entries(words.acts).flatMap(([action, { label, done }]) =>
        [label, done('', '')].some((one) => one.toLocaleLowerCase(words.locale).includes(searched))
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

/** Splits a sentence at who and what, and at what it emphasises. */
function partsOf(
  sentence: string,
  names: Readonly<Record<string, readonly SentencePart[]>>,
): readonly SentencePart[] {
  return sentence
    .split(PIECES)
    .flatMap((piece): readonly SentencePart[] => {
      const isEmphasised = piece.length > 2 && piece.startsWith('*');
      return (
        names[piece] ?? [
          isEmphasised ? { text: piece.slice(1, -1), as: 'refusal' } : { text: piece, as: 'text' },
        ]
      );
    })
    .filter(({ text }) => text !== '');
}

/** Marks the number of objects as a name, which is emphasised. */
function markNumber(parts: readonly SentencePart[], count: number): readonly SentencePart[] {
  return parts.flatMap((part) => {
    if (part.as !== 'text') return [part];
    const [before = '', ...after] = part.text.split(String(count));
    if (after.length === 0) return [part];
    const pieces: readonly SentencePart[] = [
      { text: before, as: 'text' },
      { text: String(count), as: 'name' },
      { text: after.join(String(count)), as: 'text' },
    ];
    return pieces.filter(({ text }) => text !== '');
  });
}
