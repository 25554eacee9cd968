import { Button, Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { AUDIT_OUTCOMES } from '@partyline/contract';
import { AUDIT_ACTION_TEXTS, AUDIT_GROUP_TEXTS, auditActionText, screens } from '@partyline/texts';
import { useState } from 'react';
import styles from './audit-filters.module.css';
import type { AuditSearchProps } from './audit-page.tsx';
import { AUDIT_PERIODS, countAuditFilters, NO_FILTER } from './audit-search.ts';

const words = screens.audit;
const TYPING_MS = 250;

const PERIOD_OPTIONS = [
  { value: '', label: words.anyTime },
  ...AUDIT_PERIODS.map((value) => ({ value, label: words.periods[value] })),
];
/** Includes groups of actions. */
const ACTION_OPTIONS = [
  { value: '', label: words.anyAction },
  ...Object.entries(AUDIT_GROUP_TEXTS).map(([group, label]) => ({
    group: label,
    items: [
      { value: group, label: words.group(label) },
      ...Object.keys(AUDIT_ACTION_TEXTS)
        .filter((action) => action.startsWith(`${group}.`))
        .map((value) => ({ value, label: auditActionText(value) })),
    ],
  })),
];
const OUTCOME_OPTIONS = [
  { value: '', label: words.anyOutcome },
  ...AUDIT_OUTCOMES.map((value) => ({ value, label: words.outcomes[value] })),
];

const emptyToUndefined = (value: string) => (value === '' ? undefined : value);

interface FilterFieldsProps extends AuditSearchProps {
  readonly workspaces: ReadonlyMap<number, string>;
}

/** Renders the choices of all filters with their buttons. */
export function FilterPanel({ onClose, ...props }: FilterFieldsProps & { readonly onClose: () => void }) {
  const { search, onSearch } = props;
  return (
    <>
      <FilterFields {...props} />
      <div className={styles.foot}>
        {countAuditFilters(search) === 0 ? null : (
          <Button variant="subtle" onClick={() => onSearch(NO_FILTER)}>
            {words.clear}
          </Button>
        )}
        <Button variant="filled" onClick={onClose}>
          {words.done}
        </Button>
      </div>
    </>
  );
}

/** Renders the choices of all filters, in the URL. [PLUS-22] */
export function FilterFields({ search, onSearch, workspaces }: FilterFieldsProps) {
  return (
    <div className={styles.fields}>
      <NativeSelect
        label={words.period}
        data={PERIOD_OPTIONS}
        value={search.when ?? ''}
        onChange={({ currentTarget }) =>
          onSearch({
            when: AUDIT_PERIODS.find((period) => period === currentTarget.value),
            from: undefined,
            to: undefined,
          })
        }
      />
      <div className={styles.days}>
        <TextInput
          type="date"
          label={words.from}
          max={search.to}
          value={search.from ?? ''}
          onChange={({ currentTarget }) =>
            onSearch({ when: undefined, from: emptyToUndefined(currentTarget.value) })
          }
        />
        <TextInput
          type="date"
          label={words.to}
          min={search.from}
          value={search.to ?? ''}
          onChange={({ currentTarget }) =>
            onSearch({ when: undefined, to: emptyToUndefined(currentTarget.value) })
          }
        />
      </div>
      <WorkspaceChoices search={search} onSearch={onSearch} workspaces={workspaces} />
      <TextFilter
        label={words.actor}
        placeholder={words.actorHint}
        value={search.actor ?? ''}
        onChange={(actor) => onSearch({ actor })}
      />
      <NativeSelect
        label={words.action}
        data={ACTION_OPTIONS}
        value={search.action ?? ''}
        onChange={({ currentTarget }) => onSearch({ action: emptyToUndefined(currentTarget.value) })}
      />
      <TextFilter
        label={words.object}
        placeholder={words.objectHint}
        value={search.object ?? ''}
        onChange={(object) => onSearch({ object })}
      />
      <NativeSelect
        label={words.outcome}
        data={OUTCOME_OPTIONS}
        value={search.outcome ?? ''}
        onChange={({ currentTarget }) =>
          onSearch({ outcome: AUDIT_OUTCOMES.find((outcome) => outcome === currentTarget.value) })
        }
      />
    </div>
  );
}

function WorkspaceChoices({ search, onSearch, workspaces }: FilterFieldsProps) {
  const { workspace: chosen = [] } = search;
  const choose = (id: number, isChosen: boolean) => {
    const next = isChosen ? [...chosen, id] : chosen.filter((one) => one !== id);
    onSearch({ workspace: next.length === 0 ? undefined : next });
  };
  if (workspaces.size === 0) return null;
  return (
    <fieldset className={styles.choices}>
      <legend>{words.where}</legend>
      <div className={styles.choiceList}>
        {[...workspaces].map(([id, name]) => (
          <Checkbox
            key={id}
            label={name}
            checked={chosen.includes(id)}
            onChange={({ currentTarget }) => choose(id, currentTarget.checked)}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface TextFilterProps {
  readonly label: string;
  readonly placeholder: string;
  readonly value: string;
  readonly onChange: (value: string | undefined) => void;
}

/** Renders a text filter, debounced; a changed URL replaces the text, but not while the user types. */
function TextFilter({ value, onChange, ...field }: TextFilterProps) {
  const [typed, setTyped] = useState(value);
  const [last, setLast] = useState(value);
  const apply = useDebouncedCallback((text: string) => onChange(emptyToUndefined(text.trim())), {
    delay: TYPING_MS,
    flushOnUnmount: true,
  });
  if (value !== last) {
    setLast(value);
    if (value !== typed.trim() && !apply.isPending()) setTyped(value);
  }
  return (
    <TextInput
      {...field}
      autoComplete="off"
      maxLength={100}
      value={typed}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        apply(currentTarget.value);
      }}
    />
  );
}
