import { screens } from '@partyline/texts';
import { IconLayoutGrid, IconUsers } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';

const ICON = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

/** Links to the pages of a signed-in user. */
export function MainNavigation({ className }: { readonly className?: string | undefined }) {
  return (
    <nav className={className} aria-label={screens.shell.navigation}>
      <Link to="/dashboard">
        <IconLayoutGrid {...ICON} />
        <span>{screens.shell.dashboard}</span>
      </Link>
      <Link to="/manage-invite">
        <IconUsers {...ICON} />
        <span>{screens.shell.people}</span>
      </Link>
    </nav>
  );
}
