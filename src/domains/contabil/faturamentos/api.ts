import { z } from 'zod';
import { dinheiro } from '#shared/campos.ts';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { anoDosLivros, desfazimento, mesAFaturar } from './esquemas.ts';

const id = z.number();
const nome = z.string().nullable();
const valores = {
  titulos: id,
  brutoCentavos: dinheiro,
  bolsaCentavos: dinheiro,
  descontoCentavos: dinheiro,
  /** Received before the month in which it is revenue. */
  antecipadoCentavos: dinheiro,
};

/** Revenue of the contracted installments, month by month. */
export const faturamentosApi = {
  listarMeses: defineEndpoint({
    method: 'GET',
    path: 'Faturamento',
    acesso: comPermissao('contabil-faturamentos:listar'),
    resumo: 'Each month of a year: what is recognized in it, and what of the titles due in it is still to be',
    query: z.strictObject({ Ano: anoDosLivros }).transform((q) => ({ ano: q.Ano })),
    output: z.object({
      itens: z.array(
        z.object({
          periodo: id,
          situacao: z.enum(['aberto', 'fechado', 'reaberto']),
          titulos: id,
          reconhecidoCentavos: dinheiro,
          /** To be recognized less to be taken back; what a closed month lacks stands in the first open one. */
          aReconhecerCentavos: dinheiro,
        }),
      ),
      /** Received of what is revenue of months to come. */
      antecipadoCentavos: dinheiro,
    }),
  }),
  prever: defineEndpoint({
    method: 'GET',
    path: 'Faturamento/previa',
    acesso: comPermissao('contabil-faturamentos:visualizar'),
    resumo: 'What a month recognizes by course and class, with discounts and scholarships apart, and what it takes back',
    query: z.strictObject({ Periodo: mesAFaturar.shape.periodo }).transform((q) => ({ periodo: q.Periodo })),
    output: z.object({
      /** The open month that is recognized before this one, with titles left to recognize or take back; null: it is this one's turn. */
      antes: z.number().nullable(),
      reconhecer: z.object(valores),
      estornar: z.object(valores),
      turmas: z.array(
        z.object({
          cursoNome: nome,
          turmaNome: nome,
          turmaAno: z.number().nullable(),
          ...valores,
          reconhecidoCentavos: dinheiro,
          reconhecerCentavos: dinheiro,
          estornarCentavos: dinheiro,
        }),
      ),
    }),
  }),
  faturar: defineEndpoint({
    method: 'POST',
    path: 'Faturamento',
    acesso: comPermissao('contabil-faturamentos:criar'),
    resumo: 'Recognizes the revenue of a month and takes back what is another since',
    exigeIdempotencia: true,
    body: mesAFaturar,
    output: z.object({ reconhecidos: id, estornados: id }),
  }),
  desfazer: defineEndpoint({
    method: 'POST',
    path: 'Faturamento/desfazimento',
    acesso: comPermissao('contabil-faturamentos:excluir'),
    resumo: 'Takes back what is recognized in an open month, with a reason',
    exigeIdempotencia: true,
    body: desfazimento,
    output: z.object({ estornados: id }),
  }),
};
