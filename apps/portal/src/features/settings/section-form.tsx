import { Group, Stack } from '@mantine/core';
import { screens } from '@partyline/texts';
import { BusyButton, DisabledReason } from '@partyline/ui';
import type { UseMutationResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { failureText } from '../../forms/failure-text.ts';
import type { MutationForm } from '../../forms/use-mutation-form.ts';
import { MessageBox } from '../../shell/messages/message-box.tsx';

interface OutcomeProps {
  readonly mutation: Pick<UseMutationResult<unknown, unknown, never>, 'error' | 'isSuccess'>;
  readonly done: string | null;
}

/** Scrolls the outcome into view: a form may be higher than a phone, and its outcome is below it. */
const reveal = (outcome: HTMLElement | null) => outcome?.scrollIntoView({ block: 'nearest' });

/** Renders the outcome of a mutation, scrolled into view. */
export function Outcome({ mutation: { error, isSuccess }, done }: OutcomeProps) {
  const failure = failureText(error);
  const isShown = failure !== null || (isSuccess && done !== null);
  return (
    <div ref={isShown ? reveal : undefined} role="status">
      {failure === null ? null : <MessageBox type="error">{failure}</MessageBox>}
      {isSuccess && done !== null ? <MessageBox type="success">{done}</MessageBox> : null}
    </div>
  );
}

interface SectionFormProps extends Pick<MutationForm<unknown>, 'isBusy' | 'onSubmit'> {
  /** Accessible name, if the section has more than the form. */
  readonly label?: string;
  readonly children: ReactNode;
  readonly submitLabel?: string;
  readonly busyLabel?: string;
  readonly variant?: 'filled' | 'default';
  /** Why the form cannot be submitted. */
  readonly refusal?: string | undefined;
  readonly actions?: ReactNode;
}

/** Renders a form in a section. */
export function SectionForm({
  label,
  children,
  submitLabel = screens.myAccount.save,
  busyLabel = screens.myAccount.saving,
  variant = 'default',
  refusal,
  actions,
  isBusy,
  onSubmit,
}: SectionFormProps) {
  return (
    <form
      noValidate
      aria-label={label}
      onSubmit={(event) => {
        if (refusal === undefined) onSubmit(event);
        else event.preventDefault();
      }}
    >
      <Stack gap="lg">
        {children}
        <Group gap="sm">
          <DisabledReason reason={refusal}>
            <BusyButton type="submit" variant={variant} isBusy={isBusy}>
              {isBusy ? busyLabel : submitLabel}
            </BusyButton>
          </DisabledReason>
          {actions}
        </Group>
      </Stack>
    </form>
  );
}
