import 'reflect-metadata';
import { webcrypto } from 'node:crypto';
import * as x509 from '@peculiar/x509';

const EC = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };

x509.cryptoProvider.set(webcrypto);

/** A certificate authority of a test. */
export interface Authority {
  name: string;
  keys: webcrypto.CryptoKeyPair;
  /** Its own certificate, PEM. */
  certificate: string;
}

const newKeys = () => webcrypto.subtle.generateKey(EC, true, ['sign', 'verify']);

export async function newAuthority(name: string): Promise<Authority> {
  const keys = await newKeys();
  const certificate = await x509.X509CertificateGenerator.createSelfSigned({
    name: `CN=${name}`,
    keys,
    signingAlgorithm: EC,
    extensions: [new x509.BasicConstraintsExtension(true, undefined, true)],
  });
  return { name, keys, certificate: certificate.toString('pem') };
}

/** A certificate for a server on 127.0.0.1. @returns PEM */
export async function signServer({ name, keys }: Authority) {
  const server = await newKeys();
  const certificate = await x509.X509CertificateGenerator.create({
    subject: 'CN=server',
    issuer: `CN=${name}`,
    publicKey: server.publicKey,
    signingKey: keys.privateKey,
    signingAlgorithm: EC,
    extensions: [new x509.SubjectAlternativeNameExtension([{ type: 'ip', value: '127.0.0.1' }])],
  });
  const key = await webcrypto.subtle.exportKey('pkcs8', server.privateKey);
  return {
    certificate: certificate.toString('pem'),
    key: x509.PemConverter.encode(key, 'PRIVATE KEY'),
  };
}
