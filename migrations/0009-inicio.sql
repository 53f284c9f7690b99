-- What the portal reads above the rooms (home, progress of long jobs, the school's data): views that their owners publish,
-- narrow enough to be counted from an index alone, and those indexes.

-- matriculas
create view v_matricula_ativa as select id, ano_letivo_id, data_matricula from matriculas where movimento in ('pre_matricula', 'ativa');
create index matriculas_ativas_idx on matriculas (ano_letivo_id, data_matricula) where movimento in ('pre_matricula', 'ativa');
create index matriculas_ativas_data_idx on matriculas (data_matricula) where movimento in ('pre_matricula', 'ativa');

-- contratos
create view v_contrato_rascunho as select id, matricula_id from contratos where situacao = 'rascunho';

-- titulos
create view v_titulo_aberto as
  select id, data_vencimento, data_limite, valor_centavos - desconto_incondicional_centavos - amortizado_centavos as saldo_centavos
  from titulos_receber where situacao in ('aberto', 'parcial');
create index titulos_receber_saldo_idx on titulos_receber (data_limite)
  include (data_vencimento, valor_centavos, desconto_incondicional_centavos, amortizado_centavos) where situacao in ('aberto', 'parcial');

-- caixa
create view v_periodo_financeiro_aberto as
  select id, conta_bancaria_id, data_inicio, data_fim, situacao from periodos_financeiros where situacao in ('aberto', 'reaberto');
create index lancamentos_financeiros_baixas_idx on lancamentos_financeiros (data_movimento) include (sentido, valor_centavos)
  where origem_tipo in ('baixa', 'estorno');

-- rh
create view v_protocolo_aberto as select id, pessoa_id from protocolos where situacao = 'aberto';

-- platform: long jobs and the school
create view v_tarefa as
  select t.id, t.tipo, t.usuario_id, t.situacao, t.total, t.feitos, t.resultado, t.created_at, t.iniciada_em, t.concluida_em from tarefas t;
create view v_tarefa_item as select tarefa_id, alvo_id, situacao, codigo, parametros, created_at from tarefas_itens;
create index tarefas_itens_situacao_idx on tarefas_itens (tarefa_id, situacao, alvo_id);

-- Who edits the school's data says which version they saw; lengths keep it on the header of a receipt.
alter table escola
  add column versao int not null default 1,
  add constraint escola_nome_check check (length(nome) between 1 and 120),
  add constraint escola_cnpj_check check (cnpj ~ '^[0-9A-Z]{12}[0-9]{2}$'),
  add constraint escola_inep_check check (inep ~ '^[0-9]{8}$'),
  add constraint escola_cidade_check check (length(cidade) <= 100),
  add constraint escola_endereco_check check (length(endereco) <= 200),
  add constraint escola_telefone_check check (length(telefone) <= 20),
  add constraint escola_email_check check (length(email) <= 254);
create view v_escola as select nome, cnpj, inep, cidade, uf, endereco, telefone, email, versao from escola;
