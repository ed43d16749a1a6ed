/** Puts elements into a registry. Loaded twice, the first stays: a page may hold two scripts of ours without knowing. */

/** Said once: what comes later of the same script has the same reason. */
let warned = false;

type Elements = Readonly<Record<string, CustomElementConstructor>>;

/** @param registry a scoped one, or the page's own. */
export function define(elements: Elements, registry: CustomElementRegistry = customElements): void {
  const taken = Object.keys(elements).filter((name) => registry.get(name));
  for (const [name, element] of Object.entries(elements)) {
    if (!registry.get(name)) registry.define(name, element);
  }
  if (taken.length > 0 && !warned) {
    warned = true;
    console.warn(
      `Crows: ${taken.join(', ')} had been defined before and stay as they were. Load the script once.`,
    );
  }
}
