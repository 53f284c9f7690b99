-- pessoas: nobody waits for a count any more, so none is kept.
drop table pessoas_totais;

-- titulos: only a total that was kept in memory asked which title changed last.
drop index titulos_receber_mudanca_idx;
