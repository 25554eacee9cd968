import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { AUDIT_OUTCOMES } from '@partyline/contract';
import { AUDIT_ACTION_TEXTS, AUDIT_GROUP_TEXTS, auditActionText, screens } from '@partyline/texts';
import { BusyButton } from '@partyline/ui';
import { useState } from 'react';
import { IconDownload } from '@tabler/icons-react';
import type { AuditSearchProps } from './audit-page.tsx';
import styles from './audit-page.module.css';
import { isAuditNarrowed, type AuditSearch } from './audit-search.ts';
import { failureText } from '../../forms/failure-text.ts';
import { MessageBox } from '../../shell/messages/message-box.tsx';
import { useAuditExport } from './use-audit-export.ts';

const words = screens.audit;
const DOWN = <IconDownload size={16} stroke={1.75} aria-hidden="true" />;
const TYPING_MS = 250;
const NO_FILTER = {
  actor: undefined,
  action: undefined,
  object: undefined,
  outcome: undefined,
  from: undefined,
  to: undefined,
};

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

/** Filters, in the URL. [PLUS-22] */
export function AuditFilters({ search, onSearch }: AuditSearchProps) {
  return (
    <section className={styles.filters} aria-label={words.filters}>
      <TextFilter
        key={`actor ${search.actor === undefined}`}
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
        key={`object ${search.object === undefined}`}
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
      <TextInput
        type="date"
        label={words.from}
        max={search.to}
        value={search.from ?? ''}
        onChange={({ currentTarget }) => onSearch({ from: emptyToUndefined(currentTarget.value) })}
      />
      <TextInput
        type="date"
        label={words.to}
        min={search.from}
        value={search.to ?? ''}
        onChange={({ currentTarget }) => onSearch({ to: emptyToUndefined(currentTarget.value) })}
      />
      <div className={styles.buttons}>
        {isAuditNarrowed(search) ? <Button onClick={() => onSearch(NO_FILTER)}>{words.clear}</Button> : null}
        <AuditExport search={search} />
      </div>
    </section>
  );
}

interface TextFilterProps {
  readonly label: string;
  readonly placeholder: string;
  readonly value: string;
  readonly onChange: (value: string | undefined) => void;
}

/** Renders a text filter, debounced. */
function TextFilter({ value, onChange, ...field }: TextFilterProps) {
  const [typed, setTyped] = useState(value);
  const apply = useDebouncedCallback((text: string) => onChange(emptyToUndefined(text.trim())), {
    delay: TYPING_MS,
    flushOnUnmount: false,
  });
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

/** Exports filtered entries; tells if truncated. [PLUS-22] */
function AuditExport({ search }: { readonly search: AuditSearch }) {
  const { mutate, isPending, error, data, count } = useAuditExport(search);
  const failure = failureText(error);
  return (
    <>
      <BusyButton leftSection={DOWN} isBusy={isPending} onClick={() => mutate()}>
        {isPending ? words.exporting(count) : words.export}
      </BusyButton>
      {failure === null && data?.isCut !== true ? null : (
        <div className={styles.outcome}>
          {failure === null ? null : (
            <MessageBox type="error">{`${words.exportFailed} ${failure}`}</MessageBox>
          )}
          {data?.isCut === true ? (
            <MessageBox type="warning">{words.exportCut(data.count)}</MessageBox>
          ) : null}
        </div>
      )}
    </>
  );
}
