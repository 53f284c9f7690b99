import { type Centavos, centavos } from '#shared/dinheiro.ts';

const gui = 'br.gov.bcb.pix';
const nomeMaximo = 25;
const cidadeMaxima = 15;
const contaMaxima = 99;

/** CRC-16/CCITT-FALSE (polynomial 0x1021, initial 0xFFFF), four uppercase hexadecimal digits; '123456789' gives 29B1. */
export function crc16(texto: string): string {
  let crc = 0xffff;
  for (let i = 0; i < texto.length; i += 1) {
    crc ^= (texto.charCodeAt(i) & 0xff) << 8;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc & 0x8000) === 0 ? crc << 1 : (crc << 1) ^ 0x1021;
    crc &= 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}

const semAcentos = (texto: string): string =>
  texto
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^ -~]/g, '')
    .trim();
const tlv = (id: string, valor: string): string => id + String(valor.length).padStart(2, '0') + valor;
const emReais = (valor: Centavos): string => `${Math.trunc(valor / 100)}.${String(valor % 100).padStart(2, '0')}`;

export type PixEstatico = {
  chave: string;
  nome: string;
  cidade: string;
  /** Absent lets the payer type it. */
  valorCentavos?: Centavos;
  descricao?: string;
  /** Up to 25 letters and digits; '***' when there is none. */
  txid?: string;
};
export type PixDinamico = {
  /** Where the bank serves the charge, without 'https://'. */
  url: string;
  nome: string;
  cidade: string;
};

/** The BR Code that anybody can pay many times. Throws RangeError when a part does not fit (BCB manual of the BR Code). */
export function pixEstatico({ chave, nome, cidade, valorCentavos, descricao, txid = '***' }: PixEstatico): string {
  if (txid !== '***' && !/^[A-Za-z0-9]{1,25}$/.test(txid)) throw new RangeError(`txid: ${txid}`);
  const conta = tlv('00', gui) + tlv('01', chave);
  const livre = contaMaxima - conta.length - 4;
  if (conta.length > contaMaxima) throw new RangeError(`Pix key too long: ${chave}`);
  const texto = descricao === undefined || livre <= 0 ? '' : semAcentos(descricao).slice(0, livre);
  return fechar(
    tlv('00', '01') + tlv('26', conta + (texto === '' ? '' : tlv('02', texto))),
    { nome, cidade, txid },
    valorCentavos === undefined ? '' : tlv('54', emReais(valorCentavos)),
  );
}

/** The BR Code of one charge that the bank keeps: amount, fine and interest are the bank's to say. */
export function pixDinamico({ url, nome, cidade }: PixDinamico): string {
  if (/^https?:/i.test(url) || url.length > 77) throw new RangeError(`Pix location: ${url}`);
  return fechar(tlv('00', '01') + tlv('01', '12') + tlv('26', tlv('00', gui) + tlv('25', url)), { nome, cidade, txid: '***' }, '');
}

function fechar(inicio: string, { nome, cidade, txid }: { nome: string; cidade: string; txid: string }, valor: string): string {
  const texto =
    inicio +
    tlv('52', '0000') +
    tlv('53', '986') +
    valor +
    tlv('58', 'BR') +
    tlv('59', semAcentos(nome).slice(0, nomeMaximo)) +
    tlv('60', semAcentos(cidade).slice(0, cidadeMaxima)) +
    tlv('62', tlv('05', txid)) +
    '6304';
  return texto + crc16(texto);
}

export type PixLido = {
  chave: string | null;
  url: string | null;
  nome: string;
  cidade: string;
  valorCentavos: Centavos | null;
  txid: string | null;
};

/** The bytes of a text, a character each. */
const emBytes = (texto: string): string => Array.from(new TextEncoder().encode(texto), (b) => String.fromCharCode(b)).join('');
const deBytes = (bytes: string): string => new TextDecoder().decode(Uint8Array.from(bytes, (b) => b.charCodeAt(0)));

/**
 * Reads a BR Code: lengths, mandatory parts and CRC must all hold; null otherwise. Names with accents are reckoned as their writer did: the
 * CRC by bytes of UTF-8 or Latin-1, lengths by letters or by bytes.
 */
export function lerPix(texto: string): PixLido | null {
  const [corpo, crc] = [texto.slice(0, -4), texto.slice(-4).toUpperCase()];
  if (texto.length < 8 || !corpo.endsWith('6304') || ![emBytes(corpo), corpo].some((lido) => crc16(lido) === crc)) return null;
  const porLetras = lerPartes(texto);
  if (porLetras) return porLetras;
  const porBytes = lerPartes(emBytes(texto));
  return porBytes && { ...porBytes, nome: deBytes(porBytes.nome), cidade: deBytes(porBytes.cidade) };
}

function lerPartes(texto: string): PixLido | null {
  const partes = lerTlv(texto.slice(0, -8));
  const conta = partes && lerTlv(partes.get('26') ?? '');
  const adicional = partes && lerTlv(partes.get('62') ?? '');
  if (!partes || !conta || !adicional || partes.get('00') !== '01' || partes.get('53') !== '986' || partes.get('58') !== 'BR') return null;
  if (conta.get('00')?.toLowerCase() !== gui) return null;
  const nome = partes.get('59');
  const cidade = partes.get('60');
  const chave = conta.get('01') ?? null;
  const url = conta.get('25') ?? null;
  if (nome === undefined || cidade === undefined || (chave === null) === (url === null)) return null;
  const valor = partes.get('54');
  if (valor !== undefined && !/^\d{1,10}(\.\d{1,2})?$/.test(valor)) return null;
  const [reais = '0', cents = '00'] = valor?.split('.') ?? [];
  return {
    chave,
    url,
    nome,
    cidade,
    valorCentavos: valor === undefined ? null : centavos(Number(reais) * 100 + Number(cents.padEnd(2, '0'))),
    txid: adicional.get('05') ?? null,
  };
}

function lerTlv(texto: string): Map<string, string> | null {
  const partes = new Map<string, string>();
  let i = 0;
  while (i < texto.length) {
    const cabeca = /^(\d{2})(\d{2})$/.exec(texto.slice(i, i + 4));
    const valor = texto.slice(i + 4, i + 4 + Number(cabeca?.[2]));
    if (!cabeca?.[1] || valor.length !== Number(cabeca[2]) || partes.has(cabeca[1])) return null;
    partes.set(cabeca[1], valor);
    i += 4 + valor.length;
  }
  return partes;
}
