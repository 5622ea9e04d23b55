import './leadsTexts.ts';
import '#components/viewings/viewingsTexts.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WireLead, WireViewingWish } from '#api/contact/contract.ts';
import { DialogLayout } from '#components/layouts/DialogLayout.tsx';
import { offeredWish } from '#components/viewings/ViewingWishFields.tsx';
import { closedDays } from '#config/closedDays.ts';
import { openDays } from '#domain/viewingDays.ts';
import refusedLeads from '#i18n/en/refusedLeads.json';
import { addEnglish } from '#i18n/i18n.ts';
import { leadOutbox, type StoredLead } from '#platform/storage/leadOutbox.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { noticeResolved } from '#store/notificationsSlice.ts';
import { findRefusedLeads, showRefusedLeads } from '#store/refusedLeads.ts';
import { Button } from '#ui/Button.tsx';
import { ContactForm } from './ContactDialog.tsx';
import { LeadThanks } from './form/LeadThanks.tsx';
import { CONTACT_FIELDS } from './form/leadFields.ts';
import { correctedLead, valuesOf } from './form/payloads.ts';
import { useLeadForm } from './form/useLeadForm.ts';
import { GENERAL_FIELDS, GeneralFields } from './GeneralForm.tsx';
import { ViewingForm } from './ViewingDialog.tsx';

await addEnglish('refusedLeads', refusedLeads);

interface RefusedLeadsProps {
  open: boolean;
  onClose: () => void;
}

/** The messages of this device that the service refused, one after the other, each in its form. */
export function RefusedLeads({ open, onClose }: RefusedLeadsProps) {
  const { t } = useTranslation('refusedLeads');
  const dispatch = useAppDispatch();
  const session = useAppSelector((state) => state.session);
  const customer = `${session.status} ${session.user?.email}`;
  // With the customer who may see them: what one wrote is not for the next.
  const [found, setFound] = useState<{ customer: string; leads: readonly StoredLead[] }>();
  const leads = found?.customer === customer ? found.leads : undefined;
  const look = useCallback(async () => {
    const show = (all: readonly StoredLead[]) => setFound({ customer, leads: all });
    await dispatch(findRefusedLeads()).then(show, (error: unknown) => {
      console.warn('Refused leads could not be read.', error);
      show([]);
    });
  }, [dispatch, customer]);
  const openedBy = useRef<string>(undefined);
  const closeForOther = useEffectEvent(onClose);
  useEffect(() => {
    if (!open) {
      openedBy.current = undefined;
      return;
    }
    openedBy.current ??= customer;
    if (openedBy.current === customer) {
      // Over the dialog it would cover the form of a phone. Closing the dialog shows it again if a message is left.
      dispatch(noticeResolved('leadRefused'));
      void look();
    } else closeForOther();
  }, [open, customer, look, dispatch]);
  const close = () => {
    onClose();
    dispatch(showRefusedLeads()).catch(console.warn);
  };
  const [lead] = leads ?? [];
  return (
    <DialogLayout
      title={t('title')}
      open={open}
      onClose={close}
      closeLabel={t('close')}
      onExited={() => setFound(undefined)}
      isForm
      maxWidth="sm"
    >
      {leads && !lead && <Typography role="status">{t('none')}</Typography>}
      {lead && (
        <RefusedLead
          key={`${customer} ${lead.key}`}
          stored={lead}
          others={(leads?.length ?? 1) - 1}
          onDone={() => {
            if (leads && leads.length > 1) setFound({ customer, leads: leads.slice(1) });
            else close();
          }}
          onGone={() => void look()}
        />
      )}
    </DialogLayout>
  );
}

interface RefusedLeadProps {
  stored: StoredLead;
  /** Number of refused leads after this one. */
  others: number;
  /** Called when it was sent or discarded. */
  onDone: () => void;
  /** Called if another tab has sent or discarded it. */
  onGone: () => void;
}

/** A refused lead in its form, with its text, until it is sent or discarded. */
function RefusedLead({ stored, others, onDone, onGone }: RefusedLeadProps) {
  const { t } = useTranslation('refusedLeads');
  const [wire] = useState(() => JSON.parse(stored.body) as WireLead); // written by this product
  const wish = 'viewing' in wire ? wire.viewing : undefined;
  const [days] = useState(() => (wish ? openDays(new Date(), wish.timeZone, closedDays) : []));
  const isGeneral = !('boardId' in wire || 'valuation' in wire);
  const lead = useLeadForm(
    `refused ${stored.key}`,
    isGeneral ? GENERAL_FIELDS : CONTACT_FIELDS,
    (values) => {
      const viewing: WireViewingWish | undefined = wish && {
        ...offeredWish(values, days),
        timeZone: wish.timeZone,
      };
      const refused = (stored.refused ?? []).map(({ field }) => field);
      return correctedLead(wire, values, { viewing, refused });
    },
    { refused: { stored, values: valuesOf(wire), onGone } },
  );
  const { outcome } = lead;
  const place =
    'boardId' in wire || 'valuation' in wire
      ? [wire.property?.address, wire.property?.city].filter(Boolean).join(', ')
      : '';
  const home = place || ('boardId' in wire ? t('home', { mls: wire.code }) : '');
  return (
    <>
      <div role="status">
        {outcome && (
          <LeadThanks
            outcome={outcome}
            heading={t('thanks', { name: outcome.values.first })}
            text={t('thanksNext')}
          >
            <Button variant="contained" onClick={onDone}>
              {others > 0 ? t('next') : t('close')}
            </Button>
          </LeadThanks>
        )}
      </div>
      {!outcome && (
        <>
          <Typography sx={{ mb: 3 }}>{t('why')}</Typography>
          {home && (
            <Typography color="textSecondary" sx={{ mb: 3 }}>
              {home}
            </Typography>
          )}
          {others > 0 && (
            <Typography color="textSecondary" sx={{ mb: 3 }}>
              {t('others', { count: others })}
            </Typography>
          )}
          <Box sx={{ mt: 5 }}>
            {wish ? (
              <ViewingForm lead={lead} days={days} />
            ) : isGeneral ? (
              <GeneralFields lead={lead} label={t('title')} />
            ) : (
              <ContactForm lead={lead} />
            )}
          </Box>
          <Discard
            onDiscard={() => {
              leadOutbox.remove(stored.key).then(onDone, console.warn);
            }}
          />
        </>
      )}
    </>
  );
}

/** Discards the lead after a confirmation. */
function Discard({ onDiscard }: { onDiscard: () => void }) {
  const { t } = useTranslation('refusedLeads');
  const [isAsking, setAsking] = useState<boolean>();
  const question = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The pressed button is gone.
    if (isAsking) question.current?.focus();
    else if (isAsking === false) button.current?.focus();
  }, [isAsking]);
  if (!isAsking) {
    return (
      <Button ref={button} fullWidth onClick={() => setAsking(true)} sx={{ mt: 3 }}>
        {t('discard')}
      </Button>
    );
  }
  return (
    <Box ref={question} role="group" aria-label={t('ask')} tabIndex={-1} sx={{ mt: 5, outline: 'none' }}>
      <Typography sx={{ fontWeight: 600, mb: 3 }}>{t('ask')}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        <Button variant="contained" onClick={onDiscard}>
          {t('yes')}
        </Button>
        <Button onClick={() => setAsking(false)}>{t('keep')}</Button>
      </Box>
    </Box>
  );
}
