import { type DataCivil, partesDe } from '#shared/datas.ts';
import { centavos, type Centavos } from '#shared/dinheiro.ts';
import { type Banco, bancoDe, type Cobranca } from './bancos/index.ts';
import { zeros } from './digitos.ts';
import { linhaDigitavel, montarCodigoDeBarras } from './codigo-de-barras.ts';
import { diasNoPrazo } from './prazo-de-baixa.ts';

/** What a bank account says of itself. */
export type DadosDaConta = {
  bancoCodigo: string;
  agencia: string | null;
  agenciaDv: string | null;
  numero: string | null;
  numeroDv: string | null;
};
/** What a slip keeps of how it was made, so that a second copy is the same paper. */
export type CobrancaGuardada = Cobranca & {
  bancoCodigo: string;
  agenciaDv: string;
  contaDv: string;
  especie: Especie;
  aceite: boolean;
  instrucoes: string;
  codigoTransmissao: string;
};
export const especies = ['ME', 'DM', 'DS', 'RC', 'OU'] as const;
export type Especie = (typeof especies)[number];
export const layouts = ['cnab240', 'cnab400'] as const;
export type Layout = (typeof layouts)[number];

/** The files that each bank takes. */
export const layoutsDoBanco: Readonly<Record<string, readonly Layout[]>> = {
  '001': ['cnab240'],
  '033': ['cnab240'],
  '104': ['cnab240'],
  '237': ['cnab400'],
  '341': ['cnab400'],
  '748': ['cnab240'],
  '756': ['cnab240'],
};

/** How an account is known to its bank, digits alone. */
export function cobrancaDaConta(conta: DadosDaConta, dados: Pick<Cobranca, 'carteira' | 'convenio' | 'complemento'>): Cobranca {
  const digitos = (texto: string | null): string => (texto ?? '').replace(/\D/g, '');
  const { carteira, convenio, complemento } = dados;
  return { agencia: digitos(conta.agencia), conta: digitos(conta.numero), convenio, carteira, complemento };
}

export type ProblemaDaCobranca = {
  campo: keyof Cobranca;
  codigo: 'COBRANCA_FALTA' | 'COBRANCA_LONGA' | 'CARTEIRA_NAO_ATENDIDA' | 'CARTEIRA_DESCONHECIDA' | 'CONVENIO_TAMANHO';
  maximo: number;
};

/** What the bank could not make a barcode of: a field that is missing or too long, a carteira with another barcode. */
export function problemasDaCobranca(banco: Banco, cobranca: Cobranca): ProblemaDaCobranca[] {
  const achados = Object.entries(banco.campos).flatMap(([nome, maximo]): ProblemaDaCobranca[] => {
    const campo = nome as keyof Cobranca;
    const valor = cobranca[campo];
    if (valor === '') return [{ campo, codigo: 'COBRANCA_FALTA', maximo }];
    return valor.replace(/^0+/, '').length > maximo ? [{ campo, codigo: 'COBRANCA_LONGA', maximo }] : [];
  });
  if (achados.length > 0) return achados;
  if (banco.carteirasDeFora?.has(zeros(cobranca.carteira, 3))) return [{ campo: 'carteira', codigo: 'CARTEIRA_NAO_ATENDIDA', maximo: 3 }];
  const { carteira: largura = 3 } = banco.campos;
  if (banco.carteiras && !banco.carteiras.has(zeros(cobranca.carteira, largura)))
    return [{ campo: 'carteira', codigo: 'CARTEIRA_DESCONHECIDA', maximo: largura }];
  // A convênio of Banco do Brasil has four, six or seven digits: nothing in between numbers anything.
  return banco.codigo === '001' && ![4, 6, 7].includes(cobranca.convenio.length)
    ? [{ campo: 'convenio', codigo: 'CONVENIO_TAMANHO', maximo: 7 }]
    : [];
}

/**
 * The field that lacks the code by which the bank knows the company, where its remittance names nobody otherwise: the convênio in Bradesco's 400
 * columns, Santander's transmission code.
 */
