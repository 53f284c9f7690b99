import { sql } from 'kysely';
import type { Db } from '#platform/server/database/kysely.ts';
import type { DataCivil } from '#shared/datas.ts';
import type { RespostaServidor } from '#shared/endpoint.ts';
import { errosComuns, type ErroNegocio, type Idioma } from '#shared/erros.ts';
import type { declaracoesApi } from '../api.ts';
import type { TipoDeDeclaracao } from '../tipos.ts';
import { carregarIr, diasDoAno } from './carregar-ir.ts';
import { carregarQuitacao } from './carregar-quitacao.ts';
import { recusaDaQuitacao, recusaDoIr } from './emitir.ts';

type DetalheDoIr = RespostaServidor<typeof declaracoesApi.obterIr>;
type DetalheDaQuitacao = RespostaServidor<typeof declaracoesApi.obterQuitacao>;
type Pedido = { pagadorId: number; ano: number; hoje: DataCivil; idioma: Idioma };

const dito = (erro: ErroNegocio | null, idioma: Idioma) => erro && { code: erro.code, message: erro.mensagem(idioma) };

async function emitidasDe(db: Db, tipo: TipoDeDeclaracao, { pagadorId, ano }: Pedido): Promise<DetalheDoIr['emitidas']> {
  const { rows } = await sql<
    DetalheDoIr['emitidas'][number]
  >`select d.id, d.numero, d.data_emissao as "dataEmissao", d.total_centavos as "totalCentavos", d.usuario_nome as "usuarioNome",
      exists (select 1 from declaracoes s where s.substitui_id = d.id) as substituida
    from declaracoes d where d.tipo = ${tipo} and d.ano = ${ano} and d.pagador_id = ${pagadorId} order by d.id desc`.execute(db);
  return rows;
}

/** What a payer paid in a year and where each figure comes from. Throws NAO_ENCONTRADO for an unknown person. */
export async function obterIr(db: Db, pedido: Pedido): Promise<DetalheDoIr> {
  const { pagadorId, ano, hoje, idioma } = pedido;
  const conteudo = (await carregarIr(db, ano, [pagadorId], hoje)).get(pagadorId);
  if (!conteudo) throw errosComuns.NAO_ENCONTRADO();
  const { de, ate } = diasDoAno(ano);
  const { rows: recebimentos } = await sql<DetalheDoIr['recebimentos'][number]>`
    select r.baixa_id as "baixaId", r.titulo_id as "tituloId", r.origem_titulo_id as "origemTituloId", t.numero,
      t.descricao || case when t.parcelas > 1 then ' ' || t.parcela || '/' || t.parcelas else '' end as descricao, t.versao, t.origem, a.nome_completo as "alunoNome", r.data_baixa as "dataBaixa", r.natureza,
      r.valor_centavos as "valorCentavos", c.numero as "reciboNumero"
    from v_recebimento_natureza r join v_titulo_receber t on t.id = r.origem_titulo_id join v_recibo_numero c on c.id = r.recibo_id left join v_pessoa_resumo a on a.id = r.aluno_id
    where r.pagador_id = ${pagadorId} and r.data_baixa between ${de}::date and ${ate}::date order by r.data_baixa, r.baixa_id, r.natureza, r.origem_titulo_id limit 1000`.execute(
    db,
  );
  return {
    pagador: { id: pagadorId, ...conteudo.pagador },
    ano,
    ate: conteudo.ate,
    alunos: conteudo.alunos,
    totais: conteudo.totais,
    recebimentos,
    impedimento: dito(recusaDoIr(conteudo), idioma),
    emitidas: await emitidasDe(db, 'ir', pedido),
  };
}

/** The year of a payer month by month, with what stands against the settlement statement. Throws NAO_ENCONTRADO for an unknown person. */
export async function obterQuitacao(db: Db, pedido: Pedido): Promise<DetalheDaQuitacao> {
  const { pagadorId, ano, hoje, idioma } = pedido;
  const quitacao = (await carregarQuitacao(db, ano, [pagadorId], hoje)).get(pagadorId);
  if (!quitacao) throw errosComuns.NAO_ENCONTRADO();
  const { de, ate } = diasDoAno(ano);
  const { rows: contestacoes } = await sql<DetalheDaQuitacao['contestacoes'][number]>`
    select c.id, q.id as "tituloId", q.numero, q.data_vencimento as "dataVencimento", q.saldo_centavos as "saldoCentavos", c.processo, c.data_contestacao as "dataContestacao"
    from debitos_contestados c join v_titulo_quitacao q on q.id = c.titulo_id
    where c.encerrada_em is null and q.pagador_id = ${pagadorId} and q.data_vencimento between ${de}::date and ${ate}::date order by q.data_vencimento, c.id`.execute(
    db,
  );
  const { conteudo, avaliacao } = quitacao;
  return {
    pagador: { id: pagadorId, ...conteudo.pagador },
    ano,
    direito: avaliacao.situacao,
    meses: avaliacao.meses,
    pendencias: avaliacao.pendencias,
    contestacoes,
    anosComDebito: conteudo.anosComDebito,
    impedimento: dito(recusaDaQuitacao(quitacao), idioma),
    emitidas: await emitidasDe(db, 'quitacao', pedido),
  };
}
