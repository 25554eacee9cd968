import type { Instance } from '@partyline/contract';
import type { LinkGroup } from '@partyline/device-state';
import { screens } from '@partyline/texts';
import { classNames } from '@partyline/ui';
import { IconSitemap } from '@tabler/icons-react';
import styles from './link-group.module.css';

const words = screens.dashboard;
const SITEMAP = <IconSitemap size={14} stroke={1.75} aria-hidden="true" />;

interface LinkGroupHeadProps {
  group: LinkGroup<Instance>;
  isFirst: boolean;
}

/** The upper edge of a link group's frame: what it is, and who leads it. */
export function LinkGroupHead({ group, isFirst }: LinkGroupHeadProps) {
  return (
    <div className={classNames(styles.spaced, isFirst && styles.unspaced)}>
      <div className={styles.head}>
        {SITEMAP}
        <span className={styles.led} title={group.leader.deviceName}>
          <b>{words.linkGroup}</b> {words.ledBy(group.leader.deviceName)}
        </span>
        {group.members.length > 0 && <span className={styles.hint}>{words.membersKeepWorking}</span>}
      </div>
    </div>
  );
}
