-- What the rolls of a class came to on a day, kept: the attendance of a whole school in a month is read off it, not off each absence.

create table dias_chamados (
  data_chamada date not null,
  turma_id bigint not null references turmas,
  chamadas int not null default 0 check (chamadas >= 0),
  -- Periods given, all who were called together.
  dadas int not null default 0,
  -- Periods missed, apart from those that are justified.
  faltas int not null default 0,
  justificadas int not null default 0,
  primary key (data_chamada, turma_id),
  constraint dias_chamados_faltas_check check (faltas >= 0 and justificadas >= 0 and faltas + justificadas <= dadas)
);
comment on table dias_chamados is 'What the rolls of a turma came to on a day: rolls, periods given, missed, and missed with reason.';
create index dias_chamados_turma_idx on dias_chamados (turma_id);

insert into dias_chamados (data_chamada, turma_id, chamadas, dadas, faltas, justificadas)
select c.data_chamada, c.turma_id, count(*), sum(c.quantidade * cardinality(c.alunos)), coalesce(sum(x.faltas), 0), coalesce(sum(x.justificadas), 0)
from chamadas c left join (select f.chamada_id, sum(f.faltas) filter (where not j.sim) as faltas, sum(f.faltas) filter (where j.sim) as justificadas
  from faltas f join chamadas d on d.id = f.chamada_id cross join lateral (select f.justificada or exists (select 1 from justificativas j
    where j.matricula_id = f.matricula_id and j.revogada_em is null and d.data_chamada between j.data_inicio and j.data_fim) as sim) j group by 1) x on x.chamada_id = c.id
group by 1, 2;

-- Who leaves a class on a day.
create index enturmacoes_data_fim_idx on enturmacoes (data_fim) where data_fim is not null and desfeita_por is null;
