-- The financial periods that still take entries.
create view v_periodo_financeiro_aberto as
  select id, conta_bancaria_id, data_inicio, data_fim, situacao from periodos_financeiros where situacao in ('aberto', 'reaberto');

-- The open periods at whose end a cash box holds less than nothing, which no drawer does: something is wrong in what was entered. What was closed
-- stands in the balance of the last closing.
create view v_caixa_negativo as
  select x.id as periodo_financeiro_id from (
    select p.id, coalesce(f.saldo, c.saldo_inicial_centavos) + sum(coalesce(m.saldo, 0)) over (partition by c.id order by p.data_inicio) as saldo
    from v_conta_bancaria c join periodos_financeiros p on p.conta_bancaria_id = c.id and p.situacao <> 'fechado'
    left join lateral (select s.saldo_informado_centavos as saldo from periodos_financeiros q join periodos_financeiros_situacoes s on s.periodo_financeiro_id = q.id
      where q.conta_bancaria_id = c.id and q.situacao = 'fechado' and s.para = 'fechado' order by q.data_inicio desc, s.id desc limit 1) f on true
    left join lateral (select sum(case l.sentido when 'entrada' then l.valor_centavos else -l.valor_centavos end) as saldo
      from lancamentos_financeiros l where l.periodo_financeiro_id = p.id) m on true
    where c.tipo = 'caixa') x
  where x.saldo < 0;

-- The periods of an account follow each other without a day between them, and a closed one has only closed ones before it.
create function verificar_sequencia_de_periodos() returns trigger language plpgsql as $$
declare conta bigint; ruim record;
begin
  if tg_op = 'DELETE' then conta := old.conta_bancaria_id; else conta := new.conta_bancaria_id; end if;
  select s.id, s.lacuna into ruim from (
    select p.id, p.data_inicio <> lag(p.data_fim) over w + 1 as lacuna, p.situacao = 'fechado' and lag(p.situacao) over w <> 'fechado' as fora_de_ordem
    from periodos_financeiros p where p.conta_bancaria_id = conta window w as (order by p.data_inicio)) s
  where s.lacuna or s.fora_de_ordem limit 1;
  if found and ruim.lacuna then raise exception 'PERIODO_FINANCEIRO_LACUNA|periodo %', ruim.id; end if;
  if found then raise exception 'PERIODO_FINANCEIRO_FORA_DE_ORDEM|periodo %', ruim.id; end if;
  return null;
end $$;
create constraint trigger periodos_financeiros_sequencia after insert or update or delete on periodos_financeiros
  deferrable initially deferred for each row execute function verificar_sequencia_de_periodos();

-- The opening balance of an account is part of every balance that was closed.
create function verificar_saldo_inicial() returns trigger language plpgsql as $$
begin
  if exists (select 1 from periodos_financeiros_situacoes s join periodos_financeiros p on p.id = s.periodo_financeiro_id where p.conta_bancaria_id = new.id and s.para = 'fechado') then
    raise exception 'SALDO_INICIAL_FIXO|conta %', new.id;
  end if;
  return new;
end $$;
create trigger contas_bancarias_saldo_inicial before update of saldo_inicial_centavos on contas_bancarias
  for each row when (old.saldo_inicial_centavos <> new.saldo_inicial_centavos) execute function verificar_saldo_inicial();

-- A closed period keeps its days. That entries lie inside the days of their period is judged when all is done: a cut moves the end first and the
-- entries after.
create function verificar_mudanca_de_periodo() returns trigger language plpgsql as $$
begin
  if (old.conta_bancaria_id, old.data_inicio, old.data_fim) is distinct from (new.conta_bancaria_id, new.data_inicio, new.data_fim) and old.situacao = 'fechado' then
    raise exception 'PERIODO_FINANCEIRO_FECHADO|periodo %', old.id;
  end if;
  if old.situacao <> new.situacao and (old.situacao, new.situacao) not in (('aberto', 'fechado'), ('reaberto', 'fechado'), ('fechado', 'reaberto')) then
    raise exception 'PERIODO_FINANCEIRO_SEM_MUDANCA|periodo %: % -> %', old.id, old.situacao, new.situacao;
  end if;
  return new;
end $$;
create trigger periodos_financeiros_mudanca before update on periodos_financeiros for each row execute function verificar_mudanca_de_periodo();

create function verificar_situacao_do_periodo() returns trigger language plpgsql as $$
begin
  if (select p.situacao from periodos_financeiros p where p.id = new.id)
    is distinct from coalesce((select s.para from periodos_financeiros_situacoes s where s.periodo_financeiro_id = new.id order by s.id desc limit 1), 'aberto') then
    raise exception 'PERIODO_FINANCEIRO_SEM_MUDANCA|periodo %', new.id;
  end if;
  return null;
end $$;
create constraint trigger periodos_financeiros_situacao after insert or update of situacao on periodos_financeiros
  deferrable initially deferred for each row execute function verificar_situacao_do_periodo();

-- The count adds up to the balances of its closing.
create function verificar_contagem() returns trigger language plpgsql as $$
begin
  if exists (select 1 from periodos_financeiros_situacoes s
      cross join lateral (select sum(c.esperado_centavos) as esperado, sum(c.contado_centavos) as contado from periodos_financeiros_contagens c where c.situacao_id = s.id) c
      where s.id = new.situacao_id and (s.para <> 'fechado' or (s.saldo_calculado_centavos, s.saldo_informado_centavos) is distinct from (c.esperado, c.contado))) then
    raise exception 'CONTAGEM_NAO_FECHA|fechamento %', new.situacao_id;
  end if;
  return null;
end $$;
create constraint trigger periodos_financeiros_contagens_fecham after insert on periodos_financeiros_contagens
  deferrable initially deferred for each row execute function verificar_contagem();

create function verificar_dias_do_periodo() returns trigger language plpgsql as $$
begin
  if exists (select from periodos_financeiros p join lancamentos_financeiros l on l.periodo_financeiro_id = p.id
      where p.id = new.id and (l.conta_bancaria_id <> p.conta_bancaria_id or l.data_movimento not between p.data_inicio and p.data_fim)) then
    raise exception 'PERIODO_FINANCEIRO_COM_MOVIMENTO|periodo %', new.id;
  end if;
  return null;
end $$;
create constraint trigger periodos_financeiros_dias after update of conta_bancaria_id, data_inicio, data_fim on periodos_financeiros
  deferrable initially deferred for each row execute function verificar_dias_do_periodo();

-- The application may add entries and not change them: this one change is made in its name.
create function entregar_ao_periodo_seguinte(de bigint, para bigint) returns void language sql security definer set search_path = public as $$
  update lancamentos_financeiros l set periodo_financeiro_id = para
    from periodos_financeiros p where p.id = de and l.periodo_financeiro_id = de and l.data_movimento > p.data_fim;
$$;
