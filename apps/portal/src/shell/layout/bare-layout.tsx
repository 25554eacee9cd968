import { Outlet } from '@tanstack/react-router';
import { config } from '../../config.ts';
import bareStyles from './bare-layout.module.css';
import { Brand } from '../navigation/brand.tsx';
import { SchemeSwitch } from '../page/scheme-switch.tsx';
import publicStyles from './public-layout.module.css';

/** Renders the frame of single-task pages: the brand mark without links. [ROUTE-24, GR-15] */
export function BareLayout() {
  return (
    <div className={bareStyles.layout}>
      <header className={bareStyles.head}>
        <Brand className={bareStyles.brand} size={22} name={config.productName} />
        <SchemeSwitch />
      </header>
      <Outlet />
    </div>
  );
}

/** Renders the frame of public pages; the mark leads to the landing page. [ROUTE-24, GR-15] */
export function PublicLayout() {
  return (
    <div className={publicStyles.layout}>
      <header className={publicStyles.head}>
        {/* Outside of the app. */}
        <a className={publicStyles.home} href="/">
          <Brand className={publicStyles.brand} size={26} name={config.productName} />
        </a>
      </header>
      <Outlet />
    </div>
  );
}
