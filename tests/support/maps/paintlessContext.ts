/**
 * A WebGL context that paints nothing and accepts every call. With it the real MapLibre runs without graphics, except
 * for its painting.
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
    // A plain context has this member. The images of signs need it.
    getImageData: (_x: number, _y: number, width: number, height: number) => ({
      width,
      height,
      data: new Uint8ClampedArray(4 * width * height),
    }),
  };
  return new Proxy(answers, {
    get: (known, name) => {
      if (typeof name !== 'string') return undefined;
      if (name in known) return known[name];
      // Constants are numbers with names in capitals. Functions that create something return an object.
      if (/^[A-Z\d_]+$/.test(name)) return name === 'FRAMEBUFFER_COMPLETE' ? 36_053 : 1;
      return () => ({});
    },
  }) as unknown as WebGL2RenderingContext; // only what MapLibre calls is there
}
