/** To be built. */
export default function ComingPage() {
  return <h1>ComingPage</h1>;
}
