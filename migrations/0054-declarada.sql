-- A form that was renewed is not judged until the family declared it anew.

alter table fichas_socioeconomicas add column declarada boolean not null default true;
alter table fichas_socioeconomicas alter column declarada drop default;
comment on column fichas_socioeconomicas.declarada is 'Whether the family declared what the form says; renewed from the year before, not yet.';
-- Renewed, never saved since, and judged by nobody: what it says is still of the year before.
update fichas_socioeconomicas f set declarada = false
where f.renovada_de_id is not null and f.versao = 1
  and not exists (select from bolsas_pedidos b where b.ficha_id = f.id and b.situacao not in ('solicitado', 'cancelado'));
