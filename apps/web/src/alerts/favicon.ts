/** A seal on the upper corner, in the colour of wax. */
const badgeSvg = (box: string) => {
  const [, , width = 32, height = 32] = box.split(/\s+/).map(Number);
  const r = Math.min(width, height) * 0.28;
  return `<circle cx="${width - r}" cy="${r}" r="${r}" fill="#8e2318" stroke="#fff4e2" stroke-width="${r / 5}"/>`;
};

/** The page's sign with a mark on it, as an address; undefined where the drawing is none. */
export function withBadge(svg: string): string | undefined {
  const box = /viewBox="([^"]+)"/.exec(svg)?.[1];
  const end = svg.lastIndexOf('</svg>');
  if (box === undefined || end < 0) return undefined;
  return `data:image/svg+xml,${encodeURIComponent(svg.slice(0, end) + badgeSvg(box) + svg.slice(end))}`;
}

let plainHref: string | undefined;
let badgeHref: Promise<string | undefined> | undefined;

/** Puts the mark on the page's sign among the browser's tabs, or takes it off. */
export async function setFaviconBadge(isMarked: () => boolean): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (!link) return;
  plainHref ??= link.href;
  const from = plainHref;
  if (isMarked())
    badgeHref ??= fetch(from)
      .then((response) => response.text())
      .then(withBadge, () => undefined);
  const href = (await badgeHref) ?? from;
  // It may be another by the time that the drawing is there.
  link.href = isMarked() ? href : from;
}
