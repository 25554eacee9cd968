import { Button } from '@mantine/core';
import { screens } from '@partyline/texts';
import { IconAlertCircle, IconCheck, IconX } from '@tabler/icons-react';
import { useMe } from '../../../session/me.ts';
import styles from './first-steps.module.css';

const words = screens.newcomer.trialAllows;
const ICON = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;
const YES = <IconCheck {...ICON} />;
const NO = <IconX {...ICON} />;
const MIND = <IconAlertCircle {...ICON} />;
const ENTRIES = [
  [YES, words.line],
  [YES, words.users],
  [YES, words.dataCenter],
  [NO, words.noInvitations],
  [MIND, words.reset],
] as const;

/** Renders what a trial allows and what it does not, beside the first steps of its owner. [HZ-12, GC-5] */
export function TrialAllows() {
  const { firstSteps, subscription, isTrialOffered } = useMe().user;
  if (firstSteps === null || (subscription !== 'trial' && !isTrialOffered)) return null;
  return (
    <section className={styles.allows} aria-labelledby="trial-allows">
      <h2 id="trial-allows">{words.title}</h2>
      <ul>
        {ENTRIES.map(([icon, text]) => (
          <li key={text}>
            {icon}
            <span>{text}</span>
          </li>
        ))}
      </ul>
      <Button variant="default" component="a" href="/contact">
        {words.ask}
      </Button>
    </section>
  );
}
