import image from "decap-cms-widget-image";
import number from "decap-cms-widget-number";
import select from "decap-cms-widget-select";
import text from "decap-cms-widget-text";
import { proposedAddresses } from "./contents";
import { judged, ListControl, ObjectControl } from "./judgement";
import { Fixed, input, Marks, Numbers } from "./own-controls";
import { Texts } from "./text-list";

/** The controls of the forms: Decap's own, and a few that it lacks, all judged by the contract. */
export const controls: Record<string, ControlClass> = {
  string: judged(input("text")),
  text: judged(text.controlComponent),
  number: judged(number.controlComponent),
  image: judged(image.controlComponent),
  select: judged(select.controlComponent, true),
  object: ObjectControl,
  list: ListControl,
  fixed: judged(Fixed),
  date: judged(input("date")),
  address: judged(input("text", proposedAddresses)),
  texts: judged(Texts, true),
  numbers: judged(Numbers, true),
  marks: judged(Marks, true),
};
