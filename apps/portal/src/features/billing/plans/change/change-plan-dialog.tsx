import { Button, Modal, Stack, Title } from '@mantine/core';
import type { SubscriptionRow } from '@partyline/contract';
import type { Product } from '@partyline/pricing';
import {
  changeListOf,
  changePurchase,
  computeTerm,
  findChanged,
  heldOf,
  isReleased,
  selectedOf,
} from '@partyline/subscriptions';
import { screens } from '@partyline/texts';
import { ModalFooter, ModalForm, UNDESCRIBED, useCloseRequest, useReturnFocus } from '@partyline/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { dateText } from '../../../../dates.ts';
import { MessageBox } from '../../../../shell/messages/message-box.tsx';
import { isWaiting, PendingChange, type WaitingRow } from '../../../../subscriptions/pending-change.tsx';
import { nameOf } from '../../../../subscriptions/subscription-name.ts';
import { usePlanChangeRefusal } from '../../../../subscriptions/plan-change.tsx';
import { priceListQuery } from '../../../../subscriptions/queries.ts';
import {
  useSubscriptionRefusal,
  useSubscriptionStore,
} from '../../../../subscriptions/subscription-store.ts';
import { PurchaseModal } from '../purchase-modal.tsx';
import styles from './change-plan.module.css';
import { PlanFields } from './plan-fields.tsx';

const words = screens.changePlan;
const FORM = { ...UNDESCRIBED, classNames: { body: styles.body ?? '' } };

interface ChangePlanDialogProps {
  /** Of the instance or device. */
  readonly vicUuid: string;
  /** The chosen price; default: what the subscription has. */
  readonly priceId: string | undefined;
  readonly onChoose: (priceId: string) => void;
  readonly onClose: () => void;
}

/** Changes the plan, size and interval of one subscription for the provider's exact amount. [PLUS-18, PRICE-17] */
export function ChangePlanDialog({ vicUuid, onClose, ...choice }: ChangePlanDialogProps) {
  useReturnFocus();
  useCloseRequest(onClose);
  const refusal = useSubscriptionRefusal()('buy');
  const refusalOf = usePlanChangeRefusal();
  const { rows, isRead, read } = useSubscriptionStore();
  const row = findChanged(rows, vicUuid);
  const prices = useQuery({
    ...priceListQuery(row === undefined ? 'upgrade' : changeListOf(row)),
    enabled: refusal === undefined && row !== undefined,
  });
  const title = row === undefined ? words.untitled : words.title(nameOf(row));
  const dialog = (size: number, children: ReactNode) => (
    <Modal {...(size > SMALL && FORM)} opened title={title} size={size} onClose={onClose}>
      {children}
    </Modal>
  );
  const isUnknown = row === undefined && isRead;
  const reason =
    refusal ??
    (isUnknown ? words.unknown : undefined) ??
    (row === undefined ? undefined : refusalOf(ruleOf(row)));
  if (reason !== undefined) return dialog(SMALL, <Refused reason={reason} onClose={onClose} />);
  if (row !== undefined && isWaiting(row)) return dialog(SMALL, <Waiting row={row} onClose={onClose} />);
  if (row !== undefined && prices.data !== undefined) {
    return dialog(WIDE, <Change key={vicUuid} {...{ row, products: prices.data, onClose, ...choice }} />);
  }
  const retry = () => void Promise.all([read.refetch(), prices.refetch()]);
  if (read.isError || prices.isError) return dialog(SMALL, <Failed onRetry={retry} />);
  return dialog(SMALL, <p role="status">{words.loading}</p>);
}

const SMALL = 480;
const WIDE = 860;

const ruleOf = (row: SubscriptionRow) => ({
  productKind: row.productKind,
  status: row.subscriptionStatus,
  isBilled: row.isBilled,
  isPayerGone: isReleased(row),
});

/** Tells that the bank asks: not a success yet, and no other change meanwhile. [PLUS-18] */
function Waiting({ row, onClose }: { readonly row: WaitingRow; readonly onClose: () => void }) {
  return (
    <>
      <Stack gap="md">
        <Title order={3}>{screens.pendingChange.title}</Title>
        <p>{screens.pendingChange.nothingYet}</p>
        <PendingChange row={row} />
      </Stack>
      <ModalFooter>
        <Button data-autofocus variant="default" onClick={onClose}>
          {screens.pendingChange.close}
        </Button>
      </ModalFooter>
    </>
  );
}

function Refused({ reason, onClose }: { readonly reason: string; readonly onClose: () => void }) {
  return (
    <>
      <p>{reason}</p>
      <ModalFooter>
        <Button data-autofocus onClick={onClose}>
          {words.close}
        </Button>
      </ModalFooter>
    </>
  );
}

function Failed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <MessageBox type="error">
      <p>{words.failed}</p>
      <Button size="xs" onClick={onRetry}>
        {words.tryAgain}
      </Button>
    </MessageBox>
  );
}

interface ChangeProps extends Omit<ChangePlanDialogProps, 'vicUuid'> {
  readonly row: SubscriptionRow;
  readonly products: readonly Product[];
}

function Change({ row, products, priceId, onChoose, onClose }: ChangeProps) {
  const held = heldOf(row);
  const selected = selectedOf(products, held, priceId);
  const [wantedUsers, setWantedUsers] = useState(selected.users);
  const purchase = selected.offer && changePurchase(selected.offer, row);
  const columns = useRef<HTMLDivElement>(null);
  // The dialog opened before its data came: focus what is marked.
  useEffect(() => columns.current?.querySelector<HTMLInputElement>('input:checked')?.focus(), []);
  return (
    <>
      <p className={styles.held}>{heldText(row)}</p>
      <div ref={columns} className={styles.columns}>
        <PlanFields
          {...{ products, held, selected, wantedUsers }}
          onSelect={onChoose}
          onUsers={(users, chosen) => {
            setWantedUsers(users);
            onChoose(chosen);
          }}
        />
        <div className={styles.cost} role="group" aria-label={words.cost}>
          {purchase === null ? (
            <NoChange onClose={onClose} />
          ) : (
            <PurchaseModal
              key={purchase.offer.price.priceId}
              purchase={purchase}
              frame={ModalForm}
              onClose={onClose}
            />
          )}
        </div>
      </div>
    </>
  );
}

function NoChange({ onClose }: { readonly onClose: () => void }) {
  return (
    <Stack justify="space-between">
      <div>
        <Title order={3}>{words.nothingTitle}</Title>
        <p>{words.nothingText}</p>
      </div>
      <ModalFooter>
        <Button onClick={onClose}>{words.cancel}</Button>
      </ModalFooter>
    </Stack>
  );
}

function heldText(row: SubscriptionRow): string {
  const { workSpaceName, customer, subscription: plan, noOfUsers, cancelStatus } = row;
  const { interval } = heldOf(row);
  const text = words.held(customer?.company ?? workSpaceName, plan, noOfUsers, words.intervals[interval]);
  const term = computeTerm({ ...row, status: row.subscriptionStatus, cancelStatus });
  return term === null ? `${text}.` : words.heldUntil(text, dateText(term.atMs));
}
