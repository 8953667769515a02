type Coordinates = { readonly latitude: number; readonly longitude: number };

/** The only origin that the CSP allows in frames. */
export const mapOrigin = "https://www.openstreetmap.org";

/** OpenStreetMap page with a marker at the place (wiki.openstreetmap.org/wiki/Browsing). */
export function mapUrl({ latitude, longitude }: Coordinates): string {
  return `${mapOrigin}/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`;
}

/** A map of about 1.2 × 0.9 km around the place, for an iframe. */
export function mapEmbedUrl({ latitude, longitude }: Coordinates): string {
  const bounds = [longitude - 0.008, latitude - 0.004, longitude + 0.008, latitude + 0.004];
  const query = new URLSearchParams({
    bbox: bounds.map((degrees) => degrees.toFixed(5)).join(","),
    layer: "mapnik",
    marker: `${latitude},${longitude}`,
  });
  return `${mapOrigin}/export/embed.html?${query}`;
}
