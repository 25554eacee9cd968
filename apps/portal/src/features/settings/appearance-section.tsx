import { Group, SegmentedControl, Text, useMantineColorScheme } from '@mantine/core';
import { screens } from '@partyline/texts';
import { Section } from '@partyline/ui';
import { LanguageChoice } from './language-choice.tsx';

const words = screens.myAccount.appearance;
const THEMES = (['auto', 'light', 'dark'] as const).map((value) => ({ value, label: words.themes[value] }));

/** Renders the theme (stored in this browser) and the language. [UI-13, GU-3, PLUS-30] */
export function AppearanceSection() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <Section>
      <Group>
        <SegmentedControl
          aria-label={words.theme}
          data={THEMES}
          value={colorScheme}
          onChange={setColorScheme}
        />
      </Group>
      <Text c="dimmed">{words.hint}</Text>
      <LanguageChoice />
    </Section>
  );
}
