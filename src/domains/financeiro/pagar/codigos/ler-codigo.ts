import { formatarLinhaDigitavel, lerLinhaDigitavel, linhaDigitavel } from '#domains/financeiro/boletos/codigos/codigo-de-barras.ts';
import { lerPix } from '#domains/financeiro/boletos/codigos/pix.ts';
import { modulo10, pesos2a9, somaPonderada } from '#domains/financeiro/boletos/codigos/digitos.ts';
import { type DataCivil, isDataCivil, somarDias } from '#shared/datas.ts';
import { type Centavos, centavos } from '#shared/dinheiro.ts';
import type { TipoDeCodigo } from '../situacoes.ts';

/** What a code to be paid says: of a bank slip, of a bill of a utility or a tax, or of a Pix. */
export type CodigoLido = {
  tipo: TipoDeCodigo;
  /** As it is kept: 44 digits, or the whole Pix code. */
  codigo: string;
  /** The bank of a slip, by its number. */
  banco: string | null;
  /** Who is paid, where the code says so. */
  favorecido: string | null;
  valorCentavos: Centavos | null;
  vencimento: DataCivil | null;
};
type RecusaDeCodigo = 'CODIGO_DESCONHECIDO' | 'CODIGO_COM_ERRO' | 'PIX_COM_ERRO';

/**
 * Reads what was typed, pasted or scanned: the line of a slip (47 digits) or of a utility bill (48), the barcode of either (44), or a Pix
 * code. Every check digit must hold: a code with one wrong digit pays somebody else. Pure.
 */
export function lerCodigo(texto: string, hoje: DataCivil): CodigoLido | RecusaDeCodigo {
  const limpo = texto.trim();
  if (/^0002/.test(limpo)) return lerCodigoPix(limpo);
  const digitos = limpo.replaceAll(/[\s.-]/g, '');
  if (!/^\d+$/.test(digitos)) return 'CODIGO_DESCONHECIDO';
  if (digitos.length === 47) return lerBoleto(digitos, hoje);
  if (digitos.length === 48 && digitos.startsWith('8')) return lerContaDigitada(digitos, hoje);
  if (digitos.length !== 44) return 'CODIGO_DESCONHECIDO';
  return digitos.startsWith('8') ? lerArrecadacao(digitos, hoje) : lerBoleto(linhaDigitavel(digitos), hoje);
}

/** Zero says that the payer types the amount. */
const valorOuNada = (valor: Centavos | null): Centavos | null => (valor === 0 ? null : valor);

function lerCodigoPix(codigo: string): CodigoLido | RecusaDeCodigo {
  const lido = lerPix(codigo);
  if (!lido) return 'PIX_COM_ERRO';
  return { tipo: 'pix', codigo, banco: null, favorecido: lido.nome, valorCentavos: valorOuNada(lido.valorCentavos), vencimento: null };
}

function lerBoleto(linha: string, hoje: DataCivil): CodigoLido | RecusaDeCodigo {
  const lida = lerLinhaDigitavel(linha, hoje);
  if (!lida) return 'CODIGO_COM_ERRO';
  const { codigo, banco, vencimento, valorCentavos } = lida;
  return { tipo: 'boleto', codigo, banco, favorecido: null, vencimento, valorCentavos: valorOuNada(valorCentavos) };
}

/** Módulo 11 of FEBRABAN's utility bills: what is left 0 or 1 gives 0, and 10 gives 1. */
function modulo11DaArrecadacao(texto: string): string {
  const resto = somaPonderada(texto, pesos2a9) % 11;
  return String(resto < 2 ? 0 : 11 - resto);
}
/** The third digit says how the bill is checked, and whether it states reais. */
const digitoDe = (identificador: string | undefined): ((texto: string) => string) | null =>
  identificador === '6' || identificador === '7' ? modulo10 : identificador === '8' || identificador === '9' ? modulo11DaArrecadacao : null;

/** Four blocks of eleven digits, each with a check digit of its own. */
function lerContaDigitada(linha: string, hoje: DataCivil): CodigoLido | RecusaDeCodigo {
  const digito = digitoDe(linha[2]);
  if (!digito) return 'CODIGO_DESCONHECIDO';
  const blocos = [0, 12, 24, 36].map((de) => ({ corpo: linha.slice(de, de + 11), dv: linha[de + 11] }));
  if (blocos.some(({ corpo, dv }) => digito(corpo) !== dv)) return 'CODIGO_COM_ERRO';
  return lerArrecadacao(blocos.map(({ corpo }) => corpo).join(''), hoje);
}

/** A kept code as the site of a bank takes it typed or pasted: the line of a slip or of a utility bill, the whole Pix code. Pure. */
export function codigoParaPagar(codigo: string, tipo: TipoDeCodigo | null): string {
  if (tipo === 'boleto') return formatarLinhaDigitavel(linhaDigitavel(codigo));
  const digito = tipo === 'arrecadacao' ? digitoDe(codigo[2]) : null;
  if (!digito) return codigo;
  const blocos = [0, 11, 22, 33].map((de) => codigo.slice(de, de + 11));
  return blocos.map((bloco) => `${bloco}-${digito(bloco)}`).join(' ');
}

/** What a utility or tax bill says that it is worth; null where it does not state reais. Pure. */
export function valorDaArrecadacao(codigo: string): Centavos | null {
  const valor = Number(codigo.slice(4, 15));
  return (codigo[2] === '6' || codigo[2] === '8') && valor > 0 ? centavos(valor) : null;
}

const diasPlausiveis = 730;
function lerArrecadacao(codigo: string, hoje: DataCivil): CodigoLido | RecusaDeCodigo {
  const digito = digitoDe(codigo[2]);
  if (!digito) return 'CODIGO_DESCONHECIDO';
  if (digito(codigo.slice(0, 3) + codigo.slice(4)) !== codigo[3]) return 'CODIGO_COM_ERRO';
  return {
    tipo: 'arrecadacao',
    codigo,
    banco: null,
    favorecido: null,
    valorCentavos: valorDaArrecadacao(codigo),
    vencimento: vencimentoLivre(codigo, hoje),
  };
}

/** Where a bill states its due date, it stands first in what its issuer fills freely; digits that only look like one are far from today. */
function vencimentoLivre(codigo: string, hoje: DataCivil): DataCivil | null {
  const onde = codigo[1] === '6' ? 23 : 19;
  const [, ano = '', mes = '', dia = ''] = /^(\d{4})(\d{2})(\d{2})$/.exec(codigo.slice(onde, onde + 8)) ?? [];
  const data = `${ano}-${mes}-${dia}`;
  if (!isDataCivil(data)) return null;
  return data >= somarDias(hoje, -diasPlausiveis) && data <= somarDias(hoje, diasPlausiveis) ? data : null;
}
