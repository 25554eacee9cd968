import { Button, Paper, Select, Text, Title } from '@mantine/core';
import type { WayData, WhoCanData, WhoCanPerson } from '@partyline/contract';
import { isAccountLevel } from '@partyline/roles';
import { ROLE_SUMMARIES, roleNameText, screens } from '@partyline/texts';
import { RadioList } from '@partyline/ui';
import { useState, type ReactNode } from 'react';
import { useMe } from '../../../session/me.ts';
import { nameOf } from './able-section.tsx';
import type { ChosenChange } from './change-dialog.tsx';
import { UnableList } from './unable-list.tsx';
import { addsText, changeText, needTexts, type RoleChangeData } from './way-text.ts';
import type { WhoCanSearchProps } from './who-can-search.ts';
import styles from './who-can.module.css';

const words = screens.whoCan;
const NEWCOMER = '';
const SHOWN_AT_MOST = 100;

interface WouldAllowProps extends WhoCanSearchProps {
  readonly data: WhoCanData;
  readonly onChange: (change: ChosenChange) => void;
  readonly renderInviteLink: (props: object) => ReactNode;
  readonly renderCompareLink: (props: object) => ReactNode;
}

interface Asked {
  readonly person: WhoCanPerson | null;
  readonly group: WhoCanData['unable'][number] | null;
  readonly ways: readonly WayData[];
}

/** Returns the member of the address, else the reader, else the first who cannot, else a user without access. */
function askedIn({ unable, newcomerWays, sight }: WhoCanData, email: string | undefined): Asked | null {
  const all = unable.flatMap((group) => group.people.map((person) => ({ person, group, ways: group.ways })));
  const none = sight === 'self' ? null : { person: null, group: null, ways: newcomerWays };
  if (email === NEWCOMER && none !== null) return none;
  return (
    all.find(({ person }) => person.email === email) ??
    all.find(({ person }) => person.isSelf) ??
    all[0] ??
    none
  );
}

/** Renders what would allow the act to one who cannot, from the smallest role. [PLUS-35] */
export function WouldAllowSection(props: WouldAllowProps) {
  const { data, search, onSearch } = props;
  const asked = askedIn(data, search.person);
  const isSelfOnly = data.sight === 'self';
  return (
    <Paper withBorder component="section" aria-labelledby="who-can-ways">
      <div className={styles.head}>
        <Title id="who-can-ways" order={2} size="h4">
          {isSelfOnly ? words.wouldAllowYou : words.wouldAllow}
        </Title>
        {isSelfOnly ? null : (
          <Select
            className={styles.choice}
            aria-label={words.member}
            data={choicesOf(data)}
            value={asked?.person?.email ?? NEWCOMER}
            allowDeselect={false}
            searchable
            limit={SHOWN_AT_MOST}
            nothingFoundMessage={words.noMatch}
            onChange={(person) => onSearch({ person: person ?? undefined })}
          />
        )}
      </div>
      <div className={styles.body}>
        {asked === null ? (
          <Text size="sm">{words.youCan}</Text>
        ) : (
          // Another member or act begins with its first way.
          <Ways key={`${data.act} ${data.workspace?.id} ${asked.person?.email}`} {...props} asked={asked} />
        )}
      </div>
      <UnableList data={data} />
    </Paper>
  );
}

function choicesOf({ unable }: WhoCanData) {
  const people = unable.flatMap((group) => group.people);
  return [
    ...people.map((person) => ({
      value: person.email,
      label: person.name === '' ? person.email : `${nameOf(person)} (${person.email})`,
    })),
    { value: NEWCOMER, label: words.newcomer },
  ];
}

function nowText({ group }: Asked, place: string): string {
  const roles = group?.active.map((role) => roleNameText(role)).join(', ') ?? '';
  if (roles !== '') return words.now(roles, place);
  const suspended = group?.suspended.map((role) => roleNameText(role)).join(', ') ?? '';
  return suspended === '' ? words.nothingNow(place) : words.suspendedNow(suspended, place);
}

