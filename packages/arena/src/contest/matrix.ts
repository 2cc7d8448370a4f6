/** The inverse of a symmetric positive matrix, by elimination with pivots. Throws where there is none. */
export function inverse(matrix: readonly (readonly number[])[]): number[][] {
  const size = matrix.length;
  const rows = matrix.map((row, i) => [...row, ...row.map((_, j) => (i === j ? 1 : 0))]);
  for (let column = 0; column < size; column++) {
    let best = column;
    for (let i = column + 1; i < size; i++)
      if (Math.abs(rows[i]![column]!) > Math.abs(rows[best]![column]!)) best = i;
    [rows[column], rows[best]] = [rows[best]!, rows[column]!];
    const pivot = rows[column]![column]!;
    if (Math.abs(pivot) < 1e-12) throw new Error(`no inverse: pivot ${pivot} in column ${column}`);
    rows[column] = rows[column]!.map((value) => value / pivot);
    rows.forEach((row, i) => {
      if (i === column) return;
      const factor = row[column]!;
      rows[i] = row.map((value, j) => value - factor * rows[column]![j]!);
    });
  }
  return rows.map((row) => row.slice(size));
}
