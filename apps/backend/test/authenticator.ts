import {
  createHash,
  createSign,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';
import type {
  PasskeyAssertion,
  PasskeyCreationOptions,
  PasskeyRegistration,
  PasskeyRequestOptions,
} from '@consultancy/validation';
import { publicUrl } from './build-app.ts';

/** Claims of a response in which a test differs from an honest one. */
export interface Dishonesty {
  origin?: string;
  rpId?: string;
  challenge?: string;
  /** Whether the user proved themselves to the authenticator. */
  verified?: boolean;
  /** Signs by a key that is not the passkey's. */
  forged?: boolean;
  /** Reports this many uses. */
  counter?: number;
}

const PRESENT = 0x01;
const VERIFIED = 0x04;
const WITH_KEY = 0x40;

const sha256 = (value: string | Buffer) => createHash('sha256').update(value).digest();
const base64url = (bytes: Buffer) => bytes.toString('base64url');
/** A byte string of CBOR of at most 255 bytes. */
const cborBytes = (bytes: Buffer) => Buffer.concat([Buffer.from([0x58, bytes.length]), bytes]);
const cborText = (text: string) =>
  Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);

/** A public key of P-256 in COSE. */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const coordinate = (label: number, value: string) =>
    Buffer.concat([Buffer.from([label]), cborBytes(Buffer.from(value, 'base64url'))]);
  const head = Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01]);
  return Buffer.concat([head, coordinate(0x21, x), coordinate(0x22, y)]);
}

const newKeys = () => generateKeyPairSync('ec', { namedCurve: 'P-256' });

/** A WebAuthn authenticator in software (ES256, no attestation), with one passkey. */
export class TestAuthenticator {
  readonly credentialId = randomBytes(32);
  counter = 0;
  readonly #keys = newKeys();

  /** Makes the passkey. */
  create(options: PasskeyCreationOptions, lie: Dishonesty = {}): PasskeyRegistration {
    const length = Buffer.from([this.credentialId.length >> 8, this.credentialId.length & 255]);
    const key = Buffer.concat([
      Buffer.alloc(16),
      length,
      this.credentialId,
      coseKey(this.#keys.publicKey),
    ]);
    const authData = this.#data(lie.rpId ?? options.rp.id, lie, key);
    const attestation = Buffer.concat([
      Buffer.from([0xa3]),
      ...[cborText('fmt'), cborText('none'), cborText('attStmt'), Buffer.from([0xa0])],
      ...[cborText('authData'), cborBytes(authData)],
    ]);
    return {
      ...this.#names(),
      response: {
        clientDataJSON: base64url(this.#clientData('webauthn.create', options.challenge, lie)),
        attestationObject: base64url(attestation),
        transports: ['internal', 'of-tomorrow'],
      },
    };
  }

  /** Responds to a challenge; counts the use. */
  get(options: PasskeyRequestOptions, lie: Dishonesty = {}): PasskeyAssertion {
    this.counter += 1;
    const data = this.#data(lie.rpId ?? options.rpId, lie);
    const clientData = this.#clientData('webauthn.get', options.challenge, lie);
    const signature = createSign('sha256')
      .update(Buffer.concat([data, sha256(clientData)]))
      .sign((lie.forged ? newKeys() : this.#keys).privateKey);
    return {
      ...this.#names(),
      response: {
        clientDataJSON: base64url(clientData),
        authenticatorData: base64url(data),
        signature: base64url(signature),
      },
    };
  }

  #names() {
    const id = base64url(this.credentialId);
    return { id, rawId: id, type: 'public-key' as const };
  }

  #clientData(type: string, challenge: string, lie: Dishonesty): Buffer {
    const origin = lie.origin ?? publicUrl;
    const claimed = { type, challenge: lie.challenge ?? challenge, origin, crossOrigin: false };
    return Buffer.from(JSON.stringify(claimed));
  }

  #data(rpId: string, lie: Dishonesty, key?: Buffer): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(lie.counter ?? this.counter);
    const flags = PRESENT | (lie.verified === false ? 0 : VERIFIED) | (key ? WITH_KEY : 0);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counter, key ?? Buffer.alloc(0)]);
  }
}
