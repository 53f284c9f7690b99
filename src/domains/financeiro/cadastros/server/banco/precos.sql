-- A price of a year and course, and whether its money is tuition for income tax.
create view v_preco as
  select id, ano_letivo_id, curso_id, tipo, descricao, valor_centavos, parcelas, ativo, coalesce(dedutivel, tipo in ('anuidade', 'matricula')) as dedutivel from precos;

-- A registered discount with all that its amount depends on.
create view v_desconto as
  select id, nome, tipo, forma, percentual, valor_centavos, condicional, sobre_valor_cheio, prioridade, valido_de, valido_ate, ativo, limite_centavos from descontos;

-- A service fee and its amount.
create view v_taxa_servico as select id, nome, valor_centavos, vigente_desde, ativa from taxas_servico;

-- Tuition and enrollment fee together do not pass the tuition of the course and year, unless the contract says why. A draft may:
-- it is judged when it comes into force.
create function anuidade_do_curso(ano bigint, curso bigint) returns bigint language sql stable as $$
  select p.valor_centavos from precos p where p.ativo and p.tipo = 'anuidade' and p.ano_letivo_id = ano and (p.curso_id is null or p.curso_id = curso)
  order by p.curso_id is null, p.valor_centavos desc limit 1
$$;
