/** The official example of /isochrone (valhalla, api/examples/isochrone.json). */
export const ISOCHRONE = {
  features: [
    {
      properties: { fill: '#bf4040', opacity: 0.33, contour: 0.1, metric: 'distance' },
      geometry: {
        coordinates: [
          [13.433188, 52.520031],
          [13.431776, 52.519011],
          [13.433188, 52.517663],
          [13.43394, 52.519763],
          [13.433188, 52.520031],
        ],
        type: 'LineString',
      },
      type: 'Feature',
    },
  ],
  type: 'FeatureCollection',
};

/** The official example of /sources_to_targets. */
export const MATRIX = {
  sources_to_targets: {
    durations: [
      [0, 105],
      [108, 0],
    ],
    distances: [
      [0, 0.147],
      [0.147, 0],
    ],
  },
  units: 'kilometers',
  algorithm: 'timedistancematrix',
};

/** The official example in the form of older versions. */
export const OLDER_MATRIX = {
  sources_to_targets: [[{ distance: 9.041, time: 1250, to_index: 0, from_index: 0 }]],
  units: 'kilometers',
};

/** An answer of /status. */
export const STATUS = { version: '3.5.1', tileset_last_modified: 1_634_903_519 };

/** The answer for a location without streets, with status 400. */
export const NO_STREET = {
  error_code: 171,
  error: 'No suitable edges near location',
  status_code: 400,
  status: 'Bad Request',
};
