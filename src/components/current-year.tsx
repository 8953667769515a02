type Props = { builtIn: string };

/** The year of the build; corrected in the page when the build is from an earlier one (inline/every-page.mts). */
export function CurrentYear({ builtIn }: Props) {
  return (
    <span data-year="" suppressHydrationWarning>
      {builtIn}
    </span>
  );
}
