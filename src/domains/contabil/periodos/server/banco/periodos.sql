-- The day on which the books begin: the one from which the school posts facts, or else the first of its períodos. One row, null before the first year.
create view v_inicio_dos_livros as
  select coalesce(c.integrar_desde, (select min(p.data_inicio) from periodos_contabeis p)) as dia from contabil_configuracao c;

-- What is wrong with the summaries of a período, null when nothing: each is what its lines add up to.
create function saldos_divergentes(alvo int) returns text language sql stable set search_path = public as $$
  select 'conta ' || coalesce(s.conta_id, l.conta_id) || ', período ' || alvo
  from (select conta_id, centro_custo_id, debitos_centavos, creditos_centavos from saldos_contabeis where periodo = alvo) s
  full join (select p.conta_id, p.centro_custo_id, sum(p.debito_centavos) as debitos, sum(p.credito_centavos) as creditos
      from lancamentos_contabeis e join partidas_contabeis p on p.lancamento_id = e.id where e.periodo = alvo group by 1, 2) l
    on l.conta_id = s.conta_id and coalesce(l.centro_custo_id, 0) = coalesce(s.centro_custo_id, 0)
  where (s.debitos_centavos, s.creditos_centavos) is distinct from (l.debitos, l.creditos) limit 1
$$;

-- Of each account and centro de custo: what stood before the first of two períodos, and what moved from one to the other. It reads summaries
-- alone, from the last year whose beginning was carried.
create function saldos_contabeis_entre(de int, ate int)
  returns table (conta_id bigint, centro_custo_id bigint, anterior_centavos bigint, debitos_centavos bigint, creditos_centavos bigint)
  language sql stable set search_path = public as $$
  with base as (select coalesce(max(ano), 0) as ano from saldos_iniciais_contabeis where ano <= de / 100)
  select m.conta_id, m.centro_custo_id, sum(m.anterior)::bigint, sum(m.debitos)::bigint, sum(m.creditos)::bigint
  from (
    select i.conta_id, i.centro_custo_id, i.saldo_centavos as anterior, 0 as debitos, 0 as creditos from saldos_iniciais_contabeis i, base where i.ano = base.ano
    union all
    select s.conta_id, s.centro_custo_id, s.debitos_centavos - s.creditos_centavos, 0, 0 from saldos_contabeis s, base where s.periodo >= base.ano * 100 and s.periodo < de
    union all
    select s.conta_id, s.centro_custo_id, 0, s.debitos_centavos, s.creditos_centavos from saldos_contabeis s where s.periodo between de and ate
  ) m group by 1, 2
$$;

-- Períodos close in their order and reopen in reverse: one at a time, by the row of the configuration. What closes is what its lines say.
create function verificar_periodo_contabil() returns trigger language plpgsql set search_path = public as $$
declare outro int;
begin
  perform 1 from contabil_configuracao for update;
  if tg_op = 'INSERT' then
    if new.situacao <> 'aberto' then raise exception 'PERIODO_CONTABIL_SEM_MUDANCA'; end if;
    select min(id) into outro from periodos_contabeis where id > new.id and situacao = 'fechado';
    if outro is not null then raise exception 'PERIODO_CONTABIL_SOB_FECHADO|%', outro; end if;
    return new;
  end if;
  if (new.id, new.created_at) is distinct from (old.id, old.created_at) then raise exception 'REGISTRO_IMUTAVEL|periodos_contabeis update'; end if;
  if new.situacao = old.situacao then return new; end if;
  if (old.situacao = 'fechado') <> (new.situacao = 'reaberto') then raise exception 'PERIODO_CONTABIL_SEM_MUDANCA'; end if;
  if new.situacao = 'fechado' then
    select min(id) into outro from periodos_contabeis where id < new.id and situacao <> 'fechado';
    if outro is not null then raise exception 'PERIODO_CONTABIL_FORA_DE_ORDEM|%', outro; end if;
    if saldos_divergentes(new.id) is not null then raise exception 'SALDO_CONTABIL_DIVERGENTE|%', saldos_divergentes(new.id); end if;
  else
    select max(id) into outro from periodos_contabeis where id > new.id and situacao = 'fechado';
    if outro is not null then raise exception 'PERIODO_CONTABIL_SOB_FECHADO|%', outro; end if;
  end if;
  return new;
end $$;
create trigger periodos_contabeis_ordem before insert or update on periodos_contabeis for each row execute function verificar_periodo_contabil();

