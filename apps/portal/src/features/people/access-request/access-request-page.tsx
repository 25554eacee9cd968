import { Button, Group, Paper, Stack, Text } from '@mantine/core';
import { ApiError } from '@partyline/api-client';
import type { AccessRequest } from '@partyline/contract';
import type { AccessRequestAnswer } from '@partyline/permissions';
import { roleNameText, screens, WHO_CAN_ACTS } from '@partyline/texts';
import { BusyButton, EmptyState, FactList, Section } from '@partyline/ui';
import { IconSearchOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { dateTimeText } from '../../../dates.ts';
import { failureText } from '../../../forms/failure-text.ts';
import { useScreenTitle } from '../../../page-title.ts';
import { type EffectKind, useRefetchOn } from '../../../session/feed/notification-feed.ts';
import { useMe } from '../../../session/me.ts';
import { Loaded } from '../../../shell/loading/loaded.tsx';
import { showMessage } from '../../../shell/messages/show-message.ts';
import { PEOPLE_KEY } from '../queries.ts';
import { accessRequestQuery, useAnswerAccessRequest } from './access-request-query.ts';
import { listFacts, mayDecline, refusalText } from './request-facts.tsx';

const words = screens.accessRequest;
/** Events after which the request may be answered, or another change of roles. */
const EFFECTS: ReadonlySet<EffectKind> = new Set([
  'reload-workspaces',
  'reload-workspaces-and-instances',
  'refresh-token',
]);
const NOT_FOUND = 404;
const NOT_FOUND_ICON = <IconSearchOff size={24} stroke={1.5} aria-hidden="true" />;

interface AccessRequestPageProps {
  /** Undefined where the address names none. */
  readonly id: string | undefined;
  readonly renderPeopleLink: (props: object) => ReactNode;
}

/** Renders the screen at /manage-invite/access-request: what a request would change, and its answers. [PLUS-35] */
export function AccessRequestPage({ id, renderPeopleLink }: AccessRequestPageProps) {
  useScreenTitle(words.title);
  useRefetchOn(EFFECTS, PEOPLE_KEY);
  return (
    <Stack gap="md" pt="lg" maw={720}>
      {id === undefined ? <Unknown {...{ renderPeopleLink }} /> : <Read {...{ id, renderPeopleLink }} />}
    </Stack>
  );
}

function Unknown({ renderPeopleLink }: Pick<AccessRequestPageProps, 'renderPeopleLink'>) {
  return (
    <EmptyState
      icon={NOT_FOUND_ICON}
      title={words.unknownTitle}
      action={<Button renderRoot={renderPeopleLink}>{words.back}</Button>}
    >
      {words.unknownText}
    </EmptyState>
  );
}

function Read({ id, renderPeopleLink }: AccessRequestPageProps & { readonly id: string }) {
  const read = useQuery(accessRequestQuery(id));
  if (read.error instanceof ApiError && read.error.status === NOT_FOUND)
    return <Unknown {...{ renderPeopleLink }} />;
  return (
    <Loaded read={read} words={words}>
      {(request) => <Request request={request} />}
    </Loaded>
  );
}

function Request({ request }: { readonly request: AccessRequest }) {
  const { accountName } = useMe().user;
  const { act, requester, role, requestedAt, workspace, device } = request;
  const place = workspace?.name ?? accountName ?? '';
  const object = device === null ? place : `${device.name}, ${place}`;
  const name = nameOf(request);
  return (
    <Section
      title={requester === null ? words.title : words.asks(name, roleNameText(role))}
      text={`${words.asksFor(WHO_CAN_ACTS[act], object)} ${words.asked(dateTimeText(Date.parse(requestedAt)))}.`}
    >
      <Paper withBorder p="md">
        <Section title={words.change} order={3}>
          <FactList facts={listFacts(request, place)} />
          {request.isResumed ? <Text size="sm">{words.resumed}</Text> : null}
          {request.isInvitation && requester !== null ? <Text size="sm">{words.invited}</Text> : null}
        </Section>
      </Paper>
      <Answer request={request} name={name} />
    </Section>
  );
}

/** Returns the name of the requester, or the address of one without. */
function nameOf({ requester }: AccessRequest): string {
  if (requester === null) return '';
  return requester.name === '' ? requester.email : requester.name;
}

interface AnswerProps {
  readonly request: AccessRequest;
  readonly name: string;
}

/** Takes the focus of the pressed button, which is gone. */
const focus = (outcome: HTMLElement | null) => outcome?.focus();

/** Renders the answers that can be given now, or why there are none. */
function Answer({ request, name }: AnswerProps) {
  const mutation = useAnswerAccessRequest();
  const { state, refusal, role, isInvitation } = request;
  const answer = async (given: AccessRequestAnswer) => {
    await mutation.mutateAsync({ request, answer: given });
    const done = isInvitation ? words.invitationSent : words.given;
    const message = given === 'give' ? done(name, roleNameText(role)) : words.declined(name);
    showMessage({ type: 'success', message });
  };
  // The mutation holds the error.
  const press = (given: AccessRequestAnswer) => () => void answer(given).catch(() => undefined);
  const failure = failureText(mutation.error);
  if (state !== 'open') {
    return (
      <>
        <p role="status" tabIndex={-1} ref={mutation.isSuccess ? focus : undefined}>
          {words.answered[state]}
        </p>
        {failure === null ? null : <p role="alert">{failure}</p>}
      </>
    );
  }
  return (
    <>
      {refusal === null ? null : <p role="status">{words.cannotGive(refusalText(refusal))}</p>}
      <Group gap="sm">
        {refusal === null ? (
          <BusyButton variant="filled" isBusy={mutation.isPending} onClick={press('give')}>
            {words.give}
          </BusyButton>
        ) : null}
        {mayDecline(request) ? (
          <BusyButton isBusy={mutation.isPending} onClick={press('decline')}>
            {words.decline}
          </BusyButton>
        ) : null}
      </Group>
      {failure === null ? null : <p role="alert">{failure}</p>}
    </>
  );
}
