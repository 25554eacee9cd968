/** A numbered requirement: its id (`WS-18`), the area before the dash, and its text. */
export interface Requirement {
  readonly id: string;
  readonly area: string;
  readonly text: string;
}

const LINE = /^- \*\*([A-Z]+-\d+)\*\* (.+)$/;

/** The requirements of a list in docs/requirements, in its order: lines that begin with `- **ID**`. */
export function parseRequirements(markdown: string): Requirement[] {
  return markdown.split('\n').flatMap((line) => {
    const [, id, text] = LINE.exec(line) ?? [];
    return id && text ? [{ id, area: id.slice(0, id.indexOf('-')), text }] : [];
  });
}

const DECISION = /^\| ([A-Z]+-\d+) \|/gm;

/** The ids of the decisions in docs/requirements/decisions.md: rows of tables. Tests may name them, but they are not counted. */
export function parseDecisionIds(markdown: string): string[] {
  return [...markdown.matchAll(DECISION)].flatMap(([, id]) => (id ? [id] : []));
}
