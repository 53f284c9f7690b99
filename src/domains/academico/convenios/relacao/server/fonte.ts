import { sql } from 'kysely';
import { contemPalavras, ondeTodas } from '#platform/server/listas/listas.ts';
import { fonteSql } from '#platform/server/relatorios/fonte.ts';
import { relatorioConveniados } from '../definicao.ts';

/** An interval that is open on one side has all days on it. */
export const fonteConveniados = fonteSql(relatorioConveniados, (f) => {
  const [de, ate] = [f.Dias.de ?? '0001-01-01', f.Dias.ate ?? '9999-12-31'];
  const entrou = sql`(x.entrada >= ${de}::date)`;
  // Whose agreement ends has left with it.
  const saiu = sql`(x.ate <= ${ate}::date)`;
  const movimento = sql`case when ${saiu} then 'saiu' when ${entrou} then 'entrou' else 'permanece' end`;
  // The heading on paper: with whom, and under which policy or term.
  const cabeca = sql`concat_ws(' · ', x.convenio_nome, x.parceiro, regexp_replace(x.cnpj, '^(..)(...)(...)(....)(..)$', '\\1.\\2.\\3/\\4-\\5'), x.numero)`;
  return {
    linhas: sql`select x.id, x.convenio_id as "convenioId", ${cabeca} as cabeca, x.convenio_nome as convenio, x.parceiro, x.numero, x.cnpj, p.nome_completo as nome, p.cpf, p.data_nascimento as nascimento,
        t.nome_completo as titular, x.entrada, case when ${saiu} then x.ate end as saida, ${movimento} as movimento, ${entrou}::int as entradas, ${saiu}::int as saidas,
        (x.titular_id is not null)::int as dependentes, x.vigente_desde as desde
      from v_convenio_pessoa x join v_pessoa_resumo p on p.id = x.pessoa_id left join v_pessoa_resumo t on t.id = x.titular_id
      ${ondeTodas([
        sql`x.entrada <= ${ate}::date and x.ate >= ${de}::date`,
        f.ConvenioId !== undefined && sql`x.convenio_id = ${f.ConvenioId}`,
        f.Tipo !== undefined && sql`x.tipo = ${f.Tipo}`,
        f.Movimento !== undefined && sql`${movimento} = any(${[...f.Movimento]}::text[])`,
        ...contemPalavras(sql`p.nome_busca`, f.Nome),
      ])}`,
    ordemDosGrupos: [sql`r.desde desc`, sql`r."convenioId"`],
    ordem: [sql`r.nome`, sql`r.id`],
  };
});
