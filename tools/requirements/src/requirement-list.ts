/** Id (`WS-18`), area (the part before the dash) and text. */
export interface Requirement {
  readonly id: string;
  readonly area: string;
  readonly text: string;
}

const LINE = /^- \*\*([A-Z]+-\d+)\*\* (.+)$/;

/** Parses a list in docs/requirements: lines that begin with `- **ID**`, in order. */
export function parseRequirements(markdown: string): Requirement[] {
  return markdown.split('\n').flatMap((line) => {
    const [, id, text] = LINE.exec(line) ?? [];
    return id && text ? [{ id, area: id.slice(0, id.indexOf('-')), text }] : [];
  });
}

const DECISION = /^\| ([A-Z]+-\d+) \|/gm;

/**
 * Parses the ids of docs/requirements/decisions.md (table rows). Tests may name them, but they are not
 * counted.
 */
export function parseDecisionIds(markdown: string): string[] {
  return [...markdown.matchAll(DECISION)].flatMap(([, id]) => (id ? [id] : []));
}
