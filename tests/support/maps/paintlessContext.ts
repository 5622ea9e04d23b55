/**
 * A WebGL context that paints nothing and says yes to everything: with it the real MapLibre runs where there is no
 * graphics, save for what it would paint.
 */
export function paintlessContext(canvas: HTMLCanvasElement): WebGL2RenderingContext {
  const answers: Record<string, unknown> = {
    canvas,
    drawingBufferWidth: 700,
    drawingBufferHeight: 700,
    getContextAttributes: () => ({}),
    getExtension: () => null,
    getSupportedExtensions: () => [],
    getParameter: () => 4096,
    getShaderParameter: () => true,
    getProgramParameter: () => 0,
    getShaderInfoLog: () => '',
    getError: () => 0,
    isContextLost: () => false,
    checkFramebufferStatus: () => 36_053,
    getUniformLocation: () => ({}),
    getAttribLocation: () => 0,
  };
  return new Proxy(answers, {
    get: (known, name) => {
      if (typeof name !== 'string') return undefined;
      if (name in known) return known[name];
      // Constants are numbers in capitals; makers answer with some object.
      if (/^[A-Z\d_]+$/.test(name)) return name === 'FRAMEBUFFER_COMPLETE' ? 36_053 : 1;
      return () => ({});
    },
  }) as unknown as WebGL2RenderingContext; // only what MapLibre calls is there
}
