/** How new an update of an instance is: by epoch and sequence where it carries them, and by its notification's time. [GN-5] */
export interface UpdateMark {
  readonly vicUuid: string;
  readonly epoch?: number | null;
  readonly sequence?: number | null;
  /** Milliseconds since 1970. */
  readonly timestampMs: number;
}

/** The newest update applied to each instance since it was last fetched, by uuid in lower case. */
export type InstanceMarks = ReadonlyMap<string, UpdateMark>;

/** Nothing applied yet; also what a refetch of everything leaves. [GN-5] */
export const NO_MARKS: InstanceMarks = new Map();

function isNewer(update: UpdateMark, mark: UpdateMark): boolean {
  const { epoch, sequence } = update;
  if (typeof epoch === 'number' && typeof sequence === 'number') {
    if (typeof mark.epoch === 'number' && typeof mark.sequence === 'number') {
      return epoch === mark.epoch ? sequence > mark.sequence : epoch > mark.epoch;
    }
  }
  return update.timestampMs > mark.timestampMs;
}

/**
 * Whether an update is to be applied, and the marks after it: one that is not newer than the last applied to its instance is
 * dropped, duplicates too, and leaves the very same marks. [NOTIF-22, GN-5]
 */
export function takeInstanceUpdate(
  marks: InstanceMarks,
  update: UpdateMark,
): { readonly isTaken: boolean; readonly marks: InstanceMarks } {
  const key = update.vicUuid.toLowerCase();
  const mark = marks.get(key);
  if (mark !== undefined && !isNewer(update, mark)) return { isTaken: false, marks };
  return { isTaken: true, marks: new Map(marks).set(key, update) };
}

/** The marks after these instances were fetched again: theirs are gone. [GN-5] */
export function resetMarks(marks: InstanceMarks, vicUuids: readonly string[]): InstanceMarks {
  const fetched = new Set(vicUuids.map((vicUuid) => vicUuid.toLowerCase()));
  return new Map([...marks].filter(([vicUuid]) => !fetched.has(vicUuid)));
}
