import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/server/database/kysely.ts';
import { preparada } from '#platform/server/database/preparada.ts';
import { type DefinicaoLista, listar } from '#platform/server/listas/listas.ts';
import type { ColunaPlanilha } from '#platform/server/planilhas/planilha.ts';
import type { DataCivil } from '#shared/datas.ts';
import { centavos } from '#shared/dinheiro.ts';
import { comNomeOuCpf } from '#domains/pessoas/busca/server/door.ts';
import type { RespostaServidor } from '#shared/endpoint.ts';
import type { Idioma } from '#shared/erros.ts';
import { rotuloDe } from '#shared/listas/opcao.ts';
import type { Paginacao } from '#shared/listas/paginacao.ts';
import { tradutor } from '#shared/textos.ts';
import type { acordosApi, FiltrosAcordo } from '../api.ts';
import { errosAcordo } from '../erros.ts';
import { repartirPagoNoAcordo } from '../quebra.ts';
import { andamentoDoAcordo, rotulosAcordo } from '../situacoes.ts';
import { textosAcordo } from '../texts.ts';
import { somarPorTitulo } from './carregar.ts';
import { pagosNoAcordo } from './quebrar-acordo.ts';

type Colunas = 'numero' | 'data' | 'pagador' | 'total';
type Pagina = RespostaServidor<typeof acordosApi.listarAcordos>;
export type AcordoListado = Pagina['itens'][number];
type Acordo = RespostaServidor<typeof acordosApi.obterAcordo>;

/** What the installments of agreement `a` say of it, on a date. */
const parcelasDe = (hoje: DataCivil): RawBuilder<unknown> => sql`cross join lateral (
    select count(*)::int as parcelas, count(*) filter (where n.situacao in ('aberto', 'parcial', 'renegociado'))::int as abertas,
      coalesce(max(${hoje}::date - n.data_vencimento) filter (where n.situacao in ('aberto', 'parcial') and n.data_limite < ${hoje}::date), 0)::int as atraso,
      coalesce(sum(n.recebido_centavos), 0)::bigint as pago,
      coalesce(sum(n.valor_centavos - n.desconto_incondicional_centavos - n.amortizado_centavos) filter (where n.situacao in ('aberto', 'parcial')), 0)::bigint as aberto,
      min(n.data_vencimento) filter (where n.situacao in ('aberto', 'parcial')) as proximo
    from acordos_parcelas c join titulos_receber n on n.id = c.titulo_id where c.acordo_id = a.id) s`;

const andamentoSql = sql`(case when a.situacao <> 'vigente' then a.situacao when s.abertas = 0 then 'cumprido'
  when s.atraso >= a.dias_para_quebra then 'quebravel' when s.atraso > 0 then 'atrasado' else 'vigente' end)`;

const colunas = sql<AcordoListado>`a.id, a.numero, a.pagador_id as "pagadorId", p.nome_completo as "pagadorNome", a.data_acordo as "dataAcordo", a.situacao, ${andamentoSql} as andamento,
  a.total_centavos as "totalCentavos", s.pago as "pagoCentavos", s.aberto as "abertoCentavos", s.parcelas, s.abertas, s.atraso as "maiorAtraso",
  a.dias_para_quebra as "diasParaQuebra", s.proximo as "proximoVencimento", a.versao`;

/** The list of agreements as they stand on a date. */
export function listaDeAcordos(f: FiltrosAcordo, hoje: DataCivil): DefinicaoLista<Colunas, AcordoListado> {
  const palavras = comNomeOuCpf('p', f.nome);
  return {
    colunas,
    de: sql`from acordos a join v_pessoa_resumo p on p.id = a.pagador_id ${parcelasDe(hoje)}`,
    onde: [
      palavras.length > 0 && sql`((${sql.join(palavras, sql` and `)}) or a.numero::text = ${f.nome?.trim() ?? ''})`,
      f.pagadorId !== undefined && sql`a.pagador_id = ${f.pagadorId}`,
      f.andamento !== undefined && sql`${andamentoSql} = ${f.andamento}`,
    ],
    ordem: { numero: sql`a.numero`, data: sql`a.data_acordo`, pagador: sql`p.nome_completo`, total: sql`a.total_centavos` },
    desempate: sql`a.id`,
  };
}

export function listarAcordos(db: Db, f: FiltrosAcordo, p: Paginacao<Colunas>, hoje: DataCivil): Promise<Pagina> {
  return listar<AcordoListado, Colunas>(db, listaDeAcordos(f, hoje), p);
}

