import { Anchor } from '@mantine/core';
import { accountOwnerText, DECIDED_WORDINGS, screens } from '@partyline/texts';
import { Link } from '@tanstack/react-router';
import { dateText } from '../../dates.ts';
import { readerOf, useAccountSubject } from '../../session/rights.ts';
import { priceText } from '../../subscriptions/prices.ts';
import { NoticeItem } from './notice-item.tsx';
import styles from './notices.module.css';

const words = screens.subscriptionPrompts;

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

interface PastDueNoticeProps {
  readonly device: UnpaidDevice;
  readonly onLeave: () => void;
  readonly onPutOff: () => void;
}

/** Writes what is unpaid until when. [PLUS-19, HZ-3] */
export function unpaidText({ workspace, amountDue, endsAtMs }: UnpaidDevice): string {
  const amount = amountDue === null ? null : priceText(amountDue);
  return words.unpaid(workspace, amount, endsAtMs === null ? null : dateText(endsAtMs));
}

/**
 * Renders a missing payment, which is paid from here, or says whom to ask. Put off, it is told again on the last day to pay; where
 * that is unknown, it stays until it is paid. [PLUS-19, PLUS-7, HZ-3, HZ-10]
 */
export function PastDueNotice({ device, onLeave, onPutOff }: PastDueNoticeProps) {
  return (
    <NoticeItem
      tone="bad"
      icon="unpaid"
      name={device.name}
      text={
        <>
          {unpaidText(device)} <WhomToAsk />
        </>
      }
      action={<PayLink {...device} onLeave={onLeave} />}
      onPutOff={device.endsAtMs === null ? undefined : onPutOff}
    />
  );
}

function WhomToAsk() {
  const { purchase, accountName } = readerOf(useAccountSubject());
  if (purchase === 'buy') return null;
  return purchase === 'ask-partner'
    ? DECIDED_WORDINGS.contactPartner
    : words.askToPay(accountOwnerText(accountName));
}

type PayLinkProps = Pick<UnpaidDevice, 'name' | 'payUrl'> & Pick<PastDueNoticeProps, 'onLeave'>;

function PayLink({ name, payUrl, onLeave }: PayLinkProps) {
  if (readerOf(useAccountSubject()).purchase !== 'buy') return null;
  const { payNow, payNowOf } = screens.billing.actions;
  if (payUrl === null) {
    return (
      <Link className={styles.link} to="/myaccount" onClick={onLeave}>
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
