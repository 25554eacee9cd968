import { describe, expect, it } from 'vitest';
import { render, textsOf } from '../testing/render.tsx';
import { ListPage } from './list-page.tsx';

const PARTS = {
  title: 'People',
  tools: <i>tools</i>,
  filters: <i>filters</i>,
  notice: <i>notice</i>,
  pages: <i>pages</i>,
};

describe('a list page', () => {
  it('renders filters and notice above the card, and the title with its tools in the head of it', () => {
    const markup = render(<ListPage {...PARTS}>rows</ListPage>);
    expect(textsOf(markup)).toEqual(['filters', 'notice', 'People', 'tools', 'rows', 'pages']);
  });

  it('is a group that its title names, without the count beside it', () => {
    const markup = render(
      <ListPage title="People" count={3}>
        rows
      </ListPage>,
    );
    const [, id] = /role="group" aria-labelledby="([^"]+)"/.exec(markup) ?? [];
    expect(markup).toMatch(new RegExp(`<h2[^>]*><span id="${id}">People</span><span[^>]*> 3</span></h2>`));
  });

  it('is no group and has no heading without a title', () => {
    const markup = render(<ListPage>rows</ListPage>);
    expect(markup).not.toContain('role="group"');
    expect(markup).not.toContain('<h2');
  });

  it('renders the status in place of rows, empty state and pages, but keeps title, tools and filters', () => {
    const markup = render(
      <ListPage {...PARTS} status="loading" empty="none">
        rows
      </ListPage>,
    );
    expect(textsOf(markup)).toEqual(['filters', 'notice', 'People', 'tools', 'loading']);
  });

  it('renders the empty state in place of rows and pages', () => {
    const markup = render(
      <ListPage {...PARTS} status={null} empty="none">
        rows
      </ListPage>,
    );
    expect(textsOf(markup)).toEqual(['filters', 'notice', 'People', 'tools', 'none']);
  });

  it('passes further attributes to its group', () => {
    const markup = render(
      <ListPage title="Invoices" aria-busy data-state="stale">
        rows
      </ListPage>,
    );
    expect(markup).toMatch(/role="group"[^>]* aria-busy="true"[^>]* data-state="stale"/);
  });
});
