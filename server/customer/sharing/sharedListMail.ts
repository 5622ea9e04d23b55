import type { OutgoingMail } from '#server/mail/outgoingMail.ts';
import { renderMail } from '#server/mail/renderMail.ts';
import { greetingOf } from '#server/mail/strangersWords.ts';
import type { SenderBrand } from '#server/store/content/senderBrand.ts';
import { mailIdAbout } from '#server/store/mail/mailSubject.ts';

const NO_BREAK = '\u00a0';

/** The facts of an invitation. */
export interface SharedInvitationFacts {
  to: string;
  language: 'en' | 'fr';
  /** The inviting customer's name: letters only. */
  name: string;
  /** The customer's own words; '' for none. */
  line: string;
  token: string;
  /** Address of the app without a slash at the end. */
  appUrl: string;
  brand: SenderBrand;
}

const INVITATION = {
  en: {
    subject: (name: string) => `${name} invites you to share a list of homes`,
    invited: (name: string) =>
      `${name} is looking for a home with us, and invites you to share a list: each of you sees the homes that the other saves, with their notes.`,
    line: (name: string, line: string) => `${name} writes: “${line}”`,
    open: 'See the invitation',
    page: 'The link is valid for 14 days. You need an account to share a list; nothing is shared before you accept.',
    why: 'If you did not expect this message, you can ignore it or decline on the page: you will get no other mail about it unless you are invited again.',
  },
  fr: {
    subject: (name: string) => `${name} vous invite à partager une liste de propriétés`,
    invited: (name: string) =>
      `${name} cherche une propriété avec nous et vous invite à partager une liste${NO_BREAK}: chacun y voit les propriétés que l’autre enregistre, avec ses notes.`,
    line: (name: string, line: string) => `${name} vous écrit${NO_BREAK}: «${NO_BREAK}${line}${NO_BREAK}»`,
    open: 'Voir l’invitation',
    page: 'Le lien est valable 14 jours. Il faut un compte pour partager une liste; rien n’est partagé avant que vous acceptiez.',
    why: `Si vous ne vous attendiez pas à ce message, ignorez-le ou refusez l’invitation sur la page${NO_BREAK}: vous n’en recevrez pas d’autre, à moins d’une nouvelle invitation.`,
  },
};

/** The mail with the link to a shared list. It contains no other data of the customer than the typed name and words. */
export function sharedInvitationMail(facts: SharedInvitationFacts): OutgoingMail {
  const { to, language, name, line, token, appUrl } = facts;
  const words = INVITATION[language];
  return renderMail({
    brand: facts.brand,
    id: crypto.randomUUID(),
    email: to,
    language,
    subject: words.subject(name),
    parts: [
      greetingOf(language),
      words.invited(name),
      ...(line === '' ? [] : [words.line(name, line)]),
      { button: words.open, url: `${appUrl}/saved?list=invitation#${token}` },
      words.page,
      { note: words.why, links: [] },
    ],
    isPrivate: true,
  });
}

const ACCEPTED = {
  en: {
    subject: (name: string) => `${name} accepted your invitation`,
    accepted: (name: string) => `${name} accepted your invitation. You now share a list of homes.`,
    open: 'See the shared list',
    why: (name: string) =>
      `The invitation can be accepted by anyone who has its link. If ${name} is not the person you invited, remove ${name} on the page of the list: they then see nothing of yours any more.`,
  },
  fr: {
    subject: (name: string) => `${name} a accepté votre invitation`,
    accepted: (name: string) =>
      `${name} a accepté votre invitation. Vous partagez maintenant une liste de propriétés.`,
    open: 'Voir la liste partagée',
    why: (name: string) =>
      `Toute personne qui a le lien peut accepter l’invitation. Si ${name} n’est pas la personne que vous avez invitée, retirez ${name} sur la page de la liste${NO_BREAK}: cette personne ne verra alors plus rien de vous.`,
  },
};

/** The mail that tells the owner who has accepted. */
export function acceptedMail(
  facts: Pick<SharedInvitationFacts, 'to' | 'language' | 'name' | 'appUrl' | 'brand'> & { listId: string },
): OutgoingMail {
  const { to, language, name, appUrl, listId } = facts;
  const words = ACCEPTED[language];
  return renderMail({
    brand: facts.brand,
    id: mailIdAbout({ kind: 'list', list: listId }),
    email: to,
    language,
    subject: words.subject(name),
    parts: [
      greetingOf(language),
      words.accepted(name),
      { button: words.open, url: `${appUrl}/saved?list=shared` },
      { note: words.why(name), links: [] },
    ],
  });
}