function Ways({
  asked,
  data,
  onChange,
  renderInviteLink,
  renderCompareLink,
}: WouldAllowProps & { readonly asked: Asked }) {
  const { accountName } = useMe().user;
  const [chosen, setChosen] = useState('0');
  const place = data.workspace?.name ?? accountName ?? '';
  const [first] = asked.ways;
  const role = asked.group?.active[0];
  const summary = role === undefined ? '' : ` ${ROLE_SUMMARIES[role]}`;
  const options = optionsOf(asked);
  const option = options.find(({ value }) => value === chosen) ?? options[0];
  return (
    <>
      <Text size="sm">{`${nowText(asked, place)}${summary}`}</Text>
      {first === undefined ? <Text size="sm">{words.noWay}</Text> : null}
      {first?.change === null ? (
        <div className={styles.lines}>
          <span>{words.onlyNeeded}</span>
          {needTexts(first.needs, data).map((text) => (
            <b key={text}>{text}</b>
          ))}
        </div>
      ) : null}
      {options.length === 0 ? null : (
        <RadioList
          label={words.ways}
          value={option?.value ?? ''}
          onChange={setChosen}
          options={options.map((each, index) => ({
            value: each.value,
            label: index === 0 ? `${each.label}, ${words.smallest}` : each.label,
            description: (
              <span className={styles.lines}>
                <span>{each.isTemporary ? endText(each.change) : each.adds}</span>
                {each.way.needs.length === 0 ? null : (
                  <span>{words.needed(needTexts(each.way.needs, data).join('; '))}</span>
                )}
                <span>{words.makers(each.change.makers)}</span>
              </span>
            ),
          }))}
        />
      )}
      {option === undefined ? null : (
        <Step
          {...{ asked, option, place, onChange, renderInviteLink, renderCompareLink }}
          workspaceId={data.workspace?.id ?? null}
        />
      )}
    </>
  );
}

interface Option {
  readonly value: string;
  readonly label: string;
  readonly way: WayData;
  readonly change: RoleChangeData;
  readonly adds: string;
  readonly isTemporary: boolean;
}

/** Returns what an end date ends: a replaced role does not come back, a role in another place stays. */
const endText = ({ replaces }: RoleChangeData) => (replaces === null ? words.endsAlone : words.endsAccess);

/**
 * Lists the roles from the smallest, and the smallest again with an end date: not for a resumed access, since setting an end takes
 * access away and so needs more than the right to resume. [HZ-4]
 */
function optionsOf({ ways }: Asked): readonly Option[] {
  const options = ways.flatMap((way, index): Option[] => {
    const { change } = way;
    if (change === null) return [];
    const before = ways[index - 1]?.change?.adds ?? [];
    const label = changeText(change);
    return [{ value: String(index), label, way, change, adds: addsText(change, before), isTemporary: false }];
  });
  const [smallest] = options;
  if (smallest === undefined || smallest.change.isResumed) return options;
  const label = words.onlyUntil(changeText(smallest.change));
  return [...options, { ...smallest, value: 'until', label, isTemporary: true }];
}

interface StepProps extends Pick<WouldAllowProps, 'onChange' | 'renderInviteLink' | 'renderCompareLink'> {
  readonly asked: Asked;
  readonly option: Option;
  readonly place: string;
  readonly workspaceId: number | null;
}

/** Renders the button that makes the change, if the reader may make it and nothing else is needed first. */
function Step({ asked, option, onChange, renderInviteLink, renderCompareLink, ...where }: StepProps) {
  const { change, way, isTemporary } = option;
  const { person, group } = asked;
  const mayMake = change.isMaker && way.needs.length === 0 && person?.isSelf !== true;
  const held = [...(group?.active ?? []), ...(group?.suspended ?? [])];
  const from = held.find((role) => isAccountLevel(role) === isAccountLevel(change.role));
  return (
    <div>
      {mayMake && (person === null || from === undefined) ? (
        <Button variant="outline" renderRoot={renderInviteLink}>
          {words.invite}
        </Button>
      ) : null}
      {mayMake && person !== null && from !== undefined ? (
        <Button variant="outline" onClick={() => onChange({ person, from, change, isTemporary, ...where })}>
          {words.changeRole}
        </Button>
      ) : null}
      <Button variant="subtle" renderRoot={renderCompareLink}>
        {words.compare}
      </Button>
    </div>
  );
}
