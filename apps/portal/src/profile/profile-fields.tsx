import { screens } from '@partyline/texts';
import { ComboboxField, SelectField, TextField } from '@partyline/ui';
import { isStateAsked } from '@partyline/validation';
import { useMemo } from 'react';
import { listCountryChoices, STATE_CHOICES } from './country-choices.ts';
import { MarketField } from './market-field.tsx';
import styles from './profile-fields.module.css';
import type { ProfileForm } from './use-profile-form.ts';

const words = screens.aboutYou;
const NAMES = [
  ['firstName', 'given-name'],
  ['lastName', 'family-name'],
  ['company', 'organization'],
] as const;

/** Who somebody is: names, company, market, country, state for the USA, and the e-mail they sign in with. [EULA-9, EULA-16] */
export function ProfileFields({ form }: { readonly form: ProfileForm }) {
  const { draft, errorOf, change, leave } = form;
  const countries = useMemo(() => listCountryChoices(), []);
  return (
    <div className={styles.fields}>
      {NAMES.map(([name, autoComplete]) => (
        <TextField
          key={name}
          name={name}
          autoComplete={autoComplete}
          label={words[name]}
          value={draft[name]}
          error={errorOf(name)}
          required
          onBlur={() => leave(name)}
          onChange={(text) => change({ [name]: text })}
        />
      ))}
      <MarketField
        market={draft.marketCode}
        error={errorOf('marketCode')}
        onBlur={() => leave('marketCode')}
        onChange={(marketCode) => change({ marketCode })}
      />
      <ComboboxField
        name="country"
        label={words.country}
        placeholder={words.countryPlaceholder}
        noneLabel={words.noCountry}
        choices={countries}
        value={draft.country}
        error={errorOf('country')}
        required
        onBlur={() => leave('country')}
        onChange={(country) => change({ country })}
      />
      {isStateAsked(draft.country) ? (
        <SelectField
          name="state"
          autoComplete="address-level1"
          label={words.state}
          placeholder={words.statePlaceholder}
          choices={STATE_CHOICES}
          value={draft.state}
          error={errorOf('state')}
          required
          onBlur={() => leave('state')}
          onChange={(state) => change({ state })}
        />
      ) : null}
      <div className={styles.whole}>
        <TextField
          name="email"
          type="email"
          label={words.email}
          hint={words.emailHint}
          value={draft.email}
          error={errorOf('email')}
          readOnly
        />
      </div>
    </div>
  );
}
