-- What happened is corrected by adding: these rows are neither changed nor deleted.

create trigger remessas_imutaveis before update or delete or truncate on remessas for each statement execute function recusar_alteracao();
create trigger remessas_itens_imutaveis before update or delete or truncate on remessas_itens for each statement execute function recusar_alteracao();
create trigger boletos_situacoes_imutaveis before update or delete or truncate on boletos_situacoes for each statement execute function recusar_alteracao();
create trigger retornos_decisoes_imutaveis before update or delete or truncate on retornos_decisoes for each statement execute function recusar_alteracao();
create trigger boletos_pix_reemitidos_imutaveis before update or delete or truncate on boletos_pix_reemitidos for each statement execute function recusar_alteracao();
