-- A contract in a line: its student, class, year, state and total with what addenda changed.
create view v_contrato_resumo as
  select c.id, c.numero, c.situacao, c.matricula_id, m.aluno_id, m.aluno_nome, m.aluno_nome_busca, m.curso_nome, m.turma_id, m.turma_nome, m.ano_letivo_id, m.ano,
         c.total_centavos + c.ajustes_centavos as total_centavos, c.ativado_em, c.created_at
  from contratos c join v_matricula_resumo m on m.id = c.matricula_id;

-- The enrollments whose contract is still a draft.
create view v_contrato_rascunho as select id, matricula_id from contratos where situacao = 'rascunho';

-- The state and version of a contract, for who only asks that.
create view v_contrato_estado as select id, numero, matricula_id, situacao, versao from contratos;

-- By which changes, and since when, a contract stopped, for the room whose titles leave the bill by them: the suspension in force,
-- the cancellation, or both.
create view v_contrato_parado as
  select c.id as contrato_id, c.situacao, s.id as situacao_id, s.data_efeito, s.created_at as desde
  from contratos c join contratos_situacoes s on s.contrato_id = c.id and s.para in ('suspenso', 'cancelado') and s.desfaz_id is null
  where c.situacao in ('suspenso', 'cancelado') and not exists (select 1 from contratos_situacoes u where u.desfaz_id = s.id)
    and not exists (select 1 from contratos_situacoes v where v.contrato_id = c.id and v.id > s.id and v.para = 'ativo' and v.desfaz_id is null
      and not exists (select 1 from contratos_situacoes u where u.desfaz_id = v.id));

-- What was contracted, line by line, and the frozen total of each contract.
create view v_contrato_valor as
  select c.id as contrato_id, c.total_centavos, c.ajustes_centavos,
         (select coalesce(sum(p.valor_centavos), 0)::bigint from contratos_precos p where p.contrato_id = c.id) as bruto_centavos
  from contratos c;
