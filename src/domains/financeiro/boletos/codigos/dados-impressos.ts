import { bancoDe, type Cobranca } from './bancos/index.ts';
import { type CobrancaGuardada, cobrancaDaConta, type DadosDaConta, type Layout, layoutsDoBanco } from './cobranca.ts';

type Conta = DadosDaConta & Pick<Cobranca, 'carteira' | 'convenio' | 'complemento'> & { codigoTransmissao: string; layout: Layout };
/** What a slip keeps of the account that it was made under. */
export type DadosDoBoleto = Omit<CobrancaGuardada, 'especie' | 'aceite' | 'instrucoes'>;

/** What the barcode of a slip says of its account: slips of one key may go to the bank in one file. */
export function chaveImpressa(bancoCodigo: string, cobranca: Cobranca): string {
  const campos = Object.keys(bancoDe(bancoCodigo)?.campos ?? {}) as (keyof Cobranca)[];
  return JSON.stringify([bancoCodigo, ...campos.toSorted().map((campo) => cobranca[campo].replace(/^0+/, ''))]);
}

/** Whether a slip was printed with what its account still says. */
export const isDaConta = (conta: Conta, dados: DadosDoBoleto): boolean =>
  chaveImpressa(dados.bancoCodigo, dados) === chaveImpressa(conta.bancoCodigo, cobrancaDaConta(conta, conta));

/**
 * An account as the bank must see it in a file of these slips: paper, barcode and file tell one thing, whatever the account says since.
 * What is not on paper (the company's code, the code of transmission) is the account's while the paper is, so that a code typed wrong
 * can be mended; afterwards it is what the slips were made with, or the account's when there was none then.
 */
export function contaDosBoletos<T extends Conta>(conta: T, dados: DadosDoBoleto): T {
  if (isDaConta(conta, dados)) return conta;
  const layouts = layoutsDoBanco[dados.bancoCodigo] ?? [];
  return {
    ...conta,
    bancoCodigo: dados.bancoCodigo,
    agencia: dados.agencia,
    agenciaDv: dados.agenciaDv,
    numero: dados.conta,
    numeroDv: dados.contaDv,
    carteira: dados.carteira,
    convenio: dados.convenio || conta.convenio,
    complemento: dados.complemento,
    codigoTransmissao: dados.codigoTransmissao || conta.codigoTransmissao,
    layout: layouts.includes(conta.layout) ? conta.layout : (layouts[0] ?? conta.layout),
  };
}
