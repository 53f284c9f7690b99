import type { Ato } from '#platform/server/ato.ts';
import { auditar } from '#platform/server/auditoria/audit.ts';
import type { Db } from '#platform/server/database/kysely.ts';
import type { Tarefas } from '#platform/server/jobs.ts';
import type { Idioma } from '#shared/erros.ts';
import type { RespostaServidor } from '#shared/endpoint.ts';
import { errosHistoricoEscolar as erros } from '#domains/academico/historico/escolar/erros.ts';
import { pendenciasDe, recusaDe } from '#domains/academico/historico/escolar/pendencias.ts';
import { carregarHistoricos } from '#domains/academico/historico/escolar/server/carregar.ts';
import type { lotesDeHistoricoApi as api } from '../api.ts';
import { alunosDaTurma, recusaDaTurma } from './da-turma.ts';

export const TAREFA_HISTORICOS = 'historicos.emissao';

/** Who of a class would get a transcript now, and why the others would not. @throws NAO_ENCONTRADO */
export async function preverLote(
  db: Db,
  { turmaId, idioma }: { turmaId: number; idioma: Idioma },
): Promise<RespostaServidor<typeof api.preverLote>> {
  const { turma, alunos } = await alunosDaTurma(db, turmaId);
  const carregados = await carregarHistoricos(
    db,
    alunos.map(({ alunoId }) => alunoId),
  );
  const julgados = alunos.flatMap((aluno) => {
    const fatos = carregados.alunos.get(aluno.alunoId);
    if (!fatos) return [];
    const recusa = recusaDaTurma(fatos, { turmaId, turma }) ?? recusaDe(aluno.nome, pendenciasDe('completo', fatos, carregados.cursos));
    return [{ aluno, recusa }];
  });
  return {
    turma,
    prontos: julgados.flatMap(({ aluno, recusa }) => (recusa === null ? [aluno] : [])),
    fora: julgados.flatMap(({ aluno, recusa }) =>
      recusa === null ? [] : [{ ...aluno, codigo: recusa.code, mensagem: recusa.mensagem(idioma) }],
    ),
  };
}

/** Enqueues the issue for a class. @throws NAO_ENCONTRADO, HISTORICO_LOTE_VAZIO */
export async function criarLote(
  ato: Ato & { servicos: { tarefas: Pick<Tarefas, 'criar'> } },
  { turmaId }: { turmaId: number },
): Promise<{ tarefaId: number }> {
  const { tx, quem } = ato;
  const { turma, alunos } = await alunosDaTurma(tx, turmaId);
  if (alunos.length === 0) throw erros.HISTORICO_LOTE_VAZIO();
  const tarefaId = await ato.servicos.tarefas.criar(tx, {
    tipo: TAREFA_HISTORICOS,
    usuarioId: quem.usuarioId,
    total: alunos.length,
    entrada: { turmaId, alunoIds: alunos.map(({ alunoId }) => alunoId) },
  });
  await auditar(ato, {
    acao: 'historico.lote_pedido',
    alvoTipo: 'turma',
    alvoId: turmaId,
    depois: { turma, quantidade: alunos.length, tarefaId },
  });
  return { tarefaId };
}
