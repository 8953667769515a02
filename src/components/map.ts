type Coordinates = { readonly latitude: number; readonly longitude: number };

/** The only site whose pages appear in our frames. */
export const mapOrigin = "https://www.openstreetmap.org";

/** Page of OpenStreetMap that shows the place (wiki.openstreetmap.org/wiki/Browsing). */
export function mapUrl({ latitude, longitude }: Coordinates): string {
  return `${mapOrigin}/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`;
}

/** The same place as a map for an `iframe`, about 1.2 km wide. */
export function mapEmbedUrl({ latitude, longitude }: Coordinates): string {
  const box = [longitude - 0.008, latitude - 0.004, longitude + 0.008, latitude + 0.004];
  const query = new URLSearchParams({
    bbox: box.map((degrees) => degrees.toFixed(5)).join(","),
    layer: "mapnik",
    marker: `${latitude},${longitude}`,
  });
  return `${mapOrigin}/export/embed.html?${query}`;
}
