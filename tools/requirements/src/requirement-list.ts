export interface Requirement {
  readonly id: string;
  readonly area: string;
  readonly text: string;
}

const LINE = /^- \*\*([A-Z]+-\d+)\*\* (.+)$/;

/** Reads the lines that begin with `- **ID**`. */
export function parseRequirements(markdown: string): Requirement[] {
  return markdown.split('\n').flatMap((line) => {
    const [, id, text] = LINE.exec(line) ?? [];
    return id && text ? [{ id, area: id.slice(0, id.indexOf('-')), text }] : [];
  });
}

const DECISION = /^\| ([A-Z]+-\d+) \|/gm;

/** Reads the table of decisions.md, whose ids tests may name without being counted. */
export function parseDecisionIds(markdown: string): string[] {
  return [...markdown.matchAll(DECISION)].flatMap(([, id]) => (id ? [id] : []));
}
