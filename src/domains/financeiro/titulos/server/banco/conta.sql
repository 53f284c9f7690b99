-- Where a title is to be paid changes while it is open and no bank can be paid by a slip of it; what was settled, renegotiated or cancelled keeps what it said.
create function verificar_conta_do_titulo() returns trigger language plpgsql set search_path = public as $$
begin
  if old.situacao not in ('aberto', 'parcial') then raise exception 'CONTA_NAO_MUDA|%', old.numero; end if;
  if exists (select 1 from v_boleto b where b.titulo_id = old.id and b.situacao in ('gerada', 'enviada', 'registrada')) then
    raise exception 'CONTA_COM_BOLETO|%', old.numero;
  end if;
  return new;
end $$;
create trigger titulos_receber_conta before update of conta_bancaria_id, forma_pagamento_id on titulos_receber for each row
  when ((old.conta_bancaria_id, old.forma_pagamento_id) is distinct from (new.conta_bancaria_id, new.forma_pagamento_id)) execute function verificar_conta_do_titulo();
