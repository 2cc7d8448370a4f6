import { BOX } from './curve-box.ts';

/** Room for a curve of points that has not come yet. */
export const NoCurve = () => (
  <section className="section curve" aria-hidden="true">
    <h2>{'\u00a0'}</h2>
    <svg viewBox={`0 0 ${BOX.width} ${BOX.height}`} width="100%" />
  </section>
);
