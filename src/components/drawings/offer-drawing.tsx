import { graphql } from "gatsby";
import { BoardDrawing } from "./board-drawing";
import { CableDrawing } from "./cable-drawing";
import { ChamberDrawing } from "./chamber-drawing";
import { type DayRow, DayRowsDrawing } from "./day-rows-drawing";

type Props = {
  /** Which drawing. */
  icon: Queries.Icon;
  labels: Queries.OfferDrawingFragment;
  /** AquaLink's calm day, as the home page shows it. */
  day: readonly DayRow[];
};

/** The offer as a technical drawing. */
export function OfferDrawing({ icon, labels, day }: Props) {
  const { note, receiver } = labels;
  switch (icon) {
    case "board":
      return <BoardDrawing note={note} />;
    case "link":
      return <CableDrawing receiver={receiver} />;
    case "data":
      return <DayRowsDrawing rows={day} note={note} />;
    case "water":
      return <ChamberDrawing />;
  }
}

export const fragment = graphql`
  fragment OfferDrawing on SolutionsJsonDrawings {
    # «exemple», beside every figure that is one.
    note
    # Where the link ends.
    receiver
  }
`;
