import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useLegalQuery } from '#api/content/contentCalls.ts';
import type { WireLegalPage } from '#api/content/contract.ts';
import { useDocumentHead } from '#components/document-head/useDocumentHead.ts';
import { useUnlisted } from '#components/document-head/useUnlisted.ts';
import { legalHead } from '#components/heads/legalHead.ts';
import { FailedState } from '#components/layouts/ListStates.tsx';
import { brand } from '#config/brand.ts';
import { type LegalPageName, type LegalPart, legalParts, linkedRuns } from '#domain/legal/legalText.ts';
import legal from '#i18n/en/legal.json';
import { addEnglish, localeOf } from '#i18n/i18n.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';

await addEnglish('legal', legal);

function Linked({ text }: { text: string }) {
  return linkedRuns(text).map(({ text: run, href }, place) =>
    href === undefined ? (
      run
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the runs of a text keep their order
      <Link key={place} href={href} sx={{ overflowWrap: 'anywhere' }}>
        {run}
      </Link>
    ),
  );
}

function Part({ part }: { part: LegalPart }) {
  if (part.kind === 'heading') {
    return (
      <Typography
        component={part.level === 2 ? 'h2' : 'h3'}
        variant={part.level === 2 ? 'h4' : 'h6'}
        sx={{ mt: part.level === 2 ? 7 : 5, mb: 2 }}
      >
        {part.text}
      </Typography>
    );
  }
  if (part.kind === 'list') {
    return (
      <Box component="ul" sx={{ m: 0, mb: 4, pl: 6, display: 'grid', gap: 2 }}>
        {part.items.map((item) => (
          <li key={item}>
            <Linked text={item} />
          </li>
        ))}
      </Box>
    );
  }
  return (
    <Typography sx={{ mb: 4, whiteSpace: 'pre-line' }}>
      <Linked text={part.text} />
    </Typography>
  );
}

function Unlisted() {
  useUnlisted();
  return null;
}

/** The text with its time, or a link to the address that the brokerage published instead. */
function Content({ text, updated, address }: WireLegalPage) {
  const { t, i18n } = useTranslation('legal');
  const locale = localeOf(i18n.language);
  const outside = address?.[locale];
  if (outside) {
    return (
      <>
        <Unlisted />
        <Typography sx={{ my: 4 }}>{t('outside', { brokerage: brand.brokerage })}</Typography>
        <Link href={outside}>{t('open', { host: new URL(outside).host })}</Link>
      </>
    );
  }
  const parts = legalParts(text[locale]);
  return (
    <>
      {updated === null ? (
        <Unlisted />
      ) : (
        <Typography color="textSecondary" sx={{ mt: 2 }}>
          {t('updated', {
            day: new Date(updated).toLocaleDateString(locale, {
              dateStyle: 'long',
              timeZone: 'America/Toronto',
            }),
          })}
        </Typography>
      )}
      {parts.map((part, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their order
        <Part key={place} part={part} />
      ))}
    </>
  );
}

function Loading() {
  const { t } = useTranslation('legal');
  return (
    <>
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      {/* The footer stays below the window, because most texts are longer than it. */}
      <Box aria-hidden sx={{ minHeight: '100svh', pt: 4 }}>
        {['100%', '92%', '96%', '60%'].map((width) => (
          <Skeleton key={width} width={width} height={28} />
        ))}
      </Box>
    </>
  );
}

/** The terms of use or the privacy policy. */
export function LegalText({ page }: { page: LegalPageName }) {
  const { t } = useTranslation('legal');
  useDocumentHead(legalHead(page, t));
  const { currentData, error, refetch } = useLegalQuery(page);
  return (
    <Box sx={{ px: 'var(--edges)', pt: { xs: 6, md: 10 }, pb: 14 }}>
      <Box component="article" sx={{ maxWidth: '72ch', minWidth: 0, overflowWrap: 'break-word' }}>
        <Typography component="h1" variant="h2">
          {t(`${page}.title`)}
        </Typography>
        {currentData && <Content {...currentData} />}
        {!currentData && error && <FailedState sentence={t('failed')} retry={t('retry')} onRetry={refetch} />}
        {!currentData && !error && <Loading />}
      </Box>
    </Box>
  );
}
