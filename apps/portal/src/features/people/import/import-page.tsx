import { Button, Group, Stack, Text } from '@mantine/core';
import { listInviteCapable } from '@partyline/permissions';
import { accountOwnerText, screens } from '@partyline/texts';
import { EmptyState, Frame, Section, Toolbar } from '@partyline/ui';
import { printTemplate } from '@partyline/invitations';
import { IconDownload, IconLock } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { useMe } from '../../../session/me.ts';
import { MessageBox } from '../../../shell/messages/message-box.tsx';
import { Loaded } from '../../../shell/loading/loaded.tsx';
import { useCircumstances } from '../../../session/rights.ts';
import { MEMBER_SKELETON } from '../people-skeleton.tsx';
import { peopleWorkspacesQuery, type PeopleWorkspace } from '../queries.ts';
import { saveCsv } from '../../../forms/save-file.ts';
import { DropFile } from './drop-file.tsx';
import { ImportTable } from './import-table.tsx';
import { PasteRows } from './paste-rows.tsx';
import { useImportCheck, type ImportSource } from './use-import-check.ts';
import { useImportDraft } from './use-import-draft.ts';
import { useImportQuestion } from './use-import-question.ts';
import { useImportSend } from './use-import-send.ts';

const words = screens.importPeople;
const people = screens.manageInvite;
const LOCK = <IconLock size={24} stroke={1.5} aria-hidden="true" />;
const DOWN = <IconDownload size={16} stroke={1.75} aria-hidden="true" />;

export interface ImportPageProps {
  /** The workspace of rows that name none. [GV-22] */
  readonly workspaceId: number | undefined;
  readonly backLink: ReactNode;
}

/** Checks every row of a CSV file or of pasted rows, then sends the valid ones. [INV-10, CSV-4, PLUS-2, GV-13, GV-14] */
export function ImportPage({ workspaceId, backLink }: ImportPageProps) {
  const query = useQuery(peopleWorkspacesQuery);
  return (
    <Stack pt="lg">
      <Section title={words.title} tools={backLink}>
        <Loaded read={query} words={people} loading={<Frame>{MEMBER_SKELETON}</Frame>}>
          {(workspaces) => <Import {...{ workspaces, workspaceId }} />}
        </Loaded>
      </Section>
    </Stack>
  );
}

interface ImportProps {
  readonly workspaces: readonly PeopleWorkspace[];
  readonly workspaceId: number | undefined;
}

function Import({ workspaces, workspaceId }: ImportProps) {
  const { accountName } = useMe().user;
  const capable = listInviteCapable(workspaces, useCircumstances());
  // Rows without a workspace stay in it, and say so, if its right is taken away meanwhile.
  const [fallbackId] = useState(() => capable.find(({ id }) => id === workspaceId)?.id);
  const question = useImportQuestion(workspaces, fallbackId);
  const draft = useImportDraft(String(fallbackId ?? ''));
  const checked = useImportCheck();
  const sending = useImportSend(fallbackId);
  const { name, text, isCopied } = draft.values;

  const check = (source: ImportSource) => {
    const isFile = 'file' in source;
    const ofSource = { ...question, isCopied: isFile ? false : source.isCopied };
    const setTable = (read: string) =>
      draft.setTable({
        name: isFile ? source.file.name : source.name,
        text: read,
        isCopied: ofSource.isCopied,
      });
    // A refused file is chosen again; refused rows stay, to be changed.
    if (!isFile) setTable(source.text);
    sending.reset();
    checked.check({ source, question: ofSource, onText: isFile ? setTable : () => undefined });
  };
  const isRestored = name !== '' && checked.phase === 'none';
  // Once for each restored table; its check reads the newest values.
  const restore = useEffectEvent(() =>
    checked.check({
      source: { name, text, isCopied },
      question: { ...question, isCopied },
      onText: () => undefined,
    }),
  );
  useEffect(() => {
    if (isRestored) restore();
  }, [isRestored]);

  if (capable.length === 0 && checked.phase === 'none' && name === '') {
    return (
      <EmptyState icon={LOCK} title={people.noRightsTitle}>
        {people.noRightsText(accountOwnerText(accountName))}
      </EmptyState>
    );
  }
  const startOver = () => {
    sending.reset();
    checked.reset();
    draft.clear();
  };
  const fallback = workspaces.find(({ id }) => id === fallbackId);
  const isSending = sending.phase === 'sending' || sending.phase === 'stopping';
  return (
    <>
      {isSending ? null : (
        <Stack gap="sm">
          <DropFile isCompact={checked.phase === 'checked'} onFile={(file) => check({ file })} />
          {checked.phase === 'checked' ? null : (
            <PasteRows
              value={isCopied ? text : ''}
              onChange={(typed) => draft.setTable({ name: '', text: typed, isCopied: true })}
              onCheck={(pasted) => check({ name: words.pastedName, text: pasted, isCopied: true })}
            />
          )}
          <ImportTools
            example={(fallback ?? capable[0])?.name ?? ''}
            fallbackName={fallback?.name}
            onStartOver={checked.phase === 'checked' ? startOver : undefined}
          />
        </Stack>
      )}
      {checked.phase === 'checking' ? <p role="status">{words.checking(checked.rows.length)}</p> : null}
      {checked.phase === 'refused' ? (
        <MessageBox type="error">
          <b>{checked.fileName}</b>
          {checked.issues.map((issue) => (
            <p key={issue}>{issue}</p>
          ))}
        </MessageBox>
      ) : null}
      {checked.phase === 'checked' ? (
        <ImportTable {...{ checked, sending, draft, question, workspaces }} />
      ) : null}
    </>
  );
}

interface ImportToolsProps {
  /** A workspace for the template. */
  readonly example: string;
  readonly fallbackName: string | undefined;
  /** Undefined: there is nothing to discard. */
  readonly onStartOver: (() => void) | undefined;
}

function ImportTools({ example, fallbackName, onStartOver }: ImportToolsProps) {
  return (
    <>
      <Text c="dimmed" fz="sm">
        {words.endsHint}
        {fallbackName === undefined ? null : ` ${words.fallback(fallbackName)}`}
      </Text>
      <Toolbar>
        <Group gap="sm">
          <Button
            variant="subtle"
            leftSection={DOWN}
            onClick={() => saveCsv([printTemplate(example)], words.templateFile)}
          >
            {words.template}
          </Button>
          {onStartOver === undefined ? null : (
            <Button variant="subtle" onClick={onStartOver}>
              {words.startOver}
            </Button>
          )}
        </Group>
      </Toolbar>
    </>
  );
}
