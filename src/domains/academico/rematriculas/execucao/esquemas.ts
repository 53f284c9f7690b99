import { alunosMaximo, anos, formaCriterios } from '../avaliacao/esquemas.ts';
import { z } from 'zod';
import { campo } from '#shared/campos.ts';
import { regra } from '#shared/regra.ts';
import { definirMensagensDeCampo, recusa } from '#shared/validacao.ts';
import { liberaveis } from '../avaliacao/motivos.ts';
import { situacoesDoItem } from './situacoes.ts';

definirMensagensDeCampo({
  ALUNO_REPETIDO: { br: 'Este aluno está duas vezes na lista.', en: 'This student is on the list twice.' },
  MOTIVO_DA_LIBERACAO_AUSENTE: { br: 'Diga por que este aluno é liberado.', en: 'Say why this student is let through.' },
});

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
