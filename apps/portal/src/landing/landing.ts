import { NOT_FOUND_ANCHOR, PURCHASE_PATH } from '../session/links.ts';
import { followScheme } from './follow-scheme.ts';

// What little the landing page does by itself. Everything on it works without, but for the contact form.

// Said once: the address is the landing page's own, and a reload says nothing any more. [ROUTE-23, GR-10]
if (location.hash === `#${NOT_FOUND_ANCHOR}`) {
  document.getElementById(NOT_FOUND_ANCHOR)?.classList.add('told');
  history.replaceState(null, '', '/');
}

/** As the app keeps it; nothing is imported for one word. */
const PLAN_KEY = 'portal.get-started';
const WANTED_KEY = 'portal.wanted';

/** Who takes the trial takes no plan, even if they had come through one before. [GA-23] */
function forgetChosenPlan(event: Event): void {
  const link = event.target instanceof Element ? event.target.closest('a[href^="/login"]') : null;
  const address = link?.getAttribute('href') ?? 'plan=';
  if (address.includes('plan=')) return;
  try {
    localStorage.removeItem(PLAN_KEY);
    // A link to a purchase that was opened before is for the login.
    const isTrial = address.includes('mode=sign-up');
    if (isTrial && sessionStorage.getItem(WANTED_KEY)?.startsWith(PURCHASE_PATH))
      sessionStorage.removeItem(WANTED_KEY);
  } catch {
    // Storage is switched off: there is nothing to forget.
  }
}

document.addEventListener('click', forgetChosenPlan);

const scheme = document.querySelector<HTMLButtonElement>('#scheme');
if (scheme !== null) followScheme(scheme);

const form = document.querySelector<HTMLFormElement>('#lead');
if (form !== null) {
  let isLoading = false;
  const load = (): void => {
    if (isLoading) return;
    isLoading = true;
    void import('./lead-form.ts').then(({ followLeadForm }) => followLeadForm(form));
  };
  // Sent before its script is there, the form must not leave the page.
  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('focusin', load);
  form.addEventListener('pointerenter', load);
  new IntersectionObserver((entries, observer) => {
    if (!entries.some((entry) => entry.isIntersecting)) return;
    observer.disconnect();
    load();
  }).observe(form);
}