/** One agreement with its titles and its history. Throws ACORDO_NAO_ENCONTRADO. */
export async function obterAcordo(db: Db, id: number, hoje: DataCivil): Promise<Acordo> {
  const { rows } =
    await sql<Acordo>`${preparada}select ${colunas}, a.saldo_centavos as "saldoCentavos", a.multa_centavos as "multaCentavos", a.juros_centavos as "jurosCentavos",
      a.dispensa_centavos as "dispensaCentavos", a.motivo_dispensa as "motivoDispensa", a.entrada_centavos as "entradaCentavos", a.observacao, a.usuario_nome as "usuarioNome", a.created_at as "criadoEm",
      coalesce((select json_agg(json_build_object('tituloId', t.id, 'numero', t.numero, 'descricao', t.descricao, 'alunoNome', t.aluno_nome, 'dataVencimento', t.data_vencimento, 'saldoCentavos', i.saldo_centavos,
        'multaCentavos', i.multa_centavos, 'jurosCentavos', i.juros_centavos, 'dispensaCentavos', i.dispensa_centavos, 'situacao', t.situacao) order by t.data_vencimento, t.id)
        from acordos_titulos i join v_titulo_receber t on t.id = i.titulo_id where i.acordo_id = a.id), '[]') as antigos,
      coalesce((select json_agg(json_build_object('tituloId', t.id, 'numero', t.numero, 'parcela', c.parcela, 'entrada', c.entrada, 'dataVencimento', t.data_vencimento, 'valorCentavos', t.valor_centavos,
        'situacao', t.situacao, 'saldoCentavos', case when t.situacao in ('aberto', 'parcial') then t.saldo_centavos else 0 end,
        'vencido', t.situacao in ('aberto', 'parcial') and t.data_limite < ${hoje}::date, 'diasAtraso', greatest(0, ${hoje}::date - t.data_vencimento)) order by c.parcela)
        from acordos_parcelas c join v_titulo_receber t on t.id = c.titulo_id where c.acordo_id = a.id), '[]') as novos,
      coalesce((select json_agg(json_build_object('id', h.id, 'para', h.para, 'motivo', h.motivo, 'usuarioNome', h.usuario_nome, 'em', h.created_at) order by h.id)
        from acordos_situacoes h where h.acordo_id = a.id), '[]') as historia
    from acordos a join v_pessoa_resumo p on p.id = a.pagador_id ${parcelasDe(hoje)} where a.id = ${id}`.execute(db);
  if (!rows[0]) throw errosAcordo.ACORDO_NAO_ENCONTRADO();
  return rows[0];
}

/** What declaring an agreement broken would do today, in figures. Throws ACORDO_NAO_ENCONTRADO. */
export async function preverQuebra(db: Db, id: number, hoje: DataCivil): Promise<RespostaServidor<typeof acordosApi.previaDaQuebra>> {
  const acordo = await obterAcordo(db, id, hoje);
  const cobertos = somarPorTitulo(
    repartirPagoNoAcordo(
      acordo.antigos.map((t) => ({ ...t, saldoCentavos: centavos(t.saldoCentavos) })),
      await pagosNoAcordo(
        db,
        acordo.novos.map((n) => n.tituloId),
      ),
    ),
  );
  const devolvidos = acordo.antigos.map(({ tituloId, numero, dataVencimento, saldoCentavos }) => {
    const cobertoCentavos = cobertos.get(tituloId) ?? 0;
    return { tituloId, numero, dataVencimento, saldoCentavos, cobertoCentavos, restaCentavos: saldoCentavos - cobertoCentavos };
  });
  const abertos = acordo.novos.filter((n) => n.situacao === 'aberto' || n.situacao === 'parcial');
  const soma = (lista: readonly number[]): number => lista.reduce((total, n) => total + n, 0);
  return {
    permitida: andamentoDoAcordo(acordo) === 'quebravel',
    maiorAtraso: acordo.maiorAtraso,
    diasParaQuebra: acordo.diasParaQuebra,
    cancelados: abertos.length,
    canceladosCentavos: soma(abertos.map((n) => n.saldoCentavos)),
    cobertoCentavos: soma([...cobertos.values()]),
    devolvidos,
    restaCentavos: soma(devolvidos.map((d) => d.restaCentavos)),
  };
}

/** The columns of the file of agreements, in the reader's language. */
export function colunasDeAcordos(idioma: Idioma): ColunaPlanilha<AcordoListado>[] {
  const t = tradutor(textosAcordo, idioma);
  return [
    { titulo: t('numero'), valor: (a) => String(a.numero) },
    { titulo: t('pagador'), valor: (a) => a.pagadorNome, largura: 36 },
    { titulo: t('data'), valor: (a) => a.dataAcordo, tipo: 'data' },
    { titulo: t('total'), valor: (a) => a.totalCentavos, tipo: 'centavos' },
    { titulo: t('pago'), valor: (a) => a.pagoCentavos, tipo: 'centavos' },
    { titulo: t('aberto'), valor: (a) => a.abertoCentavos, tipo: 'centavos' },
    { titulo: t('proximoVencimento'), valor: (a) => a.proximoVencimento, tipo: 'data' },
    { titulo: t('situacao'), valor: (a) => rotuloDe(rotulosAcordo, a.andamento, idioma) },
  ];
}
