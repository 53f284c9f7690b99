import { z } from 'zod';
import { dinheiro } from '#shared/campos.ts';

/** What became of a line of the bank: nobody looked at it yet, it is a movement of the books, or it is none. */
export const situacoesDaLinha = ['pendente', 'conciliada', 'ignorada'] as const;
export type SituacaoDaLinha = (typeof situacoesDaLinha)[number];

/** Why a line and movements are held to be the same money, the surest first. */
export const motivosDaSugestao = [
  'documento',
  'mesmo_dia',
  'dia_proximo',
  'varios_movimentos',
  'varias_linhas',
  'anulados',
  'saldo',
] as const;
export type MotivoDaSugestao = (typeof motivosDaSugestao)[number];

const id = z.number();
const texto = z.string();

/** A line of the bank, and what it was found to be. */
export const linha = z.object({
  id,
  data: texto,
  /** Null where it cannot be read; what stands there is beside it. */
  valorCentavos: dinheiro.nullable(),
  valorLido: texto.nullable(),
  descricao: texto,
  documento: texto.nullable(),
  nomeArquivo: texto,
  situacao: z.enum(situacoesDaLinha),
  conciliacao: z
    .object({
      id,
      tipo: z.enum(['casada', 'lancada', 'ignorada']),
      motivo: texto.nullable(),
      usuarioNome: texto,
      em: texto,
      lancamentos: z.array(z.object({ id, numero: z.number(), data: texto, valorCentavos: dinheiro, historico: texto, origemTipo: texto })),
    })
    .nullable(),
});

/** A movement of the books; out is below zero, as in the bank's lines. */
export const movimento = z.object({
  id,
  numero: z.number(),
  data: texto,
  valorCentavos: dinheiro,
  historico: texto,
  categoria: texto,
  origemTipo: texto,
  pessoaNome: texto.nullable(),
});

export const sugestao = z.object({
  motivo: z.enum(motivosDaSugestao),
  linhaIds: z.array(id),
  lancamentos: z.array(movimento.pick({ id: true, numero: true, data: true, valorCentavos: true, historico: true, origemTipo: true })),
  /** How many days lie between them. */
  dias: z.number(),
});

/** What a line was entered as the last time that the bank said it. */
export const lembranca = z.object({ linhaId: id, categoriaId: id, categoriaNome: texto, centroCustoId: id.nullable() });

export const fechamento = z.object({
  id,
  ate: texto,
  saldoBancoCentavos: dinheiro,
  saldoLivrosCentavos: dinheiro,
  /** What the books say of that day now: another amount where something of that day or before was entered since. */
  saldoLivrosHojeCentavos: dinheiro,
  usuarioNome: texto,
  em: texto,
  reabertura: z.object({ motivo: texto, usuarioNome: texto, em: texto }).nullable(),
});

/** Both balances of an account on a day, and what lies between them. */
export const posicao = z.object({
  /** From which day on statements were read; null where none was. */
  desde: texto.nullable(),
  ate: texto,
  conciliadaAte: texto.nullable(),
  saldoBancoCentavos: dinheiro.nullable(),
  /** Whether the bank said it, or it was worked out from what it said of another day. */
  saldoDoExtrato: z.boolean(),
  saldoLivrosCentavos: dinheiro,
  pendentes: z.object({ quantidade: z.number(), valorCentavos: dinheiro }),
  soNoExtrato: z.object({ quantidade: z.number(), valorCentavos: dinheiro }),
  soNosLivros: z.object({ quantidade: z.number(), valorCentavos: dinheiro }),
  /** What nothing explains: 0 where both tie. */
  semExplicacaoCentavos: dinheiro.nullable(),
  diasSemExtrato: z.array(z.object({ de: texto, ate: texto })),
  fechamentos: z.array(fechamento),
});
