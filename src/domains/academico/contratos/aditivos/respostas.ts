import { z } from 'zod';
import { dinheiro } from '#shared/campos.ts';
import { situacoesAditivo } from './situacoes.ts';
import { descontoDoCadastro } from '../linhas/respostas.ts';

const id = z.number();
const parte = z.object({
  pagadorId: id,
  pagadorNome: z.string(),
  vencimento: z.string(),
  valorCentavos: dinheiro,
  descontoIncondicionalCentavos: dinheiro,
  descontoCondicionalCentavos: dinheiro,
  titulo: z.object({ id, numero: z.string(), situacao: z.string() }).nullable(),
});
/** One installment under an addendum: as it was and as it becomes, by payer, or why it stays. */
export const efeitoSaida = z.object({
  precoIndice: z.number(),
  descricao: z.string(),
  parcela: z.number(),
  parcelas: z.number(),
  intocada: z.enum(['paga', 'parcial', 'cancelada', 'renegociada', 'suspensa']).nullable(),
  antes: z.array(parte),
  depois: z.array(parte),
});
/** What changes from the date of the addendum on, and what fell due before it and changes too. */
export const desdeSaida = z.object({
  data: z.string(),
  parcelas: z.number(),
  ajusteCentavos: dinheiro,
  primeiroVencimento: z.string().nullable(),
  anteriores: z.number(),
  ajusteAnteriorCentavos: dinheiro,
});
export const previaDoAditivoSaida = z.object({
  parcelas: z.array(efeitoSaida),
  desde: desdeSaida,
  tocadas: z.number(),
  ajusteCentavos: dinheiro,
  totalAntesCentavos: dinheiro,
  totalDepoisCentavos: dinheiro,
});
export const situacaoAditivo = z.enum(situacoesAditivo);
export const itemAditivo = z.object({
  id,
  ordem: z.number(),
  situacao: situacaoAditivo,
  dataAditivo: z.string(),
  motivo: z.string(),
  ajusteCentavos: dinheiro,
  contratoId: id,
  contratoNumero: z.string(),
  matriculaId: id,
  alunoNome: z.string(),
  turmaNome: z.string().nullable(),
  ano: z.number(),
  aditivoTurmaId: id.nullable(),
  criadoEm: z.string(),
});
const alcance = { precoIndice: z.number().nullable(), parcelaDe: z.number(), parcelaAte: z.number().nullable() };
const quanto = { valorCentavos: dinheiro.nullable(), percentual: z.string().nullable() };
/** A term as the form that made it reads it: each kind with fields of its own. */
const termo = z.discriminatedUnion('tipo', [
  z.object({ tipo: z.literal('valor'), ...alcance, ...quanto }),
  z.object({
    tipo: z.literal('incluir_desconto'),
    ...alcance,
    ...quanto,
    descontoId: id.nullable(),
    descricao: z.string(),
    forma: z.enum(['percentual', 'valor']),
    limiteCentavos: dinheiro.nullable(),
    condicional: z.boolean(),
    sobreValorCheio: z.boolean(),
    prioridade: z.number(),
  }),
  z.object({ tipo: z.literal('remover_desconto'), precoIndice: z.number().nullable(), chave: z.string(), parcelaDe: z.number() }),
  z.object({ tipo: z.literal('vencimento'), ...alcance, diaVencimento: z.number() }),
  z.object({ tipo: z.literal('pagadores'), ...alcance, pagadores: z.array(z.object({ pessoaId: id, percentual: z.string() })) }),
]);
export const aditivoSaida = itemAditivo.extend({
  versao: z.number(),
  termos: z.array(termo),
  parcelas: z.array(efeitoSaida),
  ultimoVigente: z.boolean(),
  /** Awaiting its signature: why it could not come into force as it was sent. */
  impedimento: z.object({ codigo: z.string(), mensagem: z.string() }).nullable(),
  situacoes: z.array(z.object({ id, para: z.string(), motivo: z.string().nullable(), em: z.string(), usuarioNome: z.string() })),
});
export const opcoesDeAditivoSaida = z.object({
  contrato: z.object({
    id,
    numero: z.string(),
    situacao: z.string(),
    matriculaId: id,
    alunoNome: z.string(),
    cursoNome: z.string(),
    turmaNome: z.string().nullable(),
    ano: z.number(),
    totalCentavos: dinheiro,
  }),
  precos: z.array(z.object({ descricao: z.string(), parcelas: z.number(), diaVencimento: z.number() })),
  /** The first installment that is still open and due: where an addendum usually starts. */
  proximaParcela: z.number(),
  descontosVigentes: z.array(
    z.object({ chave: z.string(), descricao: z.string(), parcelaDe: z.number(), parcelaAte: z.number().nullable() }),
  ),
  pagadores: z.array(z.object({ pessoaId: id, nome: z.string(), percentual: z.string() })),
  responsaveis: z.array(z.object({ pessoaId: id, nome: z.string() })),
  descontos: z.array(descontoDoCadastro),
  rascunhoId: id.nullable(),
  /** Addenda wait for a signature before they come into force. */
  exigeAssinatura: z.boolean(),
});
export const opcoesDaTurmaSaida = z.object({
  turma: z.object({ id, nome: z.string(), ano: z.number() }),
  contratos: z.number(),
  ativos: z.number(),
  precos: z.array(z.object({ descricao: z.string(), parcelas: z.number(), contratos: z.number() })),
  descontosVigentes: z.array(z.object({ descricao: z.string(), contratos: z.number() })),
  descontos: z.array(descontoDoCadastro),
  proximaParcela: z.number(),
  exigeAssinatura: z.boolean(),
});
export const previaDasAssinaturasSaida = z.object({
  aditivos: z.array(
    z.object({
      id,
      versao: z.number(),
      ordem: z.number(),
      contratoNumero: z.string(),
      alunoNome: z.string(),
      parcelas: z.number(),
      ajusteCentavos: dinheiro,
      /** Why its signature cannot be recorded. */
      recusa: z.object({ codigo: z.string(), mensagem: z.string() }).nullable(),
    }),
  ),
  aceitos: z.number(),
  ajusteCentavos: dinheiro,
});
export const previaDaTurmaSaida = z.object({
  contratos: z.array(
    z.object({
      contratoId: id,
      numero: z.string(),
      alunoNome: z.string(),
      tocadas: z.number(),
      intocadas: z.number(),
      totalAntesCentavos: dinheiro,
      totalDepoisCentavos: dinheiro,
      /** Why it would be skipped. */
      recusa: z.object({ codigo: z.string(), mensagem: z.string() }).nullable(),
    }),
  ),
  desde: desdeSaida,
  alterados: z.number(),
  pulados: z.number(),
  ajusteCentavos: dinheiro,
});
