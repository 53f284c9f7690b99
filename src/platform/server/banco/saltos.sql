-- How many numbers restores passed over in a counter: who counts its papers takes them off.
create function saltados(contador text, chave_do_contador text) returns bigint language sql stable as $$
  select coalesce(sum(ate - de), 0)::bigint from numeros_saltados where tabela = contador and chave = chave_do_contador
$$;
