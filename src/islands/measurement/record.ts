import { mqttPacket, recordHeader, recordOverhead } from "../../network/measurement";

const randomBytes = (length: number) => crypto.getRandomValues(new Uint8Array(length));

/** TLS 1.3 appends the content type to the content before encryption. */
const applicationData = 0x17;

/** Encrypts messages as TLS 1.3 does; over http, which lacks WebCrypto, random bytes replace the ciphertext. */
export function createSealer() {
  const key = crypto.subtle?.generateKey({ name: "AES-GCM", length: 128 }, false, ["encrypt"]);
  const baseIv = randomBytes(12);
  let sequenceNumber = 0;
  return async (payload: string) => {
    const packet = mqttPacket(payload);
    const header = recordHeader(packet);
    if (!key) return { header, bytes: randomBytes(packet.length + recordOverhead) };
    const iv = baseIv.slice();
    const counter = new DataView(iv.buffer);
    counter.setUint32(8, counter.getUint32(8) ^ sequenceNumber++);
    const algorithm = { name: "AES-GCM", iv, additionalData: header };
    const content = new Uint8Array([...packet, applicationData]);
    return { header, bytes: new Uint8Array(await crypto.subtle.encrypt(algorithm, await key, content)) };
  };
}
