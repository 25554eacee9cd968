import { NOT_FOUND_ANCHOR, PURCHASE_PATH } from '../session/links.ts';
import { followScheme } from './follow-scheme.ts';

// Progressive enhancement: all but the contact form works without.

// Once: a reload does not repeat it. [ROUTE-23, GR-10]
if (location.hash === `#${NOT_FOUND_ANCHOR}`) {
  document.getElementById(NOT_FOUND_ANCHOR)?.classList.add('told');
  history.replaceState(null, '', '/');
}

/** The app's key; a copy saves the import. */
const PLAN_KEY = 'portal.get-started';
const WANTED_KEY = 'portal.wanted';

/** Removes the chosen plan on the way to a login without one: the trial overrides it. [GA-23] */
function forgetChosenPlan(event: Event): void {
  const link = event.target instanceof Element ? event.target.closest('a[href^="/login"]') : null;
  const address = link?.getAttribute('href') ?? 'plan=';
  if (address.includes('plan=')) return;
  try {
    localStorage.removeItem(PLAN_KEY);
    // The login still needs a purchase link that was opened before.
    const isTrial = address.includes('mode=sign-up');
    if (isTrial && sessionStorage.getItem(WANTED_KEY)?.startsWith(PURCHASE_PATH))
      sessionStorage.removeItem(WANTED_KEY);
  } catch {
    // Storage is off: nothing to remove.
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
  // A submit before its script is loaded must not leave the page.
  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('focusin', load);
  form.addEventListener('pointerenter', load);
  new IntersectionObserver((entries, observer) => {
    if (!entries.some((entry) => entry.isIntersecting)) return;
    observer.disconnect();
    load();
  }).observe(form);
}
