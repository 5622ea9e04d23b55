import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import type { WireApplication, WireMatch, WireSigner } from '#api/customer/applicationContract.ts';
import type { WireDeskApplication, WireReviewState } from '#api/desk/contract.ts';
import { useApplicationQuery, useChangeReviewMutation, useOpenDocumentMutation } from '#api/desk/deskApi.ts';
import { FieldLayout } from '#components/fields/FieldLayout.tsx';
import { FieldInput } from '#components/fields/fieldInput.ts';
import { formatDate, formatNumber } from '#domain/format.ts';
import { ApplicationReview, LenderTable, MissingFields } from '#features/preapproval/ApplicationReview.tsx';
import { localeOf } from '#i18n/i18n.ts';
import { AlertBox } from '#ui/AlertBox.tsx';
import { BusyButton } from '#ui/BusyButton.tsx';
import { Button } from '#ui/Button.tsx';
import { ArrowBackIcon } from '#ui/icons/pageIcons.tsx';
import { Select } from '#ui/Select.tsx';
import { deskPaths } from '../deskPaths.ts';
import { useDraft } from '../item/useDraft.ts';
import { Facts } from '../ui/Facts.tsx';
import { formatMoment } from '../ui/format.ts';
import { Panel } from '../ui/Panel.tsx';
import { CallFailure, LoadingRows, useFailureText } from '../ui/QueryState.tsx';
import { usePageTitle } from '../ui/usePageTitle.ts';

const REVIEW_STATES = [
  'received',
  'inReview',
  'moreNeeded',
  'approved',
  'declined',
] as const satisfies readonly WireReviewState[];

const MAX_SENTENCE = 300;
const KILOBYTE = 1024;

/** A pre-approval, to read: answers, lenders and documents; and the brokerage's answer, which the customer sees. */
export function ApplicationPage() {
  const { t } = useTranslation(['desk', 'deskOffice']);
  const { id = '' } = useParams();
  const { currentData: application, error, refetch } = useApplicationQuery(id);
  usePageTitle(t('deskOffice:application.title'));
  return (
    <>
      <Button component={Link} to={deskPaths.item(id)} startIcon={<ArrowBackIcon />} sx={{ ml: -4, mb: 2 }}>
        {t('deskOffice:application.back')}
      </Button>
      <Typography component="h1" variant="h3" sx={{ mb: 4 }}>
        {t('deskOffice:application.title')}
      </Typography>
      {error && <CallFailure error={error} onRetry={() => void refetch()} />}
      {application ? (
        <Application item={id} application={application} />
      ) : (
        !error && <LoadingRows rows={5} height={160} />
      )}
    </>
  );
}

/** Members of a co-applicant that both services send. */
type Shared = 'state' | 'relation' | 'person' | 'employment';

/** The application in the form that the customer's own pages read. */
function customersForm(application: WireDeskApplication): WireApplication {
  const { coApplicant, id, version, status, submitted, missing } = application;
  return {
    id,
    version,
    status,
    role: 'applicant',
    created: '',
    updated: '',
    submitted,
    property: application.property,
    price: application.price,
    applicant: application.applicant,
    employment: application.employment,
    isAlone: coApplicant === null,
    signers: coApplicant
      ? [{ id: '', version: 0, invited: null, ...(coApplicant as Pick<WireSigner, Shared>) }] // the contract's
      : [],
    missing: missing as WireApplication['missing'], // the contract's
  };
}

function Application({ item, application }: { item: string; application: WireDeskApplication }) {
  const { t, i18n } = useTranslation(['desk', 'deskOffice']);
  const { status, submitted, percent, missing, matches, rulesOf } = application;
  const locale = localeOf(i18n.language);
  const lenders = matches as WireMatch[]; // the contract's
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(300px, 400px)' },
        alignItems: 'start',
        gap: 4,
      }}
    >
      <Box sx={{ display: 'grid', gap: 4, minWidth: 0, order: { xs: 2, md: 1 } }}>
        {status === 'submitted' ? (
          <ApplicationReview application={customersForm(application)} />
        ) : (
          <Panel heading={t('deskOffice:application.answers')}>{t('deskOffice:application.hidden')}</Panel>
        )}
        {lenders.length > 0 && (
          <Panel heading={t('deskOffice:application.lenders', { count: lenders.length })}>
            <Box component="p" sx={{ mt: 0, typography: 'body2', color: 'text.secondary' }}>
              {t('deskOffice:application.rulesOf', {
                day: formatDate(`${rulesOf.slice(0, 10)}T12:00:00Z`, locale),
              })}
            </Box>
            <LenderTable matches={lenders} />
          </Panel>
        )}
      </Box>
      <Box sx={{ display: 'grid', gap: 4, order: { xs: 1, md: 2 }, minWidth: 0 }}>
        {(application.review || status === 'submitted') && (
          <ReviewPanel item={item} application={application} />
        )}
        <Panel heading={t('deskOffice:application.progress')}>
          <Facts
            rows={[
              [t('columns.state'), t(`deskOffice:application.statuses.${status}`)],
              [t('deskOffice:application.submitted'), submitted && formatMoment(submitted, i18n.language)],
              [
                t('deskOffice:application.filled'),
                status === 'submitted' && t('deskOffice:application.percent', { percent }),
              ],
            ]}
          />
          {missing.length > 0 && (
            <Box sx={{ mt: 3, typography: 'body2' }}>
              <Box sx={{ fontWeight: 600 }}>{t('deskOffice:application.missing')}</Box>
              <MissingFields missing={customersForm(application).missing} />
            </Box>
          )}
        </Panel>
        {status === 'submitted' && <DocumentsPanel item={item} documents={application.documents} />}
      </Box>
    </Box>
  );
}

