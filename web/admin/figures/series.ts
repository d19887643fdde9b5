/** A line of a plot: a value for each day. */
export interface Series {
  label: string;
  values: number[];
}
