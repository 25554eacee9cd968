import { Text } from '@mantine/core';
import { Fragment, type ReactNode } from 'react';
import styles from './fact-list.module.css';

interface FactListProps {
  readonly facts: readonly (readonly [name: string, value: ReactNode])[];
}

/** Renders names beside their values. */
export function FactList({ facts }: FactListProps) {
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <Fragment key={name}>
          <Text component="dt" c="dimmed">
            {name}
          </Text>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
