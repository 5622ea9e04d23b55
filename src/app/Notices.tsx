import { startTransition, useEffect, useRef, useState } from 'react';
import { lazyOnIntent } from '#components/lazy/lazyOnIntent.tsx';
import { useLazyOpening } from '#components/lazy/useLazyOpening.ts';
import { NotificationStack } from '#features/notices/NotificationStack.tsx';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';

const RefusedLeads = lazyOnIntent(
  async () => (await import('#features/leads/RefusedLeads.tsx')).RefusedLeads,
);

/** Looks again for refused leads when another customer, or none, is signed in: they are shown to their own only. */
function useRefusedOf(): void {
  const dispatch = useAppDispatch();
  const customer = useAppSelector(({ session }) => `${session.status} ${session.user?.email}`);
  const known = useRef(customer);
  useEffect(() => {
    if (customer === known.current) return;
    known.current = customer;
    import('#store/refusedLeads.ts')
      .then(({ showRefusedLeads }) => dispatch(showRefusedLeads()))
      .catch(console.warn);
  }, [customer, dispatch]);
}

/**
 * The notices, and the message that one of them opens.
 * @param props.isOver puts persistent notices over the page
 */
export function Notices({ isOver }: { isOver: boolean }) {
  useRefusedOf();
  const [isOpen, setOpen] = useState(false);
  const [open] = useLazyOpening(RefusedLeads);
  return (
    <>
      <NotificationStack
        isOver={isOver}
        onOpenLead={() => open(() => startTransition(() => setOpen(true)))}
      />
      <RefusedLeads when={isOpen} open={isOpen} onClose={() => setOpen(false)} failed={null} />
    </>
  );
}
