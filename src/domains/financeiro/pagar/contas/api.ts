import { z } from 'zod';
import { dinheiro } from '#shared/campos.ts';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { novaContaPagar, previaDaConta } from './esquemas.ts';

const texto = z.string();
const criar = comPermissao('contas-pagar:criar');

/** One step of how a withheld tax came about. */
const passoDaRetencao = z.object({
  nome: texto,
  resultado: z.enum(['retido', 'abaixo_do_minimo', 'simples']),
  parcela: z.number().nullable(),
  baseCentavos: dinheiro,
  aliquota: texto,
  valorCentavos: dinheiro,
  minimoCentavos: dinheiro,
  dataFato: texto,
  dataVencimento: texto,
});

/** Bills made by hand. */
export const contasApi = {
  criarConta: defineEndpoint({
    method: 'POST',
    path: 'ContaPagar',
    acesso: criar,
    resumo: 'Enters a bill: its titles by installments or by months, apportioned, with the taxes withheld',
    exigeIdempotencia: true,
    body: novaContaPagar,
    output: z.object({
      /** Waits for a second person before it may be paid. */
      aguardaAprovacao: z.boolean(),
      titulos: z.array(z.object({ id: z.number(), numero: texto })),
    }),
  }),
  preverConta: defineEndpoint({
    method: 'POST',
    path: 'ContaPagar/previa',
    acesso: criar,
    resumo:
      'What a bill would become: its installments, or the months that it comes back, and withheld taxes with each step; nothing is written',
    body: previaDaConta,
    output: z.object({
      aguardaAprovacao: z.boolean(),
      parcelas: z.array(
        z.object({
          parcela: z.number(),
          dataVencimento: texto,
          brutoCentavos: dinheiro,
          retidoCentavos: dinheiro,
          valorCentavos: dinheiro,
        }),
      ),
      passos: z.array(passoDaRetencao),
    }),
  }),
};
