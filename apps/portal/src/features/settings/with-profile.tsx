import type { Profile } from '@partyline/contract';
import { screens } from '@partyline/texts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Loaded } from '../../shell/loading/loaded.tsx';
import { profileQuery } from './queries.ts';

interface WithProfileProps {
  readonly children: (profile: Profile) => ReactNode;
}

/** Renders what needs the profile. */
export function WithProfile({ children }: WithProfileProps) {
  const query = useQuery(profileQuery);
  return (
    <Loaded read={query} words={screens.myAccount}>
      {children}
    </Loaded>
  );
}
