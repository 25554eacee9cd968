import { createContext, use, type ReactNode } from 'react';

const IsInPage = createContext(false);

interface PageMainProps {
  readonly className: string | undefined;
  readonly isBusy?: boolean;
  readonly children: ReactNode;
}

/** Renders the content of a page as its one main landmark; what loads or fails inside of it is a part of that. */
export function PageMain({ className, isBusy = false, children }: PageMainProps) {
  if (use(IsInPage)) {
    return (
      <div className={className} aria-busy={isBusy || undefined}>
        {children}
      </div>
    );
  }
  return (
    <main id="content" className={className} aria-busy={isBusy || undefined}>
      <IsInPage value>{children}</IsInPage>
    </main>
  );
}
