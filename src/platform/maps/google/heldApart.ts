import {
  type AlgorithmInput,
  type AlgorithmOutput,
  Cluster,
  type Marker,
  SuperClusterAlgorithm,
  type SuperClusterOptions,
} from '@googlemaps/markerclusterer';

/**
 * Gathers markers that lie on each other, save those that `isHeld` names: each of them stands by itself. They stay
 * among the clusterer's own, so that none has to leave the page, and lose the keyboard's focus, to stand alone.
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
