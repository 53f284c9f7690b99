-- Append-only tables: what happened is corrected by adding, never by editing. Use it as
--   before update or delete … for each row, and before truncate … for each statement.
create function public.recusar_alteracao() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  raise exception using
    errcode = 'P0001',
    message = 'REGISTRO_IMUTAVEL|' || tg_table_name || ' ' || lower(tg_op);
end $$;

create trigger auditoria_imutavel before update or delete on auditoria for each row execute function recusar_alteracao();
create trigger auditoria_sem_truncate before truncate on auditoria for each statement execute function recusar_alteracao();
create trigger auditoria_blocos_imutavel before update or delete on auditoria_blocos for each row execute function recusar_alteracao();
create trigger auditoria_blocos_sem_truncate before truncate on auditoria_blocos for each statement execute function recusar_alteracao();
create trigger auditoria_apagamentos_imutavel before update or delete on auditoria_apagamentos for each row execute function recusar_alteracao();
create trigger auditoria_apagamentos_sem_truncate before truncate on auditoria_apagamentos for each statement execute function recusar_alteracao();
create trigger integridade_verificacoes_imutaveis before update or delete on integridade_verificacoes for each row execute function recusar_alteracao();
create trigger integridade_resultados_imutaveis before update or delete on integridade_resultados for each row execute function recusar_alteracao();
