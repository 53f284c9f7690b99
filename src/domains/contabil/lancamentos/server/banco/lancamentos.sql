-- What an entry of the books is, to other rooms.
create view v_lancamento_contabil_resumo as select id, ano, numero, data_lancamento, valor_centavos, estorno_de from lancamentos_contabeis;

-- An entry is numbered after the last of its year, dated in its período, which is open and stays so until the transaction ends.
create function verificar_lancamentos_contabeis() returns trigger language plpgsql set search_path = public as $$
declare achado text;
begin
  perform 1 from periodos_contabeis where id in (select periodo from novos) order by id for share;
  select n.periodo into achado from novos n join periodos_contabeis p on p.id = n.periodo where p.situacao = 'fechado' limit 1;
  if achado is not null then raise exception 'PERIODO_CONTABIL_FECHADO|%', achado; end if;
  select n.numero into achado from novos n join periodos_contabeis p on p.id = n.periodo where n.data_lancamento not between p.data_inicio and p.data_fim limit 1;
  if achado is not null then raise exception 'DATA_FORA_DO_PERIODO|%', achado; end if;
  select n.ano into achado from (select ano, min(numero) as de, max(numero) as ate, count(*) as quantos from novos group by ano) n
    join exercicios_contabeis x on x.ano = n.ano
    where n.ate - n.de + 1 <> n.quantos or x.ultimo_numero <> n.ate
      or n.de <> 1 + coalesce((select max(l.numero) from lancamentos_contabeis l where l.ano = n.ano and l.numero < n.de), 0);
  if achado is not null then raise exception 'NUMERACAO_CONTABIL_COM_FURO|%', achado; end if;
  if exists (select from novos n join lancamentos_contabeis o on o.id = n.estorno_de where o.estorno_de is not null) then
    raise exception 'ESTORNO_DE_ESTORNO_CONTABIL';
  end if;
  if exists (select from novos n where n.corrige_id is not null and not exists (select from lancamentos_contabeis e where e.estorno_de = n.corrige_id)) then
    raise exception 'CORRECAO_SEM_ESTORNO';
  end if;
  return null;
end $$;
create trigger lancamentos_contabeis_regra after insert on lancamentos_contabeis referencing new table as novos
  for each statement execute function verificar_lancamentos_contabeis();

-- The last number given is that of an entry.
create function verificar_ultimo_numero() returns trigger language plpgsql set search_path = public as $$
begin
  if exists (select from exercicios_contabeis x where x.ano = new.ano
      and x.ultimo_numero <> coalesce((select max(l.numero) from lancamentos_contabeis l where l.ano = x.ano), 0)) then
    raise exception 'NUMERACAO_CONTABIL_COM_FURO|%', new.ano;
  end if;
  return null;
end $$;
create constraint trigger exercicios_contabeis_numero after insert or update on exercicios_contabeis deferrable initially deferred
  for each row execute function verificar_ultimo_numero();

-- An entry has lines; what they are is judged when they come.
create function verificar_lancamento_com_partidas() returns trigger language plpgsql set search_path = public as $$
begin
  if not exists (select from partidas_contabeis where lancamento_id = new.id) then raise exception 'LANCAMENTO_SEM_PARTIDAS|%', new.numero; end if;
  return null;
end $$;
create constraint trigger lancamentos_contabeis_partidas after insert on lancamentos_contabeis deferrable initially deferred
  for each row execute function verificar_lancamento_com_partidas();

-- The lines of an entry come together: each side is the value of the entry, they are dated as it is, on accounts that take entries, in the
-- summaries; and those of a reversal are the other side of what it reverses, which may have asked for no cost centre. One check for all the
-- lines of a statement.
-- Rows are found by their keys, each of them: a session keeps the plan of its first call, when the tables may have been empty, and whoever asks
-- for the first that is wrong is given a plan that expects one.
create function verificar_partidas_contabeis() returns trigger language plpgsql
  set search_path = public set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare achado text;
