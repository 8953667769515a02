import { Link } from "gatsby";
import type { ComponentProps, ReactNode } from "react";

type Props = Omit<ComponentProps<"a">, "href" | "ref"> & {
  /** A path of the site («/solutions#aqualink»), or an anchor on the same page («#contact»). */
  to: string;
  children: ReactNode;
};

/**
 * A link inside the site. An anchor on the same page stays a plain link, which the browser scrolls to by itself;
 * Gatsby's Link, given `aria-current` by the header alone, takes the rest. It loads a page when a mouse comes near; a
 * finger's touch says as much, a tenth of a second before its click.
 */
export function SiteLink({ to, children, ...rest }: Props) {
  if (to.startsWith("#")) {
    return (
      <a href={to} {...rest}>
        {children}
      </a>
    );
  }
  return (
    <Link to={to} onTouchStart={() => window.___loader?.hovering(to.replace(/#.*/, ""))} {...rest}>
      {children}
    </Link>
  );
}
