import * as asn1 from 'asn1js';
import { createPublicKey, generateKeyPairSync, type KeyObject, sign, X509Certificate } from 'node:crypto';

/** A certificate made for a test, with the key that signs by it. */
export type Identidade = { der: Buffer; x509: X509Certificate; chave: KeyObject; nome: Buffer; serie: number };
type Pedido = { nome: string; emissor?: Identidade; ca?: boolean; cpf?: string; de?: string; ate?: string; comAChaveDe?: Identidade };

const oid = (value: string) => new asn1.ObjectIdentifier({ value });
const seq = (...value: asn1.AsnType[]) => new asn1.Sequence({ value });
const set = (...value: asn1.AsnType[]) => new asn1.Set({ value });
const oct = (valueHex: Uint8Array) => new asn1.OctetString({ valueHex });
export const der = (no: asn1.AsnType): Buffer => Buffer.from(no.toBER());
export const cru = (bytes: Buffer): asn1.AsnType => asn1.fromBER(bytes).result as asn1.AsnType;
export const SHA256_RSA = '1.2.840.113549.1.1.11';
const algoritmo = () => seq(oid(SHA256_RSA), new asn1.Null());
const quando = (iso: string) => new asn1.GeneralizedTime({ valueDate: new Date(iso) });
const extensao = (id: string, valor: asn1.AsnType, critica = false) =>
  seq(oid(id), ...(critica ? [new asn1.Boolean({ value: true })] : []), oct(der(valor)));

let series = 1000;
/** A root, an authority or a person, by whoever issues it. */
export function novaIdentidade({ nome, emissor, ca = false, cpf, de = '2020-01-01', ate = '2040-01-01', comAChaveDe }: Pedido): Identidade {
  const privateKey = comAChaveDe?.chave ?? generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
  const publicKey = createPublicKey(privateKey);
  const sujeito = seq(set(seq(oid('2.5.4.3'), new asn1.Utf8String({ value: nome }))));
  const serie = (series += 1);
  const titular = `01011980${cpf ?? ''}00000000000000000000000`;
  const outroNome = new asn1.Constructed({
    idBlock: { tagClass: 3, tagNumber: 0 },
    value: [
      oid('2.16.76.1.3.1'),
      new asn1.Constructed({ idBlock: { tagClass: 3, tagNumber: 0 }, value: [oct(Buffer.from(titular, 'latin1'))] }),
    ],
  });
  const extensoes = [
    extensao('2.5.29.19', seq(...(ca ? [new asn1.Boolean({ value: true })] : [])), true),
    ...(cpf === undefined ? [] : [extensao('2.5.29.17', seq(outroNome))]),
  ];
  const tbs = seq(
    new asn1.Constructed({ idBlock: { tagClass: 3, tagNumber: 0 }, value: [new asn1.Integer({ value: 2 })] }),
    new asn1.Integer({ value: serie }),
    algoritmo(),
    emissor ? cru(emissor.nome) : sujeito,
    seq(quando(de), quando(ate)),
    sujeito,
    cru(publicKey.export({ type: 'spki', format: 'der' })),
    new asn1.Constructed({ idBlock: { tagClass: 3, tagNumber: 3 }, value: [seq(...extensoes)] }),
  );
  const assinatura = sign('sha256', der(tbs), emissor?.chave ?? privateKey);
  const bytes = der(seq(tbs, algoritmo(), new asn1.BitString({ valueHex: assinatura })));
  return { der: bytes, x509: new X509Certificate(bytes), chave: privateKey, nome: der(sujeito), serie };
}
