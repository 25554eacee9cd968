/** An id that a rule test proves, with the reason. [GZ-14] */
export interface RuleLevelId {
  readonly id: string;
  readonly reason: string;
}

/** [GZ-14] */
export const RULE_LEVEL_AT_MOST = 110;

const LINE = /^([A-Z]+-\d+)\s+(\S.*)$/;

/**
 * Reads an id and its reason per line, without blank lines and # comments. Throws for any other line, a duplicate id and a list
 * that is too long. [GZ-14]
 */
export function parseRuleLevel(text: string): readonly RuleLevelId[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'));
  const ids = lines.map((line) => {
    const [, id, reason] = LINE.exec(line) ?? [];
    if (id === undefined || reason === undefined) throw new Error(`This line has no id and reason: ${line}`);
    return { id, reason };
  });
  const twice = ids.find(({ id }, at) => ids.findIndex((other) => other.id === id) !== at);
  if (twice !== undefined) throw new Error(`${twice.id} is in the list twice.`);
  if (ids.length > RULE_LEVEL_AT_MOST)
    throw new Error(`The list has ${ids.length} ids; at most ${RULE_LEVEL_AT_MOST} may count at rule level.`);
  return ids;
}
