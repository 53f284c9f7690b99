-- What happened is corrected by adding: these rows are neither changed nor deleted.

create trigger turmas_situacoes_imutaveis before update or delete on turmas_situacoes for each row execute function recusar_alteracao();
create trigger turmas_situacoes_sem_truncate before truncate on turmas_situacoes for each statement execute function recusar_alteracao();
-- It goes only with a subject on which nothing hangs.
create trigger turmas_disciplinas_encerramentos_imutaveis before update on turmas_disciplinas_encerramentos for each row execute function recusar_alteracao();
create trigger turmas_disciplinas_encerramentos_sem_truncate before truncate on turmas_disciplinas_encerramentos for each statement execute function recusar_alteracao();
