import { z } from 'zod';
import { campo, porId } from '#shared/campos.ts';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { valoresDaLista } from '#shared/listas/opcao.ts';
import { filtroId } from '#shared/listas/paginacao.ts';
import { remanejamentoMaximo } from './remanejamento.ts';
import { movimentos } from '../situacoes.ts';

const ver = comPermissao('gerenciador-turmas:visualizar');
const mover = comPermissao('gerenciador-turmas:editar');
const movimento = z.enum(valoresDaLista(movimentos));

const turma = z.object({
  id: z.number(),
  nome: z.string(),
  cursoId: z.number(),
  cursoNome: z.string(),
  anoLetivoId: z.number(),
  ano: z.number(),
  turno: z.enum(['manha', 'tarde', 'noite', 'integral']),
  situacao: z.enum(['aberta', 'fechada']),
  vagas: z.number(),
  ocupadas: z.number(),
  excedentes: z.number(),
});
const aluno = z.object({
  matriculaId: z.number(),
  codigo: z.string(),
  nome: z.string(),
  movimento,
  numeroChamada: z.number().nullable(),
  desde: z.string(),
  excedente: z.boolean(),
});
const resultado = z.object({
  matriculaId: z.number(),
  nome: z.string(),
  situacao: z.enum(['movido', 'recusado']),
  excedente: z.boolean(),
  codigo: z.string().nullable(),
  mensagem: z.string().nullable(),
});
const lugares = z.object({ vagas: z.number(), ocupadas: z.number(), excedentes: z.number() });

const pedido = {
  turmaOrigemId: campo.id(),
  turmaDestinoId: campo.id(),
  matriculaIds: z
    .array(campo.id())
    .min(1)
    .max(remanejamentoMaximo)
    .transform((ids) => [...new Set(ids)]),
  dataMovimento: campo.dataCivil(),
  /** Why students go over the places of the class; needs the permission. */
  motivoExcedente: campo.textoOpcional(300),
};
export const esquemaRemanejamento = z.strictObject({ ...pedido, motivo: campo.textoOpcional(500) });

/** The class manager: many students from one class to another. */
export const gerenciadorApi = {
  obterTurmaDoGerenciador: defineEndpoint({
    method: 'GET',
    path: 'GerenciadorTurmas/turma/{id}',
    acesso: ver,
    resumo: 'Who sits in a class now, and its places',
    params: porId,
    output: z.object({ turma, alunos: z.array(aluno) }),
  }),
  preverRemanejamento: defineEndpoint({
    method: 'POST',
    path: 'GerenciadorTurmas/previa',
    acesso: ver,
    resumo: 'What moving some students to another class would do, one by one, writing nothing',
    body: z.strictObject(pedido),
    output: z.object({
      itens: z.array(resultado),
      origem: z.object({ antes: lugares, depois: lugares }),
      destino: z.object({ antes: lugares, depois: lugares }),
      /** Students that only fit over the places of the class. */
      acimaDasVagas: z.number(),
    }),
  }),
  remanejar: defineEndpoint({
    method: 'POST',
    path: 'GerenciadorTurmas/remanejamento',
    acesso: mover,
    resumo: 'Moves students to another class of the same course and year; each stands alone',
    body: esquemaRemanejamento,
    output: z.object({ remanejamentoId: z.number().nullable(), movidos: z.number(), itens: z.array(resultado) }),
  }),
  desfazerRemanejamento: defineEndpoint({
    method: 'POST',
    path: 'GerenciadorTurmas/remanejamento/{id}/desfazimento',
    acesso: mover,
    resumo: 'Undoes a whole move: who did not move again goes back to the place he had',
    params: porId,
    body: z.strictObject({ motivo: campo.texto({ max: 500, multilinha: true }) }),
    output: z.object({ remanejamentoId: z.number(), movidos: z.number(), itens: z.array(resultado) }),
  }),
  listarRemanejamentos: defineEndpoint({
    method: 'GET',
    path: 'GerenciadorTurmas/remanejamentos',
    acesso: ver,
    resumo: 'The last moves from or into a class',
    query: z.strictObject({ TurmaId: filtroId() }).transform((q) => ({ turmaId: q.TurmaId })),
    output: z.object({
      itens: z.array(
        z.object({
          id: z.number(),
          turmaOrigemNome: z.string(),
          turmaDestinoNome: z.string(),
          dataMovimento: z.string(),
          quantidade: z.number(),
          motivo: z.string().nullable(),
          usuarioNome: z.string(),
          em: z.string(),
          desfeito: z.boolean(),
          desfaz: z.boolean(),
        }),
      ),
    }),
  }),
};
