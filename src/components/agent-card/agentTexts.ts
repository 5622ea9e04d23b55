import agentTexts from '#i18n/en/agent.json';
import { addEnglish } from '#i18n/i18n.ts';

await addEnglish('agent', agentTexts);
