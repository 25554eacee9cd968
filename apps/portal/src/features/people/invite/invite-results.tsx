import { Button, Modal } from '@mantine/core';
import { screens } from '@partyline/texts';
import {
  BusyButton,
  ModalFooter,
  StateGlyph,
  UNDESCRIBED,
  useCloseRequest,
  useReturnFocus,
} from '@partyline/ui';
import { IconCircleCheck } from '@tabler/icons-react';
import styles from './invite-dialog.module.css';
import type { InviteMany, InviteResult, SharedInvitation } from './use-invite-many.ts';

const words = screens.inviteDialog;
const GLYPHS = { waiting: 'starting', refused: 'error', failed: 'failed', update: 'warning' } as const;

interface InviteResultsProps {
  readonly many: InviteMany & { readonly results: readonly InviteResult[] };
  readonly shared: SharedInvitation;
  /** Returns to the form with the unsent addresses. */
  readonly onEdit: (addresses: readonly string[]) => void;
  readonly onClose: () => void;
}

/** Renders the result of each address, with actions for unsent ones. [PLUS-2, INV-20, INV-33] */
export function InviteResults({ many, shared, onEdit, onClose }: InviteResultsProps) {
  useReturnFocus();
  useCloseRequest(onClose);
  const { results, isBusy } = many;
  const sent = results.filter(({ state }) => state === 'sent').length;
  const failed = results.filter(({ state }) => state === 'failed').map(({ email }) => email);
  const left = results.filter(({ state }) => state !== 'sent').map(({ email }) => email);
  const done = results.filter(({ state }) => state !== 'waiting').length;
  return (
    <Modal {...UNDESCRIBED} opened title={words.results} onClose={onClose}>
      <p role="status" className={styles.summary} data-autofocus tabIndex={-1}>
        {isBusy && done < results.length
          ? words.sending(done, results.length)
          : words.resultsSummary(sent, left.length)}
      </p>
      <ul className={styles.results} aria-label={words.results}>
        {results.map((result) => (
          <ResultItem
            key={result.email}
            {...result}
            isBusy={isBusy}
            onUpdate={() => void many.update(result.email, shared)}
          />
        ))}
      </ul>
      <ModalFooter>
        {isBusy || left.length === 0 ? null : <Button onClick={() => onEdit(left)}>{words.edit}</Button>}
        {isBusy || failed.length === 0 ? null : (
          <Button onClick={() => void many.send(failed, shared)}>{words.retry(failed.length)}</Button>
        )}
        <Button variant="filled" onClick={onClose}>
          {words.close}
        </Button>
      </ModalFooter>
    </Modal>
  );
}

function ResultItem({
  email,
  state,
  message,
  isBusy,
  onUpdate,
}: InviteResult & { readonly isBusy: boolean; readonly onUpdate: () => void }) {
  return (
    <li className={styles.result} data-state={state}>
      {state === 'sent' ? (
        <IconCircleCheck size={16} stroke={1.75} aria-hidden="true" />
      ) : (
        <StateGlyph glyph={GLYPHS[state]} size={16} />
      )}
      <span className={styles.address}>{email}</span>
      <span className={styles.outcome}>{outcomeText(state, message)}</span>
      {state === 'update' ? (
        <BusyButton size="xs" isBusy={isBusy} onClick={onUpdate}>
          {words.update}
        </BusyButton>
      ) : null}
    </li>
  );
}

function outcomeText(state: InviteResult['state'], message: string | undefined): string {
  if (state === 'sent') return words.resultSent;
  if (state === 'update') return words.resultUpdate;
  return message ?? words.waiting;
}
