import { sql } from 'kysely';
import type { Invariante, Violacao } from '#platform/server/integridade.ts';

export const notificacao: Invariante = {
  id: 'notificacao-de-faltas',
  sala: 'academico/paineis',
  significado: {
    br: 'Cada notificação é do aluno, do curso e do ano da sua matrícula, passou do marco pelos números que guarda ou diz que médias comunica de uma etapa desse ano, e a numeração do ano não tem furo; nada foi enviado de uma cancelada.',
    en: 'Each notice is of the student, course and year of its enrollment, is over its share by the figures that it keeps or says which averages of an etapa of that year it tells, and the numbers of the year have no hole; nothing of a cancelled one was sent.',
  },
  providencia: {
    br: 'Confira a notificação com as chamadas e as notas antes de responder ao Conselho Tutelar ou à família.',
    en: 'Check the notice against the rolls and marks before answering the Conselho Tutelar or the family.',
  },
  verificar: sql<Violacao>`select 'notificação ' || n.numero as alvo, 'de outro aluno, curso ou ano' as detalhe from notificacoes n join v_matricula_estado m on m.id = n.matricula_id
      where (m.aluno_id, m.curso_id, m.ano_letivo_id) <> (n.aluno_id, n.curso_id, n.ano_letivo_id)
    union all select 'notificação ' || n.numero, 'não passou de ' || n.marco || '%' from notificacoes n
      cross join lateral jsonb_to_record(n.conteudo -> 'numeros') as x(faltas int, justificadas int, permitidas int, "justificadasContam" boolean)
      where n.marco is not null and ((x.faltas + case when x."justificadasContam" then x.justificadas else 0 end) * 100 > x.permitidas * n.marco) is not true
    union all select 'notificação ' || n.numero, 'nenhuma média a comunicar' from notificacoes n
      where n.etapa_id is not null and coalesce(jsonb_array_length(n.conteudo -> 'disciplinas'), 0) = 0
    union all select 'notificação ' || n.numero, 'de etapa de outro ano' from notificacoes n join v_etapa e on e.id = n.etapa_id
      where e.ano_letivo_id <> n.ano_letivo_id
    union all select 'notificação ' || n.numero, 'enviada e cancelada' from notificacoes n
      where n.cancelada_em is not null and exists (select 1 from notificacoes_envios e where e.notificacao_id = n.id and e.situacao <> 'falhou')
    union all select 'ano ' || c.ano, c.ultimo || ' <> ' || coalesce(d.quantas, 0) from notificacoes_numeracao c
      left join (select left(numero, 4)::int as ano, count(*) as quantas from notificacoes group by 1) d on d.ano = c.ano
      where c.ultimo - saltados('notificacoes_numeracao', c.ano::text) is distinct from coalesce(d.quantas, 0)`,
};
