import { sql } from 'kysely';
import { obterAssinaturas } from '#domains/contabil/livros/assinaturas/server/door.ts';
import { encerramentoDe } from '#domains/contabil/periodo.ts';
import type { Entidade } from '#domains/contabil/plano-contas/plano.ts';
import { emTexto } from '#platform/server/arquivos/em-texto.ts';
import type { Db } from '#platform/server/database/kysely.ts';
import { lerEscola } from '#platform/server/escola.ts';
import type { Arquivo } from '#platform/server/http/tipos.ts';
import { percorrer } from '#platform/server/listas/listas.ts';
import type { RespostaServidor } from '#shared/endpoint.ts';
import { contasComResultado, contasComSaldos } from '../../server/saldos.ts';
import type { exportacaoApi } from '../api.ts';
import type { CentroEcd, DadosEcd, MesEcd, PartidaEcd, ResultadoEcd, SaldoEcd } from '../ecd/dados.ts';
import { emLinha, fechados } from '../ecd/linhas.ts';
import { faltasDe } from '../ecd/pendencias.ts';
import { registrosDoAno } from '../ecd/registros.ts';
import { ValidadorEcd } from '../ecd/validar.ts';
import { errosExportacao } from '../erros.ts';

const MESES = Array.from({ length: 12 }, (_, i) => i + 1);

/** A year that is closed, whose books no longer move. @throws ECD_ANO_ABERTO */
async function dadosDoAno(db: Db, ano: number): Promise<DadosEcd> {
  const { rows: livro } = await sql<{
    numero: number;
    entidade: Entidade;
  }>`select (select count(*)::int from exercicios_contabeis x where x.ano <= ${ano}) as numero, f.entidade
    from contabil_configuracao f join periodos_contabeis p on p.id = ${encerramentoDe(ano)} where p.situacao = 'fechado'`.execute(db);
  if (!livro[0]) throw errosExportacao.ECD_ANO_ABERTO({ ano });
  const todo = { de: ano * 100 + 1, ate: encerramentoDe(ano) };
  const [saldos, resultados] = [await contasComSaldos(db, [todo]), await contasComResultado(db, [{ ...todo, ate: todo.ate - 1 }])];
  const { rows: datas } = await sql<{
    id: number;
    criadaEm: string;
  }>`select id, created_at::date as "criadaEm" from contas_contabeis`.execute(db);
  const criadas = new Map(datas.map(({ id, criadaEm }) => [id, criadaEm]));
  const contas = saldos.map((conta, i) => {
    const [anterior = 0, debitos = 0, creditos = 0] = conta.figuras;
    const [, d = 0, c = 0] = resultados[i]?.figuras ?? [];
    return { ...conta, figuras: [anterior, anterior + debitos - creditos, d - c], criadaEm: criadas.get(conta.id) ?? `${ano}-01-01` };
  });
  const { rows: centros } =
    await sql<CentroEcd>`select k.id, k.nome from v_centro_custo k where k.id in (select s.centro_custo_id from saldos_contabeis s) order by k.id`.execute(
      db,
    );
  const meses: MesEcd[] = [];
  for (const mes of MESES) meses.push(await saldosDoMes(db, ano, mes));
  return {
    ano,
    numeroDoLivro: livro[0].numero,
    escola: await lerEscola(db),
    entidade: livro[0].entidade,
    signatarios: await obterAssinaturas(db),
    contas,
    centros,
    meses,
    resultados: await resultadosPorCentro(db, ano),
  };
}

/** The balances of a month; December holds what comes after it, too. */
async function saldosDoMes(db: Db, ano: number, mes: number): Promise<MesEcd> {
  const [de, ate] = [ano * 100 + mes, mes === 12 ? encerramentoDe(ano) : ano * 100 + mes];
  const { rows: saldos } =
    await sql<SaldoEcd>`select c.codigo as conta, s.centro_custo_id as "centroCustoId", s.anterior_centavos as anterior,
      s.debitos_centavos as debitos, s.creditos_centavos as creditos
    from saldos_contabeis_entre(${de}::int, ${ate}::int) s join contas_contabeis c on c.id = s.conta_id
    where (s.anterior_centavos, s.debitos_centavos, s.creditos_centavos) <> (0, 0, 0) order by c.codigo collate "C", s.centro_custo_id nulls first`.execute(
      db,
    );
  const { rows } = await sql<{
    inicio: string;
    fim: string;
  }>`select data_inicio as inicio, data_fim as fim from periodos_contabeis where id = ${de}`.execute(db);
  return { inicio: rows[0]?.inicio ?? '', fim: rows[0]?.fim ?? '', saldos };
}

