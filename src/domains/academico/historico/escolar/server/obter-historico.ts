import { sql } from 'kysely';
import type { Db } from '#platform/server/database/kysely.ts';
import type { RespostaServidor } from '#shared/endpoint.ts';
import type { Idioma } from '#shared/erros.ts';
import type { historicoEscolarApi as api } from '../api.ts';
import { errosHistoricoEscolar as erros } from '../erros.ts';
import { colunaDe, montarCorpo } from '../montar-corpo.ts';
import { anoDoParcial, type Pendencia, pendenciasDe } from '../pendencias.ts';
import { carregarHistoricos } from './carregar.ts';

type Aberto = RespostaServidor<typeof api.obterHistorico>;

/** The transcript of a student as it would be issued now, with what stands in its way. @throws HISTORICO_SEM_ALUNO */
export async function obterHistorico(db: Db, alunoId: number, idioma: Idioma): Promise<Aberto> {
  const { alunos, ...estrutura } = await carregarHistoricos(db, [alunoId]);
  const fatos = alunos.get(alunoId);
  if (!fatos || (fatos.anos.length === 0 && fatos.semFechamento.length === 0 && !(await temMatricula(db, alunoId))))
    throw erros.HISTORICO_SEM_ALUNO();
  const { rows } = await sql<{ versao: number }>`select versao from historicos where aluno_id = ${alunoId}`.execute(db);
  const corpo = montarCorpo('completo', fatos, estrutura, null);
  const emCurso = anoDoParcial(fatos);
  const ditas = (tipo: 'completo' | 'parcial') => pendenciasDe(tipo, fatos, estrutura.cursos).map((p) => dita(p, idioma));
  return {
    alunoId,
    aluno: fatos.aluno,
    versao: rows[0]?.versao ?? 0,
    observacoes: fatos.observacoes,
    anos: fatos.anos.map((ano) => ({ ...colunaDe(ano), origem: ano.origem, curso: ano.curso?.nome ?? null })),
    linhas: corpo.linhas,
    doPapel: { escalas: corpo.escalas, observacoes: corpo.observacoes },
    emCurso: emCurso && { ano: emCurso.ano, serie: emCurso.curso.nome, turma: emCurso.turma, movimento: emCurso.movimento },
    pendencias: { completo: ditas('completo'), parcial: emCurso ? ditas('parcial') : [] },
  };
}

async function temMatricula(db: Db, alunoId: number): Promise<boolean> {
  const { rows } = await sql<{ sim: boolean }>`select exists (select 1 from v_matricula_estado m where m.aluno_id = ${alunoId}
    and exists (select 1 from v_lugar_na_turma l where l.matricula_id = m.id)) as sim`.execute(db);
  return rows[0]?.sim ?? false;
}

const dita = ({ erro, bloqueia }: Pendencia, idioma: Idioma) => ({ codigo: erro.code, mensagem: erro.mensagem(idioma), bloqueia });
