/** Style sheet of /api/docs with the tokens of the portal's theme. */
export const DOCS_STYLE = `:root {
  color-scheme: light dark;
  --bg: light-dark(#fff, #0f1216);
  --surface: light-dark(#f5f6f8, #181c20);
  --line: light-dark(#e1e4e8, #2f343b);
  --text: light-dark(#14171d, #e7eaee);
  --text-2: light-dark(#474e57, #c3c8ce);
  --link: light-dark(#2951e1, #98b7ff);
}
body { margin: 0; background: var(--bg); color: var(--text); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 960px; margin: 0 auto; padding: 24px 16px 96px; overflow-wrap: anywhere; }
h1 { font-size: 28px; line-height: 1.25; }
h2 { margin-top: 48px; font-size: 20px; border-bottom: 1px solid var(--line); }
h3 { margin: 24px 0 4px; font-size: 16px; font-weight: 400; }
h4 { margin: 16px 0 4px; font-size: 14px; }
p { margin: 4px 0; color: var(--text-2); }
a { color: var(--link); }
nav a, p > a { display: inline-flex; align-items: center; min-height: 24px; }
nav ul { display: flex; flex-wrap: wrap; gap: 4px 16px; padding: 0; list-style: none; }
code, pre { font: 14px/1.45 ui-monospace, monospace; }
pre { padding: 12px; overflow-x: auto; white-space: pre-wrap; background: var(--surface); border: 1px solid var(--line); border-radius: 6px; }
summary { width: fit-content; padding: 4px 0; cursor: pointer; color: var(--text-2); font-size: 14px; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: 6px 12px 6px 0; text-align: left; vertical-align: top; border-bottom: 1px solid var(--line); font-weight: 400; }
th { overflow-wrap: normal; }
@media (pointer: coarse) {
  nav a, p > a { min-width: 44px; min-height: 44px; }
  summary { padding: 12px 0; }
}
section, h2, h3 { scroll-margin-top: 16px; }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
`;
