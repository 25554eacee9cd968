import { Outlet } from '@tanstack/react-router';
import { config } from '../config.ts';
import { AlertArea } from './alert-area.tsx';
import styles from './bare-layout.module.css';
import { Brand } from './brand.tsx';
import { SchemeSwitch } from './scheme-switch.tsx';

/** The frame of single-task pages: the brand mark without links. [ROUTE-24, GR-15] */
export function BareLayout() {
  return (
    <div className={styles.layout}>
      <header className={styles.head}>
        <Brand className={styles.brand} size={22} name={config.productName} />
        <SchemeSwitch />
      </header>
      <AlertArea className={styles.alerts} />
      <Outlet />
    </div>
  );
}
