const BRACKETS = /\[([^\]]*)\]/g;
const ID = /^[A-Z]+-\d+$/;

/**
 * The requirement ids a test title claims: `[WS-18]` or `[WS-18, ERR-32]`. A range, or anything else that is not a
 * list of ids, claims nothing.
 */
export function idsInTitle(title: string): string[] {
  return [...title.matchAll(BRACKETS)].flatMap(([, inside = '']) => {
    const parts = inside.split(',').map((part) => part.trim());
    return parts.every((part) => ID.test(part)) ? parts : [];
  });
}
