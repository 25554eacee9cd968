/** Where the page says which theme holds; nothing for the system's. The early script has set what was chosen before. */
const ATTRIBUTE = 'data-mantine-color-scheme';
/** As the app keeps it; nothing is imported for one word. */
const KEY = 'portal.scheme';
const NEXT: Readonly<Record<string, string>> = { auto: 'light', light: 'dark', dark: 'auto' };

/** Shows the theme switch and lets it go round: the system's, light, dark. The choice holds in the app too. [UI-13, GU-3] */
export function followScheme(button: HTMLButtonElement): void {
  const root = document.documentElement;
  const show = (scheme: string): void => {
    button.value = scheme;
    button.title = button.dataset[scheme] ?? '';
  };
  button.addEventListener('click', () => {
    const next = NEXT[button.value] ?? 'auto';
    if (next === 'auto') root.removeAttribute(ATTRIBUTE);
    else root.setAttribute(ATTRIBUTE, next);
    try {
      localStorage.setItem(KEY, next);
    } catch {
      // Storage is switched off: the choice holds for this page.
    }
    show(next);
  });
  show(root.getAttribute(ATTRIBUTE) ?? 'auto');
  button.hidden = false;
}
