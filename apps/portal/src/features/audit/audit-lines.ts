import type { AuditEntryRow } from '@partyline/contract';
import { combineAuditChanges, listAuditChanges, type AuditChange, type AuditField } from '@partyline/display';
import {
  auditActorText,
  auditReasonText,
  auditSentence,
  auditSentenceParts,
  auditValueText,
  screens,
  type AuditSentence,
  type SentencePart,
} from '@partyline/texts';
import { dateText } from '../../dates.ts';
import { priceText } from '../../subscriptions/prices.ts';

const words = screens.audit;
const FORMATS = {
  date: dateText,
  price: (cents: number, currency: string | null) => priceText(cents, currency ?? undefined),
};
/** More different values of one field say less than their entries do. */
const MOST_VALUES = 4;

/** A line below the sentence: a change, or a text. */
export type AuditLine =
  | { readonly kind: 'change'; readonly field: string; readonly was: string | null; readonly now: string }
  | { readonly kind: 'text'; readonly text: string };

function sentenceParts(entry: AuditEntryRow): AuditSentence {
  const actor = entry.actorName ?? entry.actorEmail;
  const { batch } = entry;
  if (batch === null) return { ...entry, actor, count: 1 };
  // The act took place if it did for any; the lines count the others.
  const done = batch.variants.filter(({ outcome }) => outcome === 'done');
  const count = done.reduce((sum, variant) => sum + variant.count, 0);
  if (count === 0) return { ...entry, actor, count: batch.count };
  return { ...entry, actor, outcome: 'done', count };
}

/** Returns the sentence of an entry, without the full stop. */
export function sentenceOf(entry: AuditEntryRow): string {
  return auditSentence(sentenceParts(entry));
}

/** Returns the same with its names and the refusal apart. */
export function sentencePartsOf(entry: AuditEntryRow): readonly SentencePart[] {
  return auditSentenceParts(sentenceParts(entry));
}

const text = (line: string): AuditLine => ({ kind: 'text', text: line });

function changeLine({ field, was, now }: AuditChange): readonly AuditLine[] {
  const after = auditValueText(field, now, FORMATS);
  if (after === null) return [];
  const before = was && auditValueText(field, was, FORMATS);
  return [{ kind: 'change', field: words.fields[field], was: before, now: after }];
}

/** Returns who acted for the actor. */
function viaLines({ via, actorName, actorEmail, actorKind }: AuditEntryRow): readonly AuditLine[] {
  if (via === null) return [];
  if (via.kind === 'schedule') {
    return [text(words.withRights(auditActorText({ actor: actorName ?? actorEmail, actorKind })))];
  }
  return [text(via.name === null ? words.withDeletedToken : words.withToken(via.name))];
}

/** Returns what an entry says besides its sentence: the reason, what was changed, who acted for the actor. [PLUS-22, PRICE-6] */
export function listAuditLines(entry: AuditEntryRow): readonly AuditLine[] {
  const { reason, batch, deviceNames } = entry;
  if (batch !== null) return [...batchLines(entry, batch), ...viaLines(entry)];
  const reasonText = auditReasonText(reason);
  return [
    ...(reasonText === null ? [] : [text(reasonText)]),
    ...listAuditChanges(entry).flatMap(changeLine),
    ...(deviceNames.length === 0 ? [] : [text(words.devices(deviceNames.join(', ')))]),
    ...viaLines(entry),
  ];
}

function batchLines(
  { action }: AuditEntryRow,
  { variants }: NonNullable<AuditEntryRow['batch']>,
): readonly AuditLine[] {
  const done = variants.filter(({ outcome }) => outcome === 'done');
  return [
    ...combineAuditChanges(action, done).flatMap(({ field, values }) => combinedLine(field, values)),
    ...variants.flatMap(({ outcome, reason, count }) => {
      if (outcome === 'done') return [];
      const [what, why] = [words.notDone[outcome](count), auditReasonText(reason)];
      return [text(why === null ? what : words.because(what, why))];
    }),
  ];
}

function combinedLine(
  field: AuditField,
  values: readonly (Omit<AuditChange, 'field'> & { readonly count: number })[],
): readonly AuditLine[] {
  const [only] = values;
  if (values.length === 1 && only !== undefined) return changeLine({ field, ...only });
  if (values.length > MOST_VALUES) return [];
  const counted = values.flatMap(({ now, count }) => {
    const after = auditValueText(field, now, FORMATS);
    return after === null ? [] : [words.times(count, after)];
  });
  if (counted.length === 0) return [];
  return [{ kind: 'change', field: words.fields[field], was: null, now: counted.join(', ') }];
}
