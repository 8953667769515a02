import { render } from "@testing-library/react";
import { PostalAddress } from "./postal-address";

test("separates street, locality and country by commas", () => {
  const address = { street: "Rue 1", postalCode: "1905", locality: "Dorénaz", countryName: "Suisse" };
  const { container } = render(<PostalAddress address={address} />);
  expect(container).toHaveTextContent("Rue 1, 1905 Dorénaz, Suisse");
});
