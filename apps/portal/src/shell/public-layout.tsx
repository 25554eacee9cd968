import { Outlet } from '@tanstack/react-router';
import { config } from '../config.ts';
import { AlertArea } from './alert-area.tsx';
import { Brand } from './brand.tsx';
import styles from './public-layout.module.css';

/** The frame of public pages; the mark leads to the landing page. [ROUTE-24, GR-15] */
export function PublicLayout() {
  return (
    <div className={styles.layout}>
      <header className={styles.head}>
        {/* Outside of the app. */}
        <a className={styles.home} href="/">
          <Brand className={styles.brand} size={26} name={config.productName} />
        </a>
      </header>
      <AlertArea className={styles.alerts} />
      <Outlet />
    </div>
  );
}
