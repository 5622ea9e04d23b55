import {
  type AlgorithmInput,
  type AlgorithmOutput,
  Cluster,
  type Marker,
  SuperClusterAlgorithm,
  type SuperClusterOptions,
} from '@googlemaps/markerclusterer';

/**
 * Gathers overlapping markers, except those for which `isHeld` is true: each of them is drawn separately. They stay in
 * the clusterer, so that none is removed from the page and loses the keyboard's focus.
 */
export class HeldApart extends SuperClusterAlgorithm {
  readonly #isHeld: (marker: Marker) => boolean;
  #held: readonly Marker[] = [];

  constructor(isHeld: (marker: Marker) => boolean, options: SuperClusterOptions) {
    super(options);
    this.#isHeld = isHeld;
  }

  override calculate(input: AlgorithmInput): AlgorithmOutput {
    const held = input.markers.filter(this.#isHeld);
    const markers = input.markers.filter((marker) => !held.includes(marker));
    const { clusters, changed } = super.calculate({ ...input, markers });
    const isOtherwise =
      held.length !== this.#held.length || held.some((marker, at) => marker !== this.#held[at]);
    this.#held = held;
    return {
      clusters: [...clusters, ...held.map((marker) => new Cluster({ markers: [marker] }))],
      changed: changed === true || isOtherwise,
    };
  }
}
