import type { QueryContext } from '#server/store/tables.ts';
import { localTimeOf } from '#server/store/text/timeZones.ts';
import { findViewingChanges, type Viewing } from '#server/store/viewings/findViewings.ts';

const WAYS = { inPerson: 'in person', video: 'by video' } as const;

type Moment = Pick<Viewing, 'state' | 'day' | 'part' | 'way' | 'starts'>;

/** "asked: 2026-11-25, afternoon, in person", or "agreed: 2026-11-25 14:00, by video", by the clock of the home. */
export function viewingState({ state, day, part, way, starts }: Moment, timeZone: string): string {
  const { date, time } = localTimeOf(new Date(starts ?? day), timeZone);
  const isTimed = starts !== null && (state === 'offered' || state === 'agreed');
  return `${state}: ${isTimed ? `${date} ${time}` : `${day}, ${part}`}, ${WAYS[way]}`;
}

/** A viewing request with every state that it had, for the brokerage. */
export async function viewingText(store: QueryContext, viewing: Viewing): Promise<string> {
  const changes = await findViewingChanges(store, viewing.id);
  const { id, first_name, last_name, email, phone, address, city, code, board, message, time_zone } = viewing;
  return [
    `Viewing ${id}: ${viewing.state}`,
    `  home: ${[address, city].filter(Boolean).join(', ')}, ${code} (board ${board}), times of ${time_zone}`,
    `  customer: ${[`${first_name} ${last_name}`.trim(), email, phone].filter(Boolean).join(', ')}`,
    ...(message === null ? [] : [`  note: ${message}`]),
    ...changes.map(({ at, by, sentence, ...state }) => {
      const { date, time } = localTimeOf(new Date(at), time_zone);
      return `  ${date} ${time}, ${by}: ${viewingState(state, time_zone)}${sentence === null ? '' : `: ${sentence}`}`;
    }),
  ].join('\n');
}
