-- matriculas: the state table of the result. Like the movement, it changes only as its table says, and only while the student is there.
create function verificar_resultado() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then raise exception 'RESULTADO_TRANSICAO_PROIBIDA|matricula %: começa em %', new.id, new.resultado; end if;
  -- The movement before the change: who is completed or leaves in the same statement had the result already.
  if old.movimento <> 'ativa' then raise exception 'RESULTADO_DE_MATRICULA_PARADA|matricula %: %', new.id, old.movimento; end if;
  if not (case new.resultado
      when 'em_exame' then old.resultado = 'cursando'
      when 'aprovado_apos_exame' then old.resultado = 'em_exame'
      when 'aprovado_pelo_conselho' then old.resultado in ('em_exame', 'reprovado_por_nota')
      when 'cursando' then true
      else old.resultado in ('cursando', 'em_exame') end) then
    raise exception 'RESULTADO_TRANSICAO_PROIBIDA|matricula %: de % para %', new.id, old.resultado, new.resultado;
  end if;
  return new;
end $$;
create trigger matriculas_resultado_inicial before insert on matriculas
  for each row when (new.resultado <> 'cursando') execute function verificar_resultado();
create trigger matriculas_resultado_transicao before update of resultado on matriculas
  for each row when (new.resultado <> old.resultado) execute function verificar_resultado();
