import { z } from 'zod';
import { campo, dinheiro } from '#shared/campos.ts';
import { valoresDaLista } from '#shared/listas/opcao.ts';
import { regra } from '#shared/regra.ts';
import { definirMensagensDeCampo, recusa } from '#shared/validacao.ts';
import { movimentos, resultados } from '#domains/academico/matriculas/situacoes.ts';
import { codigosDeMotivo, liberaveis } from '../avaliacao/motivos.ts';
import { situacoesDoItem } from './situacoes.ts';

definirMensagensDeCampo({
  ALUNO_REPETIDO: { br: 'Este aluno está duas vezes na lista.', en: 'This student is on the list twice.' },
  MOTIVO_DA_LIBERACAO_AUSENTE: { br: 'Diga por que este aluno é liberado.', en: 'Say why this student is let through.' },
});

/** Students that one preview shows and one run takes. */
export const alunosMaximo = 3000;

const anos = { anoOrigemId: campo.id(), anoDestinoId: campo.id() };

/** How the students are enrolled and billed. */
export const formaCriterios = {
  movimento: z.enum(['pre_matricula', 'ativa']).default('pre_matricula'),
  contratos: z.enum(['nenhum', 'rascunho', 'ativo']).default('rascunho'),
  dataMatricula: campo.dataCivil.opcional(),
  aceitarPendentes: z.boolean().default(false),
  itens: z.enum(['anuidade', 'contrato']).default('contrato'),
  primeiroVencimento: campo.dataCivil.opcional(),
  formaPagamentoId: campo.id.opcional(),
  /** Discounts that go on; null leaves it to the register: those active and valid on the first due date. */
  descontoIds: z.array(campo.id()).max(200).nullable().default(null),
};

export const esquemaPrevia = z.strictObject({
  ...anos,
  segmentacaoId: campo.id.opcional(),
  cursoId: campo.id.opcional(),
  turmaId: campo.id.opcional(),
  ...formaCriterios,
  /** Classes that the person chose instead of the proposed ones. */
  escolhas: z
    .array(z.strictObject({ matriculaId: campo.id(), turmaId: campo.id() }))
    .max(alunosMaximo)
    .default([]),
});
export type PedidoDePrevia = z.output<typeof esquemaPrevia>;

const marcado = z.strictObject({
  matriculaId: campo.id(),
  turmaId: campo.id(),
  /** The soft reasons that the person saw and overrides. */
  liberacoes: z.array(z.enum(liberaveis)).max(liberaveis.length).default([]),
  motivo: campo.texto.opcional({ min: 3, max: 300 }),
});

export const esquemaExecucao = z
  .strictObject({ ...anos, ...formaCriterios, itens: formaCriterios.itens, alunos: z.array(marcado).min(1).max(alunosMaximo) })
  .check(
    regra(({ alunos }, ctx) => {
      const vistos = new Set<number>();
      alunos.forEach(({ matriculaId, liberacoes, motivo }, i) => {
        if (vistos.has(matriculaId)) ctx.addIssue(recusa('ALUNO_REPETIDO', {}, ['alunos', i, 'matriculaId']));
        vistos.add(matriculaId);
        if (liberacoes.length > 0 && motivo === null) ctx.addIssue(recusa('MOTIVO_DA_LIBERACAO_AUSENTE', {}, ['alunos', i, 'motivo']));
      });
    }),
  );
export type PedidoDeExecucao = z.output<typeof esquemaExecucao>;

const movimento = z.enum(valoresDaLista(movimentos));
export const resultado = z.enum(valoresDaLista(resultados));

