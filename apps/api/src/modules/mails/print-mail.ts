import { DEFAULT_LANGUAGE, type Language } from '@partyline/display';
import type { MailText } from '@partyline/texts';

export interface PrintedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Renders a mail as text and HTML with the same words and link. Names are never markup. [PLUS-30] */
export function printMail(words: MailText, language: Language | null): PrintedMail {
  const { subject, greeting, paragraphs, action, footer } = words;
  const link = action === null ? [] : [`${action.label}:\n${action.url}`];
  return {
    subject,
    text: `${[greeting, ...paragraphs, ...link, footer].join('\n\n')}\n`,
    html: htmlOf(words, language ?? DEFAULT_LANGUAGE),
  };
}

/** Prints a mail as HTML. Only the button has fixed colors, so that dark mode works; the meta element declares both schemes. */
function htmlOf({ subject, greeting, paragraphs, action, footer }: MailText, language: Language): string {
  const button =
    action === null
      ? ''
      : `<p style="margin:28px 0"><a href="${escapeHtml(action.url)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background-color:#4f46e5;color:#ffffff;text-decoration:none;font-weight:600">${escapeHtml(action.label)}</a></p>
<p style="font-size:13px;opacity:.75;word-break:break-all">${escapeHtml(action.url)}</p>`;
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>:root{color-scheme:light dark;supported-color-schemes:light dark}</style>
</head>
<body style="margin:0;padding:24px;font-family:system-ui,-apple-system,'Segoe UI',sans-serif;font-size:16px;line-height:1.5">
<div style="max-width:560px;margin:0 auto">
<p>${escapeHtml(greeting)}</p>
${paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join('\n')}
${button}
<p style="font-size:13px;opacity:.75">${escapeHtml(footer)}</p>
</div>
</body>
</html>
`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (char) => ENTITIES[char] ?? char);
}
