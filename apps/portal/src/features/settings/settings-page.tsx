import { Section } from '@partyline/ui';
import type { ReactNode } from 'react';
import { useScreenTitle } from '../../page-title.ts';

interface SettingsPageProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Renders one page of the settings. */
export function SettingsPage({ title, children }: SettingsPageProps) {
  useScreenTitle(title);
  return (
    <Section isPageTitle title={title}>
      {children}
    </Section>
  );
}
