import { Checkbox, NativeSelect, Select, Switch, TextInput, type ComboboxItem } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { screens } from '@partyline/texts';
import { isStateAsked, NAME_MAX_LENGTH, type ProfileDraft } from '@partyline/validation';
import { useMemo, useState } from 'react';
import { findChoices } from '@partyline/display';
import { listCountryChoices, STATE_CHOICES } from './country-choices.ts';
import { CountedInput } from '../forms/fields/counted-input.tsx';
import { MarketField } from './market-field.tsx';
import styles from './profile-fields.module.css';
import { setCountry } from './use-profile-form.ts';

const words = screens.aboutYou;
const NAMES = [
  ['firstName', 'given-name'],
  ['lastName', 'family-name'],
  ['company', 'organization'],
] as const;

interface FieldsProps {
  readonly form: UseFormReturnType<ProfileDraft>;
}

/** Renders the fields of the user; the state for the USA only. [EULA-9, EULA-16] */
export function ProfileFields({ form }: FieldsProps) {
  return (
    <div className={styles.fields}>
      {NAMES.map(([name, autoComplete], index) => (
        <CountedInput
          key={name}
          limit={NAME_MAX_LENGTH}
          name={name}
          autoComplete={autoComplete}
          label={words[name]}
          required
          data-autofocus={index === 0 || undefined}
          {...form.getInputProps(name)}
        />
      ))}
      <MarketField form={form} />
      <CountryField form={form} />
      {isStateAsked(form.values.country) ? (
        <NativeSelect
          name="state"
          autoComplete="address-level1"
          label={words.state}
          data={[{ value: '', label: words.statePlaceholder }, ...STATE_CHOICES]}
          required
          {...form.getInputProps('state')}
        />
      ) : null}
      <TextInput
        className={styles.whole}
        name="email"
        type="email"
        label={words.email}
        description={words.emailHint}
        readOnly
        {...form.getInputProps('email')}
      />
    </div>
  );
}

function CountryField({ form }: FieldsProps) {
  const countries = useMemo(() => listCountryChoices(), []);
  const { country } = form.values;
  const nameOf = (value: string) => countries.find((one) => one.value === value)?.label ?? '';
  const [search, setSearch] = useState(() => nameOf(country));
  // Blur takes the highlighted country after typing or arrows.
  const [takesOnBlur, setTakesOnBlur] = useState(false);
  return (
    <Select
      {...form.getInputProps('country')}
      name="country"
      label={words.country}
      placeholder={words.countryPlaceholder}
      nothingFoundMessage={words.noCountry}
      data={countries}
      // Countries are not grouped.
      filter={(input) => findChoices(input.options as ComboboxItem[], input.search)}
      value={country === '' ? null : country}
      onChange={(value: string | null) => setCountry(form, value ?? '')}
      searchValue={search}
      onSearchChange={setSearch}
      onInput={({ currentTarget: { value } }) => {
        setTakesOnBlur(value.trim() !== '');
        if (value === '') setCountry(form, '');
      }}
      onKeyDown={({ key }) => {
        if (key === 'ArrowDown' || key === 'ArrowUp') setTakesOnBlur(true);
      }}
      onDropdownClose={() => {
        setTakesOnBlur(false);
        // Escape discards the input.
        setSearch(nameOf(form.getValues().country));
      }}
      autoSelectOnBlur={takesOnBlur}
      searchable
      selectFirstOptionOnChange
      // Otherwise typing into the closed list loses the highlight.
      selectFirstOptionOnDropdownOpen
      openOnFocus={false}
      allowDeselect={false}
      withCheckIcon={false}
      // Inside the dialog, but not clipped by its scrolling.
      comboboxProps={{ withinPortal: false, floatingStrategy: 'fixed' }}
      required
    />
  );
}

/** Renders the consent to share usage data and to be contacted. [EULA-6, EULA-17, EULA-30] */
export function ConsentFields({ form, isRequired }: FieldsProps & { readonly isRequired: boolean }) {
  return (
    <>
      <Switch
        name="dataUsage"
        label={words.dataUsage}
        description={words.dataUsageHint}
        // After a user's change, countries no longer set it.
        {...form.getInputProps('dataUsage', { type: 'checkbox', withFocus: false })}
      />
      <Checkbox
        name="contactConsent"
        label={words.contactConsent}
        description={isRequired ? words.contactConsentRequired : undefined}
        required={isRequired}
        aria-invalid={form.errors['contactConsent'] !== undefined}
        {...form.getInputProps('contactConsent', { type: 'checkbox' })}
      />
    </>
  );
}
