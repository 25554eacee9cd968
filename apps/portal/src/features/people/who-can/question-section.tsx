import { Button, Paper, Select, Text } from '@mantine/core';
import type { Workspace } from '@partyline/contract';
import { ACT_CODES, isAccountAct, MATRIX_PLACES, placedActionOf, type ActCode } from '@partyline/permissions';
import { screens, WHO_CAN_ACTS } from '@partyline/texts';
import { useMemo } from 'react';
import { useMe } from '../../../session/me.ts';
import { LongSelect } from '../../../shell/page/long-select.tsx';
import { devicesOf, type WhoCanQuestion } from './who-can-query.ts';
import { INTERNAL_ACTS } from './way-text.ts';
import type { WhoCanSearchProps } from './who-can-search.ts';
import styles from './who-can.module.css';

const words = screens.whoCan;
const SUGGESTED: readonly ActCode[] = [
  'instance.start',
  'instance.stop',
  'workspace.invite',
  'workspace.move-instances',
  'subscription.update',
  'workspace.delete',
];

const ACT_CHOICES = MATRIX_PLACES.map((place) => ({
  group: words.places[place],
  items: ACT_CODES.filter((act) => placedActionOf(act).place === place && !INTERNAL_ACTS.has(act)).map(
    (act) => ({
      value: act,
      label: WHO_CAN_ACTS[act],
    }),
  ),
}));

const workspaceValue = (id: number) => `w${id}`;
const deviceValue = (vicUuid: string) => `d${vicUuid}`;

function objectChoices(workspaces: readonly Workspace[], withDevices: boolean) {
  const ofWorkspaces = workspaces.map(({ id, name }) => ({ value: workspaceValue(id), label: name }));
  if (!withDevices) return ofWorkspaces;
  const ofDevices = workspaces.flatMap((workspace) =>
    devicesOf(workspace).map(({ vicUuid, deviceName }) => ({
      value: deviceValue(vicUuid),
      label: `${deviceName}, ${workspace.name}`,
    })),
  );
  return [
    { group: words.workspaces, items: ofWorkspaces },
    ...(ofDevices.length === 0 ? [] : [{ group: words.devices, items: ofDevices }]),
  ];
}

interface QuestionProps extends WhoCanSearchProps {
  readonly question: WhoCanQuestion;
  readonly workspaces: readonly Workspace[];
}

/** Renders the sentence with its two choices, and further acts to ask about. [PLUS-35] */
export function QuestionSection({ question, workspaces, onSearch }: QuestionProps) {
  const { act } = question;
  const changeAct = (next: ActCode) => onSearch({ act: next, person: undefined });
  return (
    <Paper withBorder component="section" aria-label={words.question}>
      <div className={styles.sentence}>
        <span>{words.before}</span>
        <Select
          className={styles.choice}
          aria-label={words.act}
          data={ACT_CHOICES}
          value={act}
          allowDeselect={false}
          searchable
          nothingFoundMessage={words.noMatch}
          onChange={(value) => (value === null ? undefined : changeAct(value))}
        />
        <span>{words.between}</span>
        <ObjectChoice {...{ question, workspaces, onSearch }} />
        <span>{words.after}</span>
        <Text span className={styles.source} c="dimmed" size="sm">
          {words.fromRules}
        </Text>
      </div>
      <div className={styles.also} role="group" aria-label={words.askAlso}>
        <Text span c="dimmed" size="sm">
          {words.askAlso}
        </Text>
        {SUGGESTED.filter((each) => each !== act).map((each) => (
          <Button key={each} size="compact-sm" onClick={() => changeAct(each)}>
            {WHO_CAN_ACTS[each]}
          </Button>
        ))}
      </div>
    </Paper>
  );
}

function ObjectChoice({ question, workspaces, onSearch }: Omit<QuestionProps, 'search'>) {
  const { accountName } = useMe().user;
  const { act, workspaceId, vicUuid } = question;
  const isOfDevice = placedActionOf(act).place === 'instance';
  const data = useMemo(() => objectChoices(workspaces, isOfDevice), [workspaces, isOfDevice]);
  if (isAccountAct(act)) return <b>{accountName}</b>;
  const value =
    vicUuid === null ? (workspaceId === null ? null : workspaceValue(workspaceId)) : deviceValue(vicUuid);
  return (
    <LongSelect
      className={styles.choice}
      aria-label={words.object}
      data={data}
      value={value}
      allowDeselect={false}
      nothingFoundMessage={words.noMatch}
      onChange={(chosen) => {
        if (chosen === null) return;
        const id = chosen.slice(1);
        onSearch(
          chosen.startsWith('d')
            ? { device: id, workspace: undefined, person: undefined }
            : { device: undefined, workspace: Number(id), person: undefined },
        );
      }}
    />
  );
}
