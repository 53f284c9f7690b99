import { z } from 'zod';
import { isDataCivil } from '#shared/datas.ts';
import type { BuscaDeTela } from '#platform/web/navegacao.tsx';

const id = z.coerce.number().int().positive().optional().catch(undefined);
const data = z.string().refine(isDataCivil).optional().catch(undefined);
/** '0' is an empty choice, which is not the absence of one. */
const ids = z.coerce
  .string()
  .regex(/^\d+(,\d+)*$/)
  .transform((texto) =>
    texto
      .split(',')
      .map(Number)
      .filter((n) => n > 0),
  )
  .nullable()
  .catch(null)
  .default(null);

/** The states of a preview, in the order in which a clerk works through them. */
export const situacoesMostradas = ['apto', 'exige_motivo', 'impedido', 'ja_rematriculado'] as const;

/** The address of the screen: part, source, target, options, what is shown, and the run that is followed. */
export const leitorDeBusca = z.object({
  aba: z.enum(['previa', 'nao-renovados', 'execucoes']).catch('previa').default('previa'),
  de: id,
  para: id,
  segmentacao: id,
  curso: id,
  turma: id,
  lote: id,
  mostrar: z.enum(situacoesMostradas).optional().catch(undefined),
  q: z.coerce.string().max(100).catch('').default(''),
  p: z.coerce.number().int().positive().catch(1).default(1),
  movimento: z.enum(['pre_matricula', 'ativa']).catch('pre_matricula').default('pre_matricula'),
  contratos: z.enum(['nenhum', 'rascunho', 'ativo']).catch('rascunho').default('rascunho'),
  itens: z.enum(['anuidade', 'contrato']).catch('contrato').default('contrato'),
  pendentes: z.coerce.string().optional().catch(undefined),
  data,
  vencimento: data,
  forma: id,
  descontos: ids,
});
export type Busca = z.output<typeof leitorDeBusca>;
export type MudarBusca = (parte: BuscaDeTela, opcoes?: { substituir?: boolean }) => void;

/** How the students are enrolled, as preview and run take it. */
export const criteriosDe = (b: Busca) => ({
  movimento: b.movimento,
  contratos: b.contratos,
  itens: b.itens,
  aceitarPendentes: b.pendentes === 'sim',
  dataMatricula: b.data ?? null,
  primeiroVencimento: b.vencimento ?? null,
  formaPagamentoId: b.forma ?? null,
  descontoIds: b.descontos,
});
