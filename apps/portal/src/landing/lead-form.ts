import { FORM_ISSUE_TEXTS, screens } from '@partyline/texts';
import { checkForm, isStateAsked, leadForm, type FormIssue, type MarketCode } from '@partyline/validation';
import { readMarkets, sendLead } from './send-lead.ts';

const words = screens.landing.contact;
const fields = screens.aboutYou;

function valueOf(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name);
  return typeof value === 'string' ? value : '';
}

/** Reads the lead form, without usage data, which it does not ask about. */
function readForm(form: HTMLFormElement, markets: readonly MarketCode[] | null): unknown {
  const text = (name: string) => valueOf(form, name);
  const market = text('marketCode');
  return {
    firstName: text('firstName'),
    lastName: text('lastName'),
    company: text('company'),
    marketCode: markets?.find(({ value }) => value === market) ?? { value: '', label: market },
    country: text('country'),
    state: text('state'),
    dataUsage: false,
    email: text('email'),
    contactConsent: text('contactConsent') !== '',
  };
}

/** Shows each field's issue and clears solved ones. */
function showIssues(form: HTMLFormElement, issues: readonly FormIssue[]): void {
  for (const field of form.querySelectorAll<HTMLElement>('[data-field]')) {
    const name = field.dataset['field'] ?? '';
    const issue = issues.find((one) => one.field === name || one.field.startsWith(`${name}.`));
    const input = field.querySelector('input, select');
    const line = field.querySelector<HTMLElement>('.error');
    if (input === null || line === null) continue;
    line.hidden = issue === undefined;
    line.textContent = issue === undefined ? '' : FORM_ISSUE_TEXTS[issue.code];
    if (issue === undefined) {
      input.removeAttribute('aria-invalid');
      input.removeAttribute('aria-describedby');
    } else {
      input.setAttribute('aria-invalid', 'true');
      input.setAttribute('aria-describedby', line.id);
    }
  }
}

function showState(form: HTMLFormElement): void {
  const field = form.querySelector<HTMLElement>('[data-field="state"]');
  const select = field?.querySelector('select');
  if (!field || !select) return;
  field.hidden = !isStateAsked(valueOf(form, 'country'));
  if (field.hidden) select.value = '';
}

/** Fills the market list, or makes it a text field if there is none. [EULA-31, GE-8] */
function showMarkets(form: HTMLFormElement, markets: readonly MarketCode[] | null): void {
  const select = form.querySelector('select[name="marketCode"]');
  if (select === null) return;
  if (markets !== null) {
    select.append(...markets.map(({ value, label }) => new Option(label || value, value || label)));
    return;
  }
  const input = document.createElement('input');
  Object.assign(input, { id: select.id, name: 'marketCode', type: 'text', required: true });
  input.placeholder = fields.marketCode;
  select.replaceWith(input);
}

function showFailure(text: string | null): void {
  const failure = document.querySelector<HTMLElement>('#lead-failure');
  if (failure === null) return;
  failure.textContent = text ?? '';
  failure.hidden = text === null;
}

function showSent(form: HTMLFormElement): void {
  const sent = document.querySelector<HTMLElement>('#lead-sent');
  form.hidden = true;
  if (sent === null) return;
  sent.hidden = false;
  sent.focus();
}

/** Runs the contact form: validates on submit, then on input; sends once. [EULA-30, EULA-32, EULA-33, EULA-34] */
export async function followLeadForm(form: HTMLFormElement): Promise<void> {
  let markets: readonly MarketCode[] | null = null;
  let wasSent = false;
  let isBusy = false;
  const button = form.querySelector('button');
  const check = () => checkForm(leadForm, readForm(form, markets));

  form.addEventListener('input', () => {
    showState(form);
    if (!wasSent) return;
    const checked = check();
    showIssues(form, checked.ok ? [] : checked.error);
  });

  const submit = async (): Promise<void> => {
    wasSent = true;
    const checked = check();
    showIssues(form, checked.ok ? [] : checked.error);
    showFailure(null);
    if (!checked.ok) {
      form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
      return;
    }
    isBusy = true;
    if (button !== null) button.textContent = words.sending;
    const failure = await sendLead(checked.value);
    isBusy = false;
    if (button !== null) button.textContent = words.submit;
    if (failure === null) showSent(form);
    else showFailure(failure);
  };
  form.addEventListener('submit', () => {
    if (!isBusy) void submit();
  });

  showState(form);
  markets = await readMarkets();
  showMarkets(form, markets);
}
