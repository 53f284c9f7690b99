import { sql } from 'kysely';
import { hojeNoBanco } from '#platform/server/clock.ts';
import { contemPalavras, ondeTodas } from '#platform/server/listas/listas.ts';
import { fonteSql } from '#platform/server/relatorios/fonte.ts';
import { relatorioFuncionarios } from '../../definicoes/funcionarios.ts';

/** Whoever has not left by today, by the clock of the database, is active. */
const ativo = sql`(v.data_demissao is null or v.data_demissao >= ${hojeNoBanco})`;

export const fonteFuncionarios = fonteSql(relatorioFuncionarios, (f) => ({
  linhas: sql`select v.id as "funcionarioId", v.pessoa_id as "pessoaId", v.nome_completo as nome, v.cargo, coalesce(v.departamento, '—') as departamento,
      coalesce(v.departamento, '') as "departamentoChave", v.docente, v.docente::int as docentes, (not v.docente)::int as outros,
      v.data_admissao as "dataAdmissao", v.data_demissao as "dataDemissao"
    from v_funcionario_resumo v ${ondeTodas([
      f.Vinculo !== 'todos' && sql`${ativo} = ${f.Vinculo === 'ativos'}`,
      f.Docente !== undefined && sql`v.docente = ${f.Docente}`,
      f.Admissao?.de && sql`v.data_admissao >= ${f.Admissao.de}`,
      f.Admissao?.ate && sql`v.data_admissao <= ${f.Admissao.ate}`,
      ...contemPalavras(sql`v.nome_busca`, f.Nome),
    ])}`,
  ordemDosGrupos: [sql`r."departamentoChave" = ''`, sql`r."departamentoChave"`],
  ordem: [sql`r.nome`, sql`r."funcionarioId"`],
}));
