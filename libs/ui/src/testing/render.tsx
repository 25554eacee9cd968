import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** Returns the markup of a component as it is first rendered, without the provider's style sheets. */
export function render(node: ReactNode): string {
  return renderToStaticMarkup(
    <MantineProvider withCssVariables={false} withGlobalClasses={false} deduplicateCssVariables={false}>
      {node}
    </MantineProvider>,
  ).replaceAll(/<style[\s\S]*?<\/style>/g, '');
}

/** Returns what a reader sees: the texts between the tags, in order. */
export function textsOf(markup: string): readonly string[] {
  return markup
    .split(/<[^>]*>/)
    .map((text) => text.trim())
    .filter((text) => text !== '');
}