/** What each account of results held, by centre, before the entries of the closing. */
async function resultadosPorCentro(db: Db, ano: number): Promise<ResultadoEcd[]> {
  const { rows } =
    await sql<ResultadoEcd>`select c.codigo as conta, s.centro_custo_id as "centroCustoId", sum(s.debitos_centavos - s.creditos_centavos)::bigint as saldo
    from saldos_contabeis s join contas_contabeis c on c.id = s.conta_id
    where s.periodo between ${ano * 100 + 1} and ${ano * 100 + 13} and c.familia = 'resultado' group by c.codigo, s.centro_custo_id
    having sum(s.debitos_centavos - s.creditos_centavos) <> 0 order by c.codigo collate "C", s.centro_custo_id nulls first`.execute(db);
  return rows;
}

function partidasDoAno(db: Db, ano: number): AsyncGenerator<PartidaEcd[]> {
  return percorrer<PartidaEcd>(
    db,
    {
      colunas: sql<PartidaEcd>`l.numero, l.data_lancamento as data, l.valor_centavos as "valorCentavos", l.tipo = 'encerramento' as encerramento, c.codigo as conta,
        p.centro_custo_id as "centroCustoId", p.debito_centavos - p.credito_centavos as "movimentoCentavos", coalesce(p.historico, l.historico) as historico, l.documento`,
      de: sql`from lancamentos_contabeis l join partidas_contabeis p on p.lancamento_id = l.id join contas_contabeis c on c.id = p.conta_id`,
      onde: [sql`l.ano = ${ano}`],
      ordem: { padrao: { semNulos: sql`l.numero` } },
      desempate: sql`p.ordem`,
    },
    { campoOrdenado: 'padrao', ordenacaoAscendente: true },
  );
}

async function* linhasDoAno(db: Db, dados: DadosEcd, total: number): AsyncGenerator<string> {
  for await (const registro of fechados(registrosDoAno(dados, partidasDoAno(db, dados.ano), total))) yield emLinha(registro);
}

/** Its opening says how many lines the file has: they are made once to be counted. */
async function contar(linhas: AsyncIterable<string>): Promise<number> {
  let n = 0;
  for await (const _ of linhas) n += 1;
  return n;
}

async function* emPartes(linhas: AsyncIterable<string>): AsyncGenerator<string> {
  let parte = '';
  for await (const linha of linhas) {
    parte += linha;
    if (parte.length < 65_536) continue;
    yield parte;
    parte = '';
  }
  yield parte;
}

/** The file of the official digital bookkeeping of a closed year; it leaves while it is made. @throws ECD_ANO_ABERTO */
export async function ecdDoAno(db: Db, ano: number): Promise<Arquivo> {
  const dados = await dadosDoAno(db, ano);
  const total = await contar(linhasDoAno(db, dados, 0));
  return emTexto(
    { nome: `ecd-${ano}.txt`, tipo: 'text/plain; charset=iso-8859-1', codificacao: 'latin1' },
    emPartes(linhasDoAno(db, dados, total)),
  );
}

/** What is wrong with the file as it would leave, and what it lacks. @throws ECD_ANO_ABERTO */
export async function conferirEcd(db: Db, ano: number): Promise<RespostaServidor<typeof exportacaoApi.conferirEcd>> {
  const dados = await dadosDoAno(db, ano);
  const total = await contar(linhasDoAno(db, dados, 0));
  const validador = new ValidadorEcd();
  for await (const linha of linhasDoAno(db, dados, total)) validador.ler(linha);
  return { linhas: total, achados: [...validador.concluir()], faltas: faltasDe(dados) };
}
