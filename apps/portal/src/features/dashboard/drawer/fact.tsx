import type { ReactNode } from 'react';
import styles from './fact.module.css';

interface FactProps {
  name: string;
  children: ReactNode;
}

/** One line of facts: what it is, and its value. It stands in a list of two columns. */
export function Fact({ name, children }: FactProps) {
  return (
    <>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>{children}</dd>
    </>
  );
}
