import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ComponentType, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink, useParams } from 'react-router';
import type { WireContentKey, WireDeskContent } from '#api/desk/contentContract.ts';
import { useContentQuery, useDropDraftMutation } from '#api/desk/deskApi.ts';
import { AlertBox } from '#ui/AlertBox.tsx';
import { BusyButton } from '#ui/BusyButton.tsx';
import { Button } from '#ui/Button.tsx';
import { deskPaths } from '../deskPaths.ts';
import { formatMoment } from '../ui/format.ts';
import { CallFailure, LoadingRows, missingRight } from '../ui/QueryState.tsx';
import { usePageTitle } from '../ui/usePageTitle.ts';
import { BrandForm } from './BrandForm.tsx';
import { ContentFormContext } from './contentForm.ts';
import { LeavingChanges } from './LeavingChanges.tsx';
import { LegalPageForm } from './LegalPageForm.tsx';
import { ReviewsForm } from './ReviewsForm.tsx';
import { HomeForm, LegalForm, OfficesForm } from './SiteForms.tsx';
import { TeamForm } from './TeamForm.tsx';
import { useContentChange } from './useContentChange.ts';
import { VersionsPanel } from './VersionsPanel.tsx';

const FORMS: Readonly<Record<WireContentKey, ComponentType>> = {
  team: TeamForm,
  reviews: ReviewsForm,
  home: HomeForm,
  offices: OfficesForm,
  legal: LegalForm,
  terms: () => <LegalPageForm page="terms" />,
  privacy: () => <LegalPageForm page="privacy" />,
  brand: BrandForm,
};
const KEYS = Object.keys(FORMS) as WireContentKey[]; // the keys of FORMS

const KeyLink = styled(NavLink)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  padding: theme.spacing(0, 3),
  borderRadius: 8,
  color: theme.vars?.palette.text.secondary,
  fontWeight: 600,
  textDecoration: 'none',
  '&.active': { color: theme.vars?.palette.primary.dark, backgroundColor: theme.vars?.palette.chip.main },
}));

/** The brokerage's content, which admins change and publish. */
export function ContentPage() {
  const { t } = useTranslation(['desk', 'deskContent']);
  usePageTitle(t('nav.content'));
  const { key: named } = useParams();
  const key = KEYS.find((one) => one === named) ?? 'team';
  const { currentData, error, refetch } = useContentQuery(key, { refetchOnMountOrArgChange: true });
  return (
    <>
      <Typography component="h1" variant="h3">
        {t('nav.content')}
      </Typography>
      <Box component="p" sx={{ mt: 1, mb: 3, color: 'text.secondary' }}>
        {t('deskContent:about')}
      </Box>
      {!(error && missingRight(error)) && (
        <Box
          component="nav"
          aria-label={t('deskContent:parts')}
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 4 }}
        >
          {KEYS.map((one) => (
            <KeyLink key={one} to={deskPaths.content(one)}>
              {t(`deskContent:keys.${one}`)}
            </KeyLink>
          ))}
        </Box>
      )}
      {error && <CallFailure error={error} onRetry={() => void refetch()} />}
      {!currentData && !error && <LoadingRows rows={5} height={72} />}
      {currentData && <ContentEditor key={key} content={currentData} />}
    </>
  );
}

function ContentEditor({ content }: { content: WireDeskContent }) {
  const { t } = useTranslation(['desk', 'deskContent']);
  const edit = useContentChange(content);
  const { body, change, refused, isDirty, isStale } = edit;
  const Form = FORMS[content.key];
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refused.length === 0) return;
    element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refused]);
  // The changes stay in this tab, but not after it is closed.
  useEffect(() => {
    if (!isDirty) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 5,
        gridTemplateColumns: { lg: 'minmax(0, 1fr) 320px' },
        alignItems: 'start',
      }}
    >
      <Box
        component="form"
        ref={element}
        noValidate
        aria-label={t(`deskContent:keys.${content.key}`)}
        onSubmit={(event) => {
          event.preventDefault();
          if (!edit.isSaving && !edit.isPublishing) void edit.publish();
        }}
        sx={{ display: 'grid', gap: 4, minWidth: 0 }}
      >
        <ContentState content={content} isDirty={isDirty} onDropped={edit.drop} />
        {isStale && (
          <AlertBox text={t('deskContent:stale.text')}>
            <Button onClick={edit.drop}>{t('deskContent:stale.theirs')}</Button>
            <Button onClick={edit.rebase}>{t('deskContent:stale.mine')}</Button>
          </AlertBox>
        )}
        <ContentFormContext value={{ body, change, refused }}>
          <Form key={edit.form} />
        </ContentFormContext>
        {refused.length > 0 && <AlertBox text={t('deskContent:refused', { count: refused.length })} />}
        {edit.failure && <AlertBox text={edit.failure} />}
        <Box
          sx={{
            position: 'sticky',
            bottom: { xs: 'calc(57px + env(safe-area-inset-bottom))', sm: 0 },
            zIndex: 1,
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            gap: 2,
            py: 3,
            borderTop: '1px solid',
            borderColor: 'line',
            bgcolor: 'background.ground',
          }}
        >
          <BusyButton type="submit" isBusy={edit.isPublishing}>
            {t('deskContent:publish')}
          </BusyButton>
          <BusyButton
            type="button"
            variant="outlined"
            isBusy={edit.isSaving}
            onClick={() => !edit.isSaving && !edit.isPublishing && void edit.saveDraft()}
          >
            {t('deskContent:saveDraft')}
          </BusyButton>
          {(isDirty || content.draft) && (
            <BusyButton
              type="button"
              variant="outlined"
              isBusy={edit.isPreviewing}
              onClick={() =>
                !edit.isSaving && !edit.isPublishing && !edit.isPreviewing && void edit.preview()
              }
            >
              {t('deskContent:preview')}
            </BusyButton>
          )}
          {isDirty && <Button onClick={edit.drop}>{t('deskContent:drop')}</Button>}
          <Box role="status" sx={{ typography: 'body2' }}>
            {edit.saved && t(`deskContent:saved.${edit.saved}`)}
          </Box>
        </Box>
      </Box>
      <LeavingChanges isDirty={isDirty} isSaving={edit.isSaving} onSave={edit.saveDraft} />
      <VersionsPanel contentKey={content.key} onRestore={edit.restore} />
    </Box>
  );
}

interface ContentStateProps {
  content: WireDeskContent;
  isDirty: boolean;
  /** Called after the stored draft was dropped. */
  onDropped: () => void;
}

/** Says what the form shows: unsaved changes, a draft with its author, or the published version. */
function ContentState({ content: { key, draft, version, revision }, isDirty, onDropped }: ContentStateProps) {
  const { t, i18n } = useTranslation('deskContent');
  const [drop, { isLoading }] = useDropDraftMutation();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, minHeight: 44 }}>
      <Box role="status" sx={{ typography: 'body2', color: 'text.secondary' }}>
        {[
          isDirty ? t('state.unsaved') : '',
          draft ? t('state.draft', { by: draft.by, at: formatMoment(draft.at, i18n.language) }) : '',
          version > 0 ? t('state.version', { version }) : t('state.initial'),
        ]
          .filter(Boolean)
          .join(' ')}
      </Box>
      {draft && (
        <Button
          size="small"
          onClick={async () => {
            if (isLoading) return;
            const { error } = await drop({ key, revision });
            if (!error) onDropped();
          }}
        >
          {t('state.dropDraft')}
        </Button>
      )}
    </Box>
  );
}
