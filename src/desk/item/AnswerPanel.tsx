import Box from '@mui/material/Box';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WireDeskItemDetail, WireDeskLanguage } from '#api/desk/contract.ts';
import { useMeQuery, useSendAnswerMutation } from '#api/desk/deskApi.ts';
import { FieldLayout } from '#components/fields/FieldLayout.tsx';
import { FieldInput } from '#components/fields/fieldInput.ts';
import { brand } from '#config/brand.ts';
import { formatDate } from '#domain/format.ts';
import { localeOf } from '#i18n/i18n.ts';
import { newIdempotencyKey } from '#platform/idempotencyKey.ts';
import { AlertBox } from '#ui/AlertBox.tsx';
import { BusyButton } from '#ui/BusyButton.tsx';
import { Button } from '#ui/Button.tsx';
import { Select } from '#ui/Select.tsx';
import { useShortcut } from '../frame/useShortcuts.ts';
import { aboutOf } from '../inbox/about.ts';
import { formatMoment } from '../ui/format.ts';
import { Panel } from '../ui/Panel.tsx';
import { useFailureText } from '../ui/QueryState.tsx';
import { useDraft } from './useDraft.ts';

const MAX = { subject: 200, text: 10_000 } as const;

/** Texts to begin an answer with, those of the item's kind first. */
const TEMPLATES = ['received', 'available', 'sold', 'documents', 'followUp'] as const;
type Template = (typeof TEMPLATES)[number];

const LANGUAGES = ['en', 'fr'] as const;

/** Writes a text in the person's language, with the names of the person, the home and the member. */
function useTemplates(item: WireDeskItemDetail) {
  const { t: desk } = useTranslation('desk');
  const { t } = useTranslation('deskTemplates');
  const { data: me } = useMeQuery();
  return (template: Template, language: WireDeskLanguage) => {
    const { home } = item;
    // A city alone is what a general request names, and no home.
    const about = home?.address || home?.mls ? aboutOf({ home, page: null }, desk) : '';
    const context = about ? 'home' : 'general';
    const values = {
      lng: language,
      name: item.person.firstName,
      member: me?.name ?? '',
      about,
      brand: brand.name,
      brokerage: brand.brokerage,
      phone: brand.phoneDisplay,
    };
    const body = t(`${template}.text.${context}`, values);
    return {
      subject: t(`${template}.subject.${context}`, values),
      text: `${t('greeting', values)}\n\n${body}\n\n${t('signature', values)}`,
    };
  };
}

/** Answers that were mailed, and the form of another one. The person's reply goes to the member. */
export function AnswerPanel({ item }: { item: WireDeskItemDetail }) {
  const { t, i18n } = useTranslation(['desk', 'deskItem']);
  const { id, answers, person } = item;
  return (
    <Panel heading={t('deskItem:answer.title')}>
      {answers.length > 0 && (
        <Box component="ol" sx={{ display: 'grid', gap: 4, m: 0, mb: 4, p: 0, listStyle: 'none' }}>
          {answers.map((answer) => (
            <li key={answer.id}>
              <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
                {t('deskItem:answer.sent', { by: answer.by, at: formatMoment(answer.at, i18n.language) })}
              </Box>
              <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{answer.subject}</Box>
              <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{answer.text}</Box>
              {answer.delivery === 'refused' && <AlertBox text={t('deskItem:answer.undelivered')} />}
            </li>
          ))}
        </Box>
      )}
      {item.withdrawn && (
        <Box role="note" sx={{ mb: 4, p: 3, borderLeft: '3px solid', borderColor: 'forLease.main' }}>
          {t('deskItem:answer.withdrawn', { day: formatDate(item.withdrawn.at, localeOf(i18n.language)) })}
        </Box>
      )}
      {person.email ? (
        <AnswerForm key={id} item={item} />
      ) : (
        <Box sx={{ color: 'text.secondary' }}>{t('deskItem:answer.noEmail')}</Box>
      )}
    </Panel>
  );
}

/** The words of an answer that is being written. */
function useAnswer(item: WireDeskItemDetail) {
  const { id } = item;
  const templateOf = useTemplates(item);
  const [language, setLanguage] = useState<WireDeskLanguage>(item.language ?? 'en');
  const [template, setTemplate] = useState<Template | ''>('');
  const [subject, writeSubject] = useDraft(`subject ${id}`);
  const [text, writeText] = useDraft(`answer ${id}`);
  const [ownWords, setOwnWords] = useState<Words>();
  const write = (words: Words, chosen: Template | '') => {
    writeSubject(words.subject);
    writeText(words.text);
    setTemplate(chosen);
    setOwnWords(undefined);
  };
  return {
    language,
    template,
    subject,
    text,
    writeSubject,
    writeText,
    /** Replaces the words by a text. The member's own words can be brought back. */
    use(chosen: Template | '', of: WireDeskLanguage) {
      setLanguage(of);
      setTemplate(chosen);
      if (chosen === '') return;
      const earlier = template === '' ? '' : templateOf(template, language).text;
      write(templateOf(chosen, of), chosen);
      if (text !== '' && text !== earlier) setOwnWords({ subject, text });
    },
    /** Brings the member's own words back; undefined if none were replaced. */
    bringBack: ownWords && (() => write(ownWords, '')),
    clear: () => write({ subject: '', text: '' }, ''),
  };
}

