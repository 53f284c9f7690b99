import { isIP } from 'node:net';

/** Who is believed when it says where a request comes from: proxies by address or network, or so many of them in a row. */
export type Proxies = readonly string[] | number;

const EXEMPLO = '"none", addresses or networks such as 127.0.0.1, 172.18.0.0/16, or a number of proxies in a row from 1 to 9';

/** Reads TRUST_PROXY. Null for "none". @throws Error with what may stand there. */
export function proxies(valor: string): Proxies | null {
  if (valor.toLowerCase() === 'none') return null;
  if (/^[1-9]$/.test(valor)) return Number(valor);
  const partes = valor.split(',').map((parte) => parte.trim());
  const errada = partes.find((parte) => !isRede(parte));
  if (errada !== undefined) throw new Error(`must be ${EXEMPLO}, and "${errada}" is none of them.`);
  return partes;
}

/** An address, or a network that leaves somebody out: who believes everybody believes whoever forges. */
function isRede(texto: string): boolean {
  const [endereco = '', bits, ...resto] = texto.split('/');
  const familia = isIP(endereco);
  if (familia === 0 || endereco.includes('%') || resto.length > 0) return false;
  if (bits === undefined) return true;
  return /^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (familia === 4 ? 32 : 128);
}
