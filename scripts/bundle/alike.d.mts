export const alike: { renderChunk(code: string): string };
