import { describe, expect, it } from 'vitest';
import { render, textsOf } from '../testing/render.tsx';
import { Section } from './section.tsx';
import { ShowMore } from './show-more.tsx';
import { Toolbar } from './toolbar.tsx';

const doNothing = () => undefined;

describe('a section', () => {
  it('is named by its title, with the tools beside it and the text below', () => {
    const markup = render(
      <Section title="Sessions" text="Where you are signed in." tools={<i>tools</i>} order={3}>
        <i>content</i>
      </Section>,
    );
    const [, id] = /<section[^>]* aria-labelledby="([^"]+)"/.exec(markup) ?? [];
    expect(markup).toMatch(new RegExp(`<h3[^>]* id="${id}"[^>]*>Sessions</h3>`));
    expect(textsOf(markup)).toEqual(['Sessions', 'tools', 'Where you are signed in.', 'content']);
  });

  it('is no landmark without a title', () => {
    expect(render(<Section>content</Section>)).not.toContain('<section');
  });
});

describe('a toolbar', () => {
  it('is a named region with its main actions at the end', () => {
    const markup = render(
      <Toolbar label="Tools" end={<i>invite</i>}>
        <i>search</i>
      </Toolbar>,
    );
    expect(markup).toMatch(/<section[^>]* aria-label="Tools"/);
    expect(textsOf(markup)).toEqual(['search', 'invite']);
  });

  it('has no empty group at the end', () => {
    expect(render(<Toolbar end={null}>search</Toolbar>).match(/<div/g)).toHaveLength(1);
  });
});

describe('the foot of a list', () => {
  it('offers more and fewer rows, and says how many are shown', () => {
    const markup = render(
      <ShowMore
        more={{ label: 'Show more', onClick: doNothing }}
        less={{ label: 'Show less', onClick: doNothing }}
        shown="3 of 7 shown"
      />,
    );
    expect(textsOf(markup)).toEqual(['Show more', 'Show less', '3 of 7 shown']);
    expect(markup).toMatch(/<p[^>]* role="status"/);
  });

  it('keeps a busy button focusable', () => {
    const markup = render(<ShowMore more={{ label: 'Show more', onClick: doNothing, isBusy: true }} />);
    expect(markup).toContain('aria-disabled="true"');
    expect(markup).not.toContain(' disabled=""');
  });
});
