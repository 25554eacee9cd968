import { Button, Stack, Text } from '@mantine/core';
import { listInviteCapable } from '@partyline/permissions';
import { STORED_ROLES } from '@partyline/roles';
import { accountOwnerText, roleNameText, screens } from '@partyline/texts';
import { EmptyState, Frame, Section, Toolbar } from '@partyline/ui';
import { printTemplate, placeIn } from '@partyline/invitations';
import { IconDownload, IconLock } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { userContext } from '../../../dates.ts';
import { useMe } from '../../../session/me.ts';
import { MessageBox } from '../../../shell/messages/message-box.tsx';
import { Loaded } from '../../../shell/loading/loaded.tsx';
import { useCircumstances } from '../../../session/rights.ts';
import { MEMBER_SKELETON } from '../people-skeleton.tsx';
import { peopleWorkspacesQuery, type PeopleWorkspace } from '../queries.ts';
import { saveCsv } from '../../../forms/save-file.ts';
import { DropFile } from './drop-file.tsx';
import { ImportPreview } from './import-preview.tsx';
import { ImportSending } from './import-sending.tsx';
import { useImportCheck } from './use-import-check.ts';
import { useImportSend } from './use-import-send.ts';

const words = screens.importPeople;
const people = screens.manageInvite;
const ROLE_NAMES = STORED_ROLES.map((role) => ({ role, name: roleNameText(role) }));
const LOCK = <IconLock size={24} stroke={1.5} aria-hidden="true" />;
const DOWN = <IconDownload size={16} stroke={1.75} aria-hidden="true" />;

export interface ImportPageProps {
  /** The workspace of rows that name none. [GV-22] */
  readonly workspaceId: number | undefined;
  readonly backLink: ReactNode;
}

/** Checks every row of a CSV file, then sends the valid ones. [INV-10, CSV-4, PLUS-2, GV-13, GV-14] */
export function ImportPage({ workspaceId, backLink }: ImportPageProps) {
  const { accountName } = useMe().user;
  const circumstances = useCircumstances();
  const query = useQuery(peopleWorkspacesQuery);
  return (
    <Stack pt="lg">
      <Section title={words.title} tools={backLink}>
        <Loaded read={query} words={people} loading={<Frame>{MEMBER_SKELETON}</Frame>}>
          {(workspaces) => {
            const capable = listInviteCapable(workspaces, circumstances);
            if (capable.length > 0) return <Import {...{ workspaces, capable, workspaceId }} />;
            return (
              <EmptyState icon={LOCK} title={people.noRightsTitle}>
                {people.noRightsText(accountOwnerText(accountName))}
              </EmptyState>
            );
          }}
        </Loaded>
      </Section>
    </Stack>
  );
}

interface ImportProps {
  readonly workspaces: readonly PeopleWorkspace[];
  readonly capable: readonly PeopleWorkspace[];
  readonly workspaceId: number | undefined;
}

function Import({ workspaces, capable, workspaceId }: ImportProps) {
  const inviterEmail = useMe().user.email;
  const circumstances = useCircumstances();
  const fallback = capable.find(({ id }) => id === workspaceId);
  const checked = useImportCheck();
  const sending = useImportSend(fallback?.id);
  const choose = (file: File) => {
    sending.reset();
    checked.check(file, {
      inviterEmail,
      nowMs: Date.now(),
      timeZone: userContext().timeZone,
      roleNames: ROLE_NAMES,
      workspaces: workspaces.map((workspace) => ({ ...workspace, ...placeIn(workspace, circumstances) })),
      ...(fallback !== undefined && { defaultWorkspaceId: fallback.id }),
    });
  };
  const [example = fallback] = capable;
  const template = () => saveCsv([printTemplate((fallback ?? example)?.name ?? '')], words.templateFile);
  const isSending = sending.phase === 'sending' || sending.phase === 'stopping';
  return (
    <>
      {isSending ? null : (
        <Stack gap="sm">
          <DropFile isCompact={checked.phase === 'checked'} onFile={choose} />
          <Toolbar>
            <Button variant="subtle" leftSection={DOWN} onClick={template}>
              {words.template}
            </Button>
            {fallback === undefined ? null : (
              <Text c="dimmed" fz="sm">
                {words.fallback(fallback.name)}
              </Text>
            )}
          </Toolbar>
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
        <>
          <ImportSending {...{ checked, sending }} />
          <ImportPreview rows={checked.rows} results={sending.results} />
        </>
      ) : null}
    </>
  );
}
