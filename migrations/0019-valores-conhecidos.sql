-- Columns whose values the program knows by name hold no other: what reads them says their type, and the database keeps it.

alter table pessoas
  add constraint pessoas_rg_uf_valores check (rg_uf in ('AC', 'AL', 'AP', 'AM', 'BA', 'CE', 'DF', 'ES', 'GO', 'MA', 'MT', 'MS', 'MG', 'PA', 'PB', 'PR', 'PE', 'PI', 'RJ', 'RN', 'RS', 'RO', 'RR', 'SC', 'SP', 'SE', 'TO')),
  add constraint pessoas_naturalidade_uf_valores check (naturalidade_uf in ('AC', 'AL', 'AP', 'AM', 'BA', 'CE', 'DF', 'ES', 'GO', 'MA', 'MT', 'MS', 'MG', 'PA', 'PB', 'PR', 'PE', 'PI', 'RJ', 'RN', 'RS', 'RO', 'RR', 'SC', 'SP', 'SE', 'TO')),
  add constraint pessoas_nacionalidade_valores check (nacionalidade in ('brasileira', 'brasileira-exterior', 'estrangeira')),
  add constraint pessoas_parentesco_valores check (parentesco in ('pai', 'mae', 'avo', 'tio', 'irmao', 'padrasto', 'madrasta', 'tutor', 'guardiao', 'responsavel-legal', 'conjuge', 'filho', 'enteado', 'sobrinho', 'primo', 'proprio', 'outro'));

alter table pessoas_enderecos
  add constraint pessoas_enderecos_uf_valores check (uf in ('AC', 'AL', 'AP', 'AM', 'BA', 'CE', 'DF', 'ES', 'GO', 'MA', 'MT', 'MS', 'MG', 'PA', 'PB', 'PR', 'PE', 'PI', 'RJ', 'RN', 'RS', 'RO', 'RR', 'SC', 'SP', 'SE', 'TO'));

alter table matriculas_responsaveis
  add constraint matriculas_responsaveis_parentesco_valores check (parentesco in ('pai', 'mae', 'avo', 'tio', 'irmao', 'padrasto', 'madrasta', 'tutor', 'guardiao', 'responsavel-legal', 'conjuge', 'filho', 'enteado', 'sobrinho', 'primo', 'proprio', 'outro'));

alter table matriculas_movimentos
  add constraint matriculas_movimentos_de_valores check (de in ('pre_matricula', 'ativa', 'concluida', 'transferida', 'trancada', 'desistente', 'cancelada', 'reclassificada', 'falecido')),
  add constraint matriculas_movimentos_para_valores check (para in ('pre_matricula', 'ativa', 'concluida', 'transferida', 'trancada', 'desistente', 'cancelada', 'reclassificada', 'falecido'));

alter table contratos_situacoes
  alter column de set not null,
  add constraint contratos_situacoes_de_valores check (de in ('rascunho', 'aguardando_assinatura', 'ativo', 'suspenso', 'encerrado', 'cancelado')),
  add constraint contratos_situacoes_para_valores check (para in ('rascunho', 'aguardando_assinatura', 'ativo', 'suspenso', 'encerrado', 'cancelado'));

alter table acordos_situacoes
  add constraint acordos_situacoes_para_valores check (para in ('vigente', 'desfeito', 'quebrado'));

alter table retornos_linhas
  alter column previsto set default 'informativa',
  add constraint retornos_linhas_previsto_valores check (previsto in ('paga', 'registrada', 'baixada', 'rejeitada', 'tarifa', 'informativa', 'divergente', 'nao_encontrada', 'recusada', 'ilegivel', 'ja_aplicada', 'repetida'));
