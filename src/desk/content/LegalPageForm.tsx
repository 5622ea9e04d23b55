import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useContentQuery } from '#api/desk/deskApi.ts';
import type { LegalPageName } from '#domain/legal/legalText.ts';
import { valueAt } from './bodyPaths.ts';
import { BothField } from './fields.tsx';

/** The text of a legal page, and what visitors see at the moment if that is another text. */
export function LegalPageForm({ page }: { page: LegalPageName }) {
  const { t } = useTranslation('deskContent');
  const { currentData: own } = useContentQuery(page);
  const { currentData: legal } = useContentQuery('legal');
  const isOutside = ['en-CA', 'fr-CA'].some((locale) => valueAt(legal?.published, `${page}.${locale}`));
  const notices = [
    ...(own?.version === 0 ? [t('legal.unreviewed')] : []),
    ...(isOutside ? [t('legal.outside')] : []),
  ];
  return (
    <>
      {notices.map((notice) => (
        <Box
          key={notice}
          role="note"
          sx={{ p: 4, border: '1px solid', borderColor: 'control', borderRadius: 1, maxWidth: '80ch' }}
        >
          {notice}
        </Box>
      ))}
      <BothField path="text" label={t('legal.text')} help={t('legal.textHelp')} rows={12} />
    </>
  );
}
