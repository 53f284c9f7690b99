-- What the rows of the jobs of a sheet are called: its lines.
create view v_mudanca_item as
  select t.tarefa_id, n.key::bigint as alvo_id, n.key || ' · ' || n.value as rotulo
  from mudancas_planilhas p cross join lateral (values (p.tarefa_id), (p.tarefa_desfazer_id)) t(tarefa_id) cross join lateral jsonb_each_text(p.nomes) n
  where t.tarefa_id is not null;

-- What was signed is corrected by signing again: these rows are neither changed nor deleted.
create trigger mudancas_conferencias_imutaveis before update or delete on mudancas_conferencias for each row execute function recusar_alteracao();
create trigger mudancas_conferencias_sem_truncate before truncate on mudancas_conferencias for each statement execute function recusar_alteracao();