-- A year has its twelve months and its closing, and stands beside another year: the books have no hole.
create function verificar_exercicio_contabil() returns trigger language plpgsql set search_path = public as $$
declare alvo int := (to_jsonb(coalesce(new, old)) ->> 'ano')::int;
begin
  if exists (select from exercicios_contabeis where ano = alvo)
     and (select count(*) from periodos_contabeis where ano = alvo and numero <> 13) <> 13 then
    raise exception 'EXERCICIO_SEM_MESES|%', alvo;
  end if;
  if (select max(ano) - min(ano) + 1 from exercicios_contabeis) <> (select count(*) from exercicios_contabeis) then
    raise exception 'EXERCICIO_COM_LACUNA|%', alvo;
  end if;
  return null;
end $$;
create constraint trigger exercicios_contabeis_meses after insert or delete on exercicios_contabeis deferrable initially deferred for each row execute function verificar_exercicio_contabil();
create constraint trigger periodos_contabeis_exclusao after delete on periodos_contabeis deferrable initially deferred for each row execute function verificar_exercicio_contabil();

-- What is wrong with the closing of a year, null when nothing: closed, no result is left in its accounts and the next begins with what it left;
-- open, nothing was carried.
create function problema_do_encerramento(alvo int) returns text language sql stable set search_path = public as $$
  with fim as (select s.conta_id, s.centro_custo_id, s.anterior_centavos + s.debitos_centavos - s.creditos_centavos as saldo from saldos_contabeis_entre(alvo * 100 + 1, alvo * 100 + 14) s),
  levado as (select conta_id, centro_custo_id, saldo_centavos as saldo from saldos_iniciais_contabeis where ano = alvo + 1)
  select case
    when not exists (select from periodos_contabeis where id = alvo * 100 + 14 and situacao = 'fechado') then case when exists (select from levado) then 'saldos levados de um ano aberto' end
    when exists (select from fim join contas_contabeis c on c.id = fim.conta_id where c.familia = 'resultado' group by c.id having sum(fim.saldo) <> 0) then 'resultado sem apurar'
    when exists ((select conta_id, centro_custo_id, saldo from fim where saldo <> 0 except table levado) union all (table levado except select conta_id, centro_custo_id, saldo from fim)) then 'saldos levados'
    end
$$;
create function verificar_encerramento() returns trigger language plpgsql set search_path = public as $$
declare problema text := problema_do_encerramento(new.ano);
begin
  if problema is not null then raise exception 'ENCERRAMENTO_DIVERGENTE|%: %', new.ano, problema; end if;
  return null;
end $$;
create constraint trigger periodos_contabeis_encerramento after update on periodos_contabeis deferrable initially deferred
  for each row when (new.numero = 14) execute function verificar_encerramento();

-- What is carried into a year is what its account held when the year before closed, and nothing while that is open.
create function verificar_saldo_inicial_contabil() returns trigger language plpgsql set search_path = public as $$
declare linha saldos_iniciais_contabeis := coalesce(new, old); levado bigint; deixado bigint;
begin
  select coalesce(sum(i.saldo_centavos), 0) into levado from saldos_iniciais_contabeis i
    where (i.ano, i.conta_id) = (linha.ano, linha.conta_id) and i.centro_custo_id is not distinct from linha.centro_custo_id;
  select coalesce(sum(s.saldo), 0) into deixado from (
    select i.saldo_centavos as saldo from saldos_iniciais_contabeis i
      where i.ano = (select max(b.ano) from saldos_iniciais_contabeis b where b.ano < linha.ano) and i.conta_id = linha.conta_id and i.centro_custo_id is not distinct from linha.centro_custo_id
    union all
    select s.debitos_centavos - s.creditos_centavos from saldos_contabeis s
      where s.conta_id = linha.conta_id and s.centro_custo_id is not distinct from linha.centro_custo_id and s.periodo < linha.ano * 100
        and s.periodo >= coalesce((select max(i.ano) from saldos_iniciais_contabeis i where i.ano < linha.ano), 0) * 100) s
    where exists (select from periodos_contabeis p where p.id = (linha.ano - 1) * 100 + 14 and p.situacao = 'fechado');
  if levado <> deixado then raise exception 'ENCERRAMENTO_DIVERGENTE|%: saldo da conta %', linha.ano - 1, linha.conta_id; end if;
  return null;
end $$;
create constraint trigger saldos_iniciais_contabeis_levados after insert or update or delete on saldos_iniciais_contabeis deferrable initially deferred
  for each row execute function verificar_saldo_inicial_contabil();

create trigger periodos_contabeis_situacoes_imutaveis before update or delete on periodos_contabeis_situacoes for each row execute function recusar_alteracao();
create trigger periodos_contabeis_situacoes_sem_truncate before truncate on periodos_contabeis_situacoes for each statement execute function recusar_alteracao();
