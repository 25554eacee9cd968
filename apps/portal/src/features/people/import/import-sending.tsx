import { Button, Group, Progress, Stack, Text } from '@mantine/core';
import { printImport, type CheckedRow, type ImportGroup } from '@partyline/invitations';
import { screens } from '@partyline/texts';
import { BusyButton, DisabledReason, ConfirmModal } from '@partyline/ui';
import { IconDownload, IconSend } from '@tabler/icons-react';
import { useState } from 'react';
import { useBlocker } from '@tanstack/react-router';
import { MessageBox } from '../../../shell/messages/message-box.tsx';
import { saveCsv } from '../../../forms/save-file.ts';
import { groupOf, type ListedRow } from './listed-rows.ts';
import type { ImportSending as Sending } from './use-import-send.ts';
import { getSession } from '../../../session/session-store.ts';

const words = screens.importPeople;
const DOWN = <IconDownload size={16} stroke={1.75} aria-hidden="true" />;
const SEND = <IconSend size={16} stroke={1.75} aria-hidden="true" />;

interface ImportSendingProps {
  readonly fileName: string;
  readonly rows: readonly ListedRow[];
  readonly sending: Sending;
}

/** Returns the rows that are sent next: valid ones without an answer. */
function listSendable(rows: readonly ListedRow[]): readonly CheckedRow[] {
  return rows
    .filter(({ checked, sent, isLeftOut }) => checked.status === 'valid' && sent === undefined && !isLeftOut)
    .map(({ checked }) => checked);
}

/** Renders the check, the progress, and a file of the invalid rows. [PLUS-2, GV-14, INV-31] */
export function ImportSending({ fileName, rows, sending }: ImportSendingProps) {
  const { phase, failure } = sending;
  const sendable = listSendable(rows);
  const answered = rows.filter(({ sent }) => sent !== undefined);
  const sent = answered.filter((row) => row.sent?.status === 'sent').length;
  const total = answered.length + sendable.length;
  const isSending = phase === 'sending' || phase === 'stopping';
  const inGroup = (group: ImportGroup) => rows.filter((row) => groupOf(row) === group);
  const refused = answered.length - sent;
  // What is there already needs no correction.
  const bad = inGroup('bad');
  const figures = [
    [inGroup('there').length, words.duplicate],
    [inGroup('out').length, words.leftOut],
  ] as const;
  const counts = [
    words.valid(inGroup('ready').length),
    sent > 0 ? words.sent(sent) : '',
    bad.length > 0 ? words.invalid(bad.length) : '',
    ...figures.map(([count, text]) => (count > 0 ? text(count) : '')),
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
          <Progress.Section value={(answered.length / Math.max(total, 1)) * 100} />
        </Progress.Root>
      )}
      {phase === 'none' ? null : (
        <p role="status">
          {phase === 'done' ? words.done(sent) : words.sending(sent, total)}
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
        {phase === 'none' || (phase === 'done' && sendable.length > 0) ? (
          <DisabledReason reason={sendable.length === 0 ? words.nothingValid : undefined}>
            <Button variant="filled" leftSection={SEND} onClick={() => sending.start(sendable)}>
              {words.send(sendable.length)}
            </Button>
          </DisabledReason>
        ) : null}
        {isSending ? (
          <BusyButton isBusy={phase === 'stopping'} onClick={sending.stop}>
            {phase === 'stopping' ? words.stopping : words.cancel}
          </BusyButton>
        ) : null}
        {phase === 'stopped' || phase === 'failed' ? (
          <Button variant="filled" leftSection={SEND} onClick={() => sending.start(sendable)}>
            {words.retry(sendable.length)}
          </Button>
        ) : null}
        {bad.length === 0 || isSending ? null : (
          <Button leftSection={DOWN} onClick={saveBad}>
            {words.badRows(bad.length)}
          </Button>
        )}
        {phase === 'none' && sendable.length > 0 ? (
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
