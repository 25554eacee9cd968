import { Button, Group } from '@mantine/core';
import type { AccountSubscriptions } from '@partyline/contract';
import { isAccountOwner, parseRole } from '@partyline/roles';
import { screens } from '@partyline/texts';
import { BusyButton, DisabledReason } from '@partyline/ui';
import { failureText } from '../../forms/failure-text.ts';
import { useMe } from '../../session/me.ts';
import { MessageBox } from '../../shell/messages/message-box.tsx';
import { useAnswerRelease } from './customer-mutations.ts';

const words = screens.billing.partner;

/** Tells a partner's customer who pays, and lets its owner answer a release. [HZ-6, GP-6] */
export function PartnerNote({ name, releaseAskedAt }: NonNullable<AccountSubscriptions['partner']>) {
  const answer = useAnswerRelease();
  const role = parseRole(useMe().user.role);
  if (releaseAskedAt === null) return <MessageBox type="info">{words.pays(name)}</MessageBox>;
  const refusal = role.ok && isAccountOwner(role.value) ? undefined : words.ownerOnly;
  const failure = failureText(answer.error);
  return (
    <>
      <MessageBox type="info">{words.asks(name)}</MessageBox>
      {failure === null ? null : <MessageBox type="error">{failure}</MessageBox>}
      <Group gap="sm">
        <DisabledReason reason={refusal}>
          <BusyButton variant="filled" isBusy={answer.isPending} onClick={() => answer.mutate(true)}>
            {words.confirm}
          </BusyButton>
        </DisabledReason>
        <DisabledReason reason={refusal}>
          <Button onClick={() => answer.mutate(false)}>{words.decline}</Button>
        </DisabledReason>
      </Group>
    </>
  );
}
