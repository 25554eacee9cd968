import { Radio } from '@mantine/core';
import type { RoleOption, RowActionRefusal } from '@partyline/invitations';
import { invitationRefusalText, roleNameText, ROLE_SUMMARIES, screens } from '@partyline/texts';
import type { ReactNode } from 'react';
import styles from './role-field.module.css';

interface RoleFieldProps {
  readonly options: readonly RoleOption<RowActionRefusal>[];
  /** Why an option is disabled. */
  readonly reasonText?: (reason: RowActionRefusal) => string;
  readonly value?: string;
  readonly error?: ReactNode;
  readonly onChange?: (role: string) => void;
}

/** Roles that the user may assign; disabled ones have a reason. [INV-13, INV-22, INV-23, PLUS-7] */
export function RoleField(props: RoleFieldProps) {
  const { options, reasonText = invitationRefusalText, value = '', error, onChange, ...rest } = props;
  return (
    <Radio.Group
      {...rest}
      label={screens.inviteDialog.role}
      value={value}
      error={error}
      onChange={(role) => onChange?.(role)}
    >
      <div className={styles.list}>
        {options.map(({ role, disabledBy }) => (
          <Radio
            key={role}
            value={role}
            className={styles.option ?? ''}
            classNames={{
              body: styles.body ?? '',
              labelWrapper: styles.words ?? '',
              label: styles.label ?? '',
              inner: styles.inner ?? '',
              icon: styles.icon ?? '',
              radio: styles.radio ?? '',
              description: styles.summary ?? '',
            }}
            label={roleNameText(role)}
            description={disabledBy === null ? ROLE_SUMMARIES[role] : reasonText(disabledBy)}
            disabled={disabledBy !== null}
          />
        ))}
      </div>
    </Radio.Group>
  );
}
