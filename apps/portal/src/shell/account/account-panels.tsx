import { screens } from '@partyline/texts';
import { AccountName } from './account-chip.tsx';
import { AccountList } from './account-list.tsx';
import { ShellPopover, type ShellPanelProps } from '../overlays/shell-popover.tsx';
import { useAccount } from './use-account.ts';
import { ActivityItem, PaletteItem, UserPanel } from './user-panel.tsx';

const words = screens.shell;

/** Renders the accounts to switch to. [ACCT-7] */
export function AccountPanel({ target, onClose }: ShellPanelProps) {
  return (
    <ShellPopover
      target={target}
      label={words.accounts}
      position="bottom-start"
      width={300}
      onClose={onClose}
    >
      <AccountList onDone={onClose} />
    </ShellPopover>
  );
}

/** Renders the links to the user's account page and logout. */
export function UserMenuPanel({ target, label, onClose }: ShellPanelProps & { readonly label: string }) {
  return (
    <ShellPopover target={target} label={label} position="top-start" width={240} onClose={onClose}>
      <UserPanel opener={target} onDone={onClose} />
    </ShellPopover>
  );
}

/** Renders accounts and user menu as a sheet on small screens. [DASH-22] */
export function MorePanel({
  target,
  className,
  onClose,
}: ShellPanelProps & { readonly className?: string | undefined }) {
  const account = useAccount();
  return (
    <ShellPopover
      target={target}
      label={words.more}
      position="top-end"
      width={360}
      className={className}
      onClose={onClose}
    >
      <PaletteItem opener={target} onDone={onClose} />
      <ActivityItem onDone={onClose} />
      {account?.hasMenu === true ? <AccountList onDone={onClose} /> : <AccountName />}
      <UserPanel opener={target} onDone={onClose} />
    </ShellPopover>
  );
}
