import { sql } from 'kysely';
import type { Invariante, Violacao } from '#platform/server/integridade.ts';

export const ataDoConselho: Invariante = {
  id: 'conselho-ata',
  sala: 'academico/fechamento/conselho',
  significado: {
    br: 'Todo conselho lavrado tem uma ata em vigor, só ele, igual ao que foi lavrado, e a numeração do ano não tem furo.',
    en: 'Every council that was drawn up has minutes in force, and no other has; they are what was drawn up, and the numbers of the year have no hole.',
  },
  providencia: {
    br: 'Compare a ata com a via impressa; se o conselho estiver errado, reabra e lavre de novo.',
    en: 'Compare the minutes with the printed copy; if the council is wrong, reopen it and draw them up again.',
  },
  verificar: sql<Violacao>`select 'conselho ' || c.id as alvo, c.situacao || ', ' || count(a.id) || ' em vigor' as detalhe
      from conselhos c left join conselhos_atas a on a.conselho_id = c.id and not exists (select 1 from conselhos_atas_cancelamentos x where x.ata_id = a.id)
      group by c.id, c.situacao having count(a.id) <> case c.situacao when 'lavrado' then 1 else 0 end
    union all select 'ata ' || a.numero, 'mudada' from conselhos_atas a where not ata_intacta(a)
    union all select 'ano ' || n.ano, n.ultimo || ' <> ' || coalesce(a.quantas, 0) from conselhos_atas_numeracao n
      left join (select left(numero, 4)::int as ano, count(*) as quantas from conselhos_atas group by 1) a on a.ano = n.ano
      where n.ultimo - saltados('conselhos_atas_numeracao', n.ano::text) is distinct from coalesce(a.quantas, 0)`,
};

export const decisaoDoConselho: Invariante = {
  id: 'conselho-decisao',
  sala: 'academico/fechamento/conselho',
  significado: {
    br: 'Quem fechou o ano aprovado pelo conselho tem a decisão em ata, e quem o conselho aprovou fechou assim.',
    en: 'Who closed the year passed by the council has the decision in minutes, and who the council passed closed so.',
  },
  providencia: {
    br: 'Reabra o ano da turma, confira o conselho e a ata dele, e feche de novo.',
    en: 'Reopen the year of the class, check the council and its minutes, and close it again.',
  },
  verificar: sql<Violacao>`with ultima as (
      select distinct on (d.matricula_id) d.matricula_id, d.decisao, d.ata from v_decisao_do_conselho d where d.etapa_id is null and d.decisao is not null
      order by d.matricula_id, d.data_conselho desc, d.conselho_id desc)
    select 'matrícula ' || r.matricula_id as alvo, coalesce(r.resultado, '-') || ', no conselho ' || coalesce(u.decisao, '-') || ', ata ' || coalesce(u.ata, '-') as detalhe
    from v_resultado_aluno r left join ultima u on u.matricula_id = r.matricula_id
    where r.etapa_id is null and ((coalesce(r.resultado, '') = 'aprovado_pelo_conselho') <> (coalesce(u.decisao, '') = 'aprovado_pelo_conselho')
      or r.resultado = 'aprovado_pelo_conselho' and u.ata is null)`,
};
