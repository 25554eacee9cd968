import { screens } from '@partyline/texts';
import { IconBrightness, IconMoon, IconSun } from '@tabler/icons-react';
import { NOT_FOUND_ANCHOR } from '../session/links.ts';
import { Brand } from '../shell/navigation/brand.tsx';
import { LineDrawing } from './line-drawing.tsx';
import { Contact } from './contact.tsx';
import { Foot } from './foot.tsx';
import { Plans } from './plans.tsx';

const words = screens.landing;

function Hero() {
  return (
    <section className="hero">
      <div>
        <h1>{words.headline}</h1>
        <p className="lead">{words.lead}</p>
        <p className="actions">
          <a className="button filled" href="/login?mode=sign-up">
            {words.startTrial}
          </a>
          <a className="button" href="#plans">
            {words.plans.title}
          </a>
        </p>
        <p className="terms">{words.trialTerms}</p>
      </div>
      <figure>
        <LineDrawing className="drawing wide" />
        <LineDrawing className="drawing narrow" isNarrow />
      </figure>
    </section>
  );
}

function Steps() {
  return (
    <section id="how" aria-labelledby="how-title" className="how">
      <h2 id="how-title">{words.steps.title}</h2>
      <ol className="steps">
        {words.steps.list.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Reasons() {
  return (
    <section id="what" className="reasons" aria-label={words.whatItDoes}>
      {words.reasons.map(({ title, text }) => (
        <div key={title}>
          <h2>{title}</h2>
          <p>{text}</p>
        </div>
      ))}
    </section>
  );
}

/** Renders the landing page at build time as plain HTML without the app, once with the words about tax and once without. [ROUTE-1, HZ-1] */
export function LandingPage({ isTaxed }: { readonly isTaxed: boolean }) {
  return (
    <div className="wrap">
      <header className="head">
        <a className="brand" href="/">
          <Brand size={26} />
        </a>
        <nav aria-label={words.menu}>
          <a href="#what">{words.whatItDoes}</a>
          <a href="#plans">{words.plans.title}</a>
          <a href="#contact">{words.contact.nav}</a>
        </nav>
        <SchemeButton />
        <a className="button small" href="/login">
          {words.logIn}
        </a>
      </header>
      {/* Shown only if the URL's anchor names it. */}
      <p id={NOT_FOUND_ANCHOR} className="notice" role="status">
        {words.pageUnknown}
      </p>
      <main>
        <Hero />
        <Steps />
        <Plans isTaxed={isTaxed} />
        <Reasons />
        <Contact />
      </main>
      <Foot />
    </div>
  );
}

const { theme, themeNames } = screens.shell;

/** Renders the theme switch as markup with its labels; `follow-scheme.ts` shows and runs it. [UI-13, GU-3] */
function SchemeButton() {
  const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;
  return (
    <button
      id="scheme"
      className="scheme"
      type="button"
      hidden
      data-auto={theme.auto(themeNames.light)}
      data-light={theme.light(themeNames.dark)}
      data-dark={theme.dark(themeNames.auto)}
    >
      <IconBrightness className="auto" {...icon} />
      <IconSun className="light" {...icon} />
      <IconMoon className="dark" {...icon} />
    </button>
  );
}
