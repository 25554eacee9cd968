import { screens } from '@partyline/texts';
import { listCountryChoices, STATE_CHOICES } from '../profile/country-choices.ts';

const words = screens.landing.contact;
const fields = screens.aboutYou;

const TEXTS = [
  ['firstName', 'given-name', 'text'],
  ['lastName', 'family-name', 'text'],
  ['email', 'email', 'email'],
  ['company', 'organization', 'text'],
] as const;

function ErrorLine({ name }: { readonly name: string }) {
  return <p id={`lead-${name}-error`} className="error" hidden />;
}

function Choice({
  name,
  placeholder,
  choices,
}: {
  readonly name: 'marketCode' | 'country' | 'state';
  readonly placeholder: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
}) {
  return (
    <div className="field" hidden={name === 'state'} data-field={name}>
      <label htmlFor={`lead-${name}`}>{fields[name]}</label>
      <select id={`lead-${name}`} name={name} required defaultValue="">
        <option value="">{placeholder}</option>
        {choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <ErrorLine name={name} />
    </div>
  );
}

/** Renders the contact form as plain HTML; its script loads when it is reached. [EULA-34, EULA-30] */
export function Contact() {
  return (
    <section id="contact" className="contact" aria-labelledby="contact-title">
      <div>
        <h2 id="contact-title" tabIndex={-1}>
          {words.title}
        </h2>
        <p>{words.text}</p>
      </div>
      <form id="lead" noValidate>
        {TEXTS.map(([name, autoComplete, type]) => (
          <div key={name} className="field" data-field={name}>
            <label htmlFor={`lead-${name}`}>{fields[name]}</label>
            <input id={`lead-${name}`} name={name} type={type} autoComplete={autoComplete} required />
            <ErrorLine name={name} />
          </div>
        ))}
        <Choice name="marketCode" placeholder={fields.marketPlaceholder} choices={[]} />
        <Choice name="country" placeholder={fields.countryChoice} choices={listCountryChoices()} />
        <Choice name="state" placeholder={fields.statePlaceholder} choices={STATE_CHOICES} />
        <div className="tick" data-field="contactConsent">
          <label>
            <input name="contactConsent" type="checkbox" required />
            {fields.contactConsent}
          </label>
          <ErrorLine name="contactConsent" />
        </div>
        <p id="lead-failure" className="failure" role="alert" hidden />
        <div className="send">
          <button type="submit" className="button filled">
            {words.submit}
          </button>
          <a href="/privacy-policy">{words.privacy}</a>
        </div>
      </form>
      <p id="lead-sent" className="sent" role="status" tabIndex={-1} hidden>
        {words.sent}
      </p>
    </section>
  );
}
