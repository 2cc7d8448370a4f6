import type { Picture } from '../art/pen/svg.ts';

const drawn = new Map<string, Picture>();

/** The picture of that name, drawn when it is first shown. */
export function cachedPicture(name: string, draw: () => Picture): Picture {
  let picture = drawn.get(name);
  if (!picture) {
    picture = draw();
    drawn.set(name, picture);
  }
  return picture;
}

/** A small picture beside words that say the same. */
export function Drawn({ className, picture }: { readonly className: string; readonly picture: Picture }) {
  const inside = { __html: picture.markup };
  return (
    <svg
      className={className}
      viewBox={picture.viewBox}
      aria-hidden="true"
      focusable="false"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by our own code from fixed names
      dangerouslySetInnerHTML={inside}
    />
  );
}
