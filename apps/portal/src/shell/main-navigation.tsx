import { screens } from '@partyline/texts';
import { IconLayoutGrid } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';

/** Links to the pages of a signed-in user. */
export function MainNavigation({ className }: { readonly className?: string | undefined }) {
  return (
    <nav className={className} aria-label={screens.shell.navigation}>
      <Link to="/dashboard">
        <IconLayoutGrid size={18} stroke={1.75} aria-hidden="true" />
        <span>{screens.shell.dashboard}</span>
      </Link>
    </nav>
  );
}
