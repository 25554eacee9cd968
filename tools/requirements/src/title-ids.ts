const BRACKETS = /\[([^\]]*)\]/g;
const ID = /^[A-Z]+-\d+$/;

/** Requirement ids of a test title: `[WS-18]` or `[WS-18, ERR-32]`. Ranges and other forms yield none. */
export function idsInTitle(title: string): string[] {
  return [...title.matchAll(BRACKETS)].flatMap(([, inside = '']) => {
    const parts = inside.split(',').map((part) => part.trim());
    return parts.every((part) => ID.test(part)) ? parts : [];
  });
}
