/** Counts what a provider says it used, answer by answer, as the bytes pass. */
export class Meter {
  tokens = 0;

  watch(response: Response): Response {
    if (!response.body) return response;
    const decoder = new TextDecoder();
    let rest = '';
    let counted = 0;
    const count = (chunk: Uint8Array): void => {
      rest += decoder.decode(chunk, { stream: true });
      for (const [usage] of rest.matchAll(/"usage":\{[^}]*\}/g)) {
        const sum = [...usage.matchAll(/_tokens":(\d+)/g)].reduce((total, [, n]) => total + Number(n), 0);
        // Each count of an answer replaces the one before.
        this.tokens += sum - counted;
        counted = sum;
      }
      rest = rest.slice(rest.lastIndexOf('\n') + 1);
    };
    const body = response.body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, controller) {
          count(chunk);
          controller.enqueue(chunk);
        },
      }),
    );
    return new Response(body, response);
  }
}