/** The brokerage's answer. The customer is told, and sees state and sentence. */
function ReviewPanel({ item, application }: { item: string; application: WireDeskApplication }) {
  const { t, i18n } = useTranslation(['desk', 'deskOffice']);
  const { review, version } = application;
  const field = useId();
  const textOf = useFailureText();
  const [state, setState] = useState<WireReviewState>(review?.state ?? 'inReview');
  const [sentence, write] = useDraft(`review ${item}`);
  const [change, { isLoading, error, isSuccess }] = useChangeReviewMutation();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading) return;
    const words = sentence.trim();
    const saved = await change({
      item,
      change: { version, state, ...(words && { sentence: words }) },
    });
    if (!saved.error) write('');
  };
  return (
    <Panel heading={t('deskOffice:review.title')}>
      <Facts
        rows={[
          [t('deskOffice:review.now'), t(`deskOffice:review.states.${review?.state ?? 'received'}`)],
          [t('deskOffice:review.sentence'), review?.sentence],
          [t('deskOffice:review.changed'), review && formatMoment(review.changed, i18n.language)],
        ]}
      />
      {application.status === 'submitted' && (
        <Box
          component="form"
          noValidate
          aria-label={t('deskOffice:review.title')}
          onSubmit={(event) => void submit(event)}
          sx={{ display: 'grid', gap: 3, mt: 4 }}
        >
          <FieldLayout id={`${field}-state`} label={t('deskOffice:review.next')} problem={undefined}>
            <Select
              id={`${field}-state`}
              value={state}
              onChange={({ target }) =>
                setState(REVIEW_STATES.find((one) => one === target.value) ?? 'inReview')
              }
            >
              {REVIEW_STATES.map((one) => (
                <option key={one} value={one}>
                  {t(`deskOffice:review.states.${one}`)}
                </option>
              ))}
            </Select>
          </FieldLayout>
          <FieldLayout
            id={`${field}-sentence`}
            label={t('deskOffice:review.write')}
            help={t('deskOffice:review.help')}
            problem={undefined}
          >
            <FieldInput
              multiline
              minRows={2}
              value={sentence}
              onChange={({ target }) => write(target.value)}
              inputProps={{
                id: `${field}-sentence`,
                maxLength: MAX_SENTENCE,
                'aria-describedby': `${field}-sentence-help`,
              }}
            />
          </FieldLayout>
          {error && <AlertBox text={textOf(error)} />}
          <Box role="status" sx={{ typography: 'body2' }}>
            {isSuccess && t('deskOffice:review.saved')}
          </Box>
          <BusyButton type="submit" isBusy={isLoading} sx={{ justifySelf: 'start' }}>
            {t('deskOffice:review.save')}
          </BusyButton>
        </Box>
      )}
    </Panel>
  );
}

interface DocumentsPanelProps {
  item: string;
  documents: WireDeskApplication['documents'];
}

/** The documents. Each opening is recorded, and its address expires. */
function DocumentsPanel({ item, documents }: DocumentsPanelProps) {
  const { t, i18n } = useTranslation(['desk', 'deskOffice']);
  const textOf = useFailureText();
  const [open, { error, isLoading }] = useOpenDocumentMutation();
  const locale = localeOf(i18n.language);
  const show = async (document: string) => {
    if (isLoading) return;
    // Opened by the press itself: a browser blocks windows that open later.
    const tab = window.open('', '_blank');
    const { data } = await open({ item, document });
    if (!data) return tab?.close();
    if (!tab) return window.location.assign(data.url);
    tab.opener = null;
    tab.location.replace(new URL(data.url, window.location.origin));
  };
  return (
    <Panel heading={t('deskOffice:documents.title')}>
      {documents.length === 0 && <Box sx={{ color: 'text.secondary' }}>{t('deskOffice:documents.none')}</Box>}
      <Box component="ul" sx={{ display: 'grid', gap: 3, m: 0, p: 0, listStyle: 'none' }}>
        {documents.map(({ id, name, kind, size, state, added, of }) => (
          <Box component="li" key={id} sx={{ display: 'flex', gap: 3, alignItems: 'start' }}>
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Box>
              <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
                {[
                  t(`deskOffice:documents.kinds.${kind}` as 'deskOffice:documents.kinds.other'), // one text a kind
                  t(`deskOffice:documents.of.${of}`),
                  t('deskOffice:documents.size', { size: formatNumber(Math.ceil(size / KILOBYTE), locale) }),
                  formatDate(added, locale),
                ].join(' · ')}
              </Box>
            </Box>
            {state === 'kept' ? (
              <Button
                size="small"
                variant="outlined"
                aria-label={t('deskOffice:documents.openNamed', { name })}
                onClick={() => void show(id)}
              >
                {t('deskOffice:documents.open')}
              </Button>
            ) : (
              <Box sx={{ typography: 'body2' }}>{t('deskOffice:documents.waiting')}</Box>
            )}
          </Box>
        ))}
      </Box>
      {error && (
        <Box sx={{ mt: 3 }}>
          <AlertBox text={textOf(error)} />
        </Box>
      )}
    </Panel>
  );
}
