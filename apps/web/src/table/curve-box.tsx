/** The picture of a curve and the margins in it, in its own units. */
export const CURVE_BOX = { width: 300, height: 150, left: 28, bottom: 18, top: 14, right: 42 } as const;

/** Reserves the place of a curve that is being fetched. */
export const CurvePlaceholder = () => (
  <section className="section curve" aria-hidden="true">
    <h2>{'\u00a0'}</h2>
    <svg viewBox={`0 0 ${CURVE_BOX.width} ${CURVE_BOX.height}`} width="100%" />
  </section>
);
