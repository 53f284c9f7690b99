import { sql } from 'kysely';
import type { Ato } from '#platform/server/ato.ts';
import { auditar, type Pessoa } from '#platform/server/auditoria/audit.ts';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import type { RespostaServidor } from '#shared/endpoint.ts';
import { ajusteDe, encerramentoDe, type Periodo, periodosDoAno } from '#domains/contabil/periodo.ts';
import type { periodosContabeisApi as api } from '../api.ts';
import { errosPeriodo } from '../erros.ts';
import './restricoes.ts';

type Exercicios = RespostaServidor<typeof api.listarExercicios>;
const exercicio = 'exercicio_contabil';

/** Every accounting year with its períodos, and what each added up to. A closed one has its count from its closing, since nothing in it moves. */
export async function listarExercicios(db: Db): Promise<Exercicios> {
  const { rows } = await sql<Exercicios['itens'][number]>`select x.ano, x.ultimo_numero as "ultimoNumero",
      coalesce(json_agg(json_build_object('id', p.id, 'tipo', case p.numero when 13 then 'ajuste' when 14 then 'encerramento' else 'mes' end, 'dataInicio', p.data_inicio, 'dataFim', p.data_fim, 'situacao', p.situacao, 'versao', p.versao,
        'lancamentos', coalesce(case when p.situacao = 'fechado' then h.lancamentos end, (select count(*) from lancamentos_contabeis l where l.periodo = p.id)), 'totalCentavos', coalesce(s.total, 0), 'ultima', h.ultima) order by p.id), '[]') as periodos
    from exercicios_contabeis x join periodos_contabeis p on p.ano = x.ano
    left join (select periodo, sum(debitos_centavos)::bigint as total from saldos_contabeis group by periodo) s on s.periodo = p.id
    left join lateral (select json_build_object('para', u.para, 'usuarioNome', u.usuario_nome, 'em', u.created_at, 'motivo', u.motivo) as ultima, u.lancamentos
      from periodos_contabeis_situacoes u where u.periodo = p.id order by u.id desc limit 1) h on true
    group by x.ano order by x.ano desc`.execute(db);
  return { itens: rows };
}

/** The years that stand, held until the transaction ends: who opens or deletes one takes turns with who closes. */
async function travarAnos(tx: Tx): Promise<number[]> {
  await sql`select 1 from contabil_configuracao for update`.execute(tx);
  const { rows } = await sql<{ ano: number }>`select ano from exercicios_contabeis order by ano`.execute(tx);
  return rows.map(({ ano }) => ano);
}

/** Opens a year beside those that stand. Throws EXERCICIO_REPETIDO, EXERCICIO_COM_LACUNA, PERIODO_CONTABIL_SOB_FECHADO. */
export async function abrirExercicio(ato: Ato<Pessoa>, { ano }: { ano: number }): Promise<{ ano: number }> {
  const { tx } = ato;
  const anos = await travarAnos(tx);
  const campos = { campos: ['ano'] };
  if (anos.includes(ano)) throw errosPeriodo.EXERCICIO_REPETIDO({ ano: String(ano) }, campos);
  const [de, ate] = [anos[0] ?? ano + 1, anos.at(-1) ?? ano - 1];
  if (ano < de - 1 || ano > ate + 1)
    throw errosPeriodo.EXERCICIO_COM_LACUNA({ de: String(de), ate: String(ate), antes: String(de - 1), depois: String(ate + 1) }, campos);
  await sql`insert into exercicios_contabeis (ano) values (${ano})`.execute(tx);
  await inserirPeriodos(tx, ano, periodosDoAno(ano));
  await auditar(ato, { acao: 'exercicio_contabil.aberto', alvoTipo: exercicio, alvoId: ano, depois: { ano } });
  return { ano };
}

async function inserirPeriodos(tx: Tx, ano: number, periodos: readonly Periodo[]): Promise<void> {
  await sql`insert into periodos_contabeis (id, ano, numero, data_inicio, data_fim)
    select p, ${ano}, p % 100, case when p % 100 > 12 then make_date(${ano}, 12, 31) else make_date(${ano}, p % 100, 1) end,
      case when p % 100 > 12 then make_date(${ano}, 12, 31) else (make_date(${ano}, p % 100, 1) + interval '1 month' - interval '1 day')::date end
    from unnest(${periodos}::int[]) p order by p`.execute(tx);
}

/** Opens the adjustment period of a year that is not closed. Throws EXERCICIO_NAO_ENCONTRADO, AJUSTE_JA_EXISTE, PERIODO_CONTABIL_SOB_FECHADO. */
export async function abrirAjuste(ato: Ato<Pessoa>, { ano }: { ano: number }): Promise<{ periodo: Periodo }> {
  const { tx } = ato;
  if (!(await travarAnos(tx)).includes(ano)) throw errosPeriodo.EXERCICIO_NAO_ENCONTRADO();
  const { rows } = await sql`select 1 from periodos_contabeis where id = ${ajusteDe(ano)}`.execute(tx);
  if (rows[0]) throw errosPeriodo.AJUSTE_JA_EXISTE({ ano: String(ano) });
  await inserirPeriodos(tx, ano, [ajusteDe(ano)]);
  await auditar(ato, { acao: 'exercicio_contabil.ajuste', alvoTipo: exercicio, alvoId: ano, depois: { periodo: ajusteDe(ano) } });
  return { periodo: ajusteDe(ano) };
}

/** Deletes the first or last year that nothing was made in. Throws EXERCICIO_NAO_ENCONTRADO, EXERCICIO_NO_MEIO, EXERCICIO_COM_LANCAMENTOS. */
export async function excluirExercicio(ato: Ato<Pessoa>, { ano }: { ano: number }): Promise<{ ano: number }> {
  const { tx } = ato;
  const anos = await travarAnos(tx);
  if (!anos.includes(ano)) throw errosPeriodo.EXERCICIO_NAO_ENCONTRADO();
  if (ano !== anos[0] && ano !== anos.at(-1)) throw errosPeriodo.EXERCICIO_NO_MEIO();
  const { rows } = await sql<{ usado: boolean }>`select x.ultimo_numero > 0
      or exists (select from periodos_contabeis_situacoes s where s.periodo between ${ano * 100} and ${encerramentoDe(ano)})
      or exists (select from rascunhos_contabeis r where extract(year from r.data_lancamento) = ${ano}) as usado
    from exercicios_contabeis x where x.ano = ${ano} for update`.execute(tx);
  if (rows[0]?.usado !== false) throw errosPeriodo.EXERCICIO_COM_LANCAMENTOS({ ano: String(ano) });
  await sql`delete from periodos_contabeis where ano = ${ano}`.execute(tx);
  await sql`delete from exercicios_contabeis where ano = ${ano}`.execute(tx);
  await auditar(ato, { acao: 'exercicio_contabil.excluido', alvoTipo: exercicio, alvoId: ano, antes: { ano } });
  return { ano };
}
