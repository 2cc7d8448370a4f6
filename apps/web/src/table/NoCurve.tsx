import { CURVE_BOX } from './curve-box.ts';

/** Room for a curve of points that has not come yet. */
export const CurvePlaceholder = () => (
  <section className="section curve" aria-hidden="true">
    <h2>{'\u00a0'}</h2>
    <svg viewBox={`0 0 ${CURVE_BOX.width} ${CURVE_BOX.height}`} width="100%" />
  </section>
);
