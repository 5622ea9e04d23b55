/**
 * The subject of a mail, which its id names: such a mail is dropped if its subject has ended while it waited
 * (wantedMail.ts).
 */
export type MailSubject =
  /** The estimate of a claimed home. */
  | { kind: 'claim'; claim: string }
  /** A change of a watched home. */
  | { kind: 'watch'; board: string; mls: string }
  /** A shared list. */
  | { kind: 'list'; list: string }
  /** The brokerage's answer to an application, whose item at the desk is a lead. */
  | { kind: 'review'; lead: string; application: string; version: string }
  /** A notice to a member of staff about an item. */
  | { kind: 'notice'; lead: string; member: string };

const DOT = '.';

const keysOf = (subject: MailSubject): string[] => {
  switch (subject.kind) {
    case 'claim':
      return [subject.claim];
    case 'watch':
      return [subject.board, subject.mls];
    case 'list':
      return [subject.list];
    case 'review':
      return [subject.lead, subject.application, subject.version];
    case 'notice':
      return [subject.lead, subject.member];
  }
};

/**
 * The id of a mail about a subject.
 * @param unique tells it from other mails about the subject, without dots; a new one by default
 */
export const mailIdAbout = (subject: MailSubject, unique: string = crypto.randomUUID()): string =>
  [subject.kind, ...keysOf(subject), unique].join(DOT);

/** The subject that an id names; undefined if it names none, as ids of releases before 1.6. */
export function subjectOf(mailId: string): MailSubject | undefined {
  const [kind, ...rest] = mailId.split(DOT);
  const [first = '', second = '', third = ''] = rest;
  switch (kind) {
    case 'claim':
      return { kind, claim: first };
    case 'watch':
      return { kind, board: first, mls: second };
    case 'list':
      return { kind, list: first };
    case 'review':
      return { kind, lead: first, application: second, version: third };
    case 'notice':
      // A member's id may have dots.
      return { kind, lead: first, member: rest.slice(1, -1).join(DOT) };
    default:
      return undefined;
  }
}
