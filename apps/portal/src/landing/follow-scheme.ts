/** The page's theme; absent for the system's. Initialized by the first-paint script. */
const ATTRIBUTE = 'data-mantine-color-scheme';
/** The app's key; a copy saves the import. */
const KEY = 'portal.scheme';
const NEXT: Readonly<Record<string, string>> = { auto: 'light', light: 'dark', dark: 'auto' };

/** Shows the theme switch, which cycles through system, light and dark, shared with the app. [UI-13, GU-3] */
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
      // Storage is off: the choice lasts for this page.
    }
    show(next);
  });
  show(root.getAttribute(ATTRIBUTE) ?? 'auto');
  button.hidden = false;
}
