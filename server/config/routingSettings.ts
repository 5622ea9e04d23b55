import { httpAddress, read, words } from './settingTypes.ts';

/** The settings of travel times. */
export const routingShape = {
  ROUTING_URL: read(httpAddress, 'an http(s) address').optional().register(words, {
    default: '',
    example: 'http://valhalla:8002',
    wrong: 'valhalla:8002',
    meaning:
      'Valhalla that computes travel times by car, by bicycle and on foot, in place of the own engine over the streets that `npm run places` loads ([docs/commute.md](docs/commute.md)); only the server calls it',
  }),
  TRANSIT_ROUTING_URL: read(httpAddress, 'an http(s) address').optional().register(words, {
    default: '',
    example: 'http://opentripplanner:8080',
    wrong: 'opentripplanner:8080',
    meaning:
      'OpenTripPlanner 2.5 that computes travel times by transit, beside either engine for streets ([docs/commute.md](docs/commute.md#an-opentripplanner)); only the server calls it',
  }),
};
