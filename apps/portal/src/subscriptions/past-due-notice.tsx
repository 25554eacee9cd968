import { Anchor } from '@mantine/core';
import { accountOwnerText, DECIDED_WORDINGS, screens } from '@partyline/texts';
import { classNames } from '@partyline/ui';
import { IconCreditCardOff } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { dateText } from '../dates.ts';
import { readerOf, useAccountSubject } from '../session/rights.ts';
import { priceText } from './prices.ts';
import styles from './subscription-notices.module.css';

const words = screens.subscriptionPrompts;
const ICON = <IconCreditCardOff size={16} stroke={1.75} aria-hidden="true" />;

/** A device whose payment is missing. */
export interface UnpaidDevice {
  readonly key: string;
  readonly name: string;
  readonly workspace: string | null;
  /** In cents; null if unknown, or not for the user. */
  readonly amountDue: number | null;
  /** The last day to pay, in ms since 1970; null if unknown. */
  readonly endsAtMs: number | null;
  readonly payUrl: string | null;
}

/** Names what is unpaid until when; it is paid from here, or says whom to ask. Stays until it is paid. [PLUS-19, PLUS-7, HZ-3] */
export function PastDueNotice({ name, workspace, amountDue, endsAtMs, payUrl }: UnpaidDevice) {
  const amount = amountDue === null ? null : priceText(amountDue);
  const date = endsAtMs === null ? null : dateText(endsAtMs);
  return (
    <li className={classNames(styles.item, styles.unpaid)}>
      {ICON}
      <p className={styles.text}>
        <b>{name}</b> {words.unpaid(workspace, amount, date)} <WhomToAsk />
      </p>
      <PayLink name={name} payUrl={payUrl} />
    </li>
  );
}

function WhomToAsk() {
  const { purchase, accountName } = readerOf(useAccountSubject());
  if (purchase === 'buy') return null;
  return purchase === 'ask-partner'
    ? DECIDED_WORDINGS.contactPartner
    : words.askToPay(accountOwnerText(accountName));
}

function PayLink({ name, payUrl }: Pick<UnpaidDevice, 'name' | 'payUrl'>) {
  if (readerOf(useAccountSubject()).purchase !== 'buy') return null;
  const { payNow, payNowOf } = screens.billing.actions;
  if (payUrl === null) {
    return (
      <Link className={styles.link} to="/myaccount" hash="billing">
        {words.goToBilling}
      </Link>
    );
  }
  return (
    <Anchor
      className={styles.link ?? ''}
      href={payUrl}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={payNowOf(name)}
    >
      {payNow}
    </Anchor>
  );
}
