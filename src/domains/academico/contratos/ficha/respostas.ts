import { z } from 'zod';
import { situacoesTitulo } from '#domains/financeiro/titulos/situacoes.ts';
import { dinheiro } from '#shared/campos.ts';
import { situacaoSaida, totaisSaida } from '../linhas/esquemas.ts';
import { situacoesAditivo } from '../aditivos/situacoes.ts';

const pagadoresFaltando = z.array(z.object({ pessoaId: z.number(), nome: z.string() }));

/** What the contract endpoints answer. */
export const itemContrato = z.object({
  id: z.number(),
  numero: z.string(),
  situacao: situacaoSaida,
  matriculaId: z.number(),
  matriculaCodigo: z.string(),
  alunoId: z.number(),
  alunoNome: z.string(),
  cursoNome: z.string(),
  turmaNome: z.string().nullable(),
  ano: z.number(),
  totalCentavos: dinheiro.nullable(),
  criadoEm: z.string(),
});

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

/** A discount of the register, as the forms of contract and addendum offer it. */
export const descontoDoCadastro = z.object({
  id: z.number(),
  nome: z.string(),
  forma: z.enum(['percentual', 'valor']),
  percentual: z.string().nullable(),
  valorCentavos: dinheiro.nullable(),
  limiteCentavos: dinheiro.nullable(),
  condicional: z.boolean(),
  sobreValorCheio: z.boolean(),
  prioridade: z.number(),
});

export const opcoesSaida = z.object({
  matricula: z.object({
    id: z.number(),
    codigo: z.string(),
    alunoId: z.number(),
    alunoNome: z.string(),
    cursoNome: z.string(),
    turmaNome: z.string().nullable(),
    ano: z.number(),
    ativa: z.boolean(),
    dataMatricula: z.string(),
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
      tipo: z.string(),
      descricao: z.string(),
      valorCentavos: dinheiro,
      parcelas: z.number(),
      cursoId: z.number().nullable(),
    }),
  ),
  descontos: z.array(descontoDoCadastro),
  formasPagamento: z.array(z.object({ id: z.number(), nome: z.string(), contaBancariaId: z.number() })),
  /** Of the annual value, by contracts of the enrollment that ended. */
  jaCobrado: z.object({ contratos: z.array(z.string()), somaCentavos: dinheiro }),
});

const grupo = z.object({ quantidade: z.number(), somaCentavos: dinheiro });
export const renegociadosSaida = grupo.extend({
  depois: grupo,
  recebidoCentavos: dinheiro,
  acordos: z.array(z.object({ id: z.number(), numero: z.number(), emAbertoCentavos: dinheiro })),
});
export const multasSaida = z.array(z.object({ pagadorId: z.number(), pagadorNome: z.string(), valorCentavos: dinheiro }));
export const previaDeCancelamentoSaida = z.object({
  dataEfeito: z.string(),
  contratos: z.array(
    z.object({
      contratoId: z.number(),
      numero: z.string(),
      alunoNome: z.string(),
      turmaNome: z.string().nullable(),
      situacao: situacaoSaida,
      impedimento: z.string().nullable(),
      cancelados: grupo,
      devidos: grupo,
      pagos: grupo,
      suspensos: grupo,
      renegociados: renegociadosSaida,
      dataMinima: z.string(),
      dataMaxima: z.string(),
      multaCentavos: dinheiro,
      multas: multasSaida,
    }),
  ),
  totais: z.object({
    contratos: z.number(),
    recusados: z.number(),
    cancelados: grupo,
    devidos: grupo,
    pagos: grupo,
    suspensos: grupo,
    renegociados: grupo,
    multaCentavos: dinheiro,
  }),
});
export const canceladoSaida = z.object({
  id: z.number(),
  situacaoId: z.number(),
  titulosCancelados: z.number(),
  canceladoCentavos: dinheiro,
  multaCentavos: dinheiro,
});
export const resultadoLote = z.object({ tarefaId: z.number(), total: z.number() });
/** `desfaziveis`: contracts that a batch changed and that still stand as it left them; `desfazimentos`: jobs that undid some. */
export const loteSaida = z.object({ desfaziveis: z.number(), desfazimentos: z.array(z.number()) });
