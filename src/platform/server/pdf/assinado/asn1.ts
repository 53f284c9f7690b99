import * as asn1 from 'asn1js';

/** One element of DER as the signature reads it: what it is, what it holds, and its bytes as they came. */
export type No = { classe: number; tag: number; filhos: readonly No[]; bytes: Buffer; corpo: Buffer; oid: string | null };

/** Reads DER; what follows the element (the zeros that fill the hole) is left. Null for what is none. */
export function lerDer(bytes: Buffer): No | null {
  const { offset, result } = asn1.fromBER(bytes);
  return offset === -1 ? null : paraNo(result);
}

function paraNo(bloco: asn1.AsnType): No {
  const { tagClass, tagNumber } = bloco.idBlock;
  const bytes = Buffer.from(bloco.valueBeforeDecodeView);
  const filhos = bloco instanceof asn1.Constructed ? bloco.valueBlock.value.map(paraNo) : [];
  return {
    classe: tagClass,
    tag: tagNumber,
    filhos,
    bytes,
    corpo: bytes.subarray(bloco.idBlock.blockLength + bloco.lenBlock.blockLength),
    oid: bloco instanceof asn1.ObjectIdentifier ? bloco.valueBlock.toString() : null,
  };
}

/** The element `[n]` among others. */
export const contexto = (nos: readonly No[], n: number): No | undefined => nos.find(({ classe, tag }) => classe === 3 && tag === n);

/** Every element under one, itself first. */
export function* todos(no: No): Generator<No> {
  yield no;
  for (const filho of no.filhos) yield* todos(filho);
}