interface Words {
  subject: string;
  text: string;
}

/** The text to begin with, and its language. */
function TemplateChoice({ answer }: { answer: ReturnType<typeof useAnswer> }) {
  const { t } = useTranslation('deskItem');
  const field = useId();
  const { template, language, use } = answer;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '2fr 1fr' }, gap: 3 }}>
      <FieldLayout id={`${field}-template`} label={t('answer.template')} problem={undefined}>
        <Select
          id={`${field}-template`}
          value={template}
          onChange={({ target }) => use(TEMPLATES.find((one) => one === target.value) ?? '', language)}
        >
          <option value="">{t('answer.noTemplate')}</option>
          {TEMPLATES.map((name) => (
            <option key={name} value={name}>
              {t(`answer.templates.${name}`)}
            </option>
          ))}
        </Select>
      </FieldLayout>
      <FieldLayout id={`${field}-language`} label={t('answer.language')} problem={undefined}>
        <Select
          id={`${field}-language`}
          value={language}
          onChange={({ target }) => use(template, LANGUAGES.find((one) => one === target.value) ?? 'en')}
        >
          {LANGUAGES.map((name) => (
            <option key={name} value={name}>
              {t(`languages.${name}`)}
            </option>
          ))}
        </Select>
      </FieldLayout>
    </Box>
  );
}

function AnswerForm({ item }: { item: WireDeskItemDetail }) {
  const { t } = useTranslation(['desk', 'deskItem']);
  const { id } = item;
  const field = useId();
  const input = useRef<HTMLTextAreaElement>(null);
  const textOf = useFailureText();
  const answer = useAnswer(item);
  const { subject, text, language } = answer;
  const [problem, setProblem] = useState<'subject' | 'text'>();
  const [send, { isLoading, error }] = useSendAnswerMutation();
  // A retry of the same answer has the same key, so that it is mailed once.
  const key = useRef<{ of: string; key: string }>(undefined);
  useShortcut('a', () => input.current?.focus());

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading) return;
    const missing = subject.trim() === '' ? 'subject' : text.trim() === '' ? 'text' : undefined;
    setProblem(missing);
    if (missing) return;
    const of = `${subject}\n${text}`;
    if (key.current?.of !== of) key.current = { of, key: newIdempotencyKey() };
    const sent = await send({ id, key: key.current.key, subject: subject.trim(), text: text.trim() });
    if (!sent.error) answer.clear();
  };

  return (
    <Box
      component="form"
      noValidate
      aria-label={t('deskItem:answer.title')}
      onSubmit={(event) => void submit(event)}
      sx={{ display: 'grid', gap: 3 }}
    >
      <TemplateChoice answer={answer} />
      {answer.bringBack && (
        <Box role="status" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
          {t('deskItem:answer.replaced')}
          <Button size="small" onClick={answer.bringBack}>
            {t('deskItem:answer.bringBack')}
          </Button>
        </Box>
      )}
      <FieldLayout
        id={`${field}-subject`}
        label={t('deskItem:answer.subject')}
        problem={problem === 'subject' ? t('deskItem:answer.subjectMissing') : undefined}
      >
        <FieldInput
          value={subject}
          onChange={({ target }) => answer.writeSubject(target.value)}
          lang={language}
          inputProps={{
            id: `${field}-subject`,
            maxLength: MAX.subject,
            'aria-required': true,
            ...(problem === 'subject' && { 'aria-describedby': `${field}-subject-problem` }),
          }}
        />
      </FieldLayout>
      <FieldLayout
        id={`${field}-text`}
        label={t('deskItem:answer.text')}
        help={t('deskItem:answer.help', { email: item.person.email })}
        problem={problem === 'text' ? t('deskItem:answer.textMissing') : undefined}
      >
        <FieldInput
          multiline
          minRows={6}
          maxRows={24}
          inputRef={input}
          value={text}
          onChange={({ target }) => answer.writeText(target.value)}
          lang={language}
          inputProps={{
            id: `${field}-text`,
            maxLength: MAX.text,
            'aria-required': true,
            'aria-describedby': `${field}-text-help`,
            'aria-keyshortcuts': 'a',
          }}
        />
      </FieldLayout>
      {error && (
        <AlertBox
          text={'status' in error && error.status === 503 ? t('deskItem:answer.noMail') : textOf(error)}
        />
      )}
      <BusyButton type="submit" isBusy={isLoading} sx={{ justifySelf: 'start' }}>
        {t('deskItem:answer.send')}
      </BusyButton>
    </Box>
  );
}