export function codigoQueFalta(conta: {
  bancoCodigo: string;
  layout: Layout;
  convenio: string;
  codigoTransmissao: string;
}): 'convenio' | 'codigoTransmissao' | null {
  if (conta.bancoCodigo === '237' && conta.layout === 'cnab400') return /[1-9]/.test(conta.convenio) ? null : 'convenio';
  return conta.bancoCodigo === '033' && !/[1-9]/.test(conta.codigoTransmissao) ? 'codigoTransmissao' : null;
}

/** Whether the bank makes a Pix code for slips of a carteira: at Itaú only those of 109 (Boleto Pix, brazil.md §2.7). */
const atendePixHibrido = (bancoCodigo: string, carteira: string): boolean => bancoCodigo !== '341' || carteira.replace(/^0+/, '') === '109';

export type ProblemaDoPix = { campo: 'pixHibrido'; codigo: 'PIX_SO_DA_CARTEIRA_109' | 'PIX_PEDE_CHAVE' };
/** Why the bank would refuse every entry that asks for its Pix: a carteira that has none, or, at Itaú, a record without the key. */
export const problemasDoPix = (
  bancoCodigo: string,
  dados: { carteira: string; pixHibrido: boolean; pixChave: string | null },
): ProblemaDoPix[] =>
  !dados.pixHibrido
    ? []
    : !atendePixHibrido(bancoCodigo, dados.carteira)
      ? [{ campo: 'pixHibrido', codigo: 'PIX_SO_DA_CARTEIRA_109' }]
      : bancoCodigo === '341' && dados.pixChave === null
        ? [{ campo: 'pixHibrido', codigo: 'PIX_PEDE_CHAVE' }]
        : [];

export type ProblemaDaInstrucao = {
  campo: 'diasBaixa' | 'aceite' | 'especie';
  codigo: 'DIAS_DE_BAIXA_FORA' | 'SEM_ACEITE' | 'ESPECIE_FORA_DA_TABELA';
};
/**
 * What the window could ask of a bank that its file cannot say: days in which it gives nothing back; at Bradesco, an accepted title (its
 * column is always N); at Santander, a kind of document that is none of its table.
 */
export const problemasDaInstrucao = (
  bancoCodigo: string,
  dados: { diasBaixa: number; aceite: boolean; especie: Especie },
): ProblemaDaInstrucao[] => [
  ...(bancoCodigo === '033' && dados.especie === 'OU' ? [{ campo: 'especie' as const, codigo: 'ESPECIE_FORA_DA_TABELA' as const }] : []),
  ...(diasNoPrazo(bancoCodigo, dados.diasBaixa) === dados.diasBaixa
    ? []
    : [{ campo: 'diasBaixa' as const, codigo: 'DIAS_DE_BAIXA_FORA' as const }]),
  ...(bancoCodigo === '237' && dados.aceite ? [{ campo: 'aceite' as const, codigo: 'SEM_ACEITE' as const }] : []),
];

/** The year that a nosso número begins with: Sicredi counts each year anew, the others never. */
export const anoDaNumeracao = (bancoCodigo: string, documento: DataCivil): number => (bancoCodigo === '748' ? partesDe(documento).ano : 0);

export type NumeroDoBoleto = { nossoNumero: string; impresso: string; codigoBarras: string; linhaDigitavel: string };

/** Number, barcode and typed line of a slip. @throws RangeError when a part does not fit, which the settings exclude */
export function numerarBoleto(
  bancoCodigo: string,
  cobranca: Cobranca,
  slip: { sequencial: number; documento: DataCivil; vencimento: DataCivil; valorCentavos: Centavos },
): NumeroDoBoleto {
  const banco = bancoDe(bancoCodigo);
  if (!banco) throw new RangeError(`no boletos of bank ${bancoCodigo}`);
  const nossoNumero = banco.nossoNumero(cobranca, slip.sequencial, partesDe(slip.documento).ano);
  const codigoBarras = montarCodigoDeBarras({
    banco: banco.codigo,
    vencimento: slip.vencimento,
    valorCentavos: slip.valorCentavos,
    campoLivre: banco.campoLivre(cobranca, nossoNumero, centavos(slip.valorCentavos)),
  });
  return { nossoNumero, impresso: banco.impresso(cobranca, nossoNumero), codigoBarras, linhaDigitavel: linhaDigitavel(codigoBarras) };
}
