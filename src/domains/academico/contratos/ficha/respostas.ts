import { z } from 'zod';
import { situacoesTitulo } from '#domains/financeiro/titulos/situacoes.ts';
import { dinheiro } from '#shared/campos.ts';
import { totaisSaida } from '../linhas/esquemas.ts';
import { situacaoSaida } from '../situacoes.ts';
import { situacoesAditivo } from '../aditivos/situacoes.ts';

/** Awaiting its signature: why it could not come into force as it was sent. */
const impedimento = z.object({ codigo: z.string(), mensagem: z.string() }).nullable();
const pagadoresFaltando = z.array(z.object({ pessoaId: z.number(), nome: z.string() }));

export const contratoSaida = z.object({
  id: z.number(),
  numero: z.string(),
  situacao: situacaoSaida,
  versao: z.number(),
  observacoes: z.string().nullable(),
  motivoAcimaDaAnuidade: z.string().nullable(),
  ativadoEm: z.string().nullable(),
  criadoEm: z.string(),
  matricula: z.object({
    id: z.number(),
    codigo: z.string(),
    alunoId: z.number(),
    alunoNome: z.string(),
    cursoNome: z.string(),
    turmaNome: z.string().nullable(),
    ano: z.number(),
    movimento: z.string(),
  }),
  responsaveis: z.array(
    z.object({
      pessoaId: z.number(),
      nome: z.string(),
      parentesco: z.string().nullable(),
      financeiro: z.boolean(),
      pedagogico: z.boolean(),
      percentual: z.string().nullable(),
    }),
  ),
  precos: z.array(
    z.object({
      id: z.number(),
      precoId: z.number().nullable(),
      descricao: z.string(),
      valorCentavos: dinheiro,
      parcelas: z.number(),
      primeiroVencimento: z.string(),
      diaVencimento: z.number(),
      formaPagamentoId: z.number(),
      formaPagamentoNome: z.string(),
      contaBancariaId: z.number(),
    }),
  ),
  descontos: z.array(
    z.object({
      id: z.number(),
      descontoId: z.number().nullable(),
      descricao: z.string(),
      precoIndice: z.number().nullable(),
      forma: z.enum(['percentual', 'valor']),
      percentual: z.string().nullable(),
      valorCentavos: dinheiro.nullable(),
      limiteCentavos: dinheiro.nullable(),
      condicional: z.boolean(),
      sobreValorCheio: z.boolean(),
      prioridade: z.number(),
      parcelaDe: z.number(),
      parcelaAte: z.number().nullable(),
    }),
  ),
  totais: totaisSaida,
  /** Who made the draft. */
  criadoPor: z.string().nullable(),
  /** What addenda and reactivations added to the contracted total. */
  ajustesCentavos: dinheiro,
  /** The guardians that pay are no longer those of the contract: an addendum would change that. */
  pagadoresMudaram: z.boolean(),
  impedimento,
  /** Before the activation: those without whose CPF it is refused. */
  pagadoresSemCpf: pagadoresFaltando,
  /** Before the activation: those to whom no slip can be issued, for want of an address in Brazil. */
  pagadoresSemEndereco: pagadoresFaltando,
  encerravel: z.boolean(),
  aditivos: z.array(
    z.object({
      id: z.number(),
      ordem: z.number(),
      situacao: z.enum(situacoesAditivo),
      dataAditivo: z.string(),
      motivo: z.string(),
      ajusteCentavos: dinheiro,
      impedimento,
    }),
  ),
  titulos: z.array(
    z.object({
      id: z.number(),
      numero: z.string(),
      pagadorNome: z.string(),
      descricao: z.string(),
      parcela: z.number(),
      parcelas: z.number(),
      dataVencimento: z.string(),
      valorCentavos: dinheiro,
      descontoIncondicionalCentavos: dinheiro,
      descontoCondicionalCentavos: dinheiro,
      saldoCentavos: dinheiro,
      situacao: z.enum(situacoesTitulo),
    }),
  ),
  situacoes: z.array(
    z.object({
      id: z.number(),
      de: z.string().nullable(),
      para: z.string(),
      motivo: z.string().nullable(),
      dataEfeito: z.string().nullable(),
      em: z.string(),
      usuarioNome: z.string(),
      /** The last change that stands, of a kind that can be undone. */
      desfazivel: z.boolean(),
      desfeita: z.boolean(),
    }),
  ),
});
