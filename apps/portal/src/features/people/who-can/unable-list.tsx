import { Button, Collapse, Text } from '@mantine/core';
import type { WhoCanData } from '@partyline/contract';
import { PERMISSION_REFUSAL_TEXTS, roleNameText, screens } from '@partyline/texts';
import { useId, useState } from 'react';
import { Avatar } from '../../../shell/account/avatar.tsx';
import { nameOf } from './able-section.tsx';
import styles from './who-can.module.css';

const words = screens.whoCan;

/** Renders how many cannot, and who on request. [PLUS-35] */
export function UnableList({ data: { unable, sight } }: { readonly data: WhoCanData }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const count = unable.reduce((sum, group) => sum + group.count, 0);
  if (sight === 'self' || count === 0) return null;
  const roles = new Set(unable.flatMap(({ active, suspended }) => [...active, ...suspended]));
  const [role] = roles;
  const shown = unable.reduce((sum, { people }) => sum + people.length, 0);
  return (
    <div className={styles.foot}>
      <div className={styles.head}>
        <Text span size="sm">
          <b>{words.cannot(count)}</b>
          {roles.size === 1 && role !== undefined ? `, ${words.allRole(roleNameText(role))}` : null}
        </Text>
        <Button aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          {isOpen ? words.hide : words.show}
        </Button>
      </div>
      <Collapse id={id} expanded={isOpen} transitionDuration={0}>
        <ul className={styles.rows}>
          {unable.flatMap(({ active, suspended, reason, people }) =>
            people.map((person) => (
              <li key={person.email} className={styles.row}>
                <Avatar name={person.name === '' ? person.email : person.name} shape="round" size="lg" />
                <b className={styles.who}>{nameOf(person)}</b>
                <span className={styles.why}>
                  <span>{[...active, ...suspended].map((each) => roleNameText(each)).join(', ')}</span>
                  <span className={styles.aside}>{PERMISSION_REFUSAL_TEXTS[reason]}</span>
                </span>
              </li>
            )),
          )}
        </ul>
        {count > shown ? (
          <Text c="dimmed" size="sm" px="md" py="sm">
            {words.more(count - shown)}
          </Text>
        ) : null}
      </Collapse>
    </div>
  );
}
