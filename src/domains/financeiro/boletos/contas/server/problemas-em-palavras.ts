import type { Textos } from '#shared/erros.ts';
import { prazoDeBaixa } from '#domains/financeiro/boletos/codigos/prazo-de-baixa.ts';
import type { ProblemaDaCobranca, ProblemaDaInstrucao, ProblemaDoPix } from '#domains/financeiro/boletos/codigos/cobranca.ts';

/** What is told of collection data that the bank does not take. */
export const textosDaCobranca: Record<ProblemaDaCobranca['codigo'], (maximo: number) => Textos> = {
  COBRANCA_FALTA: () => ({
    br: 'O banco exige este dado (veja também agência e número no cadastro da conta).',
    en: 'The bank requires this (see agency and number of the account too).',
  }),
  COBRANCA_LONGA: (maximo) => ({
    br: `Para este banco, no máximo ${maximo} algarismos.`,
    en: `At most ${maximo} digits for this bank.`,
  }),
  CARTEIRA_NAO_ATENDIDA: () => ({
    br: 'Os boletos desta carteira levam outro código de barras, que o portal não emite: peça ao banco outra carteira (no Itaú, 109).',
    en: 'Slips of this carteira bear another barcode, which the portal does not make: ask the bank for another (at Itaú, 109).',
  }),
  CARTEIRA_DESCONHECIDA: () => ({
    br: 'O banco não registra boletos nesta carteira: confira no contrato (no Itaú, 109; no Santander, 101).',
    en: 'The bank registers no boletos in this carteira: check the agreement (at Itaú, 109; at Santander, 101).',
  }),
  CONVENIO_TAMANHO: () => ({
    br: 'O convênio do Banco do Brasil tem 4, 6 ou 7 algarismos.',
    en: 'An agreement of Banco do Brasil has 4, 6 or 7 digits.',
  }),
};

export const textoDoDigito = (campo: 'agenciaDv' | 'numeroDv', certo: string): Textos =>
  campo === 'numeroDv'
    ? {
        br: `O dígito da conta não confere ou falta: neste banco seria ${certo}. Corrija número ou dígito no cadastro da conta.`,
        en: `The check digit of the account does not match or is missing: at this bank it would be ${certo}. Mend number or digit in the account register.`,
      }
    : {
        br: `O dígito da agência não confere ou falta: neste banco seria ${certo}. Corrija agência ou dígito no cadastro da conta.`,
        en: `The check digit of the branch does not match or is missing: at this bank it would be ${certo}. Mend branch or digit in the account register.`,
      };

export const textosDaInstrucao: Record<ProblemaDaInstrucao['codigo'], (bancoCodigo: string) => Textos> = {
  DIAS_DE_BAIXA_FORA: (bancoCodigo) => {
    const { minimo, maximo } = prazoDeBaixa(bancoCodigo);
    return minimo === maximo
      ? { br: `Este banco baixa sempre depois de ${maximo} dias.`, en: `This bank always writes off after ${maximo} days.` }
      : { br: `Este banco baixa depois de ${minimo} a ${maximo} dias.`, en: `This bank writes off after ${minimo} to ${maximo} days.` };
  },
  ESPECIE_FORA_DA_TABELA: () => ({
    br: 'O Santander não tem código para «Outros»: escolha mensalidade, duplicata ou recibo.',
    en: 'Santander has no code for “Other”: choose school fee, trade or service bill, or receipt.',
  }),
  SEM_ACEITE: () => ({
    br: 'O Bradesco registra os títulos sempre sem aceite: desmarque.',
    en: 'Bradesco registers titles without acceptance only: clear it.',
  }),
};

export const textosDoPix: Record<ProblemaDoPix['codigo'], Textos> = {
  PIX_SO_DA_CARTEIRA_109: {
    br: 'O Itaú só faz o Pix dos boletos da carteira 109: mude a carteira ou desligue este pedido.',
    en: 'Itaú makes the Pix only of boletos of carteira 109: change the carteira or turn this off.',
  },
  PIX_PEDE_CHAVE: {
    br: 'Para pedir o Pix de cada boleto, o Itaú exige a chave Pix da escola: mude antes os dados bancários da conta.',
    en: 'To ask for the Pix of each boleto, Itaú requires the Pix key of the school: change the bank data of the account first.',
  },
};
