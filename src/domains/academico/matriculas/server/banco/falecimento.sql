-- Who died is not enrolled, confirmed or taken back. The share lock waits for who is writing the death, and makes that one wait for us.
create function verificar_vida_do_aluno() returns trigger language plpgsql as $$
declare pessoa record;
begin
  select p.nome_completo, p.data_falecimento into pessoa from matriculas m join pessoas p on p.id = m.aluno_id where m.id = new.matricula_id for share of p;
  if pessoa.data_falecimento is not null then raise exception 'MATRICULA_DE_FALECIDO|%', pessoa.nome_completo; end if;
  return null;
end $$;
create constraint trigger matriculas_movimentos_vida after insert on matriculas_movimentos
  for each row when (new.tipo in ('criacao', 'ativacao', 'retorno')) execute function verificar_vida_do_aluno();

-- What falls due after the death is not asked for.
create function verificar_boleto_de_falecido() returns trigger language plpgsql as $$
declare alvo record;
begin
  select t.numero into alvo from titulos_receber t join pessoas p on p.id = t.aluno_id
    where t.id = new.titulo_id and t.data_vencimento > p.data_falecimento and exists (select 1 from matriculas m where m.aluno_id = p.id);
  if found then raise exception 'BOLETO_DE_FALECIDO|%', alvo.numero; end if;
  return null;
end $$;
create constraint trigger boletos_vida after insert on boletos for each row execute function verificar_boleto_de_falecido();
