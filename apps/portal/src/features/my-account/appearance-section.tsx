import { useMantineColorScheme } from '@mantine/core';
import { screens } from '@partyline/texts';
import styles from './appearance-section.module.css';
import { Section } from './section.tsx';
import section from './section.module.css';

const words = screens.myAccount.appearance;
const THEMES = ['auto', 'light', 'dark'] as const;

/** The theme: the system's, light or dark. The choice is kept in this browser. [UI-13, GU-3] */
export function AppearanceSection() {
  const { colorScheme: scheme, setColorScheme } = useMantineColorScheme();
  return (
    <Section title={words.title}>
      <fieldset className={styles.choices} aria-label={words.theme}>
        {THEMES.map((theme) => (
          <label key={theme} className={styles.choice}>
            <input
              type="radio"
              name="theme"
              className={styles.radio}
              checked={scheme === theme}
              onChange={() => setColorScheme(theme)}
            />
            {words.themes[theme]}
          </label>
        ))}
      </fieldset>
      <p className={section.text}>{words.hint}</p>
    </Section>
  );
}
