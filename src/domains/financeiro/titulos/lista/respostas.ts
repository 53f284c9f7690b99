import { z } from 'zod';
import { dinheiro } from '#shared/campos.ts';
import { situacao } from '../respostas.ts';

const id = z.number();
const portal = z.enum(['liberado', 'bloqueado']);
const texto = z.string();

export const itemTitulo = z.object({
  id,
  numero: texto,
  origem: texto,
  parcela: z.number(),
  parcelas: z.number(),
  contratoId: id.nullable(),
  pagadorId: id,
  pagadorNome: texto,
  alunoId: id.nullable(),
  alunoNome: texto.nullable(),
  turmaNome: texto.nullable(),
  descricao: texto,
  dataVencimento: texto,
  valorCentavos: dinheiro,
  descontoIncondicionalCentavos: dinheiro,
  descontoCondicionalCentavos: dinheiro,
  recebidoCentavos: dinheiro,
  saldoCentavos: dinheiro,
  /** What would be received of it today, due or not. */
  devidoHojeCentavos: dinheiro,
  situacao,
  vencido: z.boolean(),
  diasAtraso: z.number(),
  portal,
  /** The line of a bank's return with money for it that waits for a person: until then nobody is asked for it. Of open titles alone. */
  linhaNaFilaId: id.nullable(),
  versao: z.number(),
});

/** Totals of the whole filter, not of the page. */
export const totaisDoFiltro = z.object({
  quantidade: z.number(),
  saldoCentavos: dinheiro,
  vencidoCentavos: dinheiro,
  vencidos: z.number(),
  /** Of what is due by today, with its charges. */
  devidoHojeCentavos: dinheiro,
  /** Of all that is open, if it were paid today. */
  paraPagarHojeCentavos: dinheiro,
  recebidoCentavos: dinheiro,
});
