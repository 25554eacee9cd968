import type { Mail } from '../inbox/mail.ts';

const LINK = /https?:\/\/[^\s<>"]+/;

/**
 * First link of a mail with its query parameters; an action of the identity service has `mode` and `oobCode`.
 */
export function actionOf({ text }: Mail): { link: string | null; parameters: Record<string, string> } {
  const link = LINK.exec(text)?.[0] ?? null;
  const query = link !== null && URL.canParse(link) ? new URL(link).searchParams : new URLSearchParams();
  return { link, parameters: Object.fromEntries(query) };
}
