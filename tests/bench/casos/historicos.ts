import { type Caso, defineCaso } from '../caso.ts';
import type { ContextoBench } from '../contexto.ts';
import { misturar } from '../lista.ts';

const QUANTOS = 400;
const ANOS = 4;

/** Students with a year that closed here and three before it, typed in: four years of ten subjects. */
async function preparar({ cliente }: ContextoBench): Promise<number[]> {
  const { rows } = await cliente.query(
    `with aluno as (select m.aluno_id, min(m.ano) as primeiro from v_resultado_aluno r join v_matricula_resumo m on m.id = r.matricula_id
        join v_criterio_da_turma k on k.turma_id = r.turma_id and k.tipo = 'nota'
        where r.etapa_id is null and not exists (select 1 from historicos h join historicos_anos a on a.historico_id = h.id where h.aluno_id = m.aluno_id)
        group by 1 order by 1 limit $1),
      novo as (insert into historicos (aluno_id) select aluno_id from aluno on conflict (aluno_id) do update set versao = historicos.versao returning id, aluno_id),
      ano as (insert into historicos_anos (historico_id, ano, serie, carga_horaria, dias_letivos, frequencia, resultado)
        select n.id, a.primeiro - k, (5 - k) || 'º ano', 800, 200, 92.5, 'aprovado' from novo n join aluno a on a.aluno_id = n.aluno_id, generate_series(1, $2) k returning id),
      materia as (insert into historicos_disciplinas (historico_ano_id, disciplina_id, aproveitamento, carga_horaria)
        select ano.id, d.id, '8,5', 80 from ano cross join (select id from disciplinas order by id limit 10) d)
    select aluno_id as id from novo order by 1`,
    [QUANTOS, ANOS - 1],
  );
  if (rows.length < 100) throw new Error(`only ${rows.length} students with a closed year`);
  await cliente.query('analyze historicos, historicos_anos, historicos_disciplinas');
  return misturar(rows.map((r) => Number((r as { id: string }).id)));
}

/** The paper of a student as it would be issued now: four years read, put together, drawn. */
export const historicos: Caso[] = [
  defineCaso<number[]>({
    nome: '13 transcript PDF of one student, 4 years',
    meta: { c1: 30 },
    preparar,
    diferentes: (alunos) => alunos.length,
    async sql({ cliente }, alunos, n) {
      const aluno = alunos[n];
      const fechados = await cliente.query({
        name: 'historico-fechados',
        text: `select d.* from resultados_disciplinas d join fechamentos f on f.id = d.fechamento_id and f.etapa_id is null and f.reaberto_em is null
          join matriculas m on m.id = d.matricula_id where m.aluno_id = $1`,
        values: [aluno],
      });
      const digitados = await cliente.query({
        name: 'historico-digitados',
        text: `select a.*, d.disciplina_id, d.aproveitamento, d.carga_horaria from historicos h join historicos_anos a on a.historico_id = h.id
          join historicos_disciplinas d on d.historico_ano_id = a.id where h.aluno_id = $1`,
        values: [aluno],
      });
      return { fechados: fechados.rowCount, digitados: digitados.rowCount };
    },
    http: (pedir, alunos, n) => pedir(`HistoricoEscolar/${alunos[n]}/minuta`),
    conferir(doSql, dados) {
      const { fechados, digitados } = doSql as { fechados: number; digitados: number };
      if (fechados === 0 || digitados !== 10 * (ANOS - 1)) throw new Error(`not four years: ${JSON.stringify(doSql)}`);
      if ((dados as number) > 60_000) throw new Error(`${String(dados)} bytes a transcript`);
    },
  }),
];
