import type { RoleOption, RowActionRefusal } from '@partyline/invitations';
import { invitationRefusalText, roleNameText, ROLE_SUMMARIES, screens } from '@partyline/texts';
import { RadioList } from '@partyline/ui';
import type { ReactNode } from 'react';

interface RoleFieldProps {
  readonly options: readonly RoleOption<RowActionRefusal>[];
  /** Why an option is disabled. */
  readonly reasonText?: (reason: RowActionRefusal) => string;
  readonly value?: string;
  readonly error?: ReactNode;
  readonly onChange?: (role: string) => void;
}

/** Renders the roles that the user may assign; disabled ones have a reason. [INV-13, INV-22, INV-23, PLUS-7] */
export function RoleField(props: RoleFieldProps) {
  const { options, reasonText = invitationRefusalText, value = '', error, onChange, ...rest } = props;
  return (
    <RadioList<string>
      {...rest}
      label={screens.inviteDialog.role}
      value={value}
      error={error}
      onChange={(role) => onChange?.(role)}
      options={options.map(({ role, disabledBy }) => ({
        value: role,
        label: roleNameText(role),
        description: disabledBy === null ? ROLE_SUMMARIES[role] : reasonText(disabledBy),
        isDisabled: disabledBy !== null,
      }))}
    />
  );
}
