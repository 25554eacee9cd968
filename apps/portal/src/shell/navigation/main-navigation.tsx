import { screens } from '@partyline/texts';
import { IconCreditCard, IconLayoutGrid, IconUsers } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useIsPhone } from '../../theme/use-media.ts';

const words = screens.shell;
const ICON = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

/** Links to the signed-in pages. */
export function MainNavigation({ className }: { readonly className?: string | undefined }) {
  const isPhone = useIsPhone();
  return (
    <nav className={className} aria-label={words.navigation}>
      <Link to="/dashboard">
        <IconLayoutGrid {...ICON} />
        <span>{words.dashboard}</span>
      </Link>
      <Link to="/manage-invite">
        <IconUsers {...ICON} />
        <span>{words.people}</span>
      </Link>
      <Link to="/myaccount" hash="plans">
        <IconCreditCard {...ICON} />
        <span>{isPhone ? words.billingTab : words.billing}</span>
      </Link>
    </nav>
  );
}
