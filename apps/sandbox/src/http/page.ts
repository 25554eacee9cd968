import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { escapeHtml } from './html.ts';

const STYLE = `
:root{color-scheme:light dark;--bg:#f7f8fa;--surface:#fff;--text:#14181f;--soft:#5a6472;--line:#dfe3e9;--link:#2b50d8}
@media (prefers-color-scheme:dark){:root{--bg:#0e1116;--surface:#161b22;--text:#e8ecf2;--soft:#9aa5b4;--line:#2a313b;--link:#8fa8ff}}
*{box-sizing:border-box}
body{margin:0;background:var(--bg);color:var(--text);font:15px/22px Inter,system-ui,sans-serif}
main{max-width:880px;margin:0 auto;padding:32px 20px}
h1{font-size:22px;line-height:28px;margin:0 0 4px;overflow-wrap:anywhere}
p{margin:0 0 16px}
.soft{color:var(--soft)}
.card{background:var(--surface);border:1px solid var(--line);border-radius:8px;padding:20px;margin:20px 0}
dl{display:grid;grid-template-columns:minmax(120px,max-content) 1fr;gap:8px 24px;margin:0}
dt{color:var(--soft)}
dd{margin:0;overflow-wrap:anywhere;font-variant-numeric:tabular-nums}
a{color:var(--link)}
a:focus-visible{outline:2px solid var(--link);outline-offset:2px}
ul{list-style:none;margin:0;padding:0}
li{border-top:1px solid var(--line)}
li:first-child{border-top:0}
li a{display:block;padding:12px 4px;color:inherit;text-decoration:none}
li a:hover strong{text-decoration:underline}
pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit;margin:0}
h2{font-size:17px;line-height:24px;margin:0 0 12px}
button,input{font:inherit;color:inherit}
button{min-height:44px;padding:8px 16px;border:1px solid var(--link);border-radius:8px;background:var(--link);color:var(--surface);cursor:pointer}
button.quiet{background:none;border-color:var(--line);color:inherit}
button.row{display:block;width:100%;padding:12px 8px;border:0;background:none;color:inherit;text-align:start;overflow-wrap:anywhere}
button.row:hover strong{text-decoration:underline}
button:focus-visible,input:focus-visible{outline:2px solid var(--link);outline-offset:2px}
form.inline{display:inline-block;margin:12px 8px 0 0}
label{display:block;margin:0 0 12px}
label input{display:block;width:100%;min-height:44px;margin-top:4px;padding:8px 12px;border:1px solid var(--line);border-radius:8px;background:var(--bg)}
label.check input{display:inline;width:20px;min-height:20px;height:20px;margin:0 4px 0 0;vertical-align:-4px}
.alert{border-inline-start:3px solid var(--link);padding-inline-start:12px}
iframe{width:100%;height:560px;border:1px solid var(--line);border-radius:8px;background:#fff}
`;

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

/** Content-Security-Policy exceptions; each is denied unless named. */
export interface PageRights {
  /** Frames of the sandbox's own origin. */
  readonly frames?: boolean;
  /** Script files of the sandbox's own origin. */
  readonly scripts?: boolean;
  /** Forms to the sandbox. */
  readonly forms?: boolean;
  /** Origins that a submitted form may redirect to; browsers check these too. */
  readonly formsTo?: readonly string[];
  /** Origins that may frame this page. */
  readonly embeddedBy?: readonly string[];
}

/** Sends a plain page with a strict Content-Security-Policy. `body` is HTML, the title is text. */
export function sendPage(
  reply: FastifyReply,
  title: string,
  body: string,
  rights: PageRights = {},
): FastifyReply {
  return (
    reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('content-security-policy', policyOf(rights))
      .header('x-content-type-options', 'nosniff')
      // Without a referrer, browsers send forms with `Origin: null`.
      .header('referrer-policy', rights.forms === true ? 'same-origin' : 'no-referrer')
      .header('cache-control', 'no-store')
      .send(
        `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body><main>${body}</main></body></html>`,
      )
  );
}

function policyOf({
  frames = false,
  scripts = false,
  forms = false,
  formsTo = [],
  embeddedBy = [],
}: PageRights): string {
  const self = (allowed: boolean): string => (allowed ? "'self'" : "'none'");
  return [
    "default-src 'none'",
    `style-src 'sha256-${STYLE_HASH}'`,
    `script-src ${self(scripts)}`,
    `frame-src ${self(frames)}`,
    "base-uri 'none'",
    `form-action ${[self(forms), ...formsTo].join(' ')}`,
    `frame-ancestors ${embeddedBy.length === 0 ? "'none'" : embeddedBy.join(' ')}`,
  ].join('; ');
}
