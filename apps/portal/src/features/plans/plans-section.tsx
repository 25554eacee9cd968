import { SegmentedControl } from '@mantine/core';
import { circumstancesOf, can, purchaseStepOf, subjectFor } from '@partyline/permissions';
import type { SubscriptionType } from '@partyline/pricing';
import { isUpgradeListRole } from '@partyline/roles';
import { permissionRefusalText, screens } from '@partyline/texts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSession } from '../../session/session-store.ts';
import { ChangePlan } from './change-plan.tsx';
import { PlanCards } from './plan-cards.tsx';
import { PlansSkeleton } from './plans-skeleton.tsx';
import styles from './plans.module.css';
import { PricesMissing } from './prices-missing.tsx';
import { PurchaseModal } from './purchase-modal.tsx';
import { priceListQuery } from './queries.ts';
import { TrialOffer } from './trial-offer.tsx';
import type { Wish } from './wish.ts';

const words = screens.planCards;

type ListName = Exclude<SubscriptionType, 'trial'>;

/** Why the user may not buy, in words; undefined where they may. The server decides again. [GC-10, GP-6, PLUS-7] */
function useBuyRefusal(): string | undefined {
  const user = useSession((session) => session.user);
  const subject = subjectFor({ roles: user?.role ? [user.role] : [], ...circumstancesOf(user) });
  const decision = can(subject, 'buy', { kind: 'account', branch: 'subscription' });
  if (decision.allowed) return undefined;
  const reader = { purchase: purchaseStepOf(subject), accountName: user?.accountName ?? null };
  return permissionRefusalText(decision.reason, reader);
}

/** The part of /myaccount that sells plans: for a new instance, for one there is, and the second product line. [PRICE-1, GEN-4] */
export function PlansSection() {
  const [list, setList] = useState<ListName>('new');
  const [wish, setWish] = useState<Wish | null>(null);
  const refusal = useBuyRefusal();
  // The upgrade list is for owners and admins; the server gives other users an empty one. [PRICE-17, PRICE-18]
  const mayUpgrade = useSession(({ user }) => isUpgradeListRole(user?.role));
  const isTrialOffered = useSession(({ user }) => user?.isTrialOffered === true);
  const names: readonly ListName[] = mayUpgrade ? ['new', 'upgrade', 'skyport'] : ['new', 'skyport'];
  return (
    <section id="plans" className={styles.section} aria-labelledby="plans-title">
      <div className={styles.head}>
        <div>
          <h2 id="plans-title" className={styles.title}>
            {words.title}
          </h2>
          <p className={styles.text}>{words.text}</p>
        </div>
        <SegmentedControl
          className={styles.switch}
          aria-label={words.lists}
          data={names.map((value) => ({ value, label: words.list[value] }))}
          value={list}
          onChange={setList}
        />
      </div>
      {refusal === undefined ? null : <p className={styles.text}>{refusal}</p>}
      {list === 'new' && isTrialOffered ? <TrialOffer refusal={refusal} /> : null}
      {list === 'upgrade' ? (
        <ChangePlan refusal={refusal} onChoose={setWish} />
      ) : (
        <ListedPlans key={list} {...{ list, refusal }} onChoose={setWish} />
      )}
      {wish === null ? null : <PurchaseModal wish={wish} onClose={() => setWish(null)} />}
    </section>
  );
}

interface ListedPlansProps {
  readonly list: 'new' | 'skyport';
  readonly refusal: string | undefined;
  readonly onChoose: (wish: Wish) => void;
}

/** The plans for a new instance, or for the second product line. */
function ListedPlans({ list, refusal, onChoose }: ListedPlansProps) {
  const { data, error, refetch } = useQuery(priceListQuery(list));
  if (data !== undefined) {
    return (
      <PlanCards
        products={data}
        refusal={refusal}
        onChoose={(offer) =>
          onChoose({ subscriptionType: list, offer, vicUuid: null, target: null, warnings: [] })
        }
      />
    );
  }
  return error === null ? <PlansSkeleton /> : <PricesMissing onRetry={() => void refetch()} />;
}
