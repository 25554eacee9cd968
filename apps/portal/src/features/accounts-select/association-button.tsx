import type { Association } from '@partyline/contract';
import { screens } from '@partyline/texts';
import { IconChevronRight } from '@tabler/icons-react';
import { Avatar } from '../../shell/avatar.tsx';
import styles from './association-button.module.css';

const words = screens.accountsSelect;

interface AssociationButtonProps {
  readonly association: Association;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

/** One way into an account: its name, and the role there. [ACCT-17, ACCT-18] */
export function AssociationButton({ association, isChosen, onChoose }: AssociationButtonProps) {
  const { accountName, workspaceName, role } = association;
  const roleText = workspaceName === null ? words.role(role) : words.roleIn(role, workspaceName);
  return (
    <button type="button" className={styles.choice} aria-current={isChosen} onClick={onChoose}>
      <Avatar name={accountName} size="lg" />
      <span className={styles.words}>
        <b>{accountName}</b>
        <span className={styles.role}>{roleText}</span>
      </span>
      {isChosen ? <span className={styles.role}>{words.current}</span> : null}
      <IconChevronRight size={16} stroke={1.75} aria-hidden="true" />
    </button>
  );
}
