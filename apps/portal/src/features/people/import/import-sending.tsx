import { Button, Group, Progress, Stack, Text } from '@mantine/core';
import { importGroupOf, printImport, type CheckedRow, type ImportGroup } from '@partyline/invitations';
import { screens } from '@partyline/texts';
import { BusyButton, DisabledReason, ConfirmModal } from '@partyline/ui';
import { IconDownload, IconSend } from '@tabler/icons-react';
import { useState } from 'react';
import { useBlocker } from '@tanstack/react-router';
import { MessageBox } from '../../../shell/messages/message-box.tsx';
import { saveCsv } from '../../../forms/save-file.ts';
import type { ImportCheck } from './use-import-check.ts';
import type { ImportSending as Sending } from './use-import-send.ts';
import { getSession } from '../../../session/session-store.ts';

const words = screens.importPeople;
const DOWN = <IconDownload size={16} stroke={1.75} aria-hidden="true" />;
const SEND = <IconSend size={16} stroke={1.75} aria-hidden="true" />;

interface ImportSendingProps {
  readonly checked: ImportCheck;
  readonly sending: Sending;
}

const countOf = (rows: readonly CheckedRow[], status: CheckedRow['status']): number =>
  rows.reduce((sum, row) => sum + (row.status === status ? 1 : 0), 0);

/** Renders the check, the progress, and a file of the invalid rows. [PLUS-2, GV-14, INV-31] */
export function ImportSending({ checked, sending }: ImportSendingProps) {
  const { rows, fileName } = checked;
  const { phase, results, failure } = sending;
  const valid = countOf(rows, 'valid');
  const sent = results.filter(({ status }) => status === 'sent').length;
  const isSending = phase === 'sending' || phase === 'stopping';
  const answers = new Map(results.map(({ checked: row, status }) => [row, status]));
  const inGroup = (group: ImportGroup) =>
    rows.filter((row) => importGroupOf(row, answers.get(row)) === group);
  const refused = results.length - sent;
  // What is there already needs no correction.
  const bad = inGroup('bad');
  const counts = [
    words.valid(inGroup('ready').length),
    sent > 0 ? words.sent(sent) : '',
    bad.length > 0 ? words.invalid(bad.length) : '',
    inGroup('there').length > 0 ? words.duplicate(inGroup('there').length) : '',
  ].filter((text) => text !== '');
  const [savedCount, setSavedCount] = useState(0);
  const saveBad = () => {
    saveCsv([printImport(bad.map(({ cells }) => cells))], words.badFile(fileName));
    setSavedCount(bad.length);
  };
  const isUnsaved = phase !== 'none' && bad.length > savedCount;
  return (
    <Stack component="section" gap="md" aria-label={words.summary}>
      {isSending || isUnsaved ? (
        <LeaveGuard reason={isSending ? words.leaveSending : words.leaveBadRows(bad.length)} />
      ) : null}
      <p>
        <b>{fileName}</b>
      </p>
      <div role="status">
        <Group component="ul" gap="lg">
          {counts.map((text, index) => (
            <Text component="li" key={text} {...(index === 0 ? { fw: 'bold' } : { c: 'dimmed' })}>
              {text}
            </Text>
          ))}
        </Group>
      </div>
      {rows.length === 0 ? <p>{words.noRows}</p> : null}
      {phase === 'none' ? null : (
        <Progress.Root size="lg" aria-hidden>
          <Progress.Section value={(results.length / Math.max(valid, 1)) * 100} />
        </Progress.Root>
      )}
      {phase === 'none' ? null : (
        <p role="status">
          {phase === 'done' ? words.done(sent) : words.sending(sent, valid)}
          {refused > 0 ? ` ${words.notSent(refused)}` : null}
        </p>
      )}
      {phase === 'stopped' ? <MessageBox type="info">{words.stopped}</MessageBox> : null}
      {phase === 'failed' ? (
        <MessageBox type="error">
          {failure} {words.failed}
        </MessageBox>
      ) : null}
      <Group gap="sm">
        {phase === 'none' ? (
          <DisabledReason reason={valid === 0 ? words.nothingValid : undefined}>
            <Button variant="filled" leftSection={SEND} onClick={() => sending.start(rows)}>
              {words.send(valid)}
            </Button>
          </DisabledReason>
        ) : null}
        {isSending ? (
          <BusyButton isBusy={phase === 'stopping'} onClick={sending.stop}>
            {phase === 'stopping' ? words.stopping : words.cancel}
          </BusyButton>
        ) : null}
        {phase === 'stopped' || phase === 'failed' ? (
          <Button variant="filled" leftSection={SEND} onClick={sending.resume}>
            {words.retry(valid - results.length)}
          </Button>
        ) : null}
        {bad.length === 0 || isSending ? null : (
          <Button leftSection={DOWN} onClick={saveBad}>
            {words.badRows(bad.length)}
          </Button>
        )}
        {phase === 'none' && valid > 0 ? (
          <Text c="dimmed" fz="sm">
            {words.nothingSent}
          </Text>
        ) : null}
      </Group>
    </Stack>
  );
}

interface LeaveGuardProps {
  /** What leaving would lose. */
  readonly reason: string;
}

/** Confirms leaving while rendered; never blocks the end of a session. [PLUS-2] */
function LeaveGuard({ reason }: LeaveGuardProps) {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      current.pathname !== next.pathname && getSession().status === 'signed-in',
    enableBeforeUnload: true,
    withResolver: true,
  });
  if (blocker.status !== 'blocked') return null;
  return (
    <ConfirmModal
      title={words.leaveTitle}
      confirmLabel={words.leave}
      cancelLabel={words.stay}
      onConfirm={blocker.proceed}
      onCancel={blocker.reset}
    >
      <p>{reason}</p>
    </ConfirmModal>
  );
}
