import { Paper, Text, Title } from '@mantine/core';
import type { WhoCanData } from '@partyline/contract';
import { ROLE_SUMMARIES, roleNameText, screens } from '@partyline/texts';
import { RadioList } from '@partyline/ui';
import { useState } from 'react';
import { useMe } from '../../../session/me.ts';
import { LongSelect } from '../../../shell/page/long-select.tsx';
import { nameOf } from './able-section.tsx';
import { Step, type StepActs } from './step.tsx';
import { UnableList } from './unable-list.tsx';
import { needTexts } from './way-text.ts';
import { askedIn, endText, NEWCOMER, optionsOf, type Asked } from './ways.ts';
import type { WhoCanSearchProps } from './who-can-search.ts';
import styles from './who-can.module.css';

const words = screens.whoCan;

interface WouldAllowProps extends WhoCanSearchProps, StepActs {
  readonly data: WhoCanData;
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
          <LongSelect
            className={styles.choice}
            aria-label={words.member}
            data={choicesOf(data)}
            value={asked?.person?.email ?? NEWCOMER}
            allowDeselect={false}
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

function Ways({ asked, data, ...acts }: WouldAllowProps & { readonly asked: Asked }) {
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
      {option === undefined ? null : <Step {...acts} {...{ data, asked, option, place }} />}
    </>
  );
}