begin
  perform 1 from contas_contabeis where id in (select conta_id from novas) order by id for share;
  select string_agg(c.codigo || ' ' || c.nome, ', ' order by c.codigo collate "C") into achado from contas_contabeis c
    where c.id in (select conta_id from novas) and (c.tipo <> 'analitica' or not c.ativa);
  if achado is not null then raise exception 'CONTA_NAO_LANCAVEL|%', achado; end if;
  select min(c.codigo) into achado from novas n join contas_contabeis c on c.id = n.conta_id
    where n.centro_custo_id is null and c.exige_centro_custo
      and exists (select from lancamentos_contabeis l where l.id = n.lancamento_id and l.estorno_de is null and l.tipo = 'normal' offset 0)
      and not exists (select from fatos_contabeis f where f.id = n.fato_id and f.estorno_de is not null);
  if achado is not null then raise exception 'CENTRO_DE_CUSTO_EXIGIDO|%', achado; end if;
  select min(l.numero) into achado from novas n join lancamentos_contabeis l on l.id = n.lancamento_id
    where (n.data_lancamento, n.periodo) <> (l.data_lancamento, l.periodo);
  if achado is not null then raise exception 'DATA_FORA_DO_PERIODO|%', achado; end if;
  select min(l.numero) into achado from (select lancamento_id from novas group by lancamento_id) n join lancamentos_contabeis l on l.id = n.lancamento_id
    cross join lateral (select sum(p.debito_centavos) as debitos, sum(p.credito_centavos) as creditos, count(*) as linhas from partidas_contabeis p where p.lancamento_id = l.id) s
    where s.debitos <> l.valor_centavos or s.creditos <> l.valor_centavos or s.linhas < 2;
  if achado is not null then raise exception 'LANCAMENTO_NAO_FECHA|%', achado; end if;
  select min(l.numero) into achado from (select lancamento_id from novas group by lancamento_id) n join lancamentos_contabeis l on l.id = n.lancamento_id and l.estorno_de is not null
    where exists (select from (select * from partidas_contabeis where lancamento_id = l.id) e full join (select * from partidas_contabeis where lancamento_id = l.estorno_de) o using (ordem)
      where (e.conta_id, e.debito_centavos, e.credito_centavos) is distinct from (o.conta_id, o.credito_centavos, o.debito_centavos) or e.centro_custo_id is distinct from o.centro_custo_id);
  if achado is not null then raise exception 'ESTORNO_CONTABIL_DIFERENTE|%', achado; end if;
  select min(n.conta_id) into achado from (select periodo, conta_id, centro_custo_id, sum(debito_centavos) as debitos, sum(credito_centavos) as creditos from novas group by 1, 2, 3) n
    where not exists (select from saldos_contabeis s where s.periodo = n.periodo and s.conta_id = n.conta_id and s.centro_custo_id is not distinct from n.centro_custo_id
      and s.debitos_centavos >= n.debitos and s.creditos_centavos >= n.creditos);
  if achado is not null then raise exception 'SALDO_CONTABIL_DIVERGENTE|conta %', achado; end if;
  return null;
end $$;
create trigger partidas_contabeis_regra after insert on partidas_contabeis referencing new table as novas
  for each statement execute function verificar_partidas_contabeis();

-- A período balances in its summaries, which change while it is open alone.
create function verificar_saldos_contabeis() returns trigger language plpgsql set search_path = public as $$
declare achado int;
begin
  perform 1 from periodos_contabeis where id in (select periodo from novos) order by id for share;
  select min(p.id) into achado from periodos_contabeis p where p.id in (select periodo from novos) and p.situacao = 'fechado';
  if achado is not null then raise exception 'PERIODO_CONTABIL_FECHADO|%', achado; end if;
  select s.periodo into achado from saldos_contabeis s where s.periodo in (select periodo from novos) group by s.periodo
    having sum(s.debitos_centavos) <> sum(s.creditos_centavos) limit 1;
  if achado is not null then raise exception 'SALDO_CONTABIL_DIVERGENTE|período %', achado; end if;
  return null;
end $$;
create trigger saldos_contabeis_novos after insert on saldos_contabeis referencing new table as novos for each statement execute function verificar_saldos_contabeis();
create trigger saldos_contabeis_chave_imutavel before update on saldos_contabeis for each row
  when ((new.periodo, new.conta_id, new.centro_custo_id) is distinct from (old.periodo, old.conta_id, old.centro_custo_id)) execute function recusar_alteracao();
create trigger saldos_contabeis_mudados after update on saldos_contabeis referencing new table as novos for each statement execute function verificar_saldos_contabeis();

-- By which entry a fact is in the books does not change; that a reversal took it out is said once, by the reversal of that entry.
create function verificar_fato_lancado() returns trigger language plpgsql set search_path = public as $$
begin
  if (new.fato_id, new.lancamento_id) is distinct from (old.fato_id, old.lancamento_id) or old.desfeito_por is not null
     or not exists (select from lancamentos_contabeis where id = new.desfeito_por and estorno_de = new.lancamento_id) then
    raise exception 'REGISTRO_IMUTAVEL|fatos_lancados update';
  end if;
  return new;
end $$;
create trigger fatos_lancados_desfeitos before update on fatos_lancados for each row execute function verificar_fato_lancado();
