import {
  type AlgorithmInput,
  type AlgorithmOutput,
  Cluster,
  type Marker,
  SuperClusterAlgorithm,
  type SuperClusterOptions,
} from '@googlemaps/markerclusterer';

/**
 * Gathers overlapping markers, except those for which `isSeparate` is true: each of them is drawn separately. They stay in
 * the clusterer, so that none is removed from the page and loses the keyboard's focus.
 */
export class SeparateMarkers extends SuperClusterAlgorithm {
  readonly #isSeparate: (marker: Marker) => boolean;
  #separate: readonly Marker[] = [];

  constructor(isSeparate: (marker: Marker) => boolean, options: SuperClusterOptions) {
    super(options);
    this.#isSeparate = isSeparate;
  }

  override calculate(input: AlgorithmInput): AlgorithmOutput {
    const separate = input.markers.filter(this.#isSeparate);
    const markers = input.markers.filter((marker) => !separate.includes(marker));
    const { clusters, changed } = super.calculate({ ...input, markers });
    const isOtherwise =
      separate.length !== this.#separate.length ||
      separate.some((marker, at) => marker !== this.#separate[at]);
    this.#separate = separate;
    return {
      clusters: [...clusters, ...separate.map((marker) => new Cluster({ markers: [marker] }))],
      changed: changed === true || isOtherwise,
    };
  }
}
