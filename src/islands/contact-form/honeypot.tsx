import { visuallyHidden } from "../../theme/visually-hidden";
import { type Delivery, honeypotName } from "./delivery";

type Props = { service: Delivery["service"]; label: string };

/**
 * A field for programs alone: out of sight, out of the tab order, hidden from assistive technology and from
 * autofill. It is not `display: none`, which the programs look for.
 */
export function Honeypot({ service, label }: Props) {
  return (
    <div aria-hidden="true" css={visuallyHidden}>
      <label>
        {label}
        <input type="text" name={honeypotName[service]} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
