import { mqttPacket } from "../../network/measurement";
import { createSealer } from "./record";

/** The last byte of a record's header; records shown here are shorter than 256 bytes. */
const lengthIn = (header: Uint8Array) => header[4] ?? 0;
const applicationData = 0x17;

afterEach(() => jest.restoreAllMocks());

test("encrypts the same payload differently each time, readable with the key only", async () => {
  const generateKey = crypto.subtle.generateKey.bind(crypto.subtle);
  const key = await generateKey({ name: "AES-GCM", length: 128 }, true, ["encrypt", "decrypt"]);
  jest.spyOn(crypto.subtle, "generateKey").mockResolvedValue(key as never);
  const encrypt = jest.spyOn(crypto.subtle, "encrypt");
  const seal = createSealer();
  const [first, second] = [await seal("5.7"), await seal("5.7")];
  expect(second.bytes).not.toEqual(first.bytes);
  for (const [index, { header, bytes }] of [first, second].entries()) {
    expect(bytes).toHaveLength(lengthIn(header));
    const [algorithm] = encrypt.mock.calls[index] ?? [];
    const decrypted = await crypto.subtle.decrypt(algorithm as AesGcmParams, key, bytes);
    expect([...new Uint8Array(decrypted)]).toEqual([...mqttPacket("5.7"), applicationData]);
  }
});

test("yields random bytes of a record's length without WebCrypto", async () => {
  jest.spyOn(crypto, "subtle", "get").mockReturnValue(undefined as never);
  const seal = createSealer();
  const [first, second] = [await seal("null"), await seal("null")];
  expect(first.bytes).toHaveLength(lengthIn(first.header));
  expect(second.bytes).not.toEqual(first.bytes);
});
