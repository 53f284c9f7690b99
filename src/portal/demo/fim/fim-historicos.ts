import { sql } from 'kysely';
import { criarAno } from '#domains/academico/historico/escolar/anos/server/oficina.ts';
import { lerConfiguracao, salvarConfiguracao } from '#domains/academico/historico/escolar/server/oficina.ts';
import type { Ato } from '#platform/server/ato.ts';

/** How many students brought a year from another school. */
const quantos = 4;
const notas = ['8,0', '7,5', '9,0', '6,5', '8,5', '10,0', '7,0'] as const;

type Vindo = { alunoId: number; turmaId: number; instituicaoId: number; serie: string; cursoId: number | null };

/** Who signs the transcripts, and the year before of some students who came from another school, typed in as its paper says it. */
export async function prepararHistoricos(ato: Ato, ano: number): Promise<void> {
  const { tx } = ato;
  const { versao } = await lerConfiguracao(tx);
  await salvarConfiguracao(ato, {
    versao,
    mantenedora: 'Sociedade Educacional Exemplo Ltda.',
    atos: 'Autorização: Portaria SEDUC/PA nº 120/1998. Reconhecimento: Resolução CEE/PA nº 315/2021.',
    diretorNome: 'Helena Prado Nogueira',
    diretorRegistro: 'Portaria de nomeação nº 4/2015',
    secretarioNome: 'Marta Souza Ribeiro',
    secretarioRegistro: 'Autorização SEDUC nº 2.310',
  });
  const { rows } =
    await sql<Vindo>`select m.aluno_id as "alunoId", t.id as "turmaId", t.instituicao_id as "instituicaoId", t.serie, t.curso_id as "cursoId"
    from v_matricula_resumo m join v_curso c on c.proximo_curso_id = m.curso_id join instituicoes_turmas t on t.curso_id = c.id and t.ano = ${ano - 1}
      join instituicoes_ensino i on i.id = t.instituicao_id and i.ativa
    where m.ano = ${ano} and m.movimento = 'ativa' and m.turma_id is not null
      and not exists (select 1 from v_matricula_resumo x where x.aluno_id = m.aluno_id and x.ano < ${ano})
    order by m.aluno_id, t.id limit ${quantos}`.execute(tx);
  for (const { alunoId, turmaId, instituicaoId, serie, cursoId } of new Map(rows.map((linha) => [linha.alunoId, linha])).values()) {
    const { rows: disciplinas } = await sql<{
      id: number;
      cargaHoraria: number | null;
    }>`select id, carga_horaria as "cargaHoraria" from instituicoes_disciplinas
      where instituicao_id = ${instituicaoId} order by id`.execute(tx);
    await criarAno(ato, {
      alunoId,
      ano: ano - 1,
      instituicaoId,
      instituicaoTurmaId: turmaId,
      cursoId,
      serie,
      turma: 'A',
      cargaHoraria: 800,
      diasLetivos: 200,
      frequencia: '94.5000',
      resultado: 'aprovado',
      observacao: null,
      disciplinas: disciplinas.map(({ id, cargaHoraria }, i) => ({
        disciplinaId: id,
        aproveitamento: notas[i % notas.length] ?? null,
        cargaHoraria,
        faltas: null,
        resultado: null,
      })),
    });
  }
}
