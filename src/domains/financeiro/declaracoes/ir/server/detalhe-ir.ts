import { sql } from 'kysely';
import type { Db } from '#platform/server/database/kysely.ts';
import { mascararCpf } from '#shared/documentos/cpf.ts';
import type { RespostaServidor } from '#shared/endpoint.ts';
import { errosComuns } from '#shared/erros.ts';
import type { declaracoesIrApi } from '../api.ts';
import { carregarIr } from '#domains/financeiro/declaracoes/emissao/server/door.ts';
import { diasDoAno } from '#domains/financeiro/declaracoes/ano.ts';
import { dito, emitidasDe, type PedidoDeDetalhe } from '#domains/financeiro/declaracoes/server/emitidas.ts';
import { recusaDoIr } from '#domains/financeiro/declaracoes/emissao/server/door.ts';

type DetalheDoIr = RespostaServidor<typeof declaracoesIrApi.obterIr>;

/** What a payer paid in a year and where each figure comes from. Throws NAO_ENCONTRADO for an unknown person. */
export async function obterIr(db: Db, pedido: PedidoDeDetalhe): Promise<DetalheDoIr> {
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
    pagador: { id: pagadorId, nome: conteudo.pagador.nome },
    ano,
    ate: conteudo.ate,
    alunos: conteudo.alunos.map((aluno) => ({ ...aluno, cpf: aluno.cpf === null ? null : mascararCpf(aluno.cpf) })),
    totais: conteudo.totais,
    recebimentos,
    impedimento: dito(recusaDoIr(conteudo), idioma),
    emitidas: await emitidasDe(db, 'ir', pedido),
  };
}
