import { Button, Stack, Text } from '@mantine/core';
import type { Association } from '@partyline/contract';
import { screens } from '@partyline/texts';
import { IconChevronRight } from '@tabler/icons-react';
import { useSession } from '../../session/session-store.ts';
import { Avatar } from '../../shell/account/avatar.tsx';
import { associationKey, isCurrentAssociation } from '../../shell/account/change-account.ts';
import { logOutAndLeave } from '../../shell/logout/log-out.ts';
import { roleTextOf } from '../../shell/account/use-account.ts';
import styles from './accounts-select-page.module.css';
import { useChooseAccount } from './mutations.ts';

const words = screens.accountsSelect;

/** Renders the screen at /accounts-select. [ACCT-7, ACCT-18, ROUTE-6] */
export function AccountsSelectPage() {
  const associations = useSession((session) => session.associations);
  const { mutate } = useChooseAccount();
  return (
    <main id="content" className={styles.page}>
      <h1 className={styles.title} tabIndex={-1}>
        {words.title}
      </h1>
      <Text c="dimmed">{words.text}</Text>
      <Stack component="ul" gap="sm" mt="lg" mb="sm" aria-label={words.listLabel}>
        {associations.map((association) => (
          <li key={associationKey(association)}>
            <AssociationButton association={association} onChoose={() => mutate(association)} />
          </li>
        ))}
      </Stack>
      <Button variant="subtle" className={styles.end} onClick={logOutAndLeave}>
        {words.logOut}
      </Button>
    </main>
  );
}

interface AssociationButtonProps {
  readonly association: Association;
  readonly onChoose: () => void;
}

/** Renders an association: account and role. [ACCT-17, ACCT-18] */
function AssociationButton({ association, onChoose }: AssociationButtonProps) {
  const { accountName } = association;
  const isCurrent = isCurrentAssociation(association);
  return (
    <button type="button" className={styles.choice} aria-current={isCurrent} onClick={onChoose}>
      <Avatar name={accountName} size="lg" />
      <Stack component="span" gap={0} flex={1} miw={0}>
        <b>{accountName}</b>
        <span className={styles.role}>{roleTextOf(association)}</span>
      </Stack>
      {isCurrent ? <span className={styles.role}>{words.current}</span> : null}
      <IconChevronRight size={16} stroke={1.75} aria-hidden="true" />
    </button>
  );
}
