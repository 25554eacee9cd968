/** An id of a list, with the reason why it is there. */
export interface ListedId {
  readonly id: string;
  readonly reason: string;
}

/** At rule level. [GZ-14] */
export const RULE_LEVEL_AT_MOST = 110;

const LINE = /^([A-Z]+-\d+)\s+(\S.*)$/;

/**
 * Reads an id and its reason per line, without blank lines and # comments. Throws for any other line, a duplicate id and a list
 * that is too long. [GZ-14]
 */
export function parseIdList(text: string, atMost = Infinity): readonly ListedId[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'));
  const ids = lines.map((line) => {
    const [, id, reason] = LINE.exec(line) ?? [];
    if (id === undefined || reason === undefined) throw new Error(`This line has no id and reason: ${line}`);
    return { id, reason };
  });
  const twice = ids.find(({ id }, at) => ids.findIndex((other) => other.id === id) !== at);
  if (twice !== undefined) throw new Error(`${twice.id} is in the list twice.`);
  if (ids.length > atMost) throw new Error(`The list has ${ids.length} ids; at most ${atMost} may be in it.`);
  return ids;
}