export const linhaDaPrevia = z.object({
  matriculaId: z.number(),
  codigo: z.string(),
  alunoId: z.number(),
  alunoNome: z.string(),
  movimento,
  resultado,
  cursoId: z.number(),
  turmaNome: z.string().nullable(),
  destinoCursoId: z.number().nullable(),
  destinoTurmaId: z.number().nullable(),
  /** Position in `planos`; null when no contract is made or none can be. */
  plano: z.number().nullable(),
  /** Who pays the new contract: those of the current one, after its addenda. */
  pagadores: z.array(z.object({ nome: z.string(), percentual: z.string() })),
  situacao: z.enum(['apto', 'exige_motivo', 'impedido', 'ja_rematriculado']),
  /** Positions in `motivos`: many students have the same. */
  motivos: z.array(z.number()),
});
export const planoSaida = z.object({
  linhas: z.array(
    z.object({
      precoId: z.number(),
      descricao: z.string(),
      valorCentavos: dinheiro,
      parcelas: z.number(),
      primeiroVencimento: z.string(),
      descontoCentavos: dinheiro,
    }),
  ),
  descontos: z.array(
    z.object({ nome: z.string(), condicional: z.boolean(), valorCentavos: dinheiro, limiteCentavos: dinheiro.nullable() }),
  ),
  totalCentavos: dinheiro,
  sePagoEmDiaCentavos: dinheiro,
});
export const previaSaida = z.object({
  anoDestino: z.number(),
  /** Whether contracts wait for a signature, so that none comes into force by a run. */
  exigeAssinatura: z.boolean(),
  /** What was left open in the request, as it was decided. */
  criterios: z.object({
    dataMatricula: z.string(),
    primeiroVencimento: z.string(),
    formaPagamentoId: z.number().nullable(),
    descontoIds: z.array(z.number()),
  }),
  linhas: z.array(linhaDaPrevia),
  cursos: z.array(z.object({ id: z.number(), nome: z.string(), proximoCursoId: z.number().nullable() })),
  turmas: z.array(
    z.object({ id: z.number(), nome: z.string(), cursoId: z.number(), turno: z.string(), vagas: z.number(), ocupadas: z.number() }),
  ),
  planos: z.array(planoSaida),
  motivos: z.array(z.object({ codigo: z.enum(codigosDeMotivo), peso: z.enum(['impede', 'exige', 'informa']), mensagem: z.string() })),
  /** Discounts that the students have now, and how many of them. */
  descontos: z.array(z.object({ id: z.number(), nome: z.string(), alunos: z.number(), vale: z.boolean() })),
  formasPagamento: z.array(z.object({ id: z.number(), nome: z.string() })),
});

export const loteSaida = z.object({
  id: z.number(),
  anoOrigem: z.number(),
  anoDestino: z.number(),
  movimento: z.enum(['pre_matricula', 'ativa']),
  contratos: z.enum(['nenhum', 'rascunho', 'ativo']),
  dataMatricula: z.string(),
  total: z.number(),
  feitas: z.number(),
  jaEstavam: z.number(),
  recusadas: z.number(),
  pendentes: z.number(),
  desfeitas: z.number(),
  tarefaId: z.number(),
  desfazimentoTarefaId: z.number().nullable(),
  usuarioNome: z.string(),
  em: z.string(),
});
export const itemSaida = z.object({
  id: z.number(),
  matriculaOrigemId: z.number(),
  alunoNome: z.string(),
  origem: z.string(),
  turmaDestinoNome: z.string(),
  situacao: z.enum(situacoesDoItem),
  matriculaId: z.number().nullable(),
  matriculaCodigo: z.string().nullable(),
  contratoId: z.number().nullable(),
  contratoNumero: z.string().nullable(),
  motivo: z.string().nullable(),
  mensagem: z.string().nullable(),
});
export const naoRenovadoSaida = z.object({
  matriculaId: z.number(),
  codigo: z.string(),
  alunoId: z.number(),
  alunoNome: z.string(),
  cursoNome: z.string(),
  turmaNome: z.string().nullable(),
  movimento,
  resultado,
  vencidoCentavos: dinheiro,
  /** The enrollment that he has in the next year all the same, in a course that is neither his nor the one after it. */
  outraMatricula: z.object({ codigo: z.string(), cursoNome: z.string() }).nullable(),
  /** Whether a run refused the student, and what it said; null when nobody ever ticked him. */
  ultimaRecusa: z.string().nullable(),
});
