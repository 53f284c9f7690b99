-- A change of bank data: what it changes, to what, its state, and from when it holds.
create view v_mudanca_bancaria as
  select m.id, m.alvo_tipo, m.alvo_id, m.depois, m.situacao, m.vale_em, m.pedida_em, m.vigorou_em, m.retirada_em, m.retirada_por_nome from mudancas_bancarias m;

-- Whether a record may take these bank data now: a change of exactly them was approved, and its day has passed. Whatever writes them.
create function mudanca_bancaria_vale(tipo text, alvo bigint, dados jsonb) returns boolean language sql stable as $$
  select exists (select 1 from mudancas_bancarias m where m.alvo_tipo = tipo and m.alvo_id = alvo and m.situacao = 'aprovada'
    and m.vale_em <= clock_timestamp() and m.depois = dados)
$$;

-- What was asked for stays as it was asked; states move as the room's table says, and what they note is noted once.
create function verificar_mudanca_bancaria() returns trigger language plpgsql as $$
begin
  if (new.alvo_tipo, new.alvo_id, new.antes, new.depois, new.abertura, new.pedida_por, new.pedida_por_nome, new.pedida_em, new.motivo)
    is distinct from (old.alvo_tipo, old.alvo_id, old.antes, old.depois, old.abertura, old.pedida_por, old.pedida_por_nome, old.pedida_em, old.motivo)
    or old.aprovada_em is not null and (new.aprovada_por, new.aprovada_por_nome, new.aprovada_em, new.unica_pessoa, new.vale_em)
      is distinct from (old.aprovada_por, old.aprovada_por_nome, old.aprovada_em, old.unica_pessoa, old.vale_em)
    or not (case old.situacao when 'pedida' then new.situacao in ('aprovada', 'retirada') when 'aprovada' then new.situacao in ('em_vigor', 'retirada')
      else false end)
    or new.situacao = 'em_vigor' and new.vale_em > clock_timestamp() then
    raise exception 'MUDANCA_BANCARIA_FIXA|mudanca %', old.id;
  end if;
  return new;
end $$;
create trigger mudancas_bancarias_coerentes before update on mudancas_bancarias for each row execute function verificar_mudanca_bancaria();
create trigger mudancas_bancarias_ficam before delete or truncate on mudancas_bancarias for each statement execute function recusar_alteracao();
