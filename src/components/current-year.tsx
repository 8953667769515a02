import { useEffect, useState } from "react";

type Props = { builtIn: string };

/** The year of the build, corrected in the browser when the build is from an earlier one. */
export function CurrentYear({ builtIn }: Props) {
  const [year, setYear] = useState(builtIn);
  useEffect(() => setYear(String(new Date().getFullYear())), []);
  return year;
}
