import { useState } from 'react';
import { type RealtorCard, realtors } from '../../config/content.ts';
import { meetAgent, metAgent } from './metAgent.ts';

/**
 * Who answers for the homes of this visit: chosen at random on the first one (L2), and the same person on every
 * other until the tab closes.
 */
function agentOfVisit(): RealtorCard {
  const met = metAgent();
  const known = realtors.find(({ id }) => id === met);
  if (known) return known;
  const chosen = realtors[Math.floor(Math.random() * realtors.length)] ?? realtors[0];
  if (!chosen) throw new Error('The brokerage has no realtor: see config/content.ts.');
  meetAgent(chosen.id);
  return chosen;
}

/** The realtor whom this visit has met. */
export function useAgent(): RealtorCard {
  return useState(agentOfVisit)[0];
}
