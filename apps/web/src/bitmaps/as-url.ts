/** A drawing as the address of an image. */
export const asUrl = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;
