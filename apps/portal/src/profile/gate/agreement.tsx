import { Group, Skeleton } from '@mantine/core';
import { eulaTextOf, type EulaText } from '@partyline/session';
import { EULA, screens } from '@partyline/texts';
import { IconExternalLink } from '@tabler/icons-react';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../session/api.ts';
import styles from './agreement.module.css';

const words = screens.profileGate;
const SKELETON_WIDTHS = [360, 280, 320] as const;

/** The agreement; falls back to the bundled copy if loading or validation fails. [GE-13] */
export const eulaQuery = queryOptions({
  queryKey: ['eula'],
  queryFn: async ({ signal }) =>
    eulaTextOf(await api.get('/api/users/eula', { signal }).catch(() => null), EULA),
  staleTime: Infinity,
});

function OtherTabLink({ href, children }: { readonly href: string; readonly children: string }) {
  return (
    <a className={styles.link} href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <IconExternalLink size={14} stroke={1.75} aria-label={words.opensInNewTab} />
    </a>
  );
}

/** Renders the text, with links to the two other documents. [HZ-17, EULA-5, EULA-7, EULA-8] */
export function Agreement({ eula }: { readonly eula: EulaText | undefined }) {
  if (eula === undefined) {
    return (
      <div className={styles.text} role="status" aria-label={words.loading}>
        {SKELETON_WIDTHS.map((width) => (
          <Skeleton key={width} width={width} height={10} />
        ))}
      </div>
    );
  }
  return (
    <>
      {/* Scrollable, so it must be focusable. */}
      <div className={styles.text} tabIndex={0} role="region" aria-label={words.agreement}>
        {eula.body.split(/\n{2,}/).map((paragraph) => (
          <p key={paragraph} lang={eula.language}>
            {paragraph}
          </p>
        ))}
      </div>
      <Group gap="lg">
        <OtherTabLink href={eula.tosUrl}>{words.terms}</OtherTabLink>
        <OtherTabLink href={eula.privacyUrl}>{words.privacy}</OtherTabLink>
      </Group>
    </>
  );
}
