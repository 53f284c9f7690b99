import { type No, numero, sim, textos } from './no.ts';
import { isJson, oids, type Tipo } from './tipos.ts';

const textuais = new Set<number>([oids.text, 705, 1042, 1043, 19]);

/** What a constant says: its own text, true or false, the shape of an empty list; null is null. */
export function constante(no: No, simples: (oid: number, nulo: boolean) => Tipo): Tipo {
  const oid = numero(no, 'consttype');
  if (no.no !== 'CONST') return simples(oid, true);
  if (sim(no, 'constisnull')) return { ...simples(oid, true), ts: new Set() };
  const bytes = Buffer.from(textos(no, 'constvalue').map((b) => Number(b) & 255));
  // A text stands behind four bytes of its length; an unknown one ends with zero.
  const escrito = oid === 705 ? bytes.subarray(0, -1).toString() : bytes.subarray(4).toString();
  if (textuais.has(oid)) return { ...simples(oid, false), ts: new Set([JSON.stringify(escrito)]) };
  if (oid === oids.bool) return { ...simples(oid, false), ts: new Set([bytes[0] === 0 ? 'false' : 'true']) };
  if (oid === oids.json) return { ...simples(oid, false), ts: new Set([formaDoTexto(escrito)]) };
  if (isJson(oid)) return { ...simples(oid, false), ts: new Set([bytes.length === 8 ? (bytes[7] === 64 ? 'never[]' : '{}') : 'any']) };
  return simples(oid, false);
}

function formaDoTexto(escrito: string): string {
  return escrito.trim() === '[]' ? 'never[]' : escrito.trim() === '{}' ? '{}' : 'any';
}
