import { screens, type LegalText } from '@partyline/texts';
import { documentDateText } from '../dates.ts';
import { Brand } from '../shell/navigation/brand.tsx';
import { Foot } from './foot.tsx';

const words = screens.landing;

/** Renders a public text page at build time as plain HTML. [EULA-7, EULA-8] */
export function LegalPage({ text }: { readonly text: LegalText }) {
  return (
    <div className="wrap">
      <header className="head">
        <a className="brand" href="/">
          <Brand size={26} />
        </a>
        <a className="button small end" href="/login">
          {words.logIn}
        </a>
      </header>
      <main className="legal">
        <h1>{text.title}</h1>
        <p className="version">{screens.profileGate.versionOf(documentDateText(text.date))}</p>
        <p className="lead">{text.lead}</p>
        {text.parts.map((part) => (
          <section key={part.title}>
            <h2>{part.title}</h2>
            {part.text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
      </main>
      <Foot />
    </div>
  );
}
