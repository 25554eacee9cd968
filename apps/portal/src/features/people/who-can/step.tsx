import { Button, Stack, Text } from '@mantine/core';
import type { WhoCanData } from '@partyline/contract';
import { isAccountLevel } from '@partyline/roles';
import { roleNameText, screens } from '@partyline/texts';
import type { ReactNode } from 'react';
import { dateTimeText } from '../../../dates.ts';
import type { ChosenRequest } from './ask-dialog.tsx';
import type { ChosenChange } from './change-dialog.tsx';
import { makersSeen, makersText } from './makers.ts';
import type { Asked, Option } from './ways.ts';

const words = screens.whoCan;

export interface StepActs {
  readonly onChange: (change: ChosenChange) => void;
  readonly onAsk: (request: ChosenRequest) => void;
  readonly renderInviteLink: (props: object) => ReactNode;
  readonly renderCompareLink: (props: object) => ReactNode;
}

interface StepProps extends StepActs {
  readonly data: WhoCanData;
  readonly asked: Asked;
  readonly option: Option;
  readonly place: string;
}

/** Renders the next act for a way: to make the change, to invite, or to ask for it, if nothing else is needed first. [PLUS-35] */
export function Step({ data, asked, option, place, ...acts }: StepProps) {
  const { change, way, isTemporary } = option;
  const { person, group } = asked;
  const workspaceId = data.workspace?.id ?? null;
  const isMet = way.needs.length === 0;
  const isSelf = person?.isSelf === true;
  const mayMake = change.isMaker && isMet && !isSelf;
  const held = [...(group?.active ?? []), ...(group?.suspended ?? [])];
  const from = held.find((role) => isAccountLevel(role) === isAccountLevel(change.role));
  const names = makersText(data, change);
  return (
    <Stack gap="xs" align="start">
      {names === null ? null : <Text size="sm">{names}</Text>}
      {isSelf && isMet && !change.isMaker ? (
        <AskStep {...{ data, option, place }} onAsk={acts.onAsk} />
      ) : null}
      {mayMake && (person === null || from === undefined) ? (
        <Button variant="outline" renderRoot={acts.renderInviteLink}>
          {words.invite}
        </Button>
      ) : null}
      {mayMake && person !== null && from !== undefined ? (
        <Button
          variant="outline"
          onClick={() => acts.onChange({ person, from, change, isTemporary, place, workspaceId })}
        >
          {words.changeRole}
        </Button>
      ) : null}
      <Button variant="subtle" renderRoot={acts.renderCompareLink}>
        {words.compare}
      </Button>
    </Stack>
  );
}

type AskStepProps = Pick<StepProps, 'data' | 'option' | 'place' | 'onAsk'>;

/** Renders the button that asks, or what was asked within the last day, with its answer. */
function AskStep({ data, option: { change, isTemporary }, place, onAsk }: AskStepProps) {
  const { act, workspace, device, ownRequest } = data;
  const ask = () =>
    onAsk({
      act,
      role: change.role,
      workspaceId: workspace?.id ?? null,
      vicUuid: device?.vicUuid ?? null,
      place,
      isTemporary,
      isReplacing: change.replaces !== null,
      areSeen: makersSeen(data, change).length > 0,
    });
  const mayAsk = ownRequest === null || ownRequest.mayAskAgain;
  return (
    <>
      {ownRequest === null ? null : (
        <Text size="sm" role="status">
          {words.requested[ownRequest.state](
            roleNameText(ownRequest.role),
            dateTimeText(Date.parse(ownRequest.requestedAt)),
          )}{' '}
          {mayAsk ? null : words.askAgain(dateTimeText(Date.parse(ownRequest.againAt)))}
        </Text>
      )}
      {mayAsk ? (
        <Button variant="outline" onClick={ask}>
          {words.ask}
        </Button>
      ) : null}
    </>
  );
}
